import { describe, expect, it } from 'vitest'
import {
  type CaseAction,
  type CaseState,
  emptyCase,
  reduceCase,
  startState,
} from '../../../app/_components/case-state.ts'

const NEW = '2022-11'
const OLD = '2022-02'
const caseOf = (...actions: CaseAction[]): CaseState => actions.reduce(reduceCase, startState(NEW))
const fact = (key: string, value: unknown): CaseAction => ({ type: 'fact', key, value })

describe('what can happen to a case', () => {
  it('begins empty, unread and unchanged', () => {
    expect(startState(NEW)).toEqual({
      now: emptyCase(NEW),
      past: [],
      dropped: [],
      ready: false,
      reads: 0,
      changed: false,
    })
  })
  it('reading a link starts afresh: nothing to undo, nothing to write back', () => {
    const now = { edition: OLD, readings: { 'x:ambiguity.1': 'A' }, facts: { what: 'ship' } }
    const state = reduceCase(caseOf(fact('what', 'station')), { type: 'read', now, dropped: ['foo'] })
    expect(state).toEqual({ now, past: [], dropped: ['foo'], ready: true, reads: 1, changed: false })
  })
  it('an answer is kept and remembered as the one touched last', () => {
    const { now, touched, changed } = caseOf(fact('what', 'ship'), fact('credits', 0))
    expect(now.facts).toEqual({ what: 'ship', credits: 0 })
    expect({ touched, changed }).toEqual({ touched: 'credits', changed: true })
  })
  it('"not sure" takes the answer out; 0, false and an empty list stay', () => {
    const { now } = caseOf(fact('a', 0), fact('b', false), fact('c', []), fact('d', 1), fact('d', undefined))
    expect(now.facts).toEqual({ a: 0, b: false, c: [] })
    expect('d' in now.facts).toBe(false)
  })
  it('what was told and then called not sure is told no more', () => {
    expect(caseOf(fact('a', 1), fact('b', 2), { type: 'unsure', path: 'a' }).now).toEqual({
      ...emptyCase(NEW),
      facts: { b: 2 },
      unsure: ['a'],
    })
  })
  it('undo goes back one step at a time and stops at the first case', () => {
    const one = caseOf(fact('a', 1), fact('a', 2), { type: 'undo' })
    expect(one.now.facts).toEqual({ a: 1 })
    expect(reduceCase(one, { type: 'undo' }).now.facts).toEqual({})
    const start = startState(NEW)
    expect(reduceCase(start, { type: 'undo' })).toBe(start)
  })
  it('keeps fifty steps', () => {
    const steps = Array.from({ length: 60 }, (_, i) => fact('a', i))
    expect(caseOf(...steps).past).toHaveLength(50)
  })
  it('a suggestion changes its facts, says so until something else happens, and can be taken back', () => {
    const applied = caseOf(fact('siege', true), fact('what', 'ship'), {
      type: 'apply',
      change: { siege: false, what: undefined },
      says: 'Break the siege first',
    })
    expect(applied.now.facts).toEqual({ siege: false })
    expect(applied.applied).toBe('Break the siege first')
    expect(applied.touched).toBeUndefined()
    expect(reduceCase(applied, fact('credits', 3)).applied).toBeUndefined()
    const back = reduceCase(applied, { type: 'undo' })
    expect(back.now.facts).toEqual({ siege: true, what: 'ship' })
    expect(back.applied).toBeUndefined()
  })
  it('a sentence brings its facts and what it left unsure in one step, and takes back no answer but its own', () => {
    const said: CaseAction = { type: 'said', facts: { what: 'ship' }, unsure: ['siege'] }
    const state = caseOf(fact('credits', 3), { type: 'unsure', path: 'what' }, said)
    expect(state.now).toEqual({ ...emptyCase(NEW), facts: { credits: 3, what: 'ship' }, unsure: ['siege'] })
    expect(state.applied).toBeUndefined()
    expect(reduceCase(state, { type: 'undo' }).now).toMatchObject({ facts: { credits: 3 }, unsure: ['what'] })
  })
  it('another edition keeps every fact', () => {
    const { now } = caseOf(fact('what', 'ship'), { type: 'edition', edition: OLD })
    expect(now).toEqual({ edition: OLD, readings: {}, facts: { what: 'ship' } })
  })
  it('a reading replaces the one of the same point and leaves other questions alone', () => {
    const { now, chosen } = caseOf(
      { type: 'reading', ref: 'x:ambiguity.1', reading: 'A' },
      { type: 'reading', ref: 'x:ambiguity.2/first', reading: 'A' },
      { type: 'reading', ref: 'x:ambiguity.1', reading: 'B' },
    )
    expect(now.readings).toEqual({ 'x:ambiguity.1': 'B', 'x:ambiguity.2/first': 'A' })
    expect(chosen).toBe('x:ambiguity.1')
  })
  it('a reading of a point takes the place of one for the whole question, and "as printed" clears it', () => {
    const point: CaseAction = { type: 'reading', ref: 'x:ambiguity.1/first', reading: 'B' }
    const fixed = caseOf({ type: 'reading', ref: 'x:ambiguity.1', reading: 'A' }, point)
    expect(fixed.now.readings).toEqual({ 'x:ambiguity.1/first': 'B' })
    expect(reduceCase(fixed, { ...point, reading: undefined }).now.readings).toEqual({})
  })
  it('reset empties the case in the edition shown, and undo brings it back', () => {
    const reset = caseOf(fact('what', 'ship'), { type: 'reset', edition: OLD })
    expect(reset.now).toEqual(emptyCase(OLD))
    expect(reduceCase(reset, { type: 'undo' }).now.facts).toEqual({ what: 'ship' })
  })
})
