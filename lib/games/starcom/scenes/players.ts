/** Who plays what against whom, and who sits where. */
import { type Claim, claim, type Mention, type Named, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { firstAt, passed } from './passing.ts'
import { genitiveAt, nameAt, onlyName } from './people.ts'
import { COMMANDS } from './things.ts'

const PLAYABLE: Named<string>[] = [...COMMANDS, { name: 'ability', value: 'ability' }]

/** Words before a card that say somebody laid it. */
const PLAYS =
  'plays play played answers answer answered responds respond responded uses use used reacts counters says say said throws threw drops lays laid goes'.split(
    ' ',
  )
const SKIPPED = new Set(['want', 'wants', 'to', 'with', 'the', 'a', 'an', 'his', 'her', 'their', 'then'])

/** Who lays the card: the nearest name before the verb. */
function playerOf(tools: SceneTools, mention: Mention): { by: string; at: number } | undefined {
  const { tokens, typed, isOne } = tools
  if (mention.owner === 'me') return { by: 'me', at: mention.start }
  // "she sabotages": the card is its own verb
  if (/^(he|she|they)$/.test(tokens[mention.from - 1]?.plain ?? '')) return { by: 'opponent', at: mention.from - 1 }
  for (let place = mention.start - 1; place >= Math.max(0, mention.start - 6); place--) {
    const token = tokens[place]!
    if (token.owner) return { by: typed.slice(token.start, token.end - 2), at: place }
    if (isOne(place, ...PLAYS) || SKIPPED.has(token.plain)) continue
    if (/^(i|ive|im|me|my)$/.test(token.plain)) return { by: 'me', at: place }
    if (/^(you|your)$/.test(token.plain)) return { by: 'opponent', at: place }
    const name = nameAt(tools, place)
    if (name) return { by: name, at: place }
    if (/^(opponent|enemy|he|she|they)$/.test(token.plain)) return { by: 'opponent', at: place }
    return undefined
  }
  return undefined
}

const SEATING = ['clockwise', 'seated', 'seats', 'sit', 'seating', 'order']

/** Three names or more in a row, or two where it says that they sit: the seats. */
export function seats(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isSeated = tokens.some((_, at) => isOne(at, ...SEATING))
  const runs: { names: string[]; from: number; to: number }[] = []
  tokens.forEach((token, at) => {
    // "Ann, Bob, Cas. bobs turn"
    if (token.owner || genitiveAt(tools, at)) return
    const last = runs.at(-1)
    // "Al, Bea, me", "me, then Al": the asker sits there too
    const isMe = /^(me|i|myself)$/.test(token.plain) && !isOne(at + 1, ...PLAYS, 'have', 'can')
    const name = isMe
      ? 'me'
      : (nameAt(tools, at) ?? (isSeated && token.isStrange && !isOne(at, ...SEATING) ? token.plain : undefined))
    if (!name) return
    const isJoined =
      last && !last.names.includes(name) && (last.to === at - 1 || (last.to === at - 2 && isOne(at - 1, 'and', 'then')))
    if (isJoined) {
      last.names.push(name)
      last.to = at
    } else runs.push({ names: [name], from: at, to: at })
  })
  const found = runs.find(({ names }) => names.length > 2 || (names.length === 2 && isSeated))
  return found ? [{ path: 'seats', value: found.names, from: found.from, to: found.to }] : []
}

/** "It is Bea's turn", "my command phase". */
export function activePlayer(tools: SceneTools): Claim[] {
  const { tokens, typed, isOne } = tools
  const isWhose = (at: number) =>
    !isOne(at - 1, 'since', 'before', 'after', 'until', 'not', 'isnt', 'wasnt', 'if') &&
    (tokens[at]?.owner ||
      genitiveAt(tools, at) ||
      /^(my|your|his|her|their|opponents?|enemy)$/.test(tokens[at]?.plain ?? ''))
  const to = tokens.findIndex(
    (_, at) => (isOne(at, 'turn') && isWhose(at - 1)) || (isOne(at, 'phase') && isWhose(at - 2)),
  )
  const from = isOne(to, 'phase') ? to - 2 : to - 1
  // "Green's turn?" is what is asked
  const isAsked = to === tokens.length - 1 && tokens[from - 1]?.part !== tokens[from]?.part && /\?\s*$/.test(typed)
  if (to < 0 || isAsked) return []
  const { owner, start, end, plain } = tokens[from]!
  const name = genitiveAt(tools, from) ?? (owner ? typed.slice(start, end - 2) : undefined)
  const seated = (seats(tools)[0]?.value ?? []) as readonly string[]
  const asSeated = seated.find((one) => one.toLowerCase() === name?.toLowerCase())
  const value = asSeated ?? name ?? (plain === 'my' ? 'me' : (tools.once(onlyName) ?? 'opponent'))
  return [{ path: 'activePlayer', value, from, to: from }]
}

const DEEDS =
  'move moves moved moving build builds built building jump jumps jumped explore explores explored exploring develop develops trade trades'.split(
    ' ',
  )

/** Who does what is answered: "you moving a ship", "when I build". */
function doer(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, ...DEEDS) && subjectOf(tools, place) !== undefined)
  if (at < 0 || isOne(at - 2, 'can', 'may', 'could', 'should')) return []
  return [{ path: 'trigger.by', value: subjectOf(tools, at), from: at - 1, to: at - 1 }]
}

