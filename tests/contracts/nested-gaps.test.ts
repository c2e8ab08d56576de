/**
 * Up to three gaps deep in a small random map, filled in every way there is: where the independent judge does not say the
 * same of all of them, the pack leaves the map with its gaps undetermined, and waits for a gap. Where it does, the pack
 * says so too; of two gaps or three it may have too much to try, and then leaves it open.
 */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { ti4 } from '../../lib/games/ti4/index.ts'
import { plain } from '../brute-force/plain.ts'
import { sampleOf } from '../brute-force/sample.ts'
import { type C, fatesOf, movementFaults, type Reads, type S, transportFaults } from '../brute-force/ti4/judge.ts'
import { dice, randomCase, randomReadings } from '../brute-force/ti4/maps.ts'

const packs = [plain(ti4)]
/** Maps of a part; GAP_MAPS gives another number. */
const MAPS = Number(process.env.GAP_MAPS ?? 30)
/** Ways to fill the gaps of one map; a gap that would make more is not made. */
const WAYS = 1024

type Field = 'anomalies' | 'wormholes' | 'tokens'
interface Gap {
  at: number
  field: Field
  ways: string[][]
}

const selections = ([one, ...rest]: readonly string[]): string[][] =>
  one === undefined ? [[]] : selections(rest).flatMap((some) => [some, [one, ...some]])

/** Everything that may lie in a system: what belongs to an expansion that is not played may not. */
function waysOf(c: C, field: Field): string[][] {
  const te = c.expansions.length > 0
  if (field === 'tokens') return selections(['ann', 'bob', 'cid'])
  if (field === 'anomalies')
    return selections(['asteroid-field', 'nebula', 'supernova', 'gravity-rift', ...(te ? ['entropic-scar'] : [])])
  return selections(['alpha', 'beta', 'gamma', 'delta', ...(te ? ['epsilon'] : [])])
}

function gapsOf(c: C, seed: number): Gap[] {
  const roll = dice(seed ^ 0x9a95)
  const near = c.systems.flatMap((s, at) => (c.moves.some(({ path }) => path.includes(s.id)) && !s.nexus ? [at] : []))
  const gaps: Gap[] = []
  for (let i = 1 + roll(3); i > 0 && near.length; i--) {
    const at = near[roll(near.length)]!
    const field = (['anomalies', 'tokens', 'wormholes'] as const)[roll(3)]!
    const ways = waysOf(c, field)
    const many = gaps.reduce((product, gap) => product * gap.ways.length, ways.length)
    if (many <= WAYS && !gaps.some((gap) => gap.at === at && gap.field === field)) gaps.push({ at, field, ways })
  }
  return gaps
}

const withSystem = (c: C, at: number, change: (s: S) => S): C => ({
  ...c,
  systems: c.systems.map((s, i) => (i === at ? change(s) : s)),
})
const fillings = (c: C, [gap, ...rest]: readonly Gap[]): C[] =>
  gap
    ? gap.ways.flatMap((way) =>
        fillings(
          withSystem(c, gap.at, (s) => ({ ...s, [gap.field]: way })),
          rest,
        ),
      )
    : [c]
const withGaps = (c: C, gaps: readonly Gap[]): object =>
  gaps.reduce((map, { at, field }) => withSystem(map, at, ({ [field]: _told, ...s }) => s as S), c)

/** What each says of one filling; of loads also which of them are lost. */
const judges = {
  movement: (c: C, reads: Reads) => (movementFaults(c, reads).length ? 'illegal' : 'legal'),
  transport: (c: C, reads: Reads) =>
    transportFaults(c, reads).length ? 'illegal' : `legal ${fatesOf(c, reads).join()}`,
}
const said = new Set<string>()
/** What came of two gaps or three that change nothing. */
const tried: ('open' | 'settled')[] = []

describe.each(Object.entries(judges))('%s', (checker, judge) => {
  it.each(sampleOf([1, 2, 3, 4]))('says of a map with gaps what it says of every filling (part %i of 4)', (part) => {
    const disagreements: string[] = []
    for (let seed = part; seed <= MAPS * 4; seed += 4) {
      const c = randomCase(seed)
      const gaps = gapsOf(c, seed)
      if (!c.moves.length || !gaps.length) continue
      const chosen = randomReadings(seed)
      const reads: Reads = (name) => chosen[name] ?? 'A'
      const verdicts = new Set(fillings(c, gaps).map((map) => judge(map, reads)))
      const mine = verdicts.size > 1 ? 'undetermined' : [...verdicts][0]!.split(' ')[0]!
      const readings = Object.fromEntries(Object.entries(chosen).map(([id, one]) => [`ti4:ambiguity.${id}`, one]))
      const facts = withGaps(c, gaps)
      const ruling = adjudicate(packs, { checker: `ti4/${checker}`, facts, readings, presume: false })
      if ('error' in ruling) throw new Error(ruling.error.message)
      said.add(mine)
      const paths = gaps.map(({ at, field }) => `systems[${at}].${field}`)
      const isOpen = ruling.verdict === 'undetermined'
      if (mine !== 'undetermined' && gaps.length > 1) tried.push(isOpen ? 'open' : 'settled')
      const agrees = ruling.verdict === mine || (isOpen && gaps.length > 1)
      const waits = ruling.missing.length > 0 && ruling.missing.every((path) => paths.includes(path))
      if (!agrees || (isOpen && !waits))
        disagreements.push(
          `seed ${seed}, without ${paths.join(', ')}: I say ${mine}, the pack ${ruling.verdict} (${ruling.missing.join(', ')})`,
        )
    }
    expect(disagreements).toEqual([])
  })
})

it('has all three things to say', () => {
  expect([...said].sort()).toEqual(['illegal', 'legal', 'undetermined'])
})

it('settles most of what no filling of several gaps changes', () => {
  expect(tried.filter((one) => one === 'settled').length).toBeGreaterThan(tried.length * 0.8)
})
