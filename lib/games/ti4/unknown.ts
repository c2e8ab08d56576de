/**
 * Facts that are not told. The checkers of this game see whole cases only, so a case with gaps is asked with every
 * gap filled in each way that matters: the same answer everywhere is an answer, anything else is undetermined.
 */
import type { Examination } from '../../kernel/checker.ts'
import type { Table } from '../../kernel/clause.ts'
import type { RawFacts } from '../../kernel/facts.ts'
import { withValue } from '../../kernel/gaps.ts'
import type { CaseFacts } from './case.ts'
import { ANOMALIES, WORMHOLES } from './data/tiles.ts'

export interface Gap {
  path: string
  segments: readonly (string | number)[]
  domain: readonly unknown[]
}
/** Stands for "any hyperlanes": two systems on the map may be joined. */
export const ANY_HYPERLANES = 'any'
const WORLDS = 240

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
    ['hyperlanes', ['hex', 'rotation']],
    ['effects', ['id']],
    ['moves', ['ship']],
  ]
  return parts.flatMap(([key, fields]) =>
    keys.includes(key)
      ? (raw[key] ?? []).flatMap((item, i) =>
          fields.filter((field) => item[field] === undefined).map((field) => `${key}[${i}].${field}`),
        )
      : [],
  )
}

function gapsOf(raw: RawFacts, player: string | undefined, wanted: readonly string[]): Gap[] {
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
    if (system.anomalies === undefined) at('anomalies', [[], ...ANOMALIES.slice(0, 4).map((kind) => [kind])])
    if (system.wormholes === undefined) at('wormholes', [[], WORMHOLES.slice(0, 4)])
    if (system.tokens === undefined) at('tokens', [[], player ? [player] : []])
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
  const gaps = gapsOf(facts, raw.activePlayer as string | undefined, [...all, ...some])
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
  const found = tried.map(ask)
  const first = found[0]!
  if (new Set(found.map(essence)).size > 1)
    return undetermined([...missing, ...decidingGaps(facts, gaps, ask)], undefined)
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

/** The full product of the gaps while it is small, else each gap alone and all of them together. */
function worldsOf(facts: RawFacts, gaps: readonly Gap[]): RawFacts[] {
  const fill = (world: RawFacts, gap: Gap, value: unknown) => withValue(world, gap.segments, value)
  const size = gaps.reduce((product, gap) => product * gap.domain.length, 1)
  if (size <= WORLDS)
    return gaps.reduce<RawFacts[]>(
      (worlds, gap) => worlds.flatMap((world) => gap.domain.map((value) => fill(world, gap, value))),
      [facts],
    )
  const plain = gaps.reduce((world, gap) => fill(world, gap, gap.domain[0]), facts)
  const alone = gaps.flatMap((gap) => gap.domain.slice(1).map((value) => fill(plain, gap, value)))
  const together = [1, 2, 3, 4].map((k) =>
    gaps.reduce((world, gap) => fill(world, gap, gap.domain[Math.min(k, gap.domain.length - 1)]), facts),
  )
  return [plain, ...alone, ...together]
}

/** Gaps that alone move the answer somewhere; all of them when none does so alone. */
function decidingGaps(facts: RawFacts, gaps: readonly Gap[], ask: (world: RawFacts) => Examination): string[] {
  const bases = worldsOf(facts, gaps)
  const turning = gaps.filter((gap) =>
    bases.some(
      (base) => new Set(gap.domain.map((value) => essence(ask(withValue(base, gap.segments, value))))).size > 1,
    ),
  )
  return (turning.length ? turning : gaps).map((gap) => gap.path)
}
