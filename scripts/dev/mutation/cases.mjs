/**
 * The known cases of a bundle with faults beside the sound code (`switched`), judged in a process of their own.
 * Without FAULT: all of them, each with a hash of its ruling and the faults whose place it came by. With FAULT: those of
 * ORDER, until one ruling is another than the sound one; prints its number, or nothing.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const { FAULT, SOUND, ORDER } = process.env
const active = FAULT === undefined ? undefined : Number(FAULT)
let met = new Set()
globalThis.faultAt = (number) => {
  met.add(number)
  return number === active
}
const metSince = () => {
  const all = [...met]
  met = new Set()
  return all
}
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const { everyCase } = await import('./switched.mjs')
const cases = everyCase()
if (active === undefined) {
  const atLoad = metSince()
  const judged = cases.map(({ checker, judge }) => ({ checker, hash: hashOf(judge()), met: metSince() }))
  writeFileSync(SOUND, JSON.stringify({ atLoad, cases: judged }))
} else {
  const sound = JSON.parse(readFileSync(SOUND, 'utf8')).cases
  const order = JSON.parse(ORDER)
  const other = order.find((at) => hashOf(cases[at].judge()) !== sound[at].hash)
  if (other !== undefined) process.stdout.write(String(other))
}
