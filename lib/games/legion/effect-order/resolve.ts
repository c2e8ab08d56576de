import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { FactValue } from '../../../kernel/facts.ts'
import type { AnswerItem, ClauseId, Step } from '../../../kernel/ruling.ts'
import { hasNoEffect } from '../data/no-effect.ts'
import { other, type Player } from '../facts.ts'
import { CHANGE_OF_PLANS, listed, same, titleOf } from '../names.ts'
import { type facts, knownTiming, TIMINGS, type Timing } from './facts.ts'

export const BEFORE_PRIORITY = 'legion:ambiguity.7'
export const WHAT_STANDS = 'legion:ambiguity.13'

export type Told = FactValue<typeof facts.effects>[number]

/** One effect with its moment and what it does, as far as it matters for the order. */
export interface Effect {
  player: Player
  card: string
  timing: Timing
  happens: boolean
  returns?: Player
}

/** What happens in which order, what is dropped, and the clauses for it. */
export interface Sequence {
  /** Lines to read out, in order. */
  lines: string[]
  /** The same lines as data: whose effects, or that priority is settled. */
  items: AnswerItem[]
  dropped: Effect[]
  /** What had happened and does not stand, where selection starts afresh. */
  undone?: readonly Step[]
  steps: Step[]
  deciding: ClauseId[]
}

/** Fills in the moment and what Change of Plans does when it is used. */
export function effectOf(told: Told): Effect {
  const sendsBack = same(told.card, CHANGE_OF_PLANS) && told.used === true ? other(told.player) : undefined
  const returns = told.returns ?? sendsBack
  const timing = told.timing ?? knownTiming(told.card)
  const isNone = timing === undefined && hasNoEffect(told.card)
  return {
    player: told.player,
    card: told.card,
    timing: isNone ? 'untimed' : timing!,
    happens: !isNone && told.used !== false,
    ...(returns ? { returns } : {}),
  }
}

/** Why an effect of that moment stands where it stands, and who goes first when both have one. */
const RULES: Record<
  Timing,
  { when: ClauseId; both: ClauseId; first: (priority: Player | undefined) => Player | undefined }
> = {
  reveal: { when: 'legion:command-cards.effects.4', both: 'legion:command-cards.effects.6', first: () => 'blue' },
  untimed: { when: 'legion:command-cards.effects.2', both: 'legion:command-cards.effects.3', first: () => 'blue' },
  'issue-orders': {
    when: 'legion:command-phase.sequence.3',
    both: 'legion:command-phase.sequence.3',
    first: (priority) => priority,
  },
  'end-of-command-phase': {
    when: 'legion:command-cards.generic.3',
    both: 'legion:command-cards.generic.3',
    first: () => undefined,
  },
  'start-of-activation-phase': {
    when: 'legion:command-cards.effects.7',
    both: 'legion:command-cards.effects.7',
    first: () => 'blue',
  },
  activation: { when: 'legion:priority.use.2', both: 'legion:priority.use.2', first: () => undefined },
}
export const RULE_CLAUSES = [...new Set(Object.values(RULES).flatMap(({ when, both }) => [when, both]))]

/** An effect as data: the side, and the card by its printed title. */
export const itemOf = ({ player, card }: Effect): AnswerItem => ({ player, card: titleOf(card) })

/** An effect as a line of the answer has it, and as a sentence has it. */
const say = ({ player, card }: Effect): string => `${player}: ${titleOf(card)}`
const whoseItem = ({ player, card }: AnswerItem): string => `${player}’s ${card}`
export const whose = (effect: Effect): string => whoseItem(itemOf(effect))

/** What happens at one place of the order, in words. */
export function sayItem({ settles, effects, order }: AnswerItem): string {
  const what = settles ? 'priority is settled' : listed((effects as readonly AnswerItem[]).map(whoseItem))
  return order ? `${what} (${order})` : what
}
const isBoth = (effects: readonly Effect[]) => new Set(effects.map((effect) => effect.player)).size > 1

