import { expect, test } from 'vitest'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import { answerOver, checksOver, followsOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import {
  type ChoiceFact,
  type CountFact,
  choice,
  count,
  type Fact,
  list,
  record,
  type YesNoFact,
  yesNo,
} from '../../../lib/kernel/facts.ts'
import { type Asking, judge, judgeInSteps } from '../../../lib/kernel/judge.ts'
import { asked, type Presumes, shown, usual } from '../../../lib/kernel/presumption.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'

const facts = {
  mine: yesNo({ label: 'Your own boat' }),
  open: yesNo({ label: 'The lock is open' }),
  storm: yesNo({ label: 'There is a storm' }),
  anchored: yesNo({ label: 'The boat lies at anchor' }),
  guarded: yesNo({ label: 'Somebody guards it' }),
  load: count({ label: 'Load', max: 200 }),
  room: count({ label: 'Room', max: 200 }),
  crates: list(record({ wet: yesNo({ label: 'Wet' }) }, { label: 'Crate' }), { label: 'Crates' }),
}
const { clause } = clausesOver(facts)
const check = checksOver(facts)
const says = { holds: 'Fine.', fails: 'Not so.' }

const sail = (presumes: Presumes) =>
  defineChecker({
    id: 'sail',
    game: 'toy',
    title: 'Sail',
    question: 'May I sail?',
    editions: ['1'],
    facts,
    asks: 'may',
    presumes,
    checks: [
      check(['storm', 'open'], (f) => !(f.storm && f.open), {
        path: 'open',
        message: 'In a storm the lock is shut.',
        fix: 'Set open to false.',
      }),
    ],
    clauses: [
      clause('toy:sail.1', { needs: ['mine'], holds: ({ mine }) => mine, says }),
      clause('toy:sail.2', { needs: ['open'], holds: ({ open }) => open, says }),
      clause('toy:sail.3', { needs: ['anchored', 'guarded'], holds: (f) => !(f.anchored && f.guarded), says }),
      clause('toy:sail.4', { needs: ['load', 'room'], holds: (f) => f.load <= f.room, says }),
      clause('toy:sail.5', { needs: ['crates'], holds: (f) => f.crates.every((crate) => !crate.wet), says }),
      clause('toy:sail.6', { needs: ['storm'], holds: () => true, says }),
    ],
  })

const presumes: Presumes = {
  mine: asked(true, 'your own boat'),
  open: usual(true, 'the lock is open', { unless: 'the lock is shut' }),
  storm: usual(false, 'no storm'),
  anchored: usual(false, 'not at anchor'),
  guarded: usual(false, 'not guarded'),
  load: usual(0, 'room enough', { group: 'room', unless: 'there is no room' }),
  room: usual(200, 'room enough', { group: 'room', unless: 'there is no room' }),
  'crates[].wet': usual(false, 'dry crates', { unless: 'a crate is wet' }),
}
const setting = { game: 'Toy', ambiguities: [], cite: (id: string) => id }

function ruled(given: object, asking: Asking = {}, table: Presumes = presumes): Ruling {
  const ruling = judge(sail(table), setting, { edition: '1' }, given, undefined, asking)
  if ('code' in ruling) throw new Error(ruling.message)
  return ruling
}

const crates = [{}]

test('the usual stands beside a ruling that is as undetermined as before', () => {
  const ruling = ruled({ crates })
  const { presumed, ...rest } = ruling
  expect(rest).toEqual(ruled({ crates }, { presume: false }))
  expect(rest.verdict).toBe('undetermined')
  expect(presumed?.verdict).toBe('legal')
})

test('everything that was taken is said, and each is a fact nobody told', () => {
  const { presumed } = ruled({ crates, load: 3, room: 4 })
  expect(presumed?.taken.map(({ path }) => path)).toEqual(['mine', 'open', 'anchored', 'guarded', 'crates[0].wet'])
  expect(presumed?.sentence).toContain('Taken as asked: your own boat.')
})

test('what would turn it is named, but not what asking means', () => {
  const { presumed } = ruled({ crates })
  expect(presumed?.unless.map(({ says }) => says)).toEqual([
    'the lock is shut',
    'a crate is wet',
    'the boat lies at anchor, and somebody guards it',
    'there is no room',
  ])
})

test('two facts that one clause needs together are named together', () => {
  const pair = ruled({ crates: [], open: true, load: 0, room: 1 }).presumed?.unless[0]
  expect(pair).toMatchObject({ path: 'anchored', with: 'guarded', values: [true, true], verdict: 'illegal' })
})

test('what nobody knows is asked, never presumed, nor what it is a part of', () => {
  expect(ruled({ crates }, { unsure: ['open'] })).toMatchObject({ asks: ['open'] })
  expect(ruled({ crates }, { unsure: ['open'] }).presumed).toBeUndefined()
  expect(ruled({ crates }, { unsure: ['crates'] }).asks).toEqual(['crates[0].wet'])
})

test('what nobody knows is not settled by a presumption that leaves it one value', () => {
  expect(ruled({ crates, storm: false }, { unsure: ['storm'] }).presumed?.verdict).toBe('legal')
  const { presumed, asks } = ruled({ crates }, { unsure: ['storm'] })
  expect(presumed).toBeUndefined()
  expect(asks).toContain('open')
})

test('without a presumption a fact is asked', () => {
  expect(ruled({}).asks).toEqual(['crates'])
})

test('amounts that go together are not presumed once one of them is told', () => {
  expect(ruled({ crates, load: 3 }).asks).toEqual(['room'])
})

test('a presumption that contradicts what was told lapses', () => {
  const ruling = ruled({ crates, storm: true })
  expect(ruling.presumed).toBeUndefined()
  expect(ruling.verdict).toBe('illegal')
})

test('the sentence follows only when asked to', () => {
  expect(ruled({ crates }).sentence).toContain('DEPENDS')
  const told = ruled({ crates }, { presume: true })
  expect(told.verdict).toBe('undetermined')
  expect(told.sentence).toContain('LEGAL in the usual case, unless: the lock is shut')
})

test('a list nobody can try out is closed and shown', () => {
  const closed = ruled({}, {}, { ...presumes, crates: shown([], 'no crates') }).presumed
  expect(closed?.verdict).toBe('legal')
  expect(closed?.sentence).toContain('Counted: no crates.')
})

test('the verdict comes before what would turn it', () => {
  const steps = judgeInSteps(sail(presumes), setting, { edition: '1' }, { crates }, fullBudget())
  const first = steps.next().value as Ruling
  expect(first.presumed).toMatchObject({ verdict: 'legal', unless: [] })
})

const hiring = {
  boats: count({ label: 'How many boats', min: 1, max: 9 }),
  gold: count({ label: 'Your gold', max: 99 }),
  licensed: yesNo({ label: 'You have a licence' }),
}
const hire = (presumes: Presumes) =>
  defineChecker({
    id: 'hire',
    game: 'toy',
    title: 'Hire',
    question: 'May I hire boats?',
    editions: ['1'],
    facts: hiring,
    asks: 'may',
    presumes,
    checks: [],
    clauses: [
      clausesOver(hiring).clause('toy:hire.1', {
        needs: ['boats', 'gold', 'licensed'],
        holds: (f) => f.gold >= f.boats * (f.licensed ? 1 : 2),
        says,
      }),
    ],
    answer: answerOver(hiring)({
      needs: ['boats', 'licensed'],
      cites: ['toy:hire.1'],
      of: ({ boats, licensed }) => ({
        kind: 'number',
        value: boats * (licensed ? 1 : 2),
        unit: 'gold',
        says: `${boats * (licensed ? 1 : 2)} gold`,
        derivation: [],
        deciding: [],
      }),
    }),
  })

function hired(given: object, perOne: boolean): Ruling {
  const table: Presumes = {
    boats: usual(1, 'one boat', perOne ? { perOne } : {}),
    gold: usual(99, 'gold enough', { unless: 'you have too little gold' }),
    licensed: usual(false, 'no licence'),
  }
  const ruling = judge(hire(table), setting, { edition: '1' }, given, undefined, { presume: true })
  if ('code' in ruling) throw new Error(ruling.message)
  return ruling
}

test('what comes of a presumed verdict is said with it, and what would give another answer', () => {
  const { sentence, presumed } = hired({}, true)
  expect(sentence).toContain('LEGAL in the usual case (2 gold), unless: you have too little gold; ')
  expect(presumed?.unless.map(({ path }) => path)).toEqual(['gold', 'licensed'])
})

test('what the players must carry out in the usual case is told with it', () => {
  const facts = { rift: yesNo({ label: 'A rift' }), calm: yesNo({ label: 'Calm' }) }
  const drift = defineChecker({
    id: 'drift',
    game: 'toy',
    title: 'Drift',
    question: 'May I drift?',
    editions: ['1'],
    facts,
    asks: 'may',
    presumes: { calm: usual(true, 'calm') },
    checks: [],
    clauses: [clausesOver(facts).clause('toy:drift.1', { needs: ['calm'], holds: ({ calm }) => calm, says })],
    follows: [
      followsOver(facts)({
        needs: ['rift'],
        clause: 'toy:drift.2',
        of: ({ rift }) => (rift ? { says: 'You roll a die.' } : undefined),
      }),
    ],
  })
  const drifted = (rift: boolean) => {
    const ruling = judge(drift, setting, { edition: '1' }, { rift }, undefined, { presume: true })
    if ('code' in ruling) throw new Error(ruling.message)
    return ruling
  }
  const ruling = drifted(true)
  expect(ruling).toMatchObject({ verdict: 'undetermined' })
  expect(ruling.presumed?.consequences).toEqual([{ says: 'You roll a die.', clause: 'toy:drift.2' }])
  expect(ruling.sentence).toContain('LEGAL in the usual case, unless: Calm: no. Then: You roll a die. Taken as usual')
  expect(drifted(false).presumed).not.toHaveProperty('consequences')
})

test('that more of a thing cost more goes without saying; an answer told in full turns nothing', () => {
  expect(hired({}, false).presumed?.unless.map(({ path }) => path)).toContain('boats')
  expect(hired({ boats: 2, licensed: false }, true).presumed?.unless.map(({ path }) => path)).toEqual(['gold'])
  expect(hired({ gold: 3 }, true).presumed?.unless.map(({ path }) => path)).toEqual(['boats', 'licensed'])
})

const stacked = { crates: facts.crates }
const stack = defineChecker({
  id: 'stack',
  game: 'toy',
  title: 'Stack',
  question: 'May I stack these?',
  editions: ['1'],
  facts: stacked,
  asks: 'may',
  presumes: { 'crates[].wet': usual(false, 'dry crates') },
  checks: [],
  clauses: [
    clausesOver(stacked).clause('toy:stack.1', {
      needs: ['crates'],
      holds: (f) => f.crates.filter((crate) => crate.wet).length < 2,
      says,
    }),
  ],
})

test('two lines of a list are tried together, but not every two of a long one: then it says that more may turn it', () => {
  const presumedOf = (many: number) => {
    const ruling = judge(stack, setting, { edition: '1' }, { crates: Array.from({ length: many }, () => ({})) })
    return 'code' in ruling ? undefined : ruling.presumed
  }
  expect(presumedOf(4)?.unless[0]).toMatchObject({ path: 'crates[0].wet', with: 'crates[1].wet' })
  expect(presumedOf(4)?.cut).toBeUndefined()
  expect(presumedOf(40)).toMatchObject({ verdict: 'legal', unless: [], cut: true })
})

const port = {
  piers: list(
    record(
      {
        taken: yesNo({ label: 'Taken' }),
        dry: yesNo({ label: 'Dry' }),
        mud: { kind: 'yes-no', label: 'Mud', relevant: ({ dry }) => dry === true } satisfies Fact,
      },
      { label: 'Pier' },
    ),
    { label: 'Piers' },
  ),
  pier: count({ label: 'Our pier', max: 9 }),
}

/** A case judged as a whole that looks at one pier only. */
const landing = (isFree: (pier: { taken: boolean; mud?: boolean }) => boolean) =>
  defineChecker({
    id: 'land',
    game: 'toy',
    title: 'Land',
    question: 'May I land?',
    editions: ['1'],
    facts: port,
    asks: 'may',
    wholeCase: true,
    presumes: { 'piers[].taken': usual(false, 'free piers'), 'piers[].dry': usual(false, 'water everywhere') },
    checks: [],
    clauses: [
      clausesOver(port).clause('toy:land.1', {
        needs: ['piers', 'pier'],
        holds: ({ piers, pier }) => isFree(piers[pier] as { taken: boolean; mud?: boolean }),
        says,
      }),
    ],
  })

const landed = (pier: number, like: object, isFree: Parameters<typeof landing>[0]): string[] => {
  const told = { piers: Array.from({ length: 6 }, () => like), pier }
  const { presumed } = judge(landing(isFree), setting, { edition: '1' }, told) as Ruling
  expect(presumed).toMatchObject({ verdict: 'legal' })
  return presumed!.unless.flatMap(({ path, paths }) => paths ?? path)
}

test('a value nobody looks at is not tried again; one that is looked at turns the case wherever it lies', () => {
  for (const pier of [0, 3, 5]) {
    let looks = 0
    const turning = landed(pier, { mud: false }, ({ taken }) => {
      looks++
      return !taken
    })
    expect(turning).toEqual([`piers[${pier}].taken`])
    // Twelve facts are presumed: were each tried alone and with every other, the pier would be looked at far more often.
    expect(looks).toBeLessThan(50)
  }
})

test('nor is it left out where it brings up a fact that is looked at', () => {
  expect(landed(2, {}, ({ taken, mud }) => !taken && !mud)).toEqual(['piers[2].taken', 'piers[2].dry'])
})

const ferry = { raft: yesNo({ label: 'By raft' }), bridge: yesNo({ label: 'By the bridge' }) }

test('of two presumptions that cannot stand together the one that is named lapses, and the other settles the case', () => {
  const cross = defineChecker({
    id: 'cross',
    game: 'toy',
    title: 'Cross',
    question: 'May I cross?',
    editions: ['1'],
    facts: ferry,
    asks: 'may',
    presumes: { raft: usual(true, 'by raft'), bridge: usual(true, 'by the bridge') },
    checks: [
      checksOver(ferry)(['raft', 'bridge'], (f) => !(f.raft && f.bridge), {
        path: 'raft',
        message: 'There is one way only.',
        fix: 'Say which.',
      }),
    ],
    clauses: [
      clausesOver(ferry).clause('toy:cross.1', {
        needs: ['bridge', 'raft'],
        holds: (f) => f.bridge || f.raft,
        says,
      }),
    ],
  })
  const ruling = judge(cross, setting, { edition: '1' }, {})
  expect(ruling).toMatchObject({ verdict: 'undetermined', presumed: { verdict: 'legal' } })
  expect('presumed' in ruling && ruling.presumed?.taken.map(({ path }) => path)).toEqual(['bridge'])
})

/** What would turn a usual case that hangs on one fact: the lines of its ruling. */
function turnsOf(
  fact: CountFact | YesNoFact | ChoiceFact,
  value: unknown,
  isFine: (told: never) => boolean,
  more: object = {},
): string[] {
  const dived = { it: fact }
  const dive = defineChecker({
    id: 'dive',
    game: 'toy',
    title: 'Dive',
    question: 'May I dive?',
    editions: ['1'],
    facts: dived,
    asks: 'may',
    presumes: { it: usual(value, 'the usual', more) },
    checks: [],
    clauses: [clausesOver(dived).clause('toy:dive.1', { needs: ['it'], holds: ({ it }) => isFine(it as never), says })],
  })
  const ruling = judge(dive, setting, { edition: '1' }, {})
  return 'presumed' in ruling ? ruling.presumed!.unless.map(({ says }) => says) : []
}

const depth = count({ label: 'Depth', min: 1, max: 9, unit: 'fathom' })
const water = choice({ a: 'calm', b: 'rough', c: 'wild', d: 'frozen', e: 'foul', f: 'hot' }, { label: 'Water' })

test.each([
  ['up to the highest', depth, 5, (it: number) => it < 9, ['Depth: 9 fathoms']],
  ['from a number on', depth, 5, (it: number) => it < 7, ['Depth: 7 or more']],
  ['down to the lowest', depth, 5, (it: number) => it > 1, ['Depth: 1 fathom']],
  ['from a number down', depth, 5, (it: number) => it > 3, ['Depth: 3 or fewer']],
  ['on both sides', depth, 5, (it: number) => it === 5, ['Depth: another number']],
])('numbers that turn a case are said together: %s', (_what, fact, value, isFine, lines) => {
  expect(turnsOf(fact, value, isFine)).toEqual(lines)
})

test.each([
  [['a', 'b', 'c', 'd', 'e'], ['Water: hot']],
  [['a', 'b', 'c'], ['Water: frozen, foul or hot']],
  [['a'], ['Water: rough, wild, frozen, or one of 2 more']],
])('values that turn a case are named up to three: fine with %j', (fine, lines) => {
  expect(turnsOf(water, 'a', (it: string) => fine.includes(it))).toEqual(lines)
})

test('a question is turned by its words, small inside the sentence; a "no" by its question', () => {
  const is = (told: boolean) => told
  const not = (told: boolean) => !told
  expect(turnsOf(yesNo({ label: 'The lock is open' }), false, not)).toEqual(['the lock is open'])
  expect(turnsOf(yesNo({ label: 'Anna is there' }), false, not)).toEqual(['Anna is there'])
  expect(turnsOf(yesNo({ label: 'The lock is open' }), true, is)).toEqual(['The lock is open: no'])
  expect(turnsOf(water, 'a', (it: string) => it === 'a', { unless: (it: string) => `it is ${it}` })).toEqual([
    'it is b, it is c, it is d, or one of 2 more',
  ])
})

test('what was taken is told in the order in which the facts are asked, whenever it came up', () => {
  const moored = {
    boat: record(
      {
        light: yesNo({ label: 'Light' }),
        loud: { ...yesNo({ label: 'Loud' }), relevant: ({ light }) => light === true } satisfies Fact,
      },
      { label: 'Boat' },
    ),
    storm: yesNo({ label: 'Storm' }),
  }
  const moor = defineChecker({
    id: 'moor',
    game: 'toy',
    title: 'Moor',
    question: 'May I moor?',
    editions: ['1'],
    facts: moored,
    asks: 'may',
    presumes: {
      'boat.light': usual(true, 'a light boat'),
      'boat.loud': usual(false, 'a still boat'),
      storm: usual(false, 'no storm'),
    },
    checks: [],
    clauses: [
      clausesOver(moored).clause('toy:moor.1', {
        needs: ['boat', 'storm'],
        holds: ({ boat, storm }) => !storm && boat.light && !boat.loud,
        says,
      }),
    ],
  })
  const ruling = judge(moor, setting, { edition: '1' }, { boat: {} }) as Ruling
  expect(ruling.presumed?.taken.map(({ path }) => path)).toEqual(['boat.light', 'boat.loud', 'storm'])
})

test('a page stays awake: after every value that is tried, alone and in a pair, there is a step', () => {
  const told = { mine: true, open: true, storm: false, load: 0, room: 1, crates: [] }
  const steps = [...judgeInSteps(sail(presumes), setting, { edition: '1' }, told, fullBudget())]
  // The presumed ruling first; then at anchor, guarded, and both.
  expect(steps.map((step) => step && 'presumed' in step)).toEqual([true, undefined, undefined, undefined])
})

test('no answer counts with what carries the verdict only', () => {
  const loaded = (silent: boolean) => {
    const load = usual(0, 'room enough', silent ? { silent } : {})
    const checker = defineChecker({
      id: 'freight',
      game: 'toy',
      title: 'Freight',
      question: 'May I load?',
      editions: ['1'],
      facts,
      asks: 'may',
      presumes: { load },
      clauses: [clause('toy:sail.4', { needs: ['load', 'room'], holds: (f) => f.load <= f.room, says })],
      answer: [
        answerOver(facts)({
          needs: ['load', 'room'],
          of: ({ load, room }) => ({
            kind: 'number',
            value: room - load,
            unit: 'ton',
            says: 'So much is left',
            derivation: [],
            deciding: [],
          }),
        }),
      ],
    })
    const ruling = judge(checker, setting, { edition: '1' }, { room: 9 })
    return 'code' in ruling ? undefined : [ruling.presumed?.verdict, ruling.presumed?.answer?.says]
  }
  expect(loaded(false)).toEqual(['legal', 'So much is left'])
  expect(loaded(true)).toEqual(['legal', undefined])
})
