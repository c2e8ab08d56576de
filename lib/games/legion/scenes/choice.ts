/** Which units somebody chose for the orders. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { askedUnit, isUnable, ordersOf } from './asked-unit.ts'
import { chosenByNumber } from './counted-choice.ts'
import { PEOPLE } from './things.ts'
import type { ToldUnit } from './units.ts'

const PICKED = /^(picked|chose|ordered|selected)$/
const PICK = /^(pick|choose|order|select)$/
const GIVE = /^(gave|gives|give|giving|issued|issue|put|went|go|hand|handed)$/
const GAVE = /^(gave|issued|put|went|handed)$/
const WHO = /^(i|ive|we|he|hes|she|they|theyve|to)$/
const ASKED = ['can', 'may', 'could', 'should', 'must', 'if', 'want', 'wants']
/** Words behind which those come that get none, or something else is said. */
const TURN = /^(but|skip|not|without|instead|while|though|leaving|leave|ignore|rather|nothing|none|than|because)$/

const ITSELF = ['himself', 'herself', 'itself']

/** "Can she skip giving it", "may he not order them": nothing is given. */
const isRefused = (tokens: SceneTools['tokens'], verb: number): boolean =>
  tokens
    .slice(Math.max(0, verb - 3), verb)
    .some(({ plain, part }) => part === tokens[verb]!.part && REFUSES.test(plain))
const REFUSES =
  /^(not|no|dont|doesnt|didnt|wont|cant|cannot|never|without|skip|skips|skipped|avoid|refuse|refuses|refused|decline|instead|rather|forgot|forget)$/

/** "Give the order to herself", "may he order himself": who gives the orders takes the only one. */
export function ownOrder(tools: SceneTools, leader: readonly Mention<string>[], orders?: number): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, ...ITSELF))
  const verb = [1, 2, 3, 4, 5, 6]
    .map((step) => at - step)
    .find((place) => isOne(place, 'give', 'gives', 'order', 'issue'))
  // "Veers himself an order off Ambush": the verb is left out
  const isBare =
    leader[0]?.to === at - 1 && isOne(at + 1, 'an', 'the', 'one') && isOne(at + 2, 'order') && verb === undefined
  // "does Veers count as in range of himself for Ambush"
  const isReach =
    tools.mentions(PEOPLE).every(({ value }) => value === leader[0]?.value) &&
    isOne(at - 1, 'of') &&
    isOne(at - 2, 'range') &&
    isOne(at + 1, 'for') &&
    !tokens.some(({ plain }) => NOT.test(plain))
  if ((isBare || (isReach && leader.length)) && orders === 1)
    return [{ path: 'chosen[0]', value: leader[0]!.value, from: at, to: isReach ? at : at + 2 }]
  const [who] = leader
  // "Veers gave Luke himself an order"
  const isOfOther = tools.mentions(PEOPLE).some(({ value, to }) => value !== who?.value && to === at - 1)
  const isOther =
    verb !== undefined &&
    (isOfOther ||
      tokens.slice(verb, at).some(({ plain }) => /^(not|no|and|or|than|if|only)$/.test(plain)) ||
      isRefused(tokens, verb))
  return !who || at < 0 || verb === undefined || isOther || orders !== 1 || isOne(at + 1, 'and', 'or')
    ? []
    : [{ path: 'chosen[0]', value: who.value, from: verb, to: at }]
}

const NOT = /^(not|isnt|doesnt|never|no|or|if)$/

