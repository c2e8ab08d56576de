/** A ruling names no clause that its checker does not say it cites: pages, search and coverage go by that. */
import { expect, it } from 'vitest'
import { findChecker } from '../../lib/adjudicate.ts'
import { rulingOf } from '../../lib/coverage.ts'
import { games } from '../../lib/games/index.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { chosen } from './chosen.ts'

const namedBy = ({ deciding, findings, consequences, answer }: Ruling): string[] => [
  ...deciding,
  ...findings.map(({ clause }) => clause),
  ...[...consequences, ...(answer?.derivation ?? [])].flatMap(({ clause }) => clause ?? []),
]

it.each(chosen)('every case of $id names what its checker cites', (pack) => {
  const stray = pack.cases.flatMap((one) => {
    const ruling = rulingOf(pack, one)
    const { checker } = findChecker(games, ruling.checker)!
    const cited = new Set(checker.cites(ruling.edition))
    return namedBy(ruling).flatMap((clause) => (cited.has(clause) ? [] : [`${one.id} names ${clause}`]))
  })
  expect(stray).toEqual([])
})
