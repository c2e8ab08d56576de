import { choice, count, pickFrom, yesNo } from '../../kernel/facts.ts'
import { cards } from './data/cards.ts'
import { counted, money } from './words.ts'

/** Edition ids of Star Commander: `NEW` is the default. */
export const NEW = '2022-11'
export const OLD = '2022-02'
export const EDITIONS = [NEW, OLD] as const

/** Editions as a player says them. */
export const TITLES: Readonly<Record<string, string>> = { [NEW]: 'November 2022', [OLD]: 'February 2022' }

/** Ships and stations of both editions, by slug: what can be named as a build or a jumping ship. */
export const vessels = Object.fromEntries(
  cards.filter((card) => card.type === 'Ship' || card.type === 'Station').map((card) => [card.slug, card.name]),
)

/** System cards of both editions, by slug. */
export const systems = Object.fromEntries(
  cards.filter((card) => card.type.endsWith('System')).map((card) => [card.slug, card.name]),
)

/** Names a table uses for vessels beside the printed ones. */
export const vesselAliases = { fighter: 'strike-fighter', 'defence station': 'defense-station' }

/** Names a table uses for systems beside the printed ones. */
export const systemAliases = { silis: 'silis-major', pulsar: 'pulsar-system', 'black hole system': 'black-hole' }

/**
 * The facts of Star Commander that several checkers ask for, named as in section 6 of the fact sheet.
 * A checker picks the ones it needs; the words a player reads are the same everywhere.
 */
export const vocabulary = {
  what: choice(
    { ship: 'Ship', fighter: 'Fighter', station: 'Station' },
    { label: 'What is being built', help: 'A Fighter is a ship too; choose it when the ship is of the Fighter class.' },
  ),
  shipClass: choice(
    { Fighter: 'Fighter', Small: 'Small', Medium: 'Medium', Large: 'Large' },
    { label: 'Class of the ship', help: 'Printed on the ship card.' },
  ),
  card: choice(vessels, { label: 'Card to build', help: 'Gives the cost and the class.', aliases: vesselAliases }),
  count: count({ label: 'How many', min: 1, changeable: true, remedy: (n: number) => `Build ${n}` }),
  credits: count({
    label: 'Your credits',
    max: 999,
    unit: 'credit',
    changeable: true,
    remedy: (n: number) => `Have ${money(n)}`,
  }),
  phase: choice(
    { ready: 'Ready', command: 'Command', combat: 'Combat', end: 'End' },
    {
      label: 'Phase of the turn',
      aliases: { 'ready phase': 'ready', 'command phase': 'command', 'combat phase': 'combat', 'end phase': 'end' },
      changeable: true,
      remedy: (p: string) => `Wait for the ${p[0]!.toUpperCase()}${p.slice(1)} Phase`,
    },
  ),
  isMyTurn: yesNo({
    label: 'Your own turn',
    changeable: true,
    remedy: (v: boolean) => (v ? 'Do it on your own turn' : 'Do it on another turn'),
  }),
  systemController: choice(
    { none: 'Nobody', me: 'You', opponent: 'An opponent' },
    {
      label: 'Who controls the system',
      help: 'Whoever has development counters on it.',
      aliases: { 'the opponent': 'opponent', i: 'me', 'no one': 'none' },
    },
  ),
  systemKind: choice(
    { starting: 'Starting (Homeworld)', capital: 'Capital', ordinary: 'Ordinary' },
    {
      label: 'Kind of system',
      aliases: { homeworld: 'starting', 'starting system': 'starting', 'capital system': 'capital' },
      changeable: true,
      remedy: (kind: string) => `Build it in ${kind === 'ordinary' ? 'an ordinary' : `a ${kind}`} system`,
    },
  ),
  isMyStartingSystem: yesNo({
    label: 'Your own starting system',
    help: 'Your own Homeworld, not one you took.',
    changeable: true,
    remedy: (v: boolean) => (v ? 'Build it in your own starting system' : 'Build it elsewhere'),
  }),
  underSiege: yesNo({
    label: 'The system is under siege',
    help: 'An opponent has a ship there, Fighters not counted, and the controller has nothing there with an attack value.',
    changeable: true,
    remedy: (v: boolean) => (v ? 'Let the siege stand' : 'Break the siege first'),
  }),
  combatSinceMyLastTurn: yesNo({ label: 'Combat there since your last turn ended' }),
  opposingShipsPresent: yesNo({
    label: 'Opposing ships there now',
    help: 'Fighters count as ships here.',
    changeable: true,
    remedy: (v: boolean) => (v ? 'Let opposing ships be there' : 'Get the opposing ships out of the system first'),
  }),
  myStationInSystem: yesNo({ label: 'Your station in the system' }),
  myShipyardHere: yesNo({ label: 'Your Shipyard in the system', editions: [NEW] }),
  undersizedShipyardHere: yesNo({ label: 'Your Undersized Shipyard in the system', editions: [OLD] }),
  orbitalHangarHere: yesNo({ label: 'Your Orbital Hangar in the system', editions: [OLD] }),
  myCarrierHere: yesNo({ label: 'Your Carrier in the system', editions: [OLD] }),
  myFighterBays: yesNo({ label: 'You have Fighter Bays' }),
  iControlForsei: yesNo({ label: 'You control Forsei, and it is not under siege', editions: [NEW] }),
  shipsControlled: count({
    label: 'Ships you control, whole board',
    help: 'Every class counts, Fighters and the Scout too; stations do not.',
    max: 200,
    unit: 'ship',
  }),
  fightersControlled: count({ label: 'Fighters you control, whole board', max: 200, unit: 'Fighter' }),
  totalDevelopments: count({
    label: 'Your developments, whole board',
    help: 'Counters on systems under siege count too.',
    max: 200,
    unit: 'development',
    changeable: true,
    remedy: (n: number) => `Have ${counted(n, 'development')} in total first`,
  }),
  stationsInSystem: count({ label: 'Stations already in the system', unit: 'station' }),
  developmentsInSystem: count({
    label: 'Developments on the system',
    unit: 'development',
    changeable: true,
    remedy: (n: number) => `Have ${counted(n, 'development')} on the system first`,
  }),
  byCard: choice(
    { none: 'No, an ordinary build', 'mass-production': 'Mass Production', 'military-base': 'Military Base' },
    { label: 'Built by a card', help: 'Blank counts as an ordinary build.', optional: true },
  ),
  noDamageAssigned: yesNo({
    label: 'Nobody shot in that combat',
    help: 'Yes only if no damage was assigned there since your last turn ended. Blank counts as no.',
    optional: true,
    blank: ({ combatSinceMyLastTurn }) => (combatSinceMyLastTurn ? 'somebody shot in that combat' : undefined),
  }),
  efficientConstruction: count({ label: 'Copies of Efficient Construction you have', max: 10, editions: [NEW] }),
} as const

/** Picks the facts a checker asks for, in the order it asks. */
export const pick = pickFrom(vocabulary)
