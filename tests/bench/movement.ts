import { adjudicate } from '../../lib/adjudicate.ts'
import type { CaseFacts } from '../../lib/games/ti4/facts.ts'
import { ti4 } from '../../lib/games/ti4/index.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { ms, printTable, quantile, time } from '../../scripts/bench/table.ts'
import { declareAll, hexMap } from './hex-map.ts'

const RINGS = [3, 4, 5, 6]
const SAMPLES = 200
/** Rounds before the clock runs: a phone that has judged one case is warm too. */
const WARM = 60

function ask(checker: string, facts: object): Ruling {
  const ruling = adjudicate([ti4], { checker: `ti4/${checker}`, facts })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}

/** Every system of the map in turn, so that near and far targets are measured alike; tokens stay as they lie. */
const targetsOf = ({ systems }: CaseFacts) => systems.map((system) => system.id)

function actionOf(facts: CaseFacts): CaseFacts {
  const { answer } = ask('reach', { ...facts, whose: 'mine' })
  const reached = answer?.kind === 'list' ? (answer.items ?? []) : []
  const routes = reached.map(({ ship, path }) => [ship as string, path as string[]] as const)
  return declareAll(facts, new Map(routes))
}

function measured(task: (round: number) => void): number[] {
  for (let i = 0; i < WARM; i++) task(i)
  return Array.from({ length: SAMPLES }, (_, i) => time(() => task(i)))
}

const spread = (samples: readonly number[]) => [quantile(samples, 0.5), quantile(samples, 0.95)].map(ms)

/** A whole action, and what can reach a system, over the size of the map; through the front door, nothing kept. */
export function benchMovement(): void {
  const rows = RINGS.map((rings) => {
    const facts = hexMap(rings)
    const targets = targetsOf(facts)
    const pick = (i: number) => ({ ...facts, active: targets[(i * 7) % targets.length]! })
    const actions = targets.map((_, i) => actionOf(pick(i)))
    const chain = measured((i) => void ask('movement', actions[i % actions.length]!))
    const reach = measured((i) => {
      for (const whose of ['mine', 'theirs']) ask('reach', { ...pick(i), whose })
    })
    const ships = facts.units.filter((unit) => !/infantry|pds/.test(unit.type)).length
    const declared = Math.max(...actions.map((action) => action.moves.length))
    return [`${facts.systems.length} systems`, String(ships), String(declared), ...spread(chain), ...spread(reach)]
  })
  printTable(
    'Movement on a hex map',
    ['map', 'ships', 'moves at most', 'action p50', 'p95', 'reach, every ship p50', 'p95'],
    rows,
    'Aim on 37 systems: a whole action p95 under 5 ms, the reach of every ship p95 under 20 ms; growth about linear.',
  )
}
