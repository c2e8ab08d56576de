import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const ask = createAsk(games)
const judge = hears(games)
const read = (question: string) => ask({ question, game: 'legion' })
const facts = (question: string) => read(question).facts

describe('names', () => {
  it('takes an everyday word in a name for nobody', () => {
    for (const question of ['does my trooper count as range 1 of itself', 'is it playable in the fifth round'])
      expect(JSON.stringify(facts(question)), question).not.toMatch(/Dooku|Brother/)
    expect(facts('count dooku nominated for Push, legal?').nominee).toMatchObject({ name: 'Count Dooku' })
  })

  it('keeps a hyphened name whole, and drops what only points at it', () => {
    const units = (question: string) => facts(question).units as { id: string; range: number; hasOrder?: boolean }[]
    expect(units('an AT-RT at range 3 and the at-st range 2, how many orders with Push').slice(0, 2)).toMatchObject([
      { id: 'AT-RT', range: 3 },
      { id: 'At-st', range: 2 },
    ])
    // the 6 of a Z-6 counts nothing
    expect(units('his z-6 troopers at range 4, who gets orders from Push')).toMatchObject([{ id: 'Z-6 troopers' }])
    expect(units('the T-47 at range 2 already has an order and my vets at range 1 without one order, Push')).toEqual([
      { id: 'T-47', name: 'T-47', range: 2, hasOrder: true },
      { id: 'Vets', name: 'Vets', range: 1, hasOrder: false },
    ])
  })

  it('takes the type of the unit that uses a card, not of what it shoots at nor from its name', () => {
    const type = (question: string) => facts(question).unitType
    expect(type('may iden’s probe droid fire the card weapon')).toBeUndefined()
    expect(type('can boba shoot the jetpack rocket at a vehicle')).toBeUndefined()
    expect(type('can a droid trooper use the weapon of the card in melee')).toBe('droid-trooper')
    expect(type('the unit is an emplacement, can it use the card weapon while engaged')).toBe('emplacement-trooper')
  })
})

describe('cards with weapons', () => {
  it('knows which units a card names, and what it says of counterparts alone', () => {
    expect(facts('the card gives a keyword but never mentions my e-web, does it get it')).toEqual({
      mode: 'keyword',
      unitSpecified: false,
    })
    expect(facts('can a unit that the card doesn’t list fire the weapon')).toEqual({ unitSpecified: false })
    expect(facts('the card names her, may she shoot with the weapon')).toEqual({ unitSpecified: true })
    expect(facts('his counterpart fires concussive blast, no card mentions counterparts')).toMatchObject({
      user: 'counterpart',
      cardSaysCounterpart: false,
    })
  })

  it('is in time within an activation only', () => {
    const moment = (question: string) => facts(question).moment
    expect(moment('can bossk fire the card weapon after his activation')).toBe('other')
    expect(moment('can bossk fire the card weapon in his activation')).toBe('own activation')
    expect(moment('can bossk fire the card weapon at the end of his activation')).toBe('end of own activation')
  })

  it('is asked where something is shot, and for the range to oneself', () => {
    expect(read('may boba fire the rocket at the walker').checker).toBe('legion/card-weapon')
    expect(read('is my nominated leader at range 1 of herself').checker).toBe('legion/range')
    expect(facts('is my nominated leader at range 1 of herself')).toEqual({ self: true })
  })
})

describe('orders', () => {
  const chosen = (question: string) => facts(question).chosen

  it('takes a choice that is told as a whole', () => {
    expect(chosen('I picked leia herself, the tauntaun at range 2 and the fleet at range 1 for Assault')).toEqual([
      'Leia Organa',
      'Tauntaun',
      'Fleet',
    ])
    expect(chosen('rex has Push, issued orders to the arcs at range 1 and the barc at range 2')).toHaveLength(2)
    expect(chosen('cody plays Push, can I order the arcs at range 2 and the tank at range 3')).toEqual(['Arcs', 'Tank'])
    expect(chosen('veers plays Push and gives only one order, to the e-web at range 1')).toEqual(['E-web'])
  })

  it('leaves open a choice that is told in part, and takes nobody who is left out', () => {
    expect(chosen('Push with veers, can one order go to the e-web at range 1, AT-ST at range 2 too')).toBeUndefined()
    expect(chosen('I chose the arcs at range 1 for Ambush but not the barc at range 1, rex nominated')).toEqual([
      'Arcs',
    ])
    expect(chosen('Push, rex nominated. arcs at range 1, barc at range 2. must I order both')).toBeUndefined()
  })

  it('judges a choice: who gives the orders is one of the units', () => {
    const { ruling } = judge({
      question: 'Ambush with Vader nominated, I picked the snowtroopers at range 4',
      game: 'legion',
    })
    expect(ruling).toMatchObject({ verdict: 'illegal' })
  })
})

