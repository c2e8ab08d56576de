import { describe, expect, test } from 'vitest'
import { adjudicate, type Refusal } from '../../../../lib/adjudicate.ts'
import { legion } from '../../../../lib/games/legion/index.ts'
import type { RawFacts } from '../../../../lib/kernel/facts.ts'
import type { Ruling } from '../../../../lib/kernel/ruling.ts'

const ask = (checker: string, facts: RawFacts): Ruling | Refusal =>
  adjudicate([legion], { checker: `legion/${checker}`, facts })

function rule(checker: string, facts: RawFacts): Ruling {
  const ruling = ask(checker, facts)
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}

const issuesOf = (checker: string, facts: RawFacts): string[] => {
  const ruling = ask(checker, facts)
  return 'error' in ruling ? ruling.error.issues.map((issue) => issue.path) : []
}

describe('priority', () => {
  const sorry = { card: 'Sorry About the Mess' }
  const ambush = { card: 'Ambush' }

  test('pips that contradict the card are refused, also while Cunning is not told', () => {
    expect(issuesOf('priority', { blue: { ...sorry, pips: 2 }, red: ambush, round: 1 })).toEqual(['blue.pips'])
    expect(rule('priority', { blue: { ...sorry, pips: 0 }, red: ambush, round: 1 }).answer?.value).toBe('blue')
    expect(rule('priority', { blue: sorry, red: ambush, round: 1 }).answer?.value).toBe('blue')
  })

  test('pips of a player who plays no card are refused', () => {
    expect(issuesOf('priority', { blue: { card: 'none', pips: 2 }, red: ambush })).toEqual(['blue.pips'])
  })

  test('nothing is asked that cannot change who has priority', () => {
    const array = { card: 'Idiot’s Array', cunning: false }
    expect(rule('priority', { blue: array, red: { card: 'Standing Orders' }, round: 1 }).answer?.value).toBe('blue')
    expect(rule('priority', { blue: { pips: 2 }, red: { pips: 3 }, round: 2 }).answer?.value).toBe('blue')
  })

  test('a round counter that decides nothing is not weighed against the round', () => {
    const facts = { red: { card: 'Push' }, roundCounterHolder: 'red', round: 1 }
    expect(rule('priority', { ...facts, blue: ambush }).answer?.value).toBe('blue')
    expect(issuesOf('priority', { ...facts, blue: { card: 'Push' }, die: 'block' })).toEqual(['round'])
  })
})

describe('readings', () => {
  test('only the readings that turn the case are shown, those that turn it together side by side', () => {
    const unit = { name: 'S', rank: 'special', defeated: false, fieldCommander: true }
    const fett = { name: 'Boba Fett', rank: 'operative', defeated: false }
    const facts = { chosen: 'Push', hand: ['Push'], discard: [], revealed: false, army: [fett, unit] }
    const { verdict, readings = [] } = rule('play-card', facts)
    expect(verdict).toBe('disputed')
    expect(readings.map((one) => `${one.ambiguity}/${one.point} ${one.reading} ${one.verdict}`)).toEqual([
      'legion:ambiguity.5/i A legal',
      'legion:ambiguity.5/i B illegal',
      'legion:ambiguity.5/ii A legal',
      'legion:ambiguity.5/ii B illegal',
    ])
    expect(readings[1]!.says).toContain('Without a commander a command card cannot be played.')
  })

  test('what forbids under one reading only does not decide', () => {
    const ranks = { commander: 1, operative: 4, corps: 6, special: 1, support: 1, heavy: 1 }
    const army = { format: 'grand-army', points: 1601, ...ranks, unique: [] }
    const { deciding, findings } = rule('army-composition', army)
    expect(deciding).toEqual(['legion:army-building.points.2'])
    expect(findings.find(({ clause }) => clause === 'legion:army-building.ranks.3')?.outcome).toBe('unknown')
  })
})

describe('range', () => {
  test('a distance to itself is refused', () => {
    expect(issuesOf('range', { inches: 7, self: true })).toEqual(['inches'])
  })

  test('whether the weapon reaches stands in the answer', () => {
    const shot = { inches: 7, self: false, weaponMin: 2 }
    expect(rule('range', { ...shot, weaponMax: 3 }).answer?.says).toBe('Range 2, in range of the weapon (2–3)')
    expect(rule('range', { ...shot, weaponMin: 1, weaponMax: 1 }).answer?.says).toContain('not in range')
  })
})

