/** What is said of a command card where cards are listed. */
import type { CommandCard } from './data/cards.ts'

const words = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase())
const dots = (pips: number) => `${pips} pip${pips === 1 ? '' : 's'}`

/** The heading a card is listed under: its faction. */
export const sectionOf = (card: CommandCard): string => (card.faction ? words(card.faction) : 'Any faction')

/** "2 pips", or that nobody has confirmed them. */
export const pipsOf = (card: CommandCard): string => (card.pips === null ? 'Pips not confirmed' : dots(card.pips))

/** Who may play it and what it does, in a line. */
export const lineOf = (card: CommandCard): string =>
  [
    card.characters.length ? card.characters.join(card.characterMode === 'all' ? ' and ' : ' or ') : words(card.scope),
    card.pips !== card.handPips && `counts as ${dots(card.handPips)} in the hand`,
    card.battleForce && `battle force ${words(card.battleForce)}`,
    card.effectGist,
  ]
    .filter(Boolean)
    .join(' · ')

/** What a player should not take on trust. */
export const doubtsOf = (card: CommandCard): string[] => [
  ...(card.pipsConflicts ?? []).map(({ source, pips }) => `${source} says ${dots(pips)}`),
  ...(card.orders === null ? ['Orders: no reliable source'] : []),
  ...(card.ordersConfidence === 'scan-text' ? ['Orders from scanned text'] : []),
  ...(card.ordersConfidence === 'one-source' ? ['Orders from one source'] : []),
  ...(card.ordersOtherPrinting ? [`Another print has other orders (${card.ordersOtherPrinting.source})`] : []),
]
