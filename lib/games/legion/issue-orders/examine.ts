import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Answer, ClauseId, Finding, Remedy, Step } from '../../../kernel/ruling.ts'
import { listed, SABOTAGED_COMMUNICATIONS, same } from '../names.ts'
import { type Case, findingsOf, type Look, unitSteps } from './findings.ts'
import { nominate } from './nominate.ts'
import { fullest, sectionClauses, tallyOf, type World } from './orders.ts'
import { lineGaps, sectionsOf } from './slots.ts'
import { gapsOf, nameOf, profilesOf, type Unit } from './units.ts'

export const REACHES_MOST = 'legion:ambiguity.4'
const AS_MANY = 'legion:command-cards.orders.4'
const WORLD_LIMIT = 2048

/** Units without a short name cannot be told apart; nothing is judged until they have one. */
const unnamed = (raw: RawFacts): string[] =>
  ((raw.units as Partial<Unit>[] | undefined) ?? []).flatMap((unit, i) =>
    unit.id === undefined ? [`units[${i}].id`] : [],
  )
const unitsOf = (raw: RawFacts): Unit[] => (unnamed(raw).length ? [] : ((raw.units as Unit[] | undefined) ?? []))

const fewerOf = (raw: RawFacts) =>
  typeof raw.opponentCard === 'string' && same(raw.opponentCard, SABOTAGED_COMMUNICATIONS) ? 1 : 0

/** Every way the table could be; undefined where there are too many. */
function worldsOf(raw: RawFacts, units: readonly Unit[], table: Table): World[] | undefined {
  const nominee = String(raw.nominee)
  const worlds: World[] = []
  for (const slots of sectionsOf(raw)) {
    let profiles: World['profiles'][] = [[]]
    for (const unit of units) {
      const ways = profilesOf(unit, nominee, slots, table)
      if (profiles.length * ways.length > WORLD_LIMIT) return undefined
      profiles = profiles.flatMap((one) => ways.map((way) => [...one, way]))
    }
    worlds.push(...profiles.map((one) => ({ slots, profiles: one })))
  }
  return worlds
}

/** What can still change the ruling, as paths. */
function gapsIn(raw: RawFacts, units: readonly Unit[], table: Table): string[] {
  const sections = sectionsOf(raw)
  const lines = raw.slots ? lineGaps(raw.slots as never) : raw.card === undefined ? ['card'] : []
  const prints = sections.length === 1 || lines.length ? [] : ['slots']
  const fields = units.flatMap((unit, i) => {
    const gaps = sections.flatMap((slots) => gapsOf(unit, String(raw.nominee), slots, table))
    return [...new Set(gaps)].map((field) => `units[${i}].${field}`)
  })
  return [...lines, ...prints, ...fields]
}

const combine = (parts: readonly string[]) =>
  parts.includes('illegal') ? 'illegal' : parts.includes('undetermined') ? 'undetermined' : 'legal'

const answerOf = (look: Look, found: Case): Answer => ({
  kind: 'number',
  value: look.tally.most,
  unit: 'order',
  says: `${look.tally.most} order${look.tally.most === 1 ? ' has' : 's have'} to be given`,
  derivation: unitSteps(look, found),
})

const consequences = ({ tally }: Look, { chosen, units }: Case): Step[] =>
  !chosen?.length
    ? []
    : [
        {
          says: `A faceup order token of its own rank goes beside ${listed(chosen.map((place) => nameOf(units[place]!)))}`,
          clause: 'legion:issuing-orders.place.1',
        },
        ...((tally.printed ?? 0) > tally.most
          ? [{ says: 'Orders that found no unit are lost', clause: 'legion:issuing-orders.excess.1' }]
          : []),
        { says: 'The priority player issues first', clause: 'legion:issuing-orders.who.2' },
      ]

/** The case without what cannot be read yet. */
const waiting = (
  nominated: Examination,
  missing: readonly string[],
  findings: readonly Finding[] = [],
): Examination => ({
  verdict: nominated.verdict === 'illegal' ? 'illegal' : 'undetermined',
  deciding: nominated.verdict === 'illegal' ? nominated.deciding : [...new Set([...nominated.deciding, AS_MANY])],
  findings: [...nominated.findings, ...findings],
  missing: nominated.verdict === 'illegal' ? [] : [...new Set([...nominated.missing, ...missing])],
  consequences: [],
  remarks: [],
})

/** Clauses a world breaks, with the choice of nominee where the table reads it so. */
function brokenIn({ tally }: Look, raw: RawFacts, table: Table): ClauseId[] {
  const best = raw.otherBest as number | undefined
  const could = best !== undefined && best > tally.most && table.reads(REACHES_MOST) === 'B'
  return [...new Set([...tally.broken, ...(could ? [AS_MANY] : [])])]
}

