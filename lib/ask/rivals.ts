/** Of all that was found in a sentence: what is taken, and what stays open because two may be meant. */
import { grouped } from '../kernel/grouped.ts'
import type { Found } from './found.ts'

const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Two that cannot both be meant by the same words: two values of one fact, a name within a phrase, one number for two. */
const excludes = (one: Found, other: Found): boolean =>
  one.path === other.path ||
  one.label === true ||
  other.label === true ||
  (one.counts === true && other.counts === true && one.counter === other.counter)

/** The surest first; what takes words of a surer one is dropped, unless it has just the same words: then both are open. */
export function resolve(all: readonly Found[]): { taken: Found[]; rivals: Found[][] } {
  const sorted = [...all].sort((a, b) => b.weight - a.weight || a.places[0]! - b.places[0]!)
  const taken: Found[] = []
  const rivals: Found[][] = []
  const claimed = new Map<number, Found[]>()
  for (const one of sorted) {
    const holders = [...new Set(one.places.flatMap((place) => claimed.get(place) ?? []))].filter((holder) =>
      excludes(one, holder),
    )
    if (!holders.length) {
      taken.push(one)
      for (const place of one.places) claimed.set(place, [...(claimed.get(place) ?? []), one])
      continue
    }
    const [holder] = holders
    const same = holders.length === 1 && holder!.weight === one.weight && sameValue(holder!.places, one.places)
    if (!same || (holder!.path === one.path && sameValue(holder!.value, one.value))) continue
    const group = rivals.find((others) => others.includes(holder!))
    if (group) group.push(one)
    else rivals.push([holder!, one])
  }
  const contested = new Set(rivals.flat())
  return { taken: taken.filter((one) => !contested.has(one)), rivals }
}

/** A longer phrase of another fact, with all the words of this one. */
const swallows = (other: Found, one: Found): boolean =>
  other.path !== one.path && other.weight > one.weight && one.places.every((place) => other.places.includes(place))

/** Two values for one fact: neither is taken, unless one of them was only named in passing. */
export function agree(taken: readonly Found[]): { kept: Found[]; clashes: Found[][] } {
  const byPath = grouped(taken, ({ path }) => path)
  const kept: Found[] = []
  const clashes: Found[][] = []
  for (const all of byPath.values()) {
    const isList = all[0]!.fact?.kind === 'list'
    const firm = all.filter((one) => !one.doubtful)
    // "a card lets me draw" counts nothing where another number does
    const said = firm.some((one) => !one.soft) ? firm.filter((one) => !one.soft) : firm
    const [first, ...others] = said.filter(({ isEither }) => isEither)
    if (!isList && first && others.some(({ value }) => !sameValue(value, first.value))) {
      clashes.push([first, ...others])
      continue
    }
    if (isList || !said.length || all.length === 1) {
      kept.push(...(isList ? all : all.slice(0, 1)))
      continue
    }
    const most = Math.max(...said.map(({ weight }) => weight))
    const best = said.some(({ label }) => label) ? said.filter(({ weight }) => weight > most - 0.5) : said
    // "a speeder, while I have got troopers": what is said in a longer phrase of another fact is no second value
    const free = best.filter((one) => !taken.some((other) => swallows(other, one)))
    // "my capital is besieged, can I build in my capital": said twice, and each time within another fact's phrase
    const own = free.length ? free : best
    const [taking] = own
    if (taking && own.every((one) => sameValue(one.value, taking.value))) kept.push(taking)
    else clashes.push(best)
  }
  return { kept, clashes }
}
