/** Misspelt words, mended by Fuse.js against the words the games know. */
import Fuse from 'fuse.js/basic'
import type { FactSpecs } from '../kernel/facts.ts'
import { editDistance } from '../kernel/nearest.ts'
import type { AskedPack } from '../kernel/pack.ts'
import { isStop, wordsOf } from '../search/words.ts'

/** Everyday words that no game uses and that lie near one that a game does. */
const EVERYDAY = new Set(
  `reckon values allow required generate white print point waiting typed expected simple path depth setting
  sitting multiple state states store ranges includes include since right enough sure always maybe within
  above below think thought guess mates friend argue argued argues claim asked asks answer question wonder
  thanks cheers sorry hello today tonight minute minutes stops finish stick quick quickly slow slowly
  quite pretty rather everything everybody cause unless until though although instead besides otherwise
  looking looked seems seemed meant making taking giving trying tried tries wanted using kept stay stuff bunch
  pieces piece people person night house rules rulebook wrong correct legit legally impossible sail sneak slip
  flies parks rushes jumps chance luck sweet great good fine bad worse worst better best grab grabbed haul
  scoop snag ferry shuttle lug dump ditch swoop sweep shove squeeze cram hop limp chase dodge dodging total
  apiece suppose supposing assume assuming imagine consider hypothetical hypothetically scenario
  dispute argument situation setup example bear`.split(/\s+/),
)

/** Names of people that lie near a word of the games, or stand in a case: each is nobody but a player. */
const PEOPLE = new Set('alice ben frank scott'.split(' '))

/** "Wasn't" is no misspelt "want". */
const SHRUNK =
  /^(is|are|was|were|do|does|did|has|have|had|can|could|would|should|must|need)nt$|^(he|she|they|you|that|there)(d|ll|ve|re)$/

/** Shorter words are other words more often than misspelt ones. */
const SHORTEST = 5
const LONG = 8

function* wordsIn(specs: FactSpecs): Generator<string> {
  for (const fact of Object.values(specs)) {
    yield* wordsOf(fact.label)
    if (fact.kind === 'choice') for (const label of Object.values(fact.options)) yield* wordsOf(String(label))
    if (fact.kind === 'list') yield* wordsIn({ of: fact.of })
    if (fact.kind === 'record') yield* wordsIn(fact.fields as FactSpecs)
  }
}

/** Puts an unknown word right where a known one is near; every other word stays as it is. In and out: folded words. */
export interface Mender {
  /** `isName`: it has a capital amid the text, so that it is near nothing but a name. */
  (word: string, isName?: boolean): string
  /** It is neither a word of the games nor an everyday one: a name, perhaps. */
  isStrange?: (word: string) => boolean
}

/** Words like another that begin as it does, the likest first. Each letter has an index of its own, made when it is asked for. */
function nearWords(words: readonly string[]): (word: string) => string[] {
  const byLetter = new Map<string, string[]>()
  for (const word of words) byLetter.set(word[0]!, [...(byLetter.get(word[0]!) ?? []), word])
  const indexes = new Map<string, Fuse<string>>()
  return (word) => {
    const letter = word[0]!
    const index = indexes.get(letter) ?? new Fuse(byLetter.get(letter) ?? [], { threshold: 0.4, includeScore: true })
    indexes.set(letter, index)
    return index.search(word, { limit: 8 }).map(({ item }) => item)
  }
}

/** Prepares the mending: learns every word of the packs. */
export function makeMender(packs: readonly AskedPack[]): Mender {
  const known = new Map<string, number>()
  const names = new Set<string>()
  const learn = (word: string) => known.set(word, (known.get(word) ?? 0) + 1)
  for (const pack of packs) {
    for (const checker of pack.checkers) {
      for (const word of wordsIn(checker.facts)) learn(word)
      for (const text of [checker.title, checker.question, ...checker.asked]) wordsOf(text).forEach(learn)
    }
    for (const { title } of pack.cases) wordsOf(title).forEach(learn)
    for (const { says, units, topics } of Object.values(pack.sayings?.facts ?? {}))
      for (const text of [...(says ?? []).flatMap(({ as }) => as), ...(units ?? []), ...(topics ?? [])])
        wordsOf(text).forEach(learn)
    const { asked, cues, heads, needs, yields } = pack.sayings ?? {}
    for (const ways of [asked, cues, heads, needs, yields])
      for (const texts of Object.values(ways ?? {})) for (const text of texts) wordsOf(text).forEach(learn)
    for (const word of (pack.sayings?.names ?? []).flatMap(wordsOf)) {
      learn(word)
      names.add(word)
    }
  }
  const nearTo = nearWords([...known.keys()].filter((word) => word.length >= SHORTEST - 1 && !/\d/.test(word)))
  const short = new Map(packs.flatMap(({ sayings }) => Object.entries(sayings?.short ?? {})))
  const isKnown = (word: string) =>
    !PEOPLE.has(word) &&
    (isStop(word) ||
      SHRUNK.test(word) ||
      [word, word.replace(/(?<=.{3})(s|es|ed|ing)$/, ''), word.replace(/ies$/, 'y')].some(
        (one) => known.has(one) || EVERYDAY.has(one),
      ))
  const mended = new Map<string, string>()
  const mendWord = (word: string): string => {
    const before = mended.get(word)
    if (before !== undefined) return before
    const reach = word.length >= LONG ? 2 : 1
    const near = nearTo(word)
      .map((item) => ({ item, distance: editDistance(word, item) }))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance || known.get(b.item)! - known.get(a.item)!)
    const result = near[0]?.item ?? word
    mended.set(word, result)
    return result
  }
  const mend: Mender = (word, isName) => {
    const result =
      short.get(word) ??
      (word.length < SHORTEST || !/^[a-z]+$/.test(word) || PEOPLE.has(word) || isKnown(word) ? word : mendWord(word))
    // "Steph" is no misspelt step
    return isName && !names.has(result) ? word : result
  }
  mend.isStrange = (word) => /^[a-z]{3,}$/.test(word) && !short.has(word) && !isKnown(word)
  return mend
}