/** 5.5: the nomination, then the orders in every way the table could be. */
export function examine(raw: RawFacts, table: Table): Examination {
  const units = unitsOf(raw)
  const nominated = nominate(raw, units, table)
  const nameless = unnamed(raw)
  const missing = [...['units', 'nominee'].filter((key) => raw[key] === undefined), ...nameless]
  const worlds = missing.length ? [] : worldsOf(raw, units, table)
  if (!worlds?.length) return waiting(nominated, [...missing, ...gapsIn(raw, units, table)])
  const told = raw.asks === 'how-many' ? undefined : (raw.chosen as string[] | undefined)
  const chosen = told?.map((id) => units.findIndex((unit) => same(unit.id, id)))
  const found: Case = { units, nominee: String(raw.nominee), chosen, raw }
  const looks = worlds.map((world) => ({ world, tally: tallyOf(world, units, chosen, fewerOf(raw)) }))
  const judged = judge(looks, found, nominated, table)
  const unsaid = raw.asks === 'this-choice' && !chosen && judged.verdict !== 'illegal'
  return unsaid
    ? { ...judged, verdict: 'undetermined', missing: [...judged.missing, 'chosen'], consequences: [] }
    : judged
}

function judge(looks: readonly Look[], found: Case, nominated: Examination, table: Table): Examination {
  const { raw, units, chosen } = found
  const broken = looks.map((look) => brokenIn(look, raw, table))
  const orders = broken.every((one) => one.length)
    ? 'illegal'
    : broken.some((one) => one.length)
      ? 'undetermined'
      : 'legal'
  const counts = new Set(looks.map(({ tally }) => tally.most))
  const verdict = combine([nominated.verdict, orders, !chosen && counts.size > 1 ? 'undetermined' : 'legal'])
  const findings = [...nominated.findings, ...flag(findingsOf(looks, found), broken)]
  const answer = counts.size === 1 && nominated.verdict === 'legal' ? { answer: answerOf(looks[0]!, found) } : {}
  const rest = { findings, remarks: [], ...answer }
  const section = [...new Set(looks.flatMap(({ world }) => sectionClauses(world.slots)))]
  if (verdict === 'illegal') {
    const first = broken[0]!
    const shared = first.filter((clause) => broken.every((one) => one.includes(clause)))
    const own = orders === 'illegal' ? (shared.length ? shared : [...new Set(broken.flat())]) : []
    return {
      ...rest,
      verdict,
      deciding: [...new Set([...(nominated.verdict === 'illegal' ? nominated.deciding : []), ...own])],
      missing: [],
      consequences: [],
    }
  }
  if (verdict === 'undetermined') {
    const missing = [...new Set([...nominated.missing, ...gapsIn(raw, units, table)])]
    const open = [...new Set(broken.flat())]
    return {
      ...rest,
      verdict,
      deciding: [
        ...(nominated.verdict === 'undetermined' ? nominated.deciding : []),
        ...(open.length ? open : [AS_MANY]),
      ],
      missing,
      consequences: [],
    }
  }
  const reach = ['legion:command-cards.orders.2', 'legion:issuing-orders.limit.1']
  if (!chosen)
    return { ...rest, verdict: 'answered', deciding: [AS_MANY, ...section, ...reach], missing: [], consequences: [] }
  return {
    ...rest,
    verdict: 'legal',
    deciding: [...nominated.deciding, ...section, ...reach, AS_MANY],
    missing: [],
    consequences: consequences(looks[0]!, found),
  }
}

/** A nominee that reaches too few breaks the rule of the largest number even where the choice does not. */
const flag = (findings: readonly Finding[], broken: readonly (readonly ClauseId[])[]): Finding[] =>
  findings.map((finding) =>
    finding.clause === AS_MANY && finding.outcome === 'holds' && broken.every((one) => one.includes(AS_MANY))
      ? { ...finding, outcome: 'fails', because: 'Another commander could give more orders.' }
      : finding,
  )

/** A largest choice that keeps as many of the chosen units as it can. */
export const repairs: NonNullable<Checker['repairs']> = (raw, table): Remedy[] => {
  const units = unitsOf(raw)
  const chosen = ((raw.chosen as string[] | undefined) ?? [])
    .map((id) => units.findIndex((unit) => same(unit.id, id)))
    .filter((place) => place >= 0)
  const worlds =
    raw.chosen === undefined || raw.asks === 'how-many' || raw.nominee === undefined
      ? []
      : (worldsOf(raw, units, table) ?? [])
  const ways = worlds.slice(0, 8).map((world) => fullest(world, units, chosen, fewerOf(raw)).sort((a, b) => a - b))
  const distinct = ways.filter((way, i) => ways.findIndex((other) => other.join() === way.join()) === i)
  return distinct.map((way) => ({
    change: { chosen: way.map((place) => units[place]!.id) },
    says: way.length ? `Give the orders to ${listed(way.map((place) => nameOf(units[place]!)))}` : 'Give no order',
  }))
}
