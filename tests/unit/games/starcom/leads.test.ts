import { describe, expect, test } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { starcom } from '../../../../lib/games/starcom/index.ts'
import type { RawFacts } from '../../../../lib/kernel/facts.ts'
import type { Ruling } from '../../../../lib/kernel/ruling.ts'

function rule(checker: string, facts: RawFacts): Ruling {
  const ruling = adjudicate([starcom], { checker: `starcom/${checker}`, facts })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}

const ready = {
  card: 'corvette',
  mine: true,
  controlledSinceTurnStart: true,
  builtThisTurn: false,
  speedBonus: 0,
  jumpsUsed: 0,
  adjacent: true,
  originController: 'me',
  destinationController: 'me',
  destinationCard: 'other',
  interdicted: false,
  carrierJumpingAlong: false,
  viaCard: 'none',
}
const stabilized = { ...ready, adjacent: false, viaCard: 'jump-stabilization', jumpDistance: 2 }

describe('what a legal move leads with', () => {
  test.each([
    [
      'an ordinary jump with its speed, not with an Interdiction that nobody played',
      'jump',
      ready,
      'command-phase.move.3',
    ],
    ['a jump by a card with the card', 'jump', stabilized, 'cards.jump-stabilization.1'],
    ['a retreat with the rule of retreats', 'retreat', { ...ready, activePlayer: 'me' }, 'combat-phase.retreat.2'],
  ])('%s', (_what, checker, facts, clause) => {
    const { originController: _origin, ...told } = facts
    const ruling = rule(checker, checker === 'retreat' ? told : facts)
    expect([ruling.verdict, ruling.deciding[0]]).toEqual(['legal', `starcom:${clause}`])
    expect(ruling.deciding.slice(0, ruling.leads)).not.toContain('starcom:cards.interdiction.1')
  })
})

test('a held ship of which nobody says when it came is said to be taken as there before', () => {
  const said = (more: RawFacts) =>
    rule('jump', { ...ready, interdicted: true, ...more }).findings.find(({ clause }) => /interdiction/.test(clause))
      ?.because
  expect(said({})).toBe('Interdiction holds the ships of that system, and nothing says that this one came there later.')
  expect(said({ arrivedAfterInterdiction: false })).toBe('Interdiction holds the ships of that system.')
})