describe('hand and discard pile', () => {
  const event = (round: number, what: string, card: string) => ({ round, event: what, card })
  const flow = (...events: object[]) => ({ start: 7, moment: 'command-phase', events })

  test('Standing Orders that Change of Plans sent back does not take the place of an illegal card in that round', () => {
    const events = [
      { round: 1, event: 'play', card: 'Standing Orders' },
      { round: 1, event: 'cancel', card: 'Standing Orders' },
      { round: 1, event: 'illegal', card: 'Implacable' },
    ]
    const facts = { start: 7, moment: 'command-phase', asks: 'where', card: 'Standing Orders', wasInHand: true }
    expect(issuesOf('card-flow', { ...facts, events })).not.toEqual([])
    expect(issuesOf('card-flow', { ...facts, events: events.slice(2) })).toEqual([])
  })

  test('a card that Change of Plans sent back is not played again in that round', () => {
    const again = [event(1, 'play', 'Ambush'), event(1, 'cancel', 'Ambush'), event(1, 'play', 'Ambush')]
    expect(issuesOf('card-flow', flow(...again))).toEqual(['events'])
    expect(issuesOf('card-flow', flow(...again.slice(0, 2), event(2, 'play', 'Ambush')))).toEqual([])
  })

  test('one card is turned over in a round, an illegal one included', () => {
    expect(issuesOf('card-flow', flow(event(1, 'play', 'Ambush'), event(1, 'illegal', 'Push')))).toEqual(['events'])
    expect(issuesOf('card-flow', flow(event(1, 'illegal', 'Push'), event(1, 'play', 'Ambush')))).toEqual(['events'])
    const twice = [event(1, 'illegal', 'Push'), event(1, 'play', 'Standing Orders')]
    expect(issuesOf('card-flow', flow(...twice))).toEqual([])
    expect(issuesOf('card-flow', flow(...twice, event(1, 'play', 'Standing Orders')))).toEqual(['events', 'events'])
  })

  test('Standing Orders is out of the hand once it took the place of an illegal card', () => {
    const facts = { ...flow(event(1, 'illegal', 'Push')), card: 'Standing Orders' }
    expect(rule('card-flow', facts).answer?.value).toBe('in play')
  })

  test('a card discarded for its own effect lies in the discard pile at once', () => {
    const facts = flow(event(1, 'play', 'Change of Plans'), event(1, 'discard', 'Change of Plans'))
    expect(rule('card-flow', { ...facts, card: 'Change of Plans' }).answer?.value).toBe('in the discard pile')
  })
})

describe('playing a card', () => {
  test('a card that nobody said was sent back is taken as not sent back, and the ruling says so', () => {
    const army = [{ name: 'Darth Vader', rank: 'commander', defeated: false }]
    const facts = { chosen: 'Push', hand: ['Push'], discard: [], revealed: false, army }
    const said = rule('play-card', facts).findings.find(({ clause }) => clause === 'legion:command-cards.effects.5a')
    expect(said?.because).toBe('You named no card that Change of Plans sent back, so we take it that Push was not.')
    const told = rule('play-card', { ...facts, barred: [] }).findings
    expect(told.find(({ clause }) => clause === 'legion:command-cards.effects.5a')?.because).not.toContain('You named')
  })
})

describe('keywords nobody told', () => {
  const played = (card: string) => ({
    start: 7,
    moment: 'round-over',
    events: [{ round: 1, event: 'play', card }],
    card,
  })

  test('are those of our list, else the ruling says what it took', () => {
    expect(rule('card-flow', played('Hero of the Clone Wars')).answer?.value).toBe('in play')
    const [step] = rule('card-flow', played('Ambush')).answer?.derivation ?? []
    expect(step?.says).toContain('you named no keyword of it')
  })
})

describe('names', () => {
  const hand = [
    'Implacable',
    'Ambush',
    'Push',
    'New Ways to Motivate Them',
    'Assault',
    'Master of Evil',
    'Standing Orders',
  ]

  test('a character is known by name, id and short name in any case', () => {
    for (const name of ['Darth Vader', 'DARTH VADER', 'darth-vader', 'vader', 'Vader'])
      expect(rule('command-hand', { army: [name], hand }).verdict).toBe('legal')
  })

  test('a short name that could be several characters is none of them', () => {
    const wren = { army: ['wren'], hand: [...hand.slice(1), 'Explosions!'] }
    expect(rule('command-hand', wren).verdict).toBe('illegal')
  })

  test('a name one slip away is refused with the one that was meant; units of other names are not', () => {
    const facts = { army: ['Darth Vadr'], hand }
    const ruling = ask('command-hand', facts)
    if (!('error' in ruling)) throw new Error('not refused')
    expect(ruling.error.issues).toMatchObject([{ path: 'army[0]', fix: 'Write Darth Vader.' }])
    for (const unit of ['Stormtroopers', 'Clone Commander Fox', 'Kraken', 'Rebel Troopers'])
      expect(issuesOf('command-hand', { army: ['Darth Vader', unit], hand })).toEqual([])
  })

  test('a chosen card one slip away from one of the hand is refused with it; another name is judged', () => {
    const held = {
      hand: ['Ambush', 'Push'],
      discard: [],
      revealed: false,
      army: [{ name: 'Darth Vader', rank: 'commander' }],
    }
    const ruling = ask('play-card', { ...held, chosen: 'Ambsh' })
    if (!('error' in ruling)) throw new Error('not refused')
    expect(ruling.error.issues).toMatchObject([{ path: 'chosen', fix: 'Write Ambush.' }])
    for (const chosen of ['Assault', 'A Card of Our Own'])
      expect(rule('play-card', { ...held, chosen }).verdict).toBe('illegal')
    expect(issuesOf('play-card', { ...held, hand: ['Ambsh', 'Push'], chosen: 'Ambsh' })).toEqual([])
  })

  test('a list of too few is said to be one, not to be of another kind', () => {
    const ruling = ask('effect-order', { effects: [] })
    if (!('error' in ruling)) throw new Error('not refused')
    expect(ruling.error.issues).toMatchObject([{ path: 'effects', message: 'effects has 0 items.' }])
  })

  test('the same unique unit under two spellings stands twice', () => {
    const army = {
      format: 'standard',
      points: 800,
      commander: 1,
      operative: 1,
      corps: 3,
      special: 0,
      support: 0,
      heavy: 0,
    }
    expect(
      rule('army-composition', { ...army, unique: ['Luke Skywalker', 'luke'], fieldCommander: false }).verdict,
    ).toBe('illegal')
  })
})

