import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const ask = hears(games.filter(({ id }) => id === 'legion'))
const unit = (id: string, range: number) => ({ id, range })

/** What is told in passing, by checker; an undefined fact must stay open. */
const TOLD: Record<string, [question: string, facts: Record<string, unknown>][]> = {
  'issue-orders': [
    [
      'Luke nominated with Push. Enemy stormtroopers at range 1, Leia at range 2. May I give orders?',
      { units: [unit('Leia', 2), {}] },
    ],
    [
      "Luke nominated with Push. The stormtroopers at range 1 are my opponent's, Leia at range 2. May I give orders?",
      { units: [unit('Leia', 2), {}] },
    ],
    [
      'Luke nominated with Push. Troopers at range 1 engaged with an enemy unit. May I order them?',
      { units: [{ range: 1 }, {}] },
    ],
    [
      'Push, Luke is nominated. Leia at range 2, troopers at range 1. May I order Leia and the troopers?',
      { chosen: ['Leia', 'Unit'] },
    ],
    ['Push, Luke is nominated. Leia at range 2, troopers at range 1. May I order only Leia?', { chosen: ['Leia'] }],
    ['Push, Luke is nominated. Leia at range 2, troopers at range 1. May I order both?', { chosen: ['Leia', 'Unit'] }],
    ['Push, Luke is nominated. Leia at range 2, troopers at range 1. May I order Leia?', { chosen: undefined }],
    [
      'can Cassian order K-2SO at range 3 with Standing Orders',
      { nominee: 'Cassian Andor', units: [{ ...unit('K-2SO', 3), name: 'K-2SO' }, {}] },
    ],
    ['arcs are about 15 inches from Rex, ok to order them with Push', { units: [{ id: 'Arcs', inches: 15 }, {}] }],
    ['leader of the rangers stands at range 2, Push with Leia', { units: [{ leaderRange: 2, range: undefined }, {}] }],
    ['leader of rangers stands at range 2, Push with Leia', { units: [{ leaderRange: 2, range: undefined }, {}] }],
    ['how many orders do they give on Push, leia nominated', { opponentCard: undefined, card: 'Push' }],
    [
      'rex nominated. arcs and barc at range 3, who gets orders from Push',
      { units: [{ id: 'Arcs', range: 3 }, unit('Barc', 3), {}], chosen: undefined },
    ],
    [
      'chewie and leia at range 2, han nominated with push',
      { units: [{ name: 'Chewbacca' }, { name: 'Leia Organa' }, {}] },
    ],
    ['Assault, can i give only 2 orders, veers nominated, snows at 1', { asks: undefined }],
    ['snowtroopers at range 2 had an order from last round, can they get one', { units: [{ hasOrder: undefined }] }],
    [
      'Assault with Rex nominated, arcs at 1, barc at 4 and wookiees at 2. I picked the arcs and the wookiees',
      { nominee: 'Clone Captain Rex', units: [unit('Arcs', 1), unit('Barc', 4), unit('Wookiees', 2), {}] },
    ],
    [
      'leia is at 2 and the AT-RT is at 5, Luke nominated with Push, who can get orders',
      { nominee: 'Luke Skywalker', units: [{ ...unit('Leia', 2), name: 'Leia Organa' }, unit('AT-RT', 5), {}] },
    ],
    [
      'Push: Vader nominated, snowtroopers range 2, the AT-ST 4. who can I order',
      { units: [unit('Snowtroopers', 2), unit('AT-ST', 4), {}], asks: undefined },
    ],
    [
      'boba at 3, cassian nominated with ambush, can boba get the order',
      { nominee: 'Cassian Andor', units: [{ ...unit('Boba', 3), name: 'Boba Fett' }, {}], chosen: undefined },
    ],
    ['shores at 2 and veers at 2 both get one from Push, krennic nominated', { chosen: ['Shores', 'Veers'] }],
    ['do the shores at 2 and veers at 2 both get one from Push, krennic nominated', { chosen: undefined }],
    [
      'can palps give himself the order from ambush',
      { chosen: ['Emperor Palpatine'], units: [{ id: 'Emperor Palpatine' }] },
    ],
    ['can palps give himself an order from push', { chosen: undefined }],
    ["leia isn't nominated, han is. push, chewie at 1", { nominee: 'Han Solo', units: [{ name: 'Chewbacca' }, {}] }],
    [
      'my snowtroopers already have an order, can Push give them another',
      { units: [{ id: 'Snowtroopers', hasOrder: true }] },
    ],
    ['Push gives two orders, what if my snowtroopers have an order', { units: undefined }],
  ],
  'order-tokens': [
    [
      "My opponent's unit already has a faceup order. Can I draw a token and activate my corps unit with a corps token?",
      { token: undefined, unitRank: 'corps', drawnRank: 'corps', choice: 'draw' },
    ],
    ['my AT-ST has a faceup order. Can I draw a corps token and activate my corps squad', { token: undefined }],
    ['my corps unit has a faceup order, can I draw a token and activate it', { token: 'faceup' }],
    ['drew support, can i go with a heavy', { drawnRank: 'support', unitRank: 'heavy' }],
    ['may i skip drawing and use the unit with the face up order', { choice: 'faceup', token: 'faceup' }],
    ['must I draw a token', { choice: 'draw' }],
  ],
  'order-pool': [
    ['how many tokens in the bag if all 8 have orders', { units: 8, ordered: 8 }],
    ['all seven of them got an order token, how many are in the bag', { units: 7, ordered: 7 }],
    ['5 units dead out of 11, none have orders', { units: 6, ordered: 0 }],
    ['5 units are dead, none have orders', { units: undefined }],
    ['ive got 10 activations and gave orders to four', { units: 10, ordered: 4 }],
  ],
  promotion: [
    ['My last commander died. May I promote a trooper unit that was defeated too?', { onBattlefield: false }],
    ['My last commander died. May I promote a trooper unit that has been destroyed?', { onBattlefield: false }],
    ['May I promote a trooper unit after my last commander was killed?', { onBattlefield: undefined }],
    ['boba is operative, all commanders gone, make him commander?', { commandersLeft: 0, candidateRank: 'operative' }],
    ['My last commander is nearly dead. May I promote a trooper in the End Phase?', { commandersLeft: undefined }],
    ["My opponent's last commander died. May I promote a trooper unit of mine?", { commandersLeft: undefined }],
    ['can i promote my corps squad after veers died', { promotes: undefined, candidateRank: 'corps' }],
    ['he promoted his tank in the end phase, legal?', { promotes: true, phase: 'end' }],
    ['we lost our only commander in the command phase, who is promoted', { commandersLeft: 0, phase: undefined }],
    ['i dont want to promote my tank, do I have to', { ownUnit: undefined }],
    ['two commanders, one got killed, can I promote one now', { commandersLeft: undefined }],
    ['two commanders left, one unit died, must i promote', { commandersLeft: 2 }],
    ['do i need to promote if veers is dead but vader alive', { promotes: undefined }],
  ],
  range: [
    ["It was 5 inches away, now it's 8. Range?", { inches: undefined }],
    ['how far is range 4 in inches', { inches: undefined }],
    ['The unit is between 11 and 13 inches away. What range?', { inches: undefined }],
  ],
  'card-weapon': [
    ["The card says Luke gains the weapon. It's Leia's activation. May Luke use it?", { moment: 'other' }],
    ['Luke gains the weapon. May Leia use it in her activation?', { unitSpecified: false, moment: 'own activation' }],
    ['Luke gains the weapon. May Luke use it in his activation?', { unitSpecified: undefined }],
    [
      'The card lets him perform the attack at the end of his activation. His activation has only begun. May he attack now?',
      { moment: 'own activation' },
    ],
    [
      'The card lets him perform the attack at the end of his activation. May he attack at the start of it instead?',
      { moment: 'own activation' },
    ],
    ['can id10 use concussive blast, idens droid', { user: 'counterpart' }],
    ['Iden was engaged but withdrew. She uses the ranged weapon of Concussive Blast.', { engaged: undefined }],
    ["can boba shoot his card weapon when it isn't his activation", { moment: 'other' }],
    ['may vader perform the attack on the card after he activated', { moment: 'other' }],
    ["whistling birds at the end of din's activation, may he shoot", { moment: 'end of own activation' }],
    ['may he shoot the card weapon at the end of the activation phase', { moment: undefined }],
    ["counterpart isn't mentioned, may he use it", { cardSaysCounterpart: false }],
    ['arsenal 2 and whistling birds plus his pistol', { arsenal: 2, extraWeapon: true }],
    ["does cad bane get to fire his card weapon while he's stuck in melee", { engaged: true }],
    ["may iden's droid (counterpart) fire too, the card doesn't mention it", { cardSaysCounterpart: false }],
    ['neither card names the counterpart. can it use the weapon', { cardSaysCounterpart: false, user: 'counterpart' }],
    ['bossk plays whipcord launcher while engaged, can he shoot it together with his rifle', { extraWeapon: true }],
  ],
  measuring: [
    ['can i lay the move tool down in his activation', { tool: 'movement-tool', activating: false }],
    ['can I lay the move tool down for my unit in his activation', { tool: 'movement-tool', activating: undefined }],
    ['we are activating now, can i check range with the ruler', { activating: true }],
    ['before i decide which unit is activating can i measure', { activating: undefined }],
    ['while my unit activates, can i check range with the ruler', { activating: true }],
    ['can i measure before choosing what to activate', { activating: undefined }],
    ['before activating i lay down the range ruler, he says no', { activating: false }],
    ["can i measure with the movement tool when it's not his units activation", { activating: false }],
  ],
  'play-card': [
    [
      'Luke, my commander, was defeated last round. Leia, my commander, is alive. Son of Skywalker is in my hand. May I play it?',
      { army: [{ name: 'Luke Skywalker', defeated: true }, { defeated: false }] },
    ],
    [
      'Luke, a commander of mine, has been defeated. Leia, my commander, is alive. May I play Son of Skywalker?',
      { army: [{ name: 'Luke Skywalker', defeated: true }, { defeated: false }] },
    ],
    [
      'Vader (my commander) died in round two. Veers, my commander, is alive. May I play Implacable?',
      { army: [{ name: 'Darth Vader', defeated: true }, { defeated: false }] },
    ],
    [
      "Luke is in my opponent's army, not in mine. Leia, my commander, is alive. May I play Son of Skywalker?",
      { army: [{ name: 'Leia Organa' }] },
    ],
    [
      'Luke fights for my opponent. Leia, my commander, is alive. May I play Son of Skywalker?',
      { army: [{ name: 'Leia Organa' }] },
    ],
    ["Luke is in my army and Vader in my opponent's. May I play Son of Skywalker?", { army: [{}] }],
    [
      "Luke stands on my opponent's objective. May I play Son of Skywalker?",
      { army: [{ name: 'Luke Skywalker', defeated: undefined }] },
    ],
    [
      'Ambush is in my discard pile and Push in my hand. Leia is my commander. May I play Push?',
      { chosen: 'Push', discard: ['Ambush'], hand: ['Push'] },
    ],
    [
      "Ambush is in my opponent's discard pile. Push is in my hand. Leia is my commander. May I play Push?",
      { chosen: 'Push', discard: undefined, hand: ['Push'] },
    ],
    [
      'My discard pile holds Ambush and Push is in my hand. May I play Push?',
      { chosen: 'Push', discard: ['Ambush'], hand: ['Push'] },
    ],
    [
      "Ambush is in my opponent's discard pile. Can I play my Ambush?",
      { chosen: 'Ambush', discard: undefined, hand: undefined },
    ],
    ['Push is in his discard pile, can I play Push', { chosen: 'Push', discard: undefined }],
    ['Push is in his discard pile, can he play Push', { chosen: 'Push', discard: ['Push'] }],
    [
      'I have Push in my hand and Ambush in my discard pile. Can I play Push?',
      { chosen: 'Push', discard: ['Ambush'], hand: ['Push'] },
    ],
    ['do i have to play a card? ive push left', { chosen: undefined, hand: ['Push'] }],
    ['Vader nearly died last round. May I play Implacable?', { army: [{ defeated: undefined }] }],
    [
      "Han died in our last game. This game he's alive; may I play Change of Plans?",
      { army: [{ defeated: undefined }] },
    ],
    ["My opponent's Vader is dead. May I play Implacable?", { army: undefined }],
    ['both my commanders are dead, can i play ambush with a field commander left', { army: [{ name: undefined }] }],
    ['cards are face up, i want to swap assault for ambush', { revealed: true }],
    ['he turned over standing orders, may he change it', { chosen: 'Standing Orders', revealed: true }],
    ["can he pick push again, it's in his discard pile", { chosen: 'Push', discard: ['Push'] }],
    ["can i replay push, it's lying in my discard", { chosen: 'Push', discard: ['Push'] }],
    ['my only survivor is cad bane who is an operative, can i play push', { army: [{ rank: 'operative' }] }],
    [
      'rex is alive, fives an operative. can i play assault',
      { army: [{ name: 'Clone Captain Rex', rank: undefined }] },
    ],
    ['luke got promoted from operative to commander, can he play push', { army: [{ promotedFrom: 'operative' }] }],
  ],
  nomination: [
    [
      'My commander was defeated; my second commander is nominated for Push. Legal?',
      { nominee: { rank: 'commander', defeated: undefined } },
    ],
    [
      'my general Rex is dead. Is another commander nominated for Push ok',
      { nominee: { rank: 'commander', defeated: undefined } },
    ],
    [
      'My commander is defeated. Can my promoted corps unit be nominated for Push?',
      { nominee: { promotedFrom: 'corps', rank: 'commander', defeated: undefined } },
    ],
    [
      'Can my second commander be nominated for Push? My first commander died',
      { nominee: { rank: 'commander', defeated: undefined } },
    ],
    [
      "My opponent's commander is defeated. Can my commander Leia be nominated for Push?",
      { nominee: { name: 'Leia Organa', rank: 'commander', defeated: undefined, friendly: true } },
    ],
    [
      'their operative was killed, can I nominate my commander Leia for Push',
      { nominee: { name: 'Leia Organa', rank: 'commander', defeated: undefined, friendly: true } },
    ],
    ['My commander was defeated. Can I nominate him for Push?', { nominee: { defeated: true } }],
    ['My commander is dead. Can my commander be nominated for Push?', { nominee: { defeated: true } }],
    [
      'My commander is dead. Can Leia be nominated for Push?',
      { nominee: { name: 'Leia Organa', defeated: undefined } },
    ],
    [
      'My operative Boba Fett played A Simple Man. Can Vader give the orders?',
      { card: { owner: { rank: 'operative' } }, nominee: { name: 'Darth Vader', rank: undefined } },
    ],
    [
      'Boba is an operative, his Whipcord Launcher was played. May Krennic issue the orders?',
      { card: { owner: { rank: 'operative' } }, nominee: { name: 'Director Orson Krennic', rank: undefined } },
    ],
    [
      'vader is dead, can he still be the nominated one for Implacable',
      { nominee: { name: 'Darth Vader', defeated: true }, card: { name: 'Implacable' } },
    ],
    ['May I nominate Krennic for Push? My Scouts just died.', { nominee: { defeated: undefined } }],
    ['can somebody other than Vader give the orders of Implacable', { nominee: undefined }],
    ["who's nominated for symbol of rebellion when luke is dead", { nominee: undefined }],
    ['who can I nominate for ambush, vader is dead and veers lives', { nominee: undefined }],
    ['luke commander, leia commander, han operative. who can give orders for change of plans', { nominee: undefined }],
    [
      'leia got killed so jyn, an operative, wants to issue orders for push',
      { nominee: { name: 'Jyn Erso', rank: 'operative', defeated: undefined } },
    ],
    [
      'my commander is promoted from special forces, can it be nominated for ambush',
      { nominee: { promotedFrom: 'special' } },
    ],
    ['is master of evil vaders own card? veers issues the orders', { card: { owner: { name: 'Darth Vader' } } }],
    ['I nominate my AT-RT for Push', { nominee: { name: 'AT-RT', friendly: true } }],
    ['do we nominate a commander or an operative for whipcord launcher', { nominee: undefined }],
    ['can i nominate my operative or must it be a commander for Push', { nominee: { friendly: true } }],
    ['a corps unit was promoted, can it be the nominee for Push', { nominee: { promotedFrom: 'corps' } }],
  ],
  'card-flow': [
    [
      'I played Standing Orders last round. Is it back in my hand?',
      { card: 'Standing Orders', asks: 'where', moment: 'round-over' },
    ],
    ['played Push in the last round, where is it', { card: 'Push', moment: undefined }],
    [
      'in round 3 he sent my Assault back with Change of Plans, where is it',
      {
        events: [
          { round: 3, event: 'play', card: 'Assault' },
          { round: 3, event: 'cancel', card: 'Assault' },
        ],
      },
    ],
    [
      'played Ambush round 1, got it back round 3?',
      {
        events: [
          { round: 1, event: 'play' },
          { round: 3, event: 'returnToHand' },
        ],
      },
    ],
    [
      'push got sent back by change of plans, where is it',
      {
        card: 'Push',
        events: [
          { event: 'play', card: 'Push' },
          { event: 'cancel', card: 'Push' },
        ],
      },
    ],
    ['my card was cancelled by change of plans in round 1, how many in hand', { events: undefined, card: undefined }],
    [
      'played push r2, assault r3. how many do I have left',
      { events: [{ round: 2 }, { round: 3 }], asks: 'hand-size' },
    ],
    ['standing orders was played round 2 and 3, where is it', { events: [{ round: 2 }, { round: 3 }] }],
    ['does push come back at the end of the round or in the command phase', { moment: undefined }],
    ['does the played card end up in the discard', { asks: 'where' }],
    [
      'vader died in round two, his implacable was in play. where does it go',
      { events: [{ round: undefined }, { round: 2, event: 'ownerDefeated' }] },
    ],
  ],
  'command-hand': [
    ["Can Chewbacca's Common Cause be in my hand without Han Solo?", { hand: undefined }],
    ['Can Common Cause be in my hand without Luke', { hand: undefined }],
    [
      'leia and han list: coordinated bombardment, sorry about the mess, no time for sorrows, push, change of plans, assault, standing orders',
      { army: ['Leia Organa', 'Han Solo'], hand: [{}, {}, {}, 'Push', {}, 'Assault', 'Standing Orders'] },
    ],
    [
      'I removed Veers from the list, only Vader is left. Hand: Ambush, Maximum Firepower, Push, Evasive Maneuvers, Assault, Imperial Discipline, Standing Orders.',
      { army: ['Darth Vader'] },
    ],
    ['Is my command hand with No Time for Sorrows legal? Leia is in my army.', { hand: undefined }],
    ['My hand has six cards plus Standing Orders, is it legal?', { hand: undefined }],
    [
      'leave out Ambush? push, assault, standing orders, implacable, master of evil, fear and dead men, maximum firepower',
      {
        hand: [
          'Push',
          'Assault',
          'Standing Orders',
          'Implacable',
          'Master of Evil',
          'Fear and Dead Men',
          'Maximum Firepower',
        ],
      },
    ],
    [
      "jyn isn't in the army, only cassian. is no time for sorrows ok in my hand",
      { hand: ['No Time for Sorrows'], army: ['Cassian Andor'] },
    ],
  ],
  'army-composition': [
    ['4 special forces, 1 cmd, 4 corps standard', { commander: 1, special: 4, corps: 4, format: 'standard' }],
    ['He runs 810 points, I run 790. Standard, one commander, three corps. Am I legal?', { points: 790 }],
    ['is it legal to field vader and palpatine both as commanders with maul as operative', { nominee: undefined }],
    ['skirmish. corps? I have 4. and one commander', { corps: 4, commander: 1 }],
    ['standard, 3 corps and no spec ops at all, 1 commander', { special: 0, corps: 3 }],
    ['he brings Luke and Luke in the same army', { unique: ['Luke Skywalker', 'Luke Skywalker'] }],
  ],
  priority: [
    ['Red has two pips, blue has one pip more than red. Priority?', { red: { pips: 2 }, blue: { pips: 3 } }],
    ["Red's card has two pips. Blue's has one more. Priority?", { red: { pips: 2 }, blue: { pips: 3 } }],
    ['I have two pips, he has one more. Who has priority?', { blue: { pips: 2 }, red: { pips: 3 } }],
    ['Red has 2 pips and blue has one extra pip. Who has priority?', { red: { pips: 2 }, blue: { pips: 3 } }],
    [
      'Blue revealed Implacable but Vader is dead, so Standing Orders. Red played Assault. Priority?',
      { blue: undefined },
    ],
    [
      'it is round 3 and we both put down Assault, who has priority',
      { blue: { card: 'Assault' }, red: { card: 'Assault' } },
    ],
    [
      'luke is red and vader blue, son of skywalker against implacable, who goes first',
      { red: { card: 'Son of Skywalker' }, blue: { card: 'Implacable' } },
    ],
    ["i'm red with assault and he has push and cunning", { red: { cunning: undefined }, blue: { cunning: true } }],
    ["i've got cunning and he doesn't, i'm red, both 2 pips", { red: { cunning: true }, blue: { cunning: false } }],
  ],
  'effect-order': [
    [
      'both got start of activation effects, red has priority',
      { effects: [{ player: 'blue', timing: 'start-of-activation-phase' }, { player: 'red' }], priority: 'red' },
    ],
    [
      "red used change of plans on my implacable, i'm blue. do i still get its effect",
      { effects: [{ used: true, returns: 'blue' }, { player: 'blue' }] },
    ],
    [
      "red's card has no timing, mine says when revealed. i'm blue",
      { effects: [{ player: 'red' }, { player: 'blue' }] },
    ],
    [
      'blue uses change of plans but sends nothing, no, never used it, red has notorious scoundrels',
      { effects: [{ used: false }, {}] },
    ],
    [
      "his change of plans sends my push back. i'm red, what comes first",
      { effects: [{ used: true, returns: 'red' }, {}] },
    ],
    [
      'at the start of the activation phase blue has pulse scan and red ambush, which effect first',
      { effects: [{ timing: 'start-of-activation-phase' }, { timing: 'start-of-activation-phase' }] },
    ],
    ['change of plans vs implacable, does implacable still work', { effects: [{}, { card: 'Implacable' }] }],
    [
      "change of plans and annihilation looms, Han is blue's, krennic is red. what resolves first",
      { effects: [{ player: 'blue' }, { player: 'red' }] },
    ],
  ],
  'open-information': [
    ["Is my opponent's hand size public?", { item: 'hand size' }],
    ["may I ask for the size of my opponent's hand", { item: 'hand size' }],
    ['I took a card from my discard pile. Do I have to name it?', { item: 'returned card' }],
    ['he put a card from his discard pile back in hand, must he show it', { item: 'returned card' }],
    ['can i check which cards he already burned', { item: 'discard pile' }],
    ['can my opponent ask for my hand size', { item: 'hand size' }],
    ['does she need to say which card came back from discard', { item: 'returned card' }],
    ['can i ask which cards he has played', { item: 'discard pile' }],
    ['is the card that came back public', { item: 'returned card' }],
  ],
}

