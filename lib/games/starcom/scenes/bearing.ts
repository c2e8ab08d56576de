/** What bears on a jump beside its way: whose ship it is, who plays the card, what hastens it. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { nameAt } from './people.ts'
import { placesIn } from './places.ts'
import { stands } from './presence.ts'
import { COMMANDS, isStation, nameOf } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "Blue's Corvette": where no other ship is spoken of, it is the one that moves. */
export function theirShip(tools: SceneTools): Claim[] {
  const ships = vesselsIn(tools).filter(({ value, count }) => !isStation(value) && count !== 0)
  const [one] = ships
  if (!one || ships.some(({ owner }) => owner === undefined || owner === 'me') || stands(tools, one)) return []
  // "Ben's has jumped, may mine": another one is asked about; "into another of mine" is a place
  const places = placesIn(tools)
  const isPlace = (at: number) => places.some(({ told }) => told && told[0] <= at && at <= told[1])
  if (tools.tokens.some((_, at) => tools.isOne(at, 'mine') && !isPlace(at))) return []
  // "bought his Scout", "traded for his Corvette": it is mine now
  const verb = tools.isOne(one.start - 1, 'for') ? one.start - 2 : one.start - 1
  if (GOT.test(tools.tokens[verb]?.plain ?? '')) return []
  // "he gave me his Destroyer"
  if (tools.isOne(one.start - 1, 'me', 'us') && GAVE.test(tools.tokens[one.start - 2]?.plain ?? '')) return []
  const place = { from: one.start, to: Math.max(one.start, one.from - 1) }
  const name = nameOf(one.owner)
  return [
    { path: 'mine', value: false, ...place },
    ...(name === 'Red' ? [] : [{ path: 'shipOwner', value: name, ...place }]),
  ]
}

/** "Interdicted by his Cruiser, can my Fighter leave": his is not the one that goes. */
export function othersShips(tools: SceneTools): Claim[] {
  const ships = vesselsIn(tools).filter(({ value }) => !isStation(value))
  const isMoved = tools.mentions(COMMANDS).some(({ value }) => MOVERS.test(value))
  const isMineAsked = ships.some(({ owner, start }) => owner === 'me' && tools.isOne(start - 1, 'can', 'may', 'could'))
  if (isMoved || !isMineAsked) return []
  const theirs = ships.filter(({ owner }) => owner !== undefined && owner !== 'me')
  return theirs.map(({ from, to }) => ({ path: '', value: undefined, isUnread: true, from, to }))
}

const GOT = /^(bought|took|got|traded|stole|captured|received|gained|buy|take|get)$/

const GAVE = /^(gave|handed|sold|traded|passed|left|lent|gives|hands|sells)$/

const MOVERS = /^(bribery|jump-stabilization)$/
const PLAYS = 'play plays played use uses used using with via the his her their by'.split(' ')

/** "He bribes my Cruiser", "Kim plays Jump Stabilization": who moves a ship by a card. */
export function deckedBy(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const card = tools.mentions(COMMANDS).find(({ value }) => MOVERS.test(value))
  const at = card?.from ?? tokens.findIndex((_, place) => isOne(place, 'bribe', 'bribes', 'bribed', 'drummond'))
  if (at < 0) return []
  const who = [1, 2, 3].map((step) => at - step).find((place) => !isOne(place, ...PLAYS))
  const plain = who === undefined ? '' : (tokens[who]?.plain ?? '')
  if (/^(i|ive|we)$/.test(plain)) return [{ path: 'cardPlayedByOther', value: false, from: who!, to: who! }]
  const isOther = /^(he|she|they|opponent|you)$/.test(plain) || (who !== undefined && nameAt(tools, who) !== undefined)
  return isOther ? [{ path: 'cardPlayedByOther', value: true, from: who!, to: who! }] : []
}

/** "Only small ones get in": a rule that is told, no word of this ship. */
export const ruled = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isOne(at, 'only', 'just') && isOne(at + 1, 'small', 'medium', 'large')
      ? [{ path: '', value: undefined, isUnread: true, from: at, to: at + 1 }]
      : [],
  )

/** "+1", "plus 1 speed": what comes to its speed, where no other noun stands behind it. */
export function bonus({ tokens, typed, isOne }: SceneTools): Claim[] {
  return tokens.flatMap((token, at): Claim[] => {
    const isPlus = typed[token.start - 1] === '+' || isOne(at - 1, 'plus')
    if (token.number === undefined || !isPlus || !/^\d/.test(token.plain)) return []
    const isSpeed = isOne(at + 1, 'speed', 'sped', 'spd')
    const isBare = tokens[at + 1]?.part !== token.part || isOne(at + 1, 'from', 'off', 'by', 'and', 'now', 'to', 'via')
    if (!isSpeed && !isBare) return []
    return [{ path: 'speedBonus', value: token.number, from: at, to: isSpeed ? at + 1 : at }]
  })
}
