import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const rulingOf = ({ ruling }: ReturnType<typeof read>) => (ruling && !('error' in ruling) ? ruling : undefined)
const headOf = (asked: ReturnType<typeof read>) => rulingOf(asked)?.presumed?.verdict ?? rulingOf(asked)?.verdict
const saidOf = (asked: ReturnType<typeof read>) => (rulingOf(asked)?.presumed?.answer ?? rulingOf(asked)?.answer)?.value

describe('a number counts its own noun', () => {
  it.each([
    ['ten units in my army all alive, three got orders this round. how many tokens go in the order pool?', 7],
    ['all ten of my units are alive and three got orders, how big is the order pool', 7],
    ['all 9 units are still there, only 2 of them have orders, how many tokens in the pool', 7],
    ['8 units all on the table, none has an order, how many tokens go into the pool', 8],
    ['9 units all alive and all have orders, how many tokens in the pool', 0],
    ['7 units, all of them with orders, how many tokens in the pool', 0],
    ['every one of my six units has an order, how many tokens in the pool', 0],
    [
      'An Entire Legion. Palpatine is nominated, five other units of mine are within range 3 of him and two more sit at range 4. How many units get an order?',
      6,
    ],
    ['Assault, Vader nominated, two other units of mine within range 3, one more at range 5. How many orders?', 3],
    ['Push with Leia nominated, two squads in range. How many orders?', 2],
    ['push, but nobody is within range 3 of leia (nominated) except herself. how many orders do i issue', 1],
    ['Push with Leia nominated, no other units in range. how many orders?', 1],
    ['Assault, Vader nominated, three squads at range 1-2, how many orders', 3],
    ['Assault, Vader nominated, my scouts are not at range 3, the bikes at range 1. how many orders', 2],
    [
      'He reveals Sabotaged Communications, I have Push with three eligible units around my commander. How many orders?',
      1,
    ],
  ])('%s: %s', (question, answer) => expect(saidOf(read(question))).toBe(answer))

  it.each([
    'none of my 8 units died, two have orders. how many tokens in the bag?',
    'Push, Vader nominated, no units at range 2, how many orders',
    "Push, Vader nominated, the scouts aren't at range 3, how many orders",
    'Push, Vader nominated, two squads are out of range. how many orders?',
    'Push, Vader nominated. are two squads in range? how many orders?',
    'Push, Vader nominated, two units at range 3-4, how many orders',
    'Assault, Vader nominated, nobody at range 4. how many orders?',
    'Assault, Vader nominated, two squads within range 4. how many orders?',
  ])('nothing is counted that was not told: %s', (question) => expect(headOf(read(question))).toBe('undetermined'))

  it.each([
    [
      'Imperial Discipline, Veers nominated, one other unit in range. I order that one but leave Veers without one',
      'illegal',
    ],
    ['snowtroopers are at range 4 of my nominated commander, can they get a Push order', 'illegal'],
    [
      'one guy of the squad is at range 3 but the leader at range 4 of the nominated commander. Push. order?',
      'disputed',
    ],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))

  it('the leader of a squad and one of its miniatures are one unit', () =>
    expect(
      read('one guy of the squad is at range 3 but the leader is at range 4 of the nominated commander. order?').facts
        .units,
    ).toEqual([
      { id: 'Squad', range: 3, leaderRange: 4 },
      { id: 'Commander', rank: 'commander' },
    ]))
})

