import { answerOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { cardOf, costOf } from '../costs.ts'
import { EDITIONS, pick } from '../facts.ts'
import { buildChecks } from './checks.ts'
import { bans, cost, discountsOf, limits, place, time } from './clauses.ts'
import { scenarios } from './scenarios.ts'

const facts = pick(
  'what', 'systemKind', 'underSiege', 'isMyStartingSystem', 'systemController', 'isMyTurn', 'phase', 'card', 'count', 'credits',
  'combatSinceMyLastTurn', 'opposingShipsPresent', 'shipsControlled', 'totalDevelopments', 'fightersControlled',
  'stationsInSystem', 'developmentsInSystem', 'shipClass', 'myStationInSystem', 'myShipyardHere', 'undersizedShipyardHere',
  'orbitalHangarHere', 'myCarrierHere', 'myFighterBays', 'iControlForsei', 'efficientConstruction',
)

/** Credits for the whole build, station discounts included (starcom:command-phase.build.1). */
const price = answerOver(facts)({
  needs: ['card', 'count', 'efficientConstruction'],
  cites: ['starcom:command-phase.build.1'],
  of: ({ card, count, efficientConstruction }, table) => {
    const copies = discountsOf(efficientConstruction, table.reads('starcom:ambiguity.46'))
    const each = costOf(card, table.edition, table.edition === '2022-11' ? copies : 0)
    return {
      kind: 'number',
      value: each * count,
      unit: 'credit',
      says: `${each * count} credits`,
      derivation: [{ says: `${count} × ${cardOf(card, table.edition)?.name} at ${each}`, value: each * count, clause: 'starcom:command-phase.build.1' }],
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
  gaps: ['Builds made by a card (Mass Production, Military Base): price and limits are an open question.', 'Running out of ship cards or counters.'],
  scenarios,
})
