/** Questions of TI4 that need no map: wormholes compared, cannons of which no place is told, an activation by itself. */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { requestOf } from '../../../lib/ask/door.ts'
import { games } from '../../../lib/games/index.ts'
import { hears, outcomeOf } from './hears.ts'

const judge = hears(games)
const read = (question: string, checker?: string) =>
  judge({ question, game: 'ti4', ...(checker ? { checker: `ti4/${checker}` } : {}) })

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
  ])('%s', (question, answer) => expect(outcomeOf(read(question))).toBe(answer))
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
  ])('%s', (question, answer) => expect(outcomeOf(read(question, 'space-cannon'))).toBe(answer))
})

describe('an activation by itself', () => {
  it.each([
    ['can i activate a system i already have a token in', 'illegal'],
    ['can I activate a system where he has a token', 'legal'],
    ['hes got a token down in Wellon, that doesnt stop me activating it does it', 'legal'],
    ['no tactic tokens left, can I activate', 'illegal'],
    // something is to move, and what it is was not said
    ['can I activate 26 and move in', 'undetermined'],
  ])('%s', (question, verdict) => expect(outcomeOf(read(question, 'movement'))).toBe(verdict))
})

describe('a card or a faction that is named does not close the list of cards', () => {
  it.each([
    [
      "my cruiser moves into the supernova, i'm muaat",
      'Magmus Reactor of yours, Nav Suite of yours or Circlet of the Void of yours',
    ],
    [
      'i have antimass, can my destroyer go through the nebula',
      'Voidborn of yours, Nav Suite of yours, Shared Research or Circlet of the Void of yours',
    ],
    [
      "i'm creuss, is alpha adjacent to gamma",
      'Emissary Taivra of another player or Gamma Wormhole and Gamma Relay of another player for alpha',
    ],
    ['muaat war sun target 3 away', 'Prototype War Sun\u00a0II of muaat'],
  ])('%s', (question, unless) => {
    const ruling = adjudicate(games, { ...requestOf(read(question)), presume: true })
    if ('error' in ruling) throw new Error(ruling.error.message)
    expect(ruling.verdict).toBe('undetermined')
    expect(ruling.presumed?.unless.map(({ says }) => says)).toContain(unless)
  })
})

describe('what was read too far', () => {
  it.each([
    ['two betas in one system, is it adjacent to itself', 'adjacency', 'No'],
    ['is a system with two alphas adjacent to itself', 'adjacency', 'No'],
    ['combat still going, 4 infantry in space and no carrier, how many die', 'fleet-pool', 'Within both limits'],
    ['cruiser moved out, 3 dreads and fleet pool 3, ok?', 'fleet-pool', 'Within both limits'],
    ['fighter II upgrade: 2 cruisers and 4 of them, no carrier, fleet pool 3', 'fleet-pool', 'undetermined'],
    ['carrier I with 4 infantry, and 2 of them are mechs', 'transport', 'undetermined'],
    ['he attacks sol, can my pds II next door shoot sol', 'space-cannon', 'undetermined'],
    ['upgraded muaat war sun, target 3 away', 'movement', 'legal'],
    ['muaat war sun II moves through the supernova, 2 systems', 'movement', 'legal'],
    ['can i retreat into an empty system where ive got nothing', 'ability', 'illegal'],
    ['skilled retreat into the nebula next door, nobody in it', 'ability', 'illegal'],
    ['retreat to 26 where I have a destroyer', 'ability', 'legal'],
    ['can I retreat into an empty system', 'ability', 'undetermined'],
  ])('%s', (question, checker, head) => expect(outcomeOf(read(question, checker))).toBe(head))
})
