import { choice, count } from '../../../kernel/facts.ts'
import { systemAliases, systems, vocabulary } from '../facts.ts'
import { counted } from '../words.ts'

/** A system card of either edition, or any other. */
export const systemCard = choice<string, { label: string; help: string; aliases: Record<string, string> }>(
  { ...systems, other: 'Any other system' },
  {
    aliases: systemAliases,
    label: 'System card',
    help: 'Its printed maximum and what it does on its first development.',
  },
)

export const facts = {
  systemController: vocabulary.systemController,
  developments: count({ label: 'Developments on the system now', max: 12, unit: 'development' }),
  count: count({
    label: 'How many developments to build',
    help: 'Those you pay for; the free one of a New Colony comes on top.',
    min: 1,
    max: 12,
    changeable: true,
    remedy: (n: number) => `Build ${counted(n, 'development')}`,
  }),
  maxDevelopments: count({
    label: 'Printed maximum of the system',
    help: 'The number at the top right.',
    min: 1,
    max: 6,
  }),
  orbitalHabitats: count({ label: 'Your Orbital Habitats there', help: 'Each adds room for two.', max: 3 }),
  myNonFighterShips: count({
    label: 'Your non-Fighter ships there',
    max: 60,
    unit: 'ship',
    changeable: true,
    remedy: (n: number) =>
      n ? 'Bring a ship that is not a Fighter into the system' : 'Take your ships out of the system',
  }),
  myFighters: count({ label: 'Your Fighters there', max: 60, unit: 'Fighter' }),
  credits: vocabulary.credits,
  card: systemCard,
  underSiege: {
    ...vocabulary.underSiege,
    changeable: false,
    help: 'Blank counts as no.',
    optional: true,
    blank: 'the system is not under siege',
  },
} as const
