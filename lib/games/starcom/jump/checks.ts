import { checksOver } from '../../../kernel/checker.ts'
import { cardOf } from '../costs.ts'
import { cards } from '../data/cards.ts'
import { EDITIONS, NEW, OLD, TITLES } from '../facts.ts'
import { distanceOf } from './distance.ts'
import { jumpFacts, ME } from './facts.ts'

const check = checksOver(jumpFacts)
const other = (edition: string) => (edition === NEW ? OLD : NEW)

/** The highest speed a ship of November 2022 prints. */
const FASTEST = Math.max(...cards.map(({ edition, speed }) => (edition === NEW ? (speed ?? 0) : 0)))

const TOO_MANY = { path: 'jumpsUsed', message: 'It has used more jumps than any ship has.' }

const fitsGrid = (field: 'fromRow' | 'fromCol' | 'toRow' | 'toCol') =>
  check([field, 'gridSize'], (f) => f[field] === undefined || f.gridSize === undefined || f[field] <= f.gridSize, {
    path: field,
    message: `${jumpFacts[field].label}: outside the board.`,
    fix: 'Give a number from 1 to the size of the board.',
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
      message: 'Whether the systems are adjacent does not fit the rows and columns given.',
      fix: 'Leave it blank: the rows and columns say it.',
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
      message: 'The distance does not fit the rows and columns given.',
      fix: 'Leave the distance blank: the rows and columns say it.',
    },
  ),
  check(['adjacent', 'jumpDistance'], (f) => f.adjacent === (f.jumpDistance === 1), {
    path: 'jumpDistance',
    message: 'Adjacent systems are one jump apart, others more.',
    fix: 'The distance is 1 for adjacent systems, 2 or more otherwise.',
  }),
  check(
    ['jumpsUsed', 'speed', 'speedBonus', 'nexusReturns'],
    (f) => f.jumpsUsed <= f.speed + f.speedBonus + (f.nexusReturns ?? 0),
    {
      path: 'jumpsUsed',
      message: 'It has used more jumps than its speed and bonuses give.',
      fix: 'Count only the jumps of this ship in this turn, or raise its speed bonuses.',
    },
  ),
  // Where nobody told the ship, no ship may be left that has so many jumps; of one that is told the checks beside it speak.
  {
    ...check(
      ['jumpsUsed', 'speedBonus', 'nexusReturns', 'speed', 'card'],
      ({ jumpsUsed, speedBonus, nexusReturns = 0, speed, card }) =>
        (speed ?? card) !== undefined || !(jumpsUsed > FASTEST + speedBonus + nexusReturns),
      {
        ...TOO_MANY,
        fix: 'Count only the jumps of this ship in this turn, or raise its speed bonuses.',
        editions: [NEW],
      },
    ),
    partial: true as const,
  },
  {
    ...check(
      ['jumpsUsed', 'extraJumps', 'class', 'card'],
      ({ jumpsUsed, extraJumps, class: shipClass, card }) =>
        (shipClass ?? card) !== undefined || !(jumpsUsed > 1 + extraJumps),
      {
        ...TOO_MANY,
        fix: 'Count only the jumps of this ship in this turn, or raise its extra jumps.',
        editions: [OLD],
      },
    ),
    partial: true as const,
  },
  check(['jumpsUsed', 'class', 'extraJumps'], (f) => f.jumpsUsed <= (f.class === 'Fighter' ? 0 : 1) + f.extraJumps, {
    path: 'jumpsUsed',
    message: 'It has used more jumps than it has.',
    fix: 'Count only the jumps of this ship in this turn, or raise its extra jumps.',
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
      fix: 'Count only the jumps of this ship in this turn, or raise its speed bonuses.',
      editions: [NEW],
    },
  ),
  check(
    ['card', 'jumpsUsed', 'extraJumps'],
    (f) => f.jumpsUsed <= (cardOf(f.card, OLD)?.shipClass === 'Fighter' ? 0 : 1) + f.extraJumps,
    {
      path: 'jumpsUsed',
      message: 'It has used more jumps than it has.',
      fix: 'Count only the jumps of this ship in this turn, or raise its extra jumps.',
      editions: [OLD],
    },
  ),
  check(['builtThisTurn', 'controlledSinceTurnStart'], (f) => !(f.builtThisTurn && f.controlledSinceTurnStart), {
    path: 'controlledSinceTurnStart',
    message: 'A ship built this turn was not yours when the turn began.',
    fix: 'A ship built this turn was not yours when it began: change one of the two answers.',
  }),
  check(['arrivedAfterInterdiction', 'interdicted'], (f) => !f.arrivedAfterInterdiction || f.interdicted, {
    path: 'arrivedAfterInterdiction',
    message: 'There is no Interdiction on the system to arrive after.',
    fix: 'Say yes to Interdiction, or leave blank whether it arrived later.',
  }),
  check(['mine', 'shipOwner'], (f) => f.mine === (f.shipOwner === ME), {
    path: 'shipOwner',
    message: 'Whether the ship is yours does not fit its owner.',
    fix: 'Name yourself as the owner if the ship is yours, and only then.',
    editions: [NEW],
  }),
  check(
    ['faceDownDestination', 'destinationCard'],
    (f) => !(f.faceDownDestination && f.destinationCard === 'asteroid-field'),
    {
      path: 'destinationCard',
      message: 'A system that lies face down is not known to be an Asteroid Field.',
      fix: 'A face-down system is not known: leave its card blank, or say that it is face up.',
    },
  ),
  check(['viaCard'], (f) => f.viaCard !== 'jump-nexus', {
    path: 'viaCard',
    message: 'In November 2022 a Jump Nexus gives speed; it is not a way to travel.',
    fix: 'Count it among the speed bonuses and choose no card.',
    editions: [NEW],
  }),
  check(['viaCard'], (f) => f.viaCard !== 'bribery', {
    path: 'viaCard',
    message: 'In February 2022 Bribery gives you control of a ship, it moves none.',
    fix: 'Choose no card for the jump.',
    editions: [OLD],
  }),
  ...EDITIONS.flatMap((edition) => [
    check(['card'], (f) => cardOf(f.card, edition) !== undefined, {
      path: 'card',
      message: `That card is not in the ${TITLES[edition]} list, only in that of ${TITLES[other(edition)]}.`,
      fix: `Choose a card of ${TITLES[edition]}, or switch to the ${TITLES[other(edition)]} edition.`,
      editions: [edition],
    }),
    check(['card', 'class'], (f) => !cardOf(f.card, edition) || cardOf(f.card, edition)!.shipClass === f.class, {
      path: 'class',
      message: 'The card is of another class, or is a station and has none.',
      fix: 'Leave the class blank, or choose the one on the card.',
      editions: [edition],
    }),
    check(
      ['destinationCard'],
      (f) => f.destinationCard === 'other' || cardOf(f.destinationCard, edition) !== undefined,
      {
        path: 'destinationCard',
        message: `That system is not in the ${TITLES[edition]} list, only in that of ${TITLES[other(edition)]}.`,
        fix: `Choose a system of ${TITLES[edition]}, or other.`,
        editions: [edition],
      },
    ),
  ]),
  check(['card', 'speed'], (f) => cardOf(f.card, NEW)?.speed == null || cardOf(f.card, NEW)!.speed === f.speed, {
    path: 'speed',
    message: 'The card prints another speed.',
    fix: 'Leave the speed blank, or give it as printed and count bonuses apart.',
    editions: [NEW],
  }),
]
