/** What a phrase of a sentence says where it stands: a value, its opposite, or only that it was spoken of. */
import type { Fact, RawFacts } from '../kernel/facts.ts'
import { COLOURS, type Token } from '../kernel/sayings.ts'
import {
  countsOther,
  doubted,
  endsQuestion,
  isAgo,
  isAsked,
  isBehindMay,
  isBygone,
  isElsewhere,
  isLastWord,
  isMoment,
  isNeeded,
  isNextTurn,
  isOfNobody,
  isOnlyMeant,
  isOrdinalOne,
  isPast,
  isRough,
  isSetAgainst,
  isUnderOther,
  isWantedThere,
  negated,
} from './doubts.ts'
import type { Lexicon, Meant } from './lexicon.ts'
import type { Match } from './phrases.ts'
import { isFirm } from './tokens.ts'
import { deniedBehind, isUnreal } from './unreal.ts'

/** Something found in the sentence, from a phrase or a scene. */
export interface Found {
  path: string
  fact?: Fact
  value: unknown
  places: readonly number[]
  weight: number
  sets?: RawFacts
  label?: true
  doubtful?: true
  /** What it comes to, where the value does not tell a player. */
  says?: string
  /** One of two that were named: "a frigate or a corvette". */
  isEither?: true
  /** Its value is a number that was said. */
  counts?: true
  /** The token of that number. */
  counter?: number
  /** That number is only an article. */
  soft?: true
}

/** "From my asteroid field": where something comes from is not where it goes. */
function isLeft(tokens: readonly Token[], { from }: Match<Meant>, after: ReadonlySet<string> | undefined): boolean {
  if (!after?.has('into')) return false
  const way = tokens.slice(Math.max(0, from - 3), from).findLast(({ plain }) => /^(from|leaving|into|to)$/.test(plain))
  return way !== undefined && /^(from|leaving)$/.test(way.plain)
}

/** "A system I have 7 credits": what is had is said behind. */
const hasOther = (tokens: readonly Token[], { to }: Match<Meant>): boolean =>
  /^(have|has|got|ive|weve|hes|shes|theyve)$/.test(tokens[to]!.plain) &&
  tokens[to + 1] !== undefined &&
  isFirm(tokens[to + 1]!)

/** "Sieged with 2 frigates", "engaged with a droid": what goes along. */
const isAlong = (tokens: readonly Token[], { from }: Match<Meant>): boolean =>
  tokens[from - 2]?.plain === 'with' && (isFirm(tokens[from - 1]!) || tokens[from - 3]?.plain === 'engaged')

/** "I have 3 credits, he has 5": the nearest who has or does something, where the asker comes into it too. */
function isOfOther(
  tokens: readonly Token[],
  { from, counter, to = from }: Pick<Match<Meant>, 'from' | 'counter'> & { to?: number },
): boolean {
  const { part } = tokens[from]!
  const at = (counter ?? from) - 1
  if (/^(his|her|their)$/.test(tokens[at]?.plain ?? '') || isOwnerElse(tokens[at])) return true
  // "played by Mia"
  if (
    tokens[to + 2]?.part === part &&
    tokens[to + 2]!.plain === 'by' &&
    /^(played|used|cast)$/.test(tokens[to + 1]!.plain)
  )
    return !/^(me|us|myself)$/.test(tokens[to + 3]?.plain ?? 'me')
  for (let place = at; place >= 0 && tokens[place]!.part === part; place--) {
    const { plain } = tokens[place]!
    // "they have me under siege"
    if (/^(i|ive|im|we|weve|me|us)$/.test(plain)) return false
    // "her hand has five cards"
    const isTheirs = /^(his|her|their)$/.test(plain) && /^(has|holds|had)$/.test(tokens[place + 2]?.plain ?? '')
    const isWho =
      isTheirs || /^(he|hes|hed|she|shes|shed|they|theyve|theyd|opponent)$/.test(plain) || isNamed(tokens, place)
    if (isWho && !/^(says|say|said|thinks|claims)$/.test(tokens[place + 1]!.plain))
      return tokens.some(
        ({ plain: own }, i) =>
          /^(i|ive|im|we|weve|mine)$/.test(own) ||
          (own === 'my' && !OPPONENT.test(tokens[i + 1]?.plain ?? '')) ||
          (own === 'me' && /^(cost|besieg)/.test(tokens[i - 1]?.plain ?? '')),
      )
  }
  return false
}

/** "Tom has 9 credits": whoever has it, by a name. */
const isNamed = (tokens: readonly Token[], place: number): boolean =>
  (tokens[place]!.isStrange === true || COLOURS.test(tokens[place]!.plain)) &&
  /^(has|had|holds|got|owns|controls|runs|keeps|built|bought|moved|jumped|used)$/.test(tokens[place + 1]?.plain ?? '')

const OPPONENT = /^(opponent|opponents|enemy|enemies|rival|rivals)$/

