/** What a judge takes as usual in a sentence of Star Commander, and what was said in passing. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { headOf, hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string) => ask({ question, game: 'starcom' })

describe('figures of a card are those printed on it', () => {
  it.each([
    ['my cruiser fires at his corvette, is it dead', 'combat-damage legal'],
    ['my cruiser assigns 6 damage to his destroyer', 'combat-damage illegal'],
    ['battleship fires 3 at a corvette and 3 at a destroyer, fine?', 'combat-damage legal'],
    ['can my destroyer split its 4 damage 2 and 2 on two fighters', 'combat-damage illegal'],
    [
      'I shoot his cruiser with my two corvettes while his defense station is untouched. legal?',
      'combat-damage illegal',
    ],
    ['he has a frigate there, can I hit the cruiser with my battleship', 'combat-damage illegal'],
    [
      "he's got a defense station and a refinery, I fire my battleship: 4 on the station and 2 on the refinery. legal?",
      'combat-damage legal',
    ],
    // the second shot was not understood
    ['battleship has 6 attack, can it do 3 to one corvette and 3 to another', 'combat-damage undetermined'],
    ['february: scrapping a destroyer, what do i get back', 'repair-scrap legal 6'],
  ])('%s', (question, head) => expect(headOf(read(question))).toBe(head))
})

describe('hit points of a card are those printed on it', () => {
  it.each([
    ['my battleship fires 3 at his corvette, is it dead', ['Corvette']],
    ['my battleship fires 6 at his cruiser, is it dead', []],
  ])('%s', (question, destroyed) => {
    const { ruling } = read(question)
    const answer = ruling && !('error' in ruling) ? ruling.presumed?.answer : undefined
    expect(answer).toMatchObject({ value: destroyed })
  })
})

describe('what goes without saying', () => {
  it.each([
    ['just built a destroyer, can it jump right away?', 'jump legal'],
    ['just built a frigate, can it jump right away?', 'jump illegal'],
    ['asteroid field, cruiser, no go?', 'jump illegal'],
    ['does one defense station stop a siege by two cruisers', 'siege answered false'],
    ['can fighters retreat', 'retreat illegal'],
    ['can I respond to someone building a ship by playing sabotage', 'responses legal opponent'],
    ['feb: can I respond to someone building a ship', 'responses illegal'],
    // what the card would do there is not asked of the moment alone
    ['he moves a ship, can i stop that with intercept orders', 'responses undetermined'],
    ['can my corvette jump twice', 'jump illegal'],
    ['he traded me a battleship just now, can I jump it', 'jump illegal'],
    ['enemy cruiser in my system with one defense station, is it under siege', 'siege answered false'],
    ['enemy scout alone on my planet with only a refinery there, besieged?', 'siege answered true'],
    ['trade routes x2 and 4 stations, 6 developments total none under siege, income?', 'income answered 14'],
  ])('%s', (question, head) => expect(headOf(read(question))).toBe(head))
})

describe('what is said in passing counts', () => {
  it.each([
    ['she offers not attacking me for two rounds if i give her 3 credits. can we make that deal', 'deal illegal'],
    ["he'll leave my planet alone for 3 credits, is that allowed as a deal", 'deal illegal'],
    ['10 creds: cruiser and 2 def stations', 'affordability illegal'],
    ['feb edition, 5 fighters on the board and 6 developments, can i get two more fighters', 'fighter-limit illegal 1'],
    ['i have 5 ships and 6 devs, can i get two more corvettes', 'ship-limit illegal 1'],
    ['6 ships 5 devs, what happens to the extra ship', 'ship-limit disputed'],
    ['lost some planets, 6 ships but just 5 devs now, do i have to get rid of one', 'ship-limit disputed'],
    ['two of us are besieging green together, 1 ship each, he has 2 devs there', 'conquest disputed'],
    [
      '2 devs on his planet, i besiege with 3 ships but 1 is a fighter. does it fall in my end phase',
      'conquest answered',
    ],
    ['5 developments but 7 ships, must I remove the surplus', 'ship-limit disputed'],
    ['red bribed my cruiser into his neighbouring system, does asteroid field matter', 'jump disputed'],
    ['feb: scrap my cruiser for half, but there was combat here since my last turn', 'repair-scrap illegal'],
    ['dev 3 to 4 on my trade world how much', 'development legal 4'],
    ['traded for his frigate five minutes ago, jumping it now', 'jump illegal'],
    ['someone drew the last statecraft card, anna has 11 devs, ben 17 and i got 9', 'game-end answered ben wins'],
    ['raise shields on my ships at home, allowed?', 'targets legal'],
    ['raise shields on my cruiser', 'targets illegal'],
    ['can i develop blues planet if i pay', 'development illegal'],
    ['my planet has 2 devs max 3, can i add one', 'development legal 3'],
    [
      'I own 3 systems: one with 4 devs, one with 2 devs and a trade world with 3. the one with 2 is besieged, how much do i get',
      'income answered 9',
    ],
  ])('%s', (question, head) => expect(headOf(read(question))).toBe(head))
  it('a station that is asked for does not stand there yet', () => {
    const { facts } = read(
      'There was a battle at my colony since my last turn and two of his fighters are still hanging around. Defense station there, yes or no',
    )
    expect(facts).toMatchObject({ card: 'defense-station' })
    expect(facts).not.toHaveProperty('myStationInSystem')
  })
  it('who has gone besieges nobody', () =>
    expect(read('his ships are all gone from my capital now, can I put a cruiser there?').unsure).not.toContain(
      'underSiege',
    ))
})
