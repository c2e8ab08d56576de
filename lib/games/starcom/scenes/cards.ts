/** Cards in hand and Commands: which deck, what is aimed at, what is mended. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { cardOf } from '../costs.ts'
import { OLD } from '../facts.ts'
import { domains, onlyHeld } from './domains.ts'
import { nameAt } from './people.ts'
import { priced } from './purse.ts'
import { COMMANDS, isCard, isStation, SYSTEMS, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "My Research World is besieged, do I draw its card". */
function besiegedSource(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const [source] = tools.mentions(SYSTEMS)
  const at = tokens.findIndex((_, place) => isOne(place, 'besieged', 'sieged', 'siege', 'blockaded'))
  // its domain may be drawn from all the same
  const isOfDeck = domains(tools).some(({ path }) => path === 'deck')
  if (!source || at < 0 || isOfDeck || source.value.slug === 'homeworld') return []
  const isDenied = [1, 2, 3].some((step) => isOne(at - step, 'not', 'no', 'isnt', 'never', 'nobody'))
  // "how many do I draw": of the whole draw, which its card is only a part of
  if (tokens.some((_, place) => isOne(place, 'many') && isOne(place - 1, 'how')))
    return [{ path: 'action', value: undefined, from: source.from, to: source.to }]
  return [
    { path: 'besiegedSource', value: !isDenied, from: Math.min(source.from, at), to: Math.max(source.to, at) },
    { path: 'action', value: 'card-effect', from: source.from, to: source.to },
  ]
}

/** "Anna has three credits, I have five": what somebody else was said to have so many of is what is compared. */
function compared(tools: SceneTools, at: number): number | undefined {
  const { tokens, isOne } = tools
  const last = tokens.findLastIndex(
    ({ number, plain, part }, place) =>
      place < at && number !== undefined && !/^an?$/.test(plain) && tokens[place + 1]?.part === part,
  )
  const isTheirs = [1, 2, 3].some((step) => isOne(last - step, ...OTHERS) || nameAt(tools, last - step) !== undefined)
  return last > 0 && isTheirs && !isOne(last + 1, 'card') ? last + 1 : undefined
}
const OTHERS = ['he', 'she', 'they', 'opponent']

/** "I've 5 already", "full at 5": cards, where nothing else is counted. */
function handful(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ number, plain, part }, place) =>
      number !== undefined &&
      !/^(an?|no)$/.test(plain) &&
      (/^(ive|have|hold|holding|got)$/.test(tokens[place - 1]?.plain ?? '') ||
        (isOne(place - 1, 'at') && isOne(place - 2, 'full', 'hand', 'i'))) &&
      (tokens[place + 1]?.part !== part || isOne(place + 1, 'already', 'now', 'in', 'of')),
  )
  if (at < 0) return []
  const noun = compared(tools, at)
  const path = noun === undefined ? 'handSize' : isOne(noun, 'credit') ? 'credits' : ''
  return [{ path, value: path ? tokens[at]!.number : undefined, from: at, to: at }]
}

/** "No card then?", "so no draw for me?" ask; "I have no cards" tells. */
const noCard = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isOne(at, 'no') &&
    isOne(at + 1, 'card', 'draw') &&
    !isOne(at - 1, 'have', 'hold', 'got', 'with', 'ive') &&
    !isOne(at + 2, 'in', 'left')
      ? [{ path: '', value: undefined, isUnread: true, from: at, to: at + 1 }]
      : [],
  )

/** "I had five cards, sold two", "sold two, hand was five before": how many are left is not said. */
const hadOnce = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ number }, at): Claim[] => {
    const before = tokens[at - 1]?.plain
    const wasHand = before === 'was' && isOne(at - 2, 'hand')
    const isCount = number !== undefined && (wasHand || (before === 'had' && isOne(at + 1, 'card')))
    const isLess = tokens.some(
      ({ plain }, place) => (wasHand || place > at) && /^(sold|spent|drew|played|discarded|bought)$/.test(plain),
    )
    return isCount && isLess
      ? [{ path: 'handSize', value: undefined, from: wasHand ? at - 2 : at, to: wasHand ? at : at + 1 }]
      : []
  })

