import { checksOver } from '../../../kernel/checker.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import { distanceOf } from './distance.ts'
import { jumpFacts, ME } from './facts.ts'

const check = checksOver(jumpFacts)
const nameOf = (edition: string) => (edition === NEW ? 'November 2022' : 'February 2022')
const other = (edition: string) => (edition === NEW ? OLD : NEW)

const fitsGrid = (field: 'fromRow' | 'fromCol' | 'toRow' | 'toCol') =>
  check([field, 'gridSize'], (f) => f[field] === undefined || f.gridSize === undefined || f[field] <= f.gridSize, {
    path: field,
    message: `${field} lies outside the array of systems.`,
    fix: 'Give a number from 1 to gridSize.',
  })

/** Where the two systems lie must be said in one way. */
export const placeChecks = [
  fitsGrid('fromRow'),
  fitsGrid('fromCol'),
  fitsGrid('toRow'),
  fitsGrid('toCol'),
  check(['fromRow', 'fromCol', 'toRow', 'toCol'], (f) => distanceOf(f, 'A') !== 0, {
    path: 'toRow',
    message: 'The system it leaves and the destination are the same.',
    fix: 'Give another destination.',
  }),
  check(
    ['adjacent', 'fromRow', 'fromCol', 'toRow', 'toCol'],
    (f) => distanceOf(f, 'A') === undefined || f.adjacent === (distanceOf(f, 'A') === 1),
    {
      path: 'adjacent',
      message: 'adjacent does not fit the rows and columns given.',
      fix: 'Leave adjacent out: the rows and columns say it.',
    },
  ),
]

/** Facts about a jump that cannot all be true at once. */
export const jumpChecks = [
  ...placeChecks,
  check(
    ['jumpDistance', 'fromRow', 'fromCol', 'toRow', 'toCol'],
    (f) => distanceOf(f, 'A') === undefined || f.jumpDistance === distanceOf(f, 'A'),
    {
      path: 'jumpDistance',
      message: 'jumpDistance does not fit the rows and columns given.',
      fix: 'Leave jumpDistance out: the rows and columns say it.',
    },
  ),
  check(['adjacent', 'jumpDistance'], (f) => f.adjacent === (f.jumpDistance === 1), {
    path: 'jumpDistance',
    message: 'Adjacent systems are one jump apart, others more.',
    fix: 'Set jumpDistance to 1 for adjacent systems, to 2 or more otherwise.',
  }),
  check(
    ['jumpsUsed', 'speed', 'speedBonus', 'nexusReturns'],
    (f) => f.jumpsUsed <= f.speed + f.speedBonus + (f.nexusReturns ?? 0),
    {
      path: 'jumpsUsed',
      message: 'It has used more jumps than its speed and bonuses give.',
      fix: 'Count only the jumps of this ship in this turn, or raise speedBonus.',
    },
  ),
  check(['jumpsUsed', 'class', 'extraJumps'], (f) => f.jumpsUsed <= (f.class === 'Fighter' ? 0 : 1) + f.extraJumps, {
    path: 'jumpsUsed',
    message: 'It has used more jumps than it has.',
    fix: 'Count only the jumps of this ship in this turn, or raise extraJumps.',
    editions: [OLD],
  }),
  check(
    ['card', 'jumpsUsed', 'speedBonus', 'nexusReturns'],
    (f) => {
      const speed = cardOf(f.card, NEW)?.speed
      return speed == null || f.jumpsUsed <= speed + f.speedBonus + (f.nexusReturns ?? 0)
    },
    {
      path: 'jumpsUsed',
      message: 'It has used more jumps than the speed on its card and its bonuses give.',
      fix: 'Count only the jumps of this ship in this turn, or raise speedBonus.',
      editions: [NEW],
    },
  ),
  check(
    ['card', 'jumpsUsed', 'extraJumps'],
    (f) => f.jumpsUsed <= (cardOf(f.card, OLD)?.shipClass === 'Fighter' ? 0 : 1) + f.extraJumps,
    {
      path: 'jumpsUsed',
      message: 'It has used more jumps than it has.',
      fix: 'Count only the jumps of this ship in this turn, or raise extraJumps.',
      editions: [OLD],
    },
  ),
  check(['builtThisTurn', 'controlledSinceTurnStart'], (f) => !(f.builtThisTurn && f.controlledSinceTurnStart), {
    path: 'controlledSinceTurnStart',
    message: 'A ship built this turn was not yours when the turn began.',
    fix: 'Set controlledSinceTurnStart to false, or builtThisTurn to false.',
  }),
  check(['arrivedAfterInterdiction', 'interdicted'], (f) => !f.arrivedAfterInterdiction || f.interdicted, {
    path: 'arrivedAfterInterdiction',
    message: 'There is no Interdiction on the system to arrive after.',
    fix: 'Set interdicted to true, or leave arrivedAfterInterdiction out.',
  }),
  check(['mine', 'shipOwner'], (f) => f.mine === (f.shipOwner === ME), {
    path: 'shipOwner',
    message: 'mine and shipOwner disagree.',
    fix: 'Give me as shipOwner exactly when the ship is yours.',
    editions: [NEW],
  }),
  check(
    ['faceDownDestination', 'destinationCard'],
    (f) => !(f.faceDownDestination && f.destinationCard === 'asteroid-field'),
    {
      path: 'destinationCard',
      message: 'A system that lies face down is not known to be an Asteroid Field.',
      fix: 'Leave destinationCard out, or set faceDownDestination to false.',
    },
  ),
  check(['viaCard'], (f) => f.viaCard !== 'jump-nexus', {
    path: 'viaCard',
    message: 'In November 2022 a Jump Nexus gives speed, it is no way to travel.',
    fix: 'Count it into speedBonus and set viaCard to none.',
    editions: [NEW],
  }),
  check(['viaCard'], (f) => f.viaCard !== 'bribery', {
    path: 'viaCard',
    message: 'In February 2022 Bribery gives you control of a ship, it moves none.',
    fix: 'Set viaCard to none.',
    editions: [OLD],
  }),
  ...EDITIONS.flatMap((edition) => [
    check(['card'], (f) => cardOf(f.card, edition) !== undefined, {
      path: 'card',
      message: `That card is not in the ${nameOf(edition)} list, only in that of ${nameOf(other(edition))}.`,
      fix: `Choose a card of ${nameOf(edition)}, or ask with edition ${other(edition)}.`,
      editions: [edition],
    }),
    check(['card', 'class'], (f) => !cardOf(f.card, edition) || cardOf(f.card, edition)!.shipClass === f.class, {
      path: 'class',
      message: 'The card is of another class, or is a station and has none.',
      fix: 'Leave class out, or set it as printed on the card.',
      editions: [edition],
    }),
    check(
      ['destinationCard'],
      (f) => f.destinationCard === 'other' || cardOf(f.destinationCard, edition) !== undefined,
      {
        path: 'destinationCard',
        message: `That system is not in the ${nameOf(edition)} list, only in that of ${nameOf(other(edition))}.`,
        fix: `Choose a system of ${nameOf(edition)}, or other.`,
        editions: [edition],
      },
    ),
  ]),
  check(['card', 'speed'], (f) => cardOf(f.card, NEW)?.speed == null || cardOf(f.card, NEW)!.speed === f.speed, {
    path: 'speed',
    message: 'The card prints another speed.',
    fix: 'Leave speed out, or set it as printed and put bonuses into speedBonus.',
    editions: [NEW],
  }),
]
