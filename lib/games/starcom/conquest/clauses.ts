import { answerOver, followsOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { lowered } from '../../../kernel/words.ts'
import { NEW, OLD } from '../facts.ts'
import { counted } from '../words.ts'
import { facts } from './facts.ts'
import { type New, newOutcome, type Old, type Outcome, oldOutcome, sayOutcome } from './outcome.ts'

const { condition } = clausesOver(facts)

const SHARED = ['developments', 'underSiege', 'besiegerNonFighterShips', 'besiegers', 'activePlayerIs'] as const
const NEW_NEEDS = [...SHARED, 'cruisers'] as const
const OLD_NEEDS = [...SHARED, 'activePlayerNonFighterShips'] as const

const REMOVAL = 'starcom:end-phase.conquest.1'
const TAKING = 'starcom:end-phase.conquest.2'
const STATIONS = 'starcom:end-phase.conquest.3'
const UNARMED = 'starcom:card-types.station.3'
const CRUISER = 'starcom:cards.cruiser.1'

const removal = {
  holds: ({ removed }: Outcome) => `The system loses ${counted(removed, 'counter')}.`,
  besieged: 'It is under siege, but nobody has ships that take off counters now.',
  free: 'The system is not under siege, so a siege takes nothing off it.',
}

const isTaken = (found: Outcome) => found.emptied && found.by !== 'nobody'

/** What comes off, who takes the system and what becomes of the stations. */
export const clauses = [
  condition(REMOVAL, {
    editions: [NEW],
    needs: NEW_NEEDS,
    readings: ['starcom:ambiguity.14/i', 'starcom:ambiguity.15/i'],
    holds: (f, table) => f.underSiege && newOutcome(f, table).removed > 0,
    says: {
      holds: (f, table) => removal.holds(newOutcome(f, table)),
      fails: (f) => (f.underSiege ? removal.besieged : removal.free),
    },
  }),
  condition(REMOVAL, {
    editions: [OLD],
    needs: OLD_NEEDS,
    readings: ['starcom:ambiguity.14/ii', 'starcom:ambiguity.15/ii'],
    holds: (f, table) => oldOutcome(f, table).removed > 0,
    says: {
      holds: (f, table) => removal.holds(oldOutcome(f, table)),
      fails: (f) => (f.underSiege ? removal.besieged : removal.free),
    },
  }),
  condition(CRUISER, {
    editions: [NEW],
    needs: ['underSiege', 'cruisers'],
    readings: ['starcom:ambiguity.44/i', 'starcom:ambiguity.44/ii'],
    when: ({ cruisers }) => Boolean(cruisers),
    holds: ({ underSiege }, table) => !underSiege || table.reads('starcom:ambiguity.44/i') === 'B',
    says: {
      holds: ({ cruisers }) => `Cruisers take off ${counted(cruisers ?? 0, 'counter')} at most by their own effect.`,
      fails: 'In a besieged system a Cruiser counts once, as a besieging ship.',
      aside: 'No Cruiser uses its effect.',
    },
  }),
  condition(TAKING, {
    editions: [NEW],
    needs: NEW_NEEDS,
    holds: (f, table) => isTaken(newOutcome(f, table)),
    says: {
      holds: 'No counter is left: the system is conquered and gets 1 counter of its new controller.',
      fails: 'It is not conquered.',
    },
  }),
  condition(TAKING, {
    editions: [OLD],
    needs: OLD_NEEDS,
    holds: (f, table) => isTaken(oldOutcome(f, table)),
    says: {
      holds: 'No counter is left: the active player conquers the system and puts 1 counter there.',
      fails: 'It is not conquered.',
    },
  }),
  condition(STATIONS, {
    editions: [NEW],
    needs: [...NEW_NEEDS, 'stationsInSystem'],
    readings: ['starcom:ambiguity.16'],
    when: (f, table) => isTaken(newOutcome(f, table)) && f.stationsInSystem.length > 0,
    holds: ({ stationsInSystem }, table) =>
      table.reads('starcom:ambiguity.16') === 'A' || stationsInSystem.every((station) => station.attack === 0),
    also: [UNARMED],
    says: {
      holds: 'The stations left there go to the new controller.',
      fails: 'Only stations without attack go to the new controller.',
      aside: 'No station changes hands.',
    },
  }),
]

const decidingOf = (f: { underSiege: boolean; cruisers?: number }, found: Outcome): string[] => [
  ...(isTaken(found) ? [TAKING] : []),
  ...(f.underSiege || !f.cruisers ? [REMOVAL] : []),
  ...(f.cruisers ? [CRUISER] : []),
]

function answerOf(
  f: New | Old,
  found: Outcome,
  table: RulesInPlay,
  stations: readonly string[] = [],
  more: readonly string[] = [],
) {
  const value = [...sayOutcome(found, f.underSiege ? f.besiegers : 0, table), ...stations]
  return {
    kind: 'list' as const,
    value,
    says: value.map((says, i) => (i ? lowered(says) : says)).join('; '),
    derivation: [
      { says: `${counted(f.developments, 'counter')} on the system`, value: f.developments },
      {
        says: `${found.removed} come off`,
        value: found.removed,
        clause: f.underSiege || !found.removed ? REMOVAL : CRUISER,
      },
      { says: `${found.left} left`, value: found.left, clause: TAKING },
    ],
    deciding: [...decidingOf(f, found), ...more],
  }
}

function sayStations(stations: readonly { attack: number }[], table: RulesInPlay): string[] {
  if (!stations.length) return []
  const armed = stations.some((station) => station.attack > 0)
  if (!armed || table.reads('starcom:ambiguity.16') === 'A') return ['All stations left there go to the new controller']
  return ['Stations without attack go to the new controller, armed ones do not']
}

const READ_OLD = ['starcom:ambiguity.14/ii', 'starcom:ambiguity.15/ii']
const READ_NEW = ['14/i', '15/i', '44/i', '44/ii'].map((point) => `starcom:ambiguity.${point}`)

/** The system after the Conquest step: first without the stations, which matter only where a Cruiser alone conquers it. */
export const answers = [
  answerOver(facts)({
    editions: [NEW],
    needs: NEW_NEEDS,
    readings: READ_NEW,
    of: (f, table) => {
      const found = newOutcome(f, table)
      return isTaken(found) && !f.underSiege ? undefined : answerOf(f, found, table)
    },
  }),
  answerOver(facts)({
    editions: [NEW],
    needs: [...NEW_NEEDS, 'stationsInSystem'],
    readings: [...READ_NEW, 'starcom:ambiguity.16'],
    of: (f, table) => {
      const found = newOutcome(f, table)
      if (!isTaken(found) || f.underSiege) return answerOf(f, found, table)
      const passing = f.stationsInSystem.length ? [STATIONS, UNARMED] : []
      return answerOf(f, found, table, sayStations(f.stationsInSystem, table), passing)
    },
  }),
  answerOver(facts)({
    editions: [OLD],
    needs: OLD_NEEDS,
    readings: READ_OLD,
    of: (f, table) => answerOf(f, oldOutcome(f, table), table),
  }),
]

const inNew = { editions: [NEW], needs: NEW_NEEDS, readings: READ_NEW } as const
const follow = followsOver(facts)

/** What comes of a system that falls. A Homeworld has consequences of its own. */
export const follows = [
  follow({
    ...inNew,
    clause: 'starcom:end-phase.game-end.1',
    of: (f, table) =>
      isTaken(newOutcome(f, table)) ? { says: 'If it is a Homeworld, the game ends at once.' } : undefined,
  }),
  follow({
    editions: [OLD],
    needs: OLD_NEEDS,
    readings: READ_OLD,
    clause: 'starcom:end-phase.cleanup.2',
    of: (f, table) =>
      isTaken(oldOutcome(f, table)) ? { says: 'If it is a Homeworld, its player is out at Cleanup.' } : undefined,
  }),
  // No station of a besieged system is armed, so there they all go, however many they are.
  follow({
    ...inNew,
    clause: STATIONS,
    of: (f, table) =>
      f.underSiege && isTaken(newOutcome(f, table))
        ? { says: 'Stations left there, if any, go to the new controller.' }
        : undefined,
  }),
]
