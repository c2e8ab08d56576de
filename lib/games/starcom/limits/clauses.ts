import { type Clause, clausesOver } from '../../../kernel/clause.ts'
import { manyByTheCard } from '../build/by-card.ts'
import { fighterCap, shipCap } from '../build/limits.ts'
import { NEW, OLD } from '../facts.ts'
import { counted } from '../words.ts'
import { shipFacts } from './facts.ts'

const { clause } = clausesOver(shipFacts)
type Action = 'build' | 'keep' | 'receive' | undefined
const isBuilding = (action: Action) => action === undefined || action === 'build'

/** The clause, asked only when something is built. */
const whenBuilding = (rule: Clause): Clause => ({
  ...rule,
  needs: [...rule.needs, 'action'],
  when: (facts, table) => isBuilding(facts.action as Action) && (!rule.when || rule.when(facts, table)),
  says: { ...rule.says, aside: 'Nothing is built.' },
})

/** The clause, asked only of some kinds of build. */
const whenWhat = (kind: string, aside: string, rule: Clause): Clause => ({
  ...rule,
  needs: ['what', ...rule.needs],
  when: (facts, table) => facts.what === kind && (!rule.when || rule.when(facts, table)),
  says: { ...rule.says, aside },
})

/** Whether a cap on building is one on having too: surplus (starcom:ambiguity.5/i) and trades (starcom:ambiguity.5/ii). */
const isWithin = (have: number, more: number, cap: number, action: Action, reads: (ref: string) => string) =>
  action === 'keep'
    ? have <= cap || reads('starcom:ambiguity.5/i') === 'A'
    : have + more <= cap || reads('starcom:ambiguity.5/ii') === 'A'

/** "You may keep 3 ships with 4 developments", "You may have 3 ships": of what is received the sum counts. */
const mayHave = (action: Action, have: number, more: number, unit: string, developments: number): string =>
  `You may ${action === 'keep' ? 'keep' : 'have'} ${counted(action === 'keep' ? have : have + more, unit)} with ${counted(developments, 'development')}.`

const readings = ['starcom:ambiguity.5/i', 'starcom:ambiguity.5/ii']

/** Ships held, not built, against the cap (November 2022). */
const shipsHeld = clause('starcom:card-types.ship.6', {
  editions: [NEW],
  needs: ['action', 'shipsControlled', 'count', 'totalDevelopments'],
  readings,
  when: ({ action }) => !isBuilding(action),
  holds: (f, table) => isWithin(f.shipsControlled, f.count, f.totalDevelopments, f.action, table.reads),
  also: ['starcom:command-phase.build.5'],
  says: {
    holds: (f) => mayHave(f.action, f.shipsControlled, f.count, 'ship', f.totalDevelopments),
    fails: (f) => `You cannot have more ships than your ${counted(f.totalDevelopments, 'development')}.`,
    aside: 'Ships are built here; the limit on building decides.',
  },
})

/** Fighters held, not built, against the cap (February 2022). */
const fightersHeld = clause('starcom:additional-rules.fighters.4', {
  editions: [OLD],
  needs: ['action', 'fightersControlled', 'count', 'totalDevelopments'],
  readings,
  when: ({ action }) => !isBuilding(action),
  holds: (f, table) => isWithin(f.fightersControlled, f.count, f.totalDevelopments, f.action, table.reads),
  says: {
    holds: (f) => mayHave(f.action, f.fightersControlled, f.count, 'Fighter', f.totalDevelopments),
    fails: (f) => `You cannot have more Fighters than your ${counted(f.totalDevelopments, 'development')}.`,
    aside: 'Fighters are built here; the limit on building decides.',
  },
})

/** February 2022 caps nothing but Fighters. */
const noShipCap = clause('starcom:additional-rules.fighters.4', {
  editions: [OLD],
  needs: ['what'],
  when: ({ what }) => what !== 'fighter',
  holds: () => true,
  says: { holds: 'Only Fighters are capped in this edition.', aside: 'Only for what is not a Fighter.' },
})

/** A station takes up no room under the cap on ships. */
const stationsDoNotCount = clause('starcom:command-phase.build.5', {
  editions: [NEW],
  needs: ['what'],
  when: ({ what }) => what === 'station',
  holds: () => true,
  says: { holds: 'Stations do not count against the limit on ships.', aside: 'Only for stations.' },
})

const SHIPS = 'Only for ships.'
const FIGHTERS = 'Only for Fighters.'
const isShip = ({ what }: { what?: unknown }) => what !== 'station'
const ofShips = (rule: Clause): Clause => ({
  ...rule,
  needs: ['what', ...rule.needs],
  when: (facts, table) => isShip(facts) && (!rule.when || rule.when(facts, table)),
  notes: rule.notes.map((note) => ({ ...note, when: (facts) => isShip(facts) && (!note.when || note.when(facts)) })),
  says: { ...rule.says, aside: SHIPS },
})

const massProduction = manyByTheCard('mass-production')

export const shipLimitClauses = [
  { ...whenBuilding(massProduction), says: massProduction.says },
  ofShips(whenBuilding(shipCap)),
  ofShips(shipsHeld),
  stationsDoNotCount,
  noShipCap,
  whenWhat('fighter', FIGHTERS, whenBuilding(fighterCap)),
  whenWhat('fighter', FIGHTERS, fightersHeld),
]

export const fighterLimitClauses = [whenBuilding(shipCap), shipsHeld, whenBuilding(fighterCap), fightersHeld]
