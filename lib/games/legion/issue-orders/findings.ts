import type { RawFacts } from '../../../kernel/facts.ts'
import type { ClauseId, Finding, Step } from '../../../kernel/ruling.ts'
import type { Outcome } from '../../../kernel/verdict.ts'
import { isTrooper } from '../facts.ts'
import { cardNamed, listed, same } from '../names.ts'
import { isOnLine, ORDER_REACH } from '../ranges.ts'
import { sectionClauses, type Tally, type World } from './orders.ts'
import { nameOf, type Unit } from './units.ts'

/** One world with what it comes to. */
export interface Look {
  world: World
  tally: Tally
}

/** What the findings speak of. */
export interface Case {
  units: readonly Unit[]
  nominee: string
  chosen: readonly number[] | undefined
  raw: RawFacts
}

interface Said {
  clause: ClauseId
  outcome: Outcome
  because: string
}

const names = (places: readonly number[], units: readonly Unit[]) =>
  listed(places.map((place) => nameOf(units[place]!)))
const BARS = { range: `not at range 1–${ORDER_REACH}`, order: 'has an order already', defeated: 'defeated' } as const

/** What one world says, clause by clause. */
function said({ world, tally }: Look, { units, nominee, chosen, raw }: Case): Said[] {
  const say = (clause: string, outcome: Outcome, because: string): Said => ({ clause, outcome, because })
  const broken = (clause: string): Outcome => (!chosen ? 'holds' : tally.broken.includes(clause) ? 'fails' : 'holds')
  const barredAs = (order: boolean) =>
    tally.barred.filter(({ bar }) => (bar === 'order') === order).map(({ unit }) => unit)
  const barsOf = (order: boolean) =>
    world.profiles.flatMap(({ bar }, unit) =>
      bar && (bar === 'order') === order ? [`${nameOf(units[unit]!)} (${BARS[bar]})`] : [],
    )
  const once = new Set(chosen ?? [])
  const doubled = (chosen?.length ?? 0) > once.size
  const own = units.find((unit) => same(unit.id, nominee))
  const measured = units.filter(
    (unit) => unit.inches !== undefined && unit.range === undefined && !same(unit.id, nominee),
  )
  const onLine = measured.filter((unit) => isOnLine(unit.inches!))
  const wantsTroopers = world.slots.some((slot) => slot.kind === 'count' && slot.types.includes('trooper'))
  const subtypes = units.filter((unit) => unit.types?.some((type) => type !== 'trooper' && isTrooper(type)))
  const left = (tally.printed ?? 0) - tally.most
  const doubtful = raw.slots === undefined && cardNamed(String(raw.card))?.ordersConfidence === 'scan-text'
  const aside = 'Not needed here.'
  return [
    say(
      'legion:issuing-orders.count.1',
      'holds',
      `The orders section of the card counts${doubtful ? '; ours is from scanned text, so look at the card' : ''}.`,
    ),
    ...sectionClauses(world.slots).map((clause) =>
      say(
        clause,
        broken(clause),
        tally.misfits.length
          ? `No order of the card is left for ${names(tally.misfits, units)}.`
          : 'Every unit fits an order of the card.',
      ),
    ),
    say(
      'legion:command-cards.orders.2',
      broken('legion:command-cards.orders.2'),
      barredAs(false).length
        ? `Out of reach of the nominated unit: ${names(barredAs(false), units)}.`
        : barsOf(false).length
          ? `Cannot get an order: ${barsOf(false).join(', ')}.`
          : `Every unit is at range 1–${ORDER_REACH} of the nominated unit.`,
    ),
    say(
      'legion:issuing-orders.range.1',
      broken('legion:command-cards.orders.2'),
      `Orders reach range 1–${ORDER_REACH} from the nominated unit, itself included.`,
    ),
    say(
      'legion:command-cards.orders.3',
      own ? 'holds' : 'not-in-play',
      own ? `${nameOf(own)} counts as at range 1 of itself.` : aside,
    ),
    say(
      'legion:range.self.1',
      own ? 'holds' : 'not-in-play',
      own ? 'The range of the nominated unit to itself is 1.' : aside,
    ),
    say(
      'legion:range.at.1',
      measured.length ? 'holds' : 'not-in-play',
      measured.length ? 'Inches count as the segment they fall in.' : aside,
    ),
    say(
      'legion:range.at.2',
      onLine.length ? 'holds' : 'not-in-play',
      onLine.length ? `On the line counts as the lower range: ${listed(onLine.map(nameOf))}.` : aside,
    ),
    say(
      'legion:issuing-orders.kind.1',
      wantsTroopers && subtypes.length ? 'holds' : 'not-in-play',
      wantsTroopers && subtypes.length ? `Troopers too: ${listed(subtypes.map(nameOf))}.` : aside,
    ),
    say(
      'legion:issuing-orders.limit.1',
      broken('legion:issuing-orders.limit.1'),
      barredAs(true).length || doubled
        ? `One order a unit: ${barredAs(true).length ? names(barredAs(true), units) : 'a unit is chosen twice'}.`
        : barsOf(true).length
          ? `Cannot get a second order: ${barsOf(true).join(', ')}.`
          : 'No unit gets a second order.',
    ),
    say(
      'legion:command-cards.orders.4',
      broken('legion:command-cards.orders.4'),
      chosen
        ? `${tally.valid} of ${tally.most} possible orders.`
        : `${tally.most} orders can be given, so ${tally.most} must be.`,
    ),
    say(
      'legion:issuing-orders.excess.1',
      left > 0 ? 'holds' : 'not-in-play',
      left > 0 ? `${left} order${left > 1 ? 's' : ''} of the card find no unit and are lost.` : 'No order is lost.',
    ),
  ]
}

