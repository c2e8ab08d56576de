#!/usr/bin/env node
/** `npm run fuzz -- --draws 100000 --seed 1`: cases drawn from the descriptions of the facts, every one judged. Ends with 1 when one of them throws. */
import { loadTs } from '../bundle.mjs'
import { optionsOf } from './options.mjs'

const USAGE = 'Give whole numbers: npm run fuzz -- --draws 100000 --seed 1'
const values = optionsOf(
  { draws: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  USAGE,
)
const [draws, seed] = [Number(values.draws), Number(values.seed)]
if (!Number.isInteger(draws) || draws < 1 || !Number.isInteger(seed)) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(64)
}
/** Milliseconds of computing of this process: what else a machine does is not counted. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const { judgeDrawn, LONG_MS } = await loadTs('tests/hostile/drawn.ts')
const step = Math.max(1, Math.floor(draws / 10))
const { judged, refused, crashes, long, slowest } = judgeDrawn(seed, 0, draws, cpuMs, (n) => {
  if ((n + 1) % step === 0) process.stderr.write(`${n + 1} of ${draws}\r`)
})
const places = Map.groupBy
  ? Map.groupBy(crashes, ({ where }) => where)
  : new Map(crashes.map((one) => [one.where, [one]]))
process.stdout.write(
  `seed ${seed}: ${draws} draws, ${judged} judged, ${refused} refused, ${crashes.length} crashes, ${long} over ${LONG_MS} ms of computing\n`,
)
for (const [where, [first]] of places) process.stdout.write(`\ncrash ${where}\n  draw ${first.n}: ${first.request}\n`)
process.stdout.write(
  `slowest\n${slowest.map(({ n, ms, checker }) => `  ${ms.toFixed(1)} ms  ${checker}  (draw ${n})`).join('\n')}\n`,
)
process.exitCode = crashes.length ? 1 : 0
