/** Which encoding of a file a reader gets (RFC 9110, 12.5.3). */
import { parseAccept } from 'hono/utils/accept'
import { ENCODINGS, type Encoding, type SiteFile } from './site.ts'

export type Choice = Encoding | 'identity'

/** What a reader who names an encoding nowhere still takes: the plain bytes, before nothing at all. */
const UNNAMED = 0.0001

/**
 * The encoding the reader weighs most of those that lie ready; of equals the smallest. Plain bytes are taken by whoever
 * does not refuse them (`identity;q=0`, `*;q=0`). Undefined when the reader takes none of what there is.
 */
export function pickEncoding(accepts: string, file: Pick<SiteFile, 'encoded'>): Choice | undefined {
  const named = new Map(parseAccept(accepts).map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = (choice: Choice) => named.get(choice) ?? named.get('*') ?? (choice === 'identity' ? UNNAMED : 0)
  const ready = [...ENCODINGS.filter((encoding) => file.encoded[encoding]), 'identity' as const]
  const [best] = ready.map((choice) => ({ choice, weight: weightOf(choice) })).sort((a, b) => b.weight - a.weight)
  return best && best.weight > 0 ? best.choice : undefined
}
