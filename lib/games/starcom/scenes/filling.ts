/** A system that is developed as far as it goes: "fill up a Homeworld from its first cube to the max". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'
import { SYSTEMS } from './things.ts'

/** So many a system of that card holds, where all editions print the same. */
function mostOf(slug: string): number | undefined {
  const [most, ...others] = new Set(cards.filter((one) => one.slug === slug).map((one) => one.maxDevelopments))
  return others.length ? undefined : (most ?? undefined)
}

/** Where it ends: "to the max", "fill it up". */
const endAt = ({ tokens, isOne }: SceneTools): number =>
  tokens.findIndex(
    (_, at) =>
      (isOne(at, 'max', 'maximum', 'limit', 'top', 'full') && isOne(at - 1, 'the', 'its', 'to', 'max')) ||
      (isOne(at, 'up', 'out') && [1, 2, 3, 4].some((step) => isOne(at - step, 'fill', 'max', 'filling', 'maxing'))),
  )

/** How many lie there: "from 2", "from its starting cube", "from its first". */
function startAt({ tokens, isOne }: SceneTools): { count: number; from: number; to: number } | undefined {
  const from = tokens.findIndex((_, at) => isOne(at, 'from'))
  if (from < 0) return undefined
  const at = [1, 2].map((step) => from + step).find((place) => tokens[place]?.number !== undefined)
  if (at !== undefined && !/^an?$/.test(tokens[at]!.plain)) return { count: tokens[at]!.number!, from, to: at }
  const first = [1, 2, 3].map((step) => from + step).find((place) => isOne(place, 'starting', 'first'))
  return first !== undefined && isOne(first + 1, 'development', 'counter', 'one')
    ? { count: 1, from, to: first + 1 }
    : undefined
}

/** How many lie there, and how many more the card of the system holds. */
export function filledUp(tools: SceneTools): Claim[] {
  const end = endAt(tools)
  const start = startAt(tools)
  if (end < 0 || !start) return []
  const [place, ...more] = tools.mentions(SYSTEMS)
  const most = place && !more.length ? mostOf(place.value.slug) : undefined
  const told = { path: 'developments', value: start.count, from: start.from, to: start.to }
  const count = most === undefined || most <= start.count ? undefined : most - start.count
  return [told, { path: 'count', value: count, from: end, to: end }]
}
