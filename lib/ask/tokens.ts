/** From a typed sentence to tokens: folded, in one form, with numbers and owners seen. */
import type { Token } from '../kernel/sayings.ts'
import { fold, stem } from '../search/words.ts'
import { corrected } from './corrected.ts'
import type { Mender } from './mend.ts'

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const NUMBER_OF = new Map<string, number>([
  ...NUMBERS.map((word, i) => [word, i] as const),
  ['none', 0],
  ['no', 0],
  ['a', 1],
  ['an', 1],
  ['single', 1],
  ['both', 2],
  ['couple', 2],
  ['twice', 2],
  ['pair', 2],
  ['dozen', 12],
])

/** Words that say a number on their own: not the articles, nor "no". */
export const isFirm = (token: Token): boolean =>
  token.number !== undefined && (/^\d+$/.test(token.plain) || NUMBERS.includes(token.plain))

/** Longest sentence that is read, in characters. */
const SENTENCE_LIMIT = 400

/** Abbreviations and arrows first; a number parts from the unit that is written to it: "800pts", but not "2nd". */
const WORD =
  /\bw\/(?:o(?:ut)?)?(?![\p{L}\p{N}])|\bx(?=\d+\b)|[-=]+>|→|>|\d+(?:\.\d+)?(?=x\b)|\d+\.\d+|\d+(?=(?!(?:st|nd|rd|th)\b)[a-z]{2,}\b)|\d+[a-z]?\b|[\p{L}\p{N}]+(?:[’'][\p{L}]+)*|(?<=\d)["”″]|[.,;:!?()+×&]/giu
const BREAKS = new Set(['.', ',', ';', ':', '!', '?', '(', ')'])

/** Words that would become another word: here and her, mine and min, broke and break. */
const KEPT = new Set(['here', 'mine', 'broke'])

/** One form for singular and plural and for the forms of a verb. */
export function baseOf(word: string): string {
  return NUMBER_OF.has(word) || word.length < 4 || KEPT.has(word) ? word : stem(word)
}

/** As players type in a hurry. */
const CHAT: Readonly<Record<string, string>> = {
  'w/': 'with',
  'w/o': 'without',
  'w/out': 'without',
  wo: 'without',
  cn: 'can',
  u: 'you',
  ur: 'your',
  r: 'are',
  w: 'with',
  n: 'and',
  thru: 'through',
  wanna: 'want',
  em: 'them',
  opp: 'opponent',
  opps: 'opponents',
  oppo: 'opponent',
  pls: 'please',
  plz: 'please',
  ya: 'you',
  ppl: 'people',
  havnt: 'havent',
  aint: 'isnt',
  bc: 'because',
  cuz: 'because',
  frm: 'from',
}

/** Signs that stand for a word. */
const SIGNS = new Map([
  ...['->', '-->', '=>', '→', '>'].map((arrow) => [arrow, 'to'] as const),
  ...['"', '”', '″'].map((mark) => [mark, 'inches'] as const),
  ['&', 'and'],
])

/** Words with an "is" in them that mostly lose their sign. */
const CONTRACTED = new Map([
  ['its', 'it'],
  ['hes', 'he'],
  ['shes', 'she'],
  ['theyre', 'they'],
  ['theyve', 'they'],
  ['theres', 'there'],
  ['thats', 'that'],
  ['ive', 'i'],
  ['weve', 'we'],
  ['im', 'i'],
])

/** "So far", "so many", "and so does B": there it heads no clause of its own; in "I have antimass so his PDS" it does. */
const OF_SO = /^\s+(far|long|much|many|few|close|often|quick\w*|does|do|did|has|have|is|are|was|were)\b/i

/** Behind these words a verb says what may be or is wanted, not what is. */
export const MAY = /^(can|could|may|might|must|should|would|will|shall|want|wants|wanna|gonna|to)$/

/** The tokens of a sentence; signs only part it. `mend` puts misspelt words right; their places stay. */
export function tokensOf(said: string, mend: Mender = (word) => word): Token[] {
  const tokens: Token[] = []
  let part = 0
  const typed = corrected(said.slice(0, SENTENCE_LIMIT))
  for (const match of typed.matchAll(WORD)) {
    const text = match[0]
    if (BREAKS.has(text)) {
      part++
      continue
    }
    const isGenitive = /[’']s$/i.test(text) && !/^(it|that|he|she|what|who|there|let|here)[’']s$/i.test(text)
    // "Jonas' destroyer"
    const owner =
      isGenitive || /^[A-Z].+s[’'](?![\p{L}])/u.test(typed.slice(match.index, match.index + text.length + 2))
    const bare = isGenitive ? text.slice(0, -2) : text
    const folded = fold(bare)
    const plain =
      SIGNS.get(bare) ??
      CHAT[text.toLowerCase()] ??
      CHAT[folded] ??
      mend(folded, match.index > 0 && /^[A-Z][a-z]/.test(bare))
    if (!plain) continue
    const contracted = CONTRACTED.get(plain)
    const number = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : NUMBER_OF.get(plain)
    // "K-2SO"
    const isSo = plain === 'so' && !/[\p{L}\p{N}]$/u.test(typed.slice(0, match.index))
    if (plain === 'but' || (isSo && !OF_SO.test(typed.slice(match.index + text.length)))) part++
    tokens.push({
      word: contracted ?? baseOf(plain),
      plain,
      start: match.index,
      end: match.index + text.length,
      part,
      ...(number === undefined ? {} : { number }),
      ...(owner ? { owner: true } : {}),
      ...(owner || contracted ? { isToo: true } : {}),
      ...(mend.isStrange?.(plain) && plain === folded ? { isStrange: true } : {}),
    })
  }
  return tokens
}
