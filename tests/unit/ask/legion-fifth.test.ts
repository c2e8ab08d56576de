import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears, outcomeOf } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const headOf = (question: string) => {
  const { ruling } = read(question)
  return ruling && !('error' in ruling) ? (ruling.presumed ?? ruling).verdict : 'error'
}
/** The checker beside the verdict: what is asked is told, too. */
const ruledOf = (question: string) => `${read(question).checker?.split('/')[1]} ${headOf(question)}`
const judged = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)('%s: %s', (question, verdict) => expect(ruledOf(question)).toBe(verdict))
const said = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)('%s: %s', (question, answer) => expect(outcomeOf(read(question))).toBe(answer))
const open = (questions: readonly string[]) =>
  it.each(questions)('left open: %s', (question) => expect(headOf(question)).toBe('undetermined'))

describe('a moment that is told is not presumed away', () => {
  judged([
    ['fired Coordinated Bombardment before Leia had even activated', 'card-weapon illegal'],
    ['can Veers use Maximum Firepower before he has even activated', 'card-weapon illegal'],
    ["Leia hasn't activated yet, can she use Coordinated Bombardment", 'card-weapon illegal'],
    ['Veers has not activated, may he fire Maximum Firepower', 'card-weapon illegal'],
    ['can Leia use Coordinated Bombardment when her activation ends', 'card-weapon legal'],
    ['can Veers use Maximum Firepower', 'card-weapon legal'],
  ])
  open([
    'can Boba use the ZX Flame Projector before Vader activates',
    'Veers already activated this round, can he shoot Maximum Firepower now',
    'can Veers fire Maximum Firepower when the snowtroopers activate',
    "if Leia hasn't activated yet, can she use Coordinated Bombardment",
    'can Veers fire Maximum Firepower straight away',
    'can Leia fire Coordinated Bombardment at the start of the round',
  ])
})

describe('whether it has to be somebody, or which of two, is not whether he may', () => {
  judged([
    ['must Veers be nominated for Maximum Firepower', 'nomination disputed'],
    ['do I have to nominate Veers when I play Maximum Firepower', 'nomination disputed'],
    ['is Veers required as nominee for Maximum Firepower', 'nomination disputed'],
    ['he says I must nominate Veers for Maximum Firepower', 'nomination disputed'],
    ['must Boba be nominated for Whipcord Launcher', 'nomination legal'],
    ['can i nominate Veers for Maximum Firepower', 'nomination legal'],
  ])
  open([
    'must veers be nominated for maximum firepower or can the officer do it',
    'should i nominate Leia or Han for Push',
    'Implacable, can vader or veers be nominated',
    'must Veers be nominated for Ambush',
    'do I need a commander to nominate Veers',
  ])
})

describe('to play none, or a card that is nobody’s own, somebody who leads is all that counts', () => {
  judged([
    ['can i just skip playing a command card this round to save it', 'play-card illegal'],
    ['may I pass this round', 'play-card illegal'],
    ['may I skip playing a card, I have Standing Orders', 'play-card illegal'],
    ['he wants to sit this one out, ok?', 'play-card illegal'],
    ['he has two cards left, may he pass this round', 'play-card illegal'],
    ['she has got Ambush left, may I play Push', 'play-card legal'],
    ['can i play Push this round', 'play-card legal'],
    ['my commander is alive, may I play Push', 'play-card legal'],
    ['only operatives left, can I play Ambush', 'play-card disputed'],
    ['no commander any more only an operative.. Push allowed?', 'play-card disputed'],
    ['just my operative remains, can he play Push', 'play-card disputed'],
  ])
  open([
    "can I pass if I can't play any card",
    'no commander left, can I pass',
    "all my cards are Vader's and he is dead, can I pass",
    'no commander left, may I play Push',
    'may I play Push if all my commanders are dead',
    'if my commander dies can I play Push',
    'do I need an operative to play Push',
    'my commander is alive, can I play Implacable',
    'can I play Pinned Down',
    "can I play my opponent's Push",
    'we only have vehicles left, can i play Ambush',
    'can I play Push in the activation phase',
    'can I play Push after I saw his card',
    'may I play Push facedown',
    'can my opponent force me to play Push',
    'can I play a second Push',
    'can I play another Ambush',
    'can I skip my turn',
    'can I pass this turn, I only have Standing Orders',
    'may I pass my activation',
    'can I play Ambush and Push in the same round',
  ])
  it('a turn that is skipped is no card that is not played', () =>
    expect(read('may I pass my activation').facts).not.toHaveProperty('chosen'))
  said([
    ['Ambush and Push, who goes first', 'Blue has priority'],
    ['We play Ambush and Push, who has priority', 'Blue has priority'],
  ])
})

