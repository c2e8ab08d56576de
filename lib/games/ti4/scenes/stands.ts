/** Where a fleet stands: the place right behind it, or the one named before it. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import { AT, ENDS, isBetween, isHomeward, leadAt, PASSES, parkingBefore, STOPS } from './leads.ts'
import { isNothingBut } from './owners.ts'
import type { PlaceMention } from './places.ts'
import { passedBehind, SOME_SYSTEM } from './unnamed-places.ts'

/** "2 destroyers, my token is in 35": what is said of something else in a clause of its own. */
const isOfOther = ({ tokens, isOne }: SceneTools, to: number, from: number): boolean =>
  tokens
    .slice(to + 1, from)
    .some(
      ({ part }, i) =>
        part !== tokens[to]!.part &&
        (isOne(to + 1 + i, 'token', 'counter', 'cc', 'pick', 'grab', 'load') ||
          /^(my|his|her|their)$/.test(tokens[to + 1 + i]!.plain)),
    )

/** "Red's dread isn't in 31", "if one dies in the rift". */
const NOT = ['not', 'isnt', 'arent', 'never', 'wasnt', 'werent', 'die']

/** "My dread picks up 1 infantry at 33": there waits what is picked up; where the ship is was not said. */
export const isPickedAt = (tools: SceneTools, to: number, place: PlaceMention): boolean =>
  tools.tokens.slice(to + 1, place.from).some((_, i) => tools.isOne(to + 1 + i, ...PICKS)) &&
  !isPickedUp(tools, to, place)
export const PICKS = ['pick', 'grab', 'grabbing', 'scoop', 'collect', 'fetch', 'snatch']

/** "With fighters picked up in 25": what is picked up stands there itself. */
const isPickedUp = (tools: SceneTools, to: number, { from, to: last }: PlaceMention): boolean => {
  const { tokens, isOne } = tools
  const isDone = isOne(to + 1, ...PICKS) && /ed$/.test(tokens[to + 1]!.plain)
  return (
    isDone && !fleetsIn(tools).some(({ start }) => start > to && start <= last + 1 && (start < from || start > last))
  )
}

const WHO = /^(i|im|ive|we|were|he|hes|she|shes|they|theyre)$/
const BARS = ['hold', 'block', 'guard', 'occupy']

