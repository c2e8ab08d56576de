/** The one front door: every surface asks here and gets the same plain JSON. */

import { fullBudget } from './kernel/budget.ts'
import type { Checker } from './kernel/checker.ts'
import { judgeInSteps } from './kernel/judge.ts'
import { nearest } from './kernel/nearest.ts'
import { type Judge, settingOf } from './kernel/pack.ts'
import type { Issue, Ruling } from './kernel/ruling.ts'
import { madeOf } from './made.ts'
import { ownFacts } from './own-facts.ts'
import { refuseOutside, refuseReadings, refuseUnsure } from './sanitize.ts'

/** A question from outside. `checker` is `game/checker`; facts may be anything and are read strictly. */
export interface Request {
  checker: string
  edition?: string
  /** Readings the table plays, by open question. */
  readings?: Readonly<Record<string, string>>
  facts: unknown
  /** Paths of facts the asker does not know, or said in words nobody understood: these are never presumed. */
  unsure?: readonly string[]
  /** True: the sentence follows what is presumed. False: nothing is presumed. Absent: it stands beside the ruling. */
  presume?: boolean
}

/** No verdict: the question could not be read. */
export interface Refusal {
  error: { code: 'not-found' | 'unknown-edition' | 'invalid-facts'; message: string; issues: Issue[] }
}

/** Longest name that can be one of ours; of longer ones this much is shown. */
const SHOWN = 80

const refuse = (code: Refusal['error']['code'], message: string, issues: Issue[] = []): Refusal => ({
  error: { code, message, issues },
})

/** The checker of a name (`game/build`) or of its number in the fact sheet (`game/ck-05`). */
export function findChecker<J extends Judge>(
  packs: readonly J[],
  name: string,
): { pack: J; checker: J['checkers'][number] } | undefined {
  const [game, id, ...rest] = name
    .slice(0, SHOWN + 1)
    .toLowerCase()
    .split('/')
  if (rest.length || name.length > SHOWN) return undefined
  const pack = packs.find((candidate) => candidate.id === game)
  const checker = pack?.checkers.find((candidate) => candidate.id === id || candidate.aliases.includes(id ?? ''))
  return pack && checker ? { pack, checker } : undefined
}

/**
 * Judges a request against the given packs. Pure and total: never throws for what a player typed.
 * Out: a ruling (illegal is a ruling), or a refusal that names the field and the mend.
 */
export function adjudicate(packs: readonly Judge[], request: Request): Ruling | Refusal {
  const steps = adjudicateInSteps(packs, request)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return withMade(step.value)
}

/** What leaves the program says with what it was made; what a page takes to itself on the way does not. */
function withMade(ruling: Ruling | Refusal): Ruling | Refusal {
  const made = 'error' in ruling ? undefined : madeOf(ruling.checker.split('/', 1)[0] ?? '')
  return made ? { ...(ruling as Ruling), made } : ruling
}

/** The same in steps, for a page that stays awake: see `judgeInSteps`. */
export function* adjudicateInSteps(
  packs: readonly Judge[],
  request: Request,
): Generator<Ruling | undefined, Ruling | Refusal> {
  const found = findChecker(packs, String(request.checker))
  if (!found) return notFound(packs, String(request.checker))
  const { pack, checker } = found
  // Bounded and plain first: a pack's own reading of its sheet's spelling looks at raw facts.
  const issues = [
    ...refuseReadings(request.readings),
    ...refuseUnsure(checker.facts, request.unsure),
    ...refuseOutside(checker.facts, request.facts),
  ]
  if (issues.length) return invalid(issues)
  const asked = pack.reads?.(request) ?? request
  const edition = asked.edition ?? pack.defaultEdition
  if (!checker.editions.includes(edition)) return noEdition(checker, String(edition).slice(0, SHOWN))
  const choice = { edition, ...(request.readings ? { readings: request.readings } : {}) }
  const { unsure, presume } = request
  const asking = { ...(unsure ? { unsure } : {}), ...(presume === undefined ? {} : { presume }) }
  const { facts, ignored } = ownFacts(pack.checkers, checker, asked.facts)
  const ruling = yield* judgeInSteps(checker, settingOf(pack), choice, facts, fullBudget(), asking)
  if ('code' in ruling) return invalid(ruling.issues)
  return ignored.length ? { ...ruling, ignored } : ruling
}

/** Issues told at once: whoever sends rubbish does not get a flood back. */
const TOLD = 40

function invalid(issues: readonly Issue[]): Refusal {
  const told = issues.slice(0, TOLD)
  const more = issues.length > TOLD ? [`And ${issues.length - TOLD} more like these.`] : []
  return refuse('invalid-facts', [...told.map(({ message, fix }) => `${message} ${fix}`), ...more].join(' '), told)
}

function noEdition(checker: Checker, edition: string): Refusal {
  const fix = `Give one of: ${checker.editions.join(', ')}.`
  return refuse('unknown-edition', `${checker.game}/${checker.id} has no edition ${edition}. ${fix}`, [
    { path: 'edition', message: `No edition ${edition}.`, fix },
  ])
}

function notFound(packs: readonly Judge[], name: string): Refusal {
  const names = packs.flatMap((pack) => pack.checkers.map((checker) => `${pack.id}/${checker.id}`))
  const close = nearest(name, names)
  const fix = close ? `Did you mean ${close}?` : `Known: ${names.join(', ')}.`
  return refuse('not-found', `There is no checker ${name.slice(0, SHOWN)}. ${fix}`, [
    { path: 'checker', message: 'Not found.', fix },
  ])
}
