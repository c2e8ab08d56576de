/** What follows from a hand of which a part was told. */
import { followsOver } from '../../../kernel/checker.ts'
import { plural } from '../../../kernel/words.ts'
import { listed } from '../names.ts'
import { handPipsOf, isStandingOrders } from './cards.ts'
import { EACH, OF_TWO_EACH, withPips } from './clauses.ts'
import { seen } from './facts.ts'

/** Of a hand told in part: what a whole one still needs. */
export const stillToCome = followsOver(seen)({
  needs: ['hand', 'given', 'more'],
  clause: OF_TWO_EACH,
  of: ({ hand, given, more }) => {
    if (!more || hand.some((name) => handPipsOf(name, given) === undefined)) return undefined
    const lacking = [1, 2, 3].flatMap((pips) => {
      const count = EACH - withPips(hand, given, pips).length
      return count > 0 ? [`${plural(count, 'card')} of ${plural(pips, 'pip')}`] : []
    })
    const all = [...lacking, ...(hand.some(isStandingOrders) ? [] : ['Standing Orders'])]
    return { says: `To a whole hand belong besides: ${listed(all)}.` }
  },
})
