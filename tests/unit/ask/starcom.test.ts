import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])

/** A sentence, the checker it asks for, facts it states, and facts that nothing in it states. */
type Said = readonly [question: string, checker: string, facts: Record<string, unknown>, absent?: readonly string[]]

function holds([question, checker, facts, absent = []]: Said): void {
  const asked = ask({ question, game: 'starcom' })
  expect({ checker: asked.checker, facts: asked.facts }, question).toMatchObject({
    checker: `starcom/${checker}`,
    facts,
  })
  for (const path of absent) expect(asked.facts, `${path}: ${question}`).not.toHaveProperty(path)
}

const reads = (all: readonly Said[]) =>
  it.each(all.map((said) => ({ question: said[0], said })))('$question', ({ said }) => holds(said))

describe('what is to be built', () => {
  reads([
    ['she is sieging my capital, can I place a corvette there anyway', 'build', { underSiege: true, card: 'corvette' }],
    ['capital is not mine to use, Rob blockades it. May I build a scout', 'build', { card: 'scout' }],
    [
      'we fought here on Ben’s turn and all of his ships died, may I build a scout',
      'build',
      { combatSinceMyLastTurn: true, opposingShipsPresent: false, card: 'scout' },
      ['isMyTurn'],
    ],
    [
      'he has two destroyers in my capital, can I build a frigate',
      'build',
      { opposingShipsPresent: true, systemController: 'me', card: 'frigate' },
      ['count', 'underSiege'],
    ],
    ['Not a capital but I do own the shipyard there. Cruiser ok?', 'build', { card: 'cruiser', myShipyardHere: true }],
    ['no shipyard around, ordinary planet, I want a medium ship', 'build', { myShipyardHere: false, what: 'ship' }],
    ['it is Ben’s turn, may I build a frigate', 'build', { isMyTurn: false, card: 'frigate' }],
    ['can I build a refinery in my own end phase', 'build', { isMyTurn: true, phase: 'end', card: 'refinery' }],
    ['Can I build in a system I don’t control? it’s Ben’s', 'build', { systemController: 'opponent' }],
    [
      'can my shipyard be placed on some ordinary planet',
      'build',
      { card: 'shipyard', systemKind: 'ordinary' },
      ['myShipyardHere'],
    ],
  ])
})

describe('which question it is', () => {
  reads([
    ['bribery upon my own cruiser', 'targets', { card: 'bribery' }],
    ['a besieged colony, may I purchase cubes for it', 'development', { underSiege: true }],
    ['bought a scout just now, does it fly this turn', 'jump', { card: 'scout' }],
    ['blue and red have lost their homes, am I the winner', 'game-end', {}],
  ])
})

describe('how many, and of what', () => {
  reads([
    ['six ships and six cubes, may I build a corvette', 'build', { totalDevelopments: 6 }, ['developmentsInSystem']],
    ['I own 9 developments, a frigate at my capital', 'build', { totalDevelopments: 9 }, ['developmentsInSystem']],
    ['may I build a station on a capital with 3 developments, four ships there', 'build', { developmentsInSystem: 3 }],
    ['income: trade routes x3, stations 4', 'income', { tradeRoutes: 3 }],
    ['what do two scouts cost, efficient construction x2', 'affordability', { efficientConstruction: 2 }],
    [
      'feb rules: two enhanced jump drives, my scout jumped once, may it jump again?',
      'jump',
      { extraJumps: 2, jumpsUsed: 1 },
    ],
    ['one fighter of mine in a neutral system, may this fighter develop it', 'development', { myFighters: 1 }],
    ['develop it from 1 counter, two more counters. I have 5, enough?', 'development', {}, ['developments']],
    ['may I add a counter to my besieged colony in the end phase', 'development', {}, ['developments']],
    ['already sold twice this turn, may I sell two more cards', 'hand', { timesThisTurn: 2 }],
    ['neither ship nor station of mine is there, may I aim sabotage at a ship', 'targets', {}, ['myShipThere']],
    ['no fight there since my turn, may I build a refinery', 'build', { card: 'refinery' }, ['isMyTurn']],
    ['the next system over, one step over from mine, may my scout jump', 'jump', { adjacent: true }],
  ])

  it('knows whose a card is by a colour, and a card that lies on the table', () => {
    expect(
      ask({ question: 'my scout in reds capital, blue only has a station. besieged?', game: 'starcom' }).facts,
    ).toMatchObject({
      vessels: [{ owner: 'me' }, { owner: 'blue' }],
    })
    expect(ask({ question: 'my frigate for a card in front of him', game: 'starcom' }).facts).toMatchObject({
      goods: [{ kind: 'ship' }, { kind: 'table-card' }],
    })
    expect(ask({ question: 'I sell him a cruiser, no system with it', game: 'starcom' }).facts.goods).toHaveLength(1)
  })
})

