/** CK-14, from the fact sheet. */
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import type { Judge, Reads } from './opinion.ts'
import type { Random } from './random.ts'

interface Conquest extends Record<string, unknown> {
  developments: number
  underSiege: boolean
  besiegerNonFighterShips: number
  besiegers: number
  activePlayerIs: 'controller' | 'besieger' | 'other'
  activePlayerNonFighterShips: number
  stationsInSystem: { attack: number }[]
  cruisers?: number
}

const NEW = '2022-11'

function deal(random: Random, edition: string): Conquest {
  const underSiege = random.chance(0.75)
  const besiegers = underSiege ? random.of([1, 1, 2, 3]) : random.int(0, 2)
  const besiegerNonFighterShips = random.int(besiegers, 7)
  const activePlayerIs = random.of(['controller', 'besieger', 'other'] as const)
  const share =
    besiegers === 1 ? besiegerNonFighterShips : random.int(1, Math.max(1, besiegerNonFighterShips - besiegers + 1))
  const own = { controller: random.int(0, 3), besieger: share, other: 0 }[activePlayerIs]
  const developments = random.int(underSiege ? 1 : 0, 6)
  const cruisers = developments && besiegers ? random.int(0, Math.min(3, besiegerNonFighterShips)) : 0
  const stations = Array.from({ length: random.int(0, 3) }, () => ({ attack: underSiege ? 0 : random.int(0, 2) }))
  return {
    developments,
    underSiege,
    besiegerNonFighterShips,
    besiegers,
    activePlayerIs,
    activePlayerNonFighterShips: own,
    stationsInSystem: stations,
    ...(edition === NEW && random.chance(0.5) ? { cruisers } : {}),
  }
}

/** Counters that come off, and who takes the system if it falls. */
function removal(f: Conquest, edition: string, reads: Reads): { due: number; taker: string; shared: string } {
  if (edition === NEW) {
    const cruisers = f.cruisers ?? 0
    if (!f.underSiege) return { due: cruisers, taker: reads('44/ii') === 'B' ? '' : 'cruiser', shared: '' }
    const silent = f.activePlayerIs !== 'besieger' && reads('14/i') === 'B'
    const due = silent ? cruisers : f.besiegerNonFighterShips + (reads('44/i') === 'B' ? cruisers : 0)
    return { due, taker: 'besieger', shared: f.besiegers > 1 && due > 0 ? reads('15/i') : '' }
  }
  if (!f.underSiege || f.activePlayerIs === 'other') return { due: 0, taker: 'active', shared: '' }
  if (f.activePlayerIs === 'controller')
    return { due: reads('14/ii') === 'B' ? 0 : f.activePlayerNonFighterShips, taker: 'active', shared: '' }
  const due = f.besiegers > 1 && reads('15/ii') === 'B' ? f.besiegerNonFighterShips : f.activePlayerNonFighterShips
  return { due, taker: 'active', shared: '' }
}

/** Which stations go along where no siege says that none is armed. */
const left = (f: Conquest, armed: boolean, reads: Reads) =>
  !f.stationsInSystem.length ? 'none' : armed && reads('16') === 'B' ? 'unarmed' : 'all'

function judge(f: Conquest, edition: string, reads: Reads) {
  const { due, taker, shared } = removal(f, edition, reads)
  const removed = Math.min(due, f.developments)
  const fallen = f.developments > 0 && f.developments - removed <= 0
  const conquered = fallen && taker !== ''
  const armed = conquered && edition === NEW && f.stationsInSystem.some(({ attack }) => attack > 0)
  const passing = !conquered || edition !== NEW ? 'none' : f.underSiege ? 'any' : left(f, armed, reads)
  const byCruiser = edition === NEW && !f.underSiege && (f.cruisers ?? 0) > 0
  const headline = conquered ? 'end-phase.conquest.2' : byCruiser ? 'cards.cruiser.1' : 'end-phase.conquest.1'
  return { verdict: 'answered' as const, headline, answer: { removed, conquered, passing, shared } }
}

/** The answer's sentences in the judge's terms. */
function answerOf(ruling: Ruling) {
  const lines = ruling.answer?.value as string[]
  const [first = ''] = lines
  const about = [...lines, ...ruling.consequences.map(({ says }) => says)].find((line) => /stations/i.test(line))
  return {
    removed: Number(/^\d+/.exec(first)?.[0] ?? 0),
    conquered: lines.some((line) => line.startsWith('Conquered')),
    passing: !about ? 'none' : about.includes('if any') ? 'any' : about.startsWith('All') ? 'all' : 'unarmed',
    shared: first.includes('added together') ? 'A' : first.includes('own ships') ? 'B' : '',
  }
}

export const conquering: Judge<Conquest> = {
  checker: 'starcom/conquest',
  deal,
  judge,
  unclear: {
    '2022-11': { '15/i': ['A', 'B'], 16: ['A', 'B'], '44/ii': ['A', 'B'] },
    '2022-02': { '14/ii': ['A', 'B'] },
  },
  settled: {
    '2022-11': { '14/i': ['A', 'B'], '44/i': ['A', 'B'] },
    '2022-02': { '15/ii': ['A', 'B'] },
  },
  answerOf,
}
