/** What a sentence of TI4 comes to, for the tests of several rounds. */
import { games } from '../../../lib/games/index.ts'
import { hears, outcomeOf } from './hears.ts'

const judge = hears(games)

/** The reading of a sentence with its ruling; by one checker where it is named. */
export const read = (question: string, checker?: string) =>
  judge({ question, game: 'ti4', ...(checker ? { checker: `ti4/${checker}` } : {}) })

/** A line of units, systems, effects or moves. */
interface Said {
  id: string
  type?: string
  owner?: string
  system?: string
  tokens?: string[]
  path?: string[]
}

/** The lines of one list that the sentence filled. */
export const said = (question: string, path: string, checker?: string) =>
  (read(question, checker).facts[path] ?? []) as Said[]

/** The way of the first ship that moves. */
export const pathOf = (question: string) => said(question, 'moves', 'movement')[0]?.path

/** Which checker was chosen, and what it says. */
export const headOf = (question: string) => [read(question).checker?.split('/')[1], outcomeOf(read(question))]
