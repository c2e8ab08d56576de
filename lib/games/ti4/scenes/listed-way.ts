/** Ways told as a list where not every place has a name: "start - gravity rift - target", "start then rift then target". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import type { PlaceMention } from './place-names.ts'

/** What stands for a place in such a list, by the place it is. */
const ITEMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:the\s+)?start(?:ing\s+system)?$/i, 'start'],
  [/^(?:an?\s+|one\s+|the\s+)?empty(?:\s+(?:system|space|one|hex|tile))?$/i, 'empty system'],
  [/^(?:the\s+)?active(?:\s+(?:system|one|hex|tile))?$/i, 'destination'],
  [/^(?:the\s+|my\s+)?(?:target|destination|goal|end)(?:\s+system)?$/i, 'destination'],
]
/** A place with a name of its own, as far as its words go. */
const NAMED =
  /^(?:an?\s+|the\s+|one\s+|my\s+)?(?:(?:gravity\s+|grav\s+)?rift|nebula|asteroid(?:s|\s+field|\s+belt)?|supernova|home(?:\s+system)?|\d\d[ab]?|[A-HJ-Z]|mecatol(?:\s+rex)?)$/i
const PART = /\s*(?:[-–—=]+>|→|\s[-–—]\s|[,]|\s(?:and\s+)?then\s)\s*(?:and\s+)?(?:then\s+)?/g

interface Item {
  text: string
  start: number
}

/** The pieces of a sentence between dashes, arrows and commas, each with where it starts. */
function piecesOf(typed: string): Item[] {
  const pieces: Item[] = []
  let start = 0
  for (const sign of typed.matchAll(PART)) {
    pieces.push({ text: typed.slice(start, sign.index), start })
    start = sign.index + sign[0].length
  }
  return [...pieces, { text: typed.slice(start), start }]
}

const idOf = (text: string): string | undefined => ITEMS.find(([form]) => form.test(text.trim()))?.[1]
const isPlace = (text: string): boolean => idOf(text) !== undefined || NAMED.test(text.trim())

/** The last words of a piece that are a place: "carrier I start"; the first of one where the sentence goes on behind it. */
function cut({ text, start }: Item, isFirst: boolean): Item | undefined {
  const words = [...text.matchAll(/[^\s.;:?!]+/g)]
  const many = [3, 2, 1].find((count) => {
    const [from, to] = isFirst ? [words.length - count, words.length] : [0, count]
    const some = words.slice(Math.max(0, from), to)
    return some.length === count && isPlace(some.map(([word]) => word).join(' '))
  })
  if (many === undefined) return undefined
  const some = isFirst ? words.slice(-many) : words.slice(0, many)
  const from = some[0]!.index
  return { text: text.slice(from, some.at(-1)!.index + some.at(-1)![0].length), start: start + from }
}

/** The first such list of three places or more, of which one at least has no name. */
function listOf(typed: string): Item[] {
  const pieces = piecesOf(typed)
  for (const [i, piece] of pieces.entries()) {
    const head = cut(piece, true)
    if (!head) continue
    const list = [head]
    for (const next of pieces.slice(i + 1)) {
      const item = cut(next, false)
      if (!item) break
      list.push(item)
      // behind more words the list is over
      if (item.text.length < next.text.trim().length) break
    }
    const isUnnamed = list.some(({ text }) => idOf(text) !== undefined)
    const isWay = idOf(list[0]!.text) === 'start' || idOf(list.at(-1)!.text) === 'destination'
    if (list.length > 2 && isUnnamed && isWay) return list
  }
  return []
}

/** Where the places of such a list stand, those without a name as places of their own. */
export const listedWay = (tools: SceneTools): { unnamed: PlaceMention[]; tied: ReadonlySet<number> } =>
  tools.once(findList)

function findList({ typed, tokens }: SceneTools): { unnamed: PlaceMention[]; tied: ReadonlySet<number> } {
  const tied = new Set<number>()
  const counts = new Map<string, number>()
  const unnamed = listOf(typed).flatMap(({ text, start }): PlaceMention[] => {
    const own = tokens.flatMap((token, at) => (token.start >= start && token.end <= start + text.length ? [at] : []))
    for (const at of own) tied.add(at)
    const id = idOf(text)
    if (id === undefined || !own.length) return []
    const before = counts.get(id) ?? 0
    counts.set(id, before + 1)
    return [
      {
        id: before ? `${id} ${before + 1}` : id,
        ...(id === 'empty system' ? { anomalies: [], wormholes: [] } : {}),
        from: own[0]!,
        to: own.at(-1)!,
      },
    ]
  })
  return { unnamed, tied }
}
