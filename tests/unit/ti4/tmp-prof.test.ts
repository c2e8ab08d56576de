import { test } from 'vitest'
import { ti4 } from '../../../lib/games/ti4/index.ts'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { movementFaults } from '../../brute-force/ti4/judge.ts'
import { randomCase, randomReadings } from '../../brute-force/ti4/maps.ts'
test('prof', () => {
  const seen: Record<string, number> = {}
  const clauses: Record<string, number> = {}
  let [gen, brute, pack] = [0, 0, 0]
  let [il, ilT] = [0, 0]
  for (let seed = 1; seed <= 1500; seed++) {
    let t = performance.now()
    const c = randomCase(seed); const r = randomReadings(seed)
    gen += performance.now() - t; t = performance.now()
    const f = movementFaults(c, (n) => r[n] ?? 'A')
    brute += performance.now() - t; t = performance.now()
    const x: any = adjudicate([ti4], { checker: 'ti4/movement', facts: c, readings: Object.fromEntries(Object.entries(r).map(([k, v]) => [`ti4:ambiguity.${k}`, v])) })
    const d = performance.now() - t
    pack += d
    if (x.verdict === 'illegal') { il++; ilT += d }
    seen[x.verdict] = (seen[x.verdict] ?? 0) + 1
    for (const k of x.deciding) clauses[k] = (clauses[k] ?? 0) + 1
  }
  console.log(seen, { gen, brute, pack, il, ilT }, clauses)
})
