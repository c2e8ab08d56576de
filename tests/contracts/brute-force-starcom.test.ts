import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../../lib/games/starcom/facts.ts'
import { starcom } from '../../lib/games/starcom/index.ts'
import { share } from '../brute-force/sample.ts'
import { building } from '../brute-force/starcom/building.ts'
import { fighting } from '../brute-force/starcom/combat.ts'
import { conquering } from '../brute-force/starcom/conquest.ts'
import { jumping } from '../brute-force/starcom/jumping.ts'
import { compare, type Facts, type Judge } from '../brute-force/starcom/opinion.ts'
import { routing } from '../brute-force/starcom/routing.ts'
import { besieging } from '../brute-force/starcom/siege.ts'

/** Six judges share the cases of an edition; BRUTE_FORCE_CASES gives each of them another number. */
const CASES_PER_EDITION = 20_000
const judges = [building, jumping, besieging, conquering, fighting, routing] as unknown as Judge<Facts>[]
const siege = judges[2]
const each = Math.ceil(Number(process.env.BRUTE_FORCE_CASES ?? (CASES_PER_EDITION / judges.length) * share))
const SEED = 20221106

describe('an independent judge written from the fact sheet agrees on every case', () => {
  for (const judge of judges) {
    for (const edition of EDITIONS) {
      it(`${judge.checker}, ${edition}`, () => {
        const { compared, verdicts, disagreements } = compare(starcom, judge, edition, each, SEED)
        expect(disagreements.slice(0, 3)).toEqual([])
        expect(compared).toBe(each)
        expect(Object.keys(verdicts).length).toBeGreaterThan(judge === siege ? 0 : 1)
      })
    }
  }
})
