/** Of Legion: sentences that look alike and are read apart, each beside its opposite. */
import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string, checker?: string) =>
  ask({ question, game: 'legion', ...(checker ? { checker: `legion/${checker}` } : {}) })

describe('pips that are compared', () => {
  it.each<[string, blue: number | undefined, red: number | undefined]>([
    ['mine is a 2 pip and his has one pip more, who goes first', 2, 3],
    ["mine's got two pips less than his 3", 1, 3],
    ['my card has one pip more than his two', 3, 2],
    ["he's one pip above my 2", 2, 3],
    // nothing to measure it by
    ['his card has one pip more than mine, who goes first', undefined, undefined],
    // no card has so many
    ['he played a 1 pip, mine has four more pips', undefined, 1],
    // it is no pip
    ['he shows 3 pips and I have one more card', undefined, 3],
  ])('%s', (question, blue, red) => {
    const asked = read(question, 'priority')
    const { facts } = asked as { facts: { blue?: { pips?: number }; red?: { pips?: number } } }
    expect([facts.blue?.pips, facts.red?.pips]).toEqual([blue, red])
    for (const [side, pips] of Object.entries({ blue, red }))
      if (pips === undefined) expect(asked.unsure).toContain(`${side}.pips`)
  })
})

describe('who is not there', () => {
  it.each([
    ['Luke is not in my army can I bring Son of Skywalker', 'Luke Skywalker'],
    ['may I take Implacable without Vader', 'Darth Vader'],
    ["I don't have Leia but want No Time for Sorrows in my hand", 'Leia Organa'],
  ])('bars its card, and leaves open who is in it instead: %s', (question, absent) => {
    const { facts, ruling } = ask({ question, game: 'legion', checker: 'legion/command-hand' })
    expect(facts).toMatchObject({ absent: [absent], more: true })
    expect(facts.hand).toHaveLength(1)
    expect(facts).not.toHaveProperty('army')
    expect(ruling).toMatchObject({ verdict: 'illegal', deciding: ['legion:command-cards.character.1b'] })
  })
  it('one who is asked for is not said to be missing', () => {
    const { facts, unsure } = read('does No Time for Sorrows need Jyn in the army, hand is Push, Push', 'command-hand')
    expect(facts).not.toHaveProperty('absent')
    expect(unsure).toContain('army')
  })
  it("but with others in it the card's own is missing", () =>
    expect(read('only Leia in my army, Luke is not, can I bring Son of Skywalker', 'command-hand').facts).toEqual({
      hand: ['Son of Skywalker'],
      more: true,
      army: ['Leia Organa'],
    }))
  it.each<[string, Record<string, unknown>, verdict: string]>([
    ['can I have both Ambush and Push in my hand', { hand: ['Ambush', 'Push'], more: true }, 'legal'],
    ['may I put two copies of Push in my hand', { hand: ['Push', 'Push'], more: true }, 'illegal'],
    [
      "is it allowed to put both Implacable and Vader's Might in my hand with Vader in the army",
      { hand: ['Implacable', "Vader's Might"], army: ['Darth Vader'], more: true },
      'legal',
    ],
    ['my hand is Ambush and Push', { hand: ['Ambush', 'Push'] }, 'illegal'],
  ])('two cards are not the whole hand, and "both" counts none: %s', (question, facts, verdict) => {
    const asked = ask({ question, game: 'legion', checker: 'legion/command-hand' })
    expect(asked.facts).toEqual(facts)
    expect(asked.ruling).toMatchObject({ verdict })
  })
  it.each<[string, blue: string, red: string]>([
    ["blue's card isn't Ambush but Assault, red plays Push. Who has priority?", 'Assault', 'Push'],
    ['red shows not Ambush but Assault, blue shows Push. Priority?', 'Push', 'Assault'],
    ["blue's card isn't assault, it's ambush. red plays push, who has priority", 'Ambush', 'Push'],
    ["blue's card is Ambush, red plays Push. Who has priority?", 'Ambush', 'Push'],
  ])('a card that is denied is nobody’s: %s', (question, blue, red) =>
    expect(read(question, 'priority').facts).toEqual({ blue: { card: blue }, red: { card: red } }),
  )
  it.each<[checker: string, string, Record<string, unknown>, verdict: string]>([
    [
      'measuring',
      'do I have to move after I measured with the movement tool',
      { tool: 'movement-tool', asks: 'must-move' },
      'answered',
    ],
    ['measuring', 'may I move after I measured with the movement tool', { tool: 'movement-tool' }, 'legal'],
    [
      'nomination',
      'can I nominate Boba Fett as my commander for Push? He is an operative.',
      { card: { name: 'Push' }, nominee: { name: 'Boba Fett', rank: 'operative' } },
      'illegal',
    ],
    [
      'nomination',
      'can Boba Fett be my commander for Push',
      { card: { name: 'Push' }, nominee: { name: 'Boba Fett' } },
      'undetermined',
    ],
    [
      'nomination',
      'Boba Fett is my commander, may I nominate him for Push',
      { card: { name: 'Push' }, nominee: { name: 'Boba Fett', rank: 'commander' } },
      'undetermined',
    ],
    ['card-weapon', 'does the keyword from a command card last after the End Phase', {}, 'undetermined'],
    ['card-weapon', 'can the unit use the keyword from the command card', { mode: 'keyword' }, 'undetermined'],
    [
      'card-weapon',
      'my engaged trooper makes a ranged attack with its card',
      { engaged: true, weapon: 'ranged', unitType: 'trooper' },
      'undetermined',
    ],
    [
      'card-weapon',
      'my engaged speeder, a vehicle, makes a ranged attack with its card',
      { engaged: true, weapon: 'ranged' },
      'undetermined',
    ],
  ])('another question than whether one may: %s: %s', (checker, question, facts, verdict) => {
    const asked = ask({ question, game: 'legion', checker: `legion/${checker}` })
    expect(asked.facts).toEqual(facts)
    expect(asked.ruling).toMatchObject({ verdict })
  })
  it.each<[string, usual: string]>([
    ['can I nominate Boba Fett as my commander for Push', 'illegal'],
    ['can I nominate Veers as my commander for Push', 'legal'],
  ])('the printed rank is the usual one: %s', (question, usual) =>
    expect(ask({ question, game: 'legion' }).ruling).toMatchObject({ presumed: { verdict: usual } }),
  )
  it.each<[string, army: unknown]>([
    ["if Leia hadn't died, could I play Coordinated Bombardment", [{ name: 'Leia Organa', defeated: false }]],
    ['Leia had died, could I play Coordinated Bombardment', [{ name: 'Leia Organa', defeated: true }]],
    [
      'neither Leia nor Han is defeated, can I play Coordinated Bombardment',
      [{ name: 'Leia Organa', defeated: false }],
    ],
    [
      'both Leia and Han are defeated, can I play Coordinated Bombardment',
      [
        { name: 'Leia Organa', defeated: true },
        { name: 'Han Solo', defeated: true },
      ],
    ],
    [
      "if Vader hadn't been defeated but Veers had, could I play Maximum Firepower",
      [
        { name: 'Darth Vader', defeated: false },
        { name: 'General Veers', defeated: true },
      ],
    ],
    // who else is in the army is not said
    ['Han is defeated, can I play Coordinated Bombardment', undefined],
    ['Vader is in my army, may I play Evasive Maneuvers', undefined],
    ['my only commander is Vader, may I play Evasive Maneuvers', [{ name: 'Darth Vader' }]],
  ])('one who is named is not the whole army: %s', (question, army) => {
    const { facts, unsure } = read(question, 'play-card')
    expect(facts.army).toEqual(army)
    if (!army) expect(unsure).toContain('army')
  })
  it('a card that has an owner is not read without one', () => {
    const { facts, unsure } = read('Implacable has no owner, may Leia be nominated', 'nomination')
    expect(facts).toMatchObject({ card: { name: 'Implacable' } })
    expect(facts).not.toHaveProperty('card.owner')
    expect(unsure).toContain('card.owner.name')
    expect(read('Ambush has no owner, may Leia be nominated', 'nomination').facts).toMatchObject({
      card: { name: 'Ambush', owner: { name: 'none' } },
    })
  })
})

