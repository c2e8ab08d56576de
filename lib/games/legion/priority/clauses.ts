import { type Answered, answerOver, followsOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import type { Known } from '../../../kernel/facts.ts'
import type { ClauseId } from '../../../kernel/ruling.ts'
import { plural } from '../../../kernel/words.ts'
import { other, PLAYER_NAMES, type Player } from '../facts.ts'
import { cardNamed, titleOf } from '../names.ts'
import {
  bothPlay,
  byDie,
  cunningOne,
  type Duel,
  isCunning,
  isTied,
  lower,
  needsRoll,
  onlyOne,
  pipsOf,
  plays,
} from './duel.ts'
import { seen } from './facts.ts'

const { condition } = clausesOver(seen)
const BOTH = ['blue', 'red'] as const
const ROLL = ['blue', 'red', 'roundCounterHolder'] as const
const no = { aside: 'Not needed here.' }
const sides = ({ blue, red }: Duel) => [blue, red]
const unlike = (duel: Duel) =>
  sides(duel).flatMap((side) => {
    const card = cardNamed(side.card)
    return card?.handPipsNote ? [`${card.name} counts with its printed ${pipsOf(side)} here`] : []
  })
const doubted = (duel: Duel) =>
  sides(duel).flatMap((side) => {
    const card = cardNamed(side.card)
    const others = (card?.pipsConflicts ?? []).map((conflict) => conflict.pips)
    return card && others.length
      ? [
          `Sources disagree on ${card.name}: ${pipsOf(side)} here, also seen with ${[card.pips, ...others].filter((pips) => pips !== pipsOf(side)).join(' or ')}.`,
        ]
      : []
  })

/** What speaks in a duel of two cards: each holds where it is used and has nothing to say elsewhere. */
export const clauses = [
  condition('legion:command-cards.play.2', {
    needs: BOTH,
    when: (duel) => onlyOne(duel) !== undefined,
    holds: () => true,
    says: {
      holds: (duel) => `Only ${PLAYER_NAMES[onlyOne(duel)!]} plays a card.`,
      aside: 'Both play a card, or nobody does.',
    },
  }),
  condition('legion:priority.none.1', {
    needs: BOTH,
    when: (duel) => onlyOne(duel) !== undefined,
    holds: () => true,
    says: { holds: 'With one card in play nothing is compared and no die is rolled.', ...no },
  }),
  condition('legion:command-cards.play.3', {
    needs: BOTH,
    when: ({ blue, red }) => !plays(blue) && !plays(red),
    holds: () => true,
    says: { holds: 'Nobody can play a card, so the die decides as in a tie.', ...no },
  }),
  condition('legion:command-cards.pips.1', {
    needs: BOTH,
    when: bothPlay,
    holds: () => true,
    says: {
      holds: ({ blue, red }) =>
        `${titleOf(blue.card)} shows ${pipsOf(blue)}, ${titleOf(red.card)} shows ${pipsOf(red)}, at the upper left.`,
      ...no,
    },
  }),
  condition('legion:priority.pips.1', {
    needs: BOTH,
    when: bothPlay,
    holds: (duel) => !isTied(duel),
    says: { holds: (duel) => `${PLAYER_NAMES[lower(duel)]} has fewer pips.`, fails: 'The pips are equal.', ...no },
  }),
  condition('legion:command-phase.sequence.2', {
    needs: BOTH,
    when: bothPlay,
    holds: () => true,
    says: { holds: 'Priority is settled after the cards are revealed; fewer pips win it.', ...no },
  }),
  condition('legion:card-anatomy.command.7', {
    needs: BOTH,
    when: (duel) => unlike(duel).length > 0,
    holds: () => true,
    says: { holds: (duel) => `${unlike(duel).join(', ')}.`, aside: 'No card here counts differently in the hand.' },
  }),
  condition('legion:card-anatomy.command.2', {
    needs: BOTH,
    when: (duel) => doubted(duel).length > 0,
    holds: () => true,
    says: { holds: (duel) => doubted(duel).join(' '), aside: 'The sources agree on these pips.' },
  }),
  condition('legion:command-cards.generic.2', {
    needs: BOTH,
    when: (duel) => sides(duel).some((side) => cardNamed(side.card)?.scope === 'generic'),
    holds: () => true,
    says: {
      holds: (duel) =>
        `${sides(duel)
          .flatMap((side) =>
            cardNamed(side.card)?.scope === 'generic' ? [`${titleOf(side.card)} ${pipsOf(side)}`] : [],
          )
          .join(', ')}.`,
      aside: 'No generic card in play.',
    },
  }),
  condition('legion:priority.cunning.1', {
    needs: BOTH,
    when: isTied,
    holds: (duel) => cunningOne(duel) !== undefined,
    says: {
      holds: (duel) => `${PLAYER_NAMES[cunningOne(duel)!]} has Cunning, so that card counts as one pip lower.`,
      fails: 'Cunning does not break this tie.',
      aside: 'Only for ties.',
    },
  }),
  condition('legion:priority.cunning.2', {
    needs: BOTH,
    when: (duel) => isTied(duel) && isCunning(duel.blue) && isCunning(duel.red),
    holds: () => true,
    says: { holds: 'Both have Cunning, so the tie stays a tie.', ...no },
  }),
  condition('legion:priority.tie.1', {
    needs: ROLL,
    when: needsRoll,
    holds: () => true,
    says: {
      holds: ({ roundCounterHolder }) =>
        `${PLAYER_NAMES[roundCounterHolder]} holds the round counter and rolls one red defense die.`,
      ...no,
    },
  }),
  condition('legion:priority.counter.1', {
    needs: [...ROLL, 'byRound', 'round'],
    when: (f) => needsRoll(f) && f.byRound,
    holds: () => true,
    says: {
      holds: ({ round, roundCounterHolder }) =>
        `${PLAYER_NAMES[roundCounterHolder]} holds the round counter in round ${round}; this comes from an article, not the rulebook.`,
      ...no,
    },
  }),
  condition('legion:priority.tie.2', {
    needs: [...ROLL, 'die'],
    when: (f) => needsRoll(f) && f.die !== 'not-rolled',
    holds: ({ die }) => die === 'block',
    says: {
      holds: ({ roundCounterHolder }) => `A block: ${PLAYER_NAMES[roundCounterHolder]} has priority.`,
      fails: 'It is not a block.',
      ...no,
    },
  }),
  condition('legion:priority.tie.3', {
    needs: [...ROLL, 'die'],
    when: (f) => needsRoll(f) && f.die !== 'not-rolled',
    holds: ({ die }) => die !== 'block',
    says: {
      holds: ({ roundCounterHolder }) => `No block: ${PLAYER_NAMES[other(roundCounterHolder)]} has priority.`,
      fails: 'It is a block.',
      ...no,
    },
  }),
]

function winner(who: Player, deciding: ClauseId[], why: string): Answered {
  return {
    kind: 'name',
    value: who,
    says: `${PLAYER_NAMES[who]} has priority`,
    derivation: [{ says: why, clause: deciding[0]! }],
    deciding,
  }
}

/** The words for a roll that is still to come. */
const rolls = (roller: Player): string => `${roller} rolls one red defense die`

/** Why a die is rolled at all. */
const rollClauses = (duel: Duel, byRound: boolean): ClauseId[] => [
  ...(plays(duel.blue) ? [] : ['legion:command-cards.play.3']),
  ...(plays(duel.blue) && isCunning(duel.blue) ? ['legion:priority.cunning.2'] : []),
  'legion:priority.tie.1',
  ...(byRound ? ['legion:priority.counter.1'] : []),
]

const DUEL = [...ROLL, 'byRound', 'die'] as const

/** By the procedure of 5.3. */
function settle({
  roundCounterHolder: roller,
  byRound,
  die,
  ...duel
}: Known<typeof seen, (typeof DUEL)[number]>): Answered {
  const alone = onlyOne(duel)
  if (alone) return winner(alone, ['legion:command-cards.play.2'], `Only ${PLAYER_NAMES[alone]} plays a card`)
  if (!needsRoll(duel)) {
    const sly = isTied(duel) ? cunningOne(duel) : undefined
    if (sly) return winner(sly, ['legion:priority.cunning.1'], `A tie at ${pipsOf(duel.blue)}, broken by Cunning`)
    const who = lower(duel)
    return winner(
      who,
      ['legion:priority.pips.1'],
      `${pipsOf(duel[who])} against ${plural(pipsOf(duel[other(who)])!, 'pip')}`,
    )
  }
  const why = rollClauses(duel, byRound)
  if (die === 'not-rolled') {
    const says = `${PLAYER_NAMES[roller]} rolls one red defense die`
    return {
      kind: 'name',
      value: rolls(roller),
      says,
      derivation: [{ says, clause: 'legion:priority.tie.1' }],
      deciding: why,
    }
  }
  const who = byDie(roller, die)
  const face = die === 'block' ? 'legion:priority.tie.2' : 'legion:priority.tie.3'
  return winner(who, [...why, face], `${PLAYER_NAMES[roller]} rolls ${die}`)
}

/** Who has priority. */
export const whoHas = answerOver(seen)({ needs: DUEL, of: settle })

/** What follows for the round once priority is settled. */
const goesFirst = (clause: ClauseId, says: (who: string) => string) =>
  followsOver(seen)({
    clause,
    needs: DUEL,
    of: (duel) => {
      const who = BOTH.find((player) => player === settle(duel).value)
      return who && { says: says(PLAYER_NAMES[who]) }
    },
  })
export const consequences = [
  goesFirst('legion:priority.use.1', (who) => `${who} issues orders first`),
  goesFirst(
    'legion:priority.use.2',
    (who) => `${who} takes the first turn of the Activation Phase; turns then alternate`,
  ),
]
