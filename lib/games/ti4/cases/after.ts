import { chain, effects, go, system, table, units } from '../board/samples.ts'
import { ONE, one } from './build.ts'

const m = one('movement')
const s = one('space-cannon')
const hop = (cards: string, over: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    systems: chain('a b'),
    active: 'b',
    units: units('x:cruiser-i@a'),
    moves: [go('x', 'a b')],
    effects: effects(cards),
    ...over,
  })
/** A carrier through an alpha wormhole. */
const hole = (cards: string) =>
  hop(cards, {
    systems: [system('a=alpha', { q: 0, r: 0 }), system('b=alpha', { q: 5, r: 0 })],
    units: units('x:carrier-i@a'),
  })
const shot = (cards: string) => hop(cards, { systems: chain('a b#P'), units: units('x:cruiser-i@a p:pds-i@b/P>bob') })
const HIT = 'space-cannon.2 space-cannon.5a'

/** What cards ask for or allow once the ships have moved. */
export const afterCases = [
  m('AFTER.A.01', 'Fleet Logistics: a second action, which needs its own token', hop('fleet-logistics'), 'legal', ONE, {
    follows: '!fleet-logistics',
  }),
  m(
    'AFTER.A.02',
    'Voidwatch: a note for the player whose units are there',
    hop('voidwatch>bob', { units: units('x:cruiser-i@a y:cruiser-i@b>bob') }),
    'legal',
    ONE,
    { follows: '!voidwatch' },
  ),
  m(
    'AFTER.A.03',
    'Foresight: the fleet found there may leave',
    hop('foresight>bob', { units: units('x:cruiser-i@a y:cruiser-i@b>bob') }),
    'legal',
    ONE,
    { follows: '!foresight' },
  ),
  m(
    'AFTER.A.04',
    'Counterstroke: the token of another player goes back',
    hop('counterstroke>bob', { systems: chain('a b@bob') }),
    'legal',
    `${ONE} active-system.3`,
    { follows: '!counterstroke' },
  ),
  m(
    'AFTER.A.05',
    'Sai Seravus: a fighter with a carrier through a wormhole',
    hole('sai-seravus'),
    'legal',
    `${ONE} adjacency.1`,
    {
      follows: '!sai-seravus',
    },
  ),
  m('AFTER.A.06', 'Ion Storm flips after ships went through it', hole('ion-storm+b'), 'legal', `${ONE} adjacency.1`, {
    follows: '!ion-storm',
  }),
  m('AFTER.A.07', 'A move into the fire of a Graviton Laser System', shot('graviton-laser-system>bob'), 'legal', ONE, {
    follows: '!graviton-laser-system',
  }),
  m('AFTER.A.08', 'A move under fire with Maneuvering Jets', shot('maneuvering-jets'), 'legal', ONE, {
    follows: '!maneuvering-jets',
  }),
  s(
    'AFTER.B.01',
    'Graviton Laser System sends hits to larger ships',
    shot('graviton-laser-system>bob'),
    'answered',
    HIT,
    {
      answer: ['bob at ann: p 1 × 6+'],
      follows: '!graviton-laser-system',
    },
  ),
  s('AFTER.B.02', 'Maneuvering Jets cancel a hit', shot('maneuvering-jets'), 'answered', HIT, {
    answer: ['bob at ann: p 1 × 6+'],
    follows: '!maneuvering-jets',
  }),
]
