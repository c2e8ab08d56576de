import { checksOver } from '../../../kernel/checker.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, NEW, OLD, TITLES, vocabulary } from '../facts.ts'

const check = checksOver(vocabulary)

const whatOf = (card: { type: string; shipClass: string | null }) =>
  card.type === 'Station' ? 'station' : card.shipClass === 'Fighter' ? 'fighter' : 'ship'

/** The words for a card the edition does not have: every card is in the list of one edition at least. */
export const notInList = (edition: string) => {
  const other = edition === NEW ? OLD : NEW
  return {
    message: `That card is not in the ${TITLES[edition]} list, only in that of ${TITLES[other]}.`,
    fix: `Choose a card of ${TITLES[edition]}, or switch to the ${TITLES[other]} edition.`,
  }
}

/** Developments and a controller come together. */
export const developedOnlyWhereControlled = check(
  ['developmentsInSystem', 'systemController'],
  (f) => f.developmentsInSystem > 0 === (f.systemController !== 'none'),
  {
    path: 'developmentsInSystem',
    message: 'A system has developments only if somebody controls it, and then at least 1.',
    fix: 'A system nobody controls has 0 developments; a controlled one has 1 or more.',
  },
)

/** A card builds what it says, and nothing of another kind. */
export const whatCardsBuild = [
  check(['byCard', 'what'], (f) => f.byCard !== 'mass-production' || f.what === 'ship', {
    path: 'byCard',
    message: 'Mass Production builds ships.',
    fix: 'Choose Ship, or leave the card that builds blank.',
  }),
  check(['byCard', 'what'], (f) => f.byCard !== 'military-base' || f.what === 'station', {
    path: 'byCard',
    message: 'A Military Base builds stations.',
    fix: 'Choose Station, or leave the card that builds blank.',
  }),
]

/** What is said of a siege of a system nobody controls (starcom:additional-rules.siege.1). */
export const UNCONTROLLED = {
  path: 'underSiege',
  message: 'A system that nobody controls cannot be under siege.',
  fix: 'Say that it is not under siege, or say who controls the system.',
}

/** Facts about a build that cannot all be true at once. */
export const buildChecks = [
  check(['underSiege', 'systemController'], (f) => !(f.underSiege && f.systemController === 'none'), UNCONTROLLED),
  check(['isMyStartingSystem', 'systemKind'], (f) => !f.isMyStartingSystem || f.systemKind === 'starting', {
    path: 'isMyStartingSystem',
    message: 'Your starting system is a starting system, not a capital or ordinary one.',
    fix: 'Choose a starting system, or say that it is not your own starting system.',
  }),
  check(['isMyStartingSystem', 'systemController'], (f) => !f.isMyStartingSystem || f.systemController === 'me', {
    path: 'systemController',
    message: 'In this edition a player who does not control their Homeworld has lost and builds nothing.',
    fix: 'Say that you control it, or that it is not your own starting system.',
    editions: [OLD],
  }),
  check(['what', 'shipClass'], (f) => f.what === 'station' || (f.what === 'fighter') === (f.shipClass === 'Fighter'), {
    path: 'shipClass',
    message: 'What is being built and the class of the ship do not go together.',
    fix: 'Choose Fighter if its class is Fighter, else Ship.',
  }),
  ...whatCardsBuild,
  check(['byCard', 'systemKind'], (f) => f.byCard !== 'military-base' || f.systemKind === 'ordinary', {
    path: 'systemKind',
    message: 'A Military Base is an ordinary system, and its stations are built there.',
    fix: 'Choose an ordinary system, or leave the card that builds blank.',
  }),
  // whether you have a station there is asked for Fighters only; of other builds it says nothing
  check(
    ['what', 'myShipyardHere', 'myStationInSystem'],
    (f) => f.what !== 'fighter' || !f.myShipyardHere || f.myStationInSystem,
    {
      path: 'myStationInSystem',
      message: 'Your Shipyard is a station of yours in the system.',
      fix: 'Say that you have a station there, or that your Shipyard is not there.',
      editions: [NEW],
    },
  ),
  check(
    ['what', 'myStationInSystem', 'stationsInSystem'],
    (f) => f.what !== 'fighter' || !f.myStationInSystem || f.stationsInSystem > 0,
    {
      path: 'stationsInSystem',
      message: 'Your station there is one of the stations in the system.',
      fix: 'Count it among the stations in the system, or say that you have none there.',
      editions: [NEW],
    },
  ),
  check(['myCarrierHere', 'shipsControlled'], (f) => !f.myCarrierHere || f.shipsControlled > 0, {
    path: 'shipsControlled',
    message: 'Your Carrier is one of your ships.',
    fix: 'Count it among the ships you control, or say that it is not there.',
    editions: [OLD],
  }),
  check(['noDamageAssigned', 'combatSinceMyLastTurn'], (f) => !f.noDamageAssigned || f.combatSinceMyLastTurn, {
    path: 'noDamageAssigned',
    message: 'Without combat there is none in which nobody assigned damage.',
    fix: 'Say yes to combat since your last turn, or leave blank whether somebody shot.',
  }),
  check(['fightersControlled', 'shipsControlled'], (f) => f.fightersControlled <= f.shipsControlled, {
    path: 'fightersControlled',
    message: 'You cannot control more Fighters than ships; Fighters are ships.',
    fix: 'Count Fighters among the ships too.',
  }),
  check(
    ['developmentsInSystem', 'totalDevelopments', 'systemController'],
    (f) => f.systemController !== 'me' || f.developmentsInSystem <= f.totalDevelopments,
    {
      path: 'totalDevelopments',
      message: 'The whole board cannot hold fewer of your developments than this one system.',
      fix: 'Count the developments of this system into the total.',
    },
  ),
  developedOnlyWhereControlled,
  ...EDITIONS.flatMap((edition) => [
    check(['card'], (f) => cardOf(f.card, edition) !== undefined, {
      path: 'card',
      ...notInList(edition),
      editions: [edition],
    }),
    check(['card', 'what'], (f) => !cardOf(f.card, edition) || whatOf(cardOf(f.card, edition)!) === f.what, {
      path: 'what',
      message: 'The card is of another kind than what is being built.',
      fix: 'Choose Ship, Fighter or Station as printed on the card.',
      editions: [edition],
    }),
    check(
      ['card', 'shipClass'],
      (f) => {
        const card = cardOf(f.card, edition)
        return !card?.shipClass || card.shipClass === f.shipClass
      },
      {
        path: 'shipClass',
        message: 'The card prints another class.',
        fix: 'Leave the class blank, or choose the one on the card.',
        editions: [edition],
      },
    ),
  ]),
]
