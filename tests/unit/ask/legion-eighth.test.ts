import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears, outcomeOf } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const said = (question: string) => outcomeOf(read(question))
const each = (rows: readonly (readonly [question: string, answer: string | RegExp])[]) =>
  it.each(rows)('%s: %s', (question, answer) =>
    typeof answer === 'string' ? expect(said(question)).toBe(answer) : expect(said(question)).toMatch(answer),
  )

describe('a card that was played in an earlier round', () => {
  each([
    ['pushed in round one, push again in round three?', 'illegal'],
    ['i ambushed back in round one and want to play ambush again now', 'illegal'],
    ['I pushed in round one, push again in round three?', 'illegal'],
    ['push twice in a row ok?', 'illegal'],
    ['can I play ambush two rounds in a row', 'illegal'],
    ['standing orders twice in a row ok?', 'legal'],
    ['standing orders two rounds in a row allowed?', 'legal'],
  ])
  it.each([
    'he ambushed me in round one, can I play ambush again',
    "I didn't push in round one, push again in round three?",
    'pushed in round three, push again in round one?',
    'I pushed round 1 and got push back, push again round 3?',
    'standing orders twice this round?',
    'two commanders in a row, can I play push',
    'he pushed round one, I want push again now',
    'red pushed in round one, can I push again now',
    'we pushed the table back in round one, push again?',
    'should I have pushed in round one, push again later?',
    'can I push in round one and push again in round two',
    'can I play push twice in a row with notorious scoundrels',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('whose owner fell', () => {
  each([
    ['boba died last turn, wanna play whipcord launcher', 'illegal'],
    ["leia my only commander is dead, boba's alive on my side, whipcord launcher?", 'legal'],
    ["Boba's the only one alive beside some bikes, playing whipcord launcher", 'legal'],
    ["veers got squished last round, krennic's still up. annihilation looms ok?", 'legal'],
    ['His han is dead, mine isnt. can i play sorry about the mess', 'legal'],
    ["Red's Vader is dead, mine is fine. i play implacable", 'legal'],
    ["Red's Vader is alive, mine is dead. can i play implacable", 'illegal'],
    ["my Han is dead, his isn't. can he play sorry about the mess", 'legal'],
    ['my Vader is dead, his isnt. can i play implacable', 'illegal'],
  ])
  it.each([
    'his Vader is dead, mine is Ambush. can I play implacable',
    'his Vader is dead, is mine dead too? can I play implacable',
    'his leia is dead and mine was in reserve, coordinated bombardment?',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
  it('a card that fights is another question', () =>
    expect(read('boba is alive. whipcord launcher in melee?').checker).toBe('legion/card-weapon'))
})

describe('a card that is turned over and has lost its owner gives way, where somebody else leads', () => {
  it.each([
    "opponent flipped implacable but vader's been dead since round 2. what happens",
    'flipped Son of Skywalker but luke died last turn oops, what now',
    'i flipped implacable but vader was already dead, have standing orders in hand. what now',
    'I flipped Implacable but Vader is dead. what now?',
    'Red flips Implacable but Vader is already off the table. what now?',
    'flipped implacable but vader was already dead, what now',
  ])('%s', (question) => expect(said(question)).toMatch(/^Standing Orders is played instead/))
  it('which is presumed and said', () => {
    const { ruling } = read('I flipped Implacable but Vader is dead. what now?')
    const taken = ruling && !('error' in ruling) ? ruling.presumed?.taken.map(({ says }) => says) : []
    expect(taken).toContain('a commander is left')
  })
  it.each([
    'flipped Implacable, my only commander Vader is dead, what now',
    'i flipped implacable but vader was already dead and I have no standing orders',
    'if he flips implacable and vader is dead what happens',
    'flipped Common Cause but Luke is dead, what now',
    'flipped Whipcord Launcher but Boba is dead, everybody else died too',
    'flipped implacable last round but vader died, what now',
    "flipped Implacable but my Vader's dead and I've no commander left",
    'flipped implacable but his bodyguards died last round',
    'I flipped Implacable, is Vader dead?',
    'flipped Implacable, Vader was already dead and I already played it in round one. what now',
    'flipped Implacable but Vader died the turn after. what happens',
    'flipped Implacable, then Vader died this round. what happens',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('two cards with their players', () => {
  each([
    ['red flipped push i flipped ambush so i go first yeah?', 'Blue has priority'],
    ['blue flipped push i flipped ambush so i go first yeah?', 'Red has priority'],
    ['dave played push and sarah Assault, sarah says higher wins', 'Blue has priority'],
    ['couldnt play anything, red put down a three pipper. i get priority since mine is like zero?', 'Red has priority'],
    ['sorry about the mess vs ambush, does han win or do we roll because it counts as a one pip', 'Blue has priority'],
    [
      'Vaders might and Son of Skywalker came up. Luke has no cunning, vader neither. round one',
      'Blue rolls one red defense die',
    ],
    ['red flipped push and I am red, he flipped ambush, who goes first', 'Blue has priority'],
    ['red flipped push, blue flipped ambush, i say red goes first', 'Blue has priority'],
    ['Sarah watched, Dave played Push and I played Ambush, who goes first', 'Blue has priority'],
  ])
  each([
    ["tied at one pip, red's is his vader card and vader has cunning, mine is ambush", 'Red has priority'],
    ['Cunning on krennic, both at 1 pip. he has just ambush', 'Blue has priority'],
  ])
  it.each([
    "tied at one pip, red's is his vader card and vader has no cunning, mine is ambush",
    'tied at one pip, both have cunning, blue plays ambush',
    'red has cunning, blue plays ambush',
    'Cunning on krennic, both at 1 pip',
    'is there cunning on krennic, both at 1 pip. he has just ambush',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
  it('says who is who', () =>
    expect(read('dave played push and sarah Assault, sarah says higher wins').chips.map(({ says }) => says)).toEqual([
      'Dave, blue here: Card in play: Push',
      'Sarah, red here: Card in play: Assault',
    ]))
  it('mine is not his of whom is told before', () =>
    expect(
      read("tied at one pip, red's is his vader card and vader has cunning, mine is ambush").facts.blue,
    ).toMatchObject({ card: 'Ambush' }))
  it.each([
    'red has the counter, I flipped Ambush and he flipped push. who goes first',
    'last round red flipped push and I flipped ambush. who has priority now',
    'Dave played Push and he played Ambush, who goes first',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('who rolled, and what', () => {
  it.each([
    'we tied and I rolled a block, red has the counter',
    'we tied, red has the counter, we rerolled until he got a block',
  ])('%s', (question) => {
    expect(read(question).facts).not.toHaveProperty('die')
    expect(said(question)).toBe('undetermined')
  })
  each([
    ["I'm red, we tied and I rolled a block, red has the counter", 'Red has priority'],
    ['red has the counter and rolled a block, we tied', 'Red has priority'],
    ['we tied, red has the counter, do we just reroll until sombody gets a block', 'Red rolls one red defense die'],
    ['red has the counter, we tied, red rolled a blank, do we reroll until someone gets a block', 'Blue has priority'],
  ])
})

describe('who gets an order, and who gives them', () => {
  each([
    ['New Ways to Motivate Them, one of the orders goes to my atst right next to vader', 'illegal'],
    ['snowtroopers already got an order off a comms relay this phase, push on them too?', 'illegal'],
    ['evasive maneuvers on two stormtrooper squads?', 'illegal'],
    ['Implacable names vader, can stormies take the order instead?', 'illegal'],
    ['veers himself an order off ambush ok?', /^(legal|1 order)/],
    ['does veers count as in range of himself for ambush', /^(legal|1 order)/],
    ['Z-6 jetpack rocket, do I nominate veers or boba', 'legal'],
    ['Playing Whipcord Launcher, do I nominate Veers or Boba', 'legal'],
    ['can i nominate blues vader for my ambush lol hes closer', 'illegal'],
    ['I play whipcord launcher, vader gives the orders', 'illegal'],
    ['playing push, can boba hand out the orders? hes an operative', 'illegal'],
    ['I play push, vader gives the orders. stormies at range 2, bikes at range 4. how many orders', /^2 orders/],
  ])
  it.each([
    'New Ways to Motivate Them, one of the orders goes to my stormtroopers next to vader',
    'New Ways to Motivate Them, no order goes to my atst',
    'bikes already got an order off a comms relay last round, push on them too?',
    'evasive maneuvers on two squads?',
    'Implacable names vader, can the sith lord take the order instead',
    'Ambush, can my stormies take the order instead',
    'does veers himself get the order from push',
    'veers gave luke himself an order off ambush',
    'veers is not in range of himself for ambush, is he?',
    'Push, do I nominate Veers or Vader',
    'Z-6 jetpack rocket, I dont nominate veers or boba',
    "I'm blue, can i nominate blues vader for my ambush",
    'he wants to nominate blues vader for ambush',
    'can i order a squad thats at range four of the nominated leader',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
  it('a line is no unit', () =>
    expect(
      read('base sits across the line between range three and four, can it take the order').facts,
    ).not.toHaveProperty('units'))
})

describe('a token that is drawn beside faceup ones', () => {
  each([
    [
      'drew a corps token but my only corps squads all got orders, can i give it to the one with faceup token anyway',
      'illegal',
    ],
    [
      'drew corps but the only corps w/o a token is dead, the others have faceup ones. can i activate one of those with it',
      'illegal',
    ],
  ])
  it.each([
    'drew a corps token, can i give it to the one without a faceup token',
    'drew heavy, the others have faceup ones. can i activate one of those',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('what is asked to be told, and what was', () => {
  each([
    ['do i have to say which card i took back from my discard', 'A card taken back from the discard pile is named'],
    [
      'can i ask to see reds hand? he already showed me his discard pile',
      'The cards in the hand are secret and stay so',
    ],
    [
      'he already showed me his hand, can I see his discard pile?',
      'The discard pile is shown whenever the opponent asks',
    ],
    ['he took the card back from the discard, can I see his hand', 'The cards in the hand are secret and stay so'],
  ])
  it.each(['do I have to say which card I took from my hand', 'must I show my discard pile when I took Push back'])(
    'but: %s',
    (question) => expect(said(question)).toBe('undetermined'),
  )
})

describe('cards in hand after rounds', () => {
  each([
    ['after two rounds, ambush then assault, how many cards left', '5 cards in the hand'],
    ['Played standing orders r1, push r2, standing orders r3. end of round 3 how many in hand?', '6 cards in the hand'],
    [
      'played ambush r1, standing orders r2 and assault r3. round 4 hasnt started, how many cards in hand',
      '5 cards in the hand',
    ],
    ['where does Assault go, I played it and it is not permanent, we are still activating', 'Assault is in play'],
  ])
  it.each([
    'after two rounds, ambush then assault in hand, how many cards left',
    'after three rounds, ambush then assault, how many cards left',
    'after two rounds I hold ambush and assault, how many cards',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('what is told beside is no question of its own', () => {
  it.each([
    'Does an emplacement trooper count as trooper for no time for sorrows',
    'my emplacement troopers count as troopers for no time for sorrows?',
  ])('%s', (question) => expect(read(question).checker).toBe('legion/issue-orders'))
  each([
    ['one vader as commander and another as operative in the same list', 'illegal'],
    [
      'annihilation looms vs change of plans, red is han. does the suppression happen if he sends it back',
      /Annihilation Looms does not happen/,
    ],
  ])
})

describe('who is asked of stands at the end, and what is told of one is not told of another', () => {
  each([
    ['my scouts are at range 4 of vader, order from ambush ok?', 'illegal'],
    ['scouts at range 4 of vader, still fine for an order off push?', 'illegal'],
    ["Iden's little droid wants to shoot the Concussive Blast gun, the card says nothing about it", 'illegal'],
    ['his little droid shoots Concussive Blast, ok?', 'illegal'],
    ['two Ambushes as my 1 pippers ok?', 'illegal'],
  ])
  it.each([
    'Pulse Scan was last round, so no more Sharpshooter 2 for iden right?',
    'my scouts are at range 4 of vader, is an order for the tanks fine',
    'Jens hit me with Change of Plans and my Ambush went back to my hand, can I lay the same Ambush right back down',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
  it.each([
    'my scouts are at range 4 of vader, order from ambush to the snowtroopers ok?',
    'scouts at range 2 and tanks at range 4 of vader, order from assault still good?',
  ])('nobody of several is picked: %s', (question) => expect(read(question).facts.chosen).toBe(undefined))
  it.each([
    ['my scouts are at range 4 of the commander, order from assault still good?', 'Scouts'],
    ['my tank is at range 2 of vader, order from ambush ok?', 'Tank'],
  ])('%s: %s is to get it', (question, unit) => expect(read(question).facts.chosen).toEqual([unit]))
  it('six non-standing cards lie beside Standing Orders', () => {
    const six = 'Implacable, Ambush, Push, Assault, Vaders Might and Master of Evil'
    expect(read(`my six non-standing cards are ${six}`).facts.hand).toContain('Standing Orders')
    expect(read(`six non standing orders cards: ${six}`).facts.hand).toHaveLength(7)
  })
})

describe('who is asked about, by what he is and what the card takes', () => {
  each([
    ['tied again, i have the counter, rolled a surge - still mine?', 'Red has priority'],
    ['No Time for Sorrows, can my AT-RT get one of the two orders from Leia', 'illegal'],
    ['can my AT-ST get an order from No Time for Sorrows', 'illegal'],
    ['Z-6 Jetpack Rocket, can Vader my commander be nominated for it', 'illegal'],
    ['can boba my operative be nominated for push', 'illegal'],
  ])
  it.each([
    'can my AT-ST get an order from Push',
    'can my snowtroopers get an order from No Time for Sorrows',
    'can my AT-ST not get an order from No Time for Sorrows',
    'tied again on 2s, i have the counter, rolled a surge',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('another question than the card suggests', () => {
  it.each([
    ["i'm bringing palpatine and boba, am i allowed to stick annihilation looms in my seven anyway?", 'command-hand'],
    ['concusive blast on id10 too or only iden', 'card-weapon'],
  ])('%s: %s', (question, checker) => {
    expect(read(question).checker).toBe(`legion/${checker}`)
    expect(said(question)).toBe('undetermined')
  })
  each([
    ['a command card gives my squad a keyword, do they still have it the round after?', 'undetermined'],
    ['does the card give them the keyword', 'legal'],
  ])
})