describe('who besieges, and what a siege takes', () => {
  reads([
    [
      'Ben owns the capital. My destroyer sits there with his missile platform, besieged?',
      'siege',
      {
        controller: 'Ben',
        vessels: [
          { owner: 'me', class: 'Medium' },
          { owner: 'Ben', type: 'station' },
        ],
      },
    ],
    [
      'can my colony be under siege from a carrier, attack zero, of the enemy? I keep a missile platform with 2 attack',
      'siege',
      { controller: 'me', vessels: [{ class: 'Large' }, { owner: 'me', type: 'station', attack: 2 }] },
    ],
    ['Can stations lay siege?', 'siege', {}, ['vessels']],
    [
      'does a shipyard without attack stop a siege? one enemy cruiser, my system',
      'siege',
      {
        vessels: [
          { type: 'station', attack: 0 },
          { owner: 'Red', type: 'ship' },
        ],
      },
    ],
    [
      'in my own end phase, am I losing cubes to her 2 corvettes that besiege my capital?',
      'conquest',
      { activePlayerIs: 'controller', besiegerNonFighterShips: 2, underSiege: true },
    ],
    [
      'three devs on his planet, I’m besieging with 4 ships and it is my end phase, do I get it?',
      'conquest',
      { activePlayerIs: 'besieger', besiegerNonFighterShips: 4, developments: 3 },
    ],
    [
      'her cruiser strips a counter from my homeworld although I have a missile platform with 2 attack there',
      'conquest',
      { cruisers: 1, stationsInSystem: [{ attack: 2 }] },
      ['developments'],
    ],
    [
      'two enemy frigates besiege my colony with 3 developments in his end phase',
      'conquest',
      { besiegerNonFighterShips: 2, developments: 3, activePlayerIs: 'besieger' },
    ],
  ])
})

describe('where a ship goes, hop by hop', () => {
  reads([
    [
      'Can I jump from Vera’s planet to another planet of Vera’s',
      'jump',
      { originController: 'Vera', destinationController: 'Vera' },
    ],
    ['scout, not moved yet, adjacent system owned by Ben', 'jump', { destinationController: 'Ben', jumpsUsed: 0 }],
    [
      'the system next to mine is still face down, may my scout go in?',
      'jump',
      { faceDownDestination: true },
      ['destinationController'],
    ],
    ['does my frigate get to leave a black hole', 'jump', { card: 'frigate' }, ['destinationCard']],
    ['can my 2-speed battleship jump two systems away', 'jump', { jumpDistance: 2, speed: 2 }],
    [
      'the neighbouring system is unclaimed but he has ships there, can my corvette retreat',
      'retreat',
      { destinationController: 'none', card: 'corvette' },
    ],
    [
      'Kim’s frigate wants to retreat to her own core world, two systems away',
      'retreat',
      // that it is hers says "mine" of her who retreats: it is left open
      { destinationCard: 'core-world', adjacent: false },
    ],
    [
      'my battleship: from my homeworld to a neutral system and from there into Kim’s trade world, both adjacent',
      'route',
      {
        legs: [
          { adjacent: true, destinationController: 'none' },
          { adjacent: true, destinationController: 'Kim', destinationCard: 'trade-world' },
        ],
      },
    ],
  ])
})

