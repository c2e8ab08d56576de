/** What a citation is made of; the edition stands in `where`, so none can leave it out. */
export interface Cited {
  /** "Command Phase, Build 6" */
  label: string
  title: string
  /** Game and edition: "Star Commander, November 2022". */
  where: string
  /** What the reader must know of the clause: "Community note, not a rule", "Only with Thunder's Edge". */
  caution: string
  words: string
  source: string
  url: string
}

/** The ways to cite, in the order they are offered. */
export const FORMATS = [
  { id: 'line', word: 'One line' },
  { id: 'markdown', word: 'Link for Discord' },
  { id: 'quote', word: 'Words, source and link' },
] as const
export type Format = (typeof FORMATS)[number]['id']

/** Signs that Markdown would take for its own. */
const escaped = (text: string) => text.replace(/[\\[\]*_`~|<>]/g, '\\$&')

/** A citation of a clause as text. */
export function citationOf(cited: Cited, format: Format): string {
  const { label, title, where, caution, words, source, url } = cited
  const name = `${label}: ${title}`
  const place = caution ? `${where}; ${caution}` : where
  if (format === 'line') return `${name} (${place})`
  if (format === 'markdown') return `[${escaped(name)}](${url}) (${escaped(place)})`
  return `“${words}”\n${name} (${place}). Source: ${source}\n${url}`
}
