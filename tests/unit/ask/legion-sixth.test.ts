import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const rulingOf = ({ ruling }: ReturnType<typeof read>) => (ruling && !('error' in ruling) ? ruling : undefined)
const headOf = (asked: ReturnType<typeof read>) => rulingOf(asked)?.presumed?.verdict ?? rulingOf(asked)?.verdict
const saidOf = (asked: ReturnType<typeof read>) => (rulingOf(asked)?.presumed?.answer ?? rulingOf(asked)?.answer)?.value

describe('whose activation it is decides when a weapon may be used', () => {
  it.each([
    ["R2 flames somebody with impromptu immolation in the middle of Luke's activation", 'illegal'],
    ["R2 uses Impromptu Immolation during Luke's activation", 'illegal'],
    ["Boba fires ZX Flame Projector in the middle of Vader's activation", 'illegal'],
    ["can Iden use Concussive Blast at the beginning of my opponent's activation", 'illegal'],
    ["can Leia use Coordinated Bombardment at the end of Luke's activation", 'illegal'],
    ["may Veers fire Maximum Firepower at the end of the enemy's activation", 'illegal'],
    ["Maximum Firepower at the start of Veers' activation?", 'illegal'],
    ['can Boba fire ZX Flame Projector in the middle of his activation', 'legal'],
    ['Boba uses the ZX Flame Projector in the middle of the activation', 'legal'],
    ['can Leia use Coordinated Bombardment at the end of her activation', 'legal'],
    ["can Leia use Coordinated Bombardment at the end of Leia's activation", 'legal'],
    ["may Veers fire Maximum Firepower at the end of that unit's activation", 'legal'],
    ["may Veers fire Maximum Firepower at the end of the stormtroopers' activation", 'undetermined'],
    ["can Iden use Concussive Blast at the start of the stormtroopers' activation", 'undetermined'],
    ['can Boba use the Z-6 rocket at the start of his turn', 'undetermined'],
    ["can my clone commander use Air Support at the end of Rex's activation", 'undetermined'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))
})

describe('whose side is said of a thing that has an owner, or of a colour somebody plays', () => {
  it.each([
    ["we both show 1 pip but only my card's guy has Cunning. Do we still roll?", 'blue'],
    ["both 2 pips, my commander's got cunning. who goes first", 'blue'],
    ["both 2 pips, our guy's got cunning, do we roll", 'blue'],
    ["both 2 pips, his general's got cunning. who goes first", 'red'],
    ["both 2 pips. my opponent's commander has cunning, who goes first", 'red'],
    ["both 2 pips. my mate's commander has cunning, who goes first", 'red'],
    ["I showed Push as blue and he's got Ambush, who goes first", 'red'],
    ['as red I show Push, he shows Ambush, who has priority', 'blue'],
    ['he showed Push as red, I have Ambush. who goes first', 'blue'],
    ['I have Push as red has Ambush, who goes first', 'red'],
    ['playing as blue, I have Assault and my opponent has Push, who has prio', 'red'],
  ])('%s: %s', (question, side) => expect(saidOf(read(question))).toBe(side))

  it.each([
    "same pips, the card's owner has cunning. who goes first",
    "both 2 pips, the commander's got cunning. who goes first",
  ])('of nobody: %s', (question) => expect(headOf(read(question))).toBe('undetermined'))

  it.each([
    ["I showed Annihilation Looms as blue and he's got Change of Plans, which goes off first", ['blue', 'red']],
    ['Red showed Annihilation Looms as blue showed Change of Plans, which first', ['red', 'blue']],
    ["two Change of Plans revealed, I'm red. do I go before blue?", ['blue', 'red']],
    ['he plays Change of Plans as blue, I play Annihilation Looms. which goes first', ['blue', 'red']],
  ])('%s', (question, players) =>
    expect((read(question).facts.effects as { player: string }[]).map(({ player }) => player)).toEqual(players),
  )
})

describe('the card of whoever gives the orders', () => {
  it.each([
    ['Blue splits her Assault: two from Leia and the third from Han. legit?', { card: 'Assault' }],
    ['he orders two squads in range with his Push from Vader, how many orders', { card: 'Push' }],
    ['can he order the scouts at range 4 with his Ambush, Vader nominated', { card: 'Ambush' }],
    [
      'we used sabotaged comms and he showed Assault. how many does he order now',
      { card: 'Assault', opponentCard: 'Sabotaged Communications' },
    ],
    [
      'I have Sabotaged Communications, he has Push. how many orders do I give',
      { card: 'Sabotaged Communications', opponentCard: 'Push' },
    ],
    ['can I order the scouts at range 2, his Ambush is out, Vader nominated', { opponentCard: 'Ambush' }],
    [
      'his Assault is out and I have Push, Vader nominated, two squads in range, how many orders',
      { card: 'Push', opponentCard: 'Assault' },
    ],
  ])('%s', (question, { card, opponentCard }: { card?: string; opponentCard?: string }) => {
    const { facts } = read(question)
    expect([facts.card, facts.opponentCard]).toEqual([card, opponentCard])
  })

  it.each([
    [
      "My dead commander's corps squad 19 inches away, Krennic nominated for Push, can I reach it",
      { id: 'Corps', rank: 'corps', inches: 19 },
    ],
    [
      "my commander's scouts at range 4, Krennic nominated for Push, can I order them",
      { id: 'Scouts', name: 'Scouts', range: 4 },
    ],
    ["the operative's bikes at range 2, Veers nominated, Ambush", { id: 'Bikes', name: 'Bikes', range: 2 }],
  ])('whose a unit is is not its rank: %s', (question, unit) =>
    expect((read(question).facts.units as unknown[])[0]).toEqual(unit),
  )
})

describe('what was sent back, taken or turned over', () => {
  it.each([
    ['change of plans bounced my Annihilation Looms, can i just slam it straight back down', 'illegal'],
    ['his Change of Plans sent my Push back, can I slam it down again? Veers alive', 'illegal'],
    ['change of plans bounced my Push, can i put it straight back down', 'illegal'],
    ['Vader got blown up, can I play Implacable', 'illegal'],
    ['Vader was removed from the board, may I play Implacable', 'illegal'],
    ['I revealed Push and Veers is alive, legal?', 'legal'],
    ["Vader's squad got blown up, can I play Implacable", 'undetermined'],
    ["Vader isn't off the table yet, can I play Implacable", 'undetermined'],
    ['my opponent took my Standing Orders, can I pass', 'undetermined'],
    ['his Change of Plans bounced my Push, I put it back in my hand. can I play Assault', 'undetermined'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))

  it.each([
    'I revealed Implacable but Vader is dead and Veers is alive. what now?',
    'I flipped Implacable but Vader is dead, Veers alive, I have Standing Orders in my hand. what now?',
  ])('whoever has somebody left takes Standing Orders instead: %s', (question) =>
    expect(saidOf(read(question))).toBe('Standing Orders'),
  )

  it.each([
    'I reveal Implacable, Vader is dead, Veers alive, my standing orders were taken. what now',
    'I flipped Implacable but Vader, my only commander, is dead. what now?',
  ])('unless they are gone, or nobody is known to be left: %s', (question) =>
    expect(headOf(read(question))).toBe('undetermined'),
  )

  it('what was stolen is neither held nor chosen', () =>
    expect(
      ask({
        question: 'Illegal card shown and my standing orders got stolen, now what',
        game: 'legion',
        checker: 'legion/play-card',
      }).facts,
    ).toEqual({ revealed: true }))
})

describe('who is to give the orders, and what he is', () => {
  it.each([
    ['playing implacable with veers doing the orders, allowed?', 'disputed'],
    ['can vader be the one issuing for Whipcord Launcher', 'illegal'],
    ['She played Whipcord Launcher but wants Vader to be the one issuing. ok?', 'illegal'],
    ['he wants Boba to do the orders for Push, legal?', 'illegal'],
    ['can a plain corps squad be nominated', 'illegal'],
    ['can a heavy be nominated', 'illegal'],
    ['my promoted stormtroopers, can they be nominated for Push', 'legal'],
    ['I promoted my stormtroopers, can they be nominated for Push', 'legal'],
    ['may my promoted operative hand out orders for Assault', 'legal'],
    ["red's commander got blown up earlier, he picks it as nominee anyway", 'illegal'],
    ['can an operative be nominated', 'undetermined'],
    ['can a mercenary corps unit be nominated', 'undetermined'],
    ['can a corps unit with field commander be nominated', 'undetermined'],
    ['my commander got blown up, can I nominate Veers for Push', 'undetermined'],
    ['if I promoted my stormtroopers can they be nominated for Push', 'undetermined'],
    ["my stormtroopers haven't been promoted, can they be nominated for Push", 'undetermined'],
    ['he is the one giving me a headache, can he nominate Veers for Push', 'legal'],
  ])('%s: %s', (question, verdict) => {
    const asked = read(question)
    expect([asked.checker, headOf(asked)]).toEqual(['legion/nomination', verdict])
  })

  it('who gives orders beside units in range is asked how many', () =>
    expect(saidOf(read('with two squads in range and Vader giving the orders for Push, how many orders'))).toBe(2))
})

describe('ties in few words', () => {
  it.each([
    ['blue holds the counter, tied, rolled a blank', 'red'],
    ["we're tied, round 2, surge", 'blue'],
    ['Assault v. Assault, Yellow... I mean red has the round counter and rolls a block', 'red'],
    ["Push v Push, I'm blue and hold the counter, rolled a block", 'blue'],
    ["Ambush v Push, I'm red, I played Push", 'blue'],
  ])('%s: %s', (question, side) => expect(saidOf(read(question))).toBe(side))

  it.each([
    'were we tied, round 2, surge?',
    'tied up in melee, who has priority',
    'not tied, blue has the counter, blank',
  ])('no tie: %s', (question) => expect(read(question).facts.tied).toBeUndefined())
})

describe('what goes where, and what is told', () => {
  it.each([
    ['does Hero of the Clone Wars get binned in the end phase', 'in play'],
    ['is Push discarded at the end of the round', 'in the discard pile'],
    ['do I discard Push in the end phase', 'in the discard pile'],
    ['do I keep my Push after the round', 'in the discard pile'],
    ['does Standing Orders get discarded in the end phase', 'in hand'],
    ['does Ambush get binned after the round', 'in the discard pile'],
  ])('%s: %s', (question, where) => expect(saidOf(read(question))).toBe(where))

  it.each(['can I discard Push in the end phase', 'do I discard Push'])('no more than asked: %s', (question) =>
    expect(read(question).facts.events).toBeUndefined(),
  )

  it.each([
    ["how many cards u got in hand? he won't tell me", 'hand size'],
    ["how many cards you got? my oppo won't say", 'hand size'],
    ["he won't show me his hand", 'hand contents'],
    ["red won't say how many contingency cards he has", 'contingency cards'],
  ])('%s: %s', (question, item) => expect(read(question).facts.item).toBe(item))
})

describe('cards by the name they go by', () => {
  it.each([
    ['boba is stuck in melee with my rebels, can he shoot the Z-6 rocket', 'illegal'],
    ["Boba isn't engaged, may he shoot the Z-6 rocket in his activation", 'legal'],
    ['may Leia throw her pistol into the bombardment dice pool', 'illegal'],
    ["max firepower at the start of veers' activation?", 'illegal'],
    ['can my Z-6 trooper shoot a rocket while engaged', 'undetermined'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))
})

describe('who may play a card, and who is left to', () => {
  it.each([
    ['Vader is alive, can I play Implacable', 'legal'],
    ['Luke is alive, may I play Son of Skywalker', 'legal'],
    ["Chewie's in my list but Luke isnt, can I play Common Cause", 'disputed'],
    ['I have no commanders or operatives left, can I play Ambush', 'illegal'],
    ['all my commanders and operatives are dead, can I play Push', 'illegal'],
    ['neither commander nor operative alive, can I play Push', 'illegal'],
    ["all that's left of mine is one rebel trooper squad, never promoted, can I play Ambush?", 'illegal'],
    ['neither my commander nor my operative is dead, can I play Push', 'undetermined'],
    ['no commander or operative needed for Push, right? can I play it', 'undetermined'],
    ['no commander or operative of mine died, can I play Push', 'undetermined'],
    ['both my commander and operative are alive, can I play Push', 'undetermined'],
    ['my opponent has no commanders or operatives, can I play Push', 'undetermined'],
    ['only one squad left, I promoted it, can I play Push', 'undetermined'],
    ['only troopers left, can I play Push', 'undetermined'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))
})

describe('who is said to get an order by the words behind it', () => {
  it.each([
    ['Implacable out, but I want the order on my stormies instead of on Vader', 'illegal'],
    ['Implacable, can I order my stormtroopers', 'illegal'],
    ["can I use Implacable's order on my stormtroopers", 'illegal'],
    ['Red already has a token on those scouts thanks to an uplink, can they take an ambush order as well', 'illegal'],
    ['my bikes got a token off comms already, can I order them with Push', 'illegal'],
    ['Implacable, can I order my AT-ST', 'illegal'],
    ['Implacable, can I order the sith lord', 'undetermined'],
    ['Family Reunion, can I order my rebels', 'undetermined'],
    ['squad has a token by the objective, can I order them with Ambush', 'undetermined'],
    ['my bikes got a token from a vehicle mine, can I order them with Push', 'undetermined'],
    ['Whipcord Launcher, can I order my bounty hunter', 'undetermined'],
    ['Implacable: I give the order to my officer, ok?', 'undetermined'],
    ['Implacable, must I give the order to my commander', 'undetermined'],
    ['Implacable, can I give the order to my Vader', 'undetermined'],
    ['Implacable, is the order on my stormtroopers or on Vader', 'undetermined'],
    ['Master of Evil, can I order my stormtroopers', 'undetermined'],
    ['Push, can I order my stormtroopers', 'undetermined'],
    ['he already put a suppression token on my scouts, can they take an ambush order', 'undetermined'],
    ['my scouts have an aim token, can I order them with Ambush', 'undetermined'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))

  it('those close by are in range', () =>
    expect(
      saidOf(read('how many units get a token off Master of Evil if Vader plus four squads are all close by')),
    ).toBe(3))

  it('orders are nobody to nominate', () =>
    expect(
      ask({
        question: 'I only want to issue one of the two orders from Push, ok?',
        game: 'legion',
        checker: 'legion/nomination',
      }).facts.nominee,
    ).toBeUndefined())
})

it('a card told with its owner and its whole name is one card', () =>
  expect(read('Can a Rebel army use Boba’s Whipcord Launcher? no boba in it').facts.hand).toEqual([
    'Whipcord Launcher',
  ]))

describe('what is all that is left may lead nothing', () => {
  it.each([
    'can I play Assault if only my corps is left',
    'all I have left is a heavy, may I play Push',
    'just my AT-ST survives, can i reveal Push',
  ])('%s', (question) => expect(headOf(read(question))).toBe('undetermined'))
  it.each([
    'can I play Push, I have one commander left',
    'Push is the only card left in my hand, can I play it',
    'I only have Push left, can I play it',
  ])('%s', (question) => expect(headOf(read(question))).toBe('legal'))
})
