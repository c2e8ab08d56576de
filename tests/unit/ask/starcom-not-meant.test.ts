import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])
const read = (checker: string, question: string) =>
  ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts

describe('where the fight was is not where a ship retreats to', () => {
  it.each([
    "the battle at Kim's planet is over, can my frigate retreat",
    "we lost at Bo's world, where can my scout go",
    "I attacked Kim's capital and want out",
  ])('%s', (said) => expect(read('retreat', said)).not.toHaveProperty('destinationController'))
  it('but where it runs to is', () =>
    expect(read('retreat', "after the battle at Kim's planet we run to my colony")).toMatchObject({
      destinationController: 'me',
    }))
})

describe('an everyday word that begins a sentence is nobody', () => {
  it.each([
    ['siege', 'my world, their frigate came in. Under siege?'],
    ['siege', 'my scout and his corvette are at my colony. Besieged now?'],
  ])('%s: %s', (checker, said) => {
    const { vessels } = read(checker, said) as { vessels: { owner?: string }[] }
    expect(vessels.at(-1)).toMatchObject({ owner: 'Red' })
  })
  it('a player who does something there is', () =>
    expect(read('responses', 'I passed. Rose plays Sabotage, can I answer')).toMatchObject({
      plays: [{ by: 'Rose', card: 'sabotage' }],
    }))
})

it.each<[checker: string, question: string, facts: object]>([
  [
    'route',
    'two jumps: my capital to neutral, then neutral to a black hole',
    { legs: [{ destinationController: 'none' }, { destinationCard: 'black-hole' }] },
  ],
  [
    'responses',
    'Lars plays Ram, I play Intercept Orders. Does the Ram still count',
    {
      plays: [
        { by: 'Lars', card: 'ram' },
        { by: 'me', card: 'intercept-orders', target: '1' },
      ],
    },
  ],
  ['targets', 'may I use orbital bombardment on a system where I have no ship', { myShipThere: false }],
  ['targets', 'barrage on that system, none of my ships is in it', { myShipThere: false }],
  ['affordability', 'how many frigates do I get for 20', { builds: [{ card: 'frigate' }], credits: 20 }],
  ['deal', 'we swap planets, do the ships on it change owner', { goods: [{ kind: 'system', from: 'me' }] }],
  ['hand', "I'm at five, no draw then?", { handSize: 5 }],
])('%s: %s', (checker, question, facts) => expect(read(checker, question)).toEqual(expect.objectContaining(facts)))

it.each<[checker: string, question: string, path: string]>([
  ['route', 'first hop through my Jump Nexus and then a plain jump, ok', 'card'],
  ['route', 'first hop through my Jump Nexus and then a plain jump, ok', 'jumpsUsed'],
  ['responses', 'can we respond to an ability', 'plays'],
  ['targets', 'may I use orbital bombardment on a system where I have no ship', 'targetMine'],
  ['ship-limit', 'does a fighter count for the ship cap', 'fightersControlled'],
])('%s: %s says nothing of %s', (checker, question, path) => expect(read(checker, question)).not.toHaveProperty(path))
