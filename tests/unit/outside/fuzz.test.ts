import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { cards } from '../../../lib/games/legion/data/cards.ts'
import { writeLink } from '../../../lib/link/codec.ts'
import { readRequest } from '../../../lib/request.ts'
import { readBasePath, ServeError } from '../../../server/index.ts'
import { share } from '../../brute-force/sample.ts'
import { Meter } from '../../hostile/cost.ts'
import { checkers, type Door, doors, readTwice, searchDoor } from '../../hostile/doors.ts'
import { anyText, SEED, torn } from '../../hostile/fuzz.ts'
import { expectNothingTouched, expectSound } from '../../hostile/sound.ts'
import { searchOfAll } from '../../library.ts'

const meter = new Meter()
afterAll(() => console.log(`Seed ${SEED} (FUZZ_SEED takes another).\n${meter.table()}`))

/** The share of so many inputs that is drawn. */
const drawn = (most: number) => Math.ceil(most * share)

/** Sends so many texts through a door. */
function pour(where: string, door: Door, texts: fc.Arbitrary<string>, numRuns: number): void {
  const property = fc.property(texts, (text) =>
    expectSound(
      meter.run(where, text, () => door(text)),
      where,
    ),
  )
  fc.assert(property, { seed: SEED, numRuns: drawn(numRuns) })
  expectNothingTouched()
}

const samples = checkers.flatMap(({ name, checker }) =>
  checker.scenarios.map((scenario) => ({ name, checker, scenario })),
)
const sample = fc.constantFrom(...samples)
const link = sample.map(({ checker, scenario }) => writeLink(checker.facts, scenario))
const line = sample.map(({ name, scenario: { facts, edition, readings } }) =>
  JSON.stringify({ checker: name, ...(edition ? { edition } : {}), ...(readings ? { readings } : {}), facts }),
)
const MAPS = [
  '31 26 40 63 74 41 29 20 67 62 43 38 78 66 45 30 64 80 1 47 36 4 22 44 10 35 79 14 76 24 16 21 69 6 65 73',
  '83A2 19 0 84B60 -1 20 17',
  '{46} 19 20 88A120',
]
const HANDS = [
  cards
    .slice(0, 7)
    .map(({ name }) => name)
    .join('\n'),
  cards
    .slice(20, 27)
    .map(({ name }) => `• ${name.toLowerCase()} (2)`)
    .join(', '),
  'Command hand: Darth Vader\nCommands:\n 1. Ambush •\n - Push (2)\n2x Assault\n•• Standing Orders - 4 pips',
]
const POSITIONS = [
  '?b=1BgBf9ZHnnQBfNSAAF6AAAuc.ann~bob&t=0.3.3.3&m=1~46.47.48',
  '?b=1wAv-gAL1fNSAAF6AAAuc.ann~bob&t=0.3.3.3&m=0~46.47.48&e=gravity-drive&r=ti4:ambiguity.rift-repeat~B',
  '?b=3.hH0C03N-0co.x.tC12N-1qq-1fr2.x.x.x.x.x.x&seats=Blue;Orange&me=0',
]
const some = (texts: readonly string[]) => fc.constantFrom(...texts)
const either = (good: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: torn(good) }, { weight: 1, arbitrary: anyText })

it(`${drawn(10_000)} links: never an error, and what was read is written so that it is read the same`, () => {
  const property = fc.property(sample, either(link), ({ name, checker }, query) =>
    expectSound(
      meter.run(`link of ${name}`, query, () => readTwice(checker.facts, query)),
      name,
    ),
  )
  fc.assert(property, { seed: SEED, numRuns: drawn(10_000) })
  expectNothingTouched()
})

it(`${drawn(8000)} map strings: a map or what is wrong with it`, () =>
  pour('map string', doors['map string']!, either(some(MAPS)), 8000))

it(`${drawn(8000)} pasted hands: names or why there are none`, () =>
  pour('pasted hand', doors['pasted hand']!, either(some(HANDS)), 8000))

it(`${drawn(6000)} links of boards: a board or none`, () => {
  const texts = either(some(POSITIONS))
  for (const where of ['position link', 'starcom board link', 'TI4 board in a link'])
    pour(where, doors[where]!, texts, 2000)
})

it(`${drawn(8000)} lines: one answer each`, () => pour('command line', doors['command line']!, either(line), 8000))

it(`${drawn(2000)} requests of any JSON: read strictly or refused by name`, () => {
  const property = fc.property(fc.jsonValue({ maxDepth: 3 }), anyText, (value, checker) => {
    for (const given of [value, { checker, facts: value }, { checker: 'starcom/build', edition: value, facts: {} }]) {
      const read = meter.run('request', JSON.stringify(given), () => readRequest(given))
      if ('error' in read) expect(read.error.issues.length + read.error.message.length).toBeGreaterThan(0)
      else expect(adjudicate(games, { ...read.request, facts: null })).toHaveProperty('error')
    }
  })
  fc.assert(property, { seed: SEED, numRuns: drawn(2000) })
})

it(`${drawn(1500)} questions: hits or suggestions`, async () => {
  const search = searchOfAll()
  search.search('warm up')
  pour(
    'search',
    searchDoor(search),
    either(some(['can i build under siege', 'starcom:command-phase.build.6', '58.4c'])),
    1500,
  )
})

it(`${drawn(500)} base paths: a path, or the one error that says so`, () => {
  const property = fc.property(anyText, (text) => {
    try {
      expect(readBasePath(text)).toMatch(/^(\/[\w.~-]+)*$/)
    } catch (error) {
      if (!(error instanceof ServeError)) throw error
    }
  })
  fc.assert(property, { seed: SEED, numRuns: drawn(500) })
})