describe('what is told', () => {
  it.each<[checker: string, question: string, facts: Record<string, unknown>]>([
    ['play-card', 'can I pass and play nothing, I got Ambush left', { chosen: 'none', hand: ['Ambush'] }],
    ['play-card', 'can I play Ambush, I got nothing else left', { chosen: 'Ambush' }],
    ['card-flow', 'start 7, played 3, no Standing Orders, how many left', { events: undefined }],
    ['promotion', 'he promotes his heavy though a corps trooper is there', { candidateRank: 'heavy' }],
    ['promotion', 'two commanders left, one just died', { commandersLeft: undefined }],
    ['promotion', 'two commanders left, one unit died', { commandersLeft: 2 }],
    ['measuring', "measuring with the movement stick, it's not his unit's go", { activating: false }],
    ['measuring', "measuring with the movement stick, it's his unit's go", { tool: 'movement-tool' }],
    ['priority', 'round 4, 2 against 2, who rolls', { blue: { pips: 2 }, red: { pips: 2 } }],
    ['priority', 'round 4, 2 against 3, who rolls', { blue: undefined, red: undefined }],
  ])('%s: %s', (checker, question, facts) => {
    const asked = read(question, checker)
    for (const [fact, value] of Object.entries(facts)) expect(asked.facts[fact]).toEqual(value)
  })
  it('a card named with its number lies there so often', () =>
    expect(read('hand: Ambush x2, Push, Assault, Standing Orders', 'command-hand').facts).toEqual({
      hand: ['Ambush', 'Ambush', 'Push', 'Assault', 'Standing Orders'],
    }))
  it.each([
    ["my AT-ST got an order from Vader's card already, another from Push?", 'issue-orders'],
    ['put the move tool down, then changed my mind', 'measuring'],
    ['can Han be picked for her card', 'nomination'],
    ['can Han pick her card again', 'play-card'],
    ['is a permanent card thrown away in the end phase', 'card-flow'],
  ])('asks of the right thing: %s', (question, checker) => expect(read(question).checker).toBe(`legion/${checker}`))
})

