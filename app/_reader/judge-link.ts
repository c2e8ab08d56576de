/** A case told in a sentence: what was understood of it, word by word, and the way to its verdict. */
import type { Offer } from '../../lib/ask/offer.ts'
import type { SaidFact, SaidWords } from '../../lib/ask/said.ts'
import { DISAGREE, MINE } from '../_components/own-case.ts'
import type { Read, Told } from '../_judging/asking-worker.ts'
import { editionOf } from './editions.ts'
import { games } from './games.ts'
import { released } from './pressed.ts'
import { make } from './results.ts'
import { base } from './store.ts'
import { isTold, putCase } from './told.ts'

/** The case in the box. */
interface Shown {
  query: string
  game: string
  box: HTMLElement
  /** The questions of which it may be the case just as well; they stay once one of them is chosen. */
  ways?: Offer['which']
}

/** So many things understood are a case; one alone is what a question of the rules is about. */
const CASE_WORDS = 2
/** False where the words last read told no case. */
let isCase = true
const tellsCase = ({ words, open, which }: Offer) => which.length > 0 || words.length + open.length >= CASE_WORDS

/** Address below the base of what reads sentences. */
declare const LISTENER: string

const line = (...parts: (Node | string)[]) => make('p', { class: 'm-0' }, ...parts)
const quoted = (said: string) => make('span', { class: 'text-muted' }, ` “${said}”`)
const fact = ({ label, value }: SaidFact): (Node | string)[] => [label ? `${label}: ` : '', make('strong', {}, value)]

/** What the same words gave, with these words. */
const chip = ({ said, facts }: SaidWords) =>
  make('li', {}, ...facts.flatMap((one, i) => [...(i ? ['; '] : []), ...fact(one)]), quoted(said))

/** The page where each fact is shown before anything is judged: for who has to choose or change first. */
function chipsPage(query: string, game: string): string {
  const told = new URLSearchParams({ judge: 'yes', ...(game ? { game } : {}), q: query })
  return `${base}/table/disagree/?${told}`
}

const way = (word: string, href: string, isFirst = false) =>
  make(
    'a',
    isFirst ? { class: 'button primary px-4', href } : { class: 'inline-flex min-h-11 items-center', href },
    word,
  )

/** Two questions lie so near that nothing is read as the case of one before it is chosen. */
function drawWhich(which: Offer['which']): HTMLElement[] {
  const ways = which.map((one) => chooser(one, 'button min-h-11 px-4'))
  return [make('h2', { class: 'm-0 text-lg leading-snug' }, 'Which question is it?'), ...ways]
}

/** A button that reads the case for one question. */
function chooser({ checker, asks }: Offer['which'][number], look: string): HTMLElement {
  const made = make('button', { class: look, type: 'button' }, asks)
  made.addEventListener('click', () => {
    if (shown) ask({ question: shown.query, game: shown.game, editions: ownEditions(), checker })
  })
  return made
}

/** The way back for whoever chose the wrong one of two. */
function drawOthers(ways: Offer['which']): HTMLElement[] {
  if (!ways.length) return []
  const others = ways.map((one) => chooser(one, 'quiet-button text-left'))
  return [make('p', { class: 'm-0 flex flex-wrap items-baseline gap-x-5 text-muted' }, 'Or is it:', ...others)]
}

/** No fact was understood, and nothing has to be chosen. */
const isBare = ({ words, open, which, edition }: Offer) => !(words.length || open.length || which.length || edition)

