/**
 * Facts are what the asker told us. A fact that is absent is not known; "none" is a value (`[]`, `0`, `false`).
 * One description serves the form, the link, the parser, the JSON Schema and the search for what is missing.
 */

interface FactMeta {
  /** The question a player reads, without a question mark where a noun will do. */
  label: string
  /** One sentence that settles how to count or what to look at. */
  help?: string
  /** Editions that know this fact; absent means all. It is accepted, and ignored, in the others. */
  editions?: readonly string[]
  /** True when the player asking could bring about another value; such facts are tried for remedies. */
  changeable?: boolean
  /** The remedy in words: what to do so that the fact takes this value; undefined where nobody would do that. */
  remedy?: (value: never) => string | undefined
  /** May stay away without leaving anything unknown. */
  optional?: boolean
  /**
   * What a fact that may stay away is counted as then, in a few words; the ruling says so: "no card is barred this time".
   * Undefined where it changes nothing beside the other facts.
   */
  blank?: string | ((facts: RawFacts) => string | undefined)
  /** Without it the line it stands in says nothing: a name, a kind. Its values are never tried. */
  handle?: boolean
  /** A drawing shows it: words for the line leave it out, where others are left. */
  drawn?: boolean
  /** What null says where programs write null for "none": the value it stands for; undefined leaves the fact out. */
  ofNull?: unknown
  /** What is tried where it is not known, for a value that cannot be listed; together these must cover what matters. */
  tries?: readonly unknown[]
  /**
   * Inside a record: asked only when this holds of its neighbours and the other facts; otherwise it leaves nothing
   * unknown. The edition is not given where a form shows the question for all of them.
   */
  relevant?: (neighbours: RawFacts, facts: RawFacts, edition?: string) => boolean
}

export interface YesNoFact extends FactMeta {
  kind: 'yes-no'
}
export interface ChoiceFact<V extends string = string> extends FactMeta {
  kind: 'choice'
  /** Value to the words a player reads. */
  options: Readonly<Record<V, string>>
  /** Other names a value answers to, beside its id and its words. */
  aliases?: Readonly<Record<string, V>>
}
export interface CountFact extends FactMeta {
  kind: 'count'
  min: number
  max: number
  /** Singular of what is counted: `credit`, `ship`. */
  unit?: string
  /** True where parts of a whole count too, as with a length. */
  fractions?: boolean
  /** Numbers next to which a rule changes its answer, where no other fact holds them: always tried when it is not known. */
  edges?: readonly number[]
}
export interface NameFact extends FactMeta {
  kind: 'name'
  /** Names to offer; any other short text is taken as well. */
  samples?: readonly string[]
  /** Words for names that stand for somebody: `me` is “You”. */
  said?: Readonly<Record<string, string>>
  /** What the name belongs to; names are compared only with names of the same sort, and then without case. */
  sort?: string
}
export interface ListFact<F extends Fact = Fact> extends FactMeta {
  kind: 'list'
  of: F
  min: number
  max: number
  /** Names a line of the list: `vessel 1`. */
  item?: string
  /** Choices whose order and repeats do not matter; an absent list is then tried as every selection. */
  set?: boolean
  /** True where the order of its lines is told: a path, seats around a table. That of any other list decides nothing. */
  ordered?: boolean
}
export interface RecordFact<S extends FactSpecs = FactSpecs> extends FactMeta {
  kind: 'record'
  fields: S
  /** Fields in the order in which links write them, without their names. Only its end may grow: old links are read by it. */
  row?: readonly string[]
  /** Lines of a sentence in a player's words, where piece by piece they would read like data; fields beside `of` follow piece by piece. */
  told?: { of: readonly string[]; says: (lines: readonly RawFacts[]) => string }
}
export interface MapFact<F extends Fact = Fact> extends FactMeta {
  kind: 'map'
  of: F
  max: number
  /** What its keys belong to, as the sort of a name. */
  sort?: string
}
// biome-ignore lint/suspicious/noExplicitAny: a fact may hold facts of any shape
export type Fact = YesNoFact | ChoiceFact<any> | CountFact | NameFact | ListFact<any> | RecordFact<any> | MapFact<any>
export type FactSpecs = { readonly [name: string]: Fact }