describe('the latest that was told of a card counts', () => {
  it.each([
    [
      'Notorious Scoundrels gave me back Reckless Diversion from my discard pile. Han is alive. can I play Reckless Diversion?',
      'legal',
    ],
    ['I took Push back from my discard pile last round. Veers is alive. can I play Push?', 'legal'],
    ['Push came back to my hand from the discard pile, Veers is my commander. can I play it again?', 'legal'],
    ['a card let me take Ambush out of my discard pile. Veers is my commander. can I play Ambush again?', 'legal'],
    ['I got my Push back out of the discard, Veers still alive, may I play it', 'legal'],
    ['Push was returned from my discard pile, Veers is alive, may I play it', 'legal'],
    [
      'last round change of plans bounced my Annihilation Looms. new round now, krennic alive. can i play it this time',
      'legal',
    ],
    ['his Change of Plans sent back my Push last round. can I pick Push this round? Veers alive', 'legal'],
    ['his Change of Plans sent my Push back in round 2. it is round 3 now, can I pick Push? Veers alive', 'legal'],
    ['his Change of Plans sent my Push back, can I play it again? Veers alive', 'illegal'],
    ['his Change of Plans sent my Push back. can I pick Push again? Veers alive', 'illegal'],
    [
      'his Change of Plans sent my Push back. can I pick Push or must I wait until the next round? Veers alive',
      'illegal',
    ],
    ['he played ambush in round 1 and now wants to play the same ambush again in round 4', 'illegal'],
    ['I already played Push in round 2, can I play it again in round 5? Veers alive', 'illegal'],
    ['can he play Assault in round 3 when he already used it in round 1', 'illegal'],
    ['Push went to my discard pile last round, Veers alive, can I play Push', 'illegal'],
    ['Push is in my discard pile. can I play it', 'illegal'],
    ['can i just not play a command card this round? still got Push n Ambush in hand. leia alive', 'illegal'],
    ['leia got killed but han is still up, can i play reckless diversion from my hand', 'legal'],
    ['both commanders gone, no promotion, only Boba Fett (operative) is left. is Whipcord Launcher playable', 'legal'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))

  it.each([
    ['can I take Push back from my discard pile and play it? Veers is alive', ['Push']],
    ['I did not get Push back from the discard, can I play it?', ['Push']],
    [
      'Veers is my commander. I played Standing Orders in round 1, can I play Standing Orders again in round 2?',
      undefined,
    ],
  ])('what is only asked brings no card back: %s', (question, discard) => {
    const { facts } = ask({ question, game: 'legion', checker: 'legion/play-card' })
    expect([facts.hand, facts.discard]).toEqual([undefined, discard])
  })

  it('whoever cannot take Standing Orders in its stead plays neither them nor none', () =>
    expect(
      read(
        "he revealed an illegal card and he cant swap it for Standing Orders because it isn't available. is he treated as having played none?",
      ).facts,
    ).toEqual({ revealed: true }))
})

describe('what is asked is answered, or nothing is', () => {
  it.each([
    ['I measured a move for my AT-RT with the movement tool in its activation. do I now have to make that move', 'no'],
    ['does my unit have to move once I measured with the movement tool?', 'no'],
    ['must he move when he has measured it with the movement tool', 'no'],
    [
      'played Lying in Wait in round 2. does bossk still have that sharpshooter 1 from the card in round 3?',
      'in the discard pile',
    ],
    ['I played Lying in Wait in round 2, does its effect still work in round 3', 'in the discard pile'],
    ['Push in round 1. do I still have it in round 3', 'in the discard pile'],
    [
      "played Lying in Wait in round 2, it's the activation phase now. does bossk keep the keyword from the card",
      'in play',
    ],
    ['I played Push in round 1. how many cards do I still have', 6],
    ['played Push round 1 and Ambush round 2. how many cards does my hand still have?', 5],
    [
      "I've played Ambush, Push and Assault in rounds 1 to 3. After the End Phase, how many cards are left in my hand?",
      4,
    ],
    ['Ambush and Push played in rounds 1-2, how many cards are left in my hand after the end phase', 5],
  ])('%s: %s', (question, answer) => expect(saidOf(read(question))).toBe(answer))

  it.each([
    'played Lying in Wait in round 2. does bossk still have sharpshooter in round 3?',
    'Ambush and Push played in rounds 1 to 3, how many cards are left in my hand after the end phase',
    'When do I pick Standing Orders back up, or is it thrown away in the End Phase like the rest?',
  ])('asks: %s', (question) => expect(headOf(read(question))).toBe('undetermined'))

  it('what is asked did not happen', () =>
    expect(read('When do I pick Standing Orders back up?').facts.events).toBeUndefined())
})

describe('whose it is, in the words of who tells it', () => {
  it.each([
    ["my opponent wasnt able to play any card, I played Standing Orders w its 4 pips. who's got priority?", 'blue'],
    ['red was unable to play a card, blue plays Push. who has priority', 'blue'],
    [
      "Blue reveals Implacable but Vader's dead so it becomes Standing Orders; red shows Assault. who has priority?",
      'red',
    ],
    ["Blue's Implacable is illegal and gets swapped for Standing Orders, red plays Push. who has priority", 'red'],
    ['Round three, both of us revealed Push. The red die was rolled and came up block. Who has priority?', 'blue'],
    ['Round three, both revealed Push. we rolled and it came up blank. Who has priority?', 'red'],
  ])('%s: %s', (question, answer) => expect(saidOf(read(question))).toBe(answer))

  it.each([
    [
      "both 2 pips: mine is my commander's own card and he has Cunning, his is plain Push. Who gets priority?",
      { blue: { pips: 2, cunning: true }, red: { pips: 2, card: 'Push' } },
    ],
    [
      'my 2 pip card is from a commander and he has cunning, opponent plays Push. who goes first',
      { blue: { pips: 2, cunning: true }, red: { card: 'Push' } },
    ],
    [
      'I have Push, he has Push and cunning. who goes first',
      { blue: { card: 'Push' }, red: { card: 'Push', cunning: true } },
    ],
    [
      'my 3 pip card is from a commander with cunning, opponent plays Push. does cunning make me go first',
      { blue: { pips: 3, cunning: true }, red: { card: 'Push' } },
    ],
    [
      'Blue reveals Implacable, does it become Standing Orders if Vader is dead? red shows Assault. who has priority?',
      {},
    ],
  ])('%s', (question, facts) => expect(read(question).facts).toEqual(facts))
})

describe('who is left, and what the list knows of it', () => {
  it.each([
    ['all my commanders got wiped, do I HAVE to promote somebody in the end phase or can i leave it', 'disputed'],
    ['both my commanders were killed, may I promote a trooper in the end phase', 'legal'],
    ['Vader is dead but Veers is still alive. May I promote a stormtrooper squad in the End Phase anyway?', 'illegal'],
    ['Vader died, Krennic lives. can I promote a trooper in the end phase', 'illegal'],
    ['last commander just died, can i promote my AT-ST in the end phase', 'illegal'],
    ['no commanders left, can I promote my AT-RT', 'illegal'],
    ['can I promote my landspeeder, no commanders left', 'illegal'],
    ["my opponent's Veers is still alive, my commander died. may I promote a trooper in the end phase", 'legal'],
    ['Vader is dead but Boba is still alive. May I promote a stormtrooper squad in the End Phase?', 'undetermined'],
    ['is Veers still alive? may I promote a trooper in the end phase', 'undetermined'],
    ['not all my commanders are dead, may I promote a trooper', 'undetermined'],
    ['all his commanders are dead, may I promote a trooper', 'undetermined'],
    ['no commanders left, can I promote my Z-6', 'undetermined'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))
})

describe('who has Field Commander is who is nominated', () => {
  it.each([
    ['Weiss has field commander. i play push, can he be nominated? vader is alive also', {}],
    [
      'my scouts have field commander, I play Push, can they be nominated? Vader is alive',
      { name: 'Scouts', friendly: true },
    ],
    ['Boba has Field Commander. I play Push, can he be nominated?', { name: 'Boba Fett' }],
  ])('%s', (question, nominee) =>
    expect(read(question).facts.nominee).toEqual({ ...nominee, keywords: ['Field Commander'] }),
  )
})

it.each(['Is Sorry About the Mess a one pip when I pick my seven?', 'is Sorry About the Mess a 1 pip'])(
  'what is asked of a card itself is no card of the other side: %s',
  (question) => {
    expect(read(question).facts).not.toHaveProperty('red.pips')
    expect(headOf(read(question))).not.toBe('answered')
  },
)
