import { describe, expect, it } from 'vitest'
import { adjudicate, type Refusal } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { Checker, ExampledChecker, Scenario } from '../../lib/kernel/checker.ts'
import type { RulesInPlay } from '../../lib/kernel/clause.ts'
import { domainOf } from '../../lib/kernel/domains.ts'
import { factsOfEdition } from '../../lib/kernel/edition-facts.ts'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { gapsIn, withValue } from '../../lib/kernel/gaps.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import { factAt } from '../../lib/kernel/parse.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { consistent, type Space } from '../../lib/kernel/space.ts'
import { plain } from '../brute-force/plain.ts'
import { isSampled } from '../brute-force/sample.ts'
import { chosen } from './chosen.ts'
import { uncoloured } from './uncoloured.ts'

type Entry = readonly [string, GamePack, ExampledChecker]
const entries: Entry[] = chosen.flatMap((pack) =>
  pack.checkers.map((checker) => [`${pack.id}/${checker.id}`, pack, checker] as const),
)
const editionOf = (pack: GamePack, scenario: Scenario) => scenario.edition ?? pack.defaultEdition
const quick = games.map(plain)
/** The ruling without remedies. */
const ask = (name: string, scenario: Scenario, facts: RawFacts, packs: readonly GamePack[] = quick): Ruling | Refusal =>
  adjudicate(packs, {
    checker: name,
    facts,
    presume: false,
    ...(scenario.edition ? { edition: scenario.edition } : {}),
    ...(scenario.readings ? { readings: scenario.readings } : {}),
  })
/** The ruling of the scenario as it stands, worked out once. */
const rulings = new WeakMap<Scenario, Ruling | Refusal>()
function rulingOf(name: string, scenario: Scenario): Ruling | Refusal {
  const ruling = rulings.get(scenario) ?? ask(name, scenario, scenario.facts, games)
  rulings.set(scenario, ruling)
  return ruling
}
const isDecided = (ruling: Ruling | Refusal): ruling is Ruling =>
  !('error' in ruling) && ruling.verdict !== 'undetermined' && ruling.verdict !== 'disputed'
type Result = Pick<Ruling, 'verdict' | 'answer'>
const gist = (ruling: Result) =>
  JSON.stringify([ruling.verdict, ruling.verdict === 'illegal' ? undefined : ruling.answer?.value])

/** True when two rulings cannot both be right: other verdicts, or other answers where both give one. */
const conflict = (a: Result, b: Result) =>
  a.verdict !== b.verdict || (a.verdict !== 'illegal' && a.answer && b.answer ? gist(a) !== gist(b) : false)

/** The readings a scenario plays, the better ones where it names none. */
const tableOf = (pack: GamePack, scenario: Scenario): RulesInPlay => ({
  edition: editionOf(pack, scenario),
  reads: (ref) => scenario.readings?.[ref] ?? scenario.readings?.[ref.split('/')[0]!] ?? 'A',
})

/** Numbers that always give the same run. */
function dice(seed: number): (size: number) => number {
  let state = (seed % 2147483646) + 1
  return (size) => {
    state = (state * 48271) % 2147483647
    return state % size
  }
}

