/** How many stations, ships and Fighters there may be. */
import { clausesOver } from '../../../kernel/clause.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'
import { counted } from '../words.ts'
import { isUncapped } from './by-card.ts'
import { onlyFor } from './place.ts'

const { clause } = clausesOver(vocabulary)

/** Stations in a system: no more than its developments. */
export const stationCap = clause('starcom:command-phase.build.4', {
  needs: ['stationsInSystem', 'developmentsInSystem', 'count', 'byCard'],
  readings: ['starcom:ambiguity.36', 'starcom:ambiguity.6/ii'],
  holds: ({ stationsInSystem, developmentsInSystem, count, byCard }, table) =>
    stationsInSystem + count <= developmentsInSystem ||
    (byCard === 'military-base' && table.edition === OLD
      ? table.reads('starcom:ambiguity.36') === 'A'
      : isUncapped(byCard, table)),
  also: [{ clause: 'starcom:card-types.station.2', edition: NEW }],
  says: {
    holds: (f) =>
      f.stationsInSystem + f.count <= f.developmentsInSystem
        ? `${f.stationsInSystem} + ${counted(f.count, 'station')} fit on ${counted(f.developmentsInSystem, 'development')}.`
        : 'The card builds beyond the limit.',
    fails: (f) =>
      `${f.stationsInSystem} + ${counted(f.count, 'station')} would be more than the ${counted(f.developmentsInSystem, 'development')} there.`,
  },
})

/** Ships over the whole board: no more than your developments (November 2022). */
export const shipCap = clause('starcom:command-phase.build.5', {
  editions: [NEW],
  needs: ['shipsControlled', 'totalDevelopments', 'count', 'isMyStartingSystem', 'byCard'],
  readings: ['starcom:ambiguity.9', 'starcom:ambiguity.6/ii'],
  holds: ({ shipsControlled, totalDevelopments, count, isMyStartingSystem, byCard }, table) =>
    shipsControlled + count <= totalDevelopments ||
    (isMyStartingSystem && table.reads('starcom:ambiguity.9') === 'B') ||
    isUncapped(byCard, table),
  also: ['starcom:card-types.ship.6'],
  notes: [
    { ambiguity: 'starcom:ambiguity.4' },
    { ambiguity: 'starcom:ambiguity.5/i', when: (f) => f.shipsControlled > f.totalDevelopments },
  ],
  says: {
    holds: (f) =>
      f.shipsControlled + f.count <= f.totalDevelopments
        ? `${f.shipsControlled} + ${counted(f.count, 'ship')} are within your ${counted(f.totalDevelopments, 'development')}.`
        : 'The ship cap does not reach this build.',
    fails: (f) =>
      `${f.shipsControlled} + ${counted(f.count, 'ship')} would be more than your ${counted(f.totalDevelopments, 'development')}.`,
  },
})

/** Fighters over the whole board: no more than your developments (February 2022). */
export const fighterCap = clause('starcom:additional-rules.fighters.4', {
  editions: [OLD],
  needs: ['fightersControlled', 'totalDevelopments', 'count'],
  holds: ({ fightersControlled, totalDevelopments, count }) => fightersControlled + count <= totalDevelopments,
  notes: [{ ambiguity: 'starcom:ambiguity.5/i', when: (f) => f.fightersControlled > f.totalDevelopments }],
  says: {
    holds: (f) =>
      `${f.fightersControlled} + ${counted(f.count, 'Fighter')} are within your ${counted(f.totalDevelopments, 'development')}.`,
    fails: (f) =>
      `${f.fightersControlled} + ${counted(f.count, 'Fighter')} would be more than your ${counted(f.totalDevelopments, 'development')}.`,
  },
})

/** How many: station cap per system, ship cap or Fighter cap over the board. */
export const limits = [
  onlyFor(['station'], 'Only for stations.', stationCap),
  onlyFor(['ship', 'fighter'], 'Only for ships.', shipCap),
  onlyFor(['fighter'], 'Only for Fighters.', fighterCap),
]
