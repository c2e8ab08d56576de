import { checksOver } from '../../../kernel/checker.ts'
import { constraintsOver, type ToldFacts } from '../../../kernel/constraints.ts'
import { choice, count, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, OLD, TITLES, vesselAliases, vessels as vesselCards } from '../facts.ts'
import { seatChecks, seatFacts } from '../seats.ts'
import { sayFighting, sayShots } from '../told.ts'

/** Assignments that name this vessel, or might. */
const mayName = (vessel: RawFacts, facts: RawFacts, side: 'from' | 'to') =>
  facts.assignments === undefined ||
  (facts.assignments as RawFacts[]).some(
    (shot) => shot[side] === undefined || vessel.id === undefined || shot[side] === vessel.id,
  )

const mayShoot = (vessel: RawFacts, facts: RawFacts) => mayName(vessel, facts, 'from')

/**
 * Hit points matter for what is shot at, and for what has to be covered first; in February 2022 for every vessel, since
 * damage stays on it and is looked at in Cleanup (starcom:end-phase.cleanup.3).
 */
const mayBeLost = (vessel: RawFacts, facts: RawFacts, edition?: string) =>
  edition === OLD ||
  mayName(vessel, facts, 'to') ||
  ((facts.assignments as unknown[]).length > 0 &&
    [undefined, 'frigate', 'defense-station'].includes(vessel.card as string | undefined))

export const facts = {
  ...seatFacts,
  vessels: list(
    record(
      {
        id: name({ label: 'Name of the vessel', help: 'Any name, each once.', sort: 'vessel', handle: true }),
        owner: name({ sort: 'player', label: 'Its player' }),
        card: choice(vesselCards, { label: 'Card', aliases: vesselAliases }),
        attack: count({
          label: 'Attack',
          help: 'Current attack, bonuses included. Asked for vessels that shoot.',
          relevant: mayShoot,
        }),
        hp: count({ label: 'Hit points', help: 'Current hit points, bonuses included.', min: 1, relevant: mayBeLost }),
        damage: count({ label: 'Damage on it already', relevant: mayBeLost }),
        system: name({
          label: 'System it is in',
          help: 'Leave out if all vessels share one system.',
          sort: 'system',
          optional: true,
        }),
        cannotBeDamaged: yesNo({
          label: 'Takes no damage this turn',
          help: 'By Evasion or Experimental Shields.',
          optional: true,
        }),
        destroyedBeforeResolve: yesNo({
          label: 'Destroyed after assigning, before damage resolves',
          help: 'By Sabotage, for example.',
          optional: true,
        }),
        targetingSystems: yesNo({ label: 'Its player has Targeting Systems (February 2022)', optional: true }),
        maximumFirepower: yesNo({ label: 'Maximum Firepower was played on it (February 2022)', optional: true }),
      },
      {
        label: 'Vessel',
        told: sayFighting(vesselCards),
        row: [
          'id',
          'owner',
          'card',
          'attack',
          'hp',
          'damage',
          'system',
          'cannotBeDamaged',
          'destroyedBeforeResolve',
          'targetingSystems',
          'maximumFirepower',
        ],
      },
    ),
    { label: 'Vessels in the combat', help: 'Every ship and station there, of all players.', item: 'vessel' },
  ),
  assignments: list(
    record(
      {
        from: name({ label: 'Shooter', sort: 'vessel' }),
        to: name({ label: 'Target', sort: 'vessel' }),
        amount: count({ label: 'Damage assigned', min: 1 }),
      },
      { label: 'Assignment', row: ['from', 'to', 'amount'], told: sayShots },
    ),
    {
      label: 'Damage assigned',
      help: 'Leave it empty if everybody holds fire.',
      item: 'assignment',
      changeable: false,
    },
  ),
} as const

const check = checksOver(facts)
const constraint = constraintsOver(facts)

const inCombat = ({ vessels }: ToldFacts<Pick<typeof facts, 'vessels'>>) => vessels?.map(({ id }) => id)
const noVessel = () => ({
  message: 'An assignment names a vessel that is not in the combat.',
  fix: 'Use the names given to the vessels, or add the vessel.',
})

/** Facts about a combat that cannot all be true at once. */
export const checks = [
  ...seatChecks,
  constraint.distinct(['vessels[].id'], () => ({
    message: 'Two vessels have the same name.',
    fix: 'Give every vessel a name of its own.',
  })),
  check(['seats', 'vessels'], ({ seats, vessels }) => vessels.every((vessel) => seats.includes(vessel.owner)), {
    path: 'vessels',
    message: 'The player of a vessel is not among the players of the game.',
    fix: 'Name only players you listed, or list that player too.',
  }),
  check(['vessels'], ({ vessels }) => new Set(vessels.map((vessel) => vessel.system === undefined)).size < 2, {
    path: 'vessels',
    message: 'Some vessels name their system, others do not.',
    fix: 'Name the system of every vessel, or of none.',
  }),
  constraint.listed('assignments[].from', ['vessels'], inCombat, noVessel),
  constraint.listed('assignments[].to', ['vessels'], inCombat, noVessel),
  check(['assignments'], ({ assignments }) => assignments.every(({ from, to }) => from !== to), {
    path: 'assignments',
    message: 'A vessel is assigned damage by itself.',
    fix: 'Name another target.',
  }),
  check(
    ['assignments'],
    ({ assignments }) =>
      new Set(assignments.map(({ from, to }) => JSON.stringify([from, to]))).size === assignments.length,
    {
      path: 'assignments',
      message: 'The same shooter and target are listed twice.',
      fix: 'Add the amounts up in one assignment.',
    },
  ),
  ...EDITIONS.map((edition) =>
    check(['vessels'], ({ vessels }) => vessels.every((vessel) => cardOf(vessel.card, edition)), {
      path: 'vessels',
      message: `The card of a vessel is not in the ${TITLES[edition]} list.`,
      fix: `Choose cards of ${TITLES[edition]}, or switch to the other edition.`,
      editions: [edition],
    }),
  ),
]
