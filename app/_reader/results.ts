/** Draws what was found: the answer first, then checkers, then clauses by page. Only text nodes; nothing typed becomes markup. */
import { highlight } from '../../lib/search/highlight.ts'
import type { Hit } from '../../lib/search/types.ts'
import { wordsOf as typedWords } from '../../lib/search/words.ts'
import { editionOf, inEdition, standingOf } from './editions.ts'
import { games } from './games.ts'
import type { Found } from './search-worker.ts'
import { base } from './store.ts'

type Attributes = Record<string, string>

/** An element with attributes and children; text is always text. */
export function make(tag: string, attributes: Attributes = {}, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const marked = (text: string, hit: Hit, window: number) =>
  highlight(text, hit.matched, { window }).map((piece) => (piece.hit ? make('mark', {}, piece.text) : piece.text))

/** The words in the edition the player reads, the newest one otherwise. */
function wordsOf({ record }: Hit): string {
  const lines = record.text.split('\n')
  const at = record.editions.indexOf(editionOf(record.game))
  return lines[Math.max(0, at)] ?? lines[0] ?? ''
}

/** Which game speaks, where more than one could: badge for the eye, name for the ear. */
function badgeOf(game: string, chosen: string): HTMLElement[] {
  if (game === chosen) return []
  const { badge, short } = games.find(({ id }) => id === game) ?? {}
  if (!badge) return []
  const name = make('span', { class: 'sr-only' }, `${short}: `)
  return [make('span', { class: 'badge mr-2 align-middle', 'data-game': game, 'aria-hidden': 'true' }, badge), name]
}

const addressOf = (hit: Hit) => inEdition(hit.record.url, hit.record.game, hit.record.editions)

function row(hit: Hit, chosen: string): HTMLElement {
  const { record } = hit
  const title = make('span', { class: 'row-title' }, ...marked(record.title, hit, 90))
  const { only } = standingOf(record.game, record.editions, record.text)
  const isSaid = only && record.kind === 'clause'
  const label = make('span', { class: 'text-sm text-muted' }, ` ${record.label}${isSaid ? ` · only in ${only}` : ''}`)
  const words = make('span', { class: 'block text-sm' }, ...marked(wordsOf(hit), hit, 170))
  return make(
    'a',
    { class: 'row-link', href: addressOf(hit), 'data-hit': record.id, 'data-game': record.game },
    ...badgeOf(record.game, chosen),
    title,
    label,
    words,
  )
}

function checkerRow(hit: Hit, chosen: string): HTMLElement {
  return make(
    'a',
    { class: 'row-link', href: addressOf(hit), 'data-hit': hit.record.id },
    ...badgeOf(hit.record.game, chosen),
    make('span', { class: 'row-title' }, `Check: ${hit.record.title}`),
  )
}

const WAYS = { case: 'Case', tool: 'Tool' } as const

/** A case by its ruling, a tool by what it is for. */
function nearRow(hit: Hit, way: keyof typeof WAYS, chosen: string): HTMLElement {
  const { record } = hit
  return make(
    'a',
    { class: 'row-link', href: `${base}${record.url}`, 'data-near': record.id, 'data-game': record.game },
    ...badgeOf(record.game, chosen),
    make('span', { class: 'row-title' }, `${WAYS[way]}: `, ...marked(record.title, hit, 120)),
    make('span', { class: 'block text-sm' }, record.label || record.text),
  )
}

function group(title: string, rows: readonly HTMLElement[]): HTMLElement[] {
  if (!rows.length) return []
  const list = make(
    'ul',
    { class: 'm-0 list-none p-0' },
    ...rows.map((one) => make('li', { class: 'border-t border-hairline' }, one)),
  )
  return [
    make('section', { class: 'mt-4' }, make('h2', { class: 'm-0 mb-1 text-sm font-bold text-muted' }, title), list),
  ]
}

function answerCard(hit: Hit, checker: { title: string; url: string } | undefined, chosen: string): HTMLElement {
  const { record } = hit
  const links = make(
    'p',
    { class: 'm-0 mt-2 flex flex-wrap gap-2' },
    make('a', { class: 'button', href: addressOf(hit), 'data-hit': record.id }, record.label),
  )
  if (checker)
    links.append(
      make(
        'a',
        { class: 'button', href: inEdition(checker.url, record.game, record.editions) },
        `Check my case: ${checker.title}`,
      ),
    )
  const words = make('p', { class: 'm-0 mt-1' }, ...marked(wordsOf(hit), hit, 320))
  const { only, speaks, others } = standingOf(record.game, record.editions, record.text)
  const edition = make('p', { class: 'm-0 text-sm font-semibold text-muted' }, speaks || `Only in ${only}`)
  const differs = others.map((says) => make('p', { class: 'm-0 mt-1 text-sm text-muted' }, says))
  return make(
    'section',
    { class: 'card border-l-4 p-4', 'aria-label': 'Answer' },
    make('h2', { class: 'm-0 text-lg' }, ...badgeOf(record.game, chosen), record.title),
    ...(speaks || only ? [edition] : []),
    words,
    ...differs,
    links,
  )
}

function byPage(hits: readonly Hit[], chosen: string): HTMLElement[] {
  const pages = new Map<string, Hit[]>()
  for (const hit of hits) {
    const key = `${hit.record.game} ${hit.record.page}`
    pages.set(key, [...(pages.get(key) ?? []), hit])
  }
  return [...pages.values()].flatMap((list) =>
    group(
      list[0]!.record.page,
      list.map((hit) => row(hit, chosen)),
    ),
  )
}

function suggestions(words: readonly string[]): HTMLElement[] {
  if (!words.length) return []
  const links = words
    .slice(0, 6)
    .map((word) => make('a', { class: 'chip px-3', href: `${base}/search/?q=${encodeURIComponent(word)}` }, word))
  return [make('p', { class: 'mt-3 flex flex-wrap items-center gap-2' }, 'Did you mean', ...links)]
}

/** Puts in what is new; who stood on a link stands on it still, or on the first one where it is gone. */
function replace(place: HTMLElement, parts: readonly HTMLElement[]): void {
  const stoodOn = place.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined
  place.replaceChildren(...parts)
  if (stoodOn === undefined) return
  const links = [...place.querySelectorAll('a')]
  const same = links.find((link) => link.getAttribute('href') === stoodOn)
  ;(same ?? links[0])?.focus()
}

/** What is said where no rule is close: other words to look up, or none where a whole case was told. */
const nothingClose = (words: readonly string[], isTold: boolean) =>
  isTold
    ? [make('p', { class: 'm-0' }, 'No single rule fits all of this.')]
    : [make('p', { class: 'm-0' }, 'Nothing fits closely.'), ...suggestions(words)]

/** How far down what was found a page is looked for that was named. */
const NEAR = 5

/** A page whose whole title was typed, misspelt or not; of one word only as it is: "siege" does not name "Blockaded". */
const isNamed = ({ record, matched }: Hit, typed: readonly string[]): boolean => {
  const words = typedWords(record.title)
  return words.every((word) => matched.includes(word)) && (words.length > 1 || typed.includes(words[0] ?? ''))
}

/** Fills the place with what was found and says that it is done; the chosen game needs no badge. */
export function showResults(place: HTMLElement, found: Found, chosen: string, isTold = false, query = ''): void {
  place.ariaBusy = 'false'
  if ('failed' in found) {
    place.replaceChildren(make('p', { role: 'alert' }, found.failed))
    return
  }
  const { hits, answer, suggestions: words } = found.result
  const { beside, near } = found
  const { cases, tools } = near
  const of = (...kinds: string[]) => hits.filter((hit) => kinds.includes(hit.record.kind))
  const checkers = of('checker').filter(({ record }) => record.url !== beside?.url)
  const confident = found.result.confident || cases.length + tools.length > 0
  const rules = of('clause', 'card').filter((hit) => hit.record.id !== answer?.record.id)
  // The rule comes first, as an answer or as the closest one; then what can be checked; then the rest.
  const closest = answer || !confident ? [] : rules.slice(0, 1)
  const clauses = rules.slice(closest.length)
  const closestParts = group(
    closest.some((hit) => hit.record.kind !== 'card') ? 'Closest rule' : 'Closest card',
    closest.map((hit) => row(hit, chosen)),
  )
  for (const part of closestParts) part.dataset.closest = ''
  const questions = group(
    'Open questions',
    of('question')
      .slice(0, 3)
      .map((hit) => row(hit, chosen)),
  )
  const asksQuestion = hits[0]?.record.kind === 'question'
  // A word that is asked for comes before the rules that use it.
  const meanings = of('term').filter(({ meant }) => meant)
  const typed = typedWords(query)
  const page = of('page').find((hit) => hits.indexOf(hit) < NEAR && isNamed(hit, typed))
  // Where the question itself was found first, it stands before what it comes to in single cases.
  const asksChecker = hits[0]?.record.kind === 'checker'
  const checks = checkers.slice(0, 3).map((hit) => checkerRow(hit, chosen))
  const judged = cases.map((hit) => nearRow(hit, 'case', chosen))
  const nameOf = (game: string) => games.find(({ id }) => id === game)?.short ?? ''
  const { other } = found
  const ofOther = other ? group(`${nameOf(other.hit.record.game)} has this`, [row(other.hit, chosen)]) : []
  const parts = [
    ...(found.isElsewhere
      ? [make('p', { class: 'm-0 mb-2' }, `Nothing in ${nameOf(chosen)} fits closely. Another game has this:`)]
      : []),
    ...(confident ? [] : nothingClose(words, isTold)),
    ...(other?.isSure ? ofOther : []),
    ...group('Page', page ? [row(page, chosen)] : []),
    ...group(
      'What it is',
      meanings.map((hit) => row(hit, chosen)),
    ),
    ...(answer ? [answerCard(answer, beside, chosen)] : []),
    ...(asksQuestion ? questions : []),
    ...closestParts,
    ...(other?.isSure ? [] : ofOther),
    ...group('Check it', [
      ...(asksChecker ? [...checks, ...judged] : [...judged, ...checks]),
      ...tools.map((hit) => nearRow(hit, 'tool', chosen)),
    ]),
    ...byPage(clauses.slice(0, confident ? 14 : 6), chosen),
    ...(asksQuestion ? [] : questions),
    ...group(
      'Pages and words',
      of('page', 'term')
        .filter((hit) => !meanings.includes(hit) && hit !== page)
        .slice(0, 5)
        .map((hit) => row(hit, chosen)),
    ),
    ...(confident && hits.length
      ? []
      : [
          make(
            'p',
            {},
            make('a', { href: `${base}/rules/` }, 'Browse all rules'),
            ' · ',
            make('a', { href: `${base}/check/` }, 'All checkers'),
          ),
        ]),
  ]
  replace(place, parts)
}
