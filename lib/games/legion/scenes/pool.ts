/** How many units there are, and how many of them have orders. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'

const UNITS = ['units', 'squads', 'activations', 'unit']
const DEAD = ['dead', 'died', 'defeated', 'killed', 'lost', 'gone', 'destroyed']

export const orderPool: Scene = (tools) => {
  const all = wholeArmy(tools)
  if (all.length) return all
  const some = someOf(tools)
  return some.length ? some : [...unitsLeft(tools), ...allBut(tools), ...allOfThem(tools)]
}

/** "1 of my 9 units got an order", "all but one of my five have orders". */
function someOf({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    ({ number }, place) =>
      number !== undefined &&
      isOne(place + 1, 'of', 'out') &&
      isOne(place + 2, 'my', 'our', 'the', 'his', 'of') &&
      tokens[place + 3]?.number !== undefined,
  )
  if (at < 0) return []
  const [some, whole] = [tokens[at]!.number!, tokens[at + 3]!.number!]
  const behind = tokens.slice(at + 4, at + 10).filter(({ part }) => part === tokens[at]!.part)
  const ordered = behind.findIndex(({ plain }) => /^(orders?|tokens?|ordered)$/.test(plain))
  const isOther = behind.some(
    ({ plain }) => DEAD.includes(plain) || /^(no|not|without|havent|hasnt|dont|left)$/.test(plain),
  )
  if (ordered < 0 || isOther || some > whole) return []
  const isBut = isOne(at - 1, 'but', 'except')
  return [
    { path: 'units', value: whole, from: at + 3, to: at + 3 },
    { path: 'ordered', value: isBut ? whole - some : some, from: isBut ? at - 2 : at, to: at + 4 + ordered },
  ]
}

/** "7 units, all of them with orders". */
function allOfThem(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const units = unitsAt(tools)
  const at = tokens.findIndex(
    ({ plain }, place) =>
      place > units &&
      /^(all|each|every)$/.test(plain) &&
      !isOne(place + 1, 'but', 'except') &&
      !isOne(place - 1, 'at', 'not'),
  )
  const behind = wordsOf(tools, at)
  const ordered = behind.findIndex((word) => /^(orders?|tokens?|ordered)$/.test(word))
  if (units < 0 || ordered < 0 || behind.some((word) => /^(no|not|without|havent|dont|may|can|get)$/.test(word)))
    return []
  return [{ path: 'ordered', value: tokens[units]!.number!, from: at, to: at + 1 + ordered }]
}

/** The words told of those who are counted there: "all alive, three got orders" tells of all that they are alive. */
function wordsOf({ tokens }: SceneTools, at: number): string[] {
  const { part } = tokens[at] ?? {}
  const behind = tokens.slice(at + 1, at + 6)
  const other = behind.findIndex(
    (token) =>
      token.part !== part ||
      isCount(token.plain, false) ||
      /^(none|no|nobody|noone|some|most|half|several|only|just|one|but)$/.test(token.plain),
  )
  return (at < 0 ? [] : other < 0 ? behind : behind.slice(0, other)).map(({ plain }) => plain)
}

const unitsAt = ({ tokens, isOne }: SceneTools): number =>
  tokens.findIndex((token, place) => token.number !== undefined && isOne(place + 1, ...UNITS))

