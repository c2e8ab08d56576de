/**
 * Cases by which judges from outside found faults: each a whole request and what it has to come to. A line is added by hand;
 * it holds the verdict (and of an answer its value, of a ban the clause that leads) or the field that is refused.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adjudicate, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { chosen } from './chosen.ts'

interface Attacked extends Request {
  verdict?: string
  answer?: unknown
  by?: string
  refused?: string
}

const lines = readFileSync('tests/fixtures/attacked.jsonl', 'utf8').trim().split('\n')
const all = lines.map((line) => JSON.parse(line) as Attacked)
const ofGames = all.filter(({ checker }) => chosen.some(({ id }) => checker.startsWith(`${id}/`)))

it('is a case of a game there is, in every line', () => {
  expect(all.length).toBeGreaterThan(20)
  const isKnown = ({ checker }: Attacked) => games.some(({ id }) => checker.startsWith(`${id}/`))
  expect(all.filter((one) => !isKnown(one))).toEqual([])
})

it.each(ofGames)('$checker: $facts', ({ verdict, answer, by, refused, ...request }) => {
  const ruling = adjudicate(chosen, { ...request, presume: false })
  if ('error' in ruling) return expect(ruling.error.issues[0]?.path).toBe(refused)
  expect(ruling.verdict).toBe(verdict)
  if (answer !== undefined) expect(ruling.answer?.value).toEqual(answer)
  if (by) expect(ruling.deciding[0]).toBe(by)
})
