/** What a card builds, and what it is free of. */
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'

const { clause } = clausesOver(vocabulary)

/** True for what a card builds. */
export const isByCard = (byCard: string | undefined): boolean => byCard !== undefined && byCard !== 'none'

/** True for what a card builds where that is held to be free of caps and bans (starcom:ambiguity.6/ii). */
export const isUncapped = (byCard: string | undefined, table: RulesInPlay) =>
  isByCard(byCard) && table.reads('starcom:ambiguity.6/ii') === 'B'

/** What a card builds, by edition (starcom:cards.mass-production.1, starcom:cards.military-base.1). */
const BUILT_BY: Readonly<Record<string, Readonly<Record<string, { card: string; count: number; says: string }>>>> = {
  'mass-production': {
    [NEW]: { card: 'corvette', count: 2, says: 'Mass Production builds two Corvettes' },
    [OLD]: { card: 'patrol-ship', count: 3, says: 'Mass Production builds three Patrol Ships' },
  },
  'military-base': {
    [NEW]: { card: 'defense-station', count: 1, says: 'A Military Base brings one Defense Station' },
    [OLD]: { card: 'defense-station', count: 2, says: 'A Military Base brings two Defense Stations' },
  },
}

/** The clauses of the cards that build: what they build, and how many. */
export const byTheCard = Object.entries(BUILT_BY).map(([slug, built]) =>
  clause(`starcom:cards.${slug}.1`, {
    needs: ['byCard', 'card', 'count'],
    when: ({ byCard }) => byCard === slug,
    holds: ({ card, count }, { edition }) => card === built[edition]!.card && count <= built[edition]!.count,
    says: {
      holds: (_f, { edition }) => `${built[edition]!.says}.`,
      fails: (_f, { edition }) => `${built[edition]!.says}, nothing else and no more.`,
      aside: 'Another card builds it, or none.',
    },
  }),
)

/** The same where the kind of ship or station is not asked. */
export const manyByTheCard = (slug: string) =>
  clause(`starcom:cards.${slug}.1`, {
    needs: ['byCard', 'count'],
    when: ({ byCard }) => byCard === slug,
    holds: ({ count }, { edition }) => count <= BUILT_BY[slug]![edition]!.count,
    says: {
      holds: (_f, { edition }) => `${BUILT_BY[slug]![edition]!.says}.`,
      fails: (_f, { edition }) => `${BUILT_BY[slug]![edition]!.says}, no more.`,
      aside: 'Another card builds it, or none.',
    },
  })
