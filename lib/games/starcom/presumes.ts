/**
 * What is usual in each question of Star Commander: what a judge would not ask unless somebody brought it up. The rule
 * of thumb: nothing in play, nobody else's doing, the first, once; and every other value can be tried and named.
 */
import type { RawFacts } from '../../kernel/facts.ts'
import { asked, type Derived, type Presumes, type Presuming, shown, usual } from '../../kernel/presumption.ts'
import { NEW } from './facts.ts'

export const CREDITS = {
  credits: usual(999, 'credits enough', { group: 'credits', line: 'means', unless: 'you have too few credits' }),
}
/** More of them than most tables have counters for. */
const MORE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 20]
export const ONE = { count: usual(1, 'one at a time', { line: 'means', perOne: true, tries: () => MORE }) }
const NO_ROOM = 'your ships are as many as your developments'

/** So many ships and Fighters fit, unless somebody counts. */
const FLEET: Presumes = {
  shipsControlled: usual(0, 'developments enough for your ships', { group: 'fleet', line: 'means', unless: NO_ROOM }),
  fightersControlled: usual(0, 'developments enough for your ships', {
    group: 'fleet',
    line: 'means',
    unless: NO_ROOM,
  }),
  totalDevelopments: usual(200, 'developments enough for your ships', {
    group: 'fleet',
    line: 'means',
    unless: NO_ROOM,
  }),
}

/** With these it matters which one it is. */
const CHOOSY = ['credits', 'shipClass', 'undersizedShipyardHere', 'orbitalHangarHere', 'myCarrierHere']
/** Which of them is built matters to its price, and seldom to whether it may; with a Homeworld that falls the game ends. */
const oneOfThem: Derived = (_near, { what, systemKind, isMyStartingSystem, ...told }) =>
  CHOOSY.some((path) => told[path] !== undefined) || (systemKind === 'starting' && isMyStartingSystem !== true)
    ? undefined
    : what === 'station'
      ? 'defense-station'
      : what === 'ship'
        ? 'corvette'
        : undefined

export const build: Presuming = {
  opens: ['card', 'what', 'systemKind'],
  presumes: {
    card: usual(oneOfThem, 'whichever it is', { silent: true }),
    isMyTurn: asked(true, 'your own turn'),
    phase: asked('command', 'Command Phase'),
    // the Homeworld of somebody else is hardly mine
    systemController: asked(
      ((_near, { isMyStartingSystem, systemKind }) =>
        isMyStartingSystem === false && systemKind === 'starting' ? undefined : 'me') satisfies Derived,
      'a system of yours',
    ),
    underSiege: usual(false, 'no siege', { line: 'fighting' }),
    combatSinceMyLastTurn: usual(false, 'no combat there since your last turn', { line: 'fighting' }),
    opposingShipsPresent: usual(false, 'no opposing ships there', { line: 'fighting' }),
    myStationInSystem: usual(false, 'no station of yours there', { unless: 'you have a station there' }),
    myShipyardHere: usual(false, 'no Shipyard there', { unless: 'your Shipyard is there' }),
    undersizedShipyardHere: usual(false, 'no Undersized Shipyard there', {
      unless: 'your Undersized Shipyard is there',
    }),
    orbitalHangarHere: usual(false, 'no Orbital Hangar there', { unless: 'your Orbital Hangar is there' }),
    myCarrierHere: usual(false, 'no Carrier there', { unless: 'your Carrier is there' }),
    myFighterBays: usual(false, 'no Fighter Bays'),
    iControlForsei: usual(false, 'no Forsei'),
    efficientConstruction: usual(0, 'no Efficient Construction'),
    isMyStartingSystem: usual(
      ((_near, told) => (told.systemKind && told.systemKind !== 'starting' ? false : undefined)) satisfies Derived,
      'not your starting system',
    ),
    stationsInSystem: usual(0, 'room for a station', {
      group: 'stations',
      line: 'means',
      unless: 'the system has no room for it',
    }),
    developmentsInSystem: usual(
      ((_near, told) => (told.totalDevelopments === undefined ? 12 : undefined)) satisfies Derived,
      'room for a station',
      { group: 'stations', line: 'means', unless: 'the system has no room for it' },
    ),
    ...ONE,
    ...CREDITS,
    ...FLEET,
  },
}