describe('words that were read', () => {
  it.each([
    'Push, luke nominated, two units at range 3, how many orders',
    'Push, Vader nominated, 3 stormtroopers at range 2, how many orders',
  ])('are not said to be unread: %s', (question) => expect(read(question, 'issue-orders').unread).toEqual([]))
})

describe('Field Commander is a keyword, and no rank', () => {
  it.each<[string, Record<string, unknown>]>([
    ['can a field commander unit be nominated for ambush', { rank: undefined, keywords: ['Field Commander'] }],
    ["can a field commander issue orders for vader's card", { rank: undefined, keywords: ['Field Commander'] }],
    ['a field commander unit nominated for implacable, vader is a commander', { rank: undefined, name: undefined }],
    ['can a unit with field commander issue orders for a vader card', { rank: undefined, name: undefined }],
    ['can a commander be nominated for ambush', { rank: 'commander', keywords: undefined }],
    ['Vader is my commander, can he be nominated for implacable', { rank: 'commander', name: 'Darth Vader' }],
  ])('%s', (question, told) => {
    const { nominee = {} } = read(question, 'nomination').facts as { nominee?: Record<string, unknown> }
    expect(Object.fromEntries(Object.keys(told).map((key) => [key, nominee[key]]))).toEqual(told)
  })

  it.each<[string, Record<string, unknown>]>([
    ['i have no commander, only a field commander unit, 4 corps', { commander: 0, fieldCommander: true }],
    ['field commander stormtroopers instead of a commander, 4 corps', { commander: 0, fieldCommander: true }],
    ['no field commander, one commander, 4 corps', { commander: 1, fieldCommander: false }],
  ])('%s', (question, told) => {
    expect(read(question, 'army-composition').facts).toMatchObject(told)
  })
})
