import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('face-up tokens', () => {
  it.each([
    'he still has face up tokens out, can he draw from the bag instead',
    'i still have two units with faceup tokens, can i draw a random one instead',
    'two units with face up orders left and he still draws from the pool',
    'i have a face up token on one unit, can i draw instead',
    'he draws a token though his leia has a face up order',
    'drew a commander token with vader having a face up token, leia has none',
    "i pull a support token while my at-rt has a faceup token and the other at-rt doesn't",
    'drew corps, vader has a face up order, is that ok',
  ])('of others tell nothing of the unit that is drawn: %s', (question) => {
    const { facts, ruling } = read(question)
    expect(facts).toMatchObject({ choice: 'draw' })
    expect(facts).not.toHaveProperty('token')
    expect(ruling).toMatchObject({ verdict: 'undetermined' })
  })
  it.each([
    'drew operative, boba has a face up order already, can he go',
    'drew a corps token but my only corps left already has a face up order, can i activate it anyway',
    'i drew a corps token and want to use my stormtroopers with a face up token',
  ])('of the unit itself do: %s', (question) => {
    expect(read(question).facts).toMatchObject({ token: 'faceup', choice: 'draw' })
    expect(headOf(read(question))).toBe('illegal')
  })
})

describe('measuring', () => {
  it.each<[string, Record<string, unknown>, verdict: string]>([
    [
      'he puts down the speed 3 movement tool to check distance',
      { tool: 'movement-tool', asks: 'may-measure' },
      'legal',
    ],
    ['laid the speed 2 tool and the range ruler at the same time', { tool: 'movement-tool' }, 'legal'],
    ['can i lay two speed 2 tools end to end', { tool: 'movement-tool', toolsDown: 2 }, 'illegal'],
    ['can i put a speed 1 and a speed 2 tool down at once', { tool: 'movement-tool', toolsDown: 2 }, 'illegal'],
    ['put the speed 2 move tool next to the speed 3 one to compare', { tool: 'movement-tool' }, 'undetermined'],
    ['he measured with the speed 2 template so he must move now', { tool: 'movement-tool', mustMove: true }, 'illegal'],
    [
      'measured my move with the tool, now he says i have to go there',
      { tool: 'movement-tool', mustMove: true },
      'illegal',
    ],
    [
      "measured my move with the movement tool, now i'm not allowed to change my mind he says",
      { tool: 'movement-tool', mustMove: true },
      'illegal',
    ],
    ['i laid the movement tool, am i bound by that now', { tool: 'movement-tool', asks: 'must-move' }, 'answered'],
    [
      'i measured with the movement tool but i dont have to move, right',
      { tool: 'movement-tool', mustMove: false },
      'legal',
    ],
    ['can i change my mind after i measured with the movement tool', { tool: 'movement-tool' }, 'legal'],
    ['do i have to go first to use the movement tool', { tool: 'movement-tool' }, 'legal'],
  ])('%s', (question, facts, verdict) => {
    expect(read(question).facts).toEqual(facts)
    expect(headOf(read(question))).toBe(verdict)
  })
})

describe('who goes first', () => {
  it.each([
    'blue push, red change of plans used, who has priority',
    'i swapped ambush for a 3 pip card, who goes first',
  ])('is not told by a card that no longer lies there: %s', (question) =>
    expect(headOf(read(question))).toBe('undetermined'),
  )
  it.each([
    "blue push, red change of plans, red doesn't use it, who has priority",
    'i used push, he change of plans, who goes first',
    'i swapped ambush for push, he has assault, who goes first',
  ])('is told by the cards that lie there: %s', (question) => expect(headOf(read(question))).toBe('answered'))
  it.each([
    'both played ambush, he rolled a block, i hold the counter',
    'both 1 pip, he rolled a block though it was my round counter',
    'both 1 pip, round 3, red rolled a block',
  ])('is not told by a throw of the wrong player: %s', (question) => {
    expect(read(question).unsure).toContain('die')
    expect(headOf(read(question))).toBe('undetermined')
  })
  it.each(['both played ambush, i rolled a block, i hold the counter', 'both 1 pip, round 3, blue rolled a block'])(
    'is told by that of the holder: %s',
    (question) => {
      expect(read(question).facts).toMatchObject({ die: 'block' })
      expect(headOf(read(question))).toBe('answered')
    },
  )
  it.each<[string, Record<string, unknown>]>([
    [
      "he can't play a card, i play assault with 3 pips, do i go first",
      { red: { card: 'none' }, blue: { card: 'Assault', pips: 3 } },
    ],
    ["i can't play a card and he plays push with 2 pips", { blue: { card: 'none' }, red: { card: 'Push', pips: 2 } }],
    ['neither has a card, both 0 pips', { blue: { card: 'none' }, red: { card: 'none' } }],
  ])('who plays no card shows no pips: %s', (question, facts) => expect(read(question).facts).toEqual(facts))
})

