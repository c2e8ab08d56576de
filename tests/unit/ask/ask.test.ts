import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'
import { sayTogether } from '../../../lib/kernel/fact-words.ts'
import { factAt, segmentsOf } from '../../../lib/kernel/parse.ts'
import { hears } from './hears.ts'

const ask = createAsk(games)
const judge = hears(games)

/** A sentence, the checker it asks for, and the facts it states. */
const SENTENCES: [question: string, checker: string, facts: Record<string, unknown>][] = [
  [
    'cruiser, my capital, they have me under siege',
    'starcom/build',
    { card: 'cruiser', what: 'ship', systemController: 'me', systemKind: 'capital', underSiege: true },
  ],
  [
    'second station, one development, under siege',
    'starcom/build',
    { what: 'station', stationsInSystem: 1, developmentsInSystem: 1, underSiege: true },
  ],
  [
    'not under siege, my turn, building a fighter',
    'starcom/build',
    { underSiege: false, isMyTurn: true, what: 'fighter', count: 1 },
  ],
  ['scout built this turn, may it move?', 'starcom/jump', { card: 'scout', builtThisTurn: true }],
  [
    'what does it cost to buy 2 corvettes and a battleship with 12 credits',
    'starcom/affordability',
    {
      builds: [
        { card: 'corvette', count: 2 },
        { card: 'battleship', count: 1 },
      ],
      credits: 12,
    },
  ],
  [
    'Ann plays Sabotage, Bo answers with Intercept Orders, who is next?',
    'starcom/responses',
    {
      plays: [
        { by: 'Ann', card: 'sabotage' },
        { by: 'Bo', card: 'intercept-orders', target: '1' },
      ],
    },
  ],
  [
    'Does a shipyard let me build a large ship',
    'starcom/build',
    { myShipyardHere: true, what: 'ship', shipClass: 'Large' },
  ],
  [
    'income: trade world with 3 developments under siege and a colony with 2',
    'starcom/income',
    { systems: [{ card: 'trade-world', developments: 3, underSiege: true }, { developments: 2 }] },
  ],
  ['I built a frigate this turn, may it jump straight away?', 'starcom/jump', { card: 'frigate', builtThisTurn: true }],
  ['I took his homeworld, is the game over', 'starcom/game-end', { homeworldConquered: true }],
  [
    'blue plays Ambush, red Assault, who goes first',
    'legion/priority',
    { blue: { card: 'Ambush' }, red: { card: 'Assault' } },
  ],
  [
    'both play 2 pips, blue has the round counter, red die shows a block',
    'legion/priority',
    { blue: { pips: 2 }, red: { pips: 2 }, roundCounterHolder: 'blue', die: 'block' },
  ],
  [
    'Vader is dead, can I still play Implacable?',
    'legion/play-card',
    { army: [{ name: 'Darth Vader', defeated: true }], chosen: 'Implacable' },
  ],
  [
    '800 points: 1 commander, 1 operative, 3 corps, 2 special forces',
    'legion/army-composition',
    { format: 'standard', points: 800, commander: 1, operative: 1, corps: 3, special: 2 },
  ],
  ['are 26 and 39 adjacent', 'ti4/adjacency', { from: '26', to: '39' }],
  [
    'can I drop two corvettes at my capital, got 9 creds',
    'starcom/build',
    { card: 'corvette', count: 2, credits: 9, systemKind: 'capital' },
  ],
  [
    'his destroyer shoots 4 at my scout with 1 hp, is it destroyed',
    'starcom/combat-damage',
    {
      vessels: [
        { owner: 'Red', card: 'destroyer' },
        { owner: 'me', card: 'scout', hp: 1 },
      ],
      assignments: [{ from: 'Destroyer', to: 'Scout', amount: 4 }],
    },
  ],
  [
    'first hop into a neutral system, then into a Pulsar System with my cruiser',
    'starcom/route',
    { legs: [{ destinationController: 'none' }, { destinationCard: 'pulsar-system' }] },
  ],
  [
    'Ida, Jon and Kay sit clockwise, it is Jon’s turn and Ida passed, who may respond next',
    'starcom/responses',
    { seats: ['Ida', 'Jon', 'Kay'], activePlayer: 'Jon', passes: ['Ida'] },
  ],
  [
    'the last science card was drawn, Ida has 8 developments, I have 9, who wins',
    'starcom/game-end',
    { lastDomainCardDrawn: true, developmentsByPlayer: { Ida: 8, me: 9 } },
  ],
  [
    'Assault with Veers nominated, two stormtroopers at range 2 and a speeder bike at range 4, who gets orders',
    'legion/issue-orders',
    {
      card: 'Assault',
      nominee: 'General Veers',
      units: [
        { id: 'Stormtroopers 1', name: 'Stormtroopers', range: 2 },
        { id: 'Stormtroopers 2', name: 'Stormtroopers', range: 2 },
        { id: 'Speeder bike', name: 'Speeder bike', range: 4 },
        { id: 'General Veers', name: 'General Veers' },
      ],
    },
  ],
  [
    'my last commander’s dead, may I promote a corps unit in the end phase',
    'legion/promotion',
    { commandersLeft: 0, phase: 'end', candidateRank: 'corps' },
  ],
  [
    'started with 7 cards, played Ambush in round 1 and Push in round 2, how many cards left in hand',
    'legion/card-flow',
    {
      start: 7,
      events: [
        { round: 1, event: 'play', card: 'Ambush' },
        { round: 2, event: 'play', card: 'Push' },
      ],
    },
  ],
  ['3 in my fleet pool and 4 cruisers in 19, too many?', 'ti4/fleet-pool', { fleetPool: { me: 3 }, system: '19' }],
]

describe('a sentence', () => {
  it.each(SENTENCES)('%s', (question, checker, facts) => {
    const asked = ask({ question, game: checker.split('/')[0]! })
    expect(asked.checker).toBe(checker)
    expect(asked.facts).toMatchObject(facts)
  })

  it('of a fleet becomes a position: ships, route, what is printed on the tiles, cards', () => {
    const { facts } = ask({ question: '3 cruisers from 27 through the nebula to 25 with gravity drive', game: 'ti4' })
    expect(facts).toMatchObject({
      active: '25',
      systems: [
        { id: '27', anomalies: [] },
        { id: 'nebula', anomalies: ['nebula'] },
        { id: '25', wormholes: ['beta'] },
      ],
      moves: [{ path: ['27', 'nebula', '25'] }, { path: ['27', 'nebula', '25'] }, { path: ['27', 'nebula', '25'] }],
      effects: [{ id: 'gravity-drive', owner: 'me', target: 'Cruiser I 1' }],
    })
  })
})

