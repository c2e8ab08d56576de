import type { ReactNode } from 'react'
import type { Fact, RawFacts } from '../../../lib/kernel/facts'
import { AnyField } from '../../_components/fields/any-field'
import { FieldContext } from '../../_components/fields/field-context'
import type { Desk } from './use-desk'

interface Props {
  desk: Desk
  /** Top facts, or fields of a record as `blue.pips`. */
  paths: readonly string[]
}

function factOf(desk: Desk, [top = '', field]: string[]): Fact | undefined {
  const fact = desk.bench.checker.facts[top]
  if (!field) return fact
  return fact?.kind === 'record' ? (fact.fields as Record<string, Fact>)[field] : undefined
}

/** Questions of the checker's own form, for what the tool does not draw. */
export function Asked({ desk, paths }: Props): ReactNode {
  return (
    <FieldContext value={desk.notes}>
      {paths.map((path) => {
        const [top = '', field] = path.split('.')
        const fact = factOf(desk, path.split('.'))
        if (!fact) return null
        const record = (desk.facts[top] ?? {}) as RawFacts
        return (
          <AnyField
            key={path}
            fact={fact}
            path={path}
            value={field ? record[field] : desk.facts[top]}
            onChange={(value) => desk.set(top, field ? without(record, field, value) : value)}
          />
        )
      })}
    </FieldContext>
  )
}

/** A record with one field set, or left out when it is not known. */
export function without(record: RawFacts, field: string, value: unknown): RawFacts | undefined {
  const known = Object.entries({ ...record, [field]: value }).filter(([, each]) => each !== undefined)
  return known.length ? Object.fromEntries(known) : undefined
}