export const conquest: Presuming = {
  opens: ['developments', 'besiegerNonFighterShips'],
  presumes: {
    activePlayerIs: asked('besieger', 'the End Phase of the besieger'),
    besiegers: usual(1, 'one besieger'),
    underSiege: usual(((_near, told) => (told.besiegers ? true : undefined)) satisfies Derived, 'under siege', {
      unless: 'the system is not under siege',
    }),
    activePlayerNonFighterShips: usual(
      ((_near, { activePlayerIs = 'besieger', besiegerNonFighterShips }) =>
        activePlayerIs === 'besieger' ? besiegerNonFighterShips : 0) satisfies Derived,
      (ships: number) =>
        ships ? 'all besieging ships are of the active player' : 'no ships of the active player there',
    ),
    stationsInSystem: usual([], 'no stations left there', {
      unless: 'stations are left there, which go to the conqueror',
      tries: () => [[{ attack: 0 }], [{ attack: 1 }]],
    }),
  },
}

/** Refineries are stations: so many there are at least. */
const refineriesIn = ({ systems }: RawFacts): number =>
  ((systems as { refineries?: number }[] | undefined) ?? []).reduce((sum, { refineries = 0 }) => sum + refineries, 0)

export const income: Presuming = {
  opens: ['systems'],
  presumes: {
    firstTurn: usual(false, 'not your first turn'),
    tradeRoutes: usual(0, 'no Trade Routes'),
    'systems[].card': usual('other', 'ordinary systems', { unless: 'a system of yours is a Trade World' }),
    'systems[].underSiege': usual(false, 'no siege', { unless: 'a system of yours is under siege' }),
    'systems[].refineries': usual(0, 'no Refineries', { unless: 'you have Refineries there' }),
    stationsControlled: usual(
      ((_near, told) => (told.tradeRoutes ? undefined : refineriesIn(told))) satisfies Derived,
      'stations count only with Trade Routes',
      { settles: 'tradeRoutes' },
    ),
  },
}

/** Whose deck it is not may not be drawn from, however many cards are held; without a domain there is none. */
const strangeDeck = ({ deck, domainsControlled }: RawFacts): boolean =>
  Array.isArray(domainsControlled) &&
  (!domainsControlled.length || (deck !== undefined && !domainsControlled.includes(deck)))
/** Whoever names a deck, and the domains held, asks whether it may be drawn from. */
const asksOfDeck = (told: RawFacts): boolean =>
  strangeDeck(told) || (told.deck !== undefined && Array.isArray(told.domainsControlled) && told.handSize === undefined)

/** Nobody sells out of an empty hand. */
const roomy: Derived = (_near, told) => (asksOfDeck(told) && told.action !== 'sell' ? 0 : undefined)

export const hand: Presuming = {
  opens: ['action', 'handSize', 'deck'],
  presumes: {
    // in the older edition the die decides a draw of the Ready Phase
    action: asked(
      ((_near, told, edition) => (edition === NEW && asksOfDeck(told) ? 'card-effect' : undefined)) satisfies Derived,
      'a draw',
    ),
    handSize: usual(roomy, 'room in your hand', {
      unless: 'your hand is full',
      silent: true,
    }),
    draws: usual(1, 'one card'),
    deck: usual(
      ((_near, told) => (told.domainsControlled as string[] | undefined)?.[0]) satisfies Derived,
      'from the deck of a domain you control',
    ),
    dieDomain: usual(((_near, told) => told.deck) satisfies Derived, 'the die shows that domain'),
    firstTurn: usual(false, 'not your first turn'),
    ...CREDITS,
  },
}

/** What the first play says of what is responded to, where there is one. */
const opened =
  (of: (play: RawFacts) => unknown): Derived =>
  (_near, told) => {
    const [first] = (told.plays ?? []) as readonly RawFacts[]
    return first && of(first)
  }

/** What is answered is another player's doing, where nobody is named. */
const doer: Derived = (...told) => {
  const trigger = (told[1].trigger ?? {}) as { kind?: string; by?: string }
  return trigger.by ?? opened((play) => play.by)(...told) ?? (trigger.kind === 'action' ? 'opponent' : undefined)
}

