/** What is told of the unit that is to be promoted: that it fell, or only what it is called. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { isDeadAt } from './fates.ts'

const PROMOTE = ['promote', 'promoting']
const HELPER = /^(that|which|who|was|is|were|are|has|have|had|been|got|already|also|just|too)$/

/** "Promote a trooper unit that was defeated", "promote a dead squad": it is not on the battlefield. */
export function fallenCandidate(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, ...PROMOTE))
  const dead = tokens.findIndex((_, place) => at >= 0 && place > at && place <= at + 10 && isDeadAt(tools, place))
  if (dead < 0 || tokens[dead]!.part !== tokens[at]!.part) return []
  const who = tokens.findLastIndex(({ plain }, place) => place < dead && !HELPER.test(plain))
  const isClause = /^(that|which|who)$/.test(tokens[who + 1]?.plain ?? '') && who + 1 < dead
  const isBefore = isOne(dead - 1, 'a', 'an', 'my', 'the') && dead - at <= 2 && isOne(dead + 1, ...BODIES)
  return isClause || isBefore ? [{ path: 'onBattlefield', value: false, from: dead, to: dead }] : []
}
const BODIES = ['unit', 'squad', 'trooper', 'corps', 'vehicle', 'operative']

/** "The AT-ST is left. Can I promote it": of what is only called by its model nobody said what kind of unit it is. */
export function modelCandidate({ tokens, typed, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    (_, place) => isOne(place, ...PROMOTE) && isOne(place + 1, 'it', 'that', 'this', 'them', 'one'),
  )
  const isTold = tokens.some(({ plain }) => /^(vehicle|walker|speeder|emplacement|droid|creature)s?$/.test(plain))
  const model = /\b[A-Z]{1,4}-?\d{0,3}-[A-Z0-9]{2,}\b|\b[A-Z]{1,3}-\d{1,3}\b|\b[A-Z]{3,4}\b/.exec(
    typed.slice(0, tokens[at]?.start ?? 0),
  )
  const first = model ? tokens.findIndex(({ end }) => end > model.index) : -1
  return first < 0 || isTold ? [] : [{ path: 'candidateType', value: undefined, from: first, to: first }]
}
