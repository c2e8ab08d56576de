import type { Fact } from '../../../lib/kernel/facts'

/** One question of the form. `undefined` is not known. */
export interface FieldProps<F extends Fact = Fact> {
  fact: F
  path: string
  value: unknown
  onChange: (value: unknown) => void
}
