/** What follows from a case, in words. */
import type { Ruling } from './ruling.ts'

/** "Then: it rolls a die as it leaves. And 2 more."; empty where nothing follows, and where an answer says what comes of it. */
export function sayFollows({
  verdict,
  answer,
  consequences: [first, ...rest] = [],
}: Pick<Ruling, 'verdict' | 'answer'> & Partial<Pick<Ruling, 'consequences'>>): string {
  if (verdict !== 'legal' || answer || !first) return ''
  return `Then: ${first.says}${rest.length ? ` And ${rest.length} more.` : ''}`
}
