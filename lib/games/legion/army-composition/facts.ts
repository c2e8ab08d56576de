import { choice, count, list, name, record, yesNo } from '../../../kernel/facts.ts'
import { battleForceOptions } from '../command-hand/facts.ts'
import { rankOptions } from '../facts.ts'
import { sayWaivers } from '../told.ts'

const formatOptions = { standard: 'Standard', skirmish: 'Skirmish', 'grand-army': 'Grand Army' } as const
/** A format of play. */
export type Format = keyof typeof formatOptions

/** Every limit of the three formats. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 10] as const

const ranked = (label: string, one: string) =>
  count({
    label,
    max: 30,
    edges: EDGES,
    unit: 'unit',
    changeable: true,
    remedy: (n: number) => `Take ${n === 0 ? 'no' : n} ${n === 1 ? one : `${one}s`}`,
  })

/** Keywords that free a unit from the count of its rank, in later army building. */
const waiverOptions = {
  entourage: 'Entourage',
  associate: 'Associate',
  detachment: 'Detachment',
  mercenary: 'Mercenary',
} as const

const force = (name: string) => [name, name] as const
/** Battle forces of the cards, and those whose sheets bear on ranks. */
const forceOptions: Readonly<Record<string, string>> = {
  ...battleForceOptions,
  ...Object.fromEntries(['Shadow Collective', 'Mandalorian Clans'].map(force)),
}

/** The facts of an army. */
export const facts = {
  format: choice(formatOptions, { label: 'Format' }),
  points: count({
    label: 'Points of the army',
    max: 3000,
    edges: [500, 800, 1600],
    unit: 'point',
    changeable: true,
    remedy: (n: number) => `Come down to ${n} points`,
  }),
  commander: ranked('Commander units', 'commander'),
  operative: ranked('Operative units', 'operative'),
  corps: ranked('Corps units', 'corps unit'),
  special: ranked('Special forces units', 'special forces unit'),
  support: ranked('Support units', 'support unit'),
  heavy: ranked('Heavy units', 'heavy unit'),
  unique: list(name({ label: 'Unit' }), {
    label: 'Names of the unique units',
    help: 'One entry for each unit, so a name can stand twice.',
    max: 30,
    item: 'unit',
  }),
  battleForce: choice(forceOptions, {
    label: 'Battle force of the army',
    help: 'Leave it blank for an army without one.',
    optional: true,
    changeable: true,
    // another battle force is another army
    remedy: (force: string) => (force === 'none' ? 'Play without that battle force' : undefined),
  }),
  waived: list(
    record(
      { rank: choice(rankOptions, { label: 'Rank' }), keyword: choice(waiverOptions, { label: 'Waiver' }) },
      { label: 'Unit with a waiver', row: ['rank', 'keyword'], told: sayWaivers(rankOptions, waiverOptions) },
    ),
    {
      label: 'Units with a waiver of their rank',
      help: 'An Entourage, an Associate or a Detachment with the unit it asks for, and mercenaries. They are in the counts above, too. Leave it blank where there is none.',
      max: 30,
      item: 'unit',
      optional: true,
      blank: 'no unit has a waiver of its rank',
    },
  ),
  allies: yesNo({
    label: 'A unit of the army has Allies of Convenience',
    help: 'Matters only where the army has one mercenary too many; blank counts as no.',
    optional: true,
  }),
  fieldCommander: yesNo({
    label: 'A unit of the army has Field Commander',
    help: 'Asked only where the army has too few commanders.',
    changeable: true,
    remedy: (has: boolean) => (has ? 'Take a unit with Field Commander' : 'Take no unit with Field Commander'),
  }),
} as const
