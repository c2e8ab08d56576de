import type { Checker } from '../../lib/kernel/checker'
import type { RawFacts } from '../../lib/kernel/facts'
import type { Judge } from '../../lib/kernel/pack'
import { isUnsure } from '../../lib/kernel/presumption'

/** The case on the table: what a link carries. */
export interface TableCase {
  edition: string
  /** Reading played, by open question. */
  readings: Readonly<Record<string, string>>
  facts: RawFacts
  /** Paths of facts the player does not know; never presumed. */
  unsure?: readonly string[]
}

export interface CaseState {
  now: TableCase
  /** Earlier cases, newest last. */
  past: readonly TableCase[]
  /** Words of the suggestion applied last, until something else changes. */
  applied?: string
  /** Parameters of the link that mean nothing here. */
  dropped: readonly string[]
  /** Edition named by the link that does not exist. */
  unknownEdition?: string
  /** Version of the link that is none of ours; nothing of it was read. */
  unknownVersion?: string
  /** Fact answered last; it stays where it is. */
  touched?: string
  /** True once the link has been read. */
  ready: boolean
  /** How many links have been read: a ruling of another one's case is not shown. */
  reads: number
  /** True once the case is another one than the link had. */
  changed: boolean
  /** True where the case was told on this device, if on another page. */
  isOwn?: boolean
  /** Open question whose reading was chosen last; its control keeps the keyboard wherever it moves. */
  chosen?: string
}

export type CaseAction =
  | {
      type: 'read'
      now: TableCase
      dropped: readonly string[]
      isOwn?: boolean
      unknownEdition?: string
      unknownVersion?: string
    }
  | { type: 'fact'; key: string; value: unknown }
  | { type: 'unsure'; path: string }
  | { type: 'said'; facts: RawFacts; unsure: readonly string[]; edition?: string | undefined }
  | { type: 'apply'; change: RawFacts; says: string }
  | { type: 'edition'; edition: string }
  | { type: 'reading'; ref: string; reading: string | undefined }
  | { type: 'reset'; edition: string; readings?: Readonly<Record<string, string>> }
  | { type: 'undo' }

const PAST_LIMIT = 50

/** The edition a case begins with: the game's own, where the checker knows it. */
export const startEdition = (pack: Judge, checker: Checker): string =>
  checker.editions.includes(pack.defaultEdition) ? pack.defaultEdition : (checker.editions[0] ?? '')

export const emptyCase = (edition: string): TableCase => ({ edition, readings: {}, facts: {} })

/** True where a link was followed that nothing could be read of: there is no case of it to judge. */
export const isUnread = ({ now, past, changed, dropped }: CaseState): boolean =>
  dropped.length > 0 && !changed && !past.length && !Object.keys(now.facts).length

export const startState = (edition: string): CaseState => ({
  now: emptyCase(edition),
  past: [],
  dropped: [],
  ready: false,
  reads: 0,
  changed: false,
})

/** Without the keys whose value is not known. */
function withKnown<T extends Readonly<Record<string, unknown>>>(
  before: T,
  change: Readonly<Record<string, unknown>>,
): T {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined)) as T
}

/** What is answered is no longer unsure. */
function answered(now: TableCase, keys: readonly string[]): TableCase {
  const { unsure: before = [], ...rest } = now
  const unsure = before.filter((path) => !keys.some((key) => isUnsure(path, [key])))
  return unsure.length ? { ...rest, unsure } : rest
}

function step(state: CaseState, now: TableCase, more: Partial<CaseState>): CaseState {
  const { applied: _applied, chosen: _chosen, ...rest } = state
  return { ...rest, ...more, changed: true, now, past: [...state.past, state.now].slice(-PAST_LIMIT) }
}

/** Everything that can happen to a case. Pure. */
export function reduceCase(state: CaseState, action: CaseAction): CaseState {
  const { now } = state
  if (action.type === 'read') {
    const { type: _type, ...read } = action
    return { past: [], ready: true, reads: state.reads + 1, changed: false, ...read }
  }
  if (action.type === 'fact') {
    const facts = withKnown(now.facts, { [action.key]: action.value })
    return step(state, answered({ ...now, facts }, [action.key]), { touched: action.key })
  }
  if (action.type === 'unsure') {
    const unsure = [...new Set([...(now.unsure ?? []), action.path])]
    // What was told before is not known any more.
    const facts = withKnown(now.facts, { [action.path]: undefined })
    return step(state, { ...now, facts, unsure }, { touched: undefined })
  }
  if (action.type === 'said') {
    const { edition = now.edition } = action
    const told = answered({ ...now, edition, facts: withKnown(now.facts, action.facts) }, Object.keys(action.facts))
    const unsure = [...new Set([...(told.unsure ?? []), ...action.unsure])]
    return step(state, unsure.length ? { ...told, unsure } : told, { touched: undefined })
  }
  if (action.type === 'apply') {
    return step(state, answered({ ...now, facts: withKnown(now.facts, action.change) }, Object.keys(action.change)), {
      applied: action.says,
      touched: undefined,
    })
  }
  if (action.type === 'edition') return step(state, { ...now, edition: action.edition }, { unknownEdition: undefined })
  if (action.type === 'reading') {
    const [ambiguity = action.ref, point] = action.ref.split('/')
    const cleared = { [ambiguity]: undefined, [`${ambiguity}.${point}`]: undefined }
    return step(
      state,
      { ...now, readings: withKnown(now.readings, { ...cleared, [action.ref]: action.reading }) },
      { chosen: action.ref },
    )
  }
  if (action.type === 'reset')
    return step(
      state,
      { ...emptyCase(action.edition), readings: action.readings ?? {} },
      { dropped: [], touched: undefined, unknownVersion: undefined },
    )
  const before = state.past.at(-1)
  if (!before) return state
  const { applied: _applied, chosen: _chosen, ...rest } = state
  return { ...rest, changed: true, now: before, past: state.past.slice(0, -1) }
}
