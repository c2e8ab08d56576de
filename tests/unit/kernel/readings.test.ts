/** A clause that comes out in one way under one reading, in another under the next, and waits under a third. */
import { describe, expect, test } from 'vitest'
import type { Ambiguity } from '../../../lib/kernel/ambiguity.ts'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import { answerOver, type Checker, type Examination } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import type { Question } from '../../../lib/kernel/questions.ts'
import { judgeReadings } from '../../../lib/kernel/readings.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { bridgeFacts, bridgeOf } from './toy.ts'

const { clause } = clausesOver(bridgeFacts)

/** A bridge over which the readings, A to C, say this: yes, no, or that it hangs on a fact. */
const bridge = (says: string) => {
  const read = (reading: string, wet: boolean) =>
    ({ y: true, n: false, w: wet })[says['ABC'.indexOf(reading)] as 'y' | 'n' | 'w']
  return bridgeOf([
    clause('toy:bridge.1', {
      needs: ['late'],
      readings: ['toy:q'],
      holds: ({ late }, table) => table.reads('toy:q') === 'A' || late || says[1] !== 'n',
      says: { holds: 'In time.', fails: 'Too early.' },
    }),
    clause('toy:bridge.2', {
      needs: ['wet'],
      readings: ['toy:q'],
      holds: ({ wet }, table) => read(table.reads('toy:q'), wet),
      says: { holds: 'It bears you.', fails: 'It breaks.' },
    }),
  ])
}
const question: Ambiguity = {
  id: 'toy:q',
  sheet: 'Q',
  topic: 'The bridge',
  clauses: ['toy:bridge.2'],
  points: [
    {
      asks: 'Does it bear you?',
      standing: { '1': 'unclear' },
      readings: ['A', 'B', 'C'].map((id) => ({ id, says: `As ${id} has it.` })),
      why: 'Nobody wrote it down.',
    },
  ],
}
function cross(says: string, told: object) {
  const setting = { game: 'Toy', ambiguities: [question], cite: (id: string) => id }
  const ruling = judge(bridge(says), setting, { edition: '1' }, told) as Ruling
  const { outcome, because } = ruling.findings.find((finding) => finding.clause === 'toy:bridge.2')!
  return { ruling, outcome, because }
}

describe('a clause over which readings part', () => {
  test('says that they do, also where one of them waits', () => {
    expect(cross('ynw', { late: true })).toMatchObject({
      ruling: { verdict: 'undetermined', missing: ['wet'] },
      outcome: 'unknown',
      because: 'The readings disagree on this.',
    })
  })

  test('waits where only one of them does, and the others say the same', () => {
    const { ruling, outcome, because } = cross('yyw', { late: true })
    expect([ruling.verdict, ruling.missing, outcome]).toEqual(['undetermined', ['wet'], 'unknown'])
    expect(because).not.toBe('The readings disagree on this.')
  })

  test('is disputed with every reading named once all is told', () => {
    const { ruling, because } = cross('ynw', { late: true, wet: true })
    expect(ruling.verdict).toBe('disputed')
    expect(ruling.readings?.map(({ reading, verdict }) => `${reading} ${verdict}`)).toEqual([
      'A legal',
      'B illegal',
      'C legal',
    ])
    expect(because).toBe('The readings disagree on this.')
  })
})

describe('an answer that a case waits for', () => {
  /** A bridge anybody may cross, with what comes of it by reading and by the fact it waits for. */
  const crossed = (comes: (reading: string, wet: boolean) => string, told: object) => {
    const checker = bridgeOf(
      [
        clause('toy:bridge.2', {
          needs: ['late'],
          holds: () => true,
          says: { holds: 'It bears you.', fails: 'It breaks.' },
        }),
      ],
      {
        answer: answerOver(bridgeFacts)({
          needs: ['wet'],
          whenLegal: true,
          readings: ['toy:q'],
          of: ({ wet }, table) => {
            const says = comes(table.reads('toy:q'), wet)
            return { kind: 'name', value: says, says, derivation: [], deciding: [] }
          },
        }),
      },
    )
    const setting = { game: 'Toy', ambiguities: [question], cite: (id: string) => id }
    return judge(checker, setting, { edition: '1' }, { late: false, ...told }) as Ruling
  }
  const parting = (reading: string, wet: boolean) => (wet ? `wet by ${reading}` : 'dry')

  test('is not passed over: where the readings may part on it yet, the case is open', () => {
    expect(crossed(parting, {})).toMatchObject({ verdict: 'undetermined', missing: ['wet'] })
    expect(crossed(parting, { wet: true }).verdict).toBe('disputed')
    expect(crossed(parting, { wet: false }).verdict).toBe('legal')
  })

  test('leaves the case allowed where no reading can part on it', () => {
    const same = crossed((_reading, wet) => (wet ? 'wet' : 'dry'), {})
    expect(same).toMatchObject({ verdict: 'legal', missing: ['wet'] })
    const asking = crossed((reading, wet) => (reading && wet ? 'wet' : 'dry'), {})
    expect(asking).toMatchObject({ verdict: 'legal', missing: ['wet'] })
  })
})

/** A bridge that is judged by `look`, which gets the reading the table plays. */
const judgedBy = (look: (reading: string) => Examination['verdict'], budget = fullBudget()) => {
  const examine = (_facts: object, table: { reads: (ref: string) => string }): Examination => ({
    verdict: look(table.reads('toy:q')),
    deciding: [],
    findings: [],
    missing: [],
    consequences: [],
    remarks: [],
  })
  const open: Question = { ref: 'toy:q', ambiguity: question, point: question.points[0]!, standing: 'unclear' }
  return judgeReadings({ ...bridge('nnn'), examine } as Checker, {}, '1', [open], budget)
}

test('what one look settled is open where the steps run out before another reading was looked at', () => {
  let looks = 0
  expect(judgedBy(() => (looks++ ? 'undetermined' : 'illegal')).verdict).toBe('undetermined')
})

test('where no steps are left a reading that was looked at is shown as it came out, not looked at again', () => {
  const known = new Set<string>()
  const look = (reading: string) => {
    if (known.has(reading)) return 'undetermined'
    known.add(reading)
    return reading === 'A' ? 'illegal' : 'legal'
  }
  const { verdict, readings } = judgedBy(look, fullBudget(-1))
  expect([verdict, ...readings!.map((one) => one.verdict)]).toEqual(['disputed', 'illegal', 'legal', 'legal'])
})
