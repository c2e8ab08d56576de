import { answerOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { HITS, ofHits } from '../after/later.ts'
import { type Board, boardOf, hasEffect, type System } from '../board/board.ts'
import { restatedCard } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { declaredOf, placesAfter } from '../declared.ts'
import type { CaseFacts } from '../facts.ts'
import { offense } from '../guns/cannon.ts'
import { OFFENSE, type Offense } from '../guns/guns.ts'
import { cannonSteps, hitSteps, sayVolley, volleyItem } from '../guns/volley-words.ts'
import { oncePerTable } from '../once-per-table.ts'
import * as usual from '../presumes.ts'
import { NO_SYSTEM } from '../way/activation.ts'

/** The table once the ships have moved. */
interface Range {
  board: Board
  active: System | undefined
  /** Who may fire, as this table reads the rules. */
  fire: (table: RulesInPlay) => Offense
}

function rangeOf(facts: CaseFacts): Range {
  const board = boardOf(facts)
  return {
    board,
    active: board.active,
    fire: oncePerTable((table) => offense(board, () => facts.seating!, placesAfter(declaredOf(board)), table)),
  }
}

const views = {
  range: viewsOver(caseFacts)(
    [
      'systems',
      'units',
      'moves',
      'activePlayer',
      'active',
      'seating',
      'effects',
      'otherEffects',
      'hyperlanes',
      'expansions',
    ],
    (facts) => rangeOf(facts as unknown as CaseFacts),
  ),
}
const { clause, condition } = clausesOver(caseFacts, views)

const aSystem = clause('ti4:hyperlanes.2', {
  echoes: NO_SYSTEM.echoes,
  needs: ['active', 'range'],
  when: ({ range }) => !range.active,
  holds: () => false,
  says: { holds: '', fails: ({ active }) => `${active} is a hyperlane tile, not a system.` },
})

const linesOf = ({ board, fire }: Range, table: RulesInPlay) =>
  fire(table).volleys.map((volley) => sayVolley(board, volley))
const aimedBy = ({ fire }: Range, table: RulesInPlay) => fire(table).volleys.filter(({ targets }) => targets.length)

/** Every clause on which somebody may fire, or may not. */
const firing = OFFENSE.clauses.map((id) =>
  condition(id, {
    echoes: OFFENSE.echoes(id),
    needs: ['range'],
    when: ({ range }, table) => range.active !== undefined && range.fire(table).clauses.includes(id),
    holds: () => true,
    says: {
      holds: ({ range }, table) => {
        const lines = linesOf(range, table)
        return lines.length ? `In this order: ${lines.join('; ')}.` : 'Nobody may fire.'
      },
      aside: ({ range }, table) =>
        range.active
          ? [...new Set(range.fire(table).held.flatMap((one) => (one.clause === id ? [one.says] : [])))].join(' ')
          : '',
    },
  }),
)

/** Cards that change the dice of somebody who fires. */
const DICE = {
  'ti4:components.plasma-scoring': {
    says: 'Plasma Scoring adds one die to the roll.',
    isUsed: ({ range, table }: Asked) => aimedBy(range, table).some(({ extraDice }) => extraDice > 0),
  },
  'ti4:components.antimass-deflectors': {
    says: 'Antimass Deflectors: one less on each die, shown as one more needed.',
    isUsed: ({ range, table }: Asked) =>
      aimedBy(range, table).some(({ targets }) =>
        targets.some((target) => hasEffect(range.board, 'antimass-deflectors', target)),
      ),
  },
}
interface Asked {
  range: Range
  table: RulesInPlay
}
const dice = Object.entries(DICE).map(([id, { says, isUsed }]) =>
  condition(id, {
    echoes: restatedCard(id),
    needs: ['range'],
    when: ({ range }, table) => range.active !== undefined && isUsed({ range, table }),
    holds: () => true,
    says: { holds: says },
  }),
)

/** Who fires at whom, with what, in which order. */
const volleys = answerOver(
  caseFacts,
  views,
)({
  needs: ['range'],
  readings: OFFENSE.reads,
  cites: HITS.clauses,
  of: ({ range }, table) => {
    const { board, active } = range
    if (!active) return undefined
    const found = range.fire(table)
    const value = linesOf(range, table)
    const cards = Object.entries(DICE).flatMap(([id, { isUsed }]) => (isUsed({ range, table }) ? [id] : []))
    const rests = [...found.clauses, ...cards]
    const held = found.held.map((one) => one.clause)
    return {
      kind: 'list',
      value,
      says: value.join('; ') || 'Nobody',
      derivation: cannonSteps(board, found),
      items: found.volleys.map((volley) => volleyItem(board, volley)),
      deciding: [...new Set(found.volleys.length || !held.length ? rests : held)],
      consequences: [...ofHits(found, board.activePlayer), ...hitSteps(board, found)],
    }
  },
})

/** 4.4: who may fire after Move Ships, in which order, with what. */
export const spaceCannon = defineChecker({
  ...shared,
  id: 'space-cannon',
  ...usual.spaceCannon,
  aliases: ['4-4'],
  title: 'Who may fire space cannon?',
  question: 'Who may use space cannon here, and in which order?',
  asked: ['pds', 'space cannon', 'deep space cannon', 'who shoots first', 'pds through wormhole'],
  facts: caseFacts,
  clauses: [aSystem, ...firing, ...dice],
  answer: volleys,
  asks: 'value',
  gaps: [
    'Whether the moves are legal: ask for the moves.',
    'Space Cannon Defense.',
    'Ships over the fleet pool, and what has no capacity, when they arrive: they are gone before cannons fire, so leave them out.',
  ],
})
