import type { RawFacts } from '../../../kernel/facts.ts'
import type { Remedy } from '../../../kernel/ruling.ts'
import { lowered } from '../../../kernel/words.ts'
import { type CommandCard, cards } from '../data/cards.ts'
import { cardNamed, has, listed, STANDING_ORDERS, same, titleOf } from '../names.ts'
import { type Given, handPipsOf, isOwned, isStandingOrders, isTied, meetsTie, prepare, type Ties } from './cards.ts'

const SHOWN = 8
const EACH = 2
const VALUES = [1, 2, 3] as const

interface Case {
  hand: string[]
  army: string[]
  given: Given[]
  ties: Ties
}

/** Good in this army under every reading, as far as is known. */
const suits = (card: CommandCard, { army, ties }: Case) => isOwned(card, army, true) && meetsTie(card, ties)

/** A card of the hand that may stay. */
function mayStay(name: string, i: number, found: Case): boolean {
  if (found.hand.findIndex((other) => same(other, name)) !== i) return false
  const card = cardNamed(name)
  if (card) return suits(card, found)
  return found.given.some((entry) => same(entry.name, name) && entry.allowed && entry.handPips !== undefined)
}

/** Cards of that value to take instead, generic ones first, then the characters', then those tied to the faction. */
function spare(pips: number, found: Case, taken: readonly string[]): string[] {
  const place = (card: CommandCard) => (card.scope === 'generic' ? 0 : isTied(card) ? 2 : 1)
  return cards
    .filter((card) => card.handPips === pips && suits(card, found) && !has(taken, card.name))
    .toSorted((a, b) => place(a) - place(b))
    .map((card) => card.name)
}

const pairs = (items: readonly number[]): number[][] =>
  items.length <= EACH ? [[...items]] : items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b]))

/** Every choice of the most cards that may stay together, as places in the hand. */
function keepings(found: Case): number[][] {
  const stay = found.hand.flatMap((name, i) => (mayStay(name, i, found) ? [i] : []))
  const fixed = stay.filter((i) => isStandingOrders(found.hand[i]!))
  return VALUES.reduce<number[][]>(
    (all, pips) => {
      const places = stay.filter((i) => handPipsOf(found.hand[i]!, found.given) === pips)
      return all.flatMap((kept) => pairs(places).map((pair) => [...kept, ...pair]))
    },
    [fixed],
  )
}

/** The cards that go in for those that leave, one list for each way to choose the last of them. */
function fillings(kept: readonly number[], found: Case): string[][] {
  const stay = kept.map((i) => found.hand[i]!)
  const orders = stay.some(isStandingOrders) ? [] : [STANDING_ORDERS]
  const values = VALUES.flatMap((pips) => {
    const here = stay.filter((name) => handPipsOf(name, found.given) === pips).length
    return Array.from({ length: EACH - here }, () => pips)
  })
  let ways: string[][] = [orders]
  for (const pips of values) {
    ways = ways.flatMap((way) =>
      spare(pips, found, [...stay, ...way])
        .slice(0, values.length === 1 ? SHOWN : 2)
        .map((name) => [...way, name]),
    )
  }
  const seen = new Set<string>()
  return ways.filter((way) => {
    const key = [...way].sort().join('|')
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

/** The hand with the newcomers in the places of those that leave, and the sentence for it. */
function swap(kept: readonly number[], into: readonly string[], { hand, given }: Case): Remedy {
  const news = [...into]
  const words: string[] = []
  const leave = hand.map((_, i) => i).filter((i) => !kept.includes(i))
  const next = hand.flatMap((name, i): string[] => {
    if (!leave.includes(i)) return [name]
    const same = news.findIndex((card) => handPipsOf(card, given) === handPipsOf(name, given))
    const [card] = news.splice(Math.max(0, same), 1)
    words.push(
      card
        ? `Swap ${titleOf(name)} for ${card}`
        : `Leave out ${hand.indexOf(name) === i ? titleOf(name) : `the second ${titleOf(name)}`}`,
    )
    return card ? [card] : []
  })
  words.push(...news.map((card) => `Add ${card}`))
  return {
    change: { hand: [...next, ...news] },
    says: words.map((word, i) => (i ? lowered(word) : word)).join(', and '),
  }
}

/** What may stay of the cards set aside for Contingencies. */
function asideOf(facts: RawFacts, hand: readonly string[], found: Case): { x: number; cards: string[] } | undefined {
  const aside = facts.contingencies as { x?: number; cards?: string[] } | undefined
  if (aside?.x === undefined || !aside.cards) return undefined
  const fit = aside.cards.filter((name, i, all) => {
    const card = cardNamed(name)
    return card && suits(card, found) && !has(hand, name) && all.findIndex((other) => same(other, name)) === i
  })
  return { x: aside.x, cards: fit.slice(0, aside.x) }
}

function withAside(remedy: Remedy, facts: RawFacts, found: Case): Remedy {
  const aside = asideOf(facts, (remedy.change.hand as string[] | undefined) ?? found.hand, found)
  if (!aside || JSON.stringify(aside) === JSON.stringify(facts.contingencies)) return remedy
  const says = `Set aside ${listed(aside.cards.map(titleOf))} for Contingencies`
  return {
    change: { ...remedy.change, contingencies: aside },
    says: remedy.says ? `${remedy.says}, and ${lowered(says)}` : says,
  }
}

/** Brings the missing characters into the army instead of sending their cards away. */
function enlist({ hand, army }: Case): Remedy[] {
  const absent = hand.flatMap((name) => {
    const card = cardNamed(name)
    if (!card || isOwned(card, army, true)) return []
    const wanted =
      card.characterMode === 'any' && !card.characters.some((owner) => has(army, owner))
        ? card.characters.slice(0, 1)
        : card.characterMode === 'all'
          ? card.characters
          : []
    return [...wanted, ...(card.alsoNames2019 ?? [])].filter((owner) => !has(army, owner))
  })
  const names = absent.filter((name, i) => absent.indexOf(name) === i)
  return names.length ? [{ change: { army: [...army, ...names] }, says: `Take ${listed(names)} into the army` }] : []
}

/** Swaps that make the hand legal, fewest first; each is judged again before it is shown. */
export function repairs(facts: RawFacts): Remedy[] {
  const { hand, army, given, faction, battleForce, restrictionMet } = prepare(facts) as unknown as Case & Ties
  if (!hand || !army) return []
  const found: Case = { hand, army, given, ties: { faction, battleForce, restrictionMet } }
  // a hand told in part is not filled up
  if (facts.more === true) return enlist(found)
  const swaps = keepings(found).flatMap((kept) => fillings(kept, found).map((into) => swap(kept, into, found)))
  const unchanged = (remedy: Remedy) => JSON.stringify(remedy.change.hand) === JSON.stringify(hand)
  const plain = swaps.map((remedy) => (unchanged(remedy) ? { change: {}, says: '' } : remedy))
  return [...plain.slice(0, SHOWN).map((remedy) => withAside(remedy, facts, found)), ...enlist(found)].filter(
    (remedy) => remedy.says,
  )
}
