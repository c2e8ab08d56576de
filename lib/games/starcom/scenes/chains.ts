/** Ways told as a list of systems: "mine -> neutral -> hers", "his, another of his, then mine". */
import type { SceneTools, Token } from '../../../kernel/sayings.ts'
import { genitiveAt, nameAt } from './people.ts'
import { SYSTEMS } from './things.ts'

/** One system of the list, and its tokens. */
export interface Stop {
  destinationController?: string
  destinationCard?: string
  from: number
  to: number
}

const ARROW = /^(?:[-=]+>|→|>)$/
const DASH = /\s[-–—]\s/
const FILLERS = new Set(
  'again first another of one a an the system world planet place then and to finally back next door over go goes going into through via enter enters on it is own adjacent other'.split(
    ' ',
  ),
)

/** Whose system a word tells. */
function whose(tools: SceneTools, at: number): string | undefined {
  const { plain } = tools.tokens[at]!
  if (/^(my|mine|our|ours|home)$/.test(plain)) return 'me'
  if (/^(neutral|unowned|unclaimed|uncontrolled|free|nobodys)$/.test(plain)) return 'none'
  if (/^(his|hers?|theirs?|enemy|opponents?)$/.test(plain)) return 'Red'
  return genitiveAt(tools, at) ?? (tools.tokens[at]!.owner ? nameAt(tools, at) : undefined)
}

/** "An empty system" is any with nothing in it, unless it has the capitals of the card. */
export const namedSystems = ({ mentions, tokens, typed }: SceneTools) =>
  mentions(SYSTEMS).filter(({ from, value }) => value.slug !== 'empty-system' || typed[tokens[from]!.start] === 'E')

/** The one system that some words speak of; none where two owners are named. */
export function stopIn(tools: SceneTools, from: number, to: number): Stop | undefined {
  const places = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const owners = new Set(places.flatMap((at) => whose(tools, at) ?? []))
  const card = namedSystems(tools).find((one) => one.from >= from && one.to <= to)
  if (owners.size > 1 || (!owners.size && !card)) return undefined
  const [owner] = owners
  return {
    ...(owner ? { destinationController: owner } : {}),
    ...(card ? { destinationCard: card.value.slug } : {}),
    from,
    to,
  }
}

/** "A -> B -> C": the first is where it starts. Only whole lists are read. */
function signed(tools: SceneTools): Stop[] {
  const { tokens, typed } = tools
  const textOf = ({ start, end }: Token) => typed.slice(start, end)
  const cuts = tokens.flatMap((token, at) =>
    ARROW.test(textOf(token)) || DASH.test(typed.slice(tokens[at - 1]?.end ?? token.start, token.start)) ? [at] : [],
  )
  if (cuts.length < 2) return []
  const first = (at: number) => (ARROW.test(textOf(tokens[at]!)) ? at + 1 : at)
  const ends = (at: number) => {
    const until = tokens.findIndex(({ part }, i) => i > at && part !== tokens[at]!.part)
    return Math.min(until < 0 ? tokens.length - 1 : until - 1, at + 2)
  }
  const stops = [
    stopIn(tools, Math.max(0, cuts[0]! - 3), cuts[0]! - 1),
    ...cuts.map((at, i) => stopIn(tools, first(at), i + 1 < cuts.length ? cuts[i + 1]! - 1 : ends(first(at)))),
  ]
  return stops.every((stop) => stop !== undefined) ? (stops as Stop[]) : []
}

/** "…, neutral, neutral again, then hers": parts that are no more than a system, two or more of them in a row. */
function listed(tools: SceneTools): Stop[] {
  const { tokens } = tools
  const isCard = (at: number) => tools.mentions(SYSTEMS).some(({ from, to }) => from <= at && at <= to)
  const stops: Stop[] = []
  const parts = [...new Set(tokens.map(({ part }) => part))]
  for (const part of parts) {
    const from = tokens.findIndex((token) => token.part === part)
    const to = tokens.findLastIndex((token) => token.part === part)
    const all = tokens.slice(from, to + 1)
    const isBare = all.every(({ plain }, i) => FILLERS.has(plain) || isCard(from + i) || whose(tools, from + i))
    // what a way begins with may be where it starts, unless it is said to be the first
    const stop = isBare && (part > 0 || all[0]!.plain === 'first') ? stopIn(tools, from, to) : undefined
    if (stop) stops.push(stop)
    else if (stops.length === 1) stops.pop()
    else if (stops.length) break
  }
  return stops.length > 1 ? stops : []
}

/** The systems of a way in their order, and the one it starts from, where it is told by its signs. */
export function chainIn(tools: SceneTools): { origin?: Stop; stops: Stop[] } | undefined {
  const [origin, ...stops] = signed(tools)
  if (origin && stops.length > 1) return { origin, stops }
  const list = listed(tools)
  return list.length ? { stops: list } : undefined
}
