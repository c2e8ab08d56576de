/** Places that are only compared: "is alpha next to beta", "two alphas at opposite ends of the map". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { WORMHOLES } from '../data/tiles.ts'
import { isSystem, type PlaceMention } from './place-names.ts'

const BESIDE = 'adjacent next border borders neighbor neighbour neighbors neighbours touch touches'.split(' ')
/** Behind these a wormhole is what a system has, or what is gone through. */
const HELD = 'with has have holds had through via of by and on'.split(' ')

const wormholeAt = ({ tokens }: SceneTools, at: number) =>
  WORMHOLES.find((kind) => tokens[at]?.plain === kind || tokens[at]?.plain === `${kind}s`)

/** "Adjacent to itself", "two alphas in the same system", "its own neighbor": both ends are one place. */
export const isOfOne = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    (_, at) =>
      isOne(at, 'itself') ||
      (isOne(at, 'one', 'same', 'single') && isOne(at + 1, 'system', 'tile', 'hex')) ||
      (isOne(at, 'own') && isOne(at + 1, 'neighbor', 'neighbour')),
  )

/** Letters that stand for any system with that wormhole. */
function lettersIn(tools: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  const { tokens, isOne } = tools
  const isTaken = (at: number) => places.some(({ from, to }) => from <= at && at <= to)
  const isCompared = tokens.some((_, at) => isOne(at, ...BESIDE))
  return tokens.flatMap((_, at): PlaceMention[] => {
    const kind = wormholeAt(tools, at)
    const lead = isOne(at - 1, 'a', 'an', 'another', 'the') ? at - 2 : at - 1
    const isEnd = isOne(lead, 'and') && wormholeAt(tools, lead - 1) !== undefined
    if (!kind || !isCompared || isTaken(at) || isOne(at + 1, 'wormhole', 'system', 'side')) return []
    if (isOne(lead, ...HELD) && !isEnd) return []
    const one: PlaceMention = { id: kind, wormholes: [kind], from: at, to: at }
    const isPair = tokens[at - 1]?.number === 2 && tokens[at]!.plain.endsWith('s') && !isOfOne(tools)
    return isPair
      ? [
          { ...one, from: at - 1 },
          { ...one, id: `another ${kind}` },
        ]
      : [one]
  })
}

const isLetter = ({ id }: PlaceMention): boolean => WORMHOLES.some((kind) => kind === id)

/** "If both have an alpha", "each holds a beta": what every one of them has. */
const sharedAt = (tools: SceneTools, at: number): boolean =>
  wormholeAt(tools, at) !== undefined &&
  [1, 2, 3, 4].some(
    (step) => tools.isOne(at - step, 'both', 'each') && tools.tokens[at - step]!.part === tools.tokens[at]!.part,
  ) &&
  [1, 2, 3].some((step) => tools.isOne(at - step, 'have', 'has', 'hold', 'holds', 'got', 'with'))

/** Wormholes that are spoken of, and of no place: where they are was not understood. */
export const looseWormholes = (tools: SceneTools, places: readonly PlaceMention[]): number[] =>
  tools.tokens.flatMap((_, at) =>
    wormholeAt(tools, at) && !sharedAt(tools, at) && !places.some(({ from, to }) => from <= at && at <= to) ? [at] : [],
  )

/** The places with those that are told by no more than their wormhole; a second of one kind is another place. */
export function comparedPlaces(tools: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  const shared = tools.tokens.flatMap((_, at) => (sharedAt(tools, at) ? [wormholeAt(tools, at)!] : []))
  const named = places.map((place) =>
    shared.length ? { ...place, wormholes: [...new Set([...(place.wormholes ?? []), ...shared])] } : place,
  )
  const all = [...named, ...lettersIn(tools, places)].sort((a, b) => a.from - b.from)
  return all.map((place, i) =>
    isLetter(place) &&
    !isOfOne(tools) &&
    all.slice(0, i).some(({ id }) => id === place.id && place.from !== place.to - 1)
      ? { ...place, id: `another ${place.id}` }
      : place,
  )
}

/** The two places that "adjacent" stands between, or behind; of two there is no choice. */
export function endsOf({ tokens, isOne }: SceneTools, all: readonly PlaceMention[]): (PlaceMention | undefined)[] {
  // "31 and 32 if both hold a delta": what lies there is neither of them
  const systems = all.filter((place) => isSystem(place) || !(place.wormholes?.length || place.anomalies?.length))
  const named = new Set(systems.map(({ id }) => id)).size > 1 ? systems : all
  const places = named.filter(({ id }, i) => named.findIndex((one) => one.id === id) === i)
  const at = tokens.findLastIndex((_, place) => isOne(place, ...BESIDE))
  if (places.length < 3 || at < 0) return places
  const before = named.filter(({ to }) => to < at)
  const after = named.filter(({ from }) => from > at)
  const [from, to] = [before.at(-1), after[0]]
  return !from || !to || from.id === to.id ? [] : [from, to]
}
