/** From text to words: folding, splitting, stemming, stop words. The same for records and queries. */

/** Lower case without accents and apostrophes; dashes and every other sign part words. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // NFKD turns `é` into `e` and a mark, `ﬁ` into `fi`; most texts are ASCII and skip it
  const plain = /[^\x20-\x7e]/.test(lower) ? lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '') : lower
  return plain.replace(/['’‘ʼ`´]/g, '')
}

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return folded.match(/[^\x20-\x7e]/.test(folded) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? []
}

/** Longest question that is looked at, in characters and in words; a misspelt word costs the most. */
const QUERY_LIMIT = 300
const QUERY_WORDS = 24

/** The part of a typed text that is searched for. */
export function questionIn(text: string): string {
  const words = [...text.slice(0, QUERY_LIMIT).matchAll(/[\p{L}\p{N}]+/gu)]
  const next = words[QUERY_WORDS]
  return text.slice(0, next ? next.index : QUERY_LIMIT)
}

const IRREGULAR = new Map(
  Object.entries({
    begin: 'began begun',
    break: 'broke broken',
    build: 'built',
    buy: 'bought',
    choose: 'chose chosen',
    come: 'came',
    deal: 'dealt',
    die: 'died dies dying dice',
    draw: 'drew drawn',
    fight: 'fought',
    flee: 'fled',
    fly: 'flew flown flies',
    give: 'gave given',
    go: 'went gone goes',
    half: 'halves',
    hide: 'hid hidden',
    hold: 'held',
    keep: 'kept',
    lay: 'laid',
    leave: 'left',
    lie: 'lies lying',
    lose: 'lost',
    pay: 'paid',
    sell: 'sold',
    shoot: 'shot',
    spend: 'spent',
    take: 'took taken',
    tie: 'ties tied tying',
    win: 'won',
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    first: '1st',
    second: '2nd',
    third: '3rd',
  }).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, stripE(base)] as const)),
)

/** Words whose form is kept: a table has a few thousand, and they are asked for again at every key. */
const stems = new Map<string, string>()
const STEMS_KEPT = 20_000

/** A word without plural, -ed, -ing and silent e; irregular verbs and small numbers in one form. */
export function stem(word: string): string {
  const before = stems.get(word)
  if (before !== undefined) return before
  const made = cutToStem(word)
  if (stems.size < STEMS_KEPT) stems.set(word, made)
  return made
}

function cutToStem(word: string): string {
  const known = IRREGULAR.get(word)
  if (known) return known
  let s = word
  if (s.length > 4 && s.endsWith('ies')) s = `${s.slice(0, -3)}y`
  else if (s.length > 4 && /(ss|x|ch|sh|zz)es$/.test(s)) s = s.slice(0, -2)
  else if (s.length > 3 && s.endsWith('s') && !/(ss|us|is)$/.test(s)) s = s.slice(0, -1)
  const cut = /^(.*[aeiouy].*)(ing|ed)$/.exec(s)?.[1]
  if (cut !== undefined && cut.length > 2) s = /([bdfgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut
  if (s.length > 3 && /[^aeiou]ied$/.test(word)) s = `${word.slice(0, -3)}y`
  if (s.length > 5 && s.endsWith('our')) s = `${s.slice(0, -3)}or`
  return stripE(s)
}

const ENDINGS =
  /(?:ations?|itions?|tion|ion|ment|ancy|ency|ance|ence|anc|enc|ant|ent|able|ible|abl|ibl|ness|ship|ity|ive|er|or|al|ly|iv|at)$/

/** What words of one family share: activate, activation, activator. Undefined for short words, where it says too little. */
export function rootOf(base: string): string | undefined {
  const root = base.replace(ENDINGS, '').replace(/t$/, '')
  return root.length > 4 ? root : undefined
}

function stripE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
}

const STOP = new Set(
  `a about actually again all able ask also am an and any anybody anyone anything are as at be because been but by can cant could
  count counts did do does doesnt doing dont each either else even ever exactly for from gets get got had happen happened happens happening has have having
  he her hers hi his how however i id if im in is isnt it its ive just know let like many mean means may me might mine much must my myself
  of on or our ours out per please really say says shall she should so somebody someone something still such than that
  thats the their them then there they theyre thing things this those to too toward towards us very want wants was we were
  what whats when where whether which while work working works who whom whos whose why will with would yes yet you your youre yours`.split(
    /\s+/,
  ),
)

const PARTICLES = new Set(['away', 'back', 'by', 'down', 'in', 'off', 'on', 'out', 'over', 'up'])

/** Words that turn a verb into another ("hand out", "take over"). */
export function isParticle(word: string): boolean {
  return PARTICLES.has(word)
}

/** Words that carry no rule: dropped from a query unless nothing else remains. */
export function isStop(word: string): boolean {
  return STOP.has(word)
}