/** "With a dread, infantry stays on 31": what has a verb of its own is in no list with what stands before it. */
export const isByItself = ({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean =>
  tokens[start - 1]?.part !== tokens[start]!.part &&
  tokens[to + 1]?.part === tokens[to]!.part &&
  isOne(to + 1, 'stays', 'remains', 'sits', 'is')

/** "Through my own ships in 23", of the place: where the word of passing stands; undefined where no ships are passed there. */
export function passingShips({ tokens, isOne }: SceneTools, { from }: PlaceMention): number | undefined {
  if (!isOne(from - 1, ...AT) || !isOne(from - 2, 'ships', 'fleet', 'stuff', 'units', 'forces', 'guys'))
    return undefined
  const at = [3, 4, 5].map((step) => from - step).find((place) => isOne(place, ...PASSES))
  return at !== undefined && tokens[at]!.part === tokens[from]!.part ? at : undefined
}

/** The place right behind a fleet: "Bob's Cruiser in 25", "a carrier 24". */
export function placeOf(tools: SceneTools, { to }: Mention, places: readonly PlaceMention[]): PlaceMention | undefined {
  const { tokens, isOne } = tools
  // "her war sun through my cruisers at 28": of two fleets it is the second that stands there
  const next =
    fleetsIn(tools).find((fleet) => fleet.start > to && (fleet.owner !== undefined || isByItself(tools, fleet)))
      ?.start ?? tokens.length
  const place = places.find((place) => {
    const { from } = place
    return (
      from < next &&
      // "two green fighters hold 25"
      ((from === to + 2 && isOne(to + 1, ...BARS)) ||
        (from === to + 1 && tokens[from]!.part === tokens[to]!.part && tokens[from]!.number !== undefined) ||
        (from > to &&
          from - to <= 6 &&
          !isOne(from - 1, ...ENDS) &&
          !tokens
            .slice(to + 1, from)
            .some(({ plain }, i) => plain !== 'parked' && isOne(to + 1 + i, ...STOPS, 'drop', ...NOT)) &&
          !isOfOther(tools, to, from) &&
          // "my cruiser past his ships in 27": they stand there
          (passingShips(tools, place) ?? to) <= to &&
          // "he's at A with cruisers and I'm at B"
          !tokens
            .slice(to + 1, from)
            .some(({ plain }, i) => WHO.test(plain) && isOne(to + i, 'and', 'but', 'while', 'so')) &&
          !isPickedAt(tools, to, place) &&
          parkingBefore(tools, to + 1) === undefined &&
          !fleetsIn(tools).some((fleet) => fleet.start > from && placeAhead(tools, fleet, [place])) &&
          ([1, 2].some((step) => from - step > to && isOne(from - step, ...AT)) ||
            (leadAt(tools, { from }, AT) ?? to) > to)))
    )
  })
  const joined = place ? undefined : fleetsIn(tools).find(({ start }) => start > to)
  // "infantry and a PDS down on Vefut": both stand there
  const isJoined =
    joined && (joined.owner === undefined || joined.owner === 'me') && isOne(to + 1, 'and') && joined.start - to <= 2
  return isJoined ? placeOf(tools, joined, places) : place
}

type Told = Pick<Mention, 'start' | 'from'>

const CLAUSE_HEADS = ['and', 'but', 'while', 'if', 'because', 'since', 'as']
const STANDING = ['sit', 'stand', 'wait', 'lie', 'is', 'are', 'there', 'have', 'has', 'got', 'keep', 'hold']

/** "In 31 sits one lone fighter", "in 31 there's his dock and three fighters": the place that heads the clause, with all that stands there. */
function placeAhead(
  tools: SceneTools,
  { start, from }: Told,
  places: readonly PlaceMention[],
): PlaceMention | undefined {
  const { tokens, isOne } = tools
  const isNear = (at: number) => tokens[at]?.part === tokens[start]!.part
  const joined = isOne(start - 1, 'and') && fleetsIn(tools).find(({ to }) => to === start - 2)
  if (joined) return placeAhead(tools, joined, places)
  const place = places.findLast(({ to }) => to < start)
  const lead = place && isNear(place.from) ? leadAt(tools, place, AT) : undefined
  if (lead === undefined || (isNear(lead - 1) && !isOne(lead - 1, ...CLAUSE_HEADS))) return undefined
  const between = tokens.slice(place!.to + 1, from).map((_, i) => place!.to + 1 + i)
  const isOnly = !fleetsIn(tools).some((other) => between.includes(other.from))
  return isOnly && between.some((at) => isOne(at, ...STANDING)) ? place : undefined
}

/** "Ships in 20: 2 dreads, 2 cruisers": the place that a list is headed by. */
function placeListing(tools: SceneTools, start: number, places: readonly PlaceMention[]): PlaceMention | undefined {
  const { tokens, typed } = tools
  const place = places.findLast(({ to }) => to < start)
  const isStood =
    place && (leadAt(tools, place, AT) !== undefined || tokens[place.from - 1]?.part !== tokens[place.from]!.part)
  return isStood && /^\s*:[^:.?!;]*$/.test(typed.slice(tokens[place.to]!.end, tokens[start]!.start)) ? place : undefined
}

const HOLDING = ['has', 'have', 'holds', 'contains', 'got', 'bears']

/** "29 has blue's destroyer", "B, on the way, holds two fighters of mine": the place that is said to hold it. */
export function heldIn(
  { tokens, typed, isOne }: SceneTools,
  { start }: Pick<Told, 'start'>,
  places: readonly PlaceMention[],
): PlaceMention | undefined {
  const held = places.find(({ to }) => to >= start - 2 && to < start && isOne(to + 1, ...HOLDING))
  const verb = [start, start - 1].find((at) => isOne(at, ...HOLDING))
  if (held || verb === undefined) return held
  const aside = /^(?:.*[.;?!])?\s*(?:and\s+|but\s+)?(\S+)\s*[,(][^,.;?!()]*[,)]\s*$/is.exec(
    typed.slice(0, tokens[verb]!.start),
  )
  return places.find(({ from, to }) => to < verb && typed.slice(tokens[from]!.start, tokens[to]!.end) === aside?.[1])
}

/** "Red's in 27 with 3 cruisers", "29 has blue's destroyer": the place right before what is there. */
export function placeHolding(tools: SceneTools, told: Told, places: readonly PlaceMention[]): PlaceMention | undefined {
  const { isOne } = tools
  const { start } = told
  const headed = placeAhead(tools, told, places) ?? placeListing(tools, start, places)
  const before = places.findLast(({ to }) => to < start)
  // "31 where I have 2 PDS"
  const isWhere =
    before &&
    start - before.to <= 7 &&
    tools.tokens
      .slice(before.to, start)
      .some(
        ({ part }, i) =>
          isOne(before.to + i, 'where') &&
          (part === tools.tokens[start]!.part || isNothingBut(tools, isOne(start, 'but') ? start : start - 1)),
      )
  if (isWhere) return before
  if (headed) return headed
  const held = heldIn(tools, told, places)
  // "31 is full of red's ships"
  const full = places.find(({ to }) => to === start - 4 && isOne(start - 2, 'full') && isOne(start - 1, 'of'))
  if (held || full) return held ?? full
  // "his token is in 26 along with 2 cruisers", "next to 2 cruisers"
  const isNext = isOne(start - 1, 'to') && isOne(start - 2, 'next')
  const beside = isNext || (isOne(start - 1, 'with') && isOne(start - 2, 'along', 'together')) ? start - 3 : start - 2
  const last = places.find(({ to }) => to === beside && (isNext || isOne(start - 1, 'with', 'beside')))
  // "25, which I hold with a cruiser"
  const which =
    isOne(start - 1, 'with') && isOne(start - 2, ...BARS)
      ? [4, 5].find((step) => isOne(start - step, 'which', 'that'))
      : undefined
  const barred = which === undefined ? undefined : places.find(({ to }) => to === start - which - 1)
  if (barred) return barred
  // "purple blocks 19 with a fighter"
  if (last && (isOne(last.from - 1, ...BARS) || last.id === SOME_SYSTEM)) return last
  const lead = last && leadAt(tools, last, AT)
  const isStanding =
    lead !== undefined &&
    (isOne(lead - 1, 'is', 'are', 'sits', 'sit', 'im', 'hes', 'shes', 'token', 'counter', 'cc') ||
      tools.tokens[lead - 1]?.isToo)
  return isStanding ? last : undefined
}

/** Before "there" they say that somebody goes to or by it. */
const THITHER = 'from through start begin get go move fly jump come travel land over end stop finish stay arrive'.split(
  ' ',
)

/** "31 where I have 2 PDS", "can't pass 31, his destroyer is there": the place named before. */
export function placeBefore(
  tools: SceneTools,
  mention: Mention,
  places: readonly PlaceMention[],
): PlaceMention | undefined {
  const { isOne } = tools
  const { start, to } = mention
  const holding = placeHolding(tools, mention, places)
  if (holding) return holding
  const all = places.filter((place) => place.to < start)
  // "to 30 with her carriers from 29 if I have a PDS there": they go to it
  const before = all.filter(({ from }) => !isOne(from - 1, 'from', 'leave')).at(-1) ?? all.at(-1)
  if (!before) return undefined
  // "to 32, there is a cruiser"
  const there = isOne(start - 1, 'is', 'are') ? start - 2 : start - 1
  const isThereIs =
    isOne(there, 'there') && tools.tokens[there]!.part === tools.tokens[start]!.part && !isOne(there - 1, ...THITHER)
  // "through my 19 with 2 cruisers in it", "a mech in that system"
  const isInIt =
    isOne(to + 1, 'in', 'on') &&
    (isOne(to + 2, 'it', 'there') || (isOne(to + 2, 'that', 'this') && isOne(to + 3, 'system', 'tile', 'hex', 'one')))
  const isThere =
    isThereIs ||
    isInIt ||
    [1, 2, 3, 4].some(
      (step) =>
        isOne(to + step, 'there') &&
        (step < 4 || isOne(to + 3, 'planet')) &&
        tools.tokens[to + step]!.part === tools.tokens[to]!.part &&
        !isOne(to + step - 1, ...THITHER) &&
        // "her carrier there is stuck"
        (step === 1 || !isOne(to + step + 1, 'is', 'are')),
    )
  return isThere ? before : undefined
}

/** "Her infantry wait there, can the carrier collect them": the place named before. */
export const waitingThere = (
  tools: SceneTools,
  mention: Mention,
  places: readonly PlaceMention[],
): PlaceMention | undefined => {
  const { to } = mention
  const there = tools.isOne(to + 1, ...STANDING) ? to + 2 : to + 1
  const isThere = there > to + 1 && [there, there + 1].some((at) => tools.isOne(at, 'there'))
  return isThere ? placeBefore(tools, mention, places) : undefined
}

/** A place that is only gone to or by: nobody stands there for that. */
export const isOnWay = (tools: SceneTools, place: PlaceMention): boolean =>
  leadAt(tools, place, [...ENDS, ...PASSES, 'near', 'around', 'beside', 'by']) !== undefined ||
  isHomeward(tools, place) ||
  tools.isOne(place.to + 1, 'halfway', 'midway') ||
  passedBehind(tools, place.to) !== undefined ||
  isBetween(tools, place)

/** "Adjacent to the active system B", "next door to 24": the place only tells where something else is. */
export const isBeside = (tools: SceneTools, place: PlaceMention): boolean => {
  const lead = leadAt(tools, place, ['to', 'of', 'from'], true)
  return lead !== undefined && tools.isOne(lead - 1, 'next', 'adjacent', 'close', 'door', 'neighbour', 'neighbor')
}

/** "In the next system": somewhere that is not named. */
export const isElsewhere = ({ isOne }: SceneTools, { to }: Mention): boolean =>
  [2, 3, 4].some(
    (step) =>
      isOne(to + step + 1, 'system', 'systems', 'tile', 'hex', 'one') &&
      isOne(to + step, 'next', 'adjacent', 'neighbouring', 'neighboring', 'other', 'another', 'nearby'),
  ) || [1, 2, 3].some((step) => isOne(to + step, 'next') && isOne(to + step + 1, 'door', 'to'))

/** "Goes two, one is a rift", "carrier + Gravity Drive + rift": what is only counted in on a way. */
export function isCountedIn({ tokens, typed, isOne }: SceneTools, { from }: PlaceMention): boolean {
  const lead = isOne(from - 1, 'a', 'an', 'the') ? from - 2 : from - 1
  // "if I use the rift"
  if (isOne(lead, 'use', 'count')) return true
  const isOneOf =
    isOne(lead, 'is', 'being') && isOne(lead - 1, 'one', 'first', 'second', 'last', 'them', 'those', 'which')
  // "three systems, one of them a rift"
  const isOfThem =
    (isOne(lead, 'them', 'those', 'these') && isOne(lead - 2, 'one')) ||
    (isOne(lead, 'one') && isOne(lead - 1, 'first', 'second', 'third', 'last', 'other'))
  return isOneOf || isOfThem || /\+\s*(an?\s+|the\s+)?$/i.test(typed.slice(0, tokens[from]!.start))
}
