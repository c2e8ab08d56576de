import { test } from 'vitest'
import { ti4 } from '/work/main/lib/games/ti4/index.ts'
import { adjudicate } from '/work/main/lib/adjudicate.ts'
test('cases', () => {
  let bad = 0
  const ids = new Set<string>()
  for (const c of ti4.cases) {
    if (ids.has(c.id)) console.log('DUP', c.id)
    ids.add(c.id)
    const r: any = adjudicate([ti4], { checker: `ti4/${c.checker}`, facts: JSON.parse(JSON.stringify(c.facts)), readings: c.readings })
    if (r.error) { console.log(c.id, c.title, JSON.stringify(r.error.issues)); bad++; continue }
    const d = [...r.deciding].sort().join(' '), e = [...c.expect.deciding].sort().join(' ')
    const a = 'answer' in c.expect ? JSON.stringify(r.answer?.value) === JSON.stringify(c.expect.answer) : true
    if (r.verdict !== c.expect.verdict || d !== e || !a) { bad++; console.log(c.id, c.title, '\n  want', c.expect.verdict, e, JSON.stringify(c.expect.answer), '\n  got ', r.verdict, d, JSON.stringify(r.answer?.value), r.missing, r.verdict === 'illegal' ? r.findings.filter((f: any) => f.outcome === 'fails').map((f: any) => f.because) : '') }
  }
  console.log(ti4.cases.length, 'cases', bad, 'bad')
})
