import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'
const saidOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.answer ?? ruling.answer)?.value : undefined

describe('what a judge gives at once', () => {
  it.each([
    // the weapon of a card is known from the card
    ["grievous' Trained in your Jedi Arts at the end of his activation, he's in melee with two units. legal?", 'legal'],
    ["Veers is stuck in melee, can he still do Maximum Firepower when his activation's over?", 'illegal'],
    ['Z-6 Jetpack Rocket on boba with arsenal 2, can I add his carbine to the same attack pool?', 'legal'],
    ['Maximum Firepower, can Veers shoot with it?', 'legal'],
    ['Maximum Firepower, can Veers fire it at the start of his activation', 'illegal'],
    ['Veers is next to a droid. Maximum Firepower at activation end?', 'legal'],
    ['Trained in your Jedi Arts, melee attack while engaged, end of his activation', 'legal'],
    // who is promoted, and when
    ['my last commander was killed in the activation phase, can I promote somebody now?', 'illegal'],
    ['my last commander died in the end phase. Can I promote a trooper straight away?', 'legal'],
    ["can't be bothered to promote after losing my only commander. do i have to?", 'disputed'],
    ['Lost Krennic but still have Vader as commander, can I promote a shoretrooper squad in the end phase', 'illegal'],
    // who asks for a card holds it
    ['all my commanders are dead, only Boba left, not promoted. can I play ZX Flame Projector?', 'legal'],
    ['only Sabine left as operative, no commander any more. Can I throw Assault?', 'disputed'],
    ["Veers is my only commander and he's dead. Can I play Push?", 'illegal'],
    ["my opponent's Vader died. Veers is my commander. Can I play Push?", 'legal'],
    ['he sent my Assault back with Change of Plans, can I pick Assault again', 'illegal'],
    ["I've only got Luke in the list, wanna run Common Cause, chewie stayed at home", 'illegal'],
    ['Contingencies 1 in my list, I set aside Push and Ambush. legal?', 'illegal'],
    ['three commanders in an 800 pt game ok?', 'illegal'],
    // who is asked about gets an order or not, whoever else does
    ['my snowtroopers already have an order from Coordinate, can Ambush order them again?', 'illegal'],
    ['stormtroopers 17 inches away from Vader, can he order them w/ Ambush?', 'legal'],
    ['19 inches from veers to the e-web. Push. Can it get an order?', 'illegal'],
    ['can Han order Chewie at range 2 with Ambush', 'legal'],
    ['Sabine was promoted to commander after Leia died, can she give the orders with Assault now?', 'legal'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))

  it.each([
    [
      'How many orders with Imperial Discipline: Veers, two stormtrooper squads at range 1 and 2 and snowtroopers at range 3',
      3,
    ],
    ['Push, my commander is nominated, stormtroopers at range 2. How many orders?', 2],
    ['stormtroopers at range 2 of my commander, how many orders with Ambush', 1],
    ['does Standing Orders go on the discard at end of round?', 'in hand'],
    ['does Push go on the discard at end of round?', 'in the discard pile'],
    ['mine is You Disappoint Me and Dooku has cunning, his is Assault', 'blue'],
    ['mine is Assault, his is You Disappoint Me and Dooku has cunning', 'red'],
    [
      "two effects when issuing orders, I'm blue but red has priority, who does theirs first",
      ['red: Red’s card', 'blue: Blue’s card'],
    ],
  ])('%s: %s', (question, answer) => expect(saidOf(read(question))).toEqual(answer))
})

describe('what was named and not understood is asked', () => {
  it.each([
    ['my last commander was killed in the activation phase, can I promote a trooper?', 'phase'],
    ['my only commander died, can I promote a trooper immediately', 'phase'],
    ['no commanders left, do I really have to pick a new one?', 'promotes'],
    ['End phase, no commanders left, want to make my LAAT the new commander', 'candidateType'],
    ['Veers is my commander. Can I play Push again?', 'hand'],
    ["Luke's my commander but I'm out of cards. Can I play Push?", 'hand'],
    ["Veers is my commander. I don't have Push any more. can I play Push", 'hand'],
    ['Veers is my commander. I played Push in round 1. Can I play Push?', 'hand'],
    ["Veers is my commander, he isn't dead. Can I play Push?", 'army[0].defeated'],
    ['Maximum Firepower, can Vader shoot with it?', 'unitSpecified'],
    ["Z-6 Jetpack Rocket, the target's in melee with my guys. can Boba shoot it", 'engaged'],
    ['Leia died after I revealed No Time For Sorrows, where does the card go now', 'moment'],
    ["Push, my troopers at range 3 of my commander. he's dead now. how many orders", 'units[1].defeated'],
  ])('%s: %s', (question, path) => {
    const asked = read(question)
    expect(asked.unsure).toContain(path)
    expect(headOf(asked)).toBe('undetermined')
  })
})

describe('what is nobody’s own is not filled in', () => {
  it.each([
    [
      'Push, corps at range 2 of the commander my opponent nominated, how many orders do I give',
      { nominee: undefined },
    ],
    ['Push, the other commander is nominated, two corps at range 2. How many orders?', { nominee: undefined }],
    ['Push with Vader. Can my stormtroopers at range 2 get an order?', { chosen: undefined }],
    ['Ambush, Vader. stormtroopers at range 2. Do I have to order them?', { chosen: undefined }],
    [
      'Ambush, corps at range 4 of my commander measured to the leader, nearest mini at 3. can it get an order?',
      { chosen: undefined },
    ],
    ['Luke as commander, he’s at range 3 of a Tauntaun. Assault, how many orders?', { units: undefined }],
    ['I still have Boba as operative, commanders all dead. can I promote a squad', { commandersLeft: undefined }],
    ['does push come back at the end of the round or in the command phase', { events: undefined }],
    ['I took Push back with Notorious Scoundrels, hand size?', { events: [{ event: 'returnToHand', card: 'Push' }] }],
    ['Han is down to one wound. Can I play Sorry About the Mess', { army: [{ name: 'Han Solo' }] }],
    ['Grievous is my commander. I lent my Push to a mate. can I play Push', { hand: undefined }],
  ])('%s: %j', (question, facts) => {
    for (const [path, value] of Object.entries(facts)) expect(read(question).facts[path]).toEqual(value)
  })
})

it('each card with its colour behind it is that colour’s', () => {
  expect(read('Covert Observation red vs Annihilation Looms blue. order of effects?').facts.effects).toMatchObject([
    { player: 'red' },
    { player: 'blue' },
  ])
})
