/** Deeds that are answered, ships that stay or go, and what was only told of them. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears, outcomeOf } from './hears.ts'

const ask = hears([starcom])
const read = (question: string) => ask({ question, game: 'starcom' })

describe('a Command on what somebody does is answered by whoever does it first', () => {
  it.each([
    ['he plays sabotage on my build, can I respond', 'me', 'You have the chance now'],
    ["Tom plays sabotage on Mia's build, who may respond first", 'Mia', 'Mia has the chance now'],
    ['he plays sabotage on my development, may I respond', 'me', 'You have the chance now'],
    ['Tom plays interdiction on my jump. who responds first', 'me', 'You have the chance now'],
  ])('%s', (question, by, outcome) => {
    const judged = read(question)
    expect(judged).toMatchObject({ checker: 'starcom/responses', facts: { trigger: { kind: 'action', by } } })
    expect(outcomeOf(judged)).toBe(outcome)
  })
  it('a play on nobody’s deed is what is answered itself', () =>
    expect(read('Bob plays sabotage, may I respond').facts).toMatchObject({ trigger: { kind: 'card', by: 'Bob' } }))
})

describe('a ship that is left where it is does not jump', () => {
  it.each(['can i leave my frigate in his system', 'can I keep my frigate in his system'])('%s', (question) =>
    expect(read(question).checker).not.toBe('starcom/jump'),
  )
  it.each([
    'can my frigate leave the system where a station of his is',
    "can i leave my frigate's system and jump into his",
  ])('%s', (question) => expect(read(question).checker).toBe('starcom/jump'))
})

describe('what was built is told where the question is whether it goes', () => {
  it.each([
    'built a corvette this turn, can it go now',
    'built a corvette this turn, may it jump',
    'I built a corvette this turn and can it move',
  ])('%s', (question) => expect(read(question).checker).toBe('starcom/jump'))
  it('just now, too', () =>
    expect(read('built a corvette just now, may it move').facts).toMatchObject({ builtThisTurn: true }))
  it('and a new one is not', () => expect(read('can I build a corvette this turn').checker).toBe('starcom/build'))
})

describe('a station that would shoot is neither built nor what besieges', () => {
  it.each([
    'is my defense station allowed to attack if its under siege',
    'does a defense station fire back under siege',
    'may my station attack when blockaded',
    'my homeworld is under siege, can my defense station attack the ships',
  ])('%s', (question) => expect(outcomeOf(read(question))).toBe('undetermined'))
  it('and one that would be built there is', () =>
    expect(outcomeOf(read('can I build a station under siege'))).toBe('illegal'))
  it('what stands there with its attack besieges or not', () =>
    expect(read('enemy cruiser attack 2 and my station attack 1, siege?').checker).toBe('starcom/siege'))
})

describe('what is only likened, left out or next to it is not there', () => {
  it('a ship it counts as', () =>
    expect(read('does a scout count as a ship for siege').facts.vessels).toEqual([
      { owner: 'Red', type: 'ship', class: 'Small', attack: 0 },
    ]))
  it('a system without which a station is given', () =>
    expect(read('can I trade a station without its system').facts.goods).toEqual([{ kind: 'station', from: 'me' }]))
  it('a station without which a system is given: whether it may stay is asked', () => {
    const judged = read('can I trade my system without the station')
    expect(judged.facts.goods).toEqual([{ kind: 'system', from: 'me' }])
    expect(judged.unsure).toContain('stationsInSystem')
  })
  it('a system next to mine', () =>
    expect(read('empty system next to mine, can I put a development there').facts.systemController).toBe('none'))
  it('a system that is in nobody’s gift', () =>
    expect(outcomeOf(read('may i trade a neutral planet'))).toBe('undetermined'))
  it('and one of mine is', () => expect(outcomeOf(read('may i trade my planet'))).toBe('Only the counters change'))
  it('what is counted in an income is not built', () =>
    expect(read('eight cubes, trade world fine, one refinery, two of em under siege').checker).not.toBe(
      'starcom/build',
    ))
  it('a jump to mine ends there', () =>
    expect(read('can I jump from my planet to mine').facts).toMatchObject({ destinationController: 'me' }))
})

describe('what was and what comes later is not what is', () => {
  it.each([
    'sold two cards for 3 and straight away bought one back, hand was five before',
    'hand was 5 before, drew one, can I buy another',
  ])('%s', (question) => expect(read(question).unsure).toContain('handSize'))
  it('a hand that is told is', () => expect(outcomeOf(read('my hand is five, can I buy a card'))).toBe('illegal'))
  it('a card that goes first', () =>
    expect(read('five in hand at ready phase. can i throw one away and then draw').unsure).toContain('handSize'))
  it('what a besieged system pays is no question of the siege', () =>
    expect(
      read(
        'lone enemy scout sits at my trade world, i got a refinery there and thats it. do I still get the dev credits',
      ).checker,
    ).not.toBe('starcom/siege'))
  it('ships in a system that was traded are no goods', () =>
    expect(JSON.stringify(read('my ships in the system i traded to red, do they become his').facts)).not.toContain(
      'ship',
    ))
  it('a counter that has just come pays nothing yet', () =>
    expect(outcomeOf(read('core world gave me a cube at turn start, do i get the credit for it now'))).toBe(
      'undetermined',
    ))
  it('what pays is not given away', () =>
    expect(read('trade world gives me 5 credits?').checker).toBe('starcom/income'))
  it('a siege that was', () =>
    expect(
      read("blue's down to 3 developments after the siege but still flys 5 ships, may she build a sixth").facts,
    ).not.toHaveProperty('underSiege'))
})

describe('to explore is no answer to an exploration', () => {
  it.each(['can I explore with a fighter', "explored a system and it's somebody's home"])('%s', (question) =>
    expect(read(question).checker).not.toBe('starcom/responses'),
  )
  it.each(['he wants to cancel my explore, can he', 'does anyone get to answer explore'])('%s', (question) =>
    expect(read(question)).toMatchObject({ checker: 'starcom/responses', ruling: { verdict: 'illegal' } }),
  )
})