describe('nomination', () => {
  const told = (question: string) => facts(question) as { card?: object; nominee?: object }

  it('tells whose card it is from who is nominated', () => {
    expect(told('he nominates Tarkin for Implacable, but it belongs to vader and vader is a commander')).toEqual({
      card: { name: 'Implacable', owner: { name: 'Darth Vader', rank: 'commander' } },
      nominee: { name: 'Grand Moff Tarkin' },
    })
    expect(told("using Han's Change of Plans, may I nominate Luke, both are commanders").card).toMatchObject({
      owner: { name: 'Han Solo', rank: 'commander' },
    })
    // nominated for his own card, he is the one
    expect(told('may I nominate Boba for his own card Whipcord Launcher').nominee).toMatchObject({ name: 'Boba Fett' })
  })

  it('takes a rank and a death for the one they are said of', () => {
    const { nominee, unsure } = {
      ...told('Luke died, may Leia be nominated for Push'),
      ...read('Luke died, may Leia be nominated for Push'),
    }
    expect([nominee, unsure]).toEqual([{ name: 'Leia Organa' }, []])
    expect(told('can cody be nominated when rex is an operative').nominee).toEqual({ name: 'Clone Commander Cody' })
    expect(told('may I nominate boba, my operative Boba is next to my commander Veers').nominee).toMatchObject({
      rank: 'operative',
    })
  })

  it('nominates a squad by its name, mine where it is called mine, and a mercenary', () => {
    expect(told('can my wookiee warriors be nominated for Assault').nominee).toMatchObject({
      name: 'Wookiee warriors',
      friendly: true,
    })
    expect(told('he nominates the swoop riders for Ploy, they are no mercenaries').nominee).toMatchObject({
      name: 'Swoop riders',
      mercenary: false,
    })
    expect(told('do the rules let me nominate my corps units').nominee).not.toHaveProperty('name')
  })
})

describe('cards that are held, played or not', () => {
  it('has none of the cards that were only meant, or are left out', () => {
    expect(facts('I meant to play Push but then took Ambush, he plays Assault, who goes first')).toEqual({
      blue: { card: 'Ambush' },
      red: { card: 'Assault' },
    })
    expect(facts('she is red and plays Ambush rather than Push, I play Assault')).toMatchObject({
      red: { card: 'Ambush' },
      blue: { card: 'Assault' },
    })
    expect(facts('must I bring Standing Orders in my hand or may I take another Ambush').hand).toEqual([
      'Ambush',
      'Ambush',
    ])
  })

  it('knows whose card is whose, far from who plays it, and who plays none', () => {
    expect(facts('I am red and after a long think I put down Ambush, he has Push')).toMatchObject({
      red: { card: 'Ambush' },
      blue: { card: 'Push' },
    })
    expect(facts('blue could not play anything, red plays Push, priority?')).toMatchObject({ blue: { card: 'none' } })
    expect(facts('he has nothing to play, I show Ambush, who goes first')).toEqual({
      red: { card: 'none' },
      blue: { card: 'Ambush' },
    })
    expect(facts('red cannot beat his card, blue has Ambush, who goes first')).toEqual({ blue: { card: 'Ambush' } })
  })

  it('fills a hand with what is held, and plays what lies in the discard pile again', () => {
    expect(facts('she has got Ambush and Push left, may she pass').hand).toEqual(['Ambush', 'Push'])
    expect(facts('she has got Ambush left, may I play Push')).toEqual({ chosen: 'Push' })
    expect(facts('Push went to my discard pile in round 2, may I choose it again')).toEqual({
      chosen: 'Push',
      discard: ['Push'],
    })
  })

  it('knows who has Field Commander', () => {
    const army = (question: string) => facts(question).army
    expect(army('my saber tank has field commander, can I play Push')).toEqual([
      { name: 'Saber tank', fieldCommander: true },
    ])
    expect(army('Bossk has Field Commander, can I play Push')).toEqual([{ name: 'Bossk', fieldCommander: true }])
    expect(army('a corps unit with Field Commander is alive, can I play Push')).toEqual([
      { rank: 'corps', fieldCommander: true },
    ])
  })
})

