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
  it('names the edition the sentence names', () => {
    expect(judge({ question: 'can I build a cruiser in my capital in February 2022', game: 'starcom' }).edition).toBe(
      '2022-02',
    )
  })
})
