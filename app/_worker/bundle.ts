/** What the worker keeps: every page and script of the site in a few parts, which say again what was said before. */
export interface Manifest {
  /** Address of a text the pages have fetched already; the parts build on it. */
  known: string
  /** Addresses of the parts, in order; each name holds the hash of what it holds. */
  parts: readonly string[]
  /** Addresses of everything that is kept as it is. */
  apart: readonly string[]
  /** Addresses of what pages do without until it has come. */
  typefaces: readonly string[]
  /** Address and length in bytes of each text, in order. */
  texts: readonly (readonly [string, number])[]
  /** Content-Security-Policy of the pages. */
  policy: string
}

/** New text, or where the same stood before and how long, in bytes. */
export type Piece = string | number

/** A page without what only other sites read: nobody asks the offline copy for its share card. */
export const forReaders = (html: string): string =>
  html
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
    .replace(/<meta (?:property="(?:og|article):|name="twitter:)[^>]*>/g, '')
    .replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')

/** Every text by its address. Throws when the parts are not whole. */
export function unpack(
  { texts }: Pick<Manifest, 'texts'>,
  known: Uint8Array,
  parts: readonly (readonly Piece[])[],
): Map<string, Uint8Array<ArrayBuffer>> {
  const length = texts.reduce((sum, [, bytes]) => sum + bytes, known.length)
  const whole = new Uint8Array(length)
  whole.set(known)
  const encoder = new TextEncoder()
  let at = known.length
  const pieces = parts.flat()
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (typeof piece === 'string') {
      at += encoder.encodeInto(piece, whole.subarray(at)).written
    } else {
      const from = piece
      const count = pieces[++i] as number
      // What repeats may run into itself, as a row of equal letters does.
      if (from + count <= at) whole.copyWithin(at, from, from + count)
      else for (let k = 0; k < count; k++) whole[at + k] = whole[from + k]!
      at += count
    }
  }
  if (at !== length) throw new Error(`offline parts: ${at} of ${length} bytes`)
  let start = known.length
  return new Map(
    texts.map(([address, bytes]) => {
      const text = whole.subarray(start, start + bytes)
      start += bytes
      return [address, text]
    }),
  )
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/** The type of a text by its address. */
export const typeOf = (address: string): string =>
  `${TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? 'text/html'}; charset=utf-8`