describe('who plays, who fights, who has how many', () => {
  reads([
    [
      'order is me, Tia, Rob. I play Ram, Tia passes, Rob passes, does it resolve?',
      'responses',
      { seats: ['me', 'Tia', 'Rob'], trigger: { kind: 'card', by: 'me' }, plays: [{ by: 'me', card: 'ram' }] },
    ],
    ['In the ready phase can I play Filibuster', 'responses', { phase: 'ready' }, ['plays']],
    ['can anyone react when I build a ship', 'responses', { trigger: { kind: 'action', by: 'me' } }],
    [
      'my cruiser puts all 5 on his battleship, which already has 6 damage. Dead?',
      'combat-damage',
      { vessels: [{ card: 'cruiser' }, { card: 'battleship', damage: 6 }], assignments: [{ amount: 5 }] },
    ],
    [
      'Ben’s corvette was destroyed by a card before damage resolved, does its hit on my scout still count',
      'combat-damage',
      {
        vessels: [
          { owner: 'Ben', destroyedBeforeResolve: true },
          { owner: 'me', card: 'scout' },
        ],
      },
    ],
    [
      'assign 3 from my frigate to his refinery',
      'combat-damage',
      { assignments: [{ from: 'Frigate', to: 'Refinery', amount: 3 }] },
    ],
    [
      'two frigates put 1 each into my destroyer, it took 2 earlier. still alive?',
      'combat-damage',
      {
        vessels: [
          { id: 'Frigate 1', card: 'frigate' },
          { id: 'Frigate 2', card: 'frigate' },
          { card: 'destroyer', owner: 'me', damage: 2 },
        ],
        assignments: [
          { from: 'Frigate 1', to: 'Destroyer', amount: 1 },
          { from: 'Frigate 2', to: 'Destroyer', amount: 1 },
        ],
      },
    ],
    [
      'my scout has evasion, he assigns 2 to it from his frigate',
      'combat-damage',
      {
        vessels: [{ card: 'scout', cannotBeDamaged: true }, { card: 'frigate' }],
        assignments: [{ from: 'Frigate', to: 'Scout', amount: 2 }],
      },
    ],
    [
      'his battleship hits my cruiser for 5, is it dead',
      'combat-damage',
      { assignments: [{ from: 'Battleship', to: 'Cruiser', amount: 5 }] },
    ],
    [
      'my cruiser has 4 damage from before, kim’s scout puts 1 on it',
      'combat-damage',
      { vessels: [{ damage: 4 }, { owner: 'kim' }], assignments: [{ from: 'Scout', to: 'Cruiser', amount: 1 }] },
    ],
    [
      'Sabotage killed her frigate after it assigned 3 on my scout, before it resolves',
      'combat-damage',
      { vessels: [{ card: 'frigate', destroyedBeforeResolve: true }, { card: 'scout' }] },
    ],
    [
      'it’s hannas turn, seated me, hanna, tobi',
      'responses',
      { activePlayer: 'hanna', seats: ['me', 'hanna', 'tobi'] },
    ],
    [
      'Ann took the final card. I’ve 9, Lea 7, Kim 9: who wins the game',
      'game-end',
      { lastDomainCardDrawn: true, developmentsByPlayer: { me: 9, Lea: 7, Kim: 9 } },
    ],
  ])
})

