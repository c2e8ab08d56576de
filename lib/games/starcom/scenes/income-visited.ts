/** Who else is where income is counted. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import type { Entry } from './income-whole.ts'
import { isElsewhere, isGone } from './presence.ts'
import { isFighter, isStation } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "He sits on it with a Scout": ships of others that are told to be there may besiege, which is asked. */
export function visited(tools: SceneTools, entries: readonly Entry[]): void {
  const visitor = vesselsIn(tools).find(
    (one) =>
      one.owner !== undefined &&
      one.owner !== 'me' &&
      one.count !== 0 &&
      !isStation(one.value) &&
      !isFighter(one.value) &&
      !isGone(tools, one) &&
      !isElsewhere(tools, one),
  )
  if (!visitor) return
  for (const { underSiege, unknown } of entries)
    if (underSiege === undefined && !unknown.some(({ path }) => path === 'underSiege'))
      unknown.push({ path: 'underSiege', value: undefined, from: visitor.start, to: visitor.to })
}
