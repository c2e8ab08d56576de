import { answerOver, followsOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, NEW, pick } from '../facts.ts'
import * as usual from '../presumes.ts'
import { costOf } from '../words.ts'
import { byTheCard, isByCard } from './by-card.ts'
import { buildChecks } from './checks.ts'
import { bans, time } from './clauses.ts'
import { cost, isPriceless, priceOf } from './cost.ts'
import { limits } from './limits.ts'
import { place } from './place.ts'

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

const PAY = 'starcom:command-phase.build.1'
const CHEAPER = 'starcom:cards.efficient-construction.1'

/** Credits for the whole build, station discounts included; for what a card builds the rules name no price. */
const price = answerOver(facts)({
  needs: ['card', 'count', 'efficientConstruction', 'byCard'],
  readings: ['starcom:ambiguity.46', 'starcom:ambiguity.48'],
  leads: true,
  of: (f, table) => {
    if (isByCard(f.byCard) || isPriceless(f.card, table)) return undefined
    const value = priceOf(f, table)
    const card = cardOf(f.card, table.edition)
    const isCheaper = table.edition === NEW && card?.type === 'Station' && f.efficientConstruction > 0
    return {
      kind: 'number',
      value,
      unit: 'credit',
      says: costOf(f.count, card?.name ?? 'ship', value),
      derivation: [
        { says: `${f.count} × ${card?.name} at ${value / f.count}`, value, clause: isCheaper ? CHEAPER : PAY },
      ],
      deciding: isCheaper ? [CHEAPER] : [],
    }
  },
})

/** Whether what a card builds is paid for is an open question (starcom:ambiguity.6/i). */
const paid = followsOver(facts)({
  needs: ['card', 'count', 'efficientConstruction', 'byCard'],
  clause: PAY,
  of: (f, table) =>
    isByCard(f.byCard)
      ? {
          says: table.reads('starcom:ambiguity.6/i') === 'A' ? 'The card builds it free.' : 'You pay the printed cost.',
          value: priceOf(f, table),
        }
      : undefined,
})

/** CK-05 with CK-06 and the limits of CK-02 to CK-04: place, time, bans, limits and cost of one build. */
export const build = defineChecker({
  id: 'build',
  ...usual.build,
  game: 'starcom',
  aliases: ['ck-05'],
  title: 'Can I build this here?',
  question: 'Can I build this here?',
  asked: ['can i build', 'build under siege', 'build ship', 'build station', 'where can i build', 'build after combat'],
  editions: EDITIONS,
  facts,
  checks: buildChecks,
  clauses: [...time, ...place, ...byTheCard, ...bans, ...limits, ...cost],
  answer: price,
  follows: [paid],
  asks: 'may',
  gaps: [
    'When a card that builds may be played.',
    'Running out of ship cards or counters: the rules do not speak of it.',
    'A Jump Nexus, Shipyard or other station in a besieged system beyond the building ban.',
  ],
})