/** Between two players there is only one order. */
const twoSeats: Derived = (_near, told) => {
  const {
    trigger,
    plays = [],
    activePlayer,
  } = told as {
    trigger?: { by?: string }
    plays?: readonly { by?: string }[]
    activePlayer?: string
  }
  const named = [trigger?.by, ...plays.map(({ by }) => by), activePlayer].flatMap((one) => one ?? [])
  const players = [...new Set([...named, 'me', 'opponent'])]
  return new Set(named).size > 2 ? undefined : players.slice(0, 2)
}

export const responses: Presuming = {
  opens: ['trigger', 'seats', 'plays'],
  presumes: {
    phase: usual('command', 'Command Phase'),
    combatWindow: usual(false, 'no combat step just finished'),
    seats: shown(twoSeats, 'only the players you named'),
    activePlayer: asked(doer, 'the turn of whoever began'),
    plays: shown(
      ((_near, told) => ((told.trigger as RawFacts | undefined)?.kind === 'action' ? [] : undefined)) satisfies Derived,
      'nothing is played but what you named',
    ),
    passes: shown([], 'nobody has passed but those you named'),
    'trigger.kind': asked(
      opened((play) => (play.card === 'ability' ? 'ability' : 'card')),
      'the first play opens it',
    ),
    'trigger.by': asked(doer, 'the first play opens it'),
  },
}

export const affordability: Presuming = {
  opens: ['builds', 'credits'],
  presumes: {
    'builds[].count': usual(1, 'one of each', { perOne: true }),
    efficientConstruction: usual(0, 'no Efficient Construction'),
    ...CREDITS,
  },
}

const MINE = { systemController: asked('me', 'a system of yours') }

const receiver = { group: 'receiver', unless: 'the ships of who receives them are as many as their developments' }
export const deal: Presuming = {
  opens: ['goods', 'developments'],
  presumes: {
    homeworldTraded: usual(false, 'no Homeworld', { unless: 'the system is the Homeworld of its giver' }),
    stationsInSystem: usual(0, 'no stations in it'),
    receiverHandSize: usual(0, 'room in the hand', { group: 'hand', unless: 'the hand of who gains cards is full' }),
    receiverShips: usual(1, 'developments enough for the ships', receiver),
    receiverFighters: usual(0, 'developments enough for the ships', receiver),
    receiverDevelopments: usual(200, 'developments enough for the ships', receiver),
  },
}

/** Whoever it is, where nobody is counted; in the older edition nobody counts. */
const AHEAD = 'whoever has the most developments'
const ahead: Derived = (_near, _told, edition) => (edition === NEW ? { [AHEAD]: 2, 'everybody else': 1 } : undefined)

/** With one reason for the game to end, the other need not have come about too. */
const other =
  (trigger: string): Derived =>
  (_near, told) =>
    told[trigger] === true ? false : undefined

export const shipLimit: Presuming = {
  opens: ['shipsControlled', 'totalDevelopments'],
  presumes: { what: usual('ship', 'a ship'), fightersControlled: usual(0, 'no Fighters'), ...ONE },
}
export const stationLimit: Presuming = {
  opens: ['stationsInSystem', 'developmentsInSystem'],
  presumes: { ...MINE, ...ONE },
}
export const fighterLimit: Presuming = { opens: ['fightersControlled', 'totalDevelopments'], presumes: ONE }
export const contested: Presuming = { presumes: { controller: asked('me', 'a system of yours') } }
export const repairScrap: Presuming = {
  opens: ['action', 'damage'],
  presumes: { contested: usual(false, 'not contested'), type: usual('ship', 'a ship') },
}
export const gameEnd: Presuming = {
  presumes: {
    developmentsByPlayer: usual(ahead, 'no tie for the most developments', {
      unless: 'several players tie for the most developments',
      tries: () => [{ [AHEAD]: 2, 'everybody else': 2 }],
    }),
    homeworldConquered: usual(other('lastDomainCardDrawn'), 'no Homeworld conquered', {
      unless: 'a Homeworld has just been conquered',
    }),
    lastDomainCardDrawn: usual(other('homeworldConquered'), 'the Domain decks last', {
      unless: 'somebody has drawn the last card of a Domain deck',
    }),
  },
}
export const quickFacts: Presuming = { presumes: {} }

export const targets: Presuming = {
  opens: ['card', 'target'],
  presumes: { pulsarSystem: usual(false, 'no Pulsar System', { unless: 'it is a Pulsar System' }) },
}
