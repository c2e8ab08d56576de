import { scene } from '../ids.ts'

const standard = {
  format: 'standard',
  points: 800,
  commander: 2,
  operative: 2,
  corps: 3,
  special: 3,
  support: 3,
  heavy: 2,
  unique: ['Darth Vader'],
}
const skirmish = {
  format: 'skirmish',
  points: 500,
  commander: 1,
  operative: 1,
  corps: 4,
  special: 2,
  support: 2,
  heavy: 1,
  unique: [],
}
const grand = {
  format: 'grand-army',
  points: 1600,
  commander: 4,
  operative: 3,
  corps: 10,
  special: 5,
  support: 5,
  heavy: 4,
  unique: [],
}
const STANDARD =
  'army-building.points.1 army-building.ranks.1a army-building.ranks.1b army-building.ranks.1c army-building.ranks.1d army-building.ranks.1e army-building.ranks.1f army-building.unique.1'
const without = (facts: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(facts).filter(([known]) => known !== key))
const LETTERS = { commander: 'a', operative: 'b', corps: 'c', special: 'd', support: 'e', heavy: 'f' } as const
const MOST = { commander: 2, operative: 2, corps: 6, special: 3, support: 3, heavy: 2 } as const

/** Worked examples of armies: both sides of every limit. */
export const scenarios = [
  scene(
    'Five operatives are too many for every format, whatever else is in the army',
    { operative: 5 },
    'illegal',
    'army-building.ranks.3 fails',
    { deciding: 'army-building.ranks.1b army-building.ranks.2 army-building.ranks.3' },
  ),
  scene(
    'Five commanders are too many for every format, and Field Commander makes up for too few only',
    { commander: 5 },
    'illegal',
    'army-building.ranks.3 fails',
    { deciding: 'army-building.ranks.1a army-building.ranks.2 army-building.ranks.3' },
  ),
  scene(
    'A unit with Field Commander instead of a commander',
    { ...standard, commander: 0, fieldCommander: true },
    'legal',
    'army-building.ranks.4 holds',
    { deciding: `${STANDARD.replace('army-building.ranks.1a', 'army-building.ranks.4')}` },
  ),
  scene(
    'Without a commander it matters whether a unit has Field Commander',
    { ...standard, commander: 0 },
    'undetermined',
    'army-building.ranks.4 unknown',
    { missing: ['fieldCommander'] },
  ),
  scene(
    'Field Commander does not make up for missing corps units',
    { ...skirmish, commander: 0, corps: 1, fieldCommander: true },
    'illegal',
    'army-building.ranks.2 fails',
    { deciding: 'army-building.ranks.2' },
  ),

  scene('A standard army at its limits', standard, 'legal', 'army-building.points.1 holds', { deciding: STANDARD }),
  scene(
    '801 points are too many for a standard army',
    { ...standard, points: 801 },
    'illegal',
    'army-building.points.1 fails',
    { deciding: 'army-building.points.1' },
  ),
  scene(
    'The points of a standard army are not known',
    without(standard, 'points'),
    'undetermined',
    'army-building.points.1 unknown',
    { missing: ['points'] },
  ),
  ...(Object.keys(LETTERS) as (keyof typeof LETTERS)[]).flatMap((rank) => {
    const clause = `army-building.ranks.1${LETTERS[rank]}`
    return [
      scene(
        `${MOST[rank]} ${rank} units are within a standard army`,
        { ...standard, [rank]: MOST[rank] },
        'legal',
        `${clause} holds`,
      ),
      scene(
        `${MOST[rank] + 1} ${rank} units are too many for a standard army`,
        { ...standard, [rank]: MOST[rank] + 1 },
        'illegal',
        `${clause} fails`,
        { deciding: clause },
      ),
      scene(`The number of ${rank} units is not known`, without(standard, rank), 'undetermined', `${clause} unknown`, {
        missing: rank === 'commander' ? [rank, 'fieldCommander'] : [rank],
      }),
    ]
  }),
  scene(
    'A standard army needs a commander',
    { ...standard, commander: 0, fieldCommander: false },
    'illegal',
    'army-building.ranks.1a fails',
  ),
  scene(
    'Two corps units are too few for a standard army',
    { ...standard, corps: 2 },
    'illegal',
    'army-building.ranks.1c fails',
    { deciding: 'army-building.ranks.1c' },
  ),
  scene('A standard army holds at most two commanders', standard, 'legal', 'commander.rank.1 holds'),
  scene(
    'Whether there are more than two commanders is not known',
    without(standard, 'commander'),
    'undetermined',
    'commander.rank.1 unknown',
  ),
  scene('500 points for a skirmish', skirmish, 'legal', 'army-building.points.2 holds', {
    deciding: 'army-building.points.2 army-building.ranks.2 army-building.unique.1',
  }),
  scene(
    '501 points are too many for a skirmish',
    { ...skirmish, points: 501 },
    'illegal',
    'army-building.points.2 fails',
    { deciding: 'army-building.points.2' },
  ),
  scene(
    '1601 points are too many for a Grand Army',
    { ...grand, points: 1601 },
    'illegal',
    'army-building.points.2 fails',
    { deciding: 'army-building.points.2' },
  ),
  scene(
    'The points of a skirmish army are not known',
    without(skirmish, 'points'),
    'undetermined',
    'army-building.points.2 unknown',
    { missing: ['points'] },
  ),
  scene(
    'Two heavy units are too many for a skirmish',
    { ...skirmish, heavy: 2 },
    'illegal',
    'army-building.ranks.2 fails',
    { deciding: 'army-building.ranks.2' },
  ),
  scene('A skirmish army within its limits', skirmish, 'legal', 'army-building.ranks.2 holds'),
  scene(
    'The corps of a skirmish army are not known',
    without(skirmish, 'corps'),
    'undetermined',
    'army-building.ranks.2 unknown',
    { missing: ['corps'] },
  ),
  scene('Three operatives in a Grand Army', grand, 'legal', 'army-building.ranks.3 holds'),
  scene(
    'Five operatives are too many for a Grand Army',
    { ...grand, operative: 5 },
    'illegal',
    'army-building.ranks.3 fails',
    { deciding: 'army-building.ranks.3' },
  ),
  scene('Four operatives in a Grand Army', { ...grand, operative: 4 }, 'disputed', 'army-building.ranks.3 unknown', {
    deciding: 'army-building.ranks.3',
  }),
  scene(
    'A unique name stands twice',
    { ...standard, unique: ['Luke Skywalker', 'luke skywalker'] },
    'illegal',
    'army-building.unique.1 fails',
    { deciding: 'army-building.unique.1' },
  ),
  scene(
    'Different unique names',
    { ...standard, unique: ['Luke Skywalker', 'Leia Organa'] },
    'legal',
    'army-building.unique.1 holds',
  ),
  scene(
    'The unique units are not known',
    without(standard, 'unique'),
    'undetermined',
    'army-building.unique.1 unknown',
    { missing: ['unique'] },
  ),
  scene(
    'Blizzard Force needs a commander, Field Commander or not',
    { ...standard, commander: 0, fieldCommander: true, battleForce: 'Blizzard Force' },
    'illegal',
    'army-building.ranks.5 fails',
    { deciding: 'army-building.ranks.5' },
  ),
  scene(
    'Blizzard Force with a commander',
    { ...standard, battleForce: 'Blizzard Force' },
    'legal',
    'army-building.ranks.5 holds',
  ),
  scene(
    'Whether Blizzard Force has a commander is not known',
    { ...without(standard, 'commander'), battleForce: 'Blizzard Force', fieldCommander: false },
    'undetermined',
    'army-building.ranks.5 unknown',
  ),
  scene(
    'A Detachment beyond the most of its rank',
    { ...standard, special: 4, waived: [{ rank: 'special', keyword: 'detachment' }] },
    'disputed',
    'army-building.ranks.1d unknown',
    { deciding: 'army-building.ranks.1d' },
  ),
  scene(
    'A Detachment within the most of its rank changes nothing',
    { ...standard, waived: [{ rank: 'special', keyword: 'detachment' }] },
    'legal',
    'army-building.ranks.6 holds',
  ),
  scene(
    'One Entourage does not carry two units too many',
    { ...standard, special: 5, waived: [{ rank: 'special', keyword: 'entourage' }] },
    'illegal',
    'army-building.ranks.1d fails',
    { deciding: 'army-building.ranks.1d' },
  ),
  scene(
    'The third corps unit is a mercenary',
    { ...standard, waived: [{ rank: 'corps', keyword: 'mercenary' }] },
    'disputed',
    'army-building.ranks.1c unknown',
    { deciding: 'army-building.ranks.1c' },
  ),
  scene(
    'A mercenary beyond the least number',
    { ...standard, corps: 4, waived: [{ rank: 'corps', keyword: 'mercenary' }] },
    'legal',
    'army-building.ranks.7 holds',
  ),
  scene(
    'Two mercenary heavy units',
    {
      ...standard,
      waived: [
        { rank: 'heavy', keyword: 'mercenary' },
        { rank: 'heavy', keyword: 'mercenary' },
      ],
    },
    'disputed',
    'army-building.ranks.7 unknown',
    { deciding: 'army-building.ranks.7' },
  ),
  scene(
    'Two mercenary heavy units, as later army building counts them',
    {
      ...standard,
      waived: [
        { rank: 'heavy', keyword: 'mercenary' },
        { rank: 'heavy', keyword: 'mercenary' },
      ],
    },
    'illegal',
    'army-building.ranks.7 fails',
    { deciding: 'army-building.ranks.7', readings: { 17: 'A' } },
  ),
  scene(
    'Two mercenary heavy units with Allies of Convenience',
    {
      ...standard,
      waived: [
        { rank: 'heavy', keyword: 'mercenary' },
        { rank: 'heavy', keyword: 'mercenary' },
      ],
      allies: true,
    },
    'legal',
    'army-building.ranks.7 holds',
  ),
  scene(
    'Which waiver a unit has is not told, and does not matter',
    { ...standard, waived: [{ rank: 'special' }] },
    'legal',
    'army-building.ranks.6 unknown',
  ),
]
