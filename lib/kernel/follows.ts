/** What follows from a case, in words. */
import type { Step } from './ruling.ts'

/** "Then: it rolls a die as it leaves. And 2 more."; empty where nothing follows. */
export function sayFollows([first, ...rest]: readonly Step[] = []): string {
  if (!first) return ''
  return `Then: ${first.says}${rest.length ? ` And ${rest.length} more.` : ''}`
}
