/** Lines of lists as players say them at the table: vessels, shots, jumps, plays, goods; what is not told is not said. */
import { inBreath, sayEach, whose } from '../../kernel/fact-words.ts'
import { lowered } from '../../kernel/words.ts'
import { counted } from './words.ts'

type Names = Readonly<Record<string, string>>

/** "Corvette of Red, attack 2": the attack of a vessel, unless it is not told. */
const withAttack = (attack: unknown) => attack !== undefined && `attack ${attack}`

/** A thing with whose it is, in front of what else is told: "Small ship of Red"; "station, mine". */
const owned = (what: string, owner: unknown): string =>
  [what, whose(owner)].filter(Boolean).join(owner === 'me' ? ', ' : ' ')

/** "2 × Small ship of Red, attack 2"; "station, mine, attack 3". */
export const sayPresent = (classes: Names) =>
  sayEach(['owner', 'type', 'class', 'attack'], (one) => {
    const kind = one.type === 'station' ? 'station' : one.class === 'Fighter' ? '' : 'ship'
    const what = [classes[one.class], kind].filter(Boolean).join(' ') || 'vessel'
    return inBreath(owned(what, one.owner), withAttack(one.attack))
  })

/** "Destroyer of Red, 1 hit point": with its card where its name does not say it. */
export const sayFighting = (cards: Names) =>
  sayEach(['id', 'owner', 'card', 'attack', 'hp', 'damage'], ({ id, owner, card, attack, hp, damage }) => {
    const kind = cards[card]
    const what = id ?? kind ?? 'vessel'
    return inBreath(
      owned(what, owner),
      kind !== undefined && !what.startsWith(kind) && kind,
      withAttack(attack),
      hp !== undefined && counted(hp, 'hit point'),
      damage !== undefined && `${damage} damage on it`,
    )
  })

/** "Frigate → Refinery: 3 damage"; "3 damage on the Scout". */
export const sayShots = sayEach(['from', 'to', 'amount'], ({ from, to, amount }) => {
  const damage = amount === undefined ? 'damage' : `${amount} damage`
  if (from === undefined) return to === undefined ? damage : `${damage} on ${to}`
  return `${from} → ${to ?? '?'}: ${damage}`
})

/** "2 × Corvette to build". */
export const sayBuilds = (cards: Names) =>
  sayEach(['card', 'count'], ({ card, count }) => {
    const kind = cards[card] ?? 'something'
    return `${count === undefined || count === 1 ? kind : `${count} × ${kind}`} to build`
  })

/** "Trade World, 3 developments, under siege". */
export const saySystems = (cards: Names) =>
  sayEach(['card', 'developments', 'underSiege', 'refineries'], ({ card, developments, underSiege, refineries }) =>
    inBreath(
      cards[card] ?? 'a system',
      developments !== undefined && counted(developments, 'development'),
      underSiege !== undefined && (underSiege ? 'under siege' : 'not under siege'),
      refineries !== undefined && counted(refineries, 'Refinery of yours', 'Refineries of yours'),
    ),
  )

/** "Ann plays Sabotage"; "you play Intercept Orders on play 1". */
export const sayPlays = (cards: Names, places: Names) =>
  sayEach(['by', 'card', 'target'], ({ by, card, target }) => {
    const what = cards[card] ?? 'something'
    const on = target === undefined ? '' : `, aimed at ${lowered(places[target] ?? target)}`
    if (by === undefined) return `${what}${on}`
    return by === 'me' ? `you play ${what}${on}` : `${by} plays ${what}${on}`
  })

/** Goods as one gives them: the kinds of a deal (`KINDS`) by their ids. */
const GOODS: Names = {
  credits: 'credits',
  'hand-card': 'cards from hand',
  'table-card': 'a card in play',
  system: 'a system',
  ship: 'a ship',
  station: 'a station',
  favour: 'a favor or promise',
}

/** "you give 2 cards from hand". */
export const sayGoods = sayEach(['kind', 'from', 'count'], ({ kind, from, count }) => {
  const what = count === undefined ? (GOODS[kind] ?? 'something') : counted(count, 'card from hand', 'cards from hand')
  if (from === undefined) return what
  return from === 'me' ? `you give ${what}` : `the other player gives ${what}`
})

/** "jump to Pulsar System of nobody, adjacent". */
export const sayJumps = (cards: Names, players: Names) =>
  sayEach(['destinationCard', 'destinationController', 'adjacent'], (jump) => {
    const who = jump.destinationController
    const where = cards[jump.destinationCard] ?? 'a system'
    const whoseIt = who === undefined || who === 'me' ? who : (players[who]?.toLowerCase() ?? who)
    return inBreath(
      owned(`jump to ${where}`, whoseIt),
      jump.adjacent !== undefined && (jump.adjacent ? 'adjacent' : 'not adjacent'),
    )
  })

/** "station, attack 2". */
export const sayStations = sayEach(['attack'], ({ attack }) => inBreath('station', withAttack(attack)))
