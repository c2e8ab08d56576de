/**
 * Nothing is asked that changes nothing. From public cases one told fact of few values is taken away, at any depth; where the
 * case is open without it, two of its values give different rulings.
 * `DRAWS=2000 npx vitest run tests/contracts/over-asked.test.ts` draws more.
 */
import { expect, it } from 'vitest'
import { adjudicate, type Refusal, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { gapsIn, withValue } from '../../lib/kernel/gaps.ts'
import { factAt, pathOf } from '../../lib/kernel/parse.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { plain } from '../brute-force/plain.ts'
import { randomFrom } from '../hostile/draw.ts'
import { chosen } from './chosen.ts'
import { leftOf, mayGo, type Path } from './left-out.ts'

const DRAWS = Number(process.env.DRAWS ?? 1000)
const SEED = 20_261_124

const cases = chosen.flatMap((pack) =>
  pack.checkers.flatMap(({ id, facts: specs, scenarios }) =>
    [...scenarios, ...pack.cases.filter(({ checker }) => checker === id)].map(({ facts, edition, readings }) => ({
      specs,
      request: { checker: `${pack.id}/${id}`, facts, ...(edition && { edition }), ...(readings && { readings }) },
    })),
  ),
)

const quick = games.map(plain)
const ask = (request: Request, facts: RawFacts): Ruling | Refusal =>
  adjudicate(quick, { ...request, facts, presume: false })

/** Every value of a fact that has few of them; of others only some are ever tried. */
function valuesOf(specs: FactSpecs, left: RawFacts, path: Path): readonly unknown[] {
  const gap = gapsIn(specs, left, [String(path[0])]).find((one) => one.path === pathOf(path))
  const kind = factAt(specs, path)?.kind
  return gap && (gap.whole || kind === 'yes-no' || kind === 'choice') ? (gap.domain ?? []) : []
}

/** What a case comes to: undefined where it is open, or the rules are. */
function essence(ruling: Ruling | Refusal): string | undefined {
  if ('error' in ruling || ruling.verdict === 'undetermined' || ruling.verdict === 'disputed') return undefined
  return JSON.stringify([ruling.verdict, ruling.verdict === 'illegal' || ruling.answer?.value])
}

it(`what a case waits for changes it (${DRAWS} draws, seed ${SEED})`, () => {
  const random = randomFrom(SEED)
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const idle: string[] = []
  let open = 0
  for (let n = 0; n < DRAWS; n++) {
    const { specs, request } = oneOf(cases)
    const paths = mayGo(specs, request.facts)
    const path = paths.length ? oneOf(paths) : []
    const left = leftOf(request.facts, [path])
    const values = path.length ? valuesOf(specs, left, path) : []
    const ruling = values.length ? ask(request, left) : undefined
    if (!ruling || 'error' in ruling || ruling.verdict !== 'undetermined') continue
    open++
    const told = values.map((value) => ask(request, withValue(request.facts, path, value)))
    const fitting = told.filter((one) => !('error' in one)).map(essence)
    if (new Set(fitting).size === 1 && fitting[0] !== undefined)
      idle.push(`${request.checker} ${JSON.stringify(left)} without ${pathOf(path)}: ${fitting[0]}`)
  }
  expect(open, 'cases that wait for the fact').toBeGreaterThan(DRAWS / 10)
  expect(idle).toEqual([])
})
