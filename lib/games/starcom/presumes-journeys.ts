/** What is usual of ships that go somewhere: a plain jump of an own ship to a system beside it. */

import { asked, type Derived, type Presumes, type Presuming, usual } from '../../kernel/presumption.ts'
import { cards } from './data/cards.ts'

const NOT_ENTITLED = 'it is not yours to move this turn'

const sayOwner = (place: string, who: string) =>
  who === 'me'
    ? `you control ${place}`
    : who === 'none'
      ? `nobody controls ${place}`
      : `another player controls ${place}`

/** Where all ships of a class print one speed in this edition, it is known without the card. */
const speedOfClass: Derived = ({ card, class: size }, _told, edition) => {
  const alike = cards.filter((one) => one.edition === edition && one.type === 'Ship' && one.shipClass === size)
  const [speed, ...more] = new Set(alike.map((one) => one.speed))
  return card === undefined && !more.length ? (speed ?? undefined) : undefined
}

/** What holds of a ship that jumps, and of the jump itself. */
const ship: Presumes = {
  mine: asked(true, 'your own ship'),
  controlledSinceTurnStart: usual(true, 'yours since the turn began', {
    line: 'ready',
    unless: NOT_ENTITLED,
    settles: 'builtThisTurn',
  }),
  builtThisTurn: usual(false, 'not built this turn', { line: 'ready', unless: 'it was built this turn' }),
  speed: usual(speedOfClass, 'the speed that ships of its class have'),
  jumpsUsed: usual(0, 'its first jump', { line: 'ready' }),
  speedBonus: usual(0, 'no speed bonus'),
  extraJumps: usual(0, 'no extra jumps'),
}
const ORIGIN = {
  originController: usual('me', 'from a system of yours', {
    line: 'way',
    unless: (who: string) => sayOwner('the system it leaves', who),
  }),
}
const leg: Presumes = {
  adjacent: usual(
    ((near, told) => {
      const distance = near.jumpDistance ?? told.jumpDistance
      return distance === undefined ? true : distance === 1
    }) satisfies Derived,
    'to an adjacent system',
    { line: 'way', unless: 'the systems are not adjacent' },
  ),
  interdicted: usual(false, 'no Interdiction', { line: 'way', unless: 'Interdiction is on the system it leaves' }),
  carrierJumpingAlong: usual(false, 'no Carrier takes it along'),
  viaCardReaches: usual(false, 'no card that reaches there'),
  faceDownDestination: usual(false, 'a destination that lies face up'),
  viaCard: usual('none', 'an ordinary jump', { chosen: true }),
  destinationCard: usual('other', 'an ordinary destination', { line: 'way' }),
  destinationController: usual('none', 'nobody controls the destination', {
    line: 'way',
    unless: (who: string) => sayOwner('the destination', who),
  }),
  jumpDistance: usual(
    ((near, told) => ((near.adjacent ?? told.adjacent) === true ? 1 : undefined)) satisfies Derived,
    'one jump away',
  ),
}
const eachLeg = Object.fromEntries(Object.entries(leg).map(([path, one]) => [`legs[].${path}`, one]))

export const jump: Presuming = {
  opens: ['card', 'adjacent'],
  presumes: {
    ...ship,
    shipOwner: asked('me', 'your own ship'),
    ...ORIGIN,
    ...leg,
    // one opponent at both ends bars a jump, two do not (starcom:command-phase.move.7)
    destinationController: {
      ...leg.destinationController!,
      unless: (who: string) =>
        who === 'me' || who === 'none'
          ? sayOwner('the destination', who)
          : 'the same player controls the destination too',
    },
  },
}
// where it goes decides a retreat: nobody's system is no ordinary place to go
const { destinationController: _, ...legOut } = leg
export const retreat: Presuming = {
  opens: ['card', 'adjacent', 'destinationController'],
  presumes: { ...ship, ...legOut, hasMovedThisTurn: usual(false, 'it has not moved this turn', { line: 'ready' }) },
}
export const route: Presuming = {
  opens: ['card', 'legs'],
  presumes: {
    ...ship,
    shipOwner: asked('me', 'your own ship'),
    ...ORIGIN,
    ...eachLeg,
    'legs[].arrivedAfterInterdiction': usual(true, 'Interdiction was played before the ship came there', {
      unless: 'Interdiction is played once the ship is there',
    }),
  },
}
