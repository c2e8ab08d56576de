/** Cutting a text to the stretch that matched, with the matching words marked. */
import { fold } from './words.ts'

/** A piece of the text; joined in order they give the excerpt. */
export interface Segment {
  text: string
  hit: boolean
}

interface Span {
  start: number
  end: number
  hit: boolean
}

/** The part of `text` around the best match, about `window` characters, in pieces that hit or do not. */
export function highlight(
  text: string,
  matched: readonly string[],
  { window = 160 }: { window?: number } = {},
): Segment[] {
  const wanted = new Set(matched)
  const words = spansOf(text, wanted)
  const { start, end } = text.length <= window ? { start: 0, end: text.length } : bestStretch(text, words, window)
  const segments: Segment[] = []
  let at = start
  for (const word of words) {
    if (!word.hit || word.start < start || word.end > end) continue
    if (word.start > at) segments.push({ text: text.slice(at, word.start), hit: false })
    segments.push({ text: text.slice(word.start, word.end), hit: true })
    at = word.end
  }
  if (at < end) segments.push({ text: text.slice(at, end), hit: false })
  if (start > 0) segments.unshift({ text: '… ', hit: false })
  if (end < text.length) segments.push({ text: ' …', hit: false })
  return segments
}

function spansOf(text: string, wanted: ReadonlySet<string>): Span[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’‘ʼ][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    hit: wanted.has(fold(word)),
  }))
}

/** The stretch with the most different matched words; a little room before the first. */
function bestStretch(text: string, words: readonly Span[], window: number): { start: number; end: number } {
  const hits = words.filter(({ hit }) => hit)
  let best = { from: 0, score: 0 }
  for (const [at, first] of hits.entries()) {
    const inside = hits.slice(at).filter(({ end }) => end - first.start <= window * 0.8)
    const different = new Set(inside.map(({ start, end }) => fold(text.slice(start, end)))).size
    const score = different + inside.length / 100
    if (score > best.score) best = { from: first.start, score }
  }
  const wish = Math.max(0, Math.min(best.from - window * 0.2, text.length - window))
  const start = wish === 0 ? 0 : (words.find((word) => word.start >= wish)?.start ?? 0)
  const end =
    start + window >= text.length
      ? text.length
      : (words.findLast((word) => word.end <= start + window)?.end ?? text.length)
  return { start, end: Math.max(start, end) }
}