describe('what cards do and where they are', () => {
  const effects = (question: string) => facts(question).effects
  const events = (question: string) => facts(question).events

  it('gives each effect its player and its moment', () => {
    expect(
      effects("blue's Supreme Commander never says when, red's Brutal Enforcer works on reveal, which first"),
    ).toEqual([
      { player: 'blue', card: 'Supreme Commander', timing: 'untimed' },
      { player: 'red', card: 'Brutal Enforcer', timing: 'reveal' },
    ])
    expect(
      effects('both my Supreme Commander and his Brutal Enforcer work at the end of command, which effect first'),
    ).toEqual([
      { player: 'blue', card: 'Supreme Commander', timing: 'end-of-command-phase' },
      { player: 'red', card: 'Brutal Enforcer', timing: 'end-of-command-phase' },
    ])
    expect(effects('two reveal effects, one mine and one his, whose effect first')).toEqual([
      { player: 'blue', timing: 'reveal' },
      { player: 'red', timing: 'reveal' },
    ])
  })

  it('knows whose card Change of Plans sent back, but not whose it might', () => {
    expect(effects("blue's Change of Plans returned red's Brutal Enforcer, does it still happen")).toEqual([
      { player: 'blue', card: 'Change of Plans', used: true, returns: 'red' },
      { player: 'red', card: 'Brutal Enforcer' },
    ])
    expect(
      effects("can blue's Change of Plans, if used, still stop red's Brutal Enforcer, which effect first"),
    ).toEqual([
      { player: 'blue', card: 'Change of Plans' },
      { player: 'red', card: 'Brutal Enforcer' },
    ])
  })

  it('tells the round of each card, before or behind it, and the death of its owner', () => {
    expect(events('in round 2 I played Assault and in round three Ambush, hand size')).toEqual([
      { round: 2, event: 'play', card: 'Assault' },
      { round: 3, event: 'play', card: 'Ambush' },
    ])
    expect(events('I played Implacable in the first round, Vader got killed the same round, does it stay out')).toEqual(
      [
        { round: 1, event: 'play', card: 'Implacable' },
        { round: 1, event: 'ownerDefeated', card: 'Implacable' },
      ],
    )
  })

  it('asks for the one card that is named, played and permanent as it is said', () => {
    expect(facts('do I keep Implacable? I played it in round 4, it is permanent')).toMatchObject({
      card: 'Implacable',
      events: [{ round: 4, event: 'play', card: 'Implacable', keywords: ['Permanent'] }],
    })
    expect(facts('where does Assault go, I played it and it is not permanent, we are still activating')).toEqual({
      card: 'Assault',
      asks: 'where',
      moment: 'activation-phase',
      events: [{ event: 'play', card: 'Assault' }],
    })
    // a second question behind an "or" is no second name
    expect(facts('I played Push, after the end phase do I get it back or does it go to the discard')).toMatchObject({
      moment: 'round-over',
      asks: 'where',
    })
  })
})

describe('counts and what is asked of them', () => {
  it('takes the lost from those a side started with, and counts all where all have an order', () => {
    expect(facts('I began with 10 units, lost three of them, 2 have orders, how big is the pool')).toEqual({
      units: 7,
      ordered: 2,
    })
    expect(facts('had 9 units, one died, 4 have orders, order pool')).toEqual({ units: 8, ordered: 4 })
    expect(facts('each of my 7 units has a token with an order, pool?')).toEqual({ units: 7, ordered: 7 })
    expect(facts('none of our eight units have orders, pool size')).toEqual({ units: 8, ordered: 0 })
    expect(facts('all five squads are without orders, pool size')).toEqual({ units: 5, ordered: 0 })
    // whether the dead are among the nine is not said
    expect(read('9 units, 1 dead, 3 have orders, order pool').unsure).toContain('units')
  })

  it('reads points without their word, and units that do not count for their rank', () => {
    expect(facts('standard list, comes to 795, two mercenary corps units and 3 corps, one commander')).toEqual({
      format: 'standard',
      points: 795,
      corps: 3,
      commander: 1,
      waived: [
        { rank: 'corps', keyword: 'mercenary' },
        { rank: 'corps', keyword: 'mercenary' },
      ],
    })
    expect(facts('list of 800 points, 3 supports, two of which are entourages').waived).toHaveLength(2)
    expect(facts('list of 800 points, 3 supports, one of them is not a detachment')).not.toHaveProperty('waived')
  })

  it('asks whether to promote, takes a wish not to, and no commander for the one who becomes it', () => {
    const must = read('must she promote a new commander')
    expect([must.facts, must.unsure]).toEqual([{}, ['promotes']])
    expect(facts('last commander died, I’d rather not promote')).toEqual({ commandersLeft: 0, promotes: false })
    expect(facts('last commander died, I’d rather promote my operative')).toMatchObject({
      promotes: true,
      ownUnit: true,
      candidateRank: 'operative',
    })
    // whether it may be done is asked: nothing is promoted yet
    const asked = facts('our sole commander just got killed, can I make my scouts commander')
    expect(asked).toMatchObject({ commandersLeft: 0, ownUnit: true })
    expect(asked).not.toHaveProperty('promotes')
  })

  it('reads which token is drawn, which lies there, and what is taken in place of a draw', () => {
    expect(facts('pulled a heavy, my tank hasn’t any order, activate it?')).toEqual({
      choice: 'draw',
      drawnRank: 'heavy',
      token: 'none',
    })
    expect(facts('bossk has a face up token, may I activate him rather than drawing')).toEqual({
      choice: 'faceup',
      token: 'faceup',
    })
    expect(facts('drew special forces but vader is a commander, activate him?')).toMatchObject({
      drawnRank: 'special',
      unitRank: 'commander',
    })
  })

  it('tells a card that was taken back from the pile it lay in, and the least range of a weapon', () => {
    expect(facts('he got one card back from his discard pile, must he say which').item).toBe('returned card')
    expect(facts('may I look at his discard pile').item).toBe('discard pile')
    expect(facts('minimum of range 2, the target is 5 inches away')).toEqual({ weaponMin: 2, inches: 5 })
  })
})