describe('what systems bring in, what is in hand, what is aimed at', () => {
  reads([
    [
      'income: my homeworld with 5 and Forsei with 2, besieged both, plus a refinery on the homeworld',
      'income',
      {
        systems: [
          { card: 'homeworld', developments: 5, refineries: 1, underSiege: true },
          { card: 'forsei', developments: 2, underSiege: true },
        ],
      },
    ],
    [
      'trade world with 3, homeworld with 4 and its refinery, but the homeworld is under siege: income?',
      'income',
      {
        systems: [
          { card: 'trade-world', developments: 3 },
          { card: 'homeworld', developments: 4, refineries: 1, underSiege: true },
        ],
      },
    ],
    [
      'income of homeworld 4, its besieged, and forsei 2 with a refinery',
      'income',
      {
        systems: [
          { card: 'homeworld', developments: 4, underSiege: true },
          { card: 'forsei', developments: 2, refineries: 1 },
        ],
      },
    ],
    [
      'two refineries on my trade world, three devs there, how many credits',
      'income',
      { systems: [{ card: 'trade-world', refineries: 2, developments: 3 }] },
    ],
    [
      'is it right that my besieged core world still pays? it has 3 counters',
      'income',
      { systems: [{ card: 'core-world', underSiege: true, developments: 3 }] },
    ],
    [
      'february rules: the die came up science, I only have industry systems, do I draw a card',
      'hand',
      { dieDomain: 'science', domainsControlled: ['industry'] },
      ['deck', 'handSize'],
    ],
    ['my hand is full at 5, must I still draw in the ready phase', 'hand', { handSize: 5, action: 'ready-draw' }],
    ['I control statecraft only. No card for me?', 'hand', { domainsControlled: ['statecraft'] }, ['handSize']],
    [
      'Barrage onto his defense station, but I’ve no ships in that system',
      'targets',
      { target: 'station', targetMine: false, myShipThere: false },
    ],
    ['can I sabotage my own cruiser', 'targets', { target: 'ship', targetMine: true }],
    [
      'interdiction on Ben’s system where I only have a refinery',
      'targets',
      { target: 'system', myVesselThere: true, myShipThere: false },
    ],
    ['is it ok to aim Ram at a Pulsar System', 'targets', { pulsarSystem: true }, ['target']],
    ['system has 4 counters and three of my stations, does a fourth fit', 'station-limit', { stationsInSystem: 3 }],
    ['want to put 2 stations on an asteroid field, it’s neutral', 'station-limit', { count: 2 }, ['stationsInSystem']],
  ])
})

describe('what is only meant', () => {
  reads([
    ['I want to play interdiction, can his scout still jump away', 'jump', {}, ['interdicted']],
    ['Ola played interdiction, can my scout jump out', 'jump', { interdicted: true }],
    ['can I have a station in there, the planet has 3 devs', 'station-limit', {}, ['stationsInSystem']],
    ['I have a station there and 3 developments, does another fit', 'station-limit', { stationsInSystem: 1 }],
  ])
})

describe('what a question is about', () => {
  reads([
    ['both my fighters and his destroyer are at my colony. Besieged now?', 'siege', {}],
    ['do I get money for a besieged homeworld w/ 5 cubes', 'income', {}],
    ['Pat took my homeworld and has 9 cubes, I have 12, is the game done', 'game-end', { homeworldConquered: true }],
    ['Can I plop a shipyard on Forsei', 'build', { card: 'shipyard' }, ['iControlForsei']],
    ['do I need a capital for a cruiser I build', 'build', { card: 'cruiser' }, ['systemKind']],
    [
      'Pat offers two hand cards and a favour for my core world with 3 cubes and a station',
      'deal',
      {
        goods: [
          { kind: 'hand-card', from: 'partner', count: 2 },
          { kind: 'favour', from: 'partner' },
          { kind: 'system', from: 'me' },
        ],
      },
    ],
  ])
})

