/** What is left of credits some of which were spent. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { vesselsIn } from './vessels.ts'

const SPENT = /^(spent|spending|paid|paying|gave|bought|used)$/
const OTHERS = /^(he|hes|she|shes|they|theyve|opponent)$/

/** Whose doing it is that something was spent: the asker's, unless somebody else stands before the verb. */
const isMine = ({ tokens }: SceneTools, verb: number): boolean =>
  ![1, 2].some((step) => {
    const token = tokens[verb - step]
    return token?.part === tokens[verb]!.part && (OTHERS.test(token.plain) || token.isStrange === true)
  })

/** The number that was spent at a verb: "spent four", "bought a card for 3". */
function spentAt({ tokens, isOne }: SceneTools, verb: number): number | undefined {
  const isFor = (at: number) => tokens[verb]!.plain !== 'bought' || isOne(at - 1, 'for')
  return [1, 2, 3, 4]
    .map((step) => verb + step)
    .find((at) => {
      const [token, next] = [tokens[at], tokens[at + 1]]
      if (token?.part !== tokens[verb]!.part || token.number === undefined || /^an?$/.test(token.plain)) return false
      const isAlone = next?.part !== token.part || isOne(at + 1, 'credit', 'of', 'for', 'to', 'already', 'on', 'i')
      return isAlone && isFor(at)
    })
}

/** "Anna gave me 4 credits, I have 9 now": what came in is not all that is had. */
function given({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    ({ number }, place) =>
      number !== undefined && isOne(place - 1, 'me', 'us') && isOne(place - 2, 'gave', 'paid', 'sent', 'handed'),
  )
  // "Tom pays 4 for me, I have 2"
  const paid = tokens.findIndex(
    ({ number }, place) =>
      number !== undefined &&
      /^(pays|paid|adds|puts)$/.test(tokens[place - 1]?.plain ?? '') &&
      (isOne(place + 1, 'for') || (isOne(place + 1, 'credit') && isOne(place + 2, 'for'))) &&
      [2, 3].some((step) => isOne(place + step, 'me', 'us')),
  )
  if (paid >= 0) return [{ path: 'credits', value: undefined, from: paid - 1, to: paid }]
  if (at < 0 || !isOne(at + 1, 'credit')) return []
  const now = tokens.findIndex(
    ({ number }, place) =>
      number !== undefined && place > at && isOne(place - 1, 'have', 'ive', 'got') && isOne(place + 1, 'now'),
  )
  const told: Claim = { path: now < 0 ? 'credits' : '', value: undefined, from: at - 2, to: at + 1 }
  return now < 0 ? [told] : [told, { path: 'credits', value: tokens[now]!.number, from: now, to: now }]
}

/** "5 + 3 credits", "4 plus 2 bucks": what is added up is had in all. */
const addedUp = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ number }, at): Claim[] => {
    const before = isOne(at - 1, '+', 'plus') ? tokens[at - 2]?.number : undefined
    if (number === undefined || before === undefined || !isOne(at + 1, 'credit')) return []
    return [{ path: 'credits', value: before + number, from: at - 2, to: at + 1 }]
  })

/** "A 5 credit Frigate": what it costs, and nothing that is had. */
export const priced = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ from }): Claim[] => {
    const { number } = tools.tokens[from - 2] ?? {}
    return number !== undefined && tools.tokens[from - 1]!.plain === 'credit'
      ? [{ path: '', value: number, from: from - 2, to: from - 1 }]
      : []
  })

/** "I had 6 credits and spent 2": what is left can be worked out, where no other sum is told. */
function hadBefore({ tokens, isOne }: SceneTools, verb: number, spent: number): number | undefined {
  const isSum = (at: number) => tokens[at]?.number !== undefined && !/^(an?|one|no)$/.test(tokens[at]!.plain)
  const had = tokens.findIndex(
    (_, at) =>
      isSum(at) && isOne(at - 1, 'had') && (isOne(at - 2, 'i', 'we') || tokens[at - 2]?.part !== tokens[at]!.part),
  )
  const isNear = had >= 0 && had < verb && verb - had <= 5 && tokens[verb]!.part - tokens[had]!.part <= 1
  const others = tokens.filter((_, at) => isSum(at) && at !== had && at !== spent && isOne(at + 1, 'credit', 'left'))
  const isEnd = tokens[spent + 1]?.part !== tokens[spent]!.part || isOne(spent + 1, 'credit', 'already', 'of')
  const isLeft = isNear && isEnd && !others.length && tokens[had]!.number! >= tokens[spent]!.number!
  return isLeft ? had : undefined
}

/** "I have 9 credits and already spent 4", "after paying 4 I have 3 left": a number that was spent is none that is had. */
export function purse(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const verb = tokens.findIndex((token, at) => SPENT.test(token.plain) && isMine(tools, at) && spentAt(tools, at))
  const got = [...given(tools), ...addedUp(tools)]
  if (got.length) return got
  if (verb < 0) return []
  const at = spentAt(tools, verb)!
  const had = hadBefore(tools, verb, at)
  if (had !== undefined)
    return [{ path: 'credits', value: tokens[had]!.number! - tokens[at]!.number!, from: had, to: at }]
  if (!tokens.some((_, place) => isOne(place, 'credit'))) return []
  const isAfter = isOne(verb - 1, 'after')
  const spent: Claim = { path: isAfter ? '' : 'credits', value: undefined, from: verb, to: at }
  const left = tokens.findIndex(
    ({ number }, place) =>
      number !== undefined &&
      place !== at &&
      (isOne(place + 1, 'left') || (isOne(place + 1, 'credit') && isOne(place + 2, 'left'))),
  )
  if (left >= 0)
    return [
      { ...spent, path: '' },
      { path: 'credits', value: tokens[left]!.number, from: left, to: left + 1 },
    ]
  return [spent]
}
