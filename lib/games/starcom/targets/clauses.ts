import { type AlsoCited, clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { listed } from '../../../kernel/words.ts'
import { OLD } from '../facts.ts'
import { AIMS, type Aim, type Kind } from './aims.ts'
import { facts } from './facts.ts'

const { clause } = clausesOver(facts)

const OWN_SYSTEM = 'starcom:additional-rules.targeting.1'
const ANYWHERE = 'starcom:additional-rules.targeting.2'

/** How far Ram of February 2022 reaches is an open question (starcom:ambiguity.54). */
const isRamAnywhere = (card: string, table: RulesInPlay) =>
  table.edition === OLD && card === 'ram' && table.reads('starcom:ambiguity.54') === 'B'

interface Pick {
  card: string
  target: Kind
  targetMine: boolean
  myShipThere: boolean
  myVesselThere: boolean
}

/** Why the card cannot be aimed there, or undefined where it can. Looks at no more than the card asks. */
function obstacle(f: Pick, table: RulesInPlay): string | undefined {
  const { kinds, whose, beside } = AIMS[table.edition]![f.card]!
  const name = facts.card.options[f.card]
  const words = listed(
    kinds.map((kind) => `a ${kind}`),
    'or',
  )
  if (!kinds.includes(f.target)) return `${name} is aimed at ${words}, not at a ${f.target}.`
  if (whose && f.targetMine !== (whose === 'mine'))
    return `${name} is aimed at ${words} ${whose === 'mine' ? 'of your own' : 'of another player'}.`
  if (!beside || isRamAnywhere(f.card, table)) return undefined
  const isThere = beside === 'ship' ? f.myShipThere : f.myVesselThere
  return isThere
    ? undefined
    : `${name} needs one of your ${beside === 'ship' ? 'ships' : 'ships or stations'} in that system.`
}

const isVesselCard = (slug: string) => AIMS[OLD]![slug]?.kinds.includes('ship') ?? false

/** February 2022 says by a rule of its own how far a card that names a target reaches. */
const reachOf = (slug: string): AlsoCited[] =>
  isVesselCard(slug)
    ? [{ clause: ANYWHERE, edition: OLD }, ...(slug === 'ram' ? [{ clause: OWN_SYSTEM, edition: OLD }] : [])]
    : []

/** What has to be told of a case for a card: no more than it asks. */
const toldFor = ({ whose, beside }: Aim) =>
  [
    'card',
    'target',
    ...(whose ? (['targetMine'] as const) : []),
    ...(beside === 'ship' ? (['myShipThere'] as const) : beside ? (['myVesselThere'] as const) : []),
  ] as const

/** One clause a card and edition: what it may be aimed at, and what you must have there. */
const ofCards = Object.entries(AIMS).flatMap(([edition, aims]) =>
  Object.entries(aims).map(([slug, aim]) =>
    clause(`starcom:cards.${slug}.1`, {
      editions: [edition],
      needs: toldFor(aim),
      ...(slug === 'ram' && edition === OLD ? { readings: ['starcom:ambiguity.54'] } : {}),
      when: ({ card }) => card === slug,
      holds: (f, table) => obstacle(f, table) === undefined,
      also: reachOf(slug),
      says: {
        holds: (_f, table) =>
          table.edition === OLD && isVesselCard(slug)
            ? `${facts.card.options[slug]} reaches its target in any system, as it is worded.`
            : `${facts.card.options[slug]} may be aimed there.`,
        fails: (f, table) => obstacle(f, table) ?? 'It cannot be aimed there.',
        aside: 'Another Command is played.',
      },
    }),
  ),
)

/** What a Pulsar System keeps Commands from. */
const pulsar = clause('starcom:cards.pulsar-system.1', {
  needs: ['target', 'pulsarSystem'],
  readings: ['starcom:ambiguity.52'],
  when: ({ pulsarSystem }) => pulsarSystem,
  holds: ({ target }, table) => {
    if (target === 'station') return table.reads('starcom:ambiguity.52') === 'A'
    return target === 'system' && table.edition === OLD
  },
  says: {
    holds: ({ target }) =>
      target === 'station'
        ? 'A Pulsar System shields ships; stations are not mentioned.'
        : 'In this edition a Pulsar System shields the ships in it, not itself.',
    fails: ({ target }) =>
      target === 'system'
        ? 'Commands cannot be aimed at a Pulsar System.'
        : `Commands cannot be aimed at a ${target} in a Pulsar System.`,
    aside: 'It is not a Pulsar System.',
  },
})

export const clauses = [...ofCards, pulsar]
