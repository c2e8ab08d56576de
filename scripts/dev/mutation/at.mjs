/**
 * Beside each test file: has the fault FAULT and no other; without one, writes to MET which faults the file came by and how
 * long it took.
 */
import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

const { FAULT, MET } = process.env
const active = FAULT && Number(FAULT)
const met = new Set()
const begun = performance.now()

globalThis.faultAt = MET ? (number) => Boolean(met.add(number)) && false : (number) => number === active

if (MET)
  afterAll(() => {
    const { testPath } = expect.getState()
    appendFileSync(MET, `${JSON.stringify({ file: testPath, met: [...met], ms: performance.now() - begun })}\n`)
  })