/** Some value a fact could have, or undefined where none can be made up. */
function someValue(fact: Fact, base: RawFacts, roll: (size: number) => number): unknown {
  if (fact.kind === 'record') {
    const fields = Object.entries(fact.fields as FactSpecs).map(
      ([key, field]) => [key, someValue(field, base, roll)] as const,
    )
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (fact.kind === 'list' && !fact.set) {
    const size = fact.min + roll(3)
    return Array.from({ length: size }, () => someValue(fact.of, base, roll)).filter((item) => item !== undefined)
  }
  if (fact.kind === 'map') {
    return Object.fromEntries(['me', 'Red', 'Blue'].map((player) => [player, someValue(fact.of, base, roll)]))
  }
  const domain = fact.kind === 'name' ? ['me', 'none', 'Red', ...(fact.samples ?? [])] : domainOf(fact, base)
  return domain?.[roll(domain.length)]
}

const spaceOf = (checker: Checker, edition: string): Space => ({
  specs: factsOfEdition(checker.facts, edition),
  checks: checker.checks.filter((check) => !check.editions || check.editions.includes(edition)),
})

/** The facts with their gaps, or some of them, filled at random so that no check speaks against them. */
function completed(space: Space, facts: RawFacts, roll: (size: number) => number, share = 100): RawFacts {
  let world = facts
  for (const hole of gapsIn(space.specs, facts, Object.keys(space.specs))) {
    if (roll(100) >= share) continue
    for (let tries = 0; tries < 8; tries++) {
      // Of selections the short ones come up often enough to stand together somewhere.
      const short = hole.domain?.filter((one) => !Array.isArray(one) || one.length < 2) ?? []
      const domain = short.length && roll(2) ? short : hole.domain
      const value = domain ? domain[roll(domain.length)] : someValue(factAt(space.specs, hole.segments)!, facts, roll)
      const next = value === undefined ? world : withValue(world, hole.segments, value)
      if (!consistent(space, next)) continue
      world = next
      break
    }
  }
  return world
}

describe.each(entries)('%s', (name, pack, checker) => {
  it('says every fact in words and needs it for something', () => {
    for (const [key, fact] of Object.entries(checker.facts)) {
      expect(fact.label.trim(), key).not.toBe('')
      expect(fact.label.length, key).toBeLessThanOrEqual(70)
      if (fact.changeable) expect(fact.remedy, `${key} needs a remedy sentence`).toBeDefined()
    }
    const touched = new Set(checker.scenarios.flatMap((scenario) => Object.keys(scenario.facts)))
    for (const key of Object.keys(checker.facts)) expect(touched, `no scenario uses ${key}`).toContain(key)
  })

  it('is found by what players type', () => {
    expect(checker.asked.length).toBeGreaterThanOrEqual(4)
    expect(checker.question).toMatch(/\?$/)
  })

  it('shows every clause holding, failing and unknown', () => {
    const seen = new Set<string>()
    const citable = new Set<string>()
    for (const edition of checker.editions) for (const clause of checker.cites(edition)) citable.add(clause)
    for (const scenario of checker.scenarios) {
      const ruling = rulingOf(name, scenario)
      if ('error' in ruling) throw new Error(`${scenario.title}: ${ruling.error.message}`)
      for (const finding of ruling.findings) seen.add(`${finding.clause} ${finding.outcome}`)
      for (const clause of ruling.deciding) seen.add(`${clause} cited`)
      for (const step of [...ruling.consequences, ...(ruling.answer?.derivation ?? [])])
        seen.add(`${step.clause} cited`)
    }
    const isPredicate = (clause: string) =>
      [...seen].some((entry) => entry.startsWith(`${clause} `) && !entry.endsWith('cited'))
    const lacking = [...citable].flatMap((clause) => {
      const roles = checker.rolesOf?.(clause) ?? ['rule']
      const colours = roles.includes('rule') ? ['holds', 'fails', 'unknown'] : ['holds', 'unknown']
      if (checker.wholeCase && isPredicate(clause)) return []
      if (!isPredicate(clause)) return seen.has(`${clause} cited`) ? [] : [`${clause} cited`]
      return colours.map((outcome) => `${clause} ${outcome}`).filter((entry) => !seen.has(entry))
    })
    const excused = Object.keys(uncoloured[name] ?? {})
    if (excused.includes('*')) return
    expect(lacking.filter((entry) => !excused.includes(entry))).toEqual([])
    expect(
      excused.filter((entry) => !lacking.includes(entry)),
      'excused for nothing',
    ).toEqual([])
  })

  it('never turns a verdict round when one fact is dropped', () => {
    for (const [i, scenario] of checker.scenarios.entries()) {
      const whole = rulingOf(name, scenario)
      if (!isDecided(whole)) continue
      for (const [k, key] of Object.keys(scenario.facts).entries()) {
        if (!isSampled(i, k)) continue
        // A fact that may stay away brings up something out of the ordinary; without it the case is another one.
        if (checker.facts[key]?.optional) continue
        const { [key]: _dropped, ...rest } = scenario.facts
        const less = ask(name, scenario, rest)
        if (isDecided(less)) expect(conflict(less, whole), `${scenario.title} without ${key}`).toBe(false)
      }
    }
  })

  it('keeps a decided verdict whatever the facts left out turn out to be', () => {
    for (const [i, scenario] of checker.scenarios.entries()) {
      const space = spaceOf(checker, editionOf(pack, scenario))
      for (const [k, key] of [undefined, ...Object.keys(scenario.facts)].entries()) {
        if (!isSampled(i, k)) continue
        const facts = Object.fromEntries(Object.entries(scenario.facts).filter(([name]) => name !== key))
        const table = tableOf(pack, scenario)
        const found = checker.examine(facts, table)
        if (found.verdict === 'undetermined') continue
        const roll = dice(i + 1)
        const tried = new Set<string>()
        for (let n = 0; n < 12; n++) {
          const full = completed(space, facts, roll)
          const told = JSON.stringify(full)
          // Where little is open the same table comes up again.
          if (tried.has(told)) continue
          tried.add(told)
          const later = checker.examine(full, table)
          if (later.verdict === 'undetermined') continue
          expect(conflict(later, found), `${scenario.title}: ${told}`).toBe(false)
        }
      }
    }
  })

  it('lists only missing facts that can change the verdict', () => {
    for (const [i, scenario] of checker.scenarios.entries()) {
      const ruling = rulingOf(name, scenario)
      if ('error' in ruling || ruling.verdict !== 'undetermined') continue
      expect(ruling.missing, scenario.title).not.toEqual([])
      if (ruling.missing.length > 4) continue
      for (const path of ruling.missing) {
        expect(canChange(name, pack, checker, scenario, path, dice(i + 3)), `${scenario.title}: ${path}`).toBe(true)
      }
    }
  })

  it('offers only remedies that are legal when applied', () => {
    for (const scenario of checker.scenarios) {
      const ruling = rulingOf(name, scenario)
      if ('error' in ruling) continue
      for (const remedy of ruling.remedies) {
        const mended = ask(name, scenario, { ...scenario.facts, ...remedy.change })
        expect('error' in mended ? mended.error.message : mended.verdict, `${scenario.title}: ${remedy.says}`).toMatch(
          /^(legal|answered)$/,
        )
      }
      for (const opening of ruling.openings) {
        const mended = ask(name, scenario, { ...scenario.facts, ...opening.change })
        expect('error' in mended ? mended.error.message : mended.verdict, `${scenario.title}: ${opening.says}`).toBe(
          'undetermined',
        )
      }
    }
  })
})

const segmentsOf = (path: string): (string | number)[] =>
  path
    .split(/\.|\[|\]/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** What a player is told: of a dispute what each reading comes to. */
const outcomeOf = (ruling: Ruling) =>
  JSON.stringify([
    gist(ruling),
    ruling.readings?.map(({ reading, verdict, answer }) => [reading, verdict, answer?.value]),
  ])

/** True when, with the other gaps filled or left in some way, two values of this fact give two different results. */
function canChange(
  name: string,
  pack: GamePack,
  checker: ExampledChecker,
  scenario: Scenario,
  path: string,
  roll: (size: number) => number,
): boolean {
  const space = spaceOf(checker, editionOf(pack, scenario))
  const segments = segmentsOf(path)
  const hole = gapsIn(space.specs, scenario.facts, Object.keys(space.specs)).find((gap) => gap.path === path)
  // Lists of records cannot be made up well enough to prove anything.
  if (!hole?.domain) return true
  const results = new Set<string>()
  for (let n = 0; n < 120; n++) {
    for (const value of hole.domain) {
      const start = withValue(scenario.facts, segments, value)
      const later = ask(name, scenario, completed(space, start, roll, n % 2 ? 70 : 100))
      if ('error' in later || later.verdict === 'undetermined') continue
      results.add(outcomeOf(later))
      if (results.size > 1) return true
    }
  }
  return false
}

it('gives every checker an id and aliases of its own', () => {
  for (const { checkers } of games) {
    const names = checkers.flatMap((checker) => [checker.id, ...checker.aliases])
    expect(new Set(names).size).toBe(names.length)
    for (const id of names) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

it('consults only open questions that exist', () => {
  for (const { ambiguities, checkers } of games) {
    for (const checker of checkers) {
      for (const ref of checker.consults) {
        const [id, point] = ref.split('/')
        const found = ambiguities
          .find((ambiguity) => ambiguity.id === id)
          ?.points.some((p) => !point || p.point === point)
        expect(found, `${checker.id} consults ${ref}`).toBe(true)
      }
    }
  }
})
