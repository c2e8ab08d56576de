/**
 * Facts that are not told. The checkers of this game see whole cases only, so a case with gaps is asked with every
 * gap filled in each way that matters: the same answer everywhere is an answer, anything else is undetermined.
 */
import type { Examination } from '../../kernel/checker.ts'
import type { Table } from '../../kernel/clause.ts'
import type { RawFacts } from '../../kernel/facts.ts'
import { withValue } from '../../kernel/gaps.ts'
import { liesOffMap } from './board.ts'
import type { CaseFacts, SystemFacts } from './case.ts'
import { ANOMALIES, WORMHOLES } from './data/tiles.ts'

export interface Gap {
  path: string
  segments: readonly (string | number)[]
  domain: readonly unknown[]
}
/** Stands for "any hyperlanes": two systems on the map may be joined. */
export const ANY_HYPERLANES = 'any'
/** More ways to fill the gaps than this are not tried: nothing is then said of the case. */
const WORLDS = 1024
/** Of these so many are looked at for what a single gap changes. */
const BASES = 40

export interface Needs {
  /** Without these nothing can be said. */
  all: readonly (keyof CaseFacts)[]
  /** These are filled in where they are absent. */
  some?: readonly (keyof CaseFacts)[]
  of: (facts: CaseFacts, table: Table, anyHyperlane: boolean) => Examination
}

const undetermined = (missing: readonly string[], found?: Examination): Examination => ({
  verdict: 'undetermined',
  deciding: found?.deciding ?? [],
  findings: found?.findings ?? [],
  missing: [...missing],
  consequences: [],
  remarks: [],
})

interface Loose {
  systems?: readonly Record<string, unknown>[]
  units?: readonly Record<string, unknown>[]
  moves?: readonly Record<string, unknown>[]
  hyperlanes?: readonly Record<string, unknown>[]
  effects?: readonly Record<string, unknown>[]
}

/** Parts without which an item of a list says nothing. */
function brokenParts(raw: Loose, keys: readonly string[]): string[] {
  const parts: [keyof Loose, readonly string[]][] = [
    ['systems', ['id']],
    ['units', ['id', 'owner', 'type', 'system']],
    ['hyperlanes', ['rotation']],
    ['effects', ['id']],
    ['moves', ['ship']],
  ]
  const broken = parts.flatMap(([key, fields]) =>
    keys.includes(key)
      ? (raw[key] ?? []).flatMap((item, i) =>
          fields.filter((field) => item[field] === undefined).map((field) => `${key}[${i}].${field}`),
        )
      : [],
  )
  return keys.includes('hyperlanes') ? [...broken, ...unplaced(raw)] : broken
}

/** Tiles of which nobody told where they lie, or of a hyperlane what it joins; the few that lie off the map apart. */
function unplaced({ systems = [], hyperlanes = [] }: Loose): string[] {
  const hexOf = (item: Record<string, unknown>, path: string) => {
    const hex = item.hex as { q?: number; r?: number } | undefined
    return hex?.q === undefined || hex.r === undefined ? [`${path}.hex`] : []
  }
  return [
    ...systems.flatMap((system, i) =>
      liesOffMap(system as unknown as SystemFacts) ? [] : hexOf(system, `systems[${i}]`),
    ),
    ...hyperlanes.flatMap((lane, i) => [
      ...hexOf(lane, `hyperlanes[${i}]`),
      ...(lane.face === undefined && lane.pairs === undefined ? [`hyperlanes[${i}].face`] : []),
    ]),
  ]
}

/** Every selection of the values, none of them first. */
const selections = (values: readonly string[]): string[][] =>
  values.reduce<string[][]>((all, value) => all.concat(all.map((one) => [...one, value])), [[]])

/** Everybody named in the case. */
function playersOf(raw: Loose & RawFacts): string[] {
  const named = [raw.activePlayer, raw.player, ...(raw.units ?? []).map((unit) => unit.owner)]
  const owners = (raw.effects ?? []).map((effect) => effect.owner)
  return [...new Set([...named, ...owners])].filter((name): name is string => typeof name === 'string')
}

function gapsOf(raw: RawFacts, wanted: readonly string[]): Gap[] {
  const gaps: Gap[] = []
  const gap = (segments: readonly (string | number)[], path: string, domain: readonly unknown[]) =>
    gaps.push({ segments, path, domain })
  const facts = raw as Loose & RawFacts
  if (wanted.includes('tacticTokens') && raw.tacticTokens === undefined) gap(['tacticTokens'], 'tacticTokens', [1, 0])
  if (wanted.includes('expansions') && raw.expansions === undefined) gap(['expansions'], 'expansions', [[], ['te']])
  if (wanted.includes('hyperlanes') && raw.hyperlanes === undefined)
    gap(['hyperlanes'], 'hyperlanes', [[], ANY_HYPERLANES])
  facts.systems?.forEach((system, i) => {
    const at = (key: string, domain: readonly unknown[]) => gap(['systems', i, key], `systems[${i}].${key}`, domain)
    if (system.anomalies === undefined) at('anomalies', selections(ANOMALIES))
    if (system.wormholes === undefined) at('wormholes', selections(WORMHOLES))
    if (system.tokens === undefined) at('tokens', selections(playersOf(facts)))
    if (system.unitsListed === false) at('unitsListed', [true, false])
  })
  return gaps
}