/** "My opponent has 5 credits": who has something is not what is told of a place. */
const isHaver = (tokens: readonly Token[], { to }: Match<Meant>): boolean =>
  OPPONENT.test(tokens[to]!.plain) &&
  /^(has|had|have|holds|got)$/.test(tokens[to + 1]?.plain ?? '') &&
  tokens[to + 2]?.number !== undefined

/** "My opponent's last commander", "Tom's 3 credits". */
const isOwnerElse = (token: Token | undefined): boolean =>
  token?.owner === true && (token.isStrange === true || /^(opponent|enemy)$/.test(token.plain))

/** "He has 2 frigates there": what others have is not what is built. */
const isTheirs = (tokens: readonly Token[], { from }: Match<Meant>, after: ReadonlySet<string>): boolean =>
  after.has('build') &&
  tokens.slice(Math.max(0, from - 4), from).some(({ plain, part }) => part === tokens[from]!.part && THEIRS.test(plain))
const THEIRS = /^(his|her|their|enemy|enemies|opponent|opponents|opposing|hostile|has|he|she|they|hes|shes|theyve)$/

/** What a phrase says here: its value, its opposite behind a "not", or only that it was spoken of. */
export function foundBy(
  tokens: readonly Token[],
  match: Match<Meant>,
  { after }: Lexicon,
  typed: string,
): Found | undefined {
  const { meant, places, weight, number } = match
  const found = (value: unknown, doubtful?: true): Found => ({
    path: meant.path,
    fact: meant.fact,
    value,
    places,
    weight,
    // what is only spoken of says nothing else either
    ...(meant.sets && value !== undefined ? { sets: meant.sets } : {}),
    ...(meant.label ? { label: true } : {}),
    ...(meant.value === '#' ? { counts: true, counter: match.counter! } : {}),
    ...(meant.value === '#' && match.counter !== undefined && /^an?$/.test(tokens[match.counter]!.plain)
      ? { soft: true }
      : {}),
    ...(doubtful ? { doubtful } : {}),
  })
  if (meant.value === '#' && (countsOther(tokens, match) || isOrdinalOne(tokens, match))) return undefined
  if (meant.own && isOfOther(tokens, match)) return undefined
  if (meant.value === '#' && isUnderOther(tokens, match, typed)) return undefined
  if (meant.firm && match.counter !== undefined && /^an?$/.test(tokens[match.counter]!.plain)) return undefined
  // "on my carrier's system" builds no carrier
  if (tokens[match.to]!.owner && meant.label && after.get(meant.path)?.has('build')) return undefined
  if (isSetAgainst(tokens, match) || (meant.label && isHaver(tokens, match))) return undefined
  if (hasOther(tokens, match) || (meant.fact.kind === 'choice' && isAlong(tokens, match))) return undefined
  // of a topic and a saying with the same words the saying is meant
  if (meant.topic) return { ...found(undefined, true), weight: weight - 0.05 }
  if (doubted(tokens, match.from)) return found(undefined, true)
  if (meant.fact.kind === 'yes-no' && !isOfThePast(meant.fact) && isPast(tokens, match)) return found(undefined, true)
  if (meant.fact.kind === 'yes-no' && isAgo(tokens, match)) return found(undefined, true)
  if (isOfThisTurn(meant.fact) && isNextTurn(tokens)) return found(undefined, true)
  if (meant.fact.kind === 'yes-no' && (isOnlyMeant(tokens, match) || isUnreal(tokens, match)))
    return found(undefined, true)
  if (isWantedThere(tokens, match) || isMoment(tokens, match)) return undefined
  if (meant.here && isElsewhere(tokens, match)) return undefined
  if (isNeeded(tokens, match)) return found(undefined, true)
  if (meant.value === '#' && isBygone(tokens, match)) return found(undefined, true)
  if (meant.value === '#' && match.counter !== undefined && isRough(tokens, match.counter, match.places))
    return found(undefined, true)
  if (meant.fact.kind === 'yes-no' && (isAsked(tokens, match.from) || isOfNobody(tokens, match))) return undefined
  if (meant.fact.kind === 'yes-no' && endsQuestion(tokens, match)) return found(undefined, true)
  if (meant.fact.kind === 'yes-no' && isLastWord(tokens, match, typed)) return found(undefined, true)
  const value = meant.value === '#' ? number : meant.value
  const isNot = negated(tokens, match) !== (!meant.label && deniedBehind(tokens, match.to))
  // "Without a carrier" names what is not there, wherever a carrier could be named.
  if (isNot && meant.label && typeof value !== 'boolean') return found(undefined, true)
  if (meant.label && isLeft(tokens, match, after.get(meant.path))) return undefined
  if (meant.label && after.has(meant.path)) {
    const close = tokens.slice(Math.max(0, match.from - 4), match.from)
    const named = close.some((token) => after.get(meant.path)!.has(token.word))
    // where it goes is said by a word for going
    if (!named && after.get(meant.path)!.has('into')) return found(undefined, true)
    if (!named && isTheirs(tokens, match, after.get(meant.path)!)) return undefined
    if (!named) return { ...found(value), weight: weight - 0.5 }
    return { ...found(value), weight: weight + 0.25 }
  }
  if (!isNot) return found(value)
  if (typeof value === 'boolean') return { ...found(!value), ...(meant.sets ? { sets: undefined as never } : {}) }
  return found(undefined, true)
}

