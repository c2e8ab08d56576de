import { type Checker, checksOver, type Examination } from '../../../kernel/checker.ts'
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { constraintsOver } from '../../../kernel/constraints.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Answer, Finding, Remedy } from '../../../kernel/ruling.ts'
import { EDITIONS } from '../facts.ts'
import { cardNamed, has, isNone, nearestCard, STANDING_ORDERS, same, titleOf } from '../names.ts'
import * as usual from '../presumes.ts'
import { clauses } from './clauses.ts'
import { facts, seen } from './facts.ts'

const check = checksOver(facts)
const ILLEGAL = 'legion:command-cards.illegal.1'
const VALUES = 'legion:command-cards.generic.2'
const PLAY = 'legion:command-cards.play.1'
const ONE_PLAYED = 'legion:command-cards.play.2'
const NONE_PLAYED = 'legion:command-cards.play.3'
const WITHOUT_ORDERS = 'legion:ambiguity.2'
const WHERE_TO = 'legion:ambiguity.3'

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

/** May the card be played; what comes of a revealed one that may not is below. */
const base = defineChecker({
  id: 'play-card',
  ...usual.playCard,
  game: 'legion',
  aliases: ['swl-5-2'],
  title: 'Can I play this command card?',
  question: 'May this command card be played?',
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
  gaps: ['Restrictions other than a character: they are tested when the hand is built.'],
  derives: {
    facts: seen,
    of: ({ owners, ...told }) => ({ ...told, ...inHand(told), unlisted: unlisted({ ...told, owners }) }),
    from: { unlisted: ['hand', 'chosen', 'owners'], inHand: ['hand', 'discard'] },
    asks,
  },
})

const answer = (value: string, says: string, clause: string): Answer => ({
  kind: 'name',
  value,
  says,
  derivation: [{ says, clause }],
})
const finding = (clause: string, outcome: Finding['outcome'], because: string, raw: RawFacts): Finding => ({
  clause,
  outcome,
  because,
  facts: { revealed: raw.revealed },
})

/** What takes the place of an illegal card that was turned over. */
function exchange(found: Examination, raw: RawFacts, table: RulesInPlay): Examination {
  const judged = (name: string) => base.examine({ ...raw, chosen: name }, table).verdict
  const orders = judged(STANDING_ORDERS)
  const lifted = found.findings.filter((one) => one.clause !== ILLEGAL && one.clause !== VALUES)
  const remarks = [...found.remarks, WHERE_TO]
  if (orders === 'undetermined')
    return {
      ...found,
      verdict: 'undetermined',
      missing: base.examine({ ...raw, chosen: STANDING_ORDERS }, table).missing,
    }
  if (orders === 'legal') {
    const says = 'Standing Orders is played instead: 4 pips and one order from here on'
    const held = finding(ILLEGAL, 'holds', 'The illegal card is exchanged for Standing Orders.', raw)
    const values = finding(VALUES, 'holds', 'Standing Orders: 4 pips, one order for any unit.', raw)
    return {
      ...found,
      findings: [...lifted, held, values],
      verdict: 'answered',
      deciding: [ILLEGAL, VALUES],
      answer: answer(STANDING_ORDERS, says, ILLEGAL),
      remarks,
    }
  }
  const others = ((raw.hand as string[] | undefined) ?? []).filter((name) => !same(name, String(raw.chosen)))
  const verdicts = others.map((name) => ({ name, verdict: judged(name) }))
  const open = verdicts.some((one) => one.verdict === 'undetermined')
  const legal = verdicts.filter((one) => one.verdict === 'legal').map((one) => titleOf(one.name))
  const findings = [...lifted, finding(ILLEGAL, 'not-in-play', 'Standing Orders cannot be played in its place.', raw)]
  const result = { ...found, findings, verdict: 'answered' as const, remarks }
  if (table.reads(WITHOUT_ORDERS) === 'B' && open && !legal.length)
    return { ...found, verdict: 'undetermined', missing: ['hand'] }
  if (table.reads(WITHOUT_ORDERS) === 'B' && legal.length) {
    return {
      ...result,
      deciding: [ILLEGAL],
      answer: answer('another legal card', `Another card is picked: ${legal.join(' or ')}`, ILLEGAL),
    }
  }
  return {
    ...result,
    deciding: [ONE_PLAYED, NONE_PLAYED],
    answer: answer('cannot play', 'The player cannot play a card', ONE_PLAYED),
  }
}

/** The clauses first; then what a revealed illegal card, or no card at all, comes to. */
function examine(raw: RawFacts, table: RulesInPlay): Examination {
  const found = base.examine(raw, table)
  if (raw.chosen !== undefined && isNone(String(raw.chosen))) {
    if (found.verdict !== 'legal') return found
    const says = 'No card can be played: the other player has priority, or the round counter holder rolls'
    return { ...found, verdict: 'answered', deciding: [PLAY], answer: answer('cannot play', says, PLAY) }
  }
  if (found.verdict !== 'illegal') return found
  if (raw.chosen === undefined || raw.revealed === undefined) {
    const open = finding(ILLEGAL, 'unknown', 'Not known yet: whether the cards are revealed.', raw)
    return {
      ...found,
      findings: [...found.findings, open],
      verdict: 'undetermined',
      missing: ['chosen', 'revealed'].filter((key) => raw[key] === undefined),
    }
  }
  return raw.revealed ? exchange(found, raw, table) : found
}

/** Every other card of the hand, and no card; each is judged before it is shown. */
const repairs = (raw: RawFacts): Remedy[] =>
  ((raw.hand as string[] | undefined) ?? []).map((card) => ({
    change: { chosen: card },
    says: `Play ${titleOf(card)}`,
  }))

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

/** 5.2: may this card be played, must one be played, and what replaces an illegal one. */
export const playCard: Checker = {
  ...base,
  allows: undefined,
  blockers: undefined,
  examine,
  repairs,
  cites: (edition) => [...new Set([...base.cites(edition), ILLEGAL, VALUES, ONE_PLAYED, NONE_PLAYED])],
  consults: [...base.consults, WITHOUT_ORDERS, WHERE_TO],
  checks: [
    misspeltChoice,
    check(['hand', 'discard'], ({ hand, discard }) => !hand.some((card) => has(discard, card)), {
      path: 'discard',
      message: 'A card is listed in the hand and in the discard pile.',
      fix: 'Keep it in one of the two.',
    }),
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
  ],
}