/** "The AT-ST at 1 and the bikes at 2 get the orders": all of them, told before the verb. */
function receivers({ tokens, isOne, typed }: SceneTools, units: readonly ToldUnit[], orders?: number): Claim[] {
  const [last] = units.slice(-1)
  if (!last || units.length !== orders) return []
  const at = [1, 2, 3].map((step) => last.to + step).find((place) => isOne(place, 'get', 'got', 'receive'))
  const start = units[0]!.from
  const isAll = [1, 2, 3].some((step) => isOne((at ?? NaN) + step, 'order', 'orders', 'one', 'token'))
  const isAsked =
    tokens
      .slice(Math.max(0, start - 4), start)
      .some(({ plain }) => ASKED.includes(plain) || /^(does|do)$/.test(plain)) ||
    tokens.slice(start, at).some(({ plain }) => /^(not|dont|doesnt|can|may|or|but|does|do|would|will)$/.test(plain)) ||
    /[.?!;](\s|$)/.test(typed.slice(tokens[start]!.start, tokens[last.to]!.end))
  const isClose = tokens.slice(last.to + 1, at).every(({ plain }) => /^(both|all|will|each|two|three|to)$/.test(plain))
  return at === undefined || !isAll || !isClose || isAsked
    ? []
    : units.map(({ value, from, to }, i) => ({ path: `chosen[${i}]`, value: value.id, from, to }))
}

/** "I ordered …", "ordered … and …" at the start: somebody did it. */
const isActive = ({ tokens }: SceneTools, at: number): boolean =>
  [1, 2, 3].some((step) => WHO.test(tokens[at - step]?.plain ?? '')) || tokens[at - 1]?.part !== tokens[at]!.part

/** "Do I have to say if I order", "what happens when I order": nothing is chosen. */
const isAskedFar = ({ tokens }: SceneTools, at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 5), at)
    .some(
      ({ plain, part }) =>
        part === tokens[at]!.part && /^(who|whom|what|which|how|do|does|when|whether|would|will|rather)$/.test(plain),
    )

/** Where a choice is told, and whether that is all of it: "I picked A and B", but not "can one order go to A". */
function choiceAt(tools: SceneTools): { at: number; isWhole: boolean } | undefined {
  const { tokens, isOne } = tools
  for (const [at, { plain }] of tokens.entries()) {
    if (isRefused(tokens, at)) continue
    const isAsked = [1, 2, 3].some((step) => isOne(at - step, ...ASKED))
    // "at 1 already ordered", "have been ordered": who has one, not who is chosen
    const isPassive =
      plain === 'ordered' &&
      (isOne(at - 1, 'already', 'been', 'is', 'are', 'was', 'were', 'be', 'get') || !isActive(tools, at))
    if (PICKED.test(plain) && !isAsked && !isPassive) return { at, isWhole: true }
    if ((PICK.test(plain) || PICKED.test(plain)) && WHO.test(tokens[at - 1]?.plain ?? ''))
      return { at, isWhole: !isAsked && /^(i|we|he|she|they)$/.test(tokens[at - 1]!.plain) && !isAskedFar(tools, at) }
    // "gave the orders of Push to …"
    const to = isOne(at + 1, 'with', 'of', 'from', 'off', 'for')
      ? [3, 4, 5].map((step) => at + step).find((place) => isOne(place, 'to'))
      : at + 1
    if (!isOne(at, 'order', 'token') || to === undefined || !isOne(to, 'to', 'on')) continue
    const before = tokens.slice(Math.max(0, at - 7), at).map((token) => token.plain)
    const given = before.slice(-4).find((word) => GIVE.test(word))
    if (given) return { at: to, isWhole: before.includes('only') || (GAVE.test(given) && !isAsked) }
  }
  return undefined
}

/** Nothing between these places turns to those who are left out, and no sentence ends there. */
const reaches = ({ tokens, typed }: SceneTools, at: number, place: number): boolean =>
  place > at &&
  !tokens.slice(at + 1, place).some(({ plain }) => TURN.test(plain)) &&
  !/[.?!;](\s|$)/.test(typed.slice(tokens[at]!.end, tokens[place]!.start))

/** "A at range 1, B at range 2, … I order A": letters that stand apart from where their unit is told. */
function lettersApart({ tokens, typed, isOne }: SceneTools, units: readonly ToldUnit[]): Claim[] {
  const ids = new Set(units.map(({ value }) => value.id).filter((id) => /^[A-Z]$/.test(id)))
  const apart = tokens.flatMap((token, at) => {
    const word = typed.slice(token.start, token.end)
    const isTold = units.some(({ from, to }) => from <= at && at <= to)
    // "B already has an order": said of it, and nobody chose it
    const isSubject = isOne(at + 1, 'has', 'have', 'is', 'was', 'already', 'got', 'had', 'isnt', 'hasnt')
    return ids.has(word) && !isTold && !isSubject && !isOne(at - 1, 'skip', 'not', 'without', 'leave', 'ignore')
      ? [{ word, at }]
      : []
  })
  return apart.map(({ word, at }, i) => ({ path: `chosen[${i}]`, value: word, from: at, to: at }))
}