describe('whose it is', () => {
  reads([
    [
      'nina parked her cruiser over my colony, I just keep a shipyard there, besieged?',
      'siege',
      {
        controller: 'me',
        vessels: [
          { owner: 'nina', type: 'ship' },
          { owner: 'me', type: 'station' },
        ],
      },
    ],
    [
      'Ruds colony: she keeps a habitat and a missile platform there, I hold a frigate in it. siege?',
      'siege',
      {
        controller: 'Rud',
        vessels: [
          { owner: 'Rud', type: 'station' },
          { owner: 'Rud', type: 'station' },
          { owner: 'me', type: 'ship' },
        ],
      },
    ],
    ['two destroyers of Irenas sit in my colony, is it besieged', 'siege', { vessels: [{ owner: 'Irena' }, {}] }],
    ['it is Thomas turn, may my scout retreat to my colony', 'retreat', { activePlayer: 'Thomas' }],
    ['it isn’t my turn, can my frigate flee to my colony', 'retreat', {}, ['activePlayer']],
    ['does my cruiser get to jump into Forsei, it’s mine', 'jump', { destinationController: 'me' }],
    ['can I retreat to the core world, nobody owns it', 'retreat', { destinationController: 'none' }],
    ['jump from my colony to his, side by side', 'jump', { originController: 'me', destinationController: 'Red' }],
    ['may I build a scout in Forsei, I control it', 'build', { iControlForsei: true, systemController: 'me' }],
    [
      'Uwe shoots both his frigates at my defence station, 2 each',
      'combat-damage',
      {
        vessels: [{ owner: 'Uwe' }, { owner: 'Uwe' }, { owner: 'me', card: 'defense-station' }],
        assignments: [
          { to: 'Defense Station', from: 'Frigate 1', amount: 2 },
          { to: 'Defense Station', from: 'Frigate 2', amount: 2 },
        ],
      },
    ],
    [
      'Kim then Lea then me, one frigate each, kims turn. Lea puts 1 on mine',
      'combat-damage',
      {
        seats: ['Kim', 'Lea', 'me'],
        activePlayer: 'Kim',
        vessels: [{ owner: 'Kim' }, { owner: 'Lea' }, { owner: 'me' }],
        assignments: [{ to: 'Frigate 3', amount: 1 }],
      },
    ],
    [
      'my corvette soaked 1 before, now it eats another 2, it has 4 hp. dead?',
      'combat-damage',
      { vessels: [{ owner: 'me', damage: 1, hp: 4 }, {}], assignments: [{ to: 'Corvette', amount: 2 }] },
    ],
    [
      'can I split 4 attack: 2 on the carrier, 2 on a fighter',
      'combat-damage',
      {
        assignments: [
          { to: 'Carrier', amount: 2 },
          { to: 'Strike Fighter', amount: 2 },
        ],
      },
    ],
  ])
})

describe('who is still there, and what was', () => {
  reads([
    ['fight at my colony since my last go but Kim’s ships are gone', 'contested', { opposingShipsPresent: false }],
    [
      'we fought there since my last turn, her cruiser never retreated. contested',
      'contested',
      { opposingShipsPresent: true },
    ],
    [
      'battle here since my last turn, the attackers withdrew. contested?',
      'contested',
      { opposingShipsPresent: false },
    ],
    [
      'fought there since my last turn, they left two scouts behind, contested',
      'contested',
      {},
      ['opposingShipsPresent'],
    ],
    ['the enemy ships are gone, may I place a frigate in my capital', 'build', { opposingShipsPresent: false }],
    [
      'my opponent moved 2 corvettes into my capital on his last turn, can I still build a destroyer there',
      'build',
      { opposingShipsPresent: true },
      ['isMyTurn', 'count'],
    ],
    [
      'she never moved, she was there the whole time, he played interdiction. may my scout leave',
      'jump',
      { arrivedAfterInterdiction: false },
    ],
  ])
})