it.each([
  ['command-hand', 'can i leave standing orders at home and bring another 3 pip instead'],
  ['command-hand', 'no luke in my list but i want Son of Skywalker in the hand just for the 1 pip'],
  ['command-hand', 'i swapped ambush for a 3 pip card, is that allowed'],
  ['priority', 'i play a 1 pip and he plays another 1 pip, who goes first'],
  ['priority', 'his 2 pip against another 2 pip, do we roll'],
  ['open-information', 'opponent insists i show him my command hand, i say no'],
  ['open-information', 'notorious scoundrels brings sorry about the mess back, do i have to say which one i took'],
  ['promotion', 'do i have to promote someone? dont want to lose the corps token'],
  ['order-tokens', 'i promoted a corps squad, drew a corps token, can i activate it'],
  ['card-flow', 'he used change of plans on my push, is push burned or back in hand'],
])('%s is asked for: %s', (checker, question) => expect(read(question).checker).toBe(`legion/${checker}`))

it.each<[string, Record<string, unknown>]>([
  ['do i need two 3 pips in my hand or is assault enough', {}],
  ['only one 1 pip in my hand, ambush, is that fine', {}],
  ['ambush, ambush, push... he has two ambush in the hand', { hand: ['Push', 'Ambush', 'Ambush'], more: true }],
])('one card that is named is not the whole hand: %s', (question, facts) => expect(read(question).facts).toEqual(facts))

it('used, Change of Plans is discarded, and another card was played', () => {
  const { facts, unsure } = read('he used change of plans round 1, so he has 6 cards in round 2?')
  expect(facts).toEqual({})
  expect(unsure).toContain('events')
  expect(read('played change of plans round 1 without using it, how many cards round 2').facts).toMatchObject({
    events: [{ round: 1, event: 'play', card: 'Change of Plans' }],
  })
})

it('what a unit is said to be is not what it is called', () => {
  expect(read('no time for sorrows on my AT-RT, its a ground vehicle at range 1').facts).toMatchObject({
    units: [{ id: 'Unit', types: ['ground-vehicle'], range: 1 }],
  })
  expect(
    read('tactical droid pilot with field commander, can he do the orders for roger roger').facts,
  ).not.toHaveProperty('nominee.name')
  expect(
    read('boba has z-6 jetpack rocket but he is engaged, his wrist rocket has versatile').facts,
  ).not.toHaveProperty('versatile')
})

it.each<[string, Record<string, unknown>]>([
  ['tie on pips, I hold the round counter and rolled a surge. that counts as block right?', { die: 'surge' }],
  ["812 points, tournament's 800, a few over is fine he says", { points: 812, format: 'standard' }],
  ['base just touches the line between range 2 and 3 but doesnt cross it', { inches: 12 }],
  [
    'veers wants to shoot maximum firepower as one of his actions, not at the end of his activation',
    { moment: 'own activation' },
  ],
  ['can veers use maximum firepower as an action at the end of his activation', { moment: 'end of own activation' }],
  [
    'stormtroopers at range 2 already got an order, can i order them with push',
    { units: [{ id: 'Stormtroopers', name: 'Stormtroopers', range: 2, hasOrder: true }] },
  ],
])('a word beside another tells it: %s', (question, facts) => expect(read(question).facts).toMatchObject(facts))

it.each(["the base doesn't touch the line between range 2 and 3", 'he stands between range 2 and 3'])(
  'what is not touched is not there: %s',
  (question) => expect(read(question).facts).not.toHaveProperty('inches'),
)

it('an order of the last round is none', () => {
  const { facts } = read('stormtroopers at range 2 already got an order last round, can i order them with push')
  expect(facts.units).toEqual([{ id: 'Stormtroopers', name: 'Stormtroopers', range: 2 }])
})
