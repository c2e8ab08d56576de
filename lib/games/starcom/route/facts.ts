import { type FactSpecs, list, type RawFacts, record } from '../../../kernel/facts.ts'
import type { Check, PlainCheck } from '../../../kernel/space.ts'
import { jumpChecks } from '../jump/checks.ts'
import { jumpFacts, SAID } from '../jump/facts.ts'
import { sayJumps } from '../told.ts'

const { adjacent, carrierJumpingAlong, originController, ...one } = jumpFacts
const { optional: _optional, ...arrivedAfterInterdiction } = one.arrivedAfterInterdiction

/** What is the same in every jump of a route. */
const ofShip = {
  card: one.card,
  class: one.class,
  mine: one.mine,
  controlledSinceTurnStart: one.controlledSinceTurnStart,
  builtThisTurn: one.builtThisTurn,
  speed: one.speed,
  speedBonus: one.speedBonus,
  extraJumps: one.extraJumps,
  jumpsUsed: one.jumpsUsed,
} as const

/** What each jump has of its own. */
const ofJump = {
  adjacent: { ...adjacent, changeable: false },
  destinationController: one.destinationController,
  destinationCard: one.destinationCard,
  interdicted: one.interdicted,
  viaCard: one.viaCard,
  viaCardReaches: one.viaCardReaches,
  jumpDistance: one.jumpDistance,
  carrierJumpingAlong: { ...carrierJumpingAlong, changeable: false },
  faceDownDestination: one.faceDownDestination,
  arrivedAfterInterdiction: {
    ...arrivedAfterInterdiction,
    help: 'Only if Interdiction is on the system.',
    relevant: ({ interdicted }: RawFacts): boolean => interdicted === true,
  },
  cardPlayedByOther: one.cardPlayedByOther,
} as const

/** Most jumps of one route. */
export const LONGEST = 6

export const facts = {
  ...ofShip,
  originController: { ...originController, label: 'Controller of the system it starts from' },
  legs: list(
    record(ofJump, {
      label: 'Jump',
      told: sayJumps(one.destinationCard.options, SAID),
      row: [
        'adjacent',
        'destinationController',
        'destinationCard',
        'interdicted',
        'viaCard',
        'viaCardReaches',
        'jumpDistance',
        'carrierJumpingAlong',
        'faceDownDestination',
      ],
    }),
    { label: 'Jumps in order', min: 1, max: LONGEST, item: 'jump', ordered: true },
  ),
  shipOwner: one.shipOwner,
  nexusReturns: one.nexusReturns,
} as const

const SHARED: FactSpecs = { ...ofShip, shipOwner: one.shipOwner, nexusReturns: one.nexusReturns }
const OF_JUMP: FactSpecs = ofJump

/** Names of what all jumps share, and of what each has of its own. */
export const SHARED_KEYS = Object.keys(SHARED)
export const LEG_KEYS = Object.keys(OF_JUMP)

/** True for a fact that is the same in every jump of the route. */
export const isShared = (key: string): boolean => Object.hasOwn(SHARED, key)

/** What a jump check says of the jump at this place, as far as that jump is told. */
const checkAt = (check: PlainCheck, at: number): PlainCheck => ({
  ...check,
  needs: ['legs'],
  partial: true,
  path: `legs[${at}].${check.path}`,
  fits: ({ legs }: { legs?: readonly RawFacts[] }) => {
    const leg = legs?.[at]
    const isTold = leg && check.needs.every((key) => leg[key] !== undefined || OF_JUMP[key]!.optional)
    return !isTold || check.fits(leg as never)
  },
})

/** The checks of a single jump: those of the ship once, those of a jump for each. */
export const checks: Check[] = [
  ...jumpChecks.filter(({ needs }) => needs.every(isShared)),
  ...jumpChecks
    .filter(({ needs }) => needs.every((key) => Object.hasOwn(OF_JUMP, key)))
    .flatMap((check) => Array.from({ length: LONGEST }, (_, at) => checkAt(check, at))),
]
