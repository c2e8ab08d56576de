/** What changed, as feeds: editions as they came into force, changes of the published rules, and our own rulings that changed. */

import { historyOf } from '../content/history.ts'
import type { GameContent, Library } from '../content/records.ts'
import { editionsPath, rulesPath } from '../page-addresses.ts'
import type { TextFile } from './index.ts'

/** One entry of a feed. */
interface Entry {
  /** Never changes: readers know by it what they have seen. */
  id: string
  /** `YYYY-MM-DD`. */
  date: string
  title: string
  says: string
  url: string
  /** Labels and addresses of the clauses it is about. */
  clauses: { label: string; url: string }[]
}

type Absolute = (path: string) => string

/** Atom and JSON Feed of all games, newest first. In: the words, and how a path becomes a whole address. */
export function feedFiles(library: Library, absolute: Absolute): TextFile[] {
  const entries = library.games.flatMap((game) => entriesOf(game, library, absolute))
  entries.sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1))
  return [
    { file: 'feed.atom', text: atom(entries, absolute) },
    { file: 'feed.json', text: jsonFeed(entries, absolute) },
  ]
}

function entriesOf(game: GameContent, { clauses }: Library, absolute: Absolute): Entry[] {
  const path = rulesPath(game, game.defaultEdition)
  const cited = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const clause = clauses.find((one) => one.id === id)
      return clause ? [{ label: clause.label, url: absolute(clause.url) }] : []
    })
  return historyOf(game).map(({ kind, id, date, what, says, clauses: ids }) => ({
    id: `${absolute(path)}#${kind}-${id}`,
    date,
    title: `${game.title}: ${what}`,
    says,
    url: absolute(kind === 'edition' ? rulesPath(game, id) : editionsPath(game)),
    clauses: cited(ids),
  }))
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const moment = (date: string) => `${date}T00:00:00Z`

/** What is said of an entry, as HTML. */
const html = ({ says, clauses }: Entry) => {
  const links = clauses.map(({ label, url }) => `<a href="${escaped(url)}">${escaped(label)}</a>`)
  return `<p>${escaped(says)}</p>${links.length ? `<p>${links.join(', ')}</p>` : ''}`
}

function atom(entries: readonly Entry[], absolute: Absolute): string {
  const items = entries.map((one) =>
    [
      '  <entry>',
      `    <id>${escaped(one.id)}</id>`,
      `    <title>${escaped(one.title)}</title>`,
      `    <updated>${moment(one.date)}</updated>`,
      `    <link href="${escaped(one.url)}"/>`,
      `    <content type="html">${escaped(html(one))}</content>`,
      '  </entry>',
    ].join('\n'),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(absolute('/feed.atom'))}</id>
  <title>Lawspeaker: rules and rulings that changed</title>
  <updated>${moment(entries[0]?.date ?? '1970-01-01')}</updated>
  <author><name>Lawspeaker</name></author>
  <link rel="self" href="${escaped(absolute('/feed.atom'))}"/>
  <link href="${escaped(absolute('/'))}"/>
${items.join('\n')}
</feed>
`
}

const jsonFeed = (entries: readonly Entry[], absolute: Absolute): string =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Lawspeaker: rules and rulings that changed',
      home_page_url: absolute('/'),
      feed_url: absolute('/feed.json'),
      items: entries.map((one) => ({
        id: one.id,
        url: one.url,
        title: one.title,
        content_html: html(one),
        content_text: one.says,
        date_published: moment(one.date),
      })),
    },
    null,
    1,
  )}\n`
