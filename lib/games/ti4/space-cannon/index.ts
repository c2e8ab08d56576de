import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import { boardOf, cardClause, hasEffect } from '../board.ts'
import { cannonSteps, hitSteps, OFFENSE, offense, sayVolley, volleyItem } from '../cannon.ts'
import type { CaseFacts } from '../case.ts'
import { citedBy, citing, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { declaredOf, placesAfter } from '../declared.ts'
import { judgedBy } from '../judged.ts'
import { HITS, ofHits } from '../later.ts'
import * as usual from '../presumes.ts'
import { tallyOf } from '../tally.ts'

const ROOMS = together(
  OFFENSE,
  HITS,
  citing(['hyperlanes.2', 'components.plasma-scoring', 'components.antimass-deflectors']),
)

function judge(facts: CaseFacts, table: Table): Examination {
  const board = boardOf(facts)
  const tally = tallyOf(ROOMS)
  if (!board.active) {
    tally.fails('ti4:hyperlanes.2', `${facts.active} is a hyperlane tile, not a system.`)
    return tally.ruling()
  }
  const found = offense(board, facts.seating!, placesAfter(declaredOf(board)), table)
  const lines = found.volleys.map((volley) => sayVolley(board, volley))
  for (const clause of found.clauses)
    tally.holds(clause, lines.length ? `In this order: ${lines.join('; ')}.` : 'Nobody may fire.')
  for (const { clause, says } of found.held) tally.aside(clause, says)
  const volleys = found.volleys.filter((volley) => volley.targets.length)
  if (volleys.some((volley) => volley.extraDice))
    tally.holds(cardClause('plasma-scoring'), 'Plasma Scoring adds one die to the roll.')
  if (volleys.some((volley) => volley.targets.some((target) => hasEffect(board, 'antimass-deflectors', target)))) {
    tally.holds(
      cardClause('antimass-deflectors'),
      'Antimass Deflectors: one less on each die, shown as one more needed.',
    )
  }
  for (const step of [...ofHits(found, board.activePlayer), ...hitSteps(board, found)]) tally.follows(step)
  const held = found.held.map((one) => one.clause)
  const deciding = [...new Set(found.volleys.length ? tally.of('holds') : held.length ? held : tally.of('holds'))]
  const says = lines.length ? lines.join('; ') : 'nobody'
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding,
    answer: {
      kind: 'list',
      value: lines,
      says,
      derivation: cannonSteps(board, found),
      items: found.volleys.map((volley) => volleyItem(board, volley)),
    },
  }
}

/** 4.4: who may fire after Move Ships, in which order, with what. */
const spaceCannonCase = {
  ...shared,
  id: 'space-cannon',
  ...usual.spaceCannon,
  aliases: ['4-4'],
  title: 'Who may fire space cannon?',
  question: 'Who may use space cannon here, and in which order?',
  asked: ['pds', 'space cannon', 'deep space cannon', 'who shoots first', 'pds through wormhole'],
  facts: caseFacts,
  ...citedBy(ROOMS),
  gaps: ['Space Cannon Defense.'],
} satisfies Omit<Checker, 'examine'>

export const spaceCannon: Checker = {
  ...spaceCannonCase,
  examine: judgedBy(
    spaceCannonCase,
    ['systems', 'units', 'moves', 'activePlayer', 'active', 'seating', 'effects', 'hyperlanes', 'expansions'],
    judge,
  ),
}
