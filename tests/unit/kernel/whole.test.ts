/** A case judged as one, with facts untold: what all its worlds have in common, and when it stays open. */
import { describe, expect, test } from 'vitest'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import { checksOver, type Examination } from '../../../lib/kernel/checker.ts'
import { choice, count, list, type RawFacts, yesNo } from '../../../lib/kernel/facts.ts'
import { examineWhole } from '../../../lib/kernel/whole.ts'

const facts = {
  wet: yesNo({ label: 'Wet' }),
  late: yesNo({ label: 'Late' }),
  load: count({ label: 'Load', min: 1, max: 20 }),
  words: list(choice({ red: 'Red', blue: 'Blue' }, { label: 'Word' }), { label: 'Words' }),
}
interface Told {
  wet: boolean
  late: boolean
  load: number
  words: string[]
}

const says = (verdict: Examination['verdict'], more: Partial<Examination> = {}): Examination => ({
  verdict,
  deciding: ['toy:a.1'],
  findings: [],
  missing: [],
  consequences: [],
  remarks: [],
  ...more,
})
const legal = says('legal')
const illegal = says('illegal')

interface Beside {
  told?: RawFacts
  cost?: number
  steps?: number
  certain?: (told: Told) => Examination
  fits?: (told: Told) => boolean
}

/** Judges, and says which loads were looked at. */
function judged(run: (told: Told) => Examination, beside: Beside = {}) {
  const { told = {}, cost = 1, steps, certain = () => says('undetermined'), fits } = beside
  const words = { path: 'wet', message: 'No.', fix: 'Mend.' }
  const checks = fits ? [checksOver(facts)(['wet', 'late'], fits as never, words)] : []
  const whole = {
    space: { specs: facts, checks },
    needs: Object.keys(facts),
    run: run as never,
    certain: certain as never,
    costs: () => cost,
  }
  return examineWhole(whole, told, steps === undefined ? undefined : fullBudget(steps))
}

describe('a case judged as one', () => {
  test('waits for the clauses by which it turns, not for others that fail in one and the same world', () => {
    const soaked = says('illegal', { deciding: ['toy:b.1'] })
    expect(judged(({ wet }) => (wet ? soaked : legal))).toMatchObject({ missing: ['wet'], deciding: ['toy:b.1'] })
    const tired = says('illegal', { deciding: ['toy:b.1', 'toy:c.1'] })
    const twice = ({ wet, late }: Told) => (wet && late ? tired : wet ? soaked : legal)
    expect(judged(twice)).toMatchObject({ verdict: 'undetermined', missing: ['wet'] })
  })

  test('is ruled alike where all its worlds are', () => {
    expect(judged(() => legal)).toEqual(legal)
    expect(judged(({ wet }) => (wet ? legal : legal))).toMatchObject({ verdict: 'legal', missing: [] })
    expect(judged(({ wet, load }) => (wet || load > 0 ? legal : illegal)).verdict).toBe('legal')
  })

  test('waits for those facts that can turn it, and for no other', () => {
    expect(judged(({ wet }) => (wet ? legal : illegal))).toMatchObject({ verdict: 'undetermined', missing: ['wet'] })
    const turned = judged(({ wet, load }) => (wet && load > 12 ? illegal : legal))
    expect(turned).toMatchObject({ verdict: 'undetermined', missing: ['wet', 'load'] })
    expect(judged(({ wet, load }) => (wet && load > 12 ? illegal : legal), { told: { wet: true } }).missing).toEqual([
      'load',
    ])
    // One value of twenty, in the middle, is found as well.
    expect(judged(({ load }) => (load === 9 ? illegal : legal)).missing).toEqual(['load'])
  })

  test('leaves out worlds no table can hold', () => {
    const run = ({ wet, late }: Told) => (wet && late ? illegal : legal)
    expect(judged(run).verdict).toBe('undetermined')
    expect(judged(run, { fits: ({ wet, late }) => !(wet && late) }).verdict).toBe('legal')
    expect(judged(run, { fits: ({ wet, late }) => !(wet && late), told: { wet: true } }).verdict).toBe('legal')
  })

  test('stays open where the steps run out, though all that was looked at is legal', () => {
    const run = ({ load }: Told) => (load > 0 ? legal : illegal)
    expect(judged(run, { cost: 1 }).verdict).toBe('legal')
    // Of 1,500 steps each look takes 100: not every one of twenty loads is looked at.
    expect(judged(run, { cost: 100 })).toMatchObject({
      verdict: 'undetermined',
      missing: ['wet', 'late', 'load', 'words'],
    })
    // The ruling has so few left that no more than ten looks can be paid.
    expect(judged(run, { steps: 15 * 10 }).verdict).toBe('undetermined')
    expect(judged(run, { steps: 15 * 60 }).verdict).toBe('legal')
  })

  test('is forbidden all the same by what is certain, and by nothing less', () => {
    const run = ({ load }: Told) => (load > 0 ? illegal : legal)
    expect(judged(run, { cost: 100, certain: () => illegal })).toEqual(illegal)
    expect(judged(run, { cost: 100, certain: () => legal }).verdict).toBe('undetermined')
    expect(judged(run, { cost: 100, certain: ({ wet }) => (wet ? illegal : illegal) }).verdict).toBe('undetermined')
    const unlisted = ({ words }: Told) => (words.length ? illegal : legal)
    expect(judged(unlisted, { certain: () => illegal })).toEqual(illegal)
    expect(judged(unlisted)).toMatchObject({ verdict: 'undetermined', missing: ['words'] })
  })

  test('waits for what it waits for where it does in every world', () => {
    const open = says('undetermined', { missing: ['elsewhere'] })
    expect(judged(({ wet }) => (wet ? open : open))).toEqual(open)
  })
})

