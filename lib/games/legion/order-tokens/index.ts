import { type Checker, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, yesNo } from '../../../kernel/facts.ts'
import { EDITIONS, rankOptions } from '../facts.ts'
import * as usual from '../presumes.ts'

const facts = {
  choice: choice(
    { faceup: 'A unit with a faceup token', draw: 'A token drawn from the pool' },
    {
      label: 'How you chose the unit',
      changeable: true,
      remedy: (how: string) => (how === 'draw' ? 'Draw a token from the pool' : 'Take a unit with a faceup token'),
    },
  ),
  token: choice(
    { none: 'No token', faceup: 'A faceup token', facedown: 'A facedown token' },
    { label: 'Token beside the unit' },
  ),
  drawnRank: choice(rankOptions, { label: 'Rank on the drawn token' }),
  unitRank: choice(rankOptions, { label: 'Rank printed on the unit card' }),
  promoted: yesNo({ label: 'The unit was promoted to commander' }),
} as const
const { clause, condition } = clausesOver(facts)

/** A promoted unit uses a commander token, whatever its card shows (legion:commander.promote.4). */
const rankNow = ({ unitRank, promoted }: { unitRank: string; promoted: boolean }) => (promoted ? 'commander' : unitRank)
const other = { aside: 'Only for the other way.' }

/** 5.10: which unit may be activated. */
export const orderTokens: Checker = defineChecker({
  id: 'order-tokens',
  ...usual.orderTokens,
  game: 'legion',
  aliases: ['swl-5-10-tokens'],
  title: 'Can I activate this unit?',
  question: 'Can this unit be activated now?',
  asked: [
    'which unit can i activate',
    'draw an order token',
    'faceup order token',
    'order pool',
    'promoted commander token',
    'wrong rank drawn',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(['promoted', 'unitRank'], ({ promoted, unitRank }) => !(promoted && unitRank === 'commander'), {
      path: 'promoted',
      message: 'A commander cannot be promoted to commander.',
      fix: 'Give the rank printed on the unit card.',
    }),
  ],
  clauses: [
    clause('legion:order-tokens.activate.1', {
      needs: ['choice', 'token'],
      when: (f) => f.choice === 'faceup',
      holds: ({ token }) => token === 'faceup',
      says: { holds: 'The unit has a faceup token.', fails: 'The unit has no faceup token.', ...other },
    }),
    clause('legion:order-tokens.activate.2', {
      needs: ['choice', 'token', 'drawnRank', 'unitRank', 'promoted'],
      when: (f) => f.choice === 'draw',
      holds: ({ token, drawnRank, ...unit }) => token === 'none' && drawnRank === rankNow(unit),
      says: {
        holds: 'The unit has the drawn rank and no token yet.',
        fails: ({ token, drawnRank, ...unit }) =>
          token === 'none'
            ? `The token is ${rankOptions[drawnRank].toLowerCase()}, the unit ${rankOptions[rankNow(unit) as 'corps'].toLowerCase()}.`
            : 'The unit has a token already.',
        ...other,
      },
    }),
    condition('legion:order-tokens.rank.1', {
      needs: ['promoted'],
      when: ({ promoted }) => !promoted,
      holds: () => true,
      says: { holds: 'The order token of a unit shows its rank.', aside: 'A promoted unit has another token.' },
    }),
    condition('legion:commander.promote.4', {
      needs: ['promoted'],
      when: ({ promoted }) => promoted,
      holds: () => true,
      says: {
        holds: 'A promoted unit is activated with a commander token, whatever its card shows.',
        aside: 'The unit was not promoted.',
      },
    }),
    condition('legion:order-tokens.activate.3', {
      needs: [],
      holds: () => true,
      says: { holds: 'When the unit is done its token lies facedown next to it.' },
    }),
  ],
  asks: 'may',
  gaps: ['Whose turn it is, and whether the unit was defeated.'],
})