describe('a card that was played in an earlier round is discarded', () => {
  judged([
    ['Can he play ambush again, he used it in round 1', 'play-card illegal'],
    ['I played Assault last round, can I play it again now', 'play-card illegal'],
    ['he already used Push earlier, may he use Push again', 'play-card illegal'],
    ['used Push on turn two and wants Push again', 'play-card illegal'],
    ['he used Change of Plans on my Push, can I pick it again', 'play-card illegal'],
    ['he used Change of Plans, can I choose the same card again', 'play-card illegal'],
    ['i used Standing Orders last round, can i use it again', 'play-card legal'],
  ])
  open([
    'he played Ambush last round. may I play Ambush again',
    'I played Push in round 1, it is still round 1, can I play it again',
    'I used Standing Orders this round, can i use it again',
    'can I use Standing Orders twice in one round',
    'I used Push earlier this round, can I play it again',
    'he used Change of Plans last round, can I choose the same card again',
  ])
})

describe('who has Field Commander is neither commander nor operative, unless it is said', () => {
  judged([
    ['Weiss has field commander, nominated him for Assault', 'nomination legal'],
    ['Field commander dude issues the orders of Maximum Firepower, fine?', 'nomination illegal'],
    ['can my unit with Field Commander be nominated for Push', 'nomination legal'],
    ['a corps squad with Field Commander, may it be nominated for Ambush', 'nomination legal'],
    ['my commander has Field Commander, can he be nominated for Push', 'nomination legal'],
    ['my operative has field commander, can he be nominated for Push', 'nomination illegal'],
    ['no field commander, can my corps be nominated for Push', 'nomination illegal'],
  ])
  open(['the unit with Field Commander is an operative, nominated for Push'])
})

describe('a hand is told by its pips alone', () => {
  judged([
    ['Can I run 3 one pips and one 3 pip', 'command-hand illegal'],
    ['three 1-pip cards in my hand, ok?', 'command-hand illegal'],
    ['can i have three two pip cards', 'command-hand illegal'],
    ['he runs a third 1 pip card in hand', 'command-hand illegal'],
    ['two ones two twos three threes in the hand legal?', 'command-hand illegal'],
    ['swapped standing orders for a third 2 pip', 'command-hand illegal'],
    ['brought Whistling Birds but no Din in the list', 'command-hand illegal'],
  ])
  open([
    'two 1 pips and two 2 pips so far in my hand, ok',
    'do I need two 1 pips or three',
    'can I bring at most three 1 pips in my hand',
    'must I bring two 3 pips in my hand',
  ])
  it('what was swapped away lies in no hand', () =>
    expect(read('swapped standing orders for a third 2 pip').facts.hand).not.toContain('Standing Orders'))
})

describe('a choice is told by nothing but a number', () => {
  judged([
    ['may vader order himself with ambush', 'issue-orders legal'],
    ['Can one squad get two orders from Push lol', 'issue-orders illegal'],
    ['can I give both Push orders to the same unit', 'issue-orders illegal'],
    ['two orders on the same squad from Assault?', 'issue-orders illegal'],
    ['squad is 20 inches away from Leia, close enough for an order?', 'issue-orders illegal'],
    ['Master of Evil, Vader plus three stormtrooper squads in range, ordered all four', 'issue-orders illegal'],
    ['Coordinated Fire, three corps in range but i only want to order two', 'issue-orders illegal'],
    ['Push, Veers nominated, three squads in range, I ordered only one', 'issue-orders illegal'],
    ['Push, Veers nominated, three squads in range, I ordered two', 'issue-orders legal'],
    ['Push, Veers nominated, three squads in range, I ordered three of them', 'issue-orders illegal'],
  ])
  said([
    ['Push, Veers nominated, three squads in range, do I have to order two', '2 orders have to be given'],
    ['Push, Veers nominated, two AT-STs in range, how many orders', '2 orders have to be given'],
    ['Push, Rex nominated, arcs at range 2: how many orders', '2 orders have to be given'],
    ['Push with rex, units at range 2: arcs and a barc, tank at range 4, who gets orders', '2 orders have to be given'],
    [
      'Assault, Veers nominated. units at range 5: snowtroopers and two scouts, AT-ST at 2. how many orders',
      '2 orders have to be given',
    ],
    [
      'Assault, Veers nominated, two stormtrooper squads in range and an AT-ST at 4, how many orders',
      '3 orders have to be given',
    ],
    [
      'Assault, Leia nominated, a squad at range 4 and one other unit in range, as commander. how many orders',
      '2 orders have to be given',
    ],
  ])
  open([
    'can I give two orders from Push to one squad and one tank',
    'can Veers order himself with Push',
    'Assault, Veers nominated, two squads in range and one out of range, ordered all three',
    'Assault, Leia nominated, two squads in range, one already has an order, I order two',
    'Push, Veers nominated, three squads in range, one has an order. how many orders',
    'Push, Veers nominated, three enemy squads in range, how many orders',
    'Push, Veers nominated, are three squads in range? how many orders',
    'nineteen inches off. in range for an order or not',
    'squad is 20 inches away from Leia, not close enough for an order?',
  ])
})

