import { clausesOver } from '../../../kernel/clause.ts'
import { NEW, OLD } from '../facts.ts'
import { clockwise } from '../seats.ts'
import {
  type Breach,
  beyondAttack,
  breach,
  type Combat,
  extraTargets,
  type Fire,
  find,
  fires,
  isDestroyed,
  isLethalFirst,
  placeOf,
  quietSystems,
} from './combat.ts'
import { facts } from './facts.ts'

const { clause, condition } = clausesOver(facts)

const COMBAT = ['vessels', 'assignments'] as const

const within = (fire: Fire) => fire.total <= fire.shooter.attack
const says = ({ shooter, shots, total }: Fire) =>
  `${shooter.id} assigns ${total} to ${shots.length} targets with attack ${shooter.attack}.`
const using = (card: string, edition: string) => (combat: Combat) =>
  fires(combat).filter((fire) => fire.shots.length > 1 && extraTargets(fire.shooter, edition) === card)
const plain = (combat: Combat, edition: string) => fires(combat).filter((fire) => !extraTargets(fire.shooter, edition))

const strays = ({ vessels, assignments }: Combat) =>
  assignments.filter(({ from, to }) => placeOf(find(vessels, from)) !== placeOf(find(vessels, to)))

/** Players with vessels in the combat, in the order in which they assign. */
const involved = ({ seats, activePlayer, vessels }: Combat & { seats: readonly string[]; activePlayer: string }) =>
  clockwise(seats, activePlayer).filter((seat) => vessels.some(({ owner }) => owner === seat))

/** A clause about targets in the shooter's own system, in one edition. */
const ownSystem = (id: string, edition: string) =>
  clause(id, {
    editions: [edition],
    needs: COMBAT,
    when: ({ assignments }) => assignments.length > 0,
    holds: (combat) => !strays(combat).length,
    says: {
      holds: "Every target is in its shooter's own system.",
      fails: (combat) => {
        const [stray] = strays(combat)
        return `${stray!.to} is not in the system of ${stray!.from}.`
      },
      aside: 'Nobody shoots.',
    },
  })

/** Who may shoot at whom, and with how much. */
export const shooting = [
  clause('starcom:combat-phase.systems.1', {
    needs: ['activePlayer', ...COMBAT],
    holds: ({ activePlayer, ...combat }, table) => !quietSystems(combat, activePlayer, table.edition).length,
    says: {
      holds: 'Combat takes place here this turn.',
      fails: (_facts, table) =>
        table.edition === NEW
          ? 'There is no combat there this turn: that takes vessels of the active player and of another player.'
          : 'Only one player has ships or stations there, so there is no combat.',
    },
  }),
  condition('starcom:combat-phase.assign-damage.1', {
    needs: ['seats', 'activePlayer', ...COMBAT],
    when: ({ assignments }) => assignments.length > 0,
    holds: ({ activePlayer, vessels }) => vessels.some(({ owner }) => owner === activePlayer),
    says: {
      holds: (combat) => `Damage is assigned in this order: ${involved(combat).join(', ')}.`,
      fails: (combat) =>
        `The active player has nothing there; damage is assigned in this order: ${involved(combat).join(', ')}.`,
      aside: 'Nobody shoots.',
    },
  }),
  clause('starcom:combat-phase.assign-damage.2', {
    needs: COMBAT,
    readings: ['starcom:ambiguity.18/ii'],
    holds: (combat, table) =>
      !beyondAttack(combat).length &&
      plain(combat, table.edition).every(
        (fire) =>
          fire.shots.length === 1 ||
          (table.edition === NEW && table.reads('starcom:ambiguity.18/ii') === 'B' && within(fire)),
      ),
    says: {
      holds: ({ assignments }) =>
        assignments.length
          ? 'Every vessel shoots within its attack, or holds fire.'
          : 'Everybody holds fire, as they may.',
      fails: (combat, table) => {
        const [shot] = beyondAttack(combat)
        if (shot)
          return `${shot.from} would deal ${shot.amount} damage with attack ${find(combat.vessels, shot.from).attack}.`
        const fire = plain(combat, table.edition).find(({ shots }) => shots.length > 1)
        return `${fire?.shooter.id} shoots at ${fire?.shots.length} targets; it may shoot at one.`
      },
    },
  }),
  clause('starcom:cards.battleship.1', {
    editions: [NEW],
    needs: COMBAT,
    readings: ['starcom:ambiguity.18/i'],
    when: (combat) => using('battleship', NEW)(combat).length > 0,
    holds: (combat, table) =>
      using(
        'battleship',
        NEW,
      )(combat).every(
        (fire) => fire.shots.length === 2 && (within(fire) || table.reads('starcom:ambiguity.18/i') === 'B'),
      ),
    says: {
      holds: 'A Battleship may pick one more target than usual.',
      fails: (combat) =>
        `${says(using('battleship', NEW)(combat)[0]!)} A Battleship divides its attack between at most two targets.`,
      aside: 'No Battleship shoots at more than one target.',
    },
  }),
  clause('starcom:cards.targeting-systems.1', {
    editions: [OLD],
    needs: COMBAT,
    when: (combat) => using('targeting-systems', OLD)(combat).length > 0,
    holds: (combat) => using('targeting-systems', OLD)(combat).every(within),
    says: {
      holds: 'With Targeting Systems damage may be split over any number of targets.',
      fails: (combat) =>
        `${says(using('targeting-systems', OLD)(combat).find((fire) => !within(fire))!)} It is split, not multiplied.`,
      aside: 'Nobody splits damage by Targeting Systems.',
    },
  }),
  clause('starcom:cards.maximum-firepower.1', {
    editions: [OLD],
    needs: COMBAT,
    when: (combat) => using('maximum-firepower', OLD)(combat).length > 0,
    holds: (combat) => using('maximum-firepower', OLD)(combat).every((fire) => fire.shots.length === 2 && within(fire)),
    says: {
      holds: 'Maximum Firepower lets it split its damage onto one more target.',
      fails: (combat) =>
        `${says(using('maximum-firepower', OLD)(combat)[0]!)} Maximum Firepower allows two targets that share the attack.`,
      aside: 'Nobody splits damage by Maximum Firepower.',
    },
  }),
  ownSystem('starcom:combat-phase.order.1', NEW),
  ownSystem('starcom:additional-rules.targeting.1', OLD),
]

