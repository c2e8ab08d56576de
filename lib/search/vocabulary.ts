/** The words of all records: exact, by prefix, and by Fuse.js for the misspelt. */
import Fuse from 'fuse.js/basic'
import { editDistance } from '../kernel/nearest.ts'
import { lowerBound } from './lookup.ts'
import { rootOf, stem } from './words.ts'

/** A word of the vocabulary near a typed one. */
export interface Neighbor {
  word: string
  /** Stem number. */
  term: number
  /** Edits between the two: a letter added, dropped or changed, or two swapped. */
  distance: number
}

/** Words and their stems, numbered in the order they are met. */
export class Vocabulary {
  readonly #terms = new Map<string, number>()
  readonly #words = new Map<string, number>()
  readonly #near = new Map<string, Neighbor[]>()
  readonly #byLength = new Map<number, Shelf>()
  readonly #families = new Map<string, number[]>()
  readonly #forms: string[][] = []
  #sorted: string[] = []

  /** How many stems are known. */
  get size(): number {
    return this.#terms.size
  }

  /** The number of a word's stem; a new word is learnt. */
  learn(word: string): number {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    const base = stem(word)
    const term = this.#terms.get(base) ?? this.#terms.size
    this.#terms.set(base, term)
    this.#words.set(word, term)
    const forms = this.#forms[term]
    if (forms) forms.push(word)
    else this.#forms[term] = [word]
    return term
  }

  /** To be called once, after the last word is learnt. */
  close(): void {
    this.#sorted = [...this.#words.keys()].sort()
    for (const [base, term] of this.#terms) {
      const root = rootOf(base)
      const family = root === undefined ? undefined : this.#families.get(root)
      if (family) family.push(term)
      else if (root !== undefined) this.#families.set(root, [term])
    }
  }

  /** Stems of one family with a word: activation for activate. */
  familyOf(word: string): readonly number[] {
    const root = rootOf(stem(word))
    return root === undefined ? [] : (this.#families.get(root) ?? [])
  }

  /** All words of a stem: move, moves, moved. */
  formsOf(term: number): readonly string[] {
    return this.#forms[term] ?? []
  }

  /** The number of a word's stem, if any record has it in some form. */
  termOf(word: string): number | undefined {
    return this.#words.get(word) ?? this.#terms.get(stem(word))
  }

  /** Words that begin with `start`, at most `limit`, with their stem numbers. */
  startingWith(start: string, limit = 200): { word: string; term: number }[] {
    const found: { word: string; term: number }[] = []
    for (let at = lowerBound(this.#sorted, start); found.length < limit; at += 1) {
      const word = this.#sorted[at]
      if (!word?.startsWith(start)) break
      found.push({ word, term: this.#words.get(word)! })
    }
    return found
  }

  /** Words at most `reach` edits away, nearest first. Remembered: a typo costs once. */
  near(typed: string, reach = allowedEdits(typed)): Neighbor[] {
    if (reach === 0) return []
    const key = `${typed} ${reach}`
    const known = this.#near.get(key)
    if (known) return known
    const found = new Fuse(this.#alike(typed, reach), FUSE)
      .search(typed)
      .map(({ item }) => ({ word: item, term: this.#words.get(item)!, distance: editDistance(typed, item) }))
      .filter(
        ({ word, distance }) => distance <= reach && (typed.length > 3 || isSwap(typed, word) || typed[0] === word[0]),
      )
      .sort((a, b) => a.distance - b.distance || Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]))
    if (this.#near.size >= CACHED) this.#near.clear()
    this.#near.set(key, found)
    return found
  }

  /** Words of about the length and letters of a typed one: others cannot be within reach, so Fuse need not see them. */
  #alike(typed: string, reach: number): string[] {
    const letters = lettersOf(typed)
    const alike: string[] = []
    for (let length = typed.length - reach; length <= typed.length + reach; length += 1) {
      const shelf = this.#shelf(length)
      // one edit changes at most two letters
      shelf.letters.forEach((own, at) => {
        if (bits(own ^ letters) <= 2 * reach) alike.push(shelf.words[at]!)
      })
    }
    return alike
  }

  #shelf(length: number): Shelf {
    const known = this.#byLength.get(length)
    if (known) return known
    const words = this.#sorted.filter((word) => word.length === length && !/^\d/.test(word))
    const shelf = { words, letters: Int32Array.from(words, lettersOf) }
    this.#byLength.set(length, shelf)
    return shelf
  }
}

/** The words of one length, each with its letters as bits. */
interface Shelf {
  words: string[]
  letters: Int32Array
}

const FUSE = { threshold: 0.5, ignoreLocation: true, shouldSort: false, minMatchCharLength: 2 }

const CACHED = 500

/** Short words have no room for typos; long ones may have two. */
function allowedEdits(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/** The letters of a word, one bit each; letters beyond a to z share bits, which only lets more words through. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

/** How many bits are set. */
function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1
  return count
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('')
}
