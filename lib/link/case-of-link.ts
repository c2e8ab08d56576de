/** A link of a checker page as a question: `…/check/game/build/?what=ship`. */
import { findChecker } from '../adjudicate.ts'
import type { Judge } from '../kernel/pack.ts'
import { type LinkedCase, readLink } from './codec.ts'

/** What a link asks. */
export interface AskedByLink extends LinkedCase {
  /** `game/checker`, as the link says it. */
  checker: string
  /** False where no checker answers to that name: its facts cannot be read then. */
  isKnown: boolean
}

/** An address as every runtime reads one (`new URL(…)`). */
export type Address = { readonly pathname: string; readonly search: string }

/** In: an address of any host. Out: what it asks; undefined where it is no address of a checker. */
export function caseOfLink(packs: readonly Judge[], url: Address): AskedByLink | undefined {
  const [, game, id] = url.pathname.match(/\/check\/([^/]+)\/([^/]+)\/?$/) ?? []
  if (!game || !id) return undefined
  const checker = `${game}/${id}`
  const found = findChecker(packs, checker)
  return { checker, isKnown: Boolean(found), ...readLink(found?.checker.facts ?? {}, url.search) }
}
