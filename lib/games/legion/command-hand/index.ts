import { checksOver } from '../../../kernel/checker.ts'
import { constraintsOver } from '../../../kernel/constraints.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import { cardNamed, misspelt } from '../names.ts'
import * as usual from '../presumes.ts'
import { isStandingOrders, prepare } from './cards.ts'
import { makeUp, owners, setAside } from './clauses.ts'
import { facts, seen } from './facts.ts'
import { reads } from './reads.ts'
import { repairs } from './repairs.ts'
import { stillToCome } from './still-to-come.ts'

const check = checksOver(facts)

/** The path a player can fill. */
function asks(gap: string): string {
  if (gap.startsWith('given[')) return 'figures'
  return gap === 'aside.army' ? 'army' : gap.replace('aside', 'contingencies')
}

/** 5.1: seven cards, two of each value and Standing Orders, no title twice, every owner in the army. */
export const commandHand = defineChecker({
  id: 'command-hand',
  ...usual.commandHand,
  game: 'legion',
  aliases: ['swl-5-1'],
  title: 'Is this command hand legal?',
  question: 'Is this command hand legal?',
  asked: [
    'is my command hand legal',
    'command hand',
    'how many command cards',
    'two cards per pip',
    'can i take this command card',
    'check my hand',
    'card of a character not in my army',
  ],
  editions: EDITIONS,
  facts,
  clauses: [...makeUp, ...owners, ...setAside],
  follows: [stillToCome],
  asks: 'may',
  gaps: [
    'Restrictions for a kind of unit, or for a character with a certain title: the card list does not hold them, so they are asked.',
    'Whether a card belongs to this edition: the list marks where each card comes from.',
    'Prints with other pips than our list has.',
  ],
  derives: {
    facts: seen,
    of: prepare,
    from: { given: ['figures'], aside: ['contingencies', 'army'] },
    asks,
  },
  repairs,
  reads,
  checks: [
    constraintsOver(facts).each('army[]', [], misspelt),
    check(['figures'], ({ figures }) => !(figures ?? []).some((card) => isStandingOrders(card.name)), {
      path: 'figures',
      message: 'Standing Orders has 4 pips, and our list has it.',
      fix: 'Leave Standing Orders out of the cards you describe.',
    }),
    check(['figures'], ({ figures }) => !(figures ?? []).some((card) => cardNamed(card.name)), {
      path: 'figures',
      message: 'Our list has that card with its pips and its character.',
      fix: 'Leave the card out of the cards you describe.',
    }),
  ],
})
