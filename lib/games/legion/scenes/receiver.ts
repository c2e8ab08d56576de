/** Who is said to get an order, or to have one, by the words behind it: "the order on my stormtroopers", "a token on those scouts". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { isUnfit } from './asked-unit.ts'
import { called, isGlued, typeOfName } from './called.ts'
import { cardsIn, rankOf } from './things.ts'
import type { ToldUnit } from './units.ts'

const WHOSE = /^(my|our|his|her|their|the|those|these|that)$/
const NO_NAME =
  /^(commander|general|leader|operative|nominee|one|ones|unit|units|squad|squads|him|her|them|it|table|board|order|orders|card|cards|other|others|same|guy|guys|opponent|opponents|enemy)$/
const END =
  /^(instead|with|for|from|at|in|on|and|or|get|gets|take|takes|receive|too|as|of|than|off|by|to|thanks|already|has|have|is|are|can|may|rather|not|if|right|next|near|beside|behind|standing|there|over|who|that|which|close|too)$/

/** The unit behind an article, up to two words of its name. */
function unitAt(tools: SceneTools, article: number): ToldUnit | undefined {
  const { tokens } = tools
  if (!tokens[article]) return undefined
  const isWhose = isArticle(tools, article)
  const first = isWhose ? article + 1 : article
  const isPart = (at: number) =>
    tokens[at]?.part === tokens[article]!.part &&
    // the "at" of an AT-ST
    (isGlued(tools, at) || isGlued(tools, at + 1) || (!END.test(tokens[at]!.plain) && tokens[at]!.number === undefined))
  if (!isPart(first) || tokens[first]!.owner) return undefined
  const to = isPart(first + 1) ? first + 1 : first
  // "two stormtrooper squads"
  const last = to > first && /^(squads?|units?|teams?)$/.test(tokens[to]!.plain) ? first : to
  const isNamed = !tokens.slice(first, last + 1).some(({ plain }) => NO_NAME.test(plain))
  return isNamed && !isPart(to + 1) ? { value: called(tools, { first, last }), from: article, to } : undefined
}

/** "My", "those", "two". */
const isArticle = ({ tokens }: SceneTools, at: number): boolean =>
  WHOSE.test(tokens[at]?.plain ?? '') || (tokens[at]?.number ?? 0) > 1

/** "Range 4 to the AT-ST", "the AT-ST? It's at range 4": the unit that stands there, behind the figure or as it was told before. */
export function unitBeside(tools: SceneTools, first: number, figure: number): ToldUnit | undefined {
  const { tokens, isOne } = tools
  const isSaid = (at: number) => WHOSE.test(tokens[at]?.plain ?? '')
  const isBehind = isOne(figure + 1, 'to') && isSaid(figure + 2) && !isOne(figure - 2, 'weapon', 'gun', 'rifle')
  const isIt = IT.test(tokens[first]?.plain ?? '')
  const at = isBehind ? figure + 2 : isIt ? tokens.findLastIndex((_, place) => place < first && isSaid(place)) : -1
  const unit = at < 0 ? undefined : unitAt(tools, at)
  if (!unit || !isSquad(tools, unit.to)) return undefined
  return isBehind ? { ...unit, from: figure - 1 } : { ...unit, to: figure }
}
const IT = /^(it|its|they|theyre|them)$/

/** A name of several, with a hyphen, or of a kind of unit: of nobody who may be meant otherwise. */
const isSquad = (tools: SceneTools, to: number): boolean =>
  /[^s]s$/.test(tools.tokens[to]!.plain) || isGlued(tools, to) || SQUAD.test(tools.tokens[to]!.plain)

/** "Red already has a token on those scouts": it has an order, whoever put it there. */
export function tokenOn(tools: SceneTools): ToldUnit | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'order', 'token') && isOne(place + 1, 'on'))
  const before = tokens.slice(Math.max(0, at - 5), Math.max(0, at)).filter(({ part }) => part === tokens[at]?.part)
  const isTold = before.some(({ plain }) => plain === 'already')
  const isOpen = before.some(({ plain }) => /^(no|not|if|can|may|could|do|does|is|or)$/.test(plain))
  // "a suppression token" is no order
  const isOrder =
    isOne(at, 'order') || /^(an?|the|its|their|his|her|my|order|faceup|up)$/.test(tokens[at - 1]?.plain ?? '')
  const unit = isTold && isOrder && !isOpen ? unitAt(tools, at + 2) : undefined
  return unit && unit.value.name !== undefined ? { ...unit, value: { ...unit.value, hasOrder: true } } : undefined
}