/** What is left undefined must not be filled. */
function lacks(facts: unknown, wanted: unknown): void {
  if (wanted === undefined) expect(facts).toBeUndefined()
  else if (typeof wanted === 'object')
    for (const [key, value] of Object.entries(wanted as object)) lacks((facts as Record<string, unknown>)?.[key], value)
  else expect(facts).toEqual(wanted)
}

describe('what players of Legion tell in passing', () => {
  const rows = Object.entries(TOLD).flatMap(([checker, all]) => all.map((one) => [checker, ...one] as const))
  it.each(rows)('%s: %s', (checker, question, facts) => {
    const first = ask({ question, game: 'legion' })
    expect(first.checker).toBe(`legion/${checker}`)
    const asked = first.near ? ask({ question, game: 'legion', checker: first.checker! }) : first
    lacks(asked.facts, facts)
    for (const [fact, value] of Object.entries(facts))
      if (Array.isArray(value)) expect(asked.facts[fact]).toHaveLength(value.length)
  })
})

describe('what belongs to another gets no confident verdict', () => {
  it.each([
    ['last commander died, can my T-47 become commander', 'candidateType'],
    ['My last commander died. My only troopers are dead too; the AT-ST is left. Can I promote it?', 'candidateType'],
    ['My last commander died. The T-47 is left. May I promote it?', 'candidateType'],
    ["Luke gains the weapon of the card. It's Leia's activation. May he use it?", 'moment'],
    ['Blue has one pip more than red. Priority?', 'blue.pips'],
    ['May I promote his troopers? My last commander died, End Phase.', 'ownUnit'],
    ["Bossk wants to shoot Veers' Maximum Firepower weapon at the end of his activation.", 'unitSpecified'],
  ])('%s', (question, path) => {
    const { unsure, ruling } = ask({ question, game: 'legion' })
    expect(unsure).toContain(path)
    expect(ruling).toMatchObject({ verdict: 'undetermined' })
    expect(ruling).not.toHaveProperty('presumed')
  })
})

describe('a choice that is told twice', () => {
  it('is understood both times', () => {
    const { facts, unread } = ask({ question: 'standard, 800 points, 1 commander, 3 corps', game: 'legion' })
    expect(facts).toMatchObject({ format: 'standard', points: 800 })
    expect(unread).toEqual([])
  })
})

it.each(['my commander is dead who gives the orders', 'my general died. who issues orders now?'])(
  'who fell is not who is asked for: %s',
  (question) => expect(ask({ question, game: 'legion' }).facts).toEqual({}),
)
it('but he may be', () =>
  expect(ask({ question: 'my commander is dead, can he give the orders', game: 'legion' }).facts).toEqual({
    nominee: { defeated: true },
  }))
