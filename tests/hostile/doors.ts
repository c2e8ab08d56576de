/** Every place where text from outside comes in, as one function each: text in, plain JSON out. */
import { toolOf } from '../../app/_games/legion/tools.ts'
import { readPosition, writePosition } from '../../app/_games/ti4/position-link.ts'
import { judgeLine } from '../../cli/commands/check.ts'
import { adjudicate } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { reads as handReader } from '../../lib/games/legion/command-hand/reads.ts'
import { linkedFacts, linkFacts } from '../../lib/games/starcom/board/link.ts'
import { readBoard as readArray } from '../../lib/games/starcom/board/read.ts'
import { readBoard } from '../../lib/games/ti4/board/link.ts'
import { readImport } from '../../lib/games/ti4/imports/index.ts'
import { type LinkedCase, readLink, writeLink } from '../../lib/link/codec.ts'
import type { Search } from '../../lib/search/index.ts'

export type Door = (text: string) => unknown

export const checkers = games.flatMap((pack) =>
  pack.checkers.map((checker) => ({ name: `${pack.id}/${checker.id}`, checker })),
)

/** As much as is read of a link. */
const OF_A_LINK = 16_000
const inUrl = (text: string) => encodeURIComponent(text.slice(0, OF_A_LINK + 1).replace(/\p{Cs}/gu, '\ufffd'))

type Specs = (typeof checkers)[number]['checker']['facts']
const byName = (facts: object) => JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)))

/** A link read, written and read again: the second reading is the first. */
export function readTwice(specs: Specs, query: string): LinkedCase {
  const read = readLink(specs, query)
  const link = writeLink(specs, read)
  const again = readLink(specs, link)
  const isSame = byName(again.facts) === byName(read.facts) && byName(again.readings) === byName(read.readings)
  if (!isSame && link.length <= OF_A_LINK)
    throw new Error(`${query.slice(0, 200)} is read again as ${link.slice(0, 200)}`)
  return read
}

/** A link read and judged. */
function followLink(name: string, specs: Specs, query: string): unknown {
  const read = readTwice(specs, query)
  const { edition, readings, facts } = read
  // The empty case is a case of its own; it need not be judged for every rubbish anew.
  if (!Object.keys({ ...facts, ...readings }).length) return { read }
  return {
    read,
    ruling: adjudicate(games, { checker: name, ...(edition === undefined ? {} : { edition }), readings, facts }),
  }
}

/** Texts read as they come. */
export const doors: Readonly<Record<string, Door>> = {
  'map string': (text) => readImport(text),
  'pasted hand': (text) => handReader.read(text, {}, 'take'),
  'position link': (text) => {
    const position = readPosition(text)
    return position ? { position, link: writePosition(position) } : null
  },
  'TI4 board in a link': (text) => readBoard(text) ?? null,
  'starcom board link': (text) => {
    const { board, issues } = readArray(readLink(linkFacts, text))
    return { issues, link: writeLink(linkFacts, { facts: linkedFacts(board) }) }
  },
  'tool in a link': (text) => toolOf(text),
  'command line': (text) => judgeLine({ text, tooLong: false }),
}

/** A text as the whole query of one checker's link. */
export const linkDoor =
  ({ name, checker }: (typeof checkers)[number]): Door =>
  (text) =>
    followLink(name, checker.facts, text)

/** A text as the value of every fact of one checker's link. */
export const valueDoor = ({ name, checker }: (typeof checkers)[number]): Door => {
  const keys = Object.keys(checker.facts)
  return (text) => {
    const value = inUrl(text)
    return followLink(name, checker.facts, keys.map((key) => `${key}=${value}`).join('&'))
  }
}

/** A text as the value of every fact of one checker, by JSON, and as its edition, its reading and its name. */
export const factDoor = ({ name, checker }: (typeof checkers)[number]): Door => {
  const keys = Object.keys(checker.facts)
  return (text) => {
    const facts = Object.fromEntries(keys.map((key) => [key, text]))
    const listed = Object.fromEntries(keys.map((key) => [key, [text]]))
    const named = Object.fromEntries(keys.map((key) => [key, Object.fromEntries([[text, text]])]))
    return [
      ...[facts, listed, named].map((given) => adjudicate(games, { checker: name, facts: given })),
      adjudicate(games, { checker: name, edition: text, facts: {} }),
      adjudicate(games, { checker: name, readings: Object.fromEntries([[text, text]]), facts: {} }),
      adjudicate(games, { checker: name, facts: Object.fromEntries([[text, text]]) }),
    ]
  }
}

export const searchDoor =
  (search: Search): Door =>
  (text) => {
    const { hits, confident, suggestions } = search.search(text, { limit: 10 })
    return { hits: hits.map(({ record, score, matched }) => [record.id, score, matched]), confident, suggestions }
  }
