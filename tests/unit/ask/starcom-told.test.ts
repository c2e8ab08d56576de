import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])
type Told = [question: string, checker: string, facts: Record<string, unknown>]
const tells = ([question, checker, facts]: Told) =>
  expect(ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts, question).toMatchObject(facts)

describe('whose a system is', () => {
  it.each<Told>([
    ["the next one is green's, I hop there", 'jump', { destinationController: 'Green' }],
    ["my scout sits at Fred's and hops next door", 'jump', { originController: 'Fred', adjacent: true }],
    ['it leaves his colony for a neutral world', 'jump', { originController: 'Red', destinationController: 'none' }],
    ['I seized her homeworld, a scout there', 'build', { systemController: 'me', isMyStartingSystem: false }],
    ['nora conquered my colony, may I build a refinery on it', 'build', { systemController: 'opponent' }],
  ])('%s', (...told) => tells(told))
})

describe('a ship and what bears on its way', () => {
  it.each<Told>([
    ["green's frigate, may I move it", 'jump', { mine: false, shipOwner: 'green' }],
    ['she bribed my cruiser away', 'jump', { viaCard: 'bribery', cardPlayedByOther: true }],
    ['I use drummond for my scout', 'jump', { cardPlayedByOther: false }],
    ['corvette with +2 now, has it a jump left', 'jump', { speedBonus: 2 }],
    ['frigate held since my turn started', 'jump', { controlledSinceTurnStart: true }],
    ['my destroyer, built a minute ago, hops', 'jump', { builtThisTurn: true }],
  ])('%s', (...told) => tells(told))
  it('a rule that is told is no word of the ship', () =>
    expect(
      ask({ question: 'only small ones may enter the asteroid field, my cruiser goes in', game: 'starcom' }).facts,
    ).not.toHaveProperty('class'))
})

describe('a way told as a list', () => {
  it.each<Told>([
    [
      'home -> neutral -> his with a scout',
      'route',
      { originController: 'me', legs: [{ destinationController: 'none' }, { destinationController: 'Red' }] },
    ],
    [
      'my patrol: a neutral one, another neutral one, then mine',
      'route',
      { legs: [{ destinationController: 'none' }, { destinationController: 'none' }, { destinationController: 'me' }] },
    ],
  ])('%s', (...told) => tells(told))
})

describe('who gives what', () => {
  const me = (kind: string) => ({ kind, from: 'me' })
  const partner = (kind: string) => ({ kind, from: 'partner' })
  it.each<Told>([
    ['nora takes two ships off me and pays credits', 'deal', { goods: [me('ship'), partner('credits')] }],
    ['I pay nora credits and get her system', 'deal', { goods: [me('credits'), partner('system')] }],
    ['she pays credits and I promise a truce', 'deal', { goods: [partner('credits'), me('favour')] }],
    ['I give him my system, he leaves one frigate behind', 'deal', { goods: [me('system')], shipsThere: 1 }],
  ])('%s', (...told) => tells(told))
  it('what somebody has then does not change hands', () =>
    tells([
      'I hand him a scout, he would have 8 ships on 6 developments',
      'deal',
      { receiverShips: 8, receiverDevelopments: 6 },
    ]))
})

describe('what is only half read stays open', () => {
  const facts = (question: string, checker: string) =>
    ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts
  it('a system without the number that was told', () => {
    expect(facts('my core world, 5 somehow', 'income')).not.toHaveProperty('systems')
    expect(facts('homeworld with 3, trade world with 2', 'income')).toMatchObject({
      systems: [
        { card: 'homeworld', developments: 3 },
        { card: 'trade-world', developments: 2 },
      ],
    })
    expect(facts('I have 3 on the homeworld', 'income')).toMatchObject({ systems: [{ developments: 3 }] })
  })
  it('a station of the one who holds it', () => {
    expect(facts('I hold it with a refinery', 'siege')).toMatchObject({ vessels: [{ owner: 'me', type: 'station' }] })
  })
  it('ships of each of several', () =>
    expect(facts('both of them besiege it with a cruiser each', 'conquest')).not.toHaveProperty(
      'besiegerNonFighterShips',
    ))
})

describe('vessels and what they bear', () => {
  it.each<Told>([
    ['nils has a large ship over my colony', 'siege', { vessels: [{ owner: 'nils', class: 'Large' }] }],
    ['my frigate had 2 damage on it, hp 4', 'combat-damage', { vessels: [{ damage: 2, hp: 4 }] }],
    ['my scout cant take any damage', 'combat-damage', { vessels: [{ cannotBeDamaged: true }] }],
    ['ram his scout, it is no pulsar', 'targets', { pulsarSystem: false }],
    ['she builds ships there but I cannot build a station', 'build', { what: 'station' }],
    ['station in a neutral system?', 'build', { what: 'station', systemController: 'none' }],
    ['at 4 ships of 6 cubes, a scout', 'build', { shipsControlled: 4, totalDevelopments: 6 }],
    ['my hand was four', 'hand', { handSize: 4 }],
    ['a draw of two cards is due', 'hand', { draws: 2 }],
  ])('%s', (...told) => tells(told))
})
