/** Questions of TI4 that need no map: wormholes compared, cannons of which no place is told, an activation by itself. */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { requestOf } from '../../../lib/ask/door.ts'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string, checker?: string) =>
  judge({ question, game: 'ti4', ...(checker ? { checker: `ti4/${checker}` } : {}) })
/** The verdict or the answer, usual where it is not settled. */
const headOf = ({ ruling }: ReturnType<typeof read>): string => {
  if (!ruling || 'error' in ruling) return 'error'
  const { verdict, answer } = ruling.presumed ?? ruling
  return answer?.says ?? verdict
}

describe('places that are only compared', () => {
  it.each([
    ['is alpha next to beta', 'No'],
    ['two alphas at opposite ends of the map, adjacent?', 'Yes, by alpha wormhole'],
    ['is an alpha adjacent to another alpha', 'Yes, by alpha wormhole'],
    ['are 25 and 26 adjacent if both have an alpha', 'Yes, by alpha wormhole'],
    ['are 25 and 26 adjacent', 'No'],
    ['mallice still closed, is it next to an alpha', 'No'],
    ['mallice open, adjacent to an alpha system?', 'Yes, by alpha wormhole'],
    // the side of the nexus was not said: the other one is named
    ['is mallice next to an alpha', 'No'],
  ])('%s', (question, answer) => expect(headOf(read(question))).toBe(answer))
  it.each([
    ['is alpha next to beta', 'their tiles touch'],
    ['is mallice next to an alpha', 'the wormhole nexus is on its active side'],
  ])('%s, unless', (question, unless) => {
    const ruling = adjudicate(games, { ...requestOf(read(question)), presume: true })
    expect('presumed' in ruling && ruling.presumed?.unless.map(({ says }) => says)).toContain(unless)
  })
})

describe('cannons of which no place is told', () => {
  it.each([
    [
      'two PDS II and plasma scoring, how many dice is that',
      'me at opponent: PDS II 1 1 × 5+, PDS II 2 1 × 5+, and 1 more die',
    ],
    ['i have antimass, his pds hits on 6. so he needs a 7 now?', 'opponent at me: opponent PDS I 1 1 × 7+'],
    ['can his pds shoot my 2 cruisers', 'opponent at me: opponent PDS I 1 1 × 6+'],
    ['can two pds fire at his fleet', 'me at opponent: PDS I 1 1 × 6+, PDS I 2 1 × 6+'],
    // where they stand was spoken of and not understood
    ['Can his PDS II not in an adjacent system shoot at me?', 'undetermined'],
    ['can a pds in a system my fleet passes through fire at me', 'undetermined'],
    // nobody said that anybody fires
    ['can my dread sustain a space cannon hit', 'undetermined'],
    // whose turn it is was not said
    ['who fires first, his pds or mine', 'undetermined'],
  ])('%s', (question, answer) => expect(headOf(read(question, 'space-cannon'))).toBe(answer))
})

describe('an activation by itself', () => {
  it.each([
    ['can i activate a system i already have a token in', 'illegal'],
    ['can I activate a system where he has a token', 'legal'],
    ['hes got a token down in Wellon, that doesnt stop me activating it does it', 'legal'],
    ['no tactic tokens left, can I activate', 'illegal'],
    // something is to move, and what it is was not said
    ['can I activate 26 and move in', 'undetermined'],
  ])('%s', (question, verdict) => expect(headOf(read(question, 'movement'))).toBe(verdict))
})