/** Effects of one moment, in order; where the rules give none they stay in one line. */
function inOrder(effects: readonly Effect[], timing: Timing, priority: Player | undefined): Effect[][] {
  const here = effects.filter((effect) => effect.timing === timing)
  const first = RULES[timing].first(priority)
  if (!isBoth(here)) return here.map((effect) => [effect])
  if (!first) return [here]
  return [...here.filter((effect) => effect.player === first), ...here.filter((effect) => effect.player !== first)].map(
    (effect) => [effect],
  )
}

const UNORDERED: Partial<Record<Timing, string>> = {
  'end-of-command-phase': 'no rule gives an order',
  activation: 'as the units activate',
}

/** Resolves the effects one after another; a card sent back to hand takes its unresolved effects with it. */
export function resolve(
  effects: readonly Effect[],
  priority: Player | undefined,
  placePriority: boolean,
  table: RulesInPlay,
): Sequence {
  const result: Sequence = { lines: [], items: [], dropped: [], steps: [], deciding: [] }
  const happening = effects.filter((effect) => effect.happens)
  const gone = new Set<Player>()
  const redone = { at: -1 }
  let isLoose = false
  const cite: Cite = (clause, says, item) => {
    if (!result.deciding.includes(clause)) result.deciding.push(clause)
    result.steps.push({ says, clause, ...(item ? { item } : {}) })
  }
  const settle = () => {
    if (!placePriority) return
    // An effect that was dropped stands in no order to anything.
    const isFree = isLoose && table.reads(BEFORE_PRIORITY) === 'B'
    const item = { settles: 'priority', ...(isFree ? { order: 'place not fixed' } : {}) }
    result.lines.push(sayItem(item))
    result.items.push(item)
    cite('legion:command-phase.sequence.2', sayItem(item), item)
  }
  for (const timing of TIMINGS) {
    if (timing === 'issue-orders') settle()
    const here = inOrder(happening, timing, priority)
    const rule = RULES[timing]
    const both = isBoth(happening.filter((effect) => effect.timing === timing && !gone.has(effect.player)))
    for (const group of here) {
      const left = group.filter((effect) => !gone.has(effect.player))
      result.dropped.push(...group.filter((effect) => gone.has(effect.player)))
      if (!left.length) continue
      if (timing === 'untimed') isLoose = true
      const line = left.map(say).join(' | ')
      const isUnordered = left.length > 1 && isBoth(left)
      const item: AnswerItem = {
        effects: left.map(itemOf),
        ...(isUnordered ? { order: UNORDERED[timing] ?? '' } : {}),
      }
      result.lines.push(isUnordered ? `${line} (${UNORDERED[timing]})` : line)
      result.items.push(item)
      cite(both ? rule.both : rule.when, sayItem(item), item)
      for (const effect of left) {
        if (!effect.returns) continue
        gone.add(effect.returns)
        if (same(effect.card, CHANGE_OF_PLANS)) {
          redone.at = result.lines.length - 1
          gone.add(effect.player)
        }
      }
    }
  }
  return redone.at < 0 ? withDropped(result, cite) : redo(withDropped(result, cite), redone.at, cite, table)
}

type Cite = (clause: ClauseId, says: string, item?: AnswerItem) => void

function withDropped(result: Sequence, cite: Cite): Sequence {
  if (result.dropped.length)
    cite(
      'legion:command-cards.effects.5',
      `No effect, as the card went back to hand: ${listed(result.dropped.map(whose))}`,
    )
  return result
}

/** Change of Plans: selection is repeated; what resolved before it stands or not by the reading. */
function redo(result: Sequence, at: number, cite: Cite, table: RulesInPlay): Sequence {
  cite('legion:command-cards.effects.5a', 'Both select again; the card that was sent back cannot be chosen')
  if (at === 0 || table.reads(WHAT_STANDS) === 'A') return result
  return {
    ...result,
    lines: result.lines.slice(at),
    items: result.items.slice(at),
    undone: result.items.slice(0, at).map((item) => ({ says: sayItem(item), item })),
  }
}