const isOfThisTurn = ({ label }: Fact): boolean => /\bthis turn\b|since your turn began/i.test(label)

/** "Combat there since your last turn": what it asks is what was. */
const isOfThePast = ({ label, help = '' }: Fact): boolean => /\bsince\b/.test(`${label} ${help}`)

/** "A frigate or a corvette" leaves open which; "a commander or an operative" says neither. A denied "or" denies both. */
export function either(tokens: readonly Token[], all: readonly Found[]): Found[] {
  const orAt = (one: Found) => {
    const first = Math.min(...one.places)
    // "after the end phase, or does it stay": another question, no other name for one thing
    if (ASKS.test(tokens[first]!.plain)) return undefined
    return [1, 2].map((step) => first - step).find((at) => tokens[at]?.plain === 'or' && isArticle(tokens, at, first))
  }
  const open = new Map<Found, Found>()
  for (const one of all) {
    const at = orAt(one)
    if (at === undefined || one.value === false) continue
    for (const other of all) {
      if (Math.max(...other.places) !== at - 1 || other.value === false || other.doubtful) continue
      const isSame = one.path === other.path
      for (const each of [one, other])
        open.set(each, isSame ? { ...each, isEither: true } : { ...each, value: undefined, doubtful: true })
    }
    // "at the end of the round, or in the next phase": what stands behind an "or" is not said to be so
    if (open.has(one) || one.fact?.kind !== 'choice') continue
    const others = all.filter((other) => other.path === one.path && other.value !== one.value && !other.doubtful)
    if (others.length) for (const each of [one, ...others]) open.set(each, { ...each, isEither: true })
    else open.set(one, { ...one, value: undefined, doubtful: true })
  }
  return all.map((one) => open.get(one) ?? one)
}
const ASKS = /^(is|are|does|do|did|can|could|may|must|should|will|would|has|have)$/
const isArticle = (tokens: readonly Token[], at: number, first: number): boolean =>
  first - at === 1 || /^(an?|the|my)$/.test(tokens[at + 1]!.plain)

/** "How many corps? I've got 5": a number alone, had by the asker. */
const isHadAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.part !== tokens[at]!.part &&
  /^(have|got|field|run|bring|control|own|ive|weve)$/.test(tokens[at - 1]?.plain ?? '') &&
  [1, 2, 3].some((step) => /^(i|ive|we|weve)$/.test(tokens[at - step]?.plain ?? ''))

/** "Cubes 5, ships: 6": in a list the number may stand behind its noun. */
function listedAt(tokens: readonly Token[], at: number, nouns: Lexicon['nouns']): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  const isAlone = next === undefined || next.part !== token.part
  if (!before || !isAlone || !/^\d+$/.test(token.plain) || tokens[at - 2]?.number !== undefined) return undefined
  const paths = nouns.get(before.word) ?? []
  return paths.length === 1 ? paths[0] : undefined
}

/** "Fighters? Two of them": a number whose noun was said before. Only a noun that counts one fact, and has no number yet. */
export function counted(tokens: readonly Token[], found: readonly Found[], { nouns, specs }: Lexicon): Found[] {
  const known = new Set(
    found.filter(({ counts, soft }) => counts && !soft).flatMap(({ path, places }) => [path, ...places]),
  )
  return tokens.flatMap((token, at): Found[] => {
    const countOf = (path: string, places: readonly number[]): Found => ({
      path,
      fact: specs[path]!,
      value: token.number,
      places,
      weight: 2.5,
      counts: true,
      counter: at,
    })
    const listed = listedAt(tokens, at, nouns)
    if (listed && !known.has(at) && !known.has(listed) && !isRough(tokens, at)) return [countOf(listed, [at - 1, at])]
    const isOfThem = tokens[at + 1]?.plain === 'of' && /^(them|those|these)$/.test(tokens[at + 2]?.plain ?? '')
    if (!isFirm(token) || known.has(at) || (!isOfThem && !isHadAlone(tokens, at))) return []
    for (let place = at - 1; place >= 0; place--) {
      const paths = nouns.get(tokens[place]!.word)
      if (!paths) continue
      // "can I make fighters there, 2 of them": so many are wanted
      if (isBehindMay(tokens, place, 4)) return []
      // "two cubes. I have 7, enough?": they have their number, but "Anna has two cubes, I have 7" compares
      const number = [1, 2].map((step) => place - step).find((one) => tokens[one] && isFirm(tokens[one]!))
      if (!isOfThem && number !== undefined && !isOfOther(tokens, { from: number })) return []
      const [path] = paths
      const isOpen = paths.length > 1 || known.has(path!) || isRough(tokens, at) || doubted(tokens, at)
      return isOpen ? [] : [countOf(path!, isOfThem ? [at, at + 1, at + 2] : [at])]
    }
    return []
  })
}
