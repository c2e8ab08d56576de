/** What a unit, a system tile or a faction is, as the page, the search and the list for machines show it. */
import type { ClauseId } from '../../../kernel/ruling.ts'
import type { CardSet } from '../data/factions.ts'

export interface Piece {
  /** Anchor on the page: `carrier-i`, `tile-27`, `faction-creuss`. */
  id: string
  name: string
  /** Kind of thing: "Unit". */
  kind: string
  /** Group of the page it stands in. */
  section: string
  /** Beside the name: whose it is, or what is on it. */
  beside: string
  /** Its figures in one line. */
  says: string
  /** The same figures one by one, by what they are called. */
  figures: readonly (readonly [name: string, value: string])[]
  /** Clauses that touch it. */
  clauses: readonly ClauseId[]
  /** What players type for it. */
  aliases: readonly string[]
}

const BOXES: Readonly<Record<CardSet, string>> = {
  base: 'base game',
  pok: 'Prophecy of Kings',
  'codex-1': 'Codex I',
  'codex-3': 'Codex III',
  'codex-4': 'Codex IV',
  te: "Thunder's Edge",
}

/** The box or codex a piece comes from, as a player calls it. */
export const boxOf = (set: CardSet): string => BOXES[set]
