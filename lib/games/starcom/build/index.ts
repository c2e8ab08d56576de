import { answerOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, pick } from '../facts.ts'
import { buildChecks } from './checks.ts'
import { bans, cost, limits, place, priceOf, time } from './clauses.ts'
import { scenarios } from './scenarios.ts'

const facts = pick(
  'what',
  'systemKind',
  'underSiege',
  'isMyStartingSystem',
  'systemController',
  'isMyTurn',
  'phase',
  'card',
  'count',
  'credits',
  'combatSinceMyLastTurn',
  'opposingShipsPresent',
  'shipsControlled',
  'totalDevelopments',
  'fightersControlled',
  'stationsInSystem',
  'developmentsInSystem',
  'shipClass',
  'myStationInSystem',
  'myShipyardHere',
  'undersizedShipyardHere',
  'orbitalHangarHere',
  'myCarrierHere',
  'myFighterBays',
  'iControlForsei',
  'efficientConstruction',
  'byCard',
  'noDamageAssigned',
)

/** Credits for the whole build, station discounts included (starcom:command-phase.build.1). */
const price = answerOver(facts)({
  needs: ['card', 'count', 'efficientConstruction', 'byCard'],
  cites: ['starcom:command-phase.build.1'],
  readings: ['starcom:ambiguity.46', 'starcom:ambiguity.6/i'],
  of: (f, table) => {
    const value = priceOf(f, table)
    const name = cardOf(f.card, table.edition)?.name
    return {
      kind: 'number',
      value,
      unit: 'credit',
      says: `${value} credit${value === 1 ? '' : 's'}`,
      derivation: [
        { says: `${f.count} × ${name} at ${value / f.count}`, value, clause: 'starcom:command-phase.build.1' },
      ],
      deciding: [],
    }
  },
})

/** CK-05 with CK-06 and the limits of CK-02 to CK-04: place, time, bans, limits and cost of one build. */
export const build = defineChecker({
  id: 'build',
  game: 'starcom',
  aliases: ['ck-05'],
  title: 'Can I build this here?',
  question: 'Can I build this here?',
  asked: ['can i build', 'build under siege', 'build ship', 'build station', 'where can i build', 'build after combat'],
  editions: EDITIONS,
  facts,
  checks: buildChecks,
  clauses: [...time, ...place, ...bans, ...limits, ...cost],
  answer: price,
  asks: 'may',
  gaps: [
    'When a card that builds may be played.',
    'Running out of ship cards or counters: the rules do not speak of it.',
    'A Jump Nexus, Shipyard or other station in a besieged system beyond the building ban.',
  ],
  scenarios,
})