describe('what is read', () => {
  it('fills nothing without a chip, and each chip shows its words', () => {
    for (const [question, checker] of SENTENCES) {
      const { chips, facts } = ask({ question, game: checker.split('/')[0]! })
      for (const { from, said } of chips) expect(question.slice(...from)).toBe(said)
      const tops = new Set(chips.map(({ path }) => path.split(/[.[]/)[0]))
      expect([...tops].sort()).toEqual(Object.keys(facts).sort())
    }
  })

  it('turns a denied yes round, and leaves a denied choice open', () => {
    expect(
      ask({ question: 'my capital is not under siege, can I build a cruiser', game: 'starcom' }).facts,
    ).toMatchObject({
      underSiege: false,
    })
  })

  it('a "not" turns a yes round that has no word of its own for no, and leaves a choice open', () => {
    const built = ask({ question: 'my corvette was not built this turn, can it jump', game: 'starcom' })
    expect(built.facts.builtThisTurn).toBe(false)
    const phase = ask({ question: 'it is not the command phase, can I build a cruiser', game: 'starcom' })
    expect([phase.facts.phase, phase.unsure.includes('phase')]).toEqual([undefined, true])
  })

  it('does not take the question for a fact', () => {
    const { checker, facts } = ask({
      question: 'his scout sits in my system with my fighter, is it under siege?',
      game: 'starcom',
    })
    expect([checker, facts.underSiege]).toEqual(['starcom/siege', undefined])
  })

  it('never presumes what the player does not know', () => {
    const { facts, unsure } = ask({
      question: "I don't know whether it is under siege. Can I build a destroyer?",
      game: 'starcom',
    })
    expect(facts.underSiege).toBeUndefined()
    expect(unsure).toContain('underSiege')
    const { ruling } = judge({
      question: "I don't know whether it is under siege. Can I build a destroyer in my capital?",
      game: 'starcom',
    })
    expect(ruling && !('error' in ruling) && ruling.verdict).toBe('undetermined')
    expect(ruling && !('error' in ruling) && (ruling.presumed?.taken ?? []).map(({ path }) => path)).not.toContain(
      'underSiege',
    )
  })

  it('shows what it did not read', () => {
    const question = 'can I build a cruiser under siege near the zeppelin'
    const { unread } = ask({ question, game: 'starcom' })
    expect(unread.map((span) => question.slice(...span)).join(' ')).toContain('zeppelin')
  })

  it('leaves a number open that was said roughly, or twice', () => {
    for (const question of [
      '8 ships and 3 or 4 developments in all, over the ship limit',
      '8 ships and more than 3 developments in all, over the ship limit',
    ]) {
      const { facts, unsure } = ask({ question, game: 'starcom' })
      expect([facts.shipsControlled, facts.totalDevelopments, unsure.includes('totalDevelopments')]).toEqual([
        8,
        undefined,
        true,
      ])
    }
  })

  it('does not take what is to be built for what stands there, nor one word for another', () => {
    const built = ask({ question: 'dropping a shipyard in a neutral system', game: 'starcom' })
    expect(built.facts).toMatchObject({ card: 'shipyard', systemController: 'none' })
    expect(built.facts.myShipyardHere).toBeUndefined()
    expect(ask({ question: 'can I build a cruiser here this turn', game: 'starcom' }).facts.isMyTurn).toBe(undefined)
    expect(
      ask({ question: 'I reckon a cruiser costs nine credits, what does it cost', game: 'starcom' }).facts.builds,
    ).toHaveLength(1)
    expect(ask({ question: 'fighter II without a carrier from 18 to 19', game: 'ti4' }).facts.units).toHaveLength(1)
  })

  it('makes up no end of a way where nothing on it settles the case', () => {
    for (const question of ['can my carrier move to 25', 'can I move through 27', 'I go through 27 with my cruiser']) {
      const { facts, unsure } = ask({ question, game: 'ti4' })
      expect(JSON.stringify(facts), question).not.toMatch(/start|beyond|moves/)
      expect(facts.units === undefined || unsure.includes('moves'), question).toBe(true)
    }
    expect(ask({ question: 'can my carrier move to 25', game: 'ti4' }).facts.active).toBe('25')
    expect(ask({ question: 'can I move through 27', game: 'ti4' }).facts.active).toBeUndefined()
    expect(judge({ question: 'may my dread go through an asteroid field', game: 'ti4' }).ruling).toMatchObject({
      presumed: { verdict: 'illegal' },
    })
  })

  it('names nothing that is said to be missing', () => {
    const { facts, unsure } = ask({ question: 'my fighter wants to jump without a carrier', game: 'starcom' })
    expect(facts).toMatchObject({ class: 'Fighter', carrierJumpingAlong: false })
    expect(facts.card).toBeUndefined()
    expect(unsure).not.toContain('carrierJumpingAlong')
  })

  it('takes what shoots at me for somebody else’s, and a shot of nobody in particular for mine', () => {
    const ownerOf = (question: string) =>
      (ask({ question, game: 'ti4' }).facts.units as { owner: string }[] | undefined)?.map(({ owner }) => owner)
    expect(ownerOf('does a pds shoot through the wormhole at my fleet')).toEqual(['opponent'])
    expect(ownerOf('can my pds shoot through a wormhole')).toEqual(['me'])
    // and somebody else's ship, which nobody named
    expect(ownerOf('does a pds fire into the next system')).toEqual(['me', 'opponent'])
  })

  it('reads a way without a word for its start, and one place that is named twice', () => {
    const pathOf = (question: string) =>
      (ask({ question, game: 'ti4', checker: 'ti4/movement' }).facts.moves as { path: string[] }[] | undefined)?.[0]
        ?.path
    expect(pathOf('fighters II alone, 18 to 19')).toEqual(['18', '19'])
    expect(pathOf('carrier with 2 infantry, 31 through 32 to 33')).toEqual(['31', '32', '33'])
    expect(pathOf('cruiser moves 2 into the supernova')).toEqual(['start', 'supernova'])
    expect(pathOf('my destroyer flies through the asteroid belt in 44')).toEqual(['start', '44', 'destination'])
  })

  it('counts what each ship carries, and loads what is on board', () => {
    const each = ask({ question: 'two carriers with 4 fighters each from 36 to Mecatol', game: 'ti4' }).facts
    expect(each.units).toHaveLength(10)
    const aboard = ask({ question: '3 infantry and a mech on one carrier from 22 to 23', game: 'ti4' }).facts
    expect((aboard.moves as { loads: unknown[] }[])[0]?.loads).toHaveLength(4)
  })

  it('places nothing where nobody said it is', () => {
    const { facts } = ask({
      question: 'Bob’s PDS II is in the next system, does it shoot when I move my cruisers to 27',
      game: 'ti4',
    })
    expect((facts.units as { owner: string; system?: string }[])[0]).toEqual({
      id: 'Bob PDS II 1',
      owner: 'Bob',
      type: 'pds-ii',
    })
    const creuss = ask({ question: 'can the Ghosts of Creuss move from the alpha wormhole to 25', game: 'ti4' }).facts
    expect((creuss.systems as { id: string }[]).map(({ id }) => id)).toEqual(['alpha', '25'])
  })

  it('takes no pronoun for an owner, no card for its person, and no number from another noun', () => {
    expect(
      ask({ question: 'does a shipyard let me build a large ship', game: 'starcom' }).facts.systemController,
    ).toBeUndefined()
    expect(
      ask({ question: 'can I include Vader’s cards if only Palpatine is in my army', game: 'legion' }).facts.army,
    ).toEqual(['Emperor Palpatine'])
    expect(
      ask({ question: 'I have 7 credits, want a destroyer and a station', game: 'starcom' }).facts,
    ).not.toHaveProperty('receiverHandSize')
    expect(
      ask({ question: 'I have 7 credits, want a destroyer and a station', game: 'starcom' }).facts,
    ).not.toHaveProperty('goods')
  })

  it('reads an "is" that shrank to an s', () => {
    expect(ask({ question: 'my hand’s full, may I still buy a card', game: 'starcom' }).facts).toMatchObject({
      handSize: 5,
    })
  })

  it('says whose a thing is by who has it', () => {
    const { facts } = ask({
      question: 'one enemy scout but I have a missile platform there, is it besieged',
      game: 'starcom',
    })
    expect(facts.vessels).toMatchObject([{ owner: 'Red' }, { owner: 'me' }])
  })

  it('fills no hand that is told in part, and no army of which only the dead are named', () => {
    const part = judge({ question: 'may I take Implacable with Vader in my army', game: 'legion' })
    expect([part.checker, part.facts.hand, part.unsure.includes('hand')]).toEqual([
      'legion/command-hand',
      undefined,
      true,
    ])
    expect(part.ruling).toMatchObject({ verdict: 'undetermined' })
    const twice = judge({ question: 'may I take Implacable twice in my hand', game: 'legion' })
    expect(twice.ruling).toMatchObject({ verdict: 'illegal' })
    const dead = ask({ question: 'Vader is dead, can I still play Push?', game: 'legion' })
    expect([dead.facts.army, dead.unsure.includes('army')]).toEqual([undefined, true])
  })

  it('mends a misspelt word and keeps the words as typed', () => {
    const { facts, chips } = ask({ question: 'batleship in my besiged capital', game: 'starcom' })
    expect(facts).toMatchObject({ card: 'battleship', underSiege: true })
    expect(chips.map(({ said }) => said)).toContain('batleship')
  })

  it('is the same whichever games are loaded beside it', () => {
    const alone = createAsk(games.filter(({ id }) => id === 'starcom'))
    const question = 'cruiser, my capital, they have me under siege'
    expect(alone({ question, game: 'starcom' }).facts).toEqual(ask({ question, game: 'starcom' }).facts)
  })

  it('takes nonsense, the empty sentence and far too much of it', () => {
    for (const question of ['', '   ', '???', 'qwx zzgh', '#'.repeat(5000), 'a '.repeat(5000), '💥 under siege'])
      expect(() => judge({ question })).not.toThrow()
  })
})

describe('what was understood', () => {
  it('names a system as a player does, not by its column and row on the map', () => {
    const { checker, chips } = ask({ question: 'cruiser from 27 to 25', game: 'ti4' })
    const pack = games.find(({ id }) => id === 'ti4')!
    const { facts } = pack.checkers.find(({ id }) => `ti4/${id}` === checker)!
    const said = chips
      .filter(({ path }) => path.startsWith('systems['))
      .map(({ path, value, says }) => says ?? sayTogether(factAt(facts, segmentsOf(path))!, [value]))
    expect(said).toHaveLength(3)
    for (const words of said) expect(words).not.toMatch(/column|row|Position/)
    expect(said[0]).toContain('New Albion')
    // all hangs on it, and the sentence said no more than a way
    expect(said[2]).toBe('25 touches 27, as the way goes')
    // a record of nothing else still says it
    const hex = factAt(facts, ['systems', 0, 'hex'])!
    expect(sayTogether(hex, [{ q: 1, r: 2 }])).toContain('column 1')
  })
})

/** Classes of misreading, each by sentences that were read wrongly once. */
describe('in a hurry', () => {
  const factsOf = (game: string, question: string) => ask({ question, game }).facts as Record<string, never>
  const unitsOf = (question: string) =>
    (ask({ question, game: 'ti4' }).facts.units ?? []) as { owner?: string; type: string; system?: string }[]

  it('reads "w/o", an arrow, and a number that is written to its unit', () => {
    expect(factsOf('starcom', 'building a battleship w/o a shipyard there').myShipyardHere).not.toBe(true)
    expect(factsOf('ti4', 'cruiser II 24 -> 31').active).toBe('31')
    expect(factsOf('legion', '4 supports and no corps at 1000pts')).toMatchObject({
      support: 4,
      corps: 0,
      points: 1000,
    })
    expect(factsOf('legion', 'target 31" away, which range')).toMatchObject({ inches: 31 })
  })

  it('knows an upgraded unit by its nickname, and a technology by its letters', () => {
    for (const said of ['dread II', 'dread 2', 'dreadnought two'])
      expect(unitsOf(`${said} from 24 to 31`)[0]?.type).toBe('dreadnought-ii')
    expect(unitsOf('PDS2 in 20, does it reach 21')[0]?.type).toBe('pds-ii')
    for (const said of ['AMD', 'antimass', 'antimass deflectors'])
      expect(factsOf('ti4', `${said}: cruiser from 27 through 44 to 28`).effects).toMatchObject([
        { id: 'antimass-deflectors' },
      ])
  })

  it('tells whose a unit is by who has it, by its faction where I do not come into it, and never by a guess between two', () => {
    const owners = (question: string) => unitsOf(question).map(({ owner }) => owner)
    expect(owners('may my cruiser move past joes destroyer in 32')).toEqual(['me', 'joe'])
    expect(owners('he moves into 24 with 2 cruisers, does my pds shoot')).toEqual(['opponent', 'opponent', 'me'])
    expect(owners('both Gus and Hana have a PDS in 30, who shoots first')).toEqual(['Gus', 'Hana'])
    expect(owners('Saar carrier in the asteroid field 44, can it move to 28')).toEqual(['saar'])
    expect(owners('Saar carrier in the asteroid field 44, can I move it to 28')).toEqual([undefined])
  })

  it('puts nobody where he is only going, and no token where it is only left', () => {
    expect(unitsOf('does his pds hit me when I go into 29')[0]?.system).toBeUndefined()
    expect(unitsOf('pds near 27, who shoots first with space cannon')[0]?.system).toBeUndefined()
    const left = factsOf('ti4', 'move my destroyer 36 to 37, 1 token left')
    expect(left.tacticTokens).toBe(1)
    expect(JSON.stringify(left.systems)).not.toContain('tokens')
    const there = factsOf('ti4', "retreat a cruiser from 26 to 27, I've a token there")
    expect(there.systems).toMatchObject([{ id: '26' }, { id: '27', tokens: ['me'] }])
    expect(JSON.stringify(factsOf('ti4', 'ion storm token in 31, is 31 next to 26').systems)).not.toContain('tokens')
  })

  it('takes a place told by its kind and by its tile for one, and a wormhole for a way', () => {
    expect(factsOf('ti4', 'cruiser thru 41 (grav rift) to 22').moves).toMatchObject([{ path: ['start', '41', '22'] }])
    expect(factsOf('ti4', 'carrier from 26 to 39 over the alpha wormhole').moves).toMatchObject([
      { path: ['26', '39'] },
    ])
    const far = ask({ question: 'can my dreadnought move 24 to 31, three hexes', game: 'ti4' })
    expect([far.facts.moves, far.unsure.includes('moves')]).toEqual([undefined, true])
    expect(JSON.stringify(far.facts.systems)).not.toContain('hex')
  })

  it('reads a way told by dashes, by "via … for", by "they’re in", and one that goes through "there"', () => {
    const ways: [string, string[]][] = [
      ['dread 18 - 24 - 27 ok', ['18', '24', '27']],
      ['cruiser 20-21-22 legal', ['20', '21', '22']],
      ['Cruiser: 27 → 41 → 25', ['27', '41', '25']],
      ['can I leave 35 via 36 for 37 with a cruiser', ['35', '36', '37']],
      ['flying my dread via 33 into 34, it is in 32', ['32', '33', '34']],
      ['may my cruiser fly from 27 via 28 and 29 to 31, is it legal', ['27', '28', '29', '31']],
      ['blue’s 3 fighters sit in 22, can my carrier get through there from 21 to 23', ['21', '22', '23']],
      ['destroyer leaves the active system 19, goes to 20 and comes back to 19', ['19', '20', '19']],
    ]
    for (const [question, path] of ways) expect(factsOf('ti4', question).moves).toMatchObject([{ path }])
  })

  it('reads where each ship of a fleet comes from, and loads what cannot fly by itself', () => {
    const ones = factsOf('ti4', 'move 2 carriers, one from 25 and one from 26, to 27')
    expect(ones.moves).toMatchObject([{ path: ['25', '27'] }, { path: ['26', '27'] }])
    const both = factsOf('ti4', 'I activate Mecatol and move 3 destroyers from 26 and a carrier from 27')
    expect((both.units as unknown as { system: string }[]).map(({ system }) => system)).toEqual([
      '26',
      '26',
      '26',
      '27',
    ])
    const mixed = factsOf('ti4', '2 cr 1 dn 3 ff from 27 to 28')
    expect((mixed.moves as unknown as { ship: string }[]).map(({ ship }) => ship)).toEqual([
      'Cruiser I 1',
      'Cruiser I 2',
      'Dreadnought I 1',
    ])
    expect(factsOf('ti4', 'he is bringing 1 carrier 2 dreads into 31').units).toHaveLength(3)
    expect(unitsOf('he is bringing 1 carrier 2 dreads into 31')[0]?.type).toBe('carrier-i')
  })

  it('knows a player by a colour, a faction from its planet, and leaves open which flagship it is', () => {
    expect(unitsOf('blue has 2 cruisers in 26, can my carrier go from 25 to 27')[0]?.owner).toBe('blue')
    expect(unitsOf('Joe has a pds 2 in 30, Ann a pds in 32, who shoots first')).toMatchObject([
      { owner: 'Joe', system: '30' },
      { owner: 'Ann', system: '32' },
    ])
    expect(unitsOf('Muaat war sun in 43 going to 44')[0]?.system).toBe('43')
    const flagship = ask({ question: 'my flagship at 31 wants to go to 33', game: 'ti4' })
    expect(flagship.facts.units).toMatchObject([{ id: 'Flagship 1', system: '31' }])
    expect(flagship.unsure).toContain('units[0].type')
    const barred = ask({ question: 'my cruiser from 24 to 26, two destroyers in 25', game: 'ti4' })
    expect([barred.facts.units, barred.unsure.includes('units[1].owner')]).toMatchObject([
      [{ owner: 'me' }, {}, {}],
      true,
    ])
    expect((barred.facts.units as object[])[1]).not.toHaveProperty('owner')
  })

  it('counts a fleet once that is spoken of twice', () => {
    const { units } = factsOf('ti4', 'two cruisers and a carrier all into 40, cruisers from 38, carrier from 39')
    expect(units).toMatchObject([
      { type: 'cruiser-i', system: '38' },
      { type: 'cruiser-i', system: '38' },
      { type: 'carrier-i', system: '39' },
    ])
    expect(unitsOf('can a move 2 carrier leave the nebula 42 to 23')).toHaveLength(1)
  })

  it('knows a fleet pool however it is told', () => {
    for (const said of ['3 in the pool', 'pool of 3', 'fleet supply is 3', 'three tokens in my fleet pool'])
      expect(factsOf('ti4', `4 cruisers in 30, ${said}, too many?`).fleetPool).toEqual({ me: 3 })
    expect(factsOf('ti4', 'sue has 6 cruisers in 25 but only a pool of 5').fleetPool).toEqual({ sue: 5 })
  })

  it('sends no shopping list to a game that knows no prices', () => {
    for (const question of ['2 cruisers, a dread and 4 fighters for 9 resources', 'how much does a cruiser cost']) {
      expect(ask({ question }).checker?.startsWith('ti4/')).not.toBe(true)
      expect(ask({ question, game: 'ti4' }).checker).toBeUndefined()
    }
    expect(ask({ question: 'how much does a cruiser cost' }).checker).toBe('starcom/affordability')
  })

  it('reads two players without their colours: I am blue, the other is red', () => {
    const duels: [string, unknown, unknown][] = [
      ['I play Ambush, he plays Assault, who goes first', { card: 'Ambush' }, { card: 'Assault' }],
      ['my 3 pip against his 1 pip', { pips: 3 }, { pips: 1 }],
      ['his 2 pipper vs my Ambush, who starts', { card: 'Ambush' }, { pips: 2 }],
      ['both Standing Orders, who goes first', { card: 'Standing Orders' }, { card: 'Standing Orders' }],
      ['I am red and play Ambush, he plays Assault', { card: 'Assault' }, { card: 'Ambush' }],
    ]
    for (const [question, blue, red] of duels) expect(factsOf('legion', question)).toMatchObject({ blue, red })
    expect(factsOf('legion', 'do I go first with Ambush')).toEqual({})
  })

  it('takes a unit that gets an order for no owner of the card, and puts nobody in an army who is not there', () => {
    const order = factsOf('legion', 'does a special forces unit get an order from Assault')
    expect(order).toEqual({ card: 'Assault', units: [{ id: 'Unit', rank: 'special' }] })
    expect(factsOf('legion', 'can I play Maximum Firepower if Tarkin isnt in my list').army).toBeUndefined()
    expect(factsOf('legion', 'can I bring Son of Skywalker w/o Luke').army).toBeUndefined()
  })

  it('reads whose card or effect it is from a colour beside it, and mine and his where one colour is told', () => {
    expect(factsOf('legion', 'he is red and shows Assault, I show Ambush (blue), who starts')).toMatchObject({
      blue: { card: 'Ambush' },
      red: { card: 'Assault' },
    })
    expect(factsOf('legion', 'does Cunning win the tie for blue, we both played 1 pip cards').blue).toMatchObject({
      cunning: true,
      pips: 1,
    })
    expect(factsOf('legion', 'I am blue, I have priority, whose effect goes first').priority).toBe('blue')
  })

  it('reads a hand told as a list, a card that lies in the discard pile, and who is not there', () => {
    expect(factsOf('legion', 'hand of 4: Ambush, Push, Assault, Standing Orders, legal?').hand).toHaveLength(4)
    expect(factsOf('legion', 'wanted Push but it is in my discard pile, can I play it')).toMatchObject({
      chosen: 'Push',
      discard: ['Push'],
    })
    expect(factsOf('legion', 'is My Ally Is the Force playable without Luke or Yoda in my army').army).toBeUndefined()
    const walker = factsOf('legion', "promote a support speeder (repulsor vehicle) while I've got troopers")
    expect(walker).toMatchObject({ candidateType: 'repulsor-vehicle', candidateRank: 'support', troopersLeft: true })
  })

  it('says of nobody what was said of another', () => {
    const both = { blue: { pips: 2, cunning: false }, red: { pips: 2, cunning: false } }
    expect(factsOf('legion', 'neither of us has cunning, 2 pips each')).toEqual(both)
    expect(factsOf('legion', "blue's got cunning, red doesn't, both 3 pips")).toMatchObject({
      blue: { cunning: true },
      red: { cunning: false },
    })
    const dead = ask({ question: 'two of my three commanders are dead, do I promote somebody', game: 'legion' })
    expect([dead.facts.commandersLeft, dead.unsure.includes('commandersLeft')]).toEqual([undefined, true])
    const none = factsOf('legion', 'no commanders on the table, can I promote a support unit')
    expect([none.commandersLeft, none.onBattlefield]).toEqual([0, undefined])
    expect(factsOf('ti4', 'Bob moves two cruisers from 24 to 25, may he').activePlayer).toBe('Bob')
    expect(factsOf('ti4', '26 and 39, 40: which are adjacent')).not.toHaveProperty('from')
  })

  it('takes the attack that is told before the printed one', () => {
    expect(factsOf('starcom', 'does a cruiser of attack 3 lay siege to my system').vessels).toMatchObject([
      { attack: 3 },
    ])
    expect(factsOf('starcom', 'a scout with 0 attack in my system, is it under siege').vessels).toMatchObject([
      { attack: 0 },
    ])
    expect(factsOf('starcom', 'his cruiser in my system, is it under siege').vessels).toMatchObject([{ attack: 5 }])
  })

  it('knows somebody else’s system by a name without its sign', () => {
    expect(factsOf('starcom', 'can I build a frigate in toms system').systemController).toBe('opponent')
    expect(factsOf('starcom', 'can I build a frigate in my system').systemController).toBe('me')
  })
})

describe('who it is, who goes, and what is not there', () => {
  const factsOf = (question: string, game = 'ti4') => ask({ question, game }).facts
  const fleets = (question: string) =>
    ((factsOf(question).units ?? []) as { owner?: string; type: string; system?: string }[]).map(
      ({ owner, type, system }) => [owner, type, system].join(' '),
    )

  it('knows an owner by a faction, by kin, and by what is said behind the ships', () => {
    expect(fleets('the hacan player has a cruiser in 22 and i want to go from 21 to 23 over 22')).toEqual([
      'hacan cruiser-i 22',
    ])
    expect(factsOf('jol nar has pool 3 but 4 ships in 28, must he kill one').fleetPool).toEqual({ 'jol-nar': 3 })
    expect(fleets('my friend has a cruiser in 25, may i pass')).toEqual(['opponent cruiser-i 25'])
    expect(fleets('1 cruiser of Bob in 25, mine in 24')).toEqual(['Bob cruiser-i 25', 'me cruiser-i 24'])
    expect(fleets('destroyer of jo in 19 is blocking my carrier from 18 to 20 via 19')[0]).toBe('jo destroyer-i 19')
    expect(fleets('may i go thru 36, only a fighter of max there')).toEqual(['me  start', 'max fighter-i 36'])
    expect(fleets('pds in 24, his. my fleet moves to 25')).toEqual(['opponent pds-i 24'])
  })

  it('lets the one go the way who is said to, and what is mine stay where it stands', () => {
    const through = 'my wife claims she can move her warsun through my cruiser at 28 from 27 to 29'
    expect(fleets(through)).toEqual(['opponent war-sun 27', 'me cruiser-i 28'])
    expect(factsOf(through)).toMatchObject({ activePlayer: 'opponent', moves: [{ path: ['27', '28', '29'] }] })
    const kai = 'can kai go to 24 from 23 if 1 of my destroyers is in 24'
    expect(fleets(kai)).toEqual(['me destroyer-i 24'])
    expect(factsOf(kai)).toMatchObject({ active: '24', activePlayer: 'kai' })
    expect(factsOf(kai)).not.toHaveProperty('moves')
    const ann = 'ann attacks me in 33 with 1 cruiser, i got 1 pds ii in 34'
    expect(fleets(ann)).toEqual(['ann cruiser-i 33', 'me pds-ii 34'])
    expect(factsOf(ann).activePlayer).toBe('ann')
    expect(fleets('retreat from 31 to 32, there is 1 of my cruiser')).toEqual(['me cruiser-i 32'])
    const before = ask({ question: 'my dread is in 42, he activated 43 last turn, can i move to 43', game: 'ti4' })
    expect(before.facts).not.toHaveProperty('activePlayer')
    expect(before.unsure).toContain('activePlayer')
  })

  it('takes the number of a tile for no number of ships, and one said behind them for theirs', () => {
    expect(fleets('lost star chart, from 26 to 25 dd')).toEqual(['me destroyer-i 26'])
    expect(fleets('his ships in 21 my pds in 21, how many dice')).toEqual(['me pds-i 21'])
    expect(fleets('my destroyers (2) move 35 to 37')).toHaveLength(2)
    expect(fleets('i have upgraded cruisers, 2 of them in 26, go to 28')).toEqual(Array(2).fill('me cruiser-ii 26'))
    expect(fleets('my destroyers two of em 22 to 24 via 44')).toEqual(Array(2).fill('me destroyer-i 22'))
    expect(factsOf('fleet logistics, can i activate 2 times same system')).not.toHaveProperty('active')
    expect(factsOf('my cruiser goes 35 36 37').moves).toMatchObject([{ path: ['35', '36', '37'] }])
  })

  it('puts no card in play that nobody has, and takes no claim for a fact', () => {
    for (const said of ['no gravity drive', "i don't have gravity drive", 'without gravity drive'])
      expect(factsOf(`${said}, cruiser 26 to 28`)).not.toHaveProperty('effects')
    expect(factsOf("doesn't gravity drive help, cruiser 26 to 28").effects).toMatchObject([{ id: 'gravity-drive' }])
    const pool = ask({ question: 'he says i need 5 in fleet pool for 5 cruisers in 20', game: 'ti4' })
    expect(pool.facts).not.toHaveProperty('fleetPool')
    expect(pool.unsure).toContain('fleetPool')
    expect(factsOf('opp says ambush beats coordinated fire, right?', 'legion')).toMatchObject({
      blue: { card: 'Ambush' },
      red: { card: 'Coordinated Fire' },
    })
  })

  it('says of a thing that is only spoken of, or lies elsewhere, nothing of what is asked', () => {
    expect(factsOf('can i build in my colony without shipyard', 'starcom')).not.toHaveProperty('what')
    const hangar = ask({ question: 'is it ok to build fighter at orbital hangar', game: 'starcom' })
    expect(hangar.facts).toMatchObject({ what: 'fighter' })
    expect(hangar.facts).not.toHaveProperty('card')
    expect(hangar.unsure).toContain('card')
    expect(factsOf('my turn ended, may he now build in his capital', 'starcom').isMyTurn).toBe(false)
    expect(factsOf('i want to give 3 credits and a planet to jane for her action card', 'starcom').goods).toMatchObject(
      [
        { kind: 'credits', from: 'me' },
        { kind: 'system', from: 'me' },
        { kind: 'hand-card', from: 'partner' },
      ],
    )
    expect(factsOf('luke died, can i still put luke card', 'legion').army).toEqual([
      { name: 'Luke Skywalker', defeated: true },
    ])
    expect(factsOf('if i lose han can his card still be played', 'legion').army).toEqual([
      { name: 'Han Solo', defeated: true },
    ])
  })
})

describe('a ruling from a sentence', () => {
  it('follows the usual case where facts are missing', () => {
    const { ruling } = judge({ question: 'cruiser, my capital, they have me under siege', game: 'starcom' })
    expect(ruling).toMatchObject({ verdict: 'illegal', checker: 'starcom/build' })
  })
  it('comes for every question the packs give as players put them: a ruling, or the reason why there is none', () => {
    const every = games.flatMap(({ id, sayings }) =>
      Object.values(sayings?.asked ?? {}).flatMap((all) => all.map((question) => ({ game: id, question }))),
    )
    const some = every.filter((_, i) => i % 6 === 0)
    expect(some.length).toBeGreaterThan(80)
    for (const question of some) {
      const { ruling, chips, unread } = judge(question)
      expect(ruling !== undefined || (chips.length === 0 && unread.length > 0), question.question).toBe(true)
    }
  })
  it('does not fall over a range at the very start', () => {
    expect(judge({ question: 'range 2 to 4 weapon at 9 inches', game: 'legion' }).ruling).toBeDefined()
  })
  it('draws in the Ready Phase without a deck named, without falling over', () => {
    expect(judge({ question: 'got 4 in hand, draw 2 in ready phase', game: 'starcom' })).toMatchObject({
      checker: 'starcom/hand',
      facts: { handSize: 4, draws: 2, action: 'ready-draw' },
    })
  })
  it('names the edition the sentence names', () => {
    expect(judge({ question: 'feb rules, a cruiser in my capital', game: 'starcom' }).edition).toBe('2022-02')
    expect(judge({ question: 'a febrile cruiser in my capital', game: 'starcom' }).edition).toBe('2022-11')
    expect(judge({ question: 'can I build a cruiser in my capital in February 2022', game: 'starcom' }).edition).toBe(
      '2022-02',
    )
  })
})

/** Mid-argument: who has what where several are spoken of. */
describe('at a table of many', () => {
  const factsOf = (question: string) =>
    ask({ question, game: 'ti4' }).facts as {
      units?: { owner?: string; type?: string; system?: string }[]
      moves?: { path: string[]; loads?: unknown[] }[]
    } & Record<string, unknown>
  const table = (question: string) => [
    ...new Set(
      (factsOf(question).units ?? []).map(({ owner = '?', type = '?', system = '' }) =>
        `${owner} ${type.replace(/-i$/, '')} ${system}`.trim(),
      ),
    ),
  ]
  const ways = (question: string) => [
    ...new Set((factsOf(question).moves ?? []).map(({ path, loads = [] }) => `${path.join('>')} ${loads.length}`)),
  ]

  it.each<[string, string[]]>([
    ['me 1 dd and ed 1 ca in 24', ['me destroyer 24', 'ed cruiser 24']],
    ['me 1 dread and sol 2 carriers in 19', ['me dreadnought 19', 'sol advanced-carrier 19']],
    ['me and tom both have 2 cruisers in 26', ['me cruiser 26', 'tom cruiser 26']],
    ['red 4 ff 1 cv at 32, my war sun comes from 31', ['red fighter 32', 'red carrier 32', 'me war-sun 31']],
    ['green has 4 in the fleet pool, 5 dreads at 34', ['green dreadnought 34']],
    ['red sails 4 cruisers past my carrier', ['red cruiser start', 'me carrier there']],
    ['orange player moves a mech by carrier from 31 to 32', ['orange mech 31', 'orange carrier 31']],
    ['hacan has a pds in 26, does he shoot? he has pds 2', ['hacan pds-ii 26']],
    ['my pds on 30 can shoot lisa in 31? its only a pds 1', ['me pds 30']],
  ])('knows whose is what: %s', (question, expected) => expect(table(question)).toEqual(expected))

  it.each<[string, string[]]>([
    ['jane 2 ca in 26 me 1 dn in 27 does she stop me going 27 26 25', ['27>26>25 0']],
    ['me 1 dd and ed 1 ca in 24, can ed get out to 25', ['24>25 0']],
    ['black sends everything from 34 to 35: 2 dreads, carrier, 4 fighters', ['34>35 1', '34>35 2']],
    ['my carrier drops 2 infantry in 26 and continues to 25', ['start>26>25 0']],
    ['i have a token in 29 already, can i move the carrier out of there to 28', ['29>28 0']],
    ['muaat war sun stops in the supernova, fine?', ['start>supernova 0']],
  ])('knows who goes which way, and with what: %s', (question, expected) => expect(ways(question)).toEqual(expected))

  it('knows who is active, and where ships only leave from', () => {
    expect(factsOf('can we both shoot pds at green moving to 31').activePlayer).toBe('green')
    const reach = factsOf('can my dread get from 28 to mecatol in one go')
    expect([reach.active, table('can my dread get from 28 to mecatol in one go')]).toEqual([
      'Mecatol Rex',
      ['me dreadnought 28'],
    ])
    expect(factsOf('what can reach 36 of mine').whose).toBe('mine')
  })

  it('counts hexes for no level, what is said behind for the ships, and "there" for where they go', () => {
    expect(table('no gravity drive, dread 2 hexes?')).toEqual(['me dreadnought start'])
    expect(factsOf('naalu fighters 2 move alone from 9 to 37, 3 of them').units).toHaveLength(3)
    expect(table('can she activate 30 with her 2 carriers from 29 if i have a pds there')).toEqual([
      'opponent carrier 29',
      'me pds 30',
    ])
    expect(table("does saar's floating factory go with the fleet")).toEqual(['saar floating-factory'])
  })

  it('takes nobody for me who is another, whatever their faction is called for short', () => {
    expect(table('he wants to fly through my system with 3 dn, i have a fighter there')).toEqual([
      'opponent dreadnought',
      'me fighter',
    ])
    expect(table('titans 3 cruisers at 27, who can attack 28')).toEqual(['ul saturn-engine 27'])
    expect(table('mentak cruiser moved through me')).toEqual(['? cruiser'])
    const green = factsOf('green used flank speed, 2 cruisers from 19 to 22')
    expect([green.effects, green.activePlayer]).toEqual([[{ id: 'flank-speed', owner: 'green' }], undefined])
  })

  it('puts no ship where its move ends, and no token where it is not', () => {
    expect(table('can my destroyer end its move in the asteroid field')).toEqual(['me destroyer start'])
    expect(JSON.stringify(factsOf("i retreat to 31, its empty, my token isn't there").systems)).not.toContain('tokens')
  })

  it('lets a "no" speak of its own noun only', () => {
    expect(factsOf('4 fighters no carrier left after combat in 32, do they die').combat).toBe(false)
  })
})

/** Mid-argument, in the other games. */
describe('what a word stands beside', () => {
  const read = (game: string, question: string) => ask({ question, game })

  it('builds nothing that others have, or that goes along', () => {
    for (const question of [
      'he has 2 frigates in my capital and i have a station there, can i build',
      'can i build in a system that i siege with 2 frigates',
    ])
      expect(read('starcom', question).facts.card).toBeUndefined()
    expect(read('starcom', 'my carrier with 2 fighters jumps next door').facts).not.toHaveProperty('class')
    expect(read('legion', 'can leia use the card weapon when engaged with a droid').facts.unitType).toBeUndefined()
  })

  it('asks which station is wanted beside a ship, and puts none in the system', () => {
    expect(read('starcom', 'want a frigate and a station, 5 credits').facts).toMatchObject({
      credits: 5,
      builds: [{ card: 'frigate', count: 1 }, { count: 1 }],
    })
    const built = read('starcom', 'i want to build a scout and a station in my system')
    expect([built.facts.stationsInSystem, built.unsure.includes('stationsInSystem')]).toEqual([undefined, true])
  })

  it('hands things to the one they are given to', () => {
    expect(read('starcom', 'i give her 2 credits and she gives me a science card').facts.goods).toMatchObject([
      { kind: 'credits', from: 'me' },
      { kind: 'hand-card', from: 'partner' },
    ])
    expect(read('starcom', 'can i trade 3 credits for his frigate').facts.goods).toMatchObject([
      { kind: 'credits', from: 'me' },
      { kind: 'ship', from: 'partner' },
    ])
  })

  it('counts for me what I have, and one of two for one', () => {
    const credits = (question: string) => read('starcom', question).facts.credits
    expect(credits('he has 5 credits and i want a frigate')).toBeUndefined()
    expect(credits('he says 5 credits is enough for a battleship')).toBe(5)
    expect(read('starcom', 'he captured my capital with 4 ships').facts).not.toHaveProperty('shipsControlled')
    expect(read('starcom', 'income: 2 systems with 3 developments each, one besieged').facts.systems).toEqual([
      { developments: 3, underSiege: true },
      { developments: 3, underSiege: false },
    ])
    expect(read('starcom', 'efficient construction twice, refinery cost').facts.efficientConstruction).toBe(2)
  })

  it('takes no question and no other clause for a fact', () => {
    const asked = read('starcom', "i played raise shields, red passed, green's turn?").facts
    expect(asked).toMatchObject({ passes: ['red'] })
    expect(asked).not.toHaveProperty('activePlayer')
    const had = read('starcom', 'development in a besieged system i have 7 credits').facts
    expect([had.systemController, had.credits]).toEqual([undefined, 7])
    expect(read('legion', "no troopers left on the table and my commander's gone").facts).toEqual({
      troopersLeft: false,
      commandersLeft: 0,
    })
  })

  it('leaves a number open of which some are dead', () => {
    for (const question of [
      'two of my ten units died and 4 have orders',
      '10 units, 2 dead, 4 have orders, order pool',
    ]) {
      const { facts, unsure } = read('legion', question)
      expect([facts, unsure]).toEqual([{ ordered: 4 }, expect.arrayContaining(['units'])])
    }
    expect(read('starcom', '3 of my 8 ships died, can i build 2 more').facts.shipsControlled).toBeUndefined()
  })

  it('knows which side is mine by which is his, who measures from whom, and when', () => {
    expect(read('legion', "he played Ambush i played Push, he's red").facts).toMatchObject({
      blue: { card: 'Push' },
      red: { card: 'Ambush' },
    })
    expect(read('legion', 'Vader at range 3 of veers, does he get an order').facts.nominee).toBe('General Veers')
    expect(read('legion', 'can he measure movement before he activates that guy').facts).toEqual({
      activating: false,
      tool: 'movement-tool',
    })
  })

  it('orders effects that are told by their moment and their sides', () => {
    const effects = (question: string) => read('legion', question).facts.effects
    expect(effects("blue has a reveal card, red's works at the end of the command phase")).toEqual([
      { player: 'blue', timing: 'reveal' },
      { player: 'red', timing: 'end-of-command-phase' },
    ])
    expect(effects("whose card effect first: red's end of command phase or blue's")).toEqual([
      { player: 'red', timing: 'end-of-command-phase' },
      { player: 'blue', timing: 'end-of-command-phase' },
    ])
  })

  it('gives a card and a pool to the faction that is named beside them', () => {
    const owners = (question: string) => {
      const { effects = [], fleetPool } = read('ti4', question).facts as {
        effects?: { owner?: string }[]
        fleetPool?: object
      }
      return [effects.map(({ owner }) => owner), fleetPool]
    }
    expect(owners('armada letnev, 6 cruisers with 4 tokens in the fleet pool')).toEqual([['letnev'], { letnev: 4 }])
    expect(owners('letnev armada, 8 cruisers in 27, fleet pool 5')).toEqual([['letnev'], { letnev: 5 }])
    expect(owners('saar 5 ships in 32, pool of 4')).toEqual([[], { saar: 4 }])
    expect(owners('my letnev armada, 6 dreads in 30, pool of 4')).toEqual([['me'], { me: 4 }])
    expect(owners('the jol-nar player flies from 25 to 26 with 2 carriers, gravity drive')[0]).toEqual(['jol-nar'])
    expect(owners('2 cruisers from 25 to 26 with gravity drive, red has a pds in 26')[0]).toEqual(['me'])
  })

  it('knows whose ships come at me, and which number is of the pool or of the tactics', () => {
    expect(read('ti4', "which of jol-nar's fleets can reach me at 27").facts).toMatchObject({
      // theirs are all but the active player's
      activePlayer: 'me',
      whose: 'theirs',
    })
    const pool = 'does supply matter for infantry if i have 4 infantry and one dread in 24, pool of 3'
    expect(read('ti4', pool).facts.fleetPool).toEqual({ me: 3 })
    expect(read('ti4', 'no tokens left in my tactics, may i activate 31').facts.tacticTokens).toBe(0)
  })

  it('takes no turn for money, no ships for counters and nothing wanted for had', () => {
    const { facts } = read('starcom', 'it is turn one, do i collect credits')
    expect([facts.firstTurn, facts.credits]).toEqual([true, undefined])
    expect(read('starcom', 'income of a trade world with 3 fighters there').facts.systems).toEqual([
      { card: 'trade-world' },
    ])
    const third = read('starcom', 'a third efficient construction for a cruiser with 6 credits, can i afford it')
    expect([third.facts.efficientConstruction, third.unsure]).toEqual([
      undefined,
      expect.arrayContaining(['efficientConstruction']),
    ])
    const moved = read('starcom', 'can i retreat with a frigate that already moved this turn')
    expect([moved.facts.jumpsUsed, moved.unsure]).toEqual([undefined, expect.arrayContaining(['jumpsUsed'])])
    expect(read('starcom', 'a station but no ships of mine, place a scout').facts).not.toHaveProperty('shipsControlled')
  })

  it('counts stations with the system that is traded, and what is got comes from the other', () => {
    expect(read('starcom', 'trade her the system with 2 stations for 4 credits').facts).toEqual({
      goods: [
        { kind: 'system', from: 'me' },
        { kind: 'credits', from: 'partner' },
      ],
      stationsInSystem: 2,
    })
    expect(read('starcom', 'i sell him a corvette and get 5 credits').facts.goods).toEqual([
      { kind: 'ship', from: 'me' },
      { kind: 'credits', from: 'partner' },
    ])
  })

  it('reads who besieges, how a ship travels and what a command is aimed at', () => {
    expect(read('starcom', 'conquest: three of us are sieging it').facts.besiegers).toBe(3)
    expect(read('starcom', 'can my scout jump out using the nexus').facts.viaCard).toBe('jump-nexus')
    expect(read('starcom', 'bribery on her station').facts).toMatchObject({ target: 'station', targetMine: false })
    expect(read('starcom', 'barrage at a planet with my station but no ships').facts).toMatchObject({
      myVesselThere: true,
      myShipThere: false,
    })
  })
})

describe('what was, may be, or is only needed', () => {
  const read = (game: string, question: string) => ask({ question, game })

  it('takes no state of a turn that is over', () => {
    expect(read('starcom', "last turn i was under siege, now i'm not, can i build a scout").facts).not.toHaveProperty(
      'underSiege',
    )
    // what a fact asks of past turns is told of them
    expect(read('starcom', 'we fought there last turn, is my system contested').facts).toMatchObject({
      combatSinceMyLastTurn: true,
    })
    const moved = read('ti4', 'last round he moved 2 cruisers from 25 to 26, can he move them back to 25').facts
    expect(moved).not.toHaveProperty('moves')
    expect(moved).toMatchObject({ active: '25' })
    expect(JSON.stringify(moved.units)).not.toContain('"system"')
  })

  it('leaves an "or" open: which card, and what neither is said to be there', () => {
    const { facts, open } = read('starcom', 'should i build a frigate or a corvette, got 6 credits')
    expect(facts).not.toHaveProperty('card')
    expect(open[0]!.choices.map(({ value }) => value)).toEqual(['frigate', 'corvette'])
    const list = read('legion', 'do i need a commander or an operative in a list of 500 points').facts
    expect(list).toMatchObject({ points: 500 })
    expect(Object.keys(list)).not.toContain('commander')
    expect(Object.keys(list)).not.toContain('operative')
    expect(read('starcom', 'do i need 5 credits for a cruiser').facts).not.toHaveProperty('credits')
    expect(read('starcom', 'no siege or interdiction, may I jump').facts).toMatchObject({ interdicted: false })
  })

  it('puts nothing on the table that is lost, needed or denied from afar', () => {
    const owned = (question: string) =>
      ((read('ti4', question).facts.units ?? []) as { type: string }[]).map(({ type }) => type)
    expect(owned('i lost a carrier in combat at 24 and still have 4 infantry there')).not.toContain('carrier-i')
    expect(owned('do my fighters need a carrier to move')).toEqual(['fighter-i'])
    expect(owned("if he doesn't have pds 2 can he still shoot at 28 from 29")).toEqual([])
    const doubt = "i don't think he has antimass but can his carrier go through the asteroid field from 20 to 22"
    expect(read('ti4', doubt).facts).not.toHaveProperty('effects')
    const token = read('ti4', 'she retreats with 2 cruisers from 33 into 34 where her own token is').facts
    expect(token.systems).toMatchObject([{ id: '33' }, { id: '34', tokens: ['opponent'] }])
    expect((token.systems as object[])[0]).not.toHaveProperty('tokens')
  })

  it('gives what is offered to me to me, and takes a vessel for no owner', () => {
    expect(read('starcom', 'she offers me a technology and 4 credits for peace').facts.goods).toMatchObject([
      { kind: 'table-card', from: 'partner' },
      { kind: 'credits', from: 'partner' },
      { kind: 'favour', from: 'me' },
    ])
    const { facts } = read('starcom', "could i build 2 fighters in my carrier's system")
    expect(facts).not.toHaveProperty('systemController')
    expect(facts.card).not.toBe('carrier')
  })

  it('says that it is my turn only where I am the one who moves', () => {
    for (const question of [
      'which enemy fleets could land at 27 next turn',
      'can my pds in 30 hit ships that moved into 31',
    ]) {
      const { facts, unsure } = read('ti4', question)
      expect(facts, question).not.toHaveProperty('activePlayer')
      expect(unsure, question).toContain('activePlayer')
    }
    expect(read('ti4', 'can his pds in 30 hit me in 31').facts).toMatchObject({ activePlayer: 'me' })
  })

  it('takes a state for the thing it is said of only', () => {
    const dead = read('legion', 'can a heavy unit be nominated if my only commander is defeated')
    expect(JSON.stringify(dead.facts)).not.toContain('defeated')
    const { facts } = read('starcom', 'my capital, his fighters are in it, may i build a scout')
    expect(facts).not.toHaveProperty('shipClass')
  })

  it('goes by no place that is to be avoided, and through one that is crossed', () => {
    const path = (question: string) => (read('ti4', question).facts.moves as { path: string[] }[])?.[0]?.path
    expect(read('ti4', 'can i get a cruiser from 20 to 24 without crossing the asteroid field at 44').checker).toBe(
      'ti4/route',
    )
    expect(path('can my cruiser go from 20 across 44 to 24')).toEqual(['20', '44', '24'])
    expect(path('my war sun crosses the nebula from 20 to 24')).toEqual(['20', 'nebula', '24'])
    const there = read('ti4', 'is it ok to move a dread out of 28 if my token is there from last round')
    expect(there.checker).toBe('ti4/movement')
    expect(there.facts.systems).toMatchObject([{ id: '28', tokens: ['me'] }])
  })

  it('knows what a command is aimed at, what is paid for peace, a route of two steps, and the end of a siege', () => {
    for (const [question, checker] of [
      ["can i play bombardment at a station of his, i've got a cruiser there", 'starcom/targets'],
      ['is it ok if i pay her 3 credits so she leaves my system alone', 'starcom/deal'],
      ['scout goes to neutral system first then to his homeworld, ok?', 'starcom/route'],
      ["i've got 4 ships around his capital with 3 counters at the end of my turn", 'starcom/conquest'],
    ] as const)
      expect(read('starcom', question).checker, question).toBe(checker)
  })

  it('takes no "wasn’t" for a misspelt word, and nothing wished for done', () => {
    const scout = read('starcom', "my scout wasn't built this turn, may it jump twice").facts
    expect(scout).toMatchObject({ builtThisTurn: false })
    // the second of two is asked about
    expect(scout).toMatchObject({ jumpsUsed: 1 })
    expect(read('starcom', 'my scout jumped twice, may it retreat').facts).toMatchObject({ jumpsUsed: 2 })
    const ended = read('starcom', 'no one has drawn the last card but his homeworld was conquered by me').facts
    expect(ended).toMatchObject({ lastDomainCardDrawn: false, homeworldConquered: true })
  })

  it('lets a number and a state speak of their own noun only', () => {
    expect(read('starcom', 'i have no science domain but want to buy from science').facts).not.toHaveProperty(
      'handSize',
    )
    expect(
      read('starcom', 'what do my two worlds with 3 developments each pay, one of them besieged').facts,
    ).toMatchObject({
      systems: [{ underSiege: true }, { underSiege: false }],
    })
    expect(read('starcom', 'can i put 2 of my 3 damage on his scout and keep 1').facts).not.toHaveProperty(
      'assignments',
    )
    expect(read('starcom', 'his cruiser wants to retreat into a system with my ships').facts).not.toHaveProperty('mine')
    expect(read('legion', '10 units, 3 without orders').facts).toEqual({ units: 10 })
  })

  it('takes "they" for the ships that go, "he’d" for a player, and leaves behind what is replaced', () => {
    const ships = read('ti4', 'neither of the two cruisers in 24 has a token, they go to 25').facts
    expect(ships).toMatchObject({ activePlayer: 'me' })
    expect(read('ti4', "he'd activate 30 and send 2 war suns from 31").facts.activePlayer).toBe('opponent')
    const carried = read('ti4', 'could my carrier from 20 carry 2 mechs instead of infantry to 21').facts
    expect(JSON.stringify(carried.units)).not.toContain('infantry')
  })
})

it.each([
  ['how many dice do I roll in combat in star commander', 'starcom'],
  ['in Twilight Imperium, my cruiser jumps past his system', 'ti4'],
  ['my ship was locked down by a command token last turn, can it move out', 'ti4'],
])('a game that is named, or whose things are, is the one: %s', (question, game) =>
  expect(ask({ question }).checker?.split('/')[0]).toBe(game),
)