/** Puts unseen ships into systems of which not all units are listed. */
function withUnseen(raw: RawFacts): RawFacts {
  const systems = (raw.systems as readonly { id: string; unitsListed?: boolean }[]) ?? []
  const unseen = systems.filter((system) => system.unitsListed === false)
  if (!unseen.length || !raw.units) return raw
  const ghosts = unseen.map((system) => ({
    id: `? in ${system.id}`,
    owner: 'another player',
    type: 'cruiser-i',
    system: system.id,
  }))
  return { ...raw, units: [...(raw.units as readonly unknown[]), ...ghosts] }
}

/** Moves told without a route or without their loads: judged as far as they go. */
function looseMoves(raw: RawFacts): { facts: RawFacts; missing: string[] } {
  const moves = raw.moves as readonly { path?: unknown; loads?: readonly Record<string, unknown>[] }[] | undefined
  if (!moves) return { facts: raw, missing: [] }
  const missing = moves.flatMap((move, i) => [
    ...(move.path === undefined ? [`moves[${i}].path`] : []),
    ...(move.loads === undefined ? [`moves[${i}].loads`] : []),
    ...(move.loads ?? []).flatMap((load, j) =>
      ['unit', 'at'].filter((key) => load[key] === undefined).map((key) => `moves[${i}].loads[${j}].${key}`),
    ),
  ])
  if (!missing.length) return { facts: raw, missing }
  const whole = moves
    .filter((move) => move.path !== undefined)
    .map((move) => ({
      ...move,
      loads: (move.loads ?? []).filter((load) => load.unit !== undefined && load.at !== undefined),
    }))
  return { facts: { ...raw, moves: whole }, missing }
}

const essence = (found: Examination) => JSON.stringify([found.verdict, found.answer?.value])

/** Asks the question in every world the gaps leave open. */
export function examineWorlds(raw: RawFacts, table: Table, needs: Needs): Examination {
  const { all, some = [] } = needs
  const absent = all.filter((key) => raw[key] === undefined)
  if (absent.length) return undetermined(absent)
  const broken = brokenParts(raw as Loose, [...all, ...some])
  if (broken.length) return undetermined(broken)
  const { facts, missing } = looseMoves(raw)
  const gaps = gapsOf(facts, [...all, ...some])
  const ask = (world: RawFacts) => {
    const anyHyperlane = world.hyperlanes === ANY_HYPERLANES
    const whole = withUnseen({
      ...world,
      ...(anyHyperlane || !world.hyperlanes ? { hyperlanes: [] } : {}),
      expansions: world.expansions ?? [],
    })
    return needs.of(whole as unknown as CaseFacts, table, anyHyperlane)
  }
  if (!gaps.length) return closeMoves(ask(facts), missing)
  const tried = worldsOf(facts, gaps)
  if (!tried) return undetermined([...missing, ...gaps.map((gap) => gap.path)])
  const found = tried.map(ask)
  const first = found[0]!
  if (new Set(found.map(essence)).size > 1)
    return undetermined([...missing, ...decidingGaps(gaps, tried, ask)], undefined)
  const common = first.consequences.filter((step) =>
    found.every((one) => one.consequences.some((other) => other.says === step.says)),
  )
  const open = found.some((one) => one.consequences.length !== common.length)
  const consequences = open
    ? [...common, { says: `More may follow; not known: ${gaps.map((gap) => gap.path).join(', ')}.` }]
    : common
  const deciding = first.deciding.filter((clause) => found.every((one) => one.deciding.includes(clause)))
  return closeMoves({ ...first, consequences, deciding: deciding.length ? deciding : first.deciding }, missing)
}

const closeMoves = (found: Examination, missing: readonly string[]): Examination =>
  missing.length && found.verdict !== 'illegal' ? undetermined(missing, found) : found

/** Every way to fill the gaps, or undefined where there are too many to try. */
function worldsOf(facts: RawFacts, gaps: readonly Gap[]): RawFacts[] | undefined {
  const fill = (world: RawFacts, gap: Gap, value: unknown) => withValue(world, gap.segments, value)
  const size = gaps.reduce((product, gap) => product * gap.domain.length, 1)
  if (size > WORLDS) return undefined
  return gaps.reduce<RawFacts[]>(
    (worlds, gap) => worlds.flatMap((world) => gap.domain.map((value) => fill(world, gap, value))),
    [facts],
  )
}

/** Gaps that alone move the answer somewhere; all of them when none does so alone. */
function decidingGaps(
  gaps: readonly Gap[],
  worlds: readonly RawFacts[],
  ask: (world: RawFacts) => Examination,
): string[] {
  const said = new Map<RawFacts, string>()
  const bases = worlds.filter((_, i) => i % Math.ceil(worlds.length / BASES) === 0)
  const sayOf = (world: RawFacts) => {
    const known = said.get(world) ?? essence(ask(world))
    said.set(world, known)
    return known
  }
  const turning = gaps.filter((gap) =>
    bases.some((base) =>
      gap.domain.some((value) => essence(ask(withValue(base, gap.segments, value))) !== sayOf(base)),
    ),
  )
  return (turning.length ? turning : gaps).map((gap) => gap.path)
}