/** "He plays Sabotage on my build", "on Mia's jump": what is answered is what somebody does. */
function deedAimedAt(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ part }, place) =>
      isOne(place, 'build', 'jump', 'explore', 'develop', 'development') && tokens[place + 1]?.part !== part,
  )
  const owner = at > 1 && isOne(at - 2, 'on', 'to', 'against', 'sabotage') ? doerBefore(tools, at - 1) : undefined
  if (!owner) return []
  // of an explore it is not said whether the jump is meant, or what the system does
  const kind = { path: 'trigger.kind', value: isOne(at, 'explore') ? undefined : 'action', from: at, to: at }
  return [{ path: 'trigger.by', value: owner, from: at - 1, to: at - 1 }, kind]
}
function doerBefore(tools: SceneTools, at: number): string | undefined {
  const { plain } = tools.tokens[at]!
  if (/^(my|our)$/.test(plain)) return 'me'
  return /^(his|her|their)$/.test(plain) ? (tools.once(onlyName) ?? 'opponent') : genitiveAt(tools, at)
}

function subjectOf(tools: SceneTools, verb: number): string | undefined {
  const at = tools.isOne(verb - 1, 'just', 'has', 'have') ? verb - 2 : verb - 1
  const plain = tools.tokens[at]?.plain ?? ''
  if (/^(i|ive|we)$/.test(plain)) return 'me'
  if (/^(you|youve|he|she|they|hes|shes|opponent)$/.test(plain)) return tools.once(onlyName) ?? 'opponent'
  return nameAt(tools, at)
}

/** "May I play Ram", "too late for Evasion", "my Sabotage still possible": it lies not there yet. */
function isWanted(tools: SceneTools, { start, to }: Mention): boolean {
  const { tokens, isOne } = tools
  if (firstAt(tools) >= 0) return false
  const isAsked = [1, 2, 3].some(
    (step) =>
      tokens[to + step]?.part === tokens[to]!.part && isOne(to + step, 'possible', 'allowed', 'legal', 'ok', 'okay'),
  )
  if (isAsked) return true
  for (let at = start - 1; at >= 0 && tokens[at]!.part === tokens[start]!.part; at--)
    if (isOne(at, 'can', 'may', 'could', 'want', 'late', 'should', 'wanna', 'able', 'allowed')) return true
  return false
}

/** "Intercept Orders on my Evasion": what is answered lies there already. */
const isAimedAt = ({ isOne, tokens }: SceneTools, { start, from }: Mention): boolean =>
  [start - 1, start - 2].some((at) => isOne(at, 'on', 'against', 'at', 'onto', 'to') && isSameWay(tokens, at, from))
const isSameWay = (tokens: SceneTools['tokens'], at: number, from: number): boolean =>
  tokens[at]!.part === tokens[from]!.part &&
  (tokens[from - 1]!.owner === true || /^(my|his|her|their|your)$/.test(tokens[from - 1]!.plain))

/** "Respond to an ability": it is the trigger, and nobody's play. */
const isAnswered = ({ isOne }: SceneTools, { value, from }: Mention<string>): boolean =>
  value === 'ability' && isOne(from - 1, 'a', 'an', 'the', 'any') && isOne(from - 2, 'to')

/** "Does the Sabotage work": it was played before. */
const isAgain = (tools: SceneTools, { value, from }: Mention<string>): boolean =>
  /^(the|that|this)$/.test(tools.tokens[from - 1]?.plain ?? '') &&
  tools.mentions(PLAYABLE).some((one) => one.value === value && one.to < from)

/** "Bob plays Barrage, I answer with Evasion": told one after the other; "my Evasion or his Barrage" tells no order. */
const isInTurn = (tools: SceneTools, plays: readonly Mention[]): boolean =>
  plays.every((one) => {
    const by = playerOf(tools, one)
    return (
      by !== undefined &&
      one.to < firstAt(tools) &&
      tools.tokens.some((_, at) => at > by.at && at < one.from && tools.isOne(at, ...PLAYS))
    )
  })

export const responses: Scene = (tools) => {
  const named = tools.mentions(PLAYABLE).filter((one) => !isAnswered(tools, one))
  const plays = named.filter((one) => !isWanted(tools, one) && !isAimedAt(tools, one) && !isAgain(tools, one))
  const first = plays[0] && playerOf(tools, plays[0])
  const aimed = deedAimedAt(tools)
  const deed = aimed.length ? aimed : doer(tools)
  // "Rob moved a ship, I answer with Interdiction": the deed is what is answered
  const isAnswer = first !== undefined && (aimed.length > 0 || (deed.length > 0 && deed[0]!.from < first.at))
  const inTurn = isInTurn(tools, plays) ? plays.flatMap((one) => playerOf(tools, one)?.by ?? []) : []
  const all = isAnswer ? [String(deed[0]!.value), ...inTurn] : inTurn
  const doers = isAnswer ? deed : first ? [{ path: 'trigger.by', value: first.by, from: first.at, to: first.at }] : deed
  return [
    ...seats(tools),
    ...activePlayer(tools),
    ...passed(tools, all, (seats(tools)[0]?.value ?? []) as readonly string[]),
    ...doers,
    ...(first && !isAnswer && plays[0]!.value !== 'ability'
      ? [{ path: 'trigger.kind', value: 'card', from: plays[0]!.from, to: plays[0]!.to }]
      : []),
    ...named
      .filter((one) => !plays.includes(one))
      // "can I stop that with Intercept Orders": what it would do there is more than whether it may be answered
      .map(
        ({ value, from, to }): Claim =>
          value === 'intercept-orders' && !plays.length
            ? { path: 'plays', value: undefined, from, to }
            : { path: '', value: undefined, isUnread: true, from, to },
      ),
    ...plays.map((mention, i) => {
      const player = playerOf(tools, mention)
      const aimed = mention.value === 'intercept-orders' && i > 0 ? { target: String(i) } : {}
      return claim(
        `plays[${i}]`,
        { ...(player ? { by: player.by } : {}), card: mention.value, ...aimed },
        { start: player?.at ?? mention.start, to: mention.to },
      )
    }),
  ]
}
