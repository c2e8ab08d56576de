import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { mySide, SIDES } from './sides.ts'

/** Who holds the round counter: the side said close to it, or mine where it is said which side I am. */
export function counterHolder(tools: SceneTools): Claim | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'counter', 'marker'))
  if (at < 0) return undefined
  const mine = mySide(tools)
  const { part } = tokens[at]!
  const places = [...[1, 2, 3, 4, 5, 6].map((step) => at - step), ...[1, 2, 3, 4].map((step) => at + step)]
  for (const place of places) {
    const token = tokens[place]
    if (!token || token.part !== part || place === mine?.at) continue
    if (/^(who|whos|no|not|unknown|remember|know|idea|clue|or|nobody)$/.test(token.plain)) return undefined
    const side = SIDES.find((one) => one === token.plain)
    // "with my opponent"
    const isOther = isOne(place + 1, 'opponent', 'opponents', 'enemy', 'rival', 'buddy', 'mate', 'friend')
    if (token.plain === 'my' && isOther) continue
    const value = side ?? (mine && /^(i|im|ive|me|my|mine)$/.test(token.plain) ? mine.side : undefined)
    const other =
      mine && /^(he|hes|him|his|she|shes|they|opponent|opponents|mate|buddy|friend|rival)$/.test(token.plain)
        ? SIDES.find((one) => one !== mine.side)
        : undefined
    const holder = value ?? other
    // "I don't hold the counter": then it is with the other one
    const isDenied = tokens
      .slice(Math.min(place, at), Math.max(place, at))
      .some(({ plain }) => /^(dont|doesnt|not|isnt|havent|hasnt|didnt|never)$/.test(plain))
    if (holder && isDenied)
      return {
        path: 'roundCounterHolder',
        value: SIDES.find((one) => one !== holder),
        from: Math.min(place, at),
        to: Math.max(place, at),
      }
    if (holder) return { path: 'roundCounterHolder', value: holder, from: Math.min(place, at), to: Math.max(place, at) }
  }
  // "Red rolled a block on the tie roll and has the round counter"
  const verb = [1, 2, 3].map((step) => at - step).find((place) => isOne(place, 'has', 'holds', 'have', 'hold', 'got'))
  const who = tokens.findIndex((token) => token.part === part)
  const subject = verb !== undefined && isOne(verb - 1, 'and') ? tokens[who] : undefined
  const doer =
    subject &&
    (SIDES.find((one) => one === subject.plain) ?? (mine && /^(i|ive|im)$/.test(subject.plain) ? mine.side : undefined))
  if (
    doer &&
    verb !== undefined &&
    /^(rolled|rolls|threw|played|plays|showed|flipped)$/.test(tokens[who + 1]?.plain ?? '')
  )
    return { path: 'roundCounterHolder', value: doer, from: verb, to: at }
  // "I'm blue, hold the round counter"
  const first = tokens.findIndex((token) => token.part === part)
  const isMine = mine?.at === first - 1 && isOne(first, 'hold', 'holding', 'have', 'got', 'with')
  return isMine ? { path: 'roundCounterHolder', value: mine.side, from: first, to: at } : undefined
}