/** "Implacable, but I want the order on my stormtroopers", "order stormtroopers with Evasive Maneuvers": to a unit that the card names no place for. */
export function strangerOrdered(
  tools: SceneTools,
  card: CommandCard | undefined,
): { unit: ToldUnit; claims: Claim[] } | undefined {
  const { tokens, isOne } = tools
  const [own] = cardsIn(tools)
  const place = tokens.findIndex(
    (_, at) =>
      ((isOne(at, 'order', 'token', 'one', 'go') || at === own?.to) &&
        isOne(at + 1, 'on', 'to') &&
        isArticle(tools, at + 2)) ||
      (isOne(at, 'order') && [1, 2].some((step) => MAY.test(tokens[at - step]?.plain ?? ''))),
  )
  const taker = takerInstead(tools) ?? takerAsked(tools)
  const unit = taker ?? (place < 0 ? undefined : unitAt(tools, isOne(place + 1, 'on', 'to') ? place + 2 : place + 1))
  const isDenied = tokens
    .slice(Math.max(0, place - 5), Math.max(0, place))
    .some(
      ({ plain, part }) =>
        !taker &&
        part === tokens[place]!.part &&
        /^(not|dont|cant|wont|no|or|must|have|is|are|was|does|do|if|whether|which)$/.test(plain),
    )
  // "… or on Vader": which of them is asked
  const isOr =
    unit && tokens.slice(unit.to + 1).some(({ plain, part }) => part === tokens[unit.to]!.part && plain === 'or')
  if (!unit || isOr || isDenied || typeof unit.value.name !== 'string') return undefined
  // "the sith lord", "my bounty hunter" may be the very one who is named
  const names = card?.orders?.filter(({ kind }) => kind === 'named').length ?? 0
  const type = typeOfName(unit.value.name)
  const rank = rankOf(tools, { ...unit, start: unit.from })?.value
  const value = { ...unit.value, ...(type ? { types: [type] } : {}), ...(rank ? { rank } : {}) }
  if (
    !isUnfit(value, card) ||
    (names && !(names === 1 && isSquad(tools, unit.to) && (taker || WHOSE.test(tokens[unit.from]!.plain))))
  )
    return undefined
  const from = taker || place < 0 ? unit.from : place
  return { unit: { ...unit, value }, claims: [{ path: 'chosen[0]', value: unit.value.id, from, to: unit.to }] }
}

/** "Implacable names Vader, can my stormtroopers take the order instead": several of them, so none is he who is named. */
function takerInstead(tools: SceneTools): ToldUnit | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'take', 'get', 'have', 'receive') &&
      isOne(place + 1, 'the', 'that', 'this', 'his', 'her') &&
      isOne(place + 2, 'order') &&
      isOne(place + 3, 'instead'),
  )
  const can = [2, 3, 4].map((step) => at - step).find((place) => isOne(place, 'can', 'may', 'could'))
  const unit = can === undefined ? undefined : unitAt(tools, can + 1)
  return unit?.to === at - 1 && /[^s]s$/.test(tokens[unit.to]!.plain) ? unit : undefined
}

/** "Can my AT-ST get an order from No Time for Sorrows", "… get one of the two orders": who is asked of. */
function takerAsked(tools: SceneTools): ToldUnit | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ part }, place) =>
      isOne(place, 'get', 'receive', 'take') &&
      [2, 3, 4, 5].some((step) => tokens[place + step]?.part === part && isOne(place + step, 'order', 'orders')),
  )
  const can = [3, 4, 5].map((step) => at - step).find((place) => isOne(place, 'can', 'may', 'could'))
  const unit = can === undefined ? undefined : unitAt(tools, can + 1)
  return unit?.to === at - 1 && isSquad(tools, unit.to) ? unit : undefined
}
const MAY = /^(can|may|could|to)$/
const SQUAD = /^(trooper|walker|tank|speeder|bike|web|vehicle)$/