describe('what is no fact', () => {
  reads([
    [
      '6 ships, 8 cubes total, 14 credits. Cruiser in my capital?',
      'build',
      { totalDevelopments: 8, credits: 14 },
      ['count'],
    ],
    ['she says no cube for me since the colony is Ann’s', 'development', {}, ['developments']],
    ['four stations in the colony with 4 cubes, does another station go in', 'station-limit', { stationsInSystem: 4 }],
    ['may I sell two cards for three credits', 'hand', { action: 'sell' }, ['credits', 'draws', 'handSize']],
    ['I sold two cards this turn, may I sell again', 'hand', { timesThisTurn: 1 }, ['handSize']],
    ['cruisers strip a cube each? I besiege with four cubes there', 'conquest', {}, ['cruisers']],
    ['ten cubes on the board, ten ships. another frigate?', 'build', { shipsControlled: 10 }, ['myNonFighterShips']],
    ['can a scout jump three times in a row with speed 2', 'route', { speed: 2 }, ['jumpsUsed']],
    ['retreat after combat to a neutral system next door, frigate moved twice this turn', 'retreat', {}, ['speed']],
    ['may my fighter jump? it waits next to a carrier', 'jump', {}, ['adjacent']],
    ['can I place two fighters from my carrier in my colony', 'build', { count: 2 }, ['card']],
    ['I am at six ships with 6 devs, so no more ships for me?', 'ship-limit', { shipsControlled: 6 }],
  ])
})

describe('numbers whose noun stands elsewhere', () => {
  reads([
    ['three scouts and a habitat for 9?', 'affordability', { credits: 9, builds: [{ count: 3 }, { count: 1 }] }],
    ['how much is a cruiser plus two scouts, I’ve got 12', 'affordability', { credits: 12 }],
    ['a cruiser and a frigate cost how much? I have a dozen credits', 'affordability', { credits: 12 }],
    [
      'two more cubes at once in my colony, there’s 1 now, max is 4',
      'development',
      { developments: 1, maxDevelopments: 4 },
    ],
    ['ready phase income: my homeworld is on 5', 'income', { systems: [{ card: 'homeworld', developments: 5 }] }],
    [
      'the fighter tags along when the carrier jumps, ok?',
      'jump',
      { card: 'strike-fighter', carrierJumpingAlong: true },
    ],
  ])
})

describe('which checker has the words it needs', () => {
  reads([
    ['Pia plays ram on my cruiser, can I answer it with evasion', 'responses', { plays: [{ by: 'Pia', card: 'ram' }] }],
    [
      'Rob moved a scout, I answer with interdiction. who resolves first',
      'responses',
      { trigger: { by: 'Rob', kind: 'action' }, plays: [{ by: 'me', card: 'interdiction' }] },
    ],
    ['giving my colony to Ida for 8 credits, allowed?', 'deal', { goods: [{ kind: 'system', from: 'me' }, {}] }],
    ['I have 2 ships there, may I put a first cube in', 'development', {}],
    ['what does a card cost to buy', 'quick-facts', { figure: 'buy-price' }],
    ['she sells me three fighters, 7 cubes in all', 'fighter-limit', { count: 3, totalDevelopments: 7 }],
    ['just built this destroyer, does it move next door right away', 'jump', { builtThisTurn: true }],
    ['my frigate wants to bail out to my colony next door', 'retreat', { destinationController: 'me' }],
  ])
})

describe('what belongs to something else', () => {
  reads([
    [
      'if I lose the colony with 2 cubes, total then 5 developments, ships: 7. too many ships?',
      'ship-limit',
      { totalDevelopments: 5, shipsControlled: 7 },
    ],
    [
      'there is just my station, can he siege it with fighters',
      'siege',
      { vessels: [{ owner: 'me' }, { owner: 'Red', class: 'Fighter' }] },
    ],
    ['opponents turn, may my scout retreat to my colony', 'retreat', { activePlayer: 'opponent' }],
    ['her scout is in my capital, may I build a corvette', 'build', { opposingShipsPresent: true }],
    [
      'orbital bombardment at his homeworld without ships there, ok?',
      'targets',
      { myShipThere: false },
      ['myVesselThere'],
    ],
    [
      'income for a colony with 3 and one with 2, both unbesieged',
      'income',
      {
        systems: [
          { developments: 3, underSiege: false },
          { developments: 2, underSiege: false },
        ],
      },
    ],
    ['two hops with my scout, both face down, speed 2', 'route', { speed: 2 }, ['adjacent']],
  ])
})
