/** Domains: what the die shows, whose deck it is, and which are controlled. */
import type { Claim, Mention, Named, SceneTools } from '../../../kernel/sayings.ts'
import { type Card, cards } from '../data/cards.ts'
import { isNameAt, nameAt } from './people.ts'
import { SYSTEMS } from './things.ts'

const DOMAINS: Named<string>[] = [
  { name: 'industry', value: 'industry' },
  { name: 'science', value: 'science' },
  { name: 'statecraft', value: 'statecraft' },
  { name: 'politics', value: 'statecraft' },
]
const DIE = ['die', 'dice', 'roll', 'rolled', 'rolls']
const PILE = ['card', 'deck', 'pile', 'stack']
const HOLDS = ['control', 'own', 'hold', 'planet', 'planets', 'systems', 'system', 'world', 'domain', 'domains']

/** What a domain is named for: what the die shows, the deck, or what is controlled. */
function domainFor(tools: SceneTools, from: number): 'dieDomain' | 'deck' | 'domainsControlled' | 'theirs' | undefined {
  const { tokens, isOne } = tools
  const part = tokens.flatMap((token, at) => (token.part === tokens[from]!.part && Math.abs(at - from) < 7 ? [at] : []))
  if (
    isOne(from + 1, ...PILE) ||
    isOne(from - 1, 'from', 'off') ||
    (isOne(from - 1, 'the') && isOne(from - 2, 'from', 'off'))
  )
    return 'deck'
  if (part.some((at) => isOne(at, ...DIE))) return 'dieDomain'
  // "Anna controls Science", "the Science domain is Anna's"
  const who = part.findLast(
    (at) => at < from && (isNameAt(tools, at) || isOne(at, 'i', 'we', 'my', 'opponent', 'he', 'she')),
  )
  if (who !== undefined && !isOne(who, 'i', 'we', 'my')) return 'theirs'
  if (part.some((at) => at > from && tokens[at]!.owner)) return 'theirs'
  const isDenied = part.some((at) => isOne(at, 'no', 'not', 'dont', 'without', 'if'))
  return !isDenied && part.some((at) => isOne(at, ...HOLDS)) ? 'domainsControlled' : undefined
}

/** "The die came up science, all my planets are industry". */
export function domains(tools: SceneTools): Claim[] {
  let before: string | undefined
  let controlled = 0
  return tools.mentions(DOMAINS).flatMap(({ from, to, value }): Claim[] => {
    const isJoined = tools.isOne(from - 1, 'and', 'plus')
    const path = isJoined && before === 'domainsControlled' ? before : domainFor(tools, from)
    before = path
    if (!path) return []
    if (path === 'theirs') return [{ path: '', value: undefined, isUnread: true, from, to }]
    return [{ path: path === 'domainsControlled' ? `${path}[${controlled++}]` : path, value, from, to }]
  })
}

/** The domain that a system gives in every edition; `none` for a Homeworld. */
function domainOf({ slug }: Card): string | undefined {
  const [one, ...more] = new Set(cards.filter((card) => card.slug === slug).map(({ domain }) => domain))
  if (one === undefined || more.length) return undefined
  return one === null ? 'none' : DOMAINS.find(({ name }) => name === one.toLowerCase())?.value
}

const OWNS = /^(have|has|got|own|owns|control|controls|hold|holds|ive|hes|shes)$/
const ARTICLES = /^(my|his|her|their|the|a|an|one)$/

/** "I only have my Homeworld", "all I own is …", "nothing but …": the place where that begins. */
function onlyBefore({ tokens }: SceneTools, { from }: Mention): number | undefined {
  let at = from - 1
  while (ARTICLES.test(tokens[at]?.plain ?? '')) at--
  const [one, two, three] = [at, at - 1, at - 2].map((place) => tokens[place]?.plain ?? '') as [string, string, string]
  const isOnly = /^(only|just)$/
  if ((isOnly.test(one) && OWNS.test(two)) || (isOnly.test(two) && OWNS.test(one))) return at - 1
  if (one === 'but' && two === 'nothing') return at - 2
  if (!/^(is|are)$/.test(one)) return undefined
  if (/^(system|planet|world)$/.test(two) && three === 'only') return at - 3
  return OWNS.test(two) ? [at - 2, at - 3, at - 4].find((place) => tokens[place]?.plain === 'all') : undefined
}

/** Whose they are that only these are held: those of whoever draws. */
function isOfWhoDraws(tools: SceneTools, first: number): boolean {
  const { tokens } = tools
  const isMe = (at: number) => /^(i|ive|im|we|my|me)$/.test(tokens[at]?.plain ?? '')
  const isTheirs = [first, first - 1].some(
    (at) => /^(he|she|they|hes|shes)$/.test(tokens[at]?.plain ?? '') || nameAt(tools, at) !== undefined,
  )
  const isOther = (at: number) =>
    /^(he|she|they|opponent)$/.test(tokens[at]?.plain ?? '') || nameAt(tools, at) !== undefined
  const isDrawOf = (who: (at: number) => boolean) =>
    tokens.some((_, at) => who(at) && /^(draws?|buys?|takes?|gets?)$/.test(tokens[at + 1]?.plain ?? ''))
  return !isDrawOf(isTheirs ? isMe : isOther)
}

/** "Got only my Homeworld and an Alien System": so many domains are controlled, and no others. */
export function onlyHeld(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const named = tools.mentions(SYSTEMS).sort((a, b) => a.from - b.from)
  const first = named.find((one) => onlyBefore(tools, one) !== undefined)
  if (!first) return []
  const from = onlyBefore(tools, first)!
  const isElse = tokens.some(
    ({ plain, part }, at) =>
      (part === tokens[from]!.part && isOne(at, 'besieged', 'siege', 'blockaded')) ||
      (at < from && at > from - 4 && /^(not|dont|doesnt|isnt|if)$/.test(plain)),
  )
  if (isElse || !isOfWhoDraws(tools, from)) return []
  const held = [first]
  for (const one of named) if (isJoined(tools, held.at(-1)!, one)) held.push(one)
  const given = held.map(({ value }) => domainOf(value))
  if (given.some((domain) => domain === undefined)) return []
  const domains = [...new Set(given)].filter((domain) => domain !== 'none')
  return [{ path: 'domainsControlled', value: domains, from, to: held.at(-1)!.to }]
}

const isJoined = ({ tokens }: SceneTools, before: Mention, one: Mention): boolean =>
  one.from > before.to &&
  /^(and|n|plus)$/.test(tokens[before.to + 1]?.plain ?? '') &&
  tokens.slice(before.to + 2, one.from).every(({ plain }) => ARTICLES.test(plain))
