import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Known } from '../../../kernel/facts.ts'
import { sayPlayer } from '../../../kernel/players.ts'
import { clockwise } from '../seats.ts'
import { type facts, nameOf } from './facts.ts'

export type Sequence = Known<typeof facts, 'trigger' | 'seats' | 'activePlayer' | 'plays' | 'passes'>

/** True where the first play of the list opens the sequence, and is no response itself. */
const isOpened = (kind: string) => kind !== 'action' && kind !== 'exploreEffect'

/** Items added in response: everything but what opens the sequence. */
const answersIn = ({ trigger, plays }: Pick<Sequence, 'trigger' | 'plays'>) =>
  plays.length - (isOpened(trigger.kind) ? 1 : 0)

/** Who gets a chance in which order: the active player first, unless the table goes on from the next seat. */
export function chances(facts: Sequence, table: RulesInPlay): string[] {
  const { seats, activePlayer, plays } = facts
  const goesOn = answersIn(facts) > 0 && table.reads('starcom:ambiguity.21/i') === 'B'
  if (!goesOn) return clockwise(seats, activePlayer)
  const [newest, ...others] = clockwise(seats, plays.at(-1)!.by)
  return [...others, newest!]
}

/** The player whose chance it is, or undefined once all have passed. */
export const waitingFor = (facts: Sequence, table: RulesInPlay): string | undefined =>
  chances(facts, table).find((player) => !facts.passes.includes(player))

/** Intercept Orders reaches Commands, not abilities and not other cards. */
export const isCommand = (card: string | undefined): boolean =>
  card !== undefined && card !== 'ability' && card !== 'other-card'

/** Numbers of the plays that lose their effect to Intercept Orders, worked out from the newest to the oldest. */
function intercepted(plays: Sequence['plays']): Set<number> {
  const lost = new Set<number>()
  for (let i = plays.length - 1; i >= 0; i--) {
    const play = plays[i]!
    const hit = Number(play.target) - 1
    if (play.card === 'intercept-orders' && !lost.has(i) && isCommand(plays[hit]?.card)) lost.add(hit)
  }
  return lost
}

/** The items in the order in which they take effect. */
export function resolution(facts: Sequence, table: RulesInPlay): string[] {
  const lost = intercepted(facts.plays)
  const items = facts.plays
    .map(({ by, card }, i) => `${nameOf(card)} (${sayPlayer(by)})${lost.has(i) ? ': no effect' : ''}`)
    .reverse()
  if (facts.trigger.kind !== 'action') return items
  return table.reads('starcom:ambiguity.21/iii') === 'B' ? ['The action', ...items] : [...items, 'The action']
}
