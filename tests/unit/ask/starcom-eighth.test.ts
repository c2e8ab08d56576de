/** Sentences of an eighth round: what a judge takes for granted, and what is counted in another place. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { headOf, hears } from './hears.ts'

const ask = hears([starcom])
const rules = (sentences: readonly [question: string, head: string][]) =>
  it.each(sentences)('%s', (question, head) => expect(headOf(ask({ question, game: 'starcom' }))).toBe(head))

describe('one more development, where the printed maximum is not told', () => {
  rules([
    ['my colony is blockaded, may i add a cube anyway? four credits, it has two', 'development legal 3'],
    ['my planet has 2 cubes on it, can i add a third one there, 4 credits', 'development legal 3'],
    ['my planet has 2 cubes on it, can i add a third one there, 2 credits', 'development illegal 3'],
    // how many lie there matters to the price only
    ['can I add a cube to a besieged world of mine', 'development legal'],
    ['do i need a ship still sitting there to add a 2nd dev', 'development legal 2'],
    // how many lie there is not said, and no siege is asked about
    ['may i add a development to my colony', 'development undetermined'],
    ['my besieged colony on his turn, may i add a cube', 'development undetermined'],
    ['my besieged colony, can i add a cube in the combat phase', 'development undetermined'],
    ['my colony has two cubes, may i add one for free', 'development undetermined 3'],
    ['my colony has two cubes, may i add a third on your turn', 'development undetermined 3'],
    ['my colony has two cubes and is full, a third?', 'development undetermined'],
    ['can i add a fifth cube to my colony', 'development undetermined 5'],
    ['two cubes on it, my colony besieged?', 'development undetermined'],
    ["can i add a cube to red's besieged world", 'development illegal'],
    ['my homeworld, 3 credits, can i add a cube', 'development undetermined'],
    ['can i put two cubes on my colony', 'development undetermined'],
    ['can i develop my colony that has a max of 3', 'development undetermined'],
    // these hold two
    ['can i drop a 3rd cube on my pulsar', 'development illegal 3'],
    ['asteroids with two cubes, third one?', 'development illegal 3'],
    ['black hole of mine with two cubes, another?', 'development illegal 3'],
  ])
})

describe('the game is over, whoever leads', () => {
  const OVER = 'game-end answered whoever has the most developments'
  rules([
    ['i took greens homeworld, keep playing?', `${OVER} wins`],
    ['red conquered my homeworld, do I just get eliminated and they play on', `${OVER} wins`],
    ['someone drew the last industry card. finish the round?', `${OVER} wins`],
    ['three of us playing, blue just conquered reds homeworld. do green and blue play on?', `${OVER} wins`],
    ['scores 9, 9 and 7 when the deck ran out. who wins', 'game-end undetermined'],
    ['homeworld conquered, we are tied. who wins', 'game-end undetermined'],
    ['homeworld conquered but Tom and I have both 7', 'game-end undetermined'],
    ['he besieges my homeworld, can I still win', 'game-end undetermined'],
    ['the last card was discarded, game over?', 'game-end undetermined'],
    ['can i take his homeworld', 'game-end undetermined'],
    ['i took his homeworld in a trade, is it over', 'game-end undetermined'],
    ['someone drew the last but one science card, over?', 'game-end undetermined'],
    ['the last card of my hand is drawn, is the game over', 'game-end undetermined'],
  ])
})

describe('a deck that is named, and the domains that are held', () => {
  rules([
    ['can i still draw from science if my only science planet is under siege', 'hand legal'],
    ['my only science world is under siege, may I still draw from science', 'hand legal'],
    ['i control science and industry, can i draw from statecraft', 'hand illegal'],
    ['can tom draw from science if he controls industry', 'hand undetermined'],
    ['how many cards do i have after drawing from science, i control science', 'hand undetermined'],
    ['can i draw from science in combat, i control science', 'hand undetermined'],
    ['first turn, i control science, can i draw from science', 'hand undetermined'],
    ['i control science but its deck is empty, can i draw from science', 'hand undetermined'],
    ['my research world is besieged, do i draw its card', 'hand illegal'],
    ['my homeworld is besieged, can i draw a card', 'hand undetermined'],
  ])
})

describe('nothing but what is named is held', () => {
  rules([
    ['got only homeworld n alien system. may i draw from statecraft', 'hand illegal'],
    ['got only homeworld n alien system. may i draw from science', 'hand legal'],
    ['can dora draw from industry when she only has her homeworld', 'hand illegal'],
    ['all I own is my homeworld, which deck do i draw from', 'hand illegal'],
    ['my only system is my homeworld, may i draw from industry', 'hand illegal'],
    ['i only have my homeworld and a research world, can i buy from industry', 'hand illegal'],
    ['green only has his homeworld, can he draw from science', 'hand illegal'],
    ['red only has his homeworld, can i draw from science', 'hand undetermined'],
    ['i only have my homeworld, can he draw from science', 'hand undetermined'],
    ['i dont only have my homeworld, can i draw from science', 'hand undetermined'],
    ['i only have a scout at my homeworld, can i draw from science', 'hand undetermined'],
    ['i have only my homeworld under siege, can i draw from science', 'hand undetermined'],
    // a sale asks for no deck
    ['i only have homeworld, can i sell two cards', 'hand undetermined'],
  ])
})

describe('which of them is built matters to its price only', () => {
  rules([
    ['two cubes on the rock, one refinery already. second station ok?', 'build legal'],
    ['can i build a ship on my capital', 'build legal'],
    ['can i build a station on my colony', 'build legal'],
    ["build a ship at my capital, it's besieged", 'build illegal'],
    ["can i build a station at red's capital", 'build illegal'],
    ['can i build a station in a system i dont control', 'build undetermined'],
    ['can u build a station somewhere you dont own', 'build undetermined'],
    ['can i build a refinery on a planet that isnt mine', 'build undetermined'],
    ["someone else's homeworld is mine now, can I build a ship", 'build undetermined'],
    ['i dont control forsei, can i build a refinery on my colony', 'build legal 2'],
    ['can i build a ship', 'build undetermined'],
    ['can i build a ship on my colony', 'build undetermined'],
    ['can i build a ship at home, i have 2 credits', 'build illegal'],
    ['can i build a ship at home, i have 6 credits', 'build undetermined'],
  ])
})

describe('what the limit on ships counts', () => {
  rules([
    ['do stations eat into my ship limit?', 'ship-limit legal'],
    ['does my defense station count against the ship limit', 'ship-limit legal'],
    ['do fighters and stations count against the ship limit', 'ship-limit undetermined'],
    ['does a scout count against the ship limit', 'ship-limit undetermined'],
    ['does a station count against the station limit', 'station-limit undetermined'],
    ["I've 4 cubes on the board, scout plus two fighters. how many more ships", 'ship-limit legal 1'],
    ['2 cubes in all, scout and a corvette, another corvette?', 'build illegal 3'],
    ['he has scout plus two fighters, 4 cubes in all, how many more ships can i build', 'ship-limit undetermined'],
  ])
})

describe('ships of others that are still there', () => {
  rules([
    [
      "Fought over drummond since my last turn and purple's lone fighter is still hanging about. can i build a corvette there",
      'build illegal',
    ],
    [
      "opposing fighters still at my capital after the fight on blue's turn, my frigate's there too. build a ship there ok?",
      'build illegal',
    ],
    ['his cruiser still at my capital after the fight last turn, build a corvette there?', 'build illegal'],
    [
      "fight at my capital on blue's turn, his fighters still at his homeworld. corvette at my capital?",
      'build undetermined',
    ],
    [
      "fight at my capital on blue's turn, his fighters are still at his homeworld. corvette at my capital?",
      'build undetermined',
    ],
    ["my fighters still at my capital after the fight on blue's turn. build a ship there ok?", 'build undetermined'],
    ['we fought over drummond and i fly over drummond, can i build a frigate at my colony', 'build undetermined'],
  ])
})

describe('a shot past what must be destroyed first', () => {
  rules([
    ['he shot my corvette before finishing off the frigate. allowed?', 'combat-damage illegal'],
    ['shot his cruiser for 5 while his frigate still has hp left unassigned, allowed?', 'combat-damage illegal'],
    [
      'i want to shoot his battleship first but he has a frigate in the same system w nothing on it yet',
      'combat-damage illegal',
    ],
    ['can i shoot his cruiser first and then his frigate', 'combat-damage illegal'],
    ['can i shoot his frigate before his cruiser', 'combat-damage undetermined'],
    ['he shot my corvette before his frigate died', 'combat-damage undetermined'],
    ['he shot my corvette before i could move my frigate', 'combat-damage undetermined'],
    ['can i shoot his cruiser after the frigate is dead', 'combat-damage undetermined'],
    ['i shot his cruiser, his frigate is dead', 'combat-damage undetermined'],
    ['i shoot his corvette first, his frigate is already destroyed', 'combat-damage undetermined'],
    ['i shoot his cruiser before he brings in a frigate', 'combat-damage undetermined'],
    ['can i shoot his cruiser first, the frigate is mine', 'combat-damage undetermined'],
    ['i shot his cruiser for 7 while his frigate stands at home untouched', 'combat-damage undetermined'],
  ])
  it.each([
    'he shot my corvette before finishing off the frigate. allowed?',
    'shot his cruiser for 5 while his frigate still has hp left unassigned, allowed?',
    'can i shoot his cruiser before the frigate',
  ])('%s: whoever fires is there as well', (question) =>
    expect(ask({ question, game: 'starcom' }).facts.vessels).toHaveLength(3),
  )
})

describe('the Homeworld that nobody else is named for', () => {
  rules([
    ["homeworld's under seige, can I still build a destroyer there?", 'build legal 7'],
    ['homeworld is besieged, can i build a station there', 'build illegal'],
    ["homeworld's under siege, can he build a destroyer there", 'build undetermined'],
    ['homeworld of red is under siege, can i build a destroyer there', 'build undetermined'],
    ['a homeworld is under siege, can i build a destroyer there', 'build undetermined'],
    ["homeworld's under siege, can I build a cruiser on my colony", 'build undetermined'],
  ])
})

describe('turn one, and nothing built yet', () => {
  rules([
    ['Turn one, three credits, nothing built yet. corvette at home?', 'build illegal'],
    ['first turn, nothing bought yet, can i build a strike fighter at home', 'build illegal 1'],
    ['turn one, nothing built yet, can red build a corvette', 'build undetermined'],
    ['turn one, i have built nothing but a development, corvette at home?', 'build undetermined'],
  ])
})

describe('what it costs from so many to so many', () => {
  it.each([
    ['whats it cost to go from nothing to three cubes', { developments: 0, count: 3 }],
    ['how much to go from three devs to five on one planet', { developments: 3, count: 2 }],
  ])('%s', (question, facts) => {
    const { checker, facts: read } = ask({ question, game: 'starcom' })
    expect([checker, read]).toEqual(['starcom/development', facts])
  })
  rules([['how much to go from 2 developments to 4 on my trade world', 'development legal 7']])
})

describe('who says that he may', () => {
  rules([
    ['Red says he can add a counter to my system coz his ships besiege it', 'development illegal'],
    ['red claims he may put a cube on my colony', 'development illegal'],
    ['red says i can add a cube to my colony, it has 2', 'development legal 3'],
    ['red says he can add a cube to his own colony, it has 2', 'development legal 3'],
  ])
})

describe('another question than it seems', () => {
  rules([
    ["can i drop a station in a system nobody owns if my cruiser's there", 'build illegal'],
    ['can I pay 2 to fix my battleship', 'repair-scrap illegal'],
    ['does my def station get to jump along with the fleet', 'jump illegal'],
    ['how far can a scout go', 'jump undetermined'],
    ['can corvettes jump after fighting', 'jump undetermined'],
  ])
})

describe('what there is, told on the way', () => {
  rules([
    ['just starting, 1 dev and my scout, 3 credits. Corvette?', 'build illegal'],
    ['1 dev and a scout. corvette at home?', 'build illegal'],
    ['3 devs and a scout, can i build a corvette at home', 'build legal 3'],
    ['1 dev and a scout at home, can i build a corvette', 'build undetermined'],
    ['got fighter bays, want a fighter at my new colony where i have a refinery', 'build legal 1'],
    ['got fighter bays, want a fighter at my new colony where he has a refinery', 'build illegal 1'],
    ['fighter bays, want a fighter at my new colony where i had a refinery', 'build undetermined 1'],
    [
      "Tom's cruiser is in my system but i got one measly fighter left there. is it under siege",
      'siege answered false',
    ],
  ])
})

describe('what is said in the next breath is no part of it', () => {
  rules([
    [
      '2 enemy strike fighters hang around in my capital, nothing of mine in it and there was no fight. am i allowed to build a destroyer there',
      'build legal 7',
    ],
    [
      "My homeworld is besieged by two cruisers but I've still got 9 credits, may I buy a cruiser there?",
      'build legal 9',
    ],
    ['4 cubes over all my planets, 3 ships counting the scout, would two corvettes at home be ok?', 'build illegal 6'],
    ['just built a corvette at home, now it goes next door', 'jump illegal'],
    [
      'just finished building a corvette at home and now I want to send it next door in the same turn',
      'jump undetermined',
    ],
    ["my cruiser is right next to the asteroid field, it hasn't moved, can it jump in?", 'jump illegal'],
    ['my cruiser is next to the asteroid field, can it jump to the homeworld?', 'jump legal'],
    ['missle platform w 2x efficient construction n 3 credits, enough?', 'affordability legal 3'],
    [
      "my corvette is in one of Blue's systems and wants to go straight on into the neighbouring one which is Blue's too",
      'jump illegal',
    ],
    [
      "Kim's battlecruiser leaves one of Red's systems, stops at a neutral planet and jumps on into another system of Red's. Did she cheat?",
      'jump undetermined',
    ],
    [
      'Ben has no ships at his trade world and my cruiser is there, can I set one of my cubes on it',
      'development undetermined',
    ],
  ])
})

describe('for everybody, and nobody', () => {
  rules([
    ['last card drawn, 11 cubes each, who won', 'game-end disputed'],
    ['11 cubes each at the end, who won', 'game-end undetermined'],
    ['last card drawn, 11 cubes each but blue has 12, who won', 'game-end undetermined'],
    ['can my frigate retreat to an adjacent system no one owns', 'retreat illegal'],
    ['can my frigate retreat to an adjacent system nobody owns', 'retreat illegal'],
    ['can my frigate retreat to an adjacent system only one player owns', 'retreat undetermined'],
  ])
})

describe('no price and no siege is asked for', () => {
  rules([
    ['3rd defence staton on my 2 dot planet ok?', 'station-limit undetermined'],
    ['third defense station on my 2 cube planet ok?', 'station-limit illegal 0'],
    ["does a refinery keep paying if the system it's in is besieged?", 'income undetermined'],
  ])
  it('what was swapped has not paid', () =>
    expect(
      ask({
        question: 'Dave swapped me his Trade World, 3 cubes and two defense stations on it, who gets them?',
        game: 'starcom',
      }).chips,
    ).toEqual([]))
})