/** "8 units, 1 dead": whether the dead are among them is not said; of "started with 8, lost 1" it is. */
function unitsLeft(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = unitsAt(tools)
  if (at < 0) return []
  const fallen = [2, 3, 4].find(
    (step) => DEAD.includes(tokens[at + step]?.plain ?? '') && tokens[at + step]!.part === tokens[at]!.part,
  )
  const isDenied = [2, 3].some((step) => isOne(at + step, 'not', 'arent', 'have', 'with', 'got'))
  if (fallen !== undefined && !isDenied) return outOf(tools, at, at + fallen)
  if (isOne(at + 2, 'left', 'alive', 'remaining', 'undefeated')) return []
  const dead = tokens.findIndex(
    ({ number }, place) =>
      number !== undefined &&
      number > 0 &&
      place !== at &&
      ([1, 2].some((step) => DEAD.includes(tokens[place + step]?.plain ?? '') && !isOne(place + 1, ...UNITS)) ||
        isOne(place - 1, 'lost', 'lose', 'down')),
  )
  if (dead < 0) return []
  const [before, lost] = [tokens[at]!.number!, tokens[dead]!.number!]
  const isStart = [1, 2].some((step) => isOne(at - step, 'started', 'start', 'began', 'had', 'brought', 'fielded'))
  const value = isStart && lost < before ? before - lost : undefined
  return [{ path: 'units', value, from: at, to: at + 1 }, ...(value === undefined ? [] : [at, dead].map(taken))]
}

/** "5 units dead out of 11": those who fell are not those who are there. */
function outOf({ tokens, isOne }: SceneTools, at: number, dead: number): Claim[] {
  const whole = [1, 2, 3, 4].map((step) => dead + step).find((place) => tokens[place]?.number !== undefined)
  const isOut = whole !== undefined && isOne(whole - 1, 'of', 'from', 'my', 'our', 'his')
  const left = isOut ? tokens[whole]!.number! - tokens[at]!.number! : -1
  const value = left > 0 ? left : undefined
  return [{ path: 'units', value, from: at, to: isOut ? whole : dead }, ...(isOut ? [taken(whole)] : [])]
}

/** "7 units, all but two have orders". */
function allBut(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const units = tokens[unitsAt(tools)]?.number
  const at = tokens.findIndex(
    ({ plain }, place) => /^(all|every|everyone)$/.test(plain) && isOne(place + 1, 'but', 'except'),
  )
  const without = at < 0 ? undefined : tokens[at + 2]?.number
  const to = [3, 4, 5, 6, 7].map((step) => at + step).find((place) => isOne(place, 'order', 'token', 'ordered'))
  if (without === undefined || to === undefined || without > (units ?? without)) return []
  return [{ path: 'ordered', value: units === undefined ? undefined : units - without, from: at, to }]
}

/** Figures that are used up count nothing else. */
const taken = (at: number): Claim => ({ path: '', value: undefined, from: at, to: at })

/** "Every one of my six units has an order", "none of the 7 units has a token". */
function wholeArmy(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  for (const [at, { plain }] of tokens.entries()) {
    // "no orders at all, 11 units"
    if (!/^(all|every|each|none|both)$/.test(plain) || isOne(at - 1, 'at')) continue
    const count = [0, 1, 2, 3, 4].map((step) => at + step).find((place) => isCount(tokens[place]?.plain, place === at))
    // "all 8 have orders": of the units
    const isOnly = !tokens.some(
      ({ plain: other }, place) => (place !== count && isCount(other, false)) || /^(but|except)$/.test(other),
    )
    const isBare = isOnly && count !== undefined && count > at && isOne(count + 1, 'have', 'has', 'got', 'with', 'of')
    const noun = isBare ? count : [1, 2, 3].map((step) => (count ?? NaN) + step).find((place) => isOne(place, ...UNITS))
    if (count === undefined || noun === undefined) continue
    const behind = wordsOf(tools, noun)
    if (!behind.some((word) => /^(orders?|tokens?|ordered)$/.test(word))) continue
    const units = tokens[count]!.number!
    const isDenied = behind.some((word) => /^(no|not|without|havent|hasnt|dont|doesnt)$/.test(word))
    const to = noun + 1 + behind.findLastIndex((word) => /^(orders?|tokens?|ordered)$/.test(word))
    return [
      { path: 'units', value: units, from: count, to: noun },
      { path: 'ordered', value: (plain === 'none') !== isDenied ? 0 : units, from: at, to },
    ]
  }
  return []
}

/** "Every one of my six": "one" counts nothing there. */
const isCount = (plain: string | undefined, isFirst: boolean): boolean =>
  isFirst
    ? plain === 'both'
    : /^(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)$/.test(plain ?? '')
