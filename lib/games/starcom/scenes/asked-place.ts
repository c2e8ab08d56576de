/** Of two places that are told apart, the one that is asked about. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { PLACES } from './places.ts'
import { BUILDS, SYSTEMS } from './things.ts'

const NOUNS = ['colony', 'capital', 'homeworld']
const MAY = /^(can|may|could|should|do|am)$/

/** Which of the places a word names; a card by its last word, and what is home is the Homeworld. */
function nounAt({ tokens, isOne, mentions }: SceneTools, at: number): string | undefined {
  const card = mentions(SYSTEMS).find(({ to }) => to === at)?.value
  // "I own Forsei. Can I build at home": what it allows holds everywhere
  if (card?.slug === 'forsei' && isOne(at - 1, 'own', 'control', 'hold', 'have', 'got', 'with')) return undefined
  if (card) return card.slug
  return isOne(at, 'home') && tokens[at]!.plain === 'home' ? 'homeworld' : NOUNS.find((noun) => isOne(at, noun))
}

/** "My capital … on Silis Major" may be one place under two names. */
const isSame = (one: string, other: string): boolean =>
  one === other || [`${one} ${other}`, `${other} ${one}`].some((pair) => ONE_OF.has(pair))
const ONE_OF = new Set(
  SYSTEMS.flatMap(({ value }) => (value.type === 'Capital System' ? [`capital ${value.slug}`] : [])),
)

/** "May I develop the capital", "can I build in my colony": the place at the end of the question. */
function askedAt(tools: SceneTools): number | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findLastIndex((_, place) => nounAt(tools, place) !== undefined)
  const lead = [1, 2, 3].map((step) => at - step).find((place) => isOne(place, 'in', 'at', 'on', 'develop'))
  const isAsked = tokens.some(({ plain, part }, place) => place < at && part === tokens[at]?.part && MAY.test(plain))
  return lead !== undefined && isAsked ? at : undefined
}

/** Where something of its own is told: behind a sign, or "and my capital". */
function clausesOf(tools: SceneTools): [from: number, to: number][] {
  const { tokens, isOne } = tools
  const isStart = (at: number) =>
    at === 0 ||
    tokens[at]!.part !== tokens[at - 1]!.part ||
    (isOne(at, 'and', 'while') && [1, 2].some((step) => nounAt(tools, at + step) !== undefined))
  const starts = tokens.flatMap((_, at) => (isStart(at) ? [at] : []))
  return starts.map((from, i) => [from, (starts[i + 1] ?? tokens.length) - 1])
}

/** "…, the capital 2", "…, but my capital isn't": what was said of the other place is said of this one in short. */
function inShort(tools: SceneTools, at: number, end: number, others: readonly number[], path: string): Claim[] {
  const { tokens, isOne } = tools
  const isOf = (...words: string[]) => others.some((place) => isOne(place, ...words))
  const number = isOne(at + 1, 'has', 'with', 'holds') ? at + 2 : at + 1
  if (number === end && tokens[number]!.number !== undefined && isOf('development', 'counter'))
    return [{ path, value: tokens[number]!.number, from: at, to: number }]
  const isNot = isOne(at + 1, 'isnt') || (isOne(at + 1, 'is') && isOne(at + 2, 'not'))
  return isNot && end <= at + 2 && isOf('siege', 'besieged', 'sieged')
    ? [{ path: 'underSiege', value: false, from: at, to: end }]
    : []
}

/** "A seventh ship beside my capital": where it is not. */
export const besidePlaces = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] => {
    const to = isOne(at, 'beside', 'near') ? at : isOne(at, 'next', 'adjacent') && isOne(at + 1, 'to') ? at + 1 : -1
    const noun = to < 0 ? undefined : [2, 3].map((step) => to + step).find((place) => isOne(place, ...PLACES))
    const { plain, owner } = tokens[to + 1] ?? {}
    return noun !== undefined && (owner || /^(my|our|his|her|their|the|an?)$/.test(plain!))
      ? [{ path: '', value: undefined, isUnread: true, from: at, to: noun }]
      : []
  })

/** "Can I build one station here": it does not stand there yet. */
export const wantedHere = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isOne(at, 'here', 'there') &&
    isOne(at - 1, 'station') &&
    tokens[at - 2]?.number !== undefined &&
    [3, 4].some((step) => isOne(at - step, ...BUILDS))
      ? [{ path: '', value: undefined, from: at, to: at }]
      : [],
  )

/** "My colony has 3 developments, the capital 2. May I develop the capital": what is told of the other place is none of it. */
export function ofOtherPlace(tools: SceneTools, developments: string): Claim[] {
  const asked = askedAt(tools)
  if (asked === undefined) return []
  const noun = nounAt(tools, asked)!
  const told = clausesOf(tools)
    .filter(([, to]) => to < asked)
    .map(([from, to]) => ({
      from,
      to,
      places: tools.tokens.flatMap((_, at) => (at >= from && at <= to && nounAt(tools, at) ? [at] : [])),
    }))
  const isOther = (at: number) => !isSame(nounAt(tools, at)!, noun)
  const others = told.filter(({ places }) => places.length > 0 && places.every(isOther))
  const words = others.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  return [
    ...others.map(({ from, to }) => ({ path: '', value: undefined, isUnread: true as const, from, to })),
    ...told.flatMap(({ places, to }) =>
      places.filter((at) => !isOther(at)).flatMap((at) => inShort(tools, at, to, words, developments)),
    ),
  ]
}
