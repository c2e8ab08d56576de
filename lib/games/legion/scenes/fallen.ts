/** Who fell, where that is not the one who is nominated. */
import type { Claim, Mention, SceneTools, Token } from '../../../kernel/sayings.ts'
import { isDeadAt } from './fates.ts'
import { NOMINATE } from './squads.ts'
import { RANKS } from './things.ts'

/** Words that are of something nobody asks. */
export const NO_FACT = ''

const UNIT = /^(commanders?|generals?|leaders?|operatives?|corps|heavy|support|forces|units?|squads?|troopers?)$/
const HELPER = /^(is|are|was|were|has|have|had|been|got|gets?|just|already|all|now)$/
const WHOSE = /^(my|our|his|her|their|the|an?|another|both|all|opponents?|enemy)$/
const THEIRS = /^(his|her|their|opponents?|enemy)$/
const MINE = /^(i|ive|my|our|we)$/
const SAME = /^(he|hes|him|she|shes|it|its|they|them|this|that|same|himself|herself|itself)$/
/** One of several. */
const WHICH = /^(first|1st|second|2nd|third|3rd|other|another|new|next|different|remaining|living|promoted)$/

/** First and last token of what is told of somebody's death. */
interface Death {
  from: number
  to: number
}

/** "My commander was defeated", "he killed my commander": the unit that fell, with the word that says so. */
function deathAt(tools: SceneTools, at: number): Death | undefined {
  const { tokens } = tools
  const { part } = tokens[at]!
  const isUnit = (place: number) => tokens[place]?.part === part && UNIT.test(tokens[place]!.plain)
  if (!isDeadAt(tools, at)) return undefined
  const object = WHOSE.test(tokens[at + 1]?.plain ?? '') ? [2, 3, 4].map((step) => at + step).find(isUnit) : undefined
  if (object !== undefined) return { from: at, to: object }
  const who = tokens.findLastIndex(({ plain }, place) => place < at && !HELPER.test(plain))
  if (!isUnit(who)) return undefined
  let from = who
  while (from > 0 && tokens[from - 1]!.part === part && !WHOSE.test(tokens[from]!.plain) && who - from < 3) from--
  while (WHOSE.test(tokens[from - 1]?.plain ?? '') && tokens[from - 1]!.part === part) from--
  return { from, to: at }
}

/** The words beside "nominated" or "gives the orders", but for those of the death. */
function nominatedBeside({ tokens, isOne }: SceneTools, { from, to }: Death): readonly Token[] {
  const isOrdering = (at: number) =>
    isOne(at, 'issue', 'give', 'hand') && [1, 2, 3].some((step) => isOne(at + step, 'orders', 'order'))
  const verb = tokens.findIndex((_, at) => (at < from || at > to) && (isOne(at, ...NOMINATE) || isOrdering(at)))
  return verb < 0 ? [] : tokens.filter(({ part }, at) => part === tokens[verb]!.part && (at < from || at > to))
}

/** Whether who fell is another one than who is nominated: told by whose it is, which of several, or its rank. */
function isAnother(tools: SceneTools, death: Death): boolean {
  const { tokens } = tools
  const dead = tokens.slice(death.from, death.to + 1)
  const nominated = nominatedBeside(tools, death)
  const has = (words: readonly Token[], kind: RegExp) => words.some(({ plain }) => kind.test(plain))
  if (!nominated.length) return false
  // "my commander is dead, who gives the orders"
  if (isReplaced(tools, death) || has(nominated, /^(who|whos|which)$/)) return true
  if (has(nominated, SAME)) return false
  if (has(dead, THEIRS) && has(nominated, MINE)) return true
  const whichOf = (words: readonly Token[]) => String(words.flatMap(({ plain }) => (WHICH.test(plain) ? plain : [])))
  if (whichOf(dead) !== whichOf(nominated)) return true
  const ranksOf = (words: readonly Token[]) =>
    tools.mentions(RANKS).flatMap(({ value, from }) => (words.includes(tokens[from]!) ? [value] : []))
  const [own, others] = [ranksOf(dead), ranksOf(nominated)]
  return own.length > 0 && others.length > 0 && !others.some((rank) => own.includes(rank))
}

/** "My commander died so I promoted my corps unit", "it was promoted after my commander died". */
function isReplaced({ tokens, isOne }: SceneTools, { from, to }: Death): boolean {
  const at = tokens.findIndex((_, place) => (place < from || place > to) && isOne(place, 'promoted'))
  const isLeader = tokens.slice(from, to + 1).some(({ plain }) => /^(commander|general|leader)s?$/.test(plain))
  return isLeader && at >= 0 && (at > to || isOne(from - 1, 'after', 'since', 'because', 'when', 'once', 'as'))
}

/** "My commander was defeated; my second commander is nominated": that death is not the nominee's. */
export const fallenApart = (tools: SceneTools): Claim[] =>
  tools.tokens.flatMap((_, at): Claim[] => {
    const death = deathAt(tools, at)
    return death && isAnother(tools, death) ? [{ path: NO_FACT, value: undefined, ...death }] : []
  })

/** "Krennic nominated; Scouts at range 2 died", "my commander died, nominate Leia": they died, and not he; or nobody knows. */
export const fallenOther = (tools: SceneTools, people: readonly Mention<string>[], nominee: Mention<string>): Claim[] =>
  tools.tokens.flatMap(({ part }, at): Claim[] => {
    const { tokens } = tools
    if (!isDeadAt(tools, at) || part === tokens[nominee.from]!.part) return []
    const who = tokens.findLastIndex((one, place) => place < at && !HELPER.test(one.plain))
    const isPerson = people.some(({ from, to }) => from <= who && who <= to)
    const isHim = /^(he|hes|she|shes|it|who|nominee|him|her|and|but|although|though)$/.test(tokens[who]?.plain ?? '')
    return tokens[who]?.part === part && !isHim && !isPerson
      ? [{ path: 'nominee.defeated', value: undefined, from: at, to: at }]
      : []
  })