const sayBreach = ({ target, screen, assigned, needed }: Breach) =>
  `${target.id} cannot be shot at yet: ${screen.id} comes first and has been assigned ${assigned} of the ${needed} damage that destroys it.`

/** True when a target's player has a Frigate or Defense Station beside it. */
const screened = ({ vessels, assignments }: Combat) =>
  assignments.some(({ to }) => {
    const target = find(vessels, to)
    return vessels.some(
      (other) => isLethalFirst(other) && other.owner === target.owner && placeOf(other) === placeOf(target),
    )
  })

/** Frigates and Defense Stations come first. */
export const lethalFirst = [
  clause('starcom:combat-phase.assign-damage.3', {
    editions: [NEW],
    needs: COMBAT,
    readings: ['i', 'ii', 'iii', 'iv', 'v'].map((point) => `starcom:ambiguity.17/${point}`),
    when: screened,
    holds: (combat, table) => !breach(combat, table),
    also: ['starcom:cards.frigate.1', 'starcom:cards.defense-station.1'],
    says: {
      holds: 'No vessel is shot at before the Frigates and Defense Stations beside it.',
      fails: (combat, table) => {
        const found = breach(combat, table)
        return found ? sayBreach(found) : 'A Frigate or Defense Station there has to be dealt with first.'
      },
      aside: 'No target has a Frigate or Defense Station beside it.',
    },
  }),
]

/** What the damage does once it resolves; none of this forbids an assignment. */
export const resolving = [
  condition('starcom:combat-phase.resolve-damage.2', {
    needs: COMBAT,
    readings: ['starcom:ambiguity.30'],
    when: ({ assignments }, table) => assignments.length > 0 || table.edition === OLD,
    holds: (combat, table) => combat.vessels.some((vessel) => isDestroyed(vessel, combat, table)),
    also: [{ clause: 'starcom:end-phase.cleanup.3', edition: OLD }],
    says: {
      holds: (_combat, table) =>
        table.edition === NEW
          ? 'Damage equal to or above the hit points destroys at once.'
          : 'Damage above the hit points destroys, and only at Cleanup.',
      fails: (_combat, table) =>
        table.edition === NEW
          ? 'No vessel has as much damage as hit points.'
          : 'No vessel has more damage than hit points.',
      aside: 'No damage is assigned.',
    },
  }),
  condition('starcom:combat-phase.commands.2', {
    needs: COMBAT,
    when: ({ assignments }) => assignments.length > 0,
    holds: (combat, table) =>
      table.edition === OLD || !fires(combat).some(({ shooter }) => shooter.destroyedBeforeResolve),
    says: {
      holds: (_combat, table) =>
        table.edition === OLD
          ? 'What is assigned is dealt, even if the shooter is gone by then.'
          : 'Every shooter is still there when damage resolves.',
      fails: 'A vessel destroyed before damage resolves deals none of its damage.',
      aside: 'Nobody shoots.',
    },
  }),
]