const FACTS: Readonly<Record<string, readonly string[]>> = {
  'legion:issuing-orders.count.1': ['card', 'slots'],
  'legion:command-cards.orders.3': ['nominee'],
  'legion:range.self.1': ['nominee'],
}

/** What all worlds agree on; where they differ it is not known yet. */
export function findingsOf(looks: readonly Look[], found: Case): Finding[] {
  const told = looks.map((look) => said(look, found))
  const clauses = [...new Set(told.flatMap((one) => one.map(({ clause }) => clause)))]
  return clauses.map((clause) => {
    const here = told.map((one) => one.find((candidate) => candidate.clause === clause))
    const outcomes = new Set(here.map((one) => one?.outcome ?? 'not-in-play'))
    const keys = (FACTS[clause] ?? ['card', 'units', 'chosen']).filter((key) => found.raw[key] !== undefined)
    const facts = Object.fromEntries(keys.map((key) => [key, found.raw[key]]))
    const open =
      clause === 'legion:command-cards.orders.4' &&
      !found.chosen &&
      new Set(looks.map(({ tally }) => tally.most)).size > 1
    const outcome = outcomes.size === 1 && !open ? [...outcomes][0]! : ('unknown' as const)
    const same = new Set(here.map((one) => one?.because)).size === 1
    const because =
      outcome === 'unknown' ? "Can't tell yet." : same || outcome !== 'holds' ? here[0]!.because : 'As far as is known.'
    return { clause, outcome, because, facts }
  })
}

/** How each unit stands, for the derivation of the number. */
export const unitSteps = ({ world }: Look, { units }: Case): Step[] =>
  units.map((unit, i) => {
    const { bar, lines } = world.profiles[i]!
    if (bar === 'order') return { says: `${nameOf(unit)}: ${BARS.order}`, clause: 'legion:issuing-orders.limit.1' }
    if (bar) return { says: `${nameOf(unit)}: ${BARS[bar]}`, clause: 'legion:command-cards.orders.2' }
    const fits = lines.includes(true)
    return {
      says: `${nameOf(unit)}: ${fits ? 'may get an order' : 'fits no order of the card'}`,
      clause: sectionClauses(world.slots)[0] ?? 'legion:issuing-orders.count.1',
    }
  })