const wordsIn = (name: string): string[] => name.toLowerCase().split(/[\s-]+/)

/** "The AT-ST", "an E-Web": where a name of several words, or with a hyphen, is said as a whole. */
function wholeNames({ tokens }: SceneTools, name: string): number[] {
  const words = wordsIn(name)
  const isThere = (at: number) => words.every((word, i) => tokens[at + i]?.plain === word)
  return words.length < 2 ? [] : tokens.flatMap((_, at) => (isThere(at) ? [at] : []))
}

/** "… I chose the wookiees, the tauntaun and Leia": units named again, by the last word of their name or as they were told. */
function namedApart(tools: SceneTools, units: readonly ToldUnit[]) {
  const { tokens } = tools
  const isTold = (at: number) => units.some(({ from, to }) => from <= at && at <= to)
  const lastWord = ({ value, from }: ToldUnit) =>
    (value.name ? String(value.name).split(' ').at(-1)! : (tokens[from]?.plain ?? '')).toLowerCase()
  const people = tools.mentions(PEOPLE)
  return units.flatMap((unit) => {
    const { id, name } = unit.value
    const whole = wholeNames(tools, String(name ?? '')).filter((at) => !isTold(at))
    if (whole.length) return whole.map((at) => ({ id, from: at, to: at + wordsIn(String(name)).length - 1 }))
    const word = lastWord(unit)
    const isOnly = units.filter((other) => lastWord(other).endsWith(word)).length === 1
    if (!isOnly) return []
    const again = people.filter(({ value, from }) => value === name && !isTold(from))
    if (again.length) return again.map(({ from, to }) => ({ id, from, to }))
    const isName = word.length >= 4 && !/^(unit|units|range)$/.test(word)
    return tokens.flatMap(({ plain }, at) =>
      isName && plain === word && !isTold(at) ? [{ id, from: at, to: at }] : [],
    )
  })
}

/** "May I order both": the two that were told. */
function bothOf({ tokens, isOne }: SceneTools, units: readonly ToldUnit[], at: number): Claim[] {
  const both = [1, 2].map((step) => at + step).find((place) => isOne(place, 'both'))
  const isAll = both !== undefined && (tokens[both + 1]?.part !== tokens[both]!.part || isOne(both + 1, 'of'))
  return isAll && units.length === 2 && units.every(({ isOpen, to }) => !isOpen && to < at)
    ? units.map(({ value }, i) => ({ path: `chosen[${i}]`, value: value.id, from: both, to: both }))
    : []
}

/** "Only Leia, or both": what is chosen is asked. */
const isOrBehind = ({ tokens }: SceneTools, at: number): boolean =>
  tokens.slice(at + 1).some(({ plain }) => plain === 'or')

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** "… to the first and the second": units told by their number, in the order of their row. */
const inTurn = ({ tokens }: SceneTools, units: readonly ToldUnit[]) =>
  tokens.flatMap(({ plain }, at) => {
    const unit = units[ORDINALS.indexOf(plain)]
    return unit && /\d$/.test(unit.value.id) && tokens[at + 1]?.plain !== 'round'
      ? [{ id: unit.value.id, from: at, to: at }]
      : []
  })

/** "One other unit in range. I order that one": the only unit that was told. */
function thatOne({ tokens, isOne }: SceneTools, units: readonly ToldUnit[], at: number) {
  const [unit] = units
  const word = tokens[at + 1]?.plain ?? ''
  const isThat = (/^(that|this)$/.test(word) && isOne(at + 2, 'one', 'unit', 'squad')) || /^(it|them)$/.test(word)
  return unit && units.length === 1 && unit.to < at && isThat
    ? [{ id: unit.value.id, from: at + 1, to: at + (word === 'it' || word === 'them' ? 1 : 2) }]
    : []
}

