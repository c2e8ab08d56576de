/** The log of rulings on this device, in IndexedDB: there is room for years, and it outlives every update. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type KeptRuling, newestFirst } from '../../../lib/table/log'

interface Rulings extends DBSchema {
  rulings: {
    key: string
    value: KeptRuling
    indexes: { case: [game: string, checker: string, query: string] }
  }
}

/** Why nothing was kept: no room, or the device does not let this page keep anything. */
export type NotKept = 'full' | 'refused'
/** What is told of a change of the log. */
export type Outcome = { done: true } | { done: false; why: NotKept }

const DONE: Outcome = { done: true }

let opening: Promise<IDBPDatabase<Rulings>> | undefined
function open(): Promise<IDBPDatabase<Rulings>> {
  opening ??= openDB<Rulings>('lawspeaker', 1, {
    upgrade: (db) => {
      const store = db.createObjectStore('rulings', { keyPath: 'id' })
      store.createIndex('case', ['game', 'checker', 'query'])
    },
    terminated: () => {
      opening = undefined
    },
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

async function tried(change: () => Promise<unknown>): Promise<Outcome> {
  try {
    await change()
    return DONE
  } catch (problem) {
    return { done: false, why: (problem as Error).name === 'QuotaExceededError' ? 'full' : 'refused' }
  }
}

/** Everything kept, newest first; undefined where the device refuses to open its store. */
export async function allKept(): Promise<KeptRuling[] | undefined> {
  try {
    return newestFirst(await (await open()).getAll('rulings'))
  } catch {
    return undefined
  }
}

/** One ruling by its id. */
export async function keptBy(id: string): Promise<KeptRuling | undefined> {
  try {
    return await (await open()).get('rulings', id)
  } catch {
    return undefined
  }
}

/** Keeps a ruling; one of the same case made with the same rules gives way to it. */
export function keep(ruling: KeptRuling): Promise<Outcome> {
  return tried(async () => {
    const change = (await open()).transaction('rulings', 'readwrite')
    const same = await change.store.index('case').getAll([ruling.game, ruling.checker, ruling.query])
    for (const one of same)
      if (one.id !== ruling.id && one.made.rules === ruling.made.rules) await change.store.delete(one.id)
    await change.store.put(ruling)
    await change.done
    // A browser that keeps what it is asked to keep does not clear it away when room runs short.
    void navigator.storage?.persist?.().catch(() => false)
  })
}

/** Keeps many at once; of one id the last stays. */
export const keepAll = (rulings: readonly KeptRuling[]): Promise<Outcome> =>
  tried(async () => {
    const change = (await open()).transaction('rulings', 'readwrite')
    for (const ruling of rulings) await change.store.put(ruling)
    await change.done
  })

/** Takes one ruling out, or all of them. */
export const forget = (id?: string): Promise<Outcome> =>
  tried(async () => {
    const db = await open()
    await (id === undefined ? db.clear('rulings') : db.delete('rulings', id))
  })

/** What to tell a player whose ruling was not kept. */
export const sayNotKept = (why: NotKept): string =>
  why === 'full'
    ? 'Not kept: this device has no room left. Export the log, delete old rulings, and try again.'
    : 'Not kept: this browser keeps nothing for this page (a private window, or storage is switched off).'
