/**
 * What a fact is in an ordinary case. A judge who hears half a sentence takes the rest as usual and says so; a
 * presumption is that, written down by the checker whose question it is. It is no default: the ruling stays
 * undetermined, and what was presumed stands beside it together with whatever would turn it.
 */
import type { RawFacts } from './facts.ts'

/** Works a value out from the record the fact stands in, the facts told, the edition and its path; undefined where nothing is usual. */
export type Derived = (neighbours: RawFacts, told: RawFacts, edition: string, path: string) => unknown

/**
 * How a presumption is spoken of: `asked` is part of what asking means, said once; of a `usual` fact every other value
 * is tried; `shown` closes a list nobody can try out, and is always said.
 */
export type PresumedAs = 'asked' | 'usual' | 'shown'

export interface Presumption {
  value: unknown | Derived
  as: PresumedAs
  /** What is taken, in a few words: "your own turn"; by the value where that is worked out. */
  says: string | ((value: never) => string)
  /** What another value would mean, where its label does not say it: "you have too few credits". */
  unless?: string | ((value: never, neighbours: RawFacts) => string)
  /** Another value would be the asker's own choice: named only where it helps. */
  chosen?: true
  /** How many of a thing: that more of them cost more goes without saying, so only another verdict is named. */
  perOne?: true
  /** Amounts that are presumed together or not at all, and named in one line. */
  group?: string
  /** Facts that are named in one line: "no siege" and "no combat there" are both about fighting. */
  line?: string
  /** Other values to try, where the fact's own cannot be listed. */
  tries?: (told: RawFacts) => readonly unknown[]
  /** Tried together with this fact, where no single clause needs both. */
  with?: string
  /** It carries the verdict only: an answer that counts with it would give a number nobody told. */
  silent?: true
  /** Another fact it goes with: where that one is unsure, this one is not presumed. */
  settles?: string
}

/** Presumptions by path; `systems[].anomalies` speaks of every line of a list. */
export type Presumes = Readonly<Record<string, Presumption>>

type More = Omit<Presumption, 'value' | 'as' | 'says'>

const make =
  (as: PresumedAs) =>
  (value: unknown | Derived, says: Presumption['says'], more: More = {}): Presumption => ({ ...more, value, as, says })

/** Part of what asking means: your own turn. */
export const asked = make('asked')
/** Nothing special; every other value is tried. */
export const usual = make('usual')
/** Only what was named; always said. */
export const shown = make('shown')

/** What a checker presumes, and what it asks first. */
export interface Presuming {
  presumes: Presumes
  opens?: readonly string[]
}

/** A presumption the verdict rests on. */
export interface Taken {
  path: string
  value: unknown
  as: PresumedAs
  says: string
}

/** The path of a fact without its places in lists: `systems[].anomalies`. */
export const patternOf = (path: string): string => path.replace(/\[\d+\]/g, '[]')

const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`)

/** True where the asker does not know the fact, a part of it or the whole it belongs to. */
export const isUnsure = (path: string, unsure: readonly string[]): boolean =>
  unsure.some((one) => isWithin(path, one) || isWithin(one, path))