/** "I ordered the AT-ST and the E-Web. The AT-ST is at range 2": one of them is no unit that was told, so the choice is told in part. */
function isOfUnknown({ tokens, typed }: SceneTools, at: number, places: readonly { from: number }[]): boolean {
  const isIn = (place: number) => !/[.?!;](\s|$)/.test(typed.slice(tokens[at]!.end, tokens[place]!.start))
  return tokens.some(({ plain }, place) => {
    const isHead = place === at + 1 || tokens[place - 1]?.plain === 'and'
    if (place <= at || !isHead || !/^(the|my|our|an?)$/.test(plain) || !isIn(place)) return false
    return ![1, 2, 3].some((step) => places.some(({ from }) => from === place + step || from === place))
  })
}

/** "… the scouts at 2 got none". */
const isLeftOut = ({ isOne }: SceneTools, to: number): boolean =>
  [1, 2, 3].some(
    (step) => isOne(to + step, 'none', 'nothing') || (isOne(to + step, 'no') && isOne(to + step + 1, 'order', 'token')),
  )

/**
 * The units chosen, where the choice is told as a whole: said to be made, or as many as the card gives orders. Of one
 * told in part nothing is filled: it would be judged as if the rest were not given.
 */
export function pickedUnits(
  tools: SceneTools,
  units: readonly ToldUnit[],
  leader: readonly Mention<string>[],
  card: CommandCard | undefined,
): Claim[] {
  const numbered = chosenByNumber(tools, units, leader, card)
  const picked = numbered.length ? numbered : pickedOf(tools, units, leader, card)
  return picked.length ? picked : askedUnit(tools, units, card)
}

function pickedOf(
  tools: SceneTools,
  units: readonly ToldUnit[],
  leader: readonly Mention<string>[],
  card: CommandCard | undefined,
): Claim[] {
  const letters = lettersApart(tools, units)
  const choice = choiceAt(tools)
  if (letters.length) return letters
  const own = ownOrder(tools, leader, ordersOf(card))
  if (own.length) return own
  if (!choice) return receivers(tools, units, ordersOf(card))
  // "must I order two": what has to be done is asked
  const isDue = [1, 2, 3, 4].some((step) => tools.isOne(choice.at - step, 'must', 'should', 'have', 'do', 'if', 'when'))
  const both = isDue || isOrBehind(tools, choice.at) ? [] : bothOf(tools, units, choice.at)
  if (both.length) return both
  const places = [
    ...units.map(({ value, from, to }) => ({ id: value.id, from, to })),
    ...namedApart(tools, units),
    ...leader
      .filter(
        ({ start, to }, i) =>
          (i > 0 && !tools.isOne(start - 1, 'of', 'from', 'with', 'by', 'is')) ||
          tools.isOne(to + 1, 'himself', 'herself', 'itself', 'too'),
      )
      .map(({ value, start, to }) => ({ id: value, from: start, to })),
    ...inTurn(tools, units),
    ...thatOne(tools, units, choice.at),
  ].filter(({ from, to }) => reaches(tools, choice.at, from) && !isLeftOut(tools, to))
  if (isOfUnknown(tools, choice.at, places)) return []
  const ids = [...new Map(places.sort((a, b) => a.from - b.from).map((one) => [one.id, one])).values()]
  // "may I order only Leia"
  const isOnly = !isDue && tools.isOne(choice.at + 1, 'only', 'just') && !isOrBehind(tools, choice.at)
  // "can I order the squad at range 4": it gets none, whatever is chosen beside it
  const isInVain =
    !isOrBehind(tools, choice.at) &&
    units.some((one) => isUnable(one, card) && ids.some(({ id }) => id === one.value.id))
  if (!choice.isWhole && !isOnly && (isDue || (ids.length !== ordersOf(card) && !isInVain))) return []
  return ids.map(({ id, from, to }, i) => ({ path: `chosen[${i}]`, value: id, from, to }))
}
