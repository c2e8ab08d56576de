/** Who is nominated without being a person of a card: a squad by its name. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import { RANKS } from './things.ts'
import { isHyphened } from './units.ts'

export const NOMINATE = ['nominate']

const PRONOUN =
  /^(hes|shes|its|ive|im|theyve|weve|him|her|it|them|he|she|they|himself|herself|that|this|both|and|or|for|with|to|can|may|i|we)$/

/** "Nominate my e-web", "can a promoted squad be nominated": a unit that is not among the people. */
export function isSomebodyElse({ tokens, isOne }: SceneTools): boolean {
  return tokens.some((_, at) => {
    // "could my officer give out the orders", "can the officer be the one"
    if (
      isOne(at, 'can', 'may', 'could') &&
      isOne(at + 1, 'my', 'the', 'a', 'an') &&
      (isOne(at + 3, 'give', 'issue', 'hand') || (isOne(at + 3, 'be') && isOne(at + 5, 'one')))
    )
      return true
    if (!isOne(at, ...NOMINATE)) return false
    // "can he be the nominated one"
    if (isOne(at - 1, 'the') && isOne(at + 1, 'one')) return false
    if (
      /^(an?|the|my|our|his|their|them|it|another|somebody|someone|anyone|anybody|any|one)$/.test(
        tokens[at + 1]?.plain ?? '',
      )
    )
      return true
    const helper = isOne(at - 1, 'be', 'get', 'gets', 'been', 'is', 'was') ? at - 2 : -1
    return helper >= 0 && tokens[helper]!.part === tokens[at]!.part && !PRONOUN.test(tokens[helper]!.plain)
  })
}

const NO_SQUAD =
  /^(units?|squads?|troopers?|ones|guys|corps|forces|commanders?|operatives?|heavies|supports?|cards?|rules|orders|tokens|opponents?|pips|points|mercs|mercenaries|vehicles|rounds|characters|words|lists|keywords|others|this|is|was|its|new|other|only|last|second|different|best|guy|leader|general|owner|nominee|boss|hero|own|dead|promoted|one|same|card|character|player|enemy|opponent|trooper|squad|unit|him|mercenary|merc)$/
const NO_UNITS = /^(orders|tokens|cards|pips|points|rounds|rules|keywords|words)$/
const END =
  /^(nominate|nominated|issue|issues|give|gives|hand|hands|for|is|are|be|to|in|with|and|or|but|on|at|has|have|had|get|got|gets|was|were|did|does|only|of|it|a|an|the|who|whos|which|that|whose)$/

/** "Nominate my e-web", "is it fine if it's my black sun enforcers": a squad by its name, "my" and all. */
export function squadOf(tools: SceneTools, named: readonly Mention[], owner: Mention | undefined): Claim[] {
  const { tokens, typed } = tools
  const others = [...named, ...tools.mentions(RANKS), ...(owner ? [owner] : [])]
  const squads = tokens.flatMap((token, at) => {
    if (!/^(my|our|his|her|their|the)$/.test(token.plain)) return []
    const to = squadEnd(tools, at, others)
    return to === undefined ? [] : [{ at, to, isMine: /^(my|our)$/.test(token.plain) }]
  })
  const [squad] = squads.length ? squads : subjectOf(tools, others)
  if (!squad || squads.length > 1 || owner) return []
  const name = typed.slice(tokens[squad.at + 1]!.start, tokens[squad.to]!.end)
  return [
    { path: 'nominee.name', value: name[0]!.toUpperCase() + name.slice(1), from: squad.at + 1, to: squad.to },
    ...(squad.isMine ? [{ path: 'nominee.friendly', value: true, from: squad.at, to: squad.at }] : []),
  ]
}

/** "AT-ST is a heavy, may it be nominated": the unit a sentence begins with, where only "it" is nominated. */
function subjectOf(tools: SceneTools, others: readonly Mention[]) {
  const { tokens, isOne } = tools
  const isIt = tokens.some(
    (_, at) =>
      isOne(at, 'it', 'they', 'them') &&
      [1, 2, 3].some((step) => isOne(at + step, ...NOMINATE, 'issue', 'give') || isOne(at - step, ...NOMINATE)),
  )
  const verb = tokens.findIndex((_, at) => isOne(at, 'is', 'are', 'was', 'were', 'has', 'have', 'got'))
  const at = /^(the|my|our|an?)$/.test(tokens[0]?.plain ?? '') ? 0 : -1
  const isName =
    verb > at + 1 &&
    verb - at <= 4 &&
    tokens
      .slice(at + 1, verb)
      .every(({ plain, part }) => part === tokens[0]!.part && !NO_SQUAD.test(plain) && !PRONOUN.test(plain)) &&
    !others.some(({ from }) => from < verb)
  return isIt && isName ? [{ at, to: verb - 1, isMine: isOne(0, 'my', 'our') && at === 0 }] : []
}

/** The last word of a name behind an article: a plural, or what stands right behind "nominate". */
function squadEnd(tools: SceneTools, at: number, others: readonly Mention[]): number | undefined {
  const { tokens, isOne } = tools
  if (isOne(at + 1, 'opponent', 'opponents', 'mate', 'buddy', 'friend')) return undefined
  const isSaid = isOne(at - 1, ...NOMINATE)
  const isAsked = isOne(at - 1, 'can', 'may', 'could', 'should', 'must', 'does')
  let last: number | undefined
  for (let to = at + 1; to <= at + 4 && tokens[to]?.part === tokens[at]!.part; to++) {
    const { plain, owner } = tokens[to]!
    if (owner || others.some(({ from, to: end }) => from <= to && to <= end)) return undefined
    const isInName = isHyphened(tools, to)
    if (END.test(plain) && !isInName) break
    // "one of the two orders"
    if (NO_UNITS.test(plain)) return undefined
    last = to
    if (!isSaid && !isInName && /[^s]s$/.test(plain)) break
  }
  if (last === undefined) return undefined
  const { plain } = tokens[last]!
  const isPlural = /[^s]s$/.test(plain) && (last > at + 1 || !NO_SQUAD.test(plain))
  // "could my officer give the orders", "may the tank be nominated"
  const isDoing =
    isAsked &&
    (isOne(last + 1, 'issue', 'give') ||
      (isOne(last + 1, 'be', 'get') && isOne(last + 2, ...NOMINATE)) ||
      (isOne(last + 1, 'hand') && isOne(last + 2, 'out')))
  return isPlural || ((isSaid || isDoing) && !NO_SQUAD.test(plain)) ? last : undefined
}