describe('the order of effects', () => {
  test('is told as data beside the sentences: whose effect, which card, what no longer happens', () => {
    const effects = [
      { player: 'blue', card: 'annihilation looms' },
      { player: 'red', card: 'Change of Plans', used: true },
    ]
    const { answer, consequences } = rule('effect-order', { effects })
    if (answer?.kind !== 'list') throw new Error('no list')
    expect(answer.items).toEqual([{ effects: [{ player: 'red', card: 'Change of Plans' }] }])
    expect(consequences.map((step) => step.item)).toEqual([
      { effects: [{ player: 'blue', card: 'Annihilation Looms' }] },
    ])
  })
})

describe('whose card it is', () => {
  const unit = (name: string, rank: string, defeated = false) => ({ name, rank, defeated })
  const said = (card: string, army: RawFacts[], readings?: Record<string, string>) => {
    const facts = { hand: [card], discard: [], army, chosen: card, revealed: false }
    const ruling = adjudicate([legion], { checker: 'legion/play-card', facts, ...(readings ? { readings } : {}) })
    if ('error' in ruling) throw new Error(ruling.error.message)
    return ruling.findings.flatMap(({ clause, because }) => (/character\.1b|defeat/.test(clause) ? [because] : []))
  }
  const leia = unit('Leia Organa', 'commander')
  const both = { 'legion:ambiguity.10': 'B' }

  test('is said of those who are in the army and of those who are not', () => {
    expect(said('The Hand Thing', [leia, unit('Din Djarin', 'operative', true), unit('IG-11', 'operative')])).toEqual([
      'Din Djarin and IG-11 are in the army.',
      'Din Djarin is defeated; the card is that of IG-11, too.',
    ])
    expect(said('Not Out of it Yet', [leia, unit('Han Solo', 'commander', true)])).toEqual([
      'Not Out of it Yet asks for Han Solo and Luke Skywalker; not in the army: Luke Skywalker.',
      'Han Solo is defeated, so Not Out of it Yet cannot be played.',
    ])
    expect(said('The Hand Thing', [leia])[0]).toBe(
      'The Hand Thing asks for Din Djarin or IG-11; not in the army: Din Djarin and IG-11.',
    )
  })

  test('and where the table asks for both names of an older card, of the one who is missing or defeated', () => {
    const chewie = unit('Chewbacca', 'operative')
    expect(said('Common Cause', [leia, chewie], both)[0]).toBe(
      'Common Cause asks for Chewbacca and Luke Skywalker; not in the army: Luke Skywalker.',
    )
    expect(said('Common Cause', [leia, chewie, unit('Luke Skywalker', 'commander', true)], both)[1]).toBe(
      'Luke Skywalker is defeated, so Common Cause cannot be played.',
    )
  })
})

test('a weapon used at a moment the card names is not said to be used at the usual one', () => {
  const facts = { mode: 'attack', moment: 'other', momentOnCard: true, unitSpecified: true, user: 'unit' }
  const more = { unitType: 'trooper', engaged: false, weapon: 'ranged', versatile: false, extraWeapon: false }
  const { findings } = rule('card-weapon', { ...facts, ...more })
  expect(findings.find(({ clause }) => clause.endsWith('weapons.1b'))?.because).toBe(
    'The unit named on the card may attack with its weapon when the card says.',
  )
})

test('what only one reading allows of operatives is not told as what the rules allow', () => {
  const army = { format: 'grand-army', points: 1600, commander: 1, corps: 6, special: 0, support: 0, heavy: 0 }
  const { findings } = rule('army-composition', { ...army, operative: 5, unique: [], waived: [] })
  const said = findings.find(({ clause }) => clause === 'legion:army-building.ranks.3')?.because
  expect(said).toContain('5 operatives (at most 3, or 4 by the other reading)')
})

test('a card is known by its name with & for and', () => {
  const hand = ['Implacable', 'Ambush', 'Push', 'Fear & Dead Men', 'Assault', 'Master of Evil', 'Standing Orders']
  expect(rule('command-hand', { army: ['Darth Vader'], hand }).verdict).toBe('legal')
})