/** Every fact with its words, what was not understood, then the way on. */
function draw(offer: Offer, { query, game, ways = [] }: Shown): HTMLElement[] {
  const { words, edition, open, unread, which } = offer
  if (which.length) return drawWhich(which)
  const judged = base + offer.path
  // Nothing of it is a fact: what was found says more than an empty form.
  if (isBare(offer)) return [line('Your own case: ', way(offer.asks, judged + MINE))]
  return [
    make('h2', { class: 'm-0 text-lg leading-snug' }, offer.asks),
    make('ul', { class: 'm-0 grid list-none gap-1 p-0 leading-snug' }, ...words.map(chip)),
    ...(edition ? [line('Edition: ', make('strong', {}, edition.title), quoted(edition.said))] : []),
    ...open.map(({ said, choices }) => line(`“${said}” may mean: ${choices.map(({ says }) => says).join(', or ')}.`)),
    ...(unread.length
      ? [make('p', { class: 'm-0 text-muted' }, `Not understood: ${unread.map((said) => `“${said}”`).join(', ')}`)]
      : []),
    make(
      'div',
      { class: 'flex flex-wrap items-center gap-x-5 gap-y-1' },
      open.length ? way('Choose what is meant', chipsPage(query, game), true) : way('Judge this', judged + MINE, true),
      way('We disagree', judged + DISAGREE),
      way('Another question', chipsPage(query, game)),
    ),
    ...drawOthers(ways.filter(({ asks }) => asks !== offer.asks)),
  ]
}

const CARD = 'card my-3 grid gap-2 p-3'
let worker: Worker | undefined
let last = 0
let shown: Shown | undefined

const ownEditions = () => Object.fromEntries(games.map(({ id }) => [id, editionOf(id)]))

/** What stands in the box without an offer. */
const wayToChips = (query: string, game: string) => line(way('Judge this case', chipsPage(query, game), true))

/** A mouse on its way to a result, too: so long after its last step it has come to rest. */
const REST_MS = 600
let stepped = Number.NEGATIVE_INFINITY
document.addEventListener('pointermove', ({ pointerType, target }) => {
  const isAimed = pointerType === 'mouse' && shown?.box.parentElement?.contains(target as Node)
  if (isAimed && !shown?.box.contains(target as Node)) stepped = performance.now()
})
async function arrived(): Promise<void> {
  const left = stepped + REST_MS - performance.now()
  if (left <= 0) return
  await new Promise((over) => setTimeout(over, left))
  return arrived()
}

/** Fills the box of what is told now; where it could not be read here, with the way to the page of chips. */
async function take({ number, offer }: Read): Promise<void> {
  await arrived()
  await released()
  if (number !== last || !shown) return
  if (offer?.which.length) shown.ways = offer.which
  const { box, query, game } = shown
  const focused = document.activeElement
  const isInside = box.contains(focused)
  box.className = offer && isBare(offer) ? 'my-3' : CARD
  box.replaceChildren(...(offer ? draw(offer, shown) : [wayToChips(query, game)]))
  isCase = !offer || tellsCase(offer)
  if (!isCase && box.parentElement) putCase(box.parentElement, query, [box], isCase)
  // What has the keyboard stays in sight: a result below the box, or the way on in it.
  if (isInside) box.querySelector<HTMLElement>('a, button')?.focus()
  else if (box.parentElement?.contains(focused)) focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Undefined where the browser refuses workers. */
function start(): Worker | undefined {
  try {
    const made = new Worker(base + LISTENER, { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<Read>) => void take(data))
    made.addEventListener('error', () => {
      worker = undefined
      void take({ number: last })
    })
    return made
  } catch {
    return undefined
  }
}

function ask(told: Omit<Told, 'number'>): void {
  last += 1
  worker ??= start()
  if (worker) worker.postMessage({ ...told, number: last } satisfies Told)
  else void take({ number: last })
}

/**
 * Puts the case that was told among what was found, as it was understood: choosing to judge it is the consent, as every
 * fact stands beside. Until it has been read, the way to the page where it is. One box for as long as somebody types, so
 * that nothing jumps.
 */
export function showCase(place: HTMLElement, query: string, game: string): void {
  if (!isTold(query)) {
    shown = undefined
    isCase = true
    return
  }
  const isNew = !shown
  const box = shown?.box ?? make('section', { class: CARD, 'aria-label': 'Understood' })
  const isSame = shown?.query === query && shown.game === game
  shown = { query, game, box }
  putCase(place, query, [box], isCase)
  if (isSame) return
  if (isNew) {
    // A link tells its case at once: on a phone the room it will take is kept, so that what was found stays where it is.
    if (document.documentElement.dataset.asked) box.classList.add('max-lg:min-h-52')
    box.replaceChildren(wayToChips(query, game))
  }
  ask({ question: query, game, editions: ownEditions() })
}
