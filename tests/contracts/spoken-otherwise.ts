/** Other forms of a sentence: a word of it is another one, stands elsewhere, is left out or comes besides. Always the same. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

type Dice = (size: number) => number

/** Thrown anew for each sentence and form, so that no other sentence changes them. */
function diceFor(name: string): Dice {
  const bytes = createHash('sha256').update(name).digest()
  let at = 0
  return (size) => {
    at += 4
    return bytes.readUInt32BE(at % 32) % size
  }
}

const oneOf = <T>(dice: Dice, all: readonly T[]): T | undefined => all[dice(all.length || 1)]

/** Groups of words that may stand for each other, by word; empty for a game without the list. */
function groupsOf(game: string): readonly (readonly string[])[] {
  const file = `tests/fixtures/sentences/${game}.words.txt`
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(' '))
}

type Form = (words: readonly string[], dice: Dice) => readonly string[]

const leftOut: Form = (words, dice) => words.toSpliced(dice(words.length), 1)
const moved: Form = (words, dice) => {
  if (dice(2)) return words.slice(1 + dice(Math.max(1, words.length - 2)))
  const at = dice(Math.max(1, words.length - 1))
  return words.toSpliced(at, 2, ...words.slice(at, at + 2).reverse())
}
const counted: Form = (words, dice) => {
  const at = oneOf(
    dice,
    words.flatMap((word, i) => (/^\d+$/.test(word) ? [i] : [])),
  )
  return at === undefined ? leftOut(words, dice) : words.with(at, String(Number(words[at]) + 1))
}

/** A word in place of one of its groups, or of any group where it is in none. */
function replacedFrom(groups: readonly (readonly string[])[]): Form {
  const mates = new Map<string, string[]>()
  for (const group of groups) for (const word of group) mates.set(word, [...(mates.get(word) ?? []), ...group])
  return (words, dice) => {
    const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '')
    const at = oneOf(
      dice,
      words.flatMap((word, i) => (mates.has(plain(word)) ? [i] : [])),
    )
    if (at === undefined) return words
    const word = words[at]!
    const others = mates.get(plain(word))!.filter((other) => other !== plain(word))
    return words.with(at, word.toLowerCase().replace(/[a-z]+/, oneOf(dice, others)!))
  }
}

const besideFrom =
  (groups: readonly (readonly string[])[]): Form =>
  (words, dice) => {
    const word = oneOf(dice, oneOf(dice, groups) ?? [])
    return word ? words.toSpliced(dice(words.length + 1), 0, word) : words
  }

/** Prepares the other forms of the sentences of a game; each of them once, and none that is the sentence itself. */
export function spokenOtherwise(game: string): (sentence: string) => string[] {
  const groups = groupsOf(game)
  const replaced = replacedFrom(groups)
  const beside = besideFrom(groups)
  const forms = [replaced, replaced, beside, moved, counted]
  return (sentence) => {
    const words = sentence.split(' ')
    const all = forms.map((form, i) => form(words, diceFor(`${sentence} ${i}`)).join(' '))
    return [...new Set(all)].filter((one) => one.trim() && one !== sentence)
  }
}
