import { describe, expect, it } from 'vitest'
import { groupHand, handText } from '../../../../app/_games/legion/hand-list'
import { standingOf } from '../../../../app/_games/legion/standing'
import { queryOfTool, TOOLS, toolOf } from '../../../../app/_games/legion/tools'
import { adjudicate } from '../../../../lib/adjudicate'
import { commandHand } from '../../../../lib/games/legion/command-hand/index'
import { reads } from '../../../../lib/games/legion/command-hand/reads'
import { cards } from '../../../../lib/games/legion/data/cards'
import { legion } from '../../../../lib/games/legion/index'
import { readLink, writeLink } from '../../../../lib/link/codec'

/** What a pasted text puts into an empty hand builder. */
function readPasted(text: string): { cards: unknown; characters: unknown } {
  const told = reads.read(text, {}, 'take')
  if ('problem' in told) return { cards: [], characters: [] }
  return { cards: told.change.hand ?? [], characters: told.change.army ?? [] }
}

describe('a pasted hand', () => {
  it('takes one name a line in any spelling', () => {
    expect(readPasted('AMBUSH\n  implacable\nNew ways to motivate-them').cards).toEqual([
      'Ambush',
      'Implacable',
      'New Ways to Motivate Them',
    ])
  })
  it('takes commas, and titles that have commas themselves', () => {
    const { cards: found } = readPasted('Push, fear surprise intimidation, Roger Roger!; Standing orders')
    expect(found).toEqual(['Push', 'Fear, Surprise, Intimidation', 'Roger, Roger!', 'Standing Orders'])
    expect(readPasted('Ambush, Fear, Surprise, Intimidation, Push').cards).toEqual([
      'Ambush',
      'Fear, Surprise, Intimidation',
      'Push',
    ])
  })
  it('reads every title of our list back, alone and in a row', () => {
    for (const { name } of cards) expect(readPasted(`• ${name.toLowerCase()} (2)`).cards).toEqual([name])
    const seven = cards.slice(20, 27).map(({ name }) => name)
    expect(readPasted(seven.join(', ')).cards).toEqual(seven)
  })
  it('reads bullets, numbers, pips and headings as list builders write them', () => {
    const text =
      'Command hand: Darth Vader\nCommands:\n 1. Ambush •\n - Push (2)\n2x Assault\n•• Standing Orders - 4 pips'
    expect(readPasted(text)).toEqual({
      cards: ['Ambush', 'Push', 'Assault', 'Assault', 'Standing Orders'],
      characters: ['Darth Vader'],
    })
  })
  it('counts a number for the name behind it alone', () => {
    expect(readPasted('2x Ambush, Push').cards).toEqual(['Ambush', 'Ambush', 'Push'])
    expect(readPasted('Push, 2x Assault, Fear, Surprise, Intimidation').cards).toEqual([
      'Push',
      'Assault',
      'Assault',
      'Fear, Surprise, Intimidation',
    ])
  })
  it('keeps unknown names as they were typed', () => {
    expect(readPasted('Assualt, Ambush').cards).toEqual(['Assualt', 'Ambush'])
  })
  it('finds nothing in nothing', () => {
    expect(readPasted(' \n , ;\n')).toEqual({ cards: [], characters: [] })
  })
})

describe('a hand', () => {
  const facts = { army: ['Darth Vader'], hand: ['Ambush', 'Push', 'Red', 'Standing Orders'] }
  it('is grouped by the pips it counts with', () => {
    const groups = groupHand({ ...facts, figures: [{ name: 'Red', handPips: 1 }] })
    expect(groups.get(1)?.map(({ name }) => name)).toEqual(['Ambush', 'Red'])
    expect(groupHand(facts).get(undefined)).toEqual([{ name: 'Red', at: 2 }])
  })
  it('comes back from its own text', () => {
    expect(readPasted(handText(facts))).toEqual({
      cards: ['Ambush', 'Push', 'Standing Orders', 'Red'],
      characters: ['Darth Vader'],
    })
  })
  it('comes back from its link, whichever tool it names', () => {
    const query = queryOfTool(TOOLS[0], writeLink(commandHand.facts, { facts }))
    expect(toolOf(query).id).toBe('hand')
    expect(readLink(commandHand.facts, query).facts).toEqual(facts)
  })
})

describe('the standing of one card', () => {
  const OWN = ['legion:command-cards.character.1b', 'legion:card-anatomy.command.3']
  const army = ['Darth Vader', 'General Veers']
  const sample = cards.filter((_, i) => i % 12 === 0)
  it.each(sample.map(({ name }) => name))('of %s is what the front door finds', (name) => {
    const standing = standingOf(commandHand, 'rrg-2', { army, faction: 'empire' }, {}, name)
    const facts = { army, faction: 'empire', hand: [name] }
    const ruling = adjudicate([legion], { checker: 'legion/command-hand', facts })
    if ('error' in ruling) throw new Error(ruling.error.message)
    const fails = ruling.findings.filter(({ clause, outcome }) => OWN.includes(clause) && outcome === 'fails')
    if (standing.is !== 'disputed') expect(standing.is === 'barred').toBe(fails.length > 0)
  })
  it('is disputed where a second name of the 2019 print is missing', () => {
    expect(standingOf(commandHand, 'rrg-2', { army: ['Chewbacca'] }, {}, 'Common Cause').is).toBe('disputed')
    const readings = { 'legion:ambiguity.10': 'A' }
    expect(standingOf(commandHand, 'rrg-2', { army: ['Chewbacca'] }, readings, 'Common Cause').is).toBe('free')
  })
})