const LESS = 'play sell discard use spend trade give drop chuck toss ditch bin throw dump'.split(' ')
/** "I've 5 cards. If I play one first, …": how many are in hand by then is not what was told. */
const lessFirst = (tools: SceneTools): Claim[] => {
  const { tokens, isOne } = tools
  const named = tools.mentions(COMMANDS).map(({ start }) => start)
  const isHeld = (at: number) => isOne(at + 1, 'card') || (isOne(at + 1, 'in') && isOne(at + 2, 'hand'))
  const held = tokens.findIndex(({ number }, at) => number !== undefined && number > 1 && isHeld(at))
  const at = tokens.findIndex(
    (_, place) =>
      held >= 0 &&
      place > held &&
      isOne(place, ...LESS) &&
      [1, 2].some((step) => {
        const { number, plain } = tokens[place + step] ?? {}
        return (
          named.includes(place + step) ||
          (number !== undefined && plain !== 'no') ||
          isOne(place + step, 'them', 'card', 'it')
        )
      }) &&
      !/^(cant|not|dont|didnt|wont|never|without)$/.test(tokens[place - 1]?.plain ?? ''),
  )
  const isFirst =
    [1, 2, 3, 4, 5].some((step) => isOne(at + step, 'first', 'before', 'beforehand', 'then')) ||
    [1, 2, 3].some((step) => isOne(at - step, 'and', 'if', 'after', 'then', 'first'))
  return at < 0 || !isFirst ? [] : [{ path: 'handSize', value: undefined, from: held, to: held + 1 }]
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth'.split(' ')
/** "I hold 3 cards, bought a fourth": so many are in hand now, and that one is no longer asked about. */
const reached = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ plain }, at): Claim[] => {
    const verb = [1, 2, 3]
      .map((step) => at - step)
      .find((place) => /^(bought|drew|got|took)$/.test(tokens[place]?.plain ?? ''))
    const who = isOne((verb ?? 0) - 1, 'just', 'then', 'already', 'also', 'have') ? verb! - 2 : (verb ?? 0) - 1
    if (verb === undefined || ORDINALS.indexOf(plain) < 2) return []
    // "he bought a third": that is none of mine
    if (isOne(who, ...OTHERS) || tokens[who]?.isStrange)
      return [{ path: '', value: undefined, isUnread: true, from: verb, to: at }]
    const before = tokens.findIndex(
      ({ number }, place) =>
        place < verb &&
        number === ORDINALS.indexOf(plain) - 1 &&
        isOne(place - 1, 'have', 'hold', 'holding', 'got', 'ive', 'had'),
    )
    return before < 0
      ? []
      : [
          { path: 'handSize', value: ORDINALS.indexOf(plain), from: verb, to: at },
          { path: '', value: undefined, from: before, to: isOne(before + 1, 'card') ? before + 1 : before },
        ]
  })

const GIVES = ['give', 'hand', 'pass']
const GETS = ['get', 'got', 'take', 'took', 'receive', 'received']

/** "Oskar gives me four cards", "I get two cards from her": they come without a draw. */
function handed(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isPlayer = (at: number) =>
    /^(he|she|they|him|her|them|opponent)$/.test(tokens[at]?.plain ?? '') || nameAt(tools, at) !== undefined
  return tokens.flatMap((_, card): Claim[] => {
    const verb = [1, 2, 3].map((step) => card - step).find((at) => isOne(at, ...GIVES, ...GETS))
    if (!isOne(card, 'card') || verb === undefined) return []
    const who = isOne(verb, ...GIVES) ? verb - 1 : isOne(card + 1, 'from') ? card + 2 : -1
    return isPlayer(who) ? [{ path: 'action', value: 'gain-card', from: who, to: who }] : []
  })
}

