import { choice, count, type FactValue, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import type { OrderSlot } from '../data/cards.ts'
import { isTrooper } from '../facts.ts'
import { cardNamed, SABOTAGED_COMMUNICATIONS, SOME_COMMANDER, same } from '../names.ts'
import { seen as nominationSeen } from '../nomination/facts.ts'
import { prepare as prepareNomination } from '../nomination/prepare.ts'
import { isOnLine, ORDER_REACH, rangeAt } from '../ranges.ts'
import { gapFields, type LineGap, lineGaps, sectionsOf } from './slots.ts'
import { called, isCalled, nameOf, takes, type Unit } from './units.ts'

const optional = true as const
const fits = record({ fits: yesNo({ label: 'Fits this line of the card' }) }, { label: 'Line' })

const seenUnit = record(
  {
    label: name({ label: 'Unit', sort: 'label' }),
    near: yesNo({ label: `At range 1–${ORDER_REACH} of the nominated unit` }),
    leaderNear: yesNo({ label: 'Its leader is, where that differs', optional }),
    hasOrder: yesNo({ label: 'Has an order already' }),
    defeated: yesNo({ label: 'Defeated' }),
    isNominee: yesNo({ label: 'The nominated unit' }),
    measured: yesNo({ label: 'Measured in inches' }),
    onLine: yesNo({ label: 'On the line between two segments' }),
    subtype: yesNo({ label: 'A subtype of trooper' }),
    lines: list(fits, { label: 'Lines of the card' }),
  },
  { label: 'Unit' },
)

const PRINTS = { first: 'The print our list has', other: 'Another print' } as const
const LINE_KINDS = { count: 'A number', named: 'By name', 'each-eligible': 'Every unit', none: 'Nobody' } as const

const line = record(
  {
    print: choice(PRINTS, { label: 'Print' }),
    kind: choice(LINE_KINDS, { label: 'Orders for' }),
    count: count({ label: 'How many' }),
    forTroopers: yesNo({ label: 'Asks for troopers' }),
  },
  { label: 'Line' },
)

/** The facts the clauses see: of each unit only whether it is near and which line of the card it fits. */
export const seen = {
  ...nominationSeen,
  lines: list(line, { label: 'Orders section of the card' }),
  print: choice(PRINTS, { label: 'Which print of the card' }),
  units: list(seenUnit, { label: 'Your units' }),
  isChoice: yesNo({ label: 'A choice of units is judged' }),
  picked: list(count({ label: 'Unit' }), { label: 'Units that get the orders' }),
  isSabotaged: yesNo({ label: 'Only one order' }),
  otherBest: count({ label: 'Most orders another of your commanders could give', optional }),
  isScanned: yesNo({ label: 'The orders are from scanned text' }),
  ordersByText: yesNo({ label: 'The text of the card orders one more unit' }),
} as const

export type SeenUnit = FactValue<typeof seenUnit>
export type Line = FactValue<typeof line>

/** Who is nominated and who is chosen, as far as it is told. */
const namesIn = ({ nominee, chosen }: RawFacts): string[] =>
  [nominee, chosen ?? []].flat().filter((name) => name !== undefined) as string[]

/** A commander of whom nothing else is told, beside the units that are. */
const SOME_LEADER: Unit = { id: SOME_COMMANDER, rank: 'commander' }
export const isSomeCommander = (nominee: unknown): boolean =>
  typeof nominee === 'string' && same(nominee, SOME_COMMANDER)

const unitsOf = (raw: RawFacts): readonly Unit[] => {
  const units = called((raw.units as Unit[] | undefined) ?? [], namesIn(raw))
  const isBeside = isSomeCommander(raw.nominee) && units.length > 0 && !units.some(({ id }) => isSomeCommander(id))
  return isBeside ? [...units, SOME_LEADER] : units
}

/** True where these are told apart from all other units: a short name that is not told is then none of theirs. */
const areFound = (names: readonly string[], units: readonly Unit[]): boolean =>
  units.every(({ id }) => id !== undefined) || names.every((name) => units.some((unit) => isCalled(unit, name)))

/** Whether a range is near enough for an order. */
const reaches = (range: number | undefined): boolean | undefined =>
  range === undefined ? undefined : range <= ORDER_REACH

const rangeOf = ({ range, inches }: Unit) => range ?? (inches === undefined ? undefined : rangeAt(inches))

/** A unit as the clauses see it while nobody knows who is nominated: each may be the one, and then it is near. */
function unledOf(unit: Unit, place: number, slots: readonly OrderSlot[]): RawFacts {
  const isMeasured = unit.inches !== undefined && unit.range === undefined
  const {
    near: _near,
    leaderNear: _leader,
    isNominee: _own,
    measured,
    onLine,
    ...rest
  } = seenOf(unit, place, '', slots)
  return {
    ...rest,
    ...(reaches(rangeOf(unit)) ? { near: true } : {}),
    ...(isMeasured ? {} : { measured, onLine }),
  }
}

/** A unit as the clauses see it: what is not told stays away. */
function seenOf(unit: Unit, place: number, nominee: string | undefined, slots: readonly OrderSlot[]): RawFacts {
  if (nominee === undefined) return unledOf(unit, place, slots)
  const isNominee = isCalled(unit, nominee)
  const range = rangeOf(unit)
  const near = isNominee || reaches(range)
  const leader = isNominee ? undefined : reaches(unit.leaderRange)
  return {
    label: nameOf(unit, place),
    near,
    ...(leader !== undefined && near !== undefined && leader !== near ? { leaderNear: leader } : {}),
    hasOrder: unit.hasOrder ?? false,
    defeated: unit.defeated ?? false,
    isNominee,
    measured: !isNominee && unit.inches !== undefined && unit.range === undefined,
    onLine: !isNominee && unit.inches !== undefined && unit.range === undefined && isOnLine(unit.inches),
    subtype: unit.types?.some((type) => type !== 'trooper' && isTrooper(type)) ?? false,
    lines: slots.map((slot) => ({ fits: takes(slot, unit) })),
  }
}

const linesOf = (sections: readonly OrderSlot[][]) =>
  sections.flatMap((section, at) =>
    section.map((slot) => ({
      print: at ? 'other' : 'first',
      kind: slot.kind,
      count: slot.kind === 'count' ? slot.count : slot.kind === 'named' ? 1 : 0,
      forTroopers: slot.kind === 'count' && (slot.types as readonly string[]).includes('trooper'),
    })),
  )

/**
 * The owner's rank in this army, where the owner is among the units listed. Of several owners the nominated one counts,
 * else the one the card names first: the order in which the units are listed decides nothing.
 */
function ownerOf(raw: RawFacts): RawFacts {
  const told = (raw.owner ?? {}) as RawFacts
  const names = cardNamed(String(raw.card))?.characters ?? (told.name ? [String(told.name)] : [])
  const owners = names.flatMap((owner) => unitsOf(raw).filter((one) => one.name && same(one.name, owner)))
  const unit = owners.find((one) => isCalled(one, String(raw.nominee))) ?? owners[0]
  return unit?.rank ? { name: unit.name, rank: unit.rank, ...told } : told
}

/** The card and the nominated unit as the clauses of the nomination see them. */
function nominated(raw: RawFacts): RawFacts {
  const owner = ownerOf(raw)
  const unit = unitsOf(raw).find((one) => isCalled(one, String(raw.nominee)))
  const told = unit && {
    name: unit.name,
    rank: unit.rank,
    friendly: true,
    defeated: unit.defeated ?? false,
    keywords: unit.keywords ?? [],
    promotedFrom: unit.promotedFrom,
    mercenary: unit.mercenary,
  }
  return prepareNomination({
    ...(raw.card === undefined ? {} : { card: { name: raw.card, ...(Object.keys(owner).length ? { owner } : {}) } }),
    ...(told ? { nominee: told } : {}),
  })
}

/** Whether a choice is judged: as asked, else if there is one. */
export const isChoice = (raw: RawFacts): boolean =>
  raw.asks === 'this-choice' || (raw.asks === undefined && raw.chosen !== undefined)

/** Cards whose text gives an order beside their orders section (cards.synchronized-offensive, cards.mechanized-incursion). */
const ORDERS_BY_TEXT = new Set(['synchronized-offensive', 'mechanized-incursion'])

/** The facts the clauses see, made from what a player told. */
export function prepare(raw: RawFacts): RawFacts {
  const sections = sectionsOf(raw)
  const units = unitsOf(raw)
  const nominee = raw.nominee as string | undefined
  const isLed = nominee !== undefined && areFound([nominee], units)
  // of two measures of one unit it hangs on who is nominated whether they count
  const isUnled =
    nominee === undefined && areFound([''], units) && units.every((unit) => unit.leaderRange === undefined)
  const isReady = raw.units !== undefined && (isLed || isUnled)
  const chosen = isChoice(raw) ? (raw.chosen as string[] | undefined) : []
  const arePicked = raw.units !== undefined && chosen !== undefined && areFound(chosen, units)
  return {
    ...nominated(raw),
    ...(isReady ? { units: units.map((unit, place) => seenOf(unit, place, nominee, sections.flat())) } : {}),
    ...(arePicked ? { picked: chosen.map((id) => units.findIndex((unit) => isCalled(unit, id))) } : {}),
    ...(sections.length ? { lines: linesOf(sections) } : {}),
    ...(sections.length < 2 ? { print: 'first' } : {}),
    isChoice: isChoice(raw),
    isSabotaged: typeof raw.opponentCard === 'string' && same(raw.opponentCard, SABOTAGED_COMMUNICATIONS),
    ...(raw.otherBest === undefined ? {} : { otherBest: raw.otherBest }),
    ordersByText: ORDERS_BY_TEXT.has(cardNamed(String(raw.card))?.id ?? ''),
    isScanned: raw.slots === undefined && cardNamed(String(raw.card))?.ordersConfidence === 'scan-text',
  }
}

/** The facts of the player behind each fact the clauses see. */
export const FROM = {
  owner: ['card', 'owner'],
  hiring: ['card'],
  nominee: ['nominee', 'units'],
  lines: ['card', 'slots'],
  print: ['slots'],
  picked: ['chosen'],
  isChoice: ['asks'],
  isSabotaged: ['opponentCard'],
  isScanned: [],
  ordersByText: ['card'],
} as const

/**
 * What of the units keeps them from being judged: who is nominated, or their short names. Of one unit without a short name
 * it is known whether it is meant as soon as it is known who is.
 */
function unready(raw: RawFacts): string[] {
  const units = unitsOf(raw)
  const nameless = units.flatMap((unit, i) => (unit.id === undefined ? [`units[${i}].id`] : []))
  const isToldWho = raw.nominee !== undefined && (!isChoice(raw) || raw.chosen !== undefined)
  const areNamed = nameless.length < 2 || (isToldWho && areFound(namesIn(raw), units))
  return [...['units', 'nominee'].filter((key) => raw[key] === undefined), ...(areNamed ? [] : nameless)]
}

/** The paths a player can fill, for a gap of the facts the clauses see. */
export function asks(gap: readonly (string | number)[], raw: RawFacts): string[] {
  const [fact, place, field, at] = gap
  if (fact === 'lines') return raw.slots ? lineGaps(raw.slots as never) : [raw.card === undefined ? 'card' : 'slots']
  if (fact === 'print') return ['slots']
  if (fact === 'picked') return raw.chosen === undefined ? ['chosen', ...unready(raw)] : unready(raw)
  if (fact === 'hiring') return ['card']
  if (fact === 'owner') return [raw.card === undefined ? 'card' : `owner${place ? `.${place}` : ''}`]
  if (fact === 'nominee') {
    const own = unitsOf(raw).findIndex((unit) => isCalled(unit, String(raw.nominee)))
    if (own < 0) return unready(raw)
    return [place === 'fieldCommander' ? `units[${own}].keywords` : `units[${own}]${place ? `.${place}` : ''}`]
  }
  if (fact !== 'units') return [String(fact)]
  if (place === undefined) return unready(raw)
  const unit = `units[${place}]`
  if (field !== 'lines') {
    const isToldFar = raw.nominee === undefined && rangeOf(unitsOf(raw)[Number(place)]!) !== undefined
    const range = isToldFar || field !== 'near' ? [] : [`${unit}.range`]
    return raw.nominee === undefined ? ['nominee', ...range] : [`${unit}.range`]
  }
  const slot = sectionsOf(raw).flat()[Number(at)]
  const fields: LineGap[] = slot ? gapFields(slot, unitsOf(raw)[Number(place)]!) : []
  return fields.map((one) => `${unit}.${one}`)
}
