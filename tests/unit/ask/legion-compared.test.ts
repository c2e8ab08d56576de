/** Of Legion: pips that are only compared, a unit named a second time, an army and a hand told in part. */
import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const verdictOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('pips that are compared have no number', () => {
  it.each([
    'His card has more pips than mine. Who has priority?',
    'My card has fewer pips, who has priority?',
    'Both cards have the same pips. Who has priority?',
    'Our cards have equal pips, who rolls the die?',
  ])('%s', (question) => {
    const asked = read(question)
    expect(asked.checker).toBe('legion/priority')
    expect(asked.unsure).toEqual(expect.arrayContaining(['blue.pips', 'red.pips']))
    expect(asked.unread).toEqual([])
    expect(verdictOf(asked)).toBe('undetermined')
  })
  it.each([
    ['My card has two pips, his has more. Who has priority?', 2],
    ['I have 1 pip and Anna has more pips. Do I go first?', 1],
    ['Blue has two pips, red has the same. Who has priority?', 2],
  ])('but one that is told is read: %s', (question, pips) => {
    const asked = read(question)
    expect(asked.facts).toEqual({ blue: { pips } })
    expect(asked.unsure).toContain('red.pips')
  })
})

describe('a unit named a second time is the one that was told', () => {
  it.each([
    [
      'Push: nominee Vader. I chose the E-Web and the AT-ST. The AT-ST is at range 2, the E-Web at range 5. Legal?',
      ['E-Web', 'AT-ST'],
    ],
    ['Ambush with Leia. I gave the order to the AT-RT. The AT-RT is at range 4 from her.', ['AT-RT']],
    ['Ambush with Leia. The AT-RT is at range 4 from her. I gave the order to the AT-RT.', ['AT-RT']],
    ['Ambush with Vader: the 74-Z is at range 1 and the DF-90 at range 2, I ordered the DF-90', ['DF-90']],
  ])('%s', (question, chosen) => expect(read(question).facts).toMatchObject({ chosen }))
  it.each([
    'Push with Vader. I ordered the AT-ST and the E-Web. The AT-ST is at range 2.',
    'Push with Vader. I ordered the snowtroopers and the E-Web. The snowtroopers are at range 2.',
  ])('of a choice told in part nothing is filled: %s', (question) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty('chosen')
    expect(verdictOf(asked)).not.toBe('illegal')
  })
})

describe('an army or a hand told in part is not judged as a whole', () => {
  it.each<[string, object]>([
    ['Leia is in my army, Han is not. Can I take Common Cause?', { army: ['Leia Organa'] }],
    ['My only commander is Leia, can I have Push in hand?', { army: ['Leia Organa'] }],
    ['Chewbacca is in my army, Luke is not. Can I take Common Cause?', { army: ['Chewbacca'] }],
    ['My hand: Ambush, Common Cause. Army: Leia, Luke. Legal?', { army: ['Leia Organa', 'Luke Skywalker'] }],
  ])('%s', (question, facts) => {
    const asked = read(question)
    expect(asked.checker).toBe('legion/command-hand')
    expect(asked.facts).toEqual(facts)
    expect(asked.unsure).toContain('hand')
    expect(verdictOf(asked)).toBe('undetermined')
  })
  it('whose owner is said to be missing is barred', () =>
    expect(verdictOf(read('Luke is in my army, Chewbacca is not. Can I take Common Cause?'))).toBe('illegal'))
})

it.each(['My list is two points over 800. Legal?', 'My army is 10 points under the limit. Legal?'])(
  'points over or under a limit are not its points: %s',
  (question) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty('points')
    expect(asked.unsure).toContain('points')
  },
)

it('what my opponent runs stands in no army of mine', () => {
  expect(read('My opponent has two commanders. I have none. Legal?').facts).not.toHaveProperty('commander', 2)
  expect(
    read('My opponent runs five supports and I run two, one commander, three corps. Am I legal?').facts,
  ).toMatchObject({ support: 2, commander: 1, corps: 3 })
})