export const hand: Scene = (tools) => [
  ...handed(tools),
  ...hadOnce(tools),
  ...lessFirst(tools),
  ...reached(tools),
  ...domains(tools),
  ...onlyHeld(tools),
  ...besiegedSource(tools),
  ...handful(tools),
  ...noCard(tools),
  ...price(tools),
  ...sold(tools),
  ...vesselBought(tools),
]

/** "For three credits" is what a sale brings, and nothing that is had. */
const price = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((token, at): Claim[] =>
    token.number !== undefined &&
    isOne(at + 1, 'credit', 'credits') &&
    isOne(at - 1, 'for', 'cost', 'costs', 'get', 'of')
      ? [{ path: '', value: undefined, from: at, to: at + 1 }]
      : [],
  )

/** "Can I buy a Battleship": no card is bought. */
const vesselBought = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ start, to }): Claim[] => {
    const verb = [1, 2].map((step) => start - step).find((at) => tools.isOne(at, 'buy', 'purchase'))
    return verb === undefined ? [] : [{ path: '', value: undefined, isUnread: true, from: verb, to }]
  })

/** "Sold two cards this turn": they are in nobody's hand any more; nor is "just one card" that is sold the hand. */
const sold = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((token, at): Claim[] => {
    const verb = isOne(at - 1, 'just', 'only') ? at - 2 : at - 1
    if (
      token.number === undefined ||
      !isOne(at + 1, 'card') ||
      !/^(sold|bought|sell|discard|discards|discarding)$/.test(tokens[verb]?.plain ?? '')
    )
      return []
    if (verb < at - 1) return [{ path: '', value: undefined, from: at - 1, to: at + 1 }]
    const isNow = isOne(at + 2, 'already') || (isOne(at + 2, 'this') && isOne(at + 3, 'turn'))
    const isDone = isNow && /^(sold|bought)$/.test(tokens[at - 1]!.plain)
    const value = isDone ? (tokens[at - 1]!.plain === 'sold' ? 1 : token.number) : undefined
    // "I sold two cards. May I buy one": what was done is not what is asked
    const isPast = tokens[at - 1]!.plain === 'sold' && tokens.some((_, place) => place > at && isOne(place, 'buy'))
    return [{ path: value === undefined ? '' : 'timesThisTurn', value, from: isPast ? at - 1 : at, to: at + 1 }]
  })

/** "Scrap my Destroyer, it cost 12": what is said of its price, else what is printed on it where there is scrapping. */
function costOf(tools: SceneTools, { value, from, to }: VesselMention): Claim[] {
  const told = priced(tools).map((price) => ({ ...price, path: 'cost' }))
  const isPriced = tools.tokens.some((_, at) => tools.isOne(at, 'price', 'cost', 'costs', 'paid', 'worth'))
  const isScrapped = !isPriced && tools.tokens.some((_, at) => tools.isOne(at, 'scrap', 'scrapping'))
  const printed = isScrapped && isCard(value) ? cardOf(value.slug, OLD)?.cost : undefined
  return told.length || !printed ? told : [{ path: 'cost', value: printed, from, to }]
}

/** "Fix my Cruiser": it is a ship. */
export const repairScrap: Scene = (tools) => {
  const all = vesselsIn(tools).filter(({ count }) => count !== 0)
  const types = new Set(all.map(({ value }) => isStation(value)))
  const [one] = all
  if (!one || types.size > 1) return []
  const from = isCard(one.value) ? one.from : one.to
  // of another player's it is not asked here
  if (one.owner !== undefined && one.owner !== 'me') return [{ path: 'type', value: undefined, from, to: one.to }]
  return [{ path: 'type', value: isStation(one.value) ? 'station' : 'ship', from, to: one.to }, ...costOf(tools, one)]
}
