import { type Answered, answerOver, checksOver } from '../../../kernel/checker.ts'
import { constraintsOver } from '../../../kernel/constraints.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Remedy } from '../../../kernel/ruling.ts'
import { EDITIONS } from '../facts.ts'
import { cardNamed, has, isNone, nearestCard, same, titleOf } from '../names.ts'
import * as usual from '../presumes.ts'
import { clauses } from './clauses.ts'
import { exchange } from './exchange.ts'
import { facts, seen } from './facts.ts'

const check = checksOver(facts)
const PLAY = 'legion:command-cards.play.1'

/** What is known of the cards our list does not have. */
function unlisted(raw: RawFacts): RawFacts[] {
  const owners = (raw.owners as { card?: string; names?: string[]; together?: boolean }[] | undefined) ?? []
  return [
    ...((raw.hand as string[] | undefined) ?? []),
    ...(typeof raw.chosen === 'string' && !isNone(raw.chosen) ? [raw.chosen] : []),
  ]
    .filter((name, i, all) => !cardNamed(name) && all.findIndex((other) => same(other, name)) === i)
    .map((name) => {
      const told = owners.find((owner) => owner.card !== undefined && same(owner.card, name))
      if (!told?.names) return { name }
      const { names: characters, together } = told
      return { name, owned: true, characters, ...(together === undefined ? {} : { together }) }
    })
}

/** Whether the chosen card is in the hand: a card of the discard pile is not, whatever else the hand holds. */
function inHand({ hand, discard, chosen }: RawFacts): RawFacts {
  if (typeof chosen !== 'string') return {}
  if (discard && has(discard as string[], chosen)) return { inHand: false }
  return hand ? { inHand: has(hand as string[], chosen) } : {}
}

/** The path a player can fill. */
function asks(gap: string, { hand }: RawFacts): string {
  if (gap === 'inHand') return hand ? 'chosen' : 'hand'
  return gap.startsWith('unlisted') ? 'owners' : gap
}

/** Every other card of the hand, and no card; each is judged before it is shown. */
const repairs = (raw: RawFacts): Remedy[] =>
  ((raw.hand as string[] | undefined) ?? []).map((card) => ({
    change: { chosen: card },
    says: `Play ${titleOf(card)}`,
  }))

/** What passing comes to. */
const noCard = (): Answered => {
  const says = 'No card can be played: the other player has priority, or the round counter holder rolls'
  return { kind: 'name', value: 'cannot play', says, derivation: [{ says, clause: PLAY }], deciding: [PLAY] }
}

/** A chosen card that is nowhere on the table and a slip away from one of the hand: refused with the one that was meant. */
const misspeltChoice = constraintsOver(facts).each(
  'chosen',
  ['hand', 'discard', 'barred'],
  (chosen, { hand = [], discard = [], barred = [] }) => {
    if (isNone(chosen) || cardNamed(chosen)) return undefined
    const meant = nearestCard(chosen)
    if (!meant || !has(hand, meant) || [discard, barred].some((names) => has(names, chosen))) return undefined
    return { message: `No command card is called “${chosen}”.`, fix: `Write ${meant}.` }
  },
)

/** Told of the army, and true of it as the clauses see it. */
const ofArmy = [
  check(['army'], ({ army }) => army.every((unit) => !(unit.defeated && unit.promotedFrom)), {
    path: 'army',
    message: 'A unit is both defeated and promoted.',
    fix: 'Leave the former rank blank for a defeated unit.',
  }),
  check(['army'], ({ army }) => army.every((unit) => !unit.promotedFrom || unit.rank === 'commander'), {
    path: 'army',
    message: 'A promoted unit has the rank commander.',
    fix: 'Choose the rank commander, or leave the former rank blank.',
  }),
]

/** 5.2: may this card be played, must one be played, and what replaces an illegal one. */
export const playCard = defineChecker({
  id: 'play-card',
  ...usual.playCard,
  game: 'legion',
  aliases: ['swl-5-2'],
  title: 'Can I play this command card?',
  question: 'Can this command card be played?',
  asked: [
    'can i play this command card',
    'must i play a command card',
    'commander is dead',
    'character defeated command card',
    'illegal command card revealed',
    'pass in the command phase',
  ],
  editions: EDITIONS,
  facts,
  clauses,
  asks: 'may',
  asksValue: ({ chosen }) => typeof chosen === 'string' && isNone(chosen),
  answer: answerOver(seen)({
    needs: ['chosen'],
    dependsOn: [PLAY],
    of: ({ chosen }) => (isNone(chosen) ? noCard() : undefined),
  }),
  instead: exchange,
  repairs,
  gaps: ['Restrictions other than a character: they are tested when the hand is built.'],
  derives: {
    facts: seen,
    of: ({ owners, ...told }) => ({ ...told, ...inHand(told), unlisted: unlisted({ ...told, owners }) }),
    from: { unlisted: ['hand', 'chosen', 'owners'], inHand: ['hand', 'discard'] },
    asks,
    checks: ofArmy,
  },
  checks: [
    misspeltChoice,
    check(['hand', 'discard'], ({ hand, discard }) => !hand.some((card) => has(discard, card)), {
      path: 'discard',
      message: 'A card is listed in the hand and in the discard pile.',
      fix: 'Keep it in one of the two.',
    }),
    ...ofArmy,
  ],
})
