/** Somebody else's doing is judged from their seat: "may Ben build in his system" asks of a system of his own. */
import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])

describe('whose it is, as the one sees it who acts', () => {
  it.each<[checker: string, question: string, path: string, value: unknown]>([
    ['build', 'may Ben build a station in his system with 2 developments', 'systemController', 'me'],
    ['build', 'can he build a cruiser in his capital', 'systemController', 'me'],
    ['build', 'can my opponent build a cruiser in his capital', 'systemController', 'me'],
    ['build', 'he wants to put a defense station on his world with 3 developments', 'systemController', 'me'],
    ['build', "Anna besieges Tom's capital, can Tom build a cruiser there", 'systemController', 'me'],
    ['build', 'can he build a cruiser in my capital', 'systemController', 'opponent'],
    ['build', "can Tom build a cruiser in Anna's capital", 'systemController', 'opponent'],
    ['build', 'can he build a cruiser in her capital', 'systemController', 'opponent'],
    ['build', 'can she build a cruiser in her capital', 'systemController', 'me'],
    ['build', 'can I build a cruiser in his capital', 'systemController', 'opponent'],
    ['build', "Tom says I can't build in his system, can I build a cruiser there", 'systemController', 'opponent'],
    ['build', 'can I build a cruiser in my capital', 'systemController', 'me'],
    ['development', 'I besiege his world, can he develop it', 'systemController', 'me'],
    ['jump', 'may Tom jump his corvette into my system', 'mine', true],
    ['jump', 'may Tom jump his corvette into my system', 'destinationController', 'Red'],
    ['jump', 'can she jump her frigate into her own system', 'destinationController', 'me'],
    ['jump', 'can Tom move my corvette', 'mine', undefined],
    ['targets', 'can Ben play Sabotage on my station', 'targetMine', false],
    ['targets', 'can Ben play Sabotage on his own station', 'targetMine', true],
    ['targets', "can I play Sabotage on Ben's station", 'targetMine', false],
    // told, and nobody else is asked about
    ['build', 'Ben builds a station in his system, is that ok?', 'systemController', 'me'],
    ['build', 'he built a cruiser in his capital, legal?', 'systemController', 'me'],
    ['build', 'Ben builds a station in his system, can I build a cruiser there', 'systemController', 'opponent'],
    ['build', 'Ben jumps his corvette into my capital, can a station be built there', 'systemController', 'me'],
    ['jump', 'Ben jumps his corvette into my capital, is he allowed', 'mine', true],
    ['jump', 'Ben jumps his corvette into my capital, can my cruiser jump out', 'destinationController', undefined],
    ['jump', "Tom's Corvette jumps into my system, may he", 'mine', true],
    ['jump', 'his fighter jumps out of my system, is that allowed', 'originController', 'Red'],
    ['jump', 'can I jump my fighter out of his system', 'mine', true],
    // his turn, his starting system, his Shipyard
    ['build', 'can Ben build a station in his system on his turn', 'isMyTurn', true],
    ['build', 'can Ben build a station in his system on my turn', 'isMyTurn', false],
    ['build', 'can I build a station in my system on his turn', 'isMyTurn', false],
    ['build', 'can he build a cruiser in his starting system', 'isMyStartingSystem', true],
    ['build', 'can he build a cruiser in my starting system', 'isMyStartingSystem', false],
    ['build', 'can I build a cruiser in his starting system', 'isMyStartingSystem', false],
    ['build', 'can Ben build a frigate where he has a shipyard', 'myShipyardHere', true],
    ['build', 'can Ben build a frigate, I have a shipyard there', 'myShipyardHere', undefined],
    ['build', 'can I build a frigate, I have a shipyard there', 'myShipyardHere', true],
    // whose ships stand against him
    ['build', 'I have 2 frigates in his capital, can he build there', 'opposingShipsPresent', true],
    ['build', 'he has 2 frigates in his capital, can he build there', 'opposingShipsPresent', undefined],
    ['build', 'he has 2 frigates in my capital, can I build there', 'opposingShipsPresent', true],
    ['development', 'can he develop his system, my corvette is there', 'myNonFighterShips', undefined],
    ['development', 'can I develop my system, my corvette is there', 'myNonFighterShips', 1],
  ])('%s: %s (%s)', (checker, question, path, value) => {
    const { facts } = ask({ question, game: 'starcom', checker: `starcom/${checker}` })
    expect(facts[path]).toBe(value)
  })
  it('and the chip says who is meant by "you", who is no word that was not read', () => {
    const { chips, unread } = ask({ question: 'may Ben build a cruiser in his capital', checker: 'starcom/build' })
    const says = 'Who controls the system: Ben, who is “you” here'
    expect(chips.find(({ path }) => path === 'systemController')?.says).toBe(says)
    expect(unread).toEqual([])
  })
  it('also where it turns what was read', () => {
    const { chips } = ask({ question: 'can Ben build a station in his system on his turn', checker: 'starcom/build' })
    expect(chips.find(({ path }) => path === 'isMyTurn')?.says).toBe('Your own turn: yes (“you” is Ben here)')
  })
})