describe('what is said of others', () => {
  it('nominates nobody who only comes into it', () => {
    const name = (question: string) => (facts(question).nominee as { name?: string } | undefined)?.name
    expect(name('can a promoted squad be nominated for Implacable while vader lives')).toBeUndefined()
    expect(name('he nominated another commander with Push while Veers is alive')).toBeUndefined()
    expect(name('may I nominate my barc for Ambush')).toBe('Barc')
    expect(facts('Bossk is an operative, Reptilian Rampage is his, I nominate Veers').card).toMatchObject({
      owner: { name: 'Bossk', rank: 'operative' },
    })
  })

  it('gives nobody a cunning, a death or a hand that is another’s', () => {
    expect(facts('both play 2 pips, no one has cunning, who starts')).toMatchObject({
      blue: { cunning: false },
      red: { cunning: false },
    })
    expect(JSON.stringify(facts('krennic has cunning and im blue with a 3 pip, he has a 2 pip'))).not.toContain(
      'cunning',
    )
    expect(JSON.stringify(facts('does vader go first with Implacable against Ambush'))).not.toContain('defeated')
    expect(facts('my discard has Ambush and hand is Push and Assault, can I play Ambush')).toEqual({
      chosen: 'Ambush',
      discard: ['Ambush'],
      hand: ['Push', 'Assault'],
    })
    expect(facts('we flipped, can I swap my Leia card for Push')).not.toHaveProperty('army')
  })

  it('knows the owner of a card by what is said behind it, and all who share a moment', () => {
    expect(
      facts('Supreme Commander is his and Brutal Enforcer is mine, neither has a moment, which effect first').effects,
    ).toEqual([
      { player: 'red', card: 'Supreme Commander', timing: 'untimed' },
      { player: 'blue', card: 'Brutal Enforcer', timing: 'untimed' },
    ])
  })

  it('promotes none of the dead, nowhere they died, and asks where one has to stand', () => {
    expect(facts('all troopers are dead, must my vehicle be promoted')).toMatchObject({ candidateType: 'vehicle' })
    expect(
      facts('all my troopers died and my commander died in the command phase, who gets promoted'),
    ).not.toHaveProperty('candidateType')
    expect(facts('cody died in the command phase, who gets promoted')).not.toHaveProperty('phase')
    expect(facts('does the unit that is promoted have to be on the battlefield')).not.toHaveProperty('onBattlefield')
  })

  it('counts all but some, and takes a faceup order for no choice', () => {
    expect(facts('9 units left, all but three have orders, pool?')).toEqual({ units: 9, ordered: 6 })
    expect(facts('drew corps, they are special forces with a faceup order')).toEqual({
      choice: 'draw',
      drawnRank: 'corps',
      unitRank: 'special',
      token: 'faceup',
    })
  })
})

