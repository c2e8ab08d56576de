/** What a sentence comes to. Plain data. */

/** A fact that was understood, with the words it came from. */
export interface Chip {
  /** `credits`, `army[0]`. */
  path: string
  value: unknown
  /** Where the words stand in the sentence: start, and end not included. */
  from: readonly [start: number, end: number]
  /** Those words. */
  said: string
  /** What it comes to, where the value does not tell a player: "side by side with 27". */
  says?: string
}

/** Words that may mean more than one thing: the player chooses. */
export interface OpenChoice {
  said: string
  from: readonly [start: number, end: number]
  choices: readonly { path: string; value: unknown }[]
  paths: readonly string[]
}

/** An edition that was named, with the words that named it. */
export interface NamedEdition {
  edition: string
  from: readonly [start: number, end: number]
  said: string
}

/** What was read of one sentence for one checker. */
export interface Reading {
  chips: readonly Chip[]
  /** The facts of the chips, put together. */
  facts: Readonly<Record<string, unknown>>
  open: readonly OpenChoice[]
  /** Facts that were spoken of and not understood: never presumed. */
  unsure: readonly string[]
  /** Stretches that say something that was not read. */
  unread: readonly (readonly [start: number, end: number])[]
  /** Absent where the sentence names no edition. */
  named?: NamedEdition
}