/** The value a fact takes once known. */
export type FactValue<F> = F extends YesNoFact
  ? boolean
  : F extends ChoiceFact<infer V>
    ? V
    : F extends CountFact
      ? number
      : F extends NameFact
        ? string
        : F extends ListFact<infer I>
          ? FactValue<I>[]
          : F extends RecordFact<infer S>
            ? { [K in keyof S]: S[K] extends { optional: true } ? FactValue<S[K]> | undefined : FactValue<S[K]> }
            : F extends MapFact<infer I>
              ? Record<string, FactValue<I>>
              : never

/** True for a field that may stay away: what is optional, and what is asked only beside some neighbours. */
type MayStayAway<F> = F extends { optional: true } | { relevant: unknown } ? true : false
/** The value of a fact as a program writes it: what may stay away is left out. */
export type Written<F> =
  F extends ListFact<infer I>
    ? readonly Written<I>[]
    : F extends RecordFact<infer S>
      ? { [K in keyof S as MayStayAway<S[K]> extends true ? never : K]: Written<S[K]> } & {
          [K in keyof S as MayStayAway<S[K]> extends true ? K : never]?: Written<S[K]>
        }
      : F extends MapFact<infer I>
        ? Readonly<Record<string, Written<I>>>
        : FactValue<F>

/** True when this holds of the fact, or of a part of it. */
export const somePart = (fact: Fact, is: (part: Fact) => boolean): boolean =>
  is(fact) ||
  ((fact.kind === 'list' || fact.kind === 'map') && somePart(fact.of, is)) ||
  (fact.kind === 'record' && Object.values(fact.fields as FactSpecs).some((field) => somePart(field, is)))

/** All facts known: what a predicate sees of the facts it needs. */
export type Known<S extends FactSpecs, K extends keyof S = keyof S> = {
  readonly [P in K]: S[P] extends { optional: true } ? FactValue<S[P]> | undefined : FactValue<S[P]>
}
/** Facts as they arrive: any may be absent, at any depth. */
export type RawFacts = Readonly<Record<string, unknown>>

/** A question with the answers yes, no and not known. */
export const yesNo = <const M extends FactMeta>(meta: M): YesNoFact & M => ({ kind: 'yes-no', ...meta })

/** One of a closed set of values. `options` maps each value to the words a player reads. */
export const choice = <const V extends string, const M extends FactMeta & { aliases?: Readonly<Record<string, V>> }>(
  options: Readonly<Record<V, string>>,
  meta: M,
): ChoiceFact<V> & M => ({ kind: 'choice', options, ...meta })

/** A whole number from `min` (0) to `max` (99). */
export const count = <
  const M extends FactMeta & {
    min?: number
    max?: number
    unit?: string
    fractions?: boolean
    edges?: readonly number[]
  },
>(
  meta: M,
): CountFact & M => ({ kind: 'count', ...meta, min: meta.min ?? 0, max: meta.max ?? 99 })

/** A short free text: a player, a ship. */
export const name = <
  const M extends FactMeta & { samples?: readonly string[]; said?: Readonly<Record<string, string>>; sort?: string },
>(
  meta: M,
): NameFact & M => ({
  kind: 'name',
  ...meta,
})

/** A list of `min` (0) to `max` (40) items. An empty list says "none". */
export const list = <
  F extends Fact,
  const M extends FactMeta & { min?: number; max?: number; item?: string; set?: boolean; ordered?: boolean },
>(
  of: F,
  meta: M,
): ListFact<F> & M => ({ kind: 'list', of, ...meta, min: meta.min ?? 0, max: meta.max ?? 40 })

/** Several facts under one name; any field may be absent and is then not known. */
export const record = <
  S extends FactSpecs,
  const M extends FactMeta & { row?: readonly (keyof S & string)[]; told?: RecordFact['told'] },
>(
  fields: S,
  meta: M,
): RecordFact<S> & M => ({
  kind: 'record',
  fields,
  ...meta,
})

/** One value per name, for example developments by player. */
export const map = <F extends Fact, const M extends FactMeta & { max?: number; sort?: string }>(
  of: F,
  meta: M,
): MapFact<F> & M => ({
  kind: 'map',
  of,
  ...meta,
  max: meta.max ?? 12,
})

/** Picks facts of a vocabulary, in the order a checker asks for them. */
export const pickFrom =
  <S extends FactSpecs>(vocabulary: S) =>
  <K extends keyof S>(...keys: K[]): Pick<S, K> =>
    Object.fromEntries(keys.map((key) => [key, vocabulary[key]])) as Pick<S, K>
