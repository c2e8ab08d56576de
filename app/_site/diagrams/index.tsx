import type { ReactNode } from 'react'
import { Figure } from './frame'
import { LEGION } from './legion'
import { STARCOM } from './starcom'
import { TI4 } from './ti4'

const DRAWINGS = { starcom: STARCOM, ti4: TI4, legion: LEGION }

/** `<Diagram name="siege" />` on a rule page: a drawing of ours for what words are slow at. Throws where there is none. */
export function Diagram({ game, name }: { game: string; name: string }): ReactNode {
  const drawing = DRAWINGS[game as keyof typeof DRAWINGS]?.[name]
  if (!drawing) throw new Error(`There is no drawing ${name} of ${game}.`)
  return <Figure name={name} drawing={drawing} />
}
