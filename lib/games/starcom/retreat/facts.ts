import { checksOver } from '../../../kernel/checker.ts'
import { name, yesNo } from '../../../kernel/facts.ts'
import { NEW, OLD } from '../facts.ts'
import { jumpChecks } from '../jump/checks.ts'
import { jumpFacts, ME, players, SAID } from '../jump/facts.ts'

const { originController: _origin, shipOwner: _owner, ...ofJump } = jumpFacts

/** A retreat asks for the same as a jump, and for what the older edition looks at. */
export const facts = {
  ...ofJump,
  activePlayer: name({
    sort: 'player',
    label: 'Whose turn it is',
    samples: players.slice(1),
    said: SAID,
  }),
  hasMovedThisTurn: yesNo({
    label: 'It has moved this turn',
    help: 'Being carried by a Carrier counts.',
    editions: [OLD],
  }),
  destinationEmpty: yesNo({
    label: 'No ships are in the destination',
    help: 'Of anybody, Fighters included.',
    editions: [OLD],
  }),
} as const

const check = checksOver(facts)

/** Facts about a retreat that cannot all be true at once. */
export const checks = [
  ...jumpChecks,
  check(['jumpsUsed', 'hasMovedThisTurn'], (f) => f.jumpsUsed === 0 || f.hasMovedThisTurn, {
    path: 'hasMovedThisTurn',
    message: 'A ship that has used a jump has moved.',
    fix: 'Say that it has moved, or give 0 jumps used.',
    editions: [OLD],
  }),
  check(['viaCard'], (f) => f.viaCard !== 'bribery' && f.viaCard !== 'drummond', {
    path: 'viaCard',
    message: 'A ship moved by Bribery or Drummond does not retreat.',
    fix: 'Ask about the jump instead, or choose no card.',
    editions: [NEW],
  }),
]

export { ME }
