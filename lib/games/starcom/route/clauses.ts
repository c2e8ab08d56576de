import { type Clause, clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { countAllowance, speedAllowance } from '../jump/allowance.ts'
import { arrival, destinationText, hop, traveller } from '../jump/clauses.ts'
import { reach } from '../jump/reach.ts'
import { facts, isShared } from './facts.ts'
import { type Jump, jumpsOf } from './jumps.ts'

const make = clausesOver(facts)
type Name = keyof typeof facts

/** What the jumps used before are counted from. */
const COUNTED = ['jumpsUsed', 'legs', 'class', 'card', 'speed', 'speedBonus', 'nexusReturns', 'extraJumps'] as const

/** The facts of a route behind a fact of one jump; a route is told where it goes, not by rows and columns. */
function behind(key: string): readonly string[] {
  if (key === 'jumpsUsed') return COUNTED
  if (key === 'originController') return ['originController', 'legs']
  if (key === 'shipOwner') return ['mine', 'shipOwner']
  if (key === 'class' || key === 'speed') return [key, 'card']
  return isShared(key) ? [key] : ['legs']
}

/** The same clause asked of every jump of the route; as it is where all jumps are alike to it. */
function ofEach(rule: Clause): Clause {
  if (rule.needs.every((key) => isShared(key) && key !== 'jumpsUsed')) return rule
  const { id, role, when, holds, says, notes, needs, ...rest } = rule
  const sentence =
    (words: (typeof says)[keyof typeof says]) =>
    ({ place, facts }: Jump, _route: unknown, table: RulesInPlay) =>
      `Jump ${place}: ${typeof words === 'function' ? words(facts, table) : (words ?? "Doesn't apply here.")}`
  const body = {
    ...rest,
    needs: [...new Set(needs.flatMap(behind))] as Name[],
    each: jumpsOf as never,
    about: ({ place }: Jump) => ({ jump: String(place) }),
    ...(when ? { when: ({ facts }: Jump, _route: unknown, table: RulesInPlay) => when(facts, table) } : {}),
    holds: ({ facts }: Jump, _route: unknown, table: RulesInPlay) => holds(facts, table),
    says: { holds: sentence(says.holds), fails: sentence(says.fails), aside: sentence(says.aside) },
    notes: [],
  }
  return role === 'exception' ? make.exception(id, body) : make[role === 'condition' ? 'condition' : 'clause'](id, body)
}

/** The clauses of a single jump, asked of each. */
export const clauses = [
  ...traveller,
  ...speedAllowance,
  ...countAllowance,
  ...reach,
  ...destinationText,
  ...hop,
  ...arrival,
].map(ofEach)
