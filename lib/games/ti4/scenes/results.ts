/** Cards that changed the table before the case, told by what they left: "Signal Jamming on me in 30", "Nova Seed on 30". */
import type { Claim, Mention } from '../../../kernel/sayings.ts'
import { effectsIn } from '../sayings/fleets.ts'
import { claimOf } from './claims.ts'
import { ME } from './groups.ts'
import { holdersOf } from './owners.ts'
import { isAboutMe, personAt, whoIs } from './people.ts'
import type { Read } from './read.ts'

/** So far behind a card the system it was played on is looked for. */
const REACH = 8

/** The supernova of the Muaat hero lies where the system was. */
const SUPERNOVA = { tile: '81', anomalies: ['supernova'], wormholes: [], planets: [] }

/** Whose token Signal Jamming puts down: "on me", "on Bob"; else of the side that did not play it. */
function jammed({ tools }: Read, { start, to, owner }: Mention): string | undefined {
  const { isOne } = tools
  // "did he signal jam 30"
  if ([start - 1, start - 2].some((at) => isOne(at, 'did', 'if', 'can', 'could'))) return undefined
  for (let at = to + 1; at <= to + REACH; at++) {
    if (!isOne(at - 1, 'on', 'against')) continue
    if (isOne(at, 'me', 'us')) return ME
    if (isOne(at, 'him', 'her', 'them')) return whoIs(tools, 'opponent')
    const person = personAt(tools, at)
    if (person !== undefined) return person
  }
  const player = owner ?? holdersOf(tools, start)[0]
  if (player === undefined || !isAboutMe(tools)) return undefined
  return player === ME ? whoIs(tools, 'opponent') : ME
}

const LEAVES: Readonly<Record<string, (one: Read, card: Mention) => object | undefined>> = {
  'nova-seed': () => SUPERNOVA,
  'signal-jamming': (one, card) => {
    const owner = jammed(one, card)
    return owner === undefined ? undefined : { tokens: [owner] }
  },
}

/** A card that left a token, and lies in play no more. */
export const isLaid = (card: string): boolean => card === 'signal-jamming'

export interface Result {
  card: Mention<string>
  system: string
  left: object
}

/** Every such card whose system is named behind it. */
export const resultsIn = (one: Read): Result[] =>
  effectsIn(one.tools).flatMap((card) => {
    const place = one.places.find(
      ({ from }) =>
        from > card.to &&
        from - card.to <= REACH &&
        // "he signal jammed 30", "jammed my home"
        (from === card.to + 1 || one.tools.isOne(from - 1, 'in', 'at', 'on', 'into', 'my', 'his', 'her', 'their')),
    )
    const left = place && LEAVES[card.value]?.(one, card)
    return left ? [{ card, system: place.id, left }] : []
  })

/** "He signal jammed us": that it left something was said, and not where. */
const leftSomewhere = (one: Read): Claim[] => {
  const known = resultsIn(one).map(({ card }) => card.from)
  return effectsIn(one.tools)
    .filter(({ value, from }) => isLaid(value) && !known.includes(from))
    .map(({ start, to }) => ({ path: 'systems[0].tokens', value: undefined, from: start, to }))
}

/** The systems as the cards left them. */
export const withResults = (systems: readonly Claim[], one: Read): Claim[] => [
  ...systems,
  ...leftSomewhere(one),
  ...resultsIn(one).flatMap(({ card: { start, to }, system, left }): Claim[] => {
    const told = claimOf(systems, system)
    return told
      ? Object.entries(left).map(([field, value]) => ({ path: `${told.path}.${field}`, value, from: start, to }))
      : []
  }),
]