describe('how long a keyword is had is where its card is', () => {
  said([
    ['Does Maul keep Jedi Hunter from At Last next round?', 'At Last is in the discard pile'],
    ['does Obi-Wan keep Nimble from Hello There! next round', 'Hello There! is in the discard pile'],
    [
      'does Anakin lose Relentless from This is Where the Fun Begins after the round',
      'This is Where the Fun Begins is in play',
    ],
    ['my card got sent back by change of plans is it discarded then', 'The card sent back is in hand'],
    ['he bounced my card back with Change of Plans, where does it go', 'The card sent back is in hand'],
    ['played Push last round, where is it', 'Push is in the discard pile'],
  ])
  open([
    'played Standing Orders last turn and this turn as well',
    'do I keep Push from my hand next round',
    'can Change of Plans send my card back',
  ])
})

describe('both sides, who holds the counter, and who is alone', () => {
  said([
    ['cunning on both sides, both one pips. round four', 'Red rolls one red defense die'],
    ['we both have cunning and 2 pips each, i hold the counter', 'Blue rolls one red defense die'],
    ['Red rolled a block on the tie roll and has the round counter, both 2 pips', 'Red has priority'],
    ['both of us 2 pips, Blue rolled a blank and holds the counter', 'Red has priority'],
    ['both 1 pip, he has cunning', 'Red has priority'],
    ['how many orders do i hand out with Change of Plans when only Han is near', '1 order has to be given'],
    ['Assault, only Leia in range, how many orders', '1 order has to be given'],
  ])
  open([
    'do we both have cunning? 2 pips each',
    'does he have cunning? both 1 pip',
    'Push, Veers nominated, is only Veers in range? how many orders',
    'Push, only Veers is in range of Leia, how many orders',
  ])
})

describe('the code before the name of a card is left out', () => {
  judged([
    ['Arsenal 2 Boba: jetpack rocket and his carbine in one pool?', 'card-weapon legal'],
    ['can Boba use the Jetpack Rocket in melee', 'card-weapon illegal'],
    ['can he fire the flame projector while engaged', 'card-weapon legal'],
  ])
  open(['can Boba use his jetpack in melee'])
})

describe('a tie is told without its number', () => {
  said([
    ['tied pips, i hold the counter and rolled a surge', 'Red has priority'],
    ['Red rolled a block on the tie roll and has the round counter', 'Red has priority'],
    ['same pips but her card is from a guy with cunning', 'Red has priority'],
    ['we tied, round 4, who rolls', 'Red rolls one red defense die'],
    ["it's a tie and Blue has the counter, die came up blank", 'Red has priority'],
    ['both cards have the same pips, round 3. who has priority', 'Blue rolls one red defense die'],
    ['equal pips and both have cunning, round 2', 'Red rolls one red defense die'],
    ['pips are equal, red has the round counter', 'Red rolls one red defense die'],
    ['tie on pips but neither has cunning, round 5', 'Blue rolls one red defense die'],
    ['I have 2 pips, same as him, round 1', 'Blue rolls one red defense die'],
    ['is it a tie if I have 2 pips and he has 3', 'Blue has priority'],
    ['we tied last round, now I have one pip and he has two', 'Blue has priority'],
  ])
  open([
    'same pips, who wins',
    'are the pips equal? round 3',
    "it's not a tie, I have the counter",
    'no tie, round 3',
    'he has a TIE fighter, who goes first',
    'we have different pips, round 2',
    'mine has one pip more, not the same pips, round 2',
    'do the same pips as last round count, round 2',
    'do we tie? round 4',
  ])
  it('a round counts no pips', () =>
    expect(read('I have 2 pips, same as him, round 1').facts).not.toHaveProperty('red'))
})