describe('words that look alike', () => {
  it('takes "has none" for no card, and a side by "am" alone', () => {
    expect(JSON.stringify(facts('tied at 2 pips, blue has cunning and red has none'))).not.toContain('"none"')
    expect(facts('I have Ambush and am red, he has Push, who goes first')).toEqual({
      red: { card: 'Ambush' },
      blue: { card: 'Push' },
    })
  })

  it('nominates no dead person for "them", and ranks nobody by another who is there', () => {
    expect(facts('cody died, the scouts are promoted, nominate them for Push').nominee).toMatchObject({
      name: 'Scouts',
    })
    expect(facts('may I nominate darth maul, I still have a commander').nominee).toEqual({ name: 'Maul' })
  })

  it('lists no unit that only opens a list, and counts "both" once each', () => {
    expect(
      facts('Push with rex, units at range 2: arcs and a barc, tank at range 4, who gets orders').units,
    ).toMatchObject([
      { id: 'Arcs', range: 2 },
      { id: 'Barc', range: 2 },
      { id: 'Tank', range: 4 },
      { id: 'Clone Captain Rex' },
    ])
    expect(facts('both vader and veers in a skirmish list, legal?').unique).toEqual(['Darth Vader', 'General Veers'])
  })

  it('sends a card back, and takes no question for an event', () => {
    expect(facts('Change of Plans in round 3, my Push came back to hand, what happens to it').events).toEqual([
      { round: 3, event: 'play', card: 'Change of Plans' },
      { event: 'play', card: 'Push' },
      { event: 'cancel', card: 'Push' },
    ])
    expect(facts('I played Ambush in round 2. round 2 is over, where is it')).toMatchObject({ moment: 'round-over' })
    expect(facts('my only card left is Push, do I have to play it').hand).toEqual(['Push'])
  })
})

describe('who is dead, and where each one stands', () => {
  const army = (question: string) => facts(question).army

  it('takes a death for those it is said of, before or behind the name, and no further', () => {
    expect(army('cody is dead, rex is still up, can I play Call Me Captain')).toMatchObject([
      { name: 'Clone Commander Cody', defeated: true },
      { name: 'Clone Captain Rex', defeated: false },
    ])
    expect(army('we lost our commander leia. han is alive, can I play Sorry About the Mess')).toMatchObject([
      { name: 'Leia Organa', rank: 'commander', defeated: true },
      { name: 'Han Solo', defeated: false },
    ])
    expect(army('chewie and han were both killed, can I play Common Cause')).toMatchObject([
      { name: 'Chewbacca', defeated: true },
      { name: 'Han Solo', defeated: true },
    ])
    // the next sentence is of somebody else
    expect(army('can I play Implacable with vader. died: nobody')).toEqual([{ name: 'Darth Vader' }])
  })

  it('gives each of a row its own range, and finds a unit that is named again', () => {
    const ranges = (question: string) => (facts(question).units as { range: number }[]).map(({ range }) => range)
    expect(ranges('Assault: three squads at range 1, 2 and 4, who gets orders')).toEqual([1, 2, 4])
    expect(
      facts('Push, the arcs at range 1, the barc at range 2, tank at range 4. rex chose the barc and the tank').chosen,
    ).toEqual(['Barc', 'Tank'])
  })

  it('is red where the opponent is blue', () => {
    expect(facts('my opponent is blue and shows Push, I show Ambush, who goes first')).toEqual({
      blue: { card: 'Push' },
      red: { card: 'Ambush' },
    })
  })
})

describe('words of another part', () => {
  it('takes no card twice that is only spoken of again, and no cunning of whom nobody placed', () => {
    expect(facts('is this command hand fine: Ambush, Push and Standing Orders, and is Push allowed').hand).toEqual([
      'Ambush',
      'Push',
      'Standing Orders',
    ])
    expect(facts('red plays Ambush, blue Implacable. Thrawn has cunning, who goes first')).toEqual({
      red: { card: 'Ambush' },
      blue: { card: 'Implacable' },
    })
    expect(facts('she is blue with Ambush, I have Push, who goes first')).toEqual({
      blue: { card: 'Ambush' },
      red: { card: 'Push' },
    })
  })

  it('reads the nominee where it is called so, and no verb in its name', () => {
    expect(facts('nominee cody, card Push, rex is my other commander').nominee).toEqual({
      name: 'Clone Commander Cody',
    })
    expect(facts('our unit was promoted from corps, may it be nominated for Push').nominee).not.toHaveProperty('name')
    expect(facts('Push with vader, can I order the snowtroopers at range 1 with vader nominated')).not.toHaveProperty(
      'chosen',
    )
  })

  it('knows who is only needed, who died before, a tie at a number, and who holds the counter', () => {
    expect(facts('does No Time for Sorrows need Jyn in the army, hand is Push, Push')).not.toHaveProperty('army')
    expect(facts('nominate for Ambush after Leia died, is that right').nominee ?? {}).not.toHaveProperty('name')
    expect(facts("we are tied on 2, who goes first. I'm red, holding the round counter")).toEqual({
      blue: { pips: 2 },
      red: { pips: 2 },
      roundCounterHolder: 'red',
    })
  })
})
