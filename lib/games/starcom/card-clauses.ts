import type { WordedClause } from '../../kernel/pack.ts'
import { type Card, cards } from './data/cards.ts'
import { counted } from './words.ts'

const NEWEST_FIRST = ['2022-11', '2022-02'] as const
/** Figures and effect of a card in one line. */
function sayCard(card: Card): string {
  const kind = card.shipClass ? `${card.shipClass} ship` : card.type
  const isVessel = card.type === 'Ship' || card.type === 'Station'
  const figures = [
    isVessel ? (card.cost === null ? 'no cost printed' : `cost ${counted(card.cost, 'credit')}`) : '',
    card.attack === null ? '' : `attack ${card.attack}`,
    card.hp === null ? '' : counted(card.hp, 'hit point'),
    card.speed === null ? '' : `speed ${card.speed}`,
    card.maxDevelopments === null ? '' : `at most ${counted(card.maxDevelopments, 'development')}`,
    card.count === 1 ? '1 copy' : `${card.count} copies`,
  ].filter(Boolean)
  const domain = card.domain && card.domain !== 'Neutral' ? `, ${card.domain}` : ''
  return `${kind}${domain}: ${figures.join(', ')}. ${card.effect}`
}

/** Every card as a clause, `starcom:cards.<slug>.1`, with its words per edition. */
export const cardClauses: readonly WordedClause[] = [...new Set(cards.map((card) => card.slug))].map((slug) => {
  const printings = NEWEST_FIRST.flatMap((edition) =>
    cards.filter((card) => card.slug === slug && card.edition === edition),
  )
  const first = printings[0]!
  return {
    id: `starcom:cards.${slug}.1`,
    title: first.name,
    section: first.type,
    editions: printings.map((card) => card.edition),
    text: Object.fromEntries(printings.map((card) => [card.edition, sayCard(card)])),
    kind: printings.some((card) => card.kind === 'checkable') ? 'checkable' : 'reference',
    open: [...new Set(printings.flatMap((card) => card.open))].map((name) => `starcom:ambiguity.${name}`),
    aliases: [...new Set(printings.flatMap((card) => card.aliases))],
    source: {
      '2022-11': 'Star Commander card list, November 2022',
      '2022-02': 'Star Commander card list, February 2022',
    },
  }
})
