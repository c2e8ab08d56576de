/** oEmbed (oembed.com): a rule, or a ruling with its case, as a wiki or a forum shows it when somebody pastes its link. */
import type { Context } from 'hono'
import type { ClauseRecord } from '../../lib/content/records.ts'
import { type Front, textOf } from '../../lib/front.ts'
import { problem } from './problem.ts'

/** Longest link that is looked into; a case may be long. */
const LONGEST = 16_000
/** As wide as words are read well, in pixels. */
const WIDEST = 600
/** Letters in a line of that width, and the height of a line in pixels: whoever embeds wants to know the height before. */
const LETTERS = 70
const LINE = 26

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What is shown: its words, and links to where they stand. */
interface Shown {
  title: string
  words: string
  links: { words: string; href: string }[]
}

/** Answers `?url=`. In: the front, the path the site lives under. */
export function oembed(front: Front, basePath: string, { req }: Context): Response {
  const { url: given = '', format = 'json', maxwidth } = req.query()
  if (format !== 'json') return problem('no-such-format', 'Only format=json is spoken here.')
  const home = new URL(req.url)
  const url = given.length <= LONGEST && URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    return problem('invalid-request', 'Give ?url= with the whole address of a page of this site.')
  const shown =
    url.host === home.host && url.pathname.startsWith(`${basePath}/`) ? shownAt(front, basePath, url) : undefined
  if (!shown) return problem('not-found', 'This address is no clause, no page of rules and no case of this site.')
  const width = Math.min(WIDEST, Math.max(200, Number(maxwidth) || WIDEST))
  const lines = Math.ceil((shown.words.length / LETTERS) * (WIDEST / width)) + 2
  return Response.json(
    {
      version: '1.0',
      type: 'rich',
      provider_name: 'Lawspeaker',
      provider_url: `${url.origin}${basePath}/`,
      title: shown.title,
      html: htmlOf(shown, url),
      width,
      height: lines * LINE,
      cache_age: 3600,
    },
    { headers: { 'Cache-Control': 'public, max-age=300' } },
  )
}

function htmlOf({ words, links }: Shown, url: URL): string {
  const cites = links.map((link) => `<a href="${escaped(link.href)}">${escaped(link.words)}</a>`)
  return `<blockquote class="lawspeaker" cite="${escaped(url.href)}"><p>${escaped(words)}</p><footer>${cites.join(' · ')}</footer></blockquote>`
}

function shownAt(front: Front, basePath: string, url: URL): Shown | undefined {
  const path = url.pathname.slice(basePath.length)
  const absolute = (inside: string) => `${url.origin}${basePath}${inside}`
  return path.startsWith('/check/') ? ruled(front, absolute, url) : rule(front, absolute, path, url.hash.slice(1))
}

/** A clause, or the first words of a page of rules; of the edition the address says. */
function rule(front: Front, absolute: (path: string) => string, path: string, hash: string): Shown | undefined {
  const [, id, ...rest] = path.split('/').filter(Boolean)
  const game = path.startsWith('/rules/') ? front.games().find((one) => one.id === id) : undefined
  const said = game?.editions.find((one) => one.id === rest[0])
  const page = rest[said ? 1 : 0]
  if (!game || !page) return undefined
  const clauses = front.pageOf(game.id, page)
  const name = decodeURIComponent(hash)
  const clause: ClauseRecord | undefined = hash ? clauses.find((one) => one.name === name) : clauses[0]
  if (!clause) return undefined
  const edition = said ?? game.editions.find((one) => one.id === game.defaultEdition)!
  const printed = game.editions.length > 1 ? ` (${edition.title})` : ''
  const title = hash ? `${clause.label}: ${clause.title}` : clause.pageTitle
  return {
    title: `${title} · ${game.title}${printed}`,
    words: textOf(clause, edition.id),
    links: [{ words: `${title} · ${game.title}${printed}`, href: absolute(`${path}${hash ? `#${hash}` : ''}`) }],
  }
}

/** The ruling of a case, with the clauses that decide it. */
function ruled(front: Front, absolute: (path: string) => string, url: URL): Shown | undefined {
  const asked = front.caseOfLink(url)
  const checker = asked && front.checker(asked.checker)
  if (!asked || !checker) return undefined
  const whole = { words: checker.question, href: url.href }
  const nothing = { title: checker.title, words: checker.question, links: [whole] }
  if (!Object.keys(asked.facts).length) return nothing
  const { edition, readings, facts, unsure } = asked
  const request = {
    checker: asked.checker,
    readings,
    facts,
    ...(edition ? { edition } : {}),
    ...(unsure ? { unsure } : {}),
  }
  const ruling = front.adjudicate(request)
  if ('error' in ruling) return nothing
  const cited = ruling.deciding.flatMap((id) => front.clause(id) ?? [])
  const links = cited.map(({ label, url: at }) => ({ words: label, href: absolute(at) }))
  return { title: `${checker.title} · Lawspeaker`, words: ruling.sentence, links: [whole, ...links] }
}
