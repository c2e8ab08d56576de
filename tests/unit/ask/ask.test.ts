import { describe, expect, it } from 'vitest'
import { openAsk } from '../../../lib/ask/door.ts'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)
const judge = openAsk(games)

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
        { name: 'Stormtroopers', range: 2 },
        { name: 'Stormtroopers', range: 2 },
        { name: 'Speeder bike', range: 4 },
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
    expect(ownerOf('does a pds fire into the next system')).toEqual(['me'])
  })

  it('reads a way without a word for its start, and one place that is named twice', () => {
    const pathOf = (question: string) =>
      (ask({ question, game: 'ti4' }).facts.moves as { path: string[] }[] | undefined)?.[0]?.path
    expect(pathOf('fighters II alone, 18 to 19')).toEqual(['18', '19'])
    expect(pathOf('carrier with 2 infantry, 31 through 32 to 33')).toEqual(['31', '32', '33'])
    expect(pathOf('cruiser moves 2 to 25')).toEqual(['start', '25'])
    expect(pathOf('my destroyer flies through the asteroid belt in 44')).toEqual(['start', '44', 'beyond'])
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
    for (const question of some) expect(judge(question).ruling).toBeDefined()
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
    expect(judge({ question: 'can I build a cruiser in my capital in February 2022', game: 'starcom' }).edition).toBe(
      '2022-02',
    )
  })
})
