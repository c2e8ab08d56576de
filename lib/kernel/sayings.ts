/** What players say for the facts of a checker: data that a pack gives, read by `lib/ask`. */
import type { RawFacts } from './facts.ts'

/**
 * A value and the ways to say it. A phrase is words in any form; `#` stands for a number, `*` for up to three words,
 * `(a|b)` for one of several words. A value of `#` takes the number itself.
 */
export interface Saying {
  value: unknown
  as: readonly string[]
  /** What else the same words say. */
  sets?: RawFacts
  /** It may be named in passing, as the label of an option may. */
  passing?: true
}

/** How the values of one fact are said. */
export interface FactSayings {
  says?: readonly Saying[]
  /** Units of a count: the number stands just before one of them. */
  units?: readonly string[]
  /** The labels of its options count only close behind one of these words, or where nothing else is named. */
  after?: readonly string[]
  /** Its options are never read from their labels alone. */
  quiet?: true
  /** Options whose labels are everyday words, and are not read. */
  unread?: readonly string[]
  /** An article counts nothing: "draw a card" holds none. */
  firm?: true
  /** It counts what the asker has: what others are said to have beside it is none of it. */
  own?: true
  /** It is told of the place the question is about: what is so in another one, or of somebody else, is none of it. */
  here?: true
  /** The words of its label are everyday words of the game, and do not show that it is spoken of. */
  unheard?: true
  /** Words that show that it was spoken of, even where no value was understood. */
  topics?: readonly string[]
}

/** Options of a fact and the ways to say each. */
export const each = (ways: Readonly<Record<string, readonly string[]>>): Saying[] =>
  Object.entries(ways).map(([value, as]) => ({ value, as }))

/** Ways to say that it is so, and that it is not. */
export const yesNo = (so: readonly string[], not: readonly string[]): Saying[] => [
  { value: true, as: so },
  { value: false, as: not },
]

/** Ways to say that it is so. */
export const yes = (...as: readonly string[]): FactSayings => ({ says: [{ value: true, as }] })

/** What is needed is not there yet: "do I need a commander". */
export const NEEDS: readonly string[] = ['need', 'needs', 'needed', 'require', 'requires']

/** One word of a sentence. */
export interface Token {
  /** Folded, in its base form. */
  word: string
  /** Folded, as typed. */
  plain: string
  start: number
  end: number
  /** Sentences and parts of them between commas are numbered. */
  part: number
  /** The number it says, if it is one. */
  number?: number
  /** It ends in 's: it names an owner. */
  owner?: true
  /** An "is" or a "has" may be in it: "Vader's dead", "its". */
  isToo?: true
  /** No game and no everyday list knows the word: it may be a name. */
  isStrange?: true
}

/** Something understood: a value for a fact, and the first and last token it came from. */
export interface Claim {
  /** Empty: the words were understood, and say nothing that is asked. */
  path: string
  /** They were not understood either: only, no phrase may take them. */
  isUnread?: true
  /** Undefined: it was spoken of, and is not known. */
  value: unknown
  from: number
  to: number
  /** What it comes to, where the value does not tell a player. */
  says?: string
}

/** A claim of a whole mention, its number and owner with it. */
export const claim = (path: string, value: unknown, { start, to }: Pick<Mention, 'start' | 'to'>): Claim => ({
  path,
  value,
  from: start,
  to,
})

/** Players by the colour of their pieces. */
export const COLOURS = /^(blue|red|green|yellow|black|purple|orange|pink|white|grey|gray)$/
/** The colour of "red's", or of "reds" for short. */
export const colourOf = (word: string): string | undefined => {
  const colour = word.replace(/[’']?s$/i, '')
  return COLOURS.test(colour.toLowerCase()) ? colour : undefined
}

/** A thing with a name that players say. */
export interface Named<T = unknown> {
  name: string
  value: T
}

/** A named thing found in the sentence. */
export interface Mention<T = unknown> {
  value: T
  /** First and last token of its name. */
  from: number
  to: number
  /** How many were said: "3 cruisers", "a Scout". */
  count?: number
  /** Whose it is, as said: `me`, `opponent`, or a name. */
  owner?: string
  /** First token of the whole mention, count and owner included. */
  start: number
}

/** What a scene may look at. */
export interface SceneTools {
  tokens: readonly Token[]
  typed: string
  /** Things of a table that are named, the longest names first, none twice. */
  mentions: <T>(table: readonly Named<T>[]) => Mention<T>[]
  /** A word at a place is one of these, in any form. */
  isOne: (place: number, ...words: string[]) => boolean
  /** Whether the words behind a place deny what ends there: "… is not there", "… isn't in play", "… is over". */
  isDenied: (place: number) => boolean
  /** Whether somebody only claims it, and is wrong: "Tom claims his dreadnought is there but it isn't". */
  isDisputed: (one: { from: number; to: number }) => boolean
  /** What is found in the sentence, found once however many ask. */
  once: <T>(find: (tools: SceneTools) => T) => T
}

/** Reads scenes that no list of phrases can: who plays what, a route, a fleet. */
export type Scene = (tools: SceneTools) => readonly Claim[]

/** Somebody else whose doing is asked about: by name or `opponent`, the word that says it, "he" or a name, and what they do. */
export interface Actor {
  who: string
  word: string
  /** Which kind of doing, as the pack sorts it. */
  does: string
}

/** Facts that are told from the seat of whoever acts. */
export interface Seats {
  /** Who acts, where it is not the asker: "may Ben build …". */
  actorOf: (tools: SceneTools) => Actor | undefined
  /** By fact: its value as the actor sees it, undefined where that was not said. `said`: the words it was read from. */
  seen: Readonly<Record<string, (value: unknown, said: string, actor: Actor) => unknown>>
}

/** Everything a pack says about how its players speak. Keys of `facts`: `fact`, or `checker/fact` or `edition/fact` where it differs. */
export interface Sayings {
  facts: Readonly<Record<string, FactSayings>>
  /** Readers of scenes, by checker. */
  scenes?: Readonly<Record<string, Scene>>
  seats?: Seats
  /** A case in a sentence, by checker: its empty field shows it. */
  examples?: Readonly<Record<string, string>>
  /** More questions as players put them, by checker: they help to find it. */
  asked?: Readonly<Record<string, readonly string[]>>
  /** Phrases that all but settle which checker is asked for, by checker. */
  cues?: Readonly<Record<string, readonly string[]>>
  /** Phrases that put its very question, by checker: they outweigh what else is spoken of. */
  heads?: Readonly<Record<string, readonly string[]>>
  /** Words without which a checker is hardly asked for, by checker. */
  needs?: Readonly<Record<string, readonly string[]>>
  /** Phrases with which a checker is hardly asked for: what else is told makes it another question. */
  yields?: Readonly<Record<string, readonly string[]>>
  /** Facts that show a checker is asked for without any of those words: what is to be built. */
  shownBy?: Readonly<Record<string, readonly string[]>>
  /** Phrases of questions that no checker of this pack answers: prices where only moves are judged. */
  beyond?: readonly string[]
  /** Names of cards, units and places, for mending misspelt ones. */
  names?: readonly string[]
  /** Names by kind. Which checker is asked for hangs on the kind of thing, hardly on the one that is named. */
  kinds?: Readonly<Record<string, readonly string[]>>
  /** Short forms players use, and the word they stand for. */
  short?: Readonly<Record<string, string>>
}
