import { choice, count, name, yesNo } from '../../../kernel/facts.ts'
import { unlike } from '../costs.ts'
import { NEW, OLD, systemAliases, systems, vesselAliases, vessels, vocabulary } from '../facts.ts'
import { counted } from '../words.ts'

/** Names that stand for nobody and for the player who asks. */
export const NOBODY = 'none'
export const ME = 'me'
export const players = [NOBODY, ME, 'Red', 'Blue']
export const SAID = { [NOBODY]: 'Nobody', [ME]: 'You' } as const

/** What a ship may travel by, besides its own jumps. */
export const VIA = {
  none: 'No card, an ordinary jump',
  'jump-stabilization': 'Jump Stabilization',
  'jump-nexus': 'Jump Nexus (February 2022)',
  drummond: 'Drummond',
  bribery: 'Bribery (November 2022)',
  other: 'Another card',
} as const
const VIA_ALIASES = { 'jump nexus': 'jump-nexus', bribery: 'bribery', 'no card': 'none' } as const
export type Via = keyof typeof VIA

const coordinate = (label: string) =>
  count({ label, help: 'Counted on the square array of systems, from 1.', min: 1, max: 5, optional: true })

/** Where two systems lie: said outright, or by their places on the array. */
export const placeFacts = {
  adjacent: yesNo({
    label: 'The systems are adjacent',
    help: 'One step along a row or a column of the array. Leave it blank if you fill in rows and columns.',
    changeable: true,
    remedy: (v: boolean) => (v ? 'Jump to an adjacent system' : 'Jump farther'),
  }),
  gridSize: count({ label: 'Board size: cards along one side', min: 3, max: 5, optional: true }),
  fromRow: coordinate('Row of the system it leaves'),
  fromCol: coordinate('Column of the system it leaves'),
  toRow: coordinate('Row of the destination'),
  toCol: coordinate('Column of the destination'),
} as const

/** Everything asked of one jump; retreats and routes ask for the same. */
export const jumpFacts = {
  card: choice(vessels, {
    label: 'Ship that jumps',
    aliases: vesselAliases,
    tries: unlike(Object.keys(vessels), ({ slug, type, shipClass, speed }) => [
      type,
      shipClass,
      speed,
      slug === 'destroyer',
    ]),
    help: 'Its card gives the class, and in November 2022 the speed.',
  }),
  class: vocabulary.shipClass,
  mine: yesNo({ label: 'It is your ship', help: 'You control it now.' }),
  controlledSinceTurnStart: yesNo({
    label: 'You have controlled it since your turn began',
    help: 'No if you built, received or took it this turn.',
  }),
  builtThisTurn: yesNo({ label: 'Built this turn' }),
  speed: count({ label: 'Printed speed', max: 3, editions: [NEW] }),
  speedBonus: count({
    label: 'Speed bonuses now',
    help: 'Jump Nexus, Silis Major and the like; one point each.',
    max: 6,
    editions: [NEW],
    changeable: true,
    remedy: (n: number) => `Gain ${n} speed first, as from a Jump Nexus`,
  }),
  nexusReturns: count({
    label: 'Times it came back to the same Jump Nexus this turn',
    help: 'Do not add these to the speed bonuses. Blank counts as none.',
    max: 4,
    editions: [NEW],
    optional: true,
  }),
  extraJumps: count({
    label: 'Extra jumps from cards',
    help: 'Enhanced Jump Drive: one per copy.',
    max: 6,
    editions: [OLD],
    changeable: true,
    remedy: (n: number) => `Have ${counted(n, 'extra jump')} from cards, as from Enhanced Jump Drive`,
  }),
  jumpsUsed: count({
    label: 'Jumps it has used this turn',
    help: 'Jumps a Carrier took it along on are not counted; at a speed above 0 a Fighter jumps by itself, and they are.',
    max: 9,
    unit: 'jump',
  }),
  ...placeFacts,
  originController: name({
    sort: 'player',
    label: 'Who controls the system it leaves',
    samples: players,
    said: SAID,
  }),
  destinationController: name({
    sort: 'player',
    label: 'Who controls the destination',
    samples: players,
    said: SAID,
  }),
  destinationCard: choice<string, { label: string; help: string; aliases: Record<string, string>; tries: string[] }>(
    { ...systems, other: 'Any other system' },
    {
      label: 'Card of the destination',
      help: 'Only the Asteroid Field matters.',
      aliases: systemAliases,
      tries: ['other', 'asteroid-field'],
    },
  ),
  interdicted: yesNo({ label: 'Interdiction is on the system it leaves' }),
  arrivedAfterInterdiction: yesNo({
    label: 'It came into that system after Interdiction was played',
    help: 'Only if Interdiction is on the system. Blank counts as no.',
    optional: true,
    blank: ({ interdicted }) => (interdicted ? 'it was there when Interdiction was played' : undefined),
  }),
  carrierJumpingAlong: yesNo({
    label: 'A Carrier in the same system carries it',
    changeable: true,
    remedy: (v: boolean) => (v ? 'Let a Carrier take it along' : 'Jump without a Carrier'),
  }),
  viaCard: choice(VIA, { label: 'Card it travels by', aliases: VIA_ALIASES }),
  viaCardReaches: yesNo({
    label: "The card's text allows this destination",
    help: 'Asked for other cards only.',
  }),
  cardPlayedByOther: yesNo({
    label: 'Another player played that card',
    help: 'For Jump Stabilization or Bribery played by somebody else; in February 2022 also for a Jump Nexus of theirs. Blank counts as no.',
    optional: true,
    blank: ({ viaCard }) =>
      viaCard === 'jump-stabilization' || viaCard === 'bribery' ? 'you played that card' : undefined,
  }),
  shipOwner: name({
    sort: 'player',
    label: 'Who controls the ship',
    samples: players.slice(1),
    said: SAID,
    editions: [NEW],
  }),
  jumpDistance: count({
    label: 'Distance in jumps',
    help: 'For Jump Stabilization in November 2022; adjacent is 1.',
    min: 1,
    max: 8,
    editions: [NEW],
  }),
  faceDownDestination: yesNo({ label: 'The destination lies face down' }),
} as const