describe('what all worlds have in common', () => {
  const finding = (clause: string, outcome: 'holds' | 'fails' | 'unknown', because: string) => ({
    clause,
    outcome,
    because,
    facts: {},
    reasons: [{ outcome, about: {}, says: because }],
  })
  /** What two worlds that differ in one fact say together. */
  const of = (dry: Partial<Examination>, wet: Partial<Examination>) =>
    judged((told) => says('legal', told.wet ? wet : dry))

  test('decides; where nothing does in all, whatever does in some', () => {
    expect(of({ deciding: ['toy:a.1', 'toy:b.1'] }, { deciding: ['toy:b.1', 'toy:c.1'] }).deciding).toEqual(['toy:b.1'])
    expect(of({ deciding: ['toy:a.1'] }, { deciding: ['toy:c.1'] }).deciding).toEqual(['toy:a.1', 'toy:c.1'])
  })

  test('is found: in the same words, or in words that assume nothing', () => {
    const common = of(
      {
        findings: [
          finding('toy:a.1', 'holds', 'Dry.'),
          finding('toy:b.1', 'fails', 'x'),
          finding('toy:c.1', 'holds', 'y'),
        ],
      },
      {
        findings: [
          finding('toy:a.1', 'holds', 'Wet.'),
          finding('toy:b.1', 'fails', 'z'),
          finding('toy:d.1', 'holds', 'y'),
        ],
      },
    )
    expect(common.findings).toEqual([
      { clause: 'toy:a.1', outcome: 'holds', because: 'Met in any case.', facts: {} },
      { clause: 'toy:b.1', outcome: 'fails', because: 'Not met in any case.', facts: {} },
    ])
    const same = { findings: [finding('toy:a.1', 'holds', 'As ever.')] }
    expect(of(same, same).findings).toEqual(same.findings)
    expect(of(same, { findings: [finding('toy:a.1', 'fails', 'As ever.')] }).findings).toEqual([])
    const unknown = (because: string) => ({ findings: [finding('toy:a.1', 'unknown', because)] })
    expect(of(unknown('First.'), unknown('Second.')).findings[0]?.because).toBe('First.')
  })

  test('follows; what follows only in some is said to be open, by the facts it hangs on', () => {
    const [always, sometimes] = [{ says: 'You pay 3.' }, { says: 'You dry it.' }]
    expect(of({ consequences: [always] }, { consequences: [always] }).consequences).toEqual([always])
    expect(of({ consequences: [always] }, { consequences: [always, sometimes] }).consequences).toEqual([
      always,
      { says: 'More may follow; not known: Wet.' },
    ])
    expect(of({ remarks: ['toy:q'] }, { remarks: ['toy:q', 'toy:r'] }).remarks).toEqual(['toy:q', 'toy:r'])
  })

  test('is the answer, as far as it is derived alike', () => {
    const answer = (...steps: string[]) => ({
      answer: {
        kind: 'number' as const,
        value: 3,
        unit: 'coin',
        says: '3',
        derivation: steps.map((says) => ({ says })),
      },
    })
    expect(of(answer('a', 'b'), answer('b', 'c')).answer).toEqual(answer('b').answer)
    const other = { answer: { ...answer('a').answer, value: 4 } }
    expect(of(answer('a'), other)).toMatchObject({ verdict: 'undetermined', missing: ['wet'] })
  })
})
