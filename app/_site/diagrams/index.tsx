import type { ReactNode } from 'react'
import { drawingsOf } from '../screens'
import { Figure } from './frame'

/** `<Diagram name="siege" />` on a rule page: a drawing of ours for what words are slow at. Throws where there is none. */
export async function Diagram({ game, name }: { game: string; name: string }): Promise<ReactNode> {
  const drawing = (await drawingsOf(game))[name]
  if (!drawing) throw new Error(`There is no drawing ${name} of ${game}.`)
  return <Figure name={name} drawing={drawing} />
}
