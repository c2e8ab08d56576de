/** Who has how many developments when the game ends. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { nameAt, onlyName } from './people.ts'
import { nameOf } from './things.ts'

const HAS = ['has', 'have', 'with', 'got', 'on', 'at', 'is', 'controls', 'control', 'of']

/** "Lena has 9 developments, I have 11": behind the first the word may be left out. */
export const gameEnd: Scene = (tools) => [...notYet(tools), ...totals(tools)]

/** "Can I take his Homeworld", "I took it in a trade", "the last but one card", "the last of my hand": nothing of it ends the game. */
const notYet = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] => {
    const isOnlyAsked =
      isOne(at, 'take', 'conquer', 'capture', 'grab') && isOne(at - 2, 'can', 'may', 'could', 'should', 'must')
    const isDeal = isOne(at, 'trade', 'traded', 'deal', 'swap', 'gift') && !isOne(at + 1, 'world', 'route')
    if (isOnlyAsked || isDeal) return [{ path: 'homeworldConquered', value: undefined, from: at, to: at }]
    const isOther =
      (isOne(at, 'last') && isOne(at + 1, 'but')) || (isOne(at, 'my', 'his', 'her') && isOne(at + 1, 'hand'))
    return isOther ? [{ path: 'lastDomainCardDrawn', value: undefined, from: at, to: at + 1 }] : []
  })

const totals: Scene = (tools) => {
  const { tokens, typed, isOne } = tools
  const counts = new Map<string, { value: number; from: number; to: number }>()
  const isDevelopment = (at: number) => isOne(at, 'development', 'developments', 'counters', 'counter')
  for (const { name, ...count } of numberFirst(tools)) counts.set(name, count)
  const isRead = counts.size > 0
  tokens.forEach((token, at) => {
    if (isRead || token.number === undefined || /^(an?|both|couple|twice|single)$/.test(token.plain)) return
    if (!isDevelopment(at + 1) && !counts.size && !isTally(tools)) return
    for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
      if (isOne(place, ...HAS) || tokens[place]!.plain === 'only') continue
      const said = tokens[place]!
      const isMe = /^(i|ive|me|my)$/.test(said.plain)
      // "Mia took it, she has 8"
      const isOther = /^(he|hes|she|shes|they|theyve)$/.test(said.plain)
      const named = isOther
        ? (tools.once(takerOf) ?? (counts.has('me') ? nameOf(tools.once(onlyName)) : undefined))
        : undefined
      // "mia 7 devs": whoever stands right before a number of developments
      // "ann 11, bo 9": behind the first the word may be left out
      const isEnd = tokens[at + 1]?.part !== token.part || isOne(at + 1, 'and', 'too', 'also')
      const isListed = counts.size > 0 && said.isStrange === true && isEnd
      const isBare =
        place === at - 1 &&
        said.part === token.part &&
        (isDevelopment(at + 1) || isListed) &&
        /^[a-z]{2,}$/.test(said.plain) &&
        said.number === undefined
      const name = isMe
        ? 'me'
        : (named ??
          nameAt(tools, place) ??
          (isBare && !OTHER.has(said.plain) ? typed.slice(said.start, said.end) : undefined))
      if (name && !counts.has(name))
        counts.set(name, { value: token.number, from: place, to: isDevelopment(at + 1) ? at + 1 : at })
      break
    }
  })
  if (!counts.size) return evenly(tools) ?? uncounted(tools)
  // a game has two players at least, so that one of them is not told
  if (counts.size === 1)
    return [...counts.values()].map(({ from, to }) => ({ path: 'developmentsByPlayer', value: undefined, from, to }))
  return [...counts].map(([name, { value, from, to }]) => ({ path: `developmentsByPlayer.${name}`, value, from, to }))
}

/** "11 counters each": as many for everybody, however many they are. */
function evenly({ tokens, isOne }: SceneTools): Claim[] | undefined {
  const [at, ...more] = tokens.flatMap(({ number, plain }, i) =>
    number !== undefined && !/^(an?|one|both)$/.test(plain) ? [i] : [],
  )
  if (at === undefined || more.length || !isOne(at + 1, 'development', 'developments', 'counter', 'counters'))
    return undefined
  if (!isOne(at + 2, 'each', 'apiece')) return undefined
  const value = tokens[at]!.number
  return ['me', 'Red'].map((name) => ({ path: `developmentsByPlayer.${name}`, value, from: at, to: at + 2 }))
}

/** "Scores 9, 9 and 7", "both have 7": how they stand was told, though not whose it is. */
const uncounted = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ number, plain }, at): Claim[] =>
    // "three of us", "a game of 4 players" count nothing that is on the board
    plain === 'both' ||
    (number !== undefined && number > 1 && !isOne(at + 1, 'player') && tokens[at + 2]?.plain !== 'us')
      ? [{ path: 'developmentsByPlayer', value: undefined, from: at, to: at }]
      : [],
  )

/** "6 cubes me, 8 Lena, 7 Otto": parts that say a number and behind it whose it is, and nothing else. */
function numberFirst(tools: SceneTools): { name: string; value: number; from: number; to: number }[] {
  const { tokens, isOne } = tools
  const found = tokens.flatMap(({ number, part }, at) => {
    if (number === undefined || tokens[at - 1]?.part === part) return []
    const noun = isOne(at + 1, 'development', 'developments', 'counter', 'counters') ? at + 2 : at + 1
    const to = isOne(noun, 'for') ? noun + 1 : noun
    if (tokens[to]?.part !== part || tokens[to + 1]?.part === part) return []
    const name = /^(me|us|mine)$/.test(tokens[to]!.plain) ? 'me' : nameAt(tools, to)
    return name ? [{ name, value: number, from: at, to }] : []
  })
  return new Set(found.map(({ name }) => name)).size > 1 ? found : []
}

/** "Mia took my homeworld": who did it is "she", where nobody else is named before. */
const takerOf = (tools: SceneTools): string | undefined => {
  const [first, ...more] = tools.tokens.flatMap((_, at) =>
    tools.isOne(at + 1, 'took', 'take', 'takes', 'conquered', 'captured', 'just') ? (nameAt(tools, at) ?? []) : [],
  )
  return more.length ? undefined : first
}

/** "I have 14, Tom 12": numbers behind two players or more are their developments. */
const isTally = (tools: SceneTools): boolean =>
  tools.tokens.filter(
    ({ number, plain }, at) =>
      number !== undefined &&
      !/^(an?|no|both)$/.test(plain) &&
      [1, 2].some(
        (step) =>
          /^(i|ive|me|he|hes|she|shes|they|theyve)$/.test(tools.tokens[at - step]?.plain ?? '') ||
          nameAt(tools, at - step) !== undefined,
      ),
  ).length > 1

const OTHER = new Set(
  'wins win winning score scores who and or we they he she it you all total about than the with each both had need needs still already now then exactly only just opponent everyone nobody somebody someone player players another more most least'.split(
    ' ',
  ),
)
