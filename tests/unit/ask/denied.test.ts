/** What is denied behind its name is not there: "Interdiction isn't in play"; what only looks so is told. */
import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)
const starcom = (question: string, checker: string) =>
  ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts

describe('Star Commander: a fact that is denied behind its name', () => {
  it.each<[checker: string, question: string, path: string, value: unknown]>([
    ['jump', "Interdiction isn't in play here, can my frigate leave", 'interdicted', false],
    ['jump', 'Interdiction is not there, can my frigate leave', 'interdicted', false],
    ['jump', 'Interdiction was not played, can my frigate leave', 'interdicted', false],
    ['jump', 'Interdiction is over, can my frigate leave', 'interdicted', false],
    ['jump', 'Interdiction is in play here, can my frigate leave', 'interdicted', true],
    ['jump', 'Interdiction was played and my ship is not there long, can it leave', 'interdicted', true],
    ['build', "The siege isn't there anymore, can I build a cruiser in my capital", 'underSiege', false],
    ['build', 'The siege is on, my ships are not there, can I build a cruiser in my capital', 'underSiege', true],
    ['build', 'He broke off the siege, can I build a cruiser in my capital', 'underSiege', undefined],
    ['build', 'He keeps up the siege, can I build a cruiser in my capital', 'underSiege', true],
    [
      'build',
      "Tom claims I'm under siege but he is wrong, can I build a cruiser in my capital",
      'underSiege',
      undefined,
    ],
    ['build', "Tom claims I'm under siege but I have no ship, can I build in my capital", 'underSiege', true],
    ['build', 'my capital would be under siege if not for my scout, can I build a cruiser', 'underSiege', undefined],
    ['build', 'my capital was under siege until I jumped in, can I build a cruiser there', 'underSiege', undefined],
    ['build', "I'm almost under siege in my capital, can I build a cruiser there", 'underSiege', undefined],
    ['build', 'next turn he wants to besiege my capital, can I build a cruiser there now', 'underSiege', undefined],
    ['build', 'he besieges my capital, can I build a cruiser there now', 'underSiege', true],
    ['build', 'does my capital count as besieged', 'underSiege', undefined],
    ['build', 'my capital counts as besieged, can I build a cruiser', 'underSiege', true],
    ['jump', 'Interdiction got cancelled by Sabotage, may my frigate jump', 'interdicted', false],
    ['jump', 'he threatens Interdiction, may my frigate jump', 'interdicted', undefined],
    ['jump', 'nothing of mine was built this turn, may my frigate jump', 'builtThisTurn', false],
    ['jump', 'my frigate was built this turn, may it jump', 'builtThisTurn', true],
    ['contested', "combat since my last turn didn't happen, is my system contested", 'combatSinceMyLastTurn', false],
    ['build', 'we fought there before my last turn, can I build a station', 'combatSinceMyLastTurn', undefined],
    ['build', 'we fought there since my last turn, can I build a station', 'combatSinceMyLastTurn', true],
    ['contested', "opposing ships aren't there, is my system contested", 'opposingShipsPresent', false],
    ['contested', 'opposing ships are there, is my system contested', 'opposingShipsPresent', true],
    ['development', "Orbital Habitat isn't there, 3 developments, may I add one", 'orbitalHabitats', undefined],
    ['development', 'Orbital Habitat is there, 3 developments, may I add one', 'orbitalHabitats', 1],
  ])('%s: %s', (checker, question, path, value) => {
    const facts = starcom(question, checker)
    if (value === undefined) expect(facts).not.toHaveProperty(path)
    else expect(facts).toHaveProperty(path, value)
  })
})

describe('Twilight Imperium: cards and fleets that are denied behind their names', () => {
  const told = (question: string) => {
    const { effects = [], units = [] } = ask({ question, game: 'ti4' }).facts as {
      effects?: { id: string }[]
      units?: { owner: string; type: string }[]
    }
    return [...effects.map(({ id }) => id), ...units.map(({ owner, type }) => `${owner} ${type}`)]
  }
  const DREAD = 'opponent dreadnought-i'
  it.each<[question: string, thing: string, isThere: boolean]>([
    ["gravity drive isn't active, cruiser from 24 to 27", 'gravity-drive', false],
    ['gravity drive is active, cruiser from 24 to 27', 'gravity-drive', true],
    ["the ion storm isn't in play, cruiser from 24 to 25", 'ion-storm', false],
    ["his dreadnought isn't in 26, can my cruiser go from 25 through 26 to 27", DREAD, false],
    ['his dreadnought is not in 26 any more, can my cruiser go from 25 through 26 to 27', DREAD, false],
    ['his dreadnought is in 26, can my cruiser go from 25 through 26 to 27', DREAD, true],
    ['his dreadnought in 26 is not damaged, can my cruiser go from 25 through 26 to 27', DREAD, true],
    ["Tom claims his dread is in 26 but it isn't, can my cruiser go 25 26 27", 'Tom dreadnought-i', false],
    ['Tom says his dread is in 26 and my token is not in 25, can my cruiser go 25 26 27', 'Tom dreadnought-i', true],
    ['my cruiser is not in 26 but in 25, can it go to 27', 'me cruiser-i', true],
  ])('%s', (question, thing, isThere) => expect(told(question).includes(thing)).toBe(isThere))
})

describe('Twilight Imperium: what is activated, and what a system would be', () => {
  const facts = (question: string) =>
    ask({ question, game: 'ti4' }).facts as { active?: string; systems: { id: string; anomalies?: string[] }[] }
  it.each<[question: string, active: string | undefined]>([
    ['I almost activated 26, may my cruiser move from 26 to 27', undefined],
    ['I did not activate 24, may my cruiser move from 24 to 25', undefined],
    ['I activated 24, may my cruiser move from 24 to 25', '24'],
  ])('%s', (question, active) => expect(facts(question).active).toBe(active))
  it('"if 26 were an asteroid field" is told of 26', () => {
    const { systems } = facts('if 26 were an asteroid field could my cruiser go from 25 through 26 to 27')
    expect(systems.filter(({ anomalies = [] }) => anomalies.includes('asteroid-field')).map(({ id }) => id)).toEqual([
      '26',
    ])
  })
})

describe('Legion: who would be defeated is not', () => {
  it.each<[question: string, defeated: boolean | undefined]>([
    ['my Vader would be defeated if not for the shield, can he be nominated', undefined],
    ['Vader almost died, can he be nominated', undefined],
    ["Vader hasn't been defeated, can he be nominated", false],
    ['Vader was defeated, can he be nominated', true],
  ])('%s', (question, defeated) => {
    const { nominee } = ask({ question, game: 'legion', checker: 'legion/nomination' }).facts as {
      nominee: { defeated?: boolean }
    }
    expect(nominee.defeated).toBe(defeated)
  })
})

it.each<[question: string, points: number | undefined]>([
  ['army over by 5 points in an 800 game, legal', undefined],
  ['an 805 list in an 800 game, legal', undefined],
  ['an 805 list, standard, legal', 805],
])('Legion: the size of the game is not what an army costs: %s', (question, points) => {
  const { facts } = ask({ question, game: 'legion', checker: 'legion/army-composition' })
  expect(facts.points).toBe(points)
})
