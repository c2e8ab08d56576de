import { checksOver } from '../../../kernel/checker.ts'
import { choice, count, list, record } from '../../../kernel/facts.ts'
import { NEW, OLD, pick } from '../facts.ts'
import { sayStations } from '../told.ts'

export const facts = {
  developments: count({
    label: 'Developments on the system',
    help: 'Counters there when the Conquest step begins.',
    max: 40,
    unit: 'development',
  }),
  ...pick('underSiege'),
  besiegerNonFighterShips: count({
    label: "Besiegers' ships there, Fighters not counted",
    help: 'All besiegers together. Unarmed ships count; stations do not.',
    max: 60,
    unit: 'ship',
  }),
  besiegers: count({
    label: 'How many players besiege it',
    help: 'Players other than the controller with a non-Fighter ship there.',
    max: 3,
    unit: 'player',
  }),
  activePlayerIs: choice(
    { controller: 'The controller of the system', besieger: 'A besieging player', other: 'Somebody else' },
    { label: 'Whose End Phase it is' },
  ),
  activePlayerNonFighterShips: count({
    label: "The active player's ships there, Fighters not counted",
    help: 'Asked when the controller is active, or when several players besiege the system.',
    max: 60,
    unit: 'ship',
    editions: [OLD],
  }),
  stationsInSystem: list(
    record(
      { attack: count({ label: 'Attack', help: 'Current attack, bonuses included.' }) },
      { label: 'Station', row: ['attack'], told: sayStations },
    ),
    {
      label: "The controller's stations in the system",
      item: 'station',
    },
  ),
  cruisers: count({
    label: 'Enemy Cruisers using their effect',
    help: 'Each may remove one counter. Leave it blank if there are none.',
    max: 10,
    unit: 'Cruiser',
    editions: [NEW],
    optional: true,
    blank: 'no enemy Cruiser uses its effect',
  }),
} as const

const check = checksOver(facts)

/** Facts about a conquest that cannot all be true at once. */
export const checks = [
  check(['underSiege', 'developments'], (f) => !f.underSiege || f.developments > 0, {
    path: 'underSiege',
    message: 'A system without developments is controlled by nobody and cannot be under siege.',
    fix: 'Say that it is not under siege, or give 1 development or more.',
  }),
  check(['underSiege', 'besiegers'], (f) => !f.underSiege || f.besiegers > 0, {
    path: 'besiegers',
    message: 'A system under siege has at least one besieging player.',
    fix: 'Give 1 besieging player or more, or say that it is not under siege.',
  }),
  check(['underSiege', 'besiegerNonFighterShips'], (f) => !f.underSiege || f.besiegerNonFighterShips > 0, {
    path: 'besiegerNonFighterShips',
    message: 'It takes a non-Fighter ship to besiege a system.',
    fix: 'Count at least one non-Fighter ship, or say that it is not under siege.',
  }),
  check(
    ['underSiege', 'activePlayerIs', 'activePlayerNonFighterShips'],
    (f) => !f.underSiege || f.activePlayerIs !== 'other' || !f.activePlayerNonFighterShips,
    {
      path: 'activePlayerNonFighterShips',
      message: 'A player with non-Fighter ships there besieges the system.',
      fix: 'Say that the active player besieges the system, or give 0 ships.',
      editions: [OLD],
    },
  ),
  check(
    ['underSiege', 'besiegers', 'besiegerNonFighterShips'],
    (f) => !f.underSiege || !f.besiegerNonFighterShips || f.besiegerNonFighterShips >= f.besiegers,
    {
      path: 'besiegerNonFighterShips',
      message: 'Every besieging player has at least one non-Fighter ship there.',
      fix: 'Count at least one non-Fighter ship for each besieging player.',
    },
  ),
  check(['besiegerNonFighterShips', 'cruisers'], (f) => (f.cruisers ?? 0) <= f.besiegerNonFighterShips, {
    path: 'cruisers',
    message: 'Cruisers are non-Fighter ships; there cannot be more of them.',
    fix: "Count the Cruisers among the besiegers' ships too.",
  }),
  check(['besiegers', 'cruisers'], (f) => f.besiegers > 0 || !f.cruisers, {
    path: 'besiegers',
    message: 'A Cruiser is a non-Fighter ship: its player has one there.',
    fix: 'Count the players of the Cruisers too, or leave the Cruisers blank.',
  }),
  check(['developments', 'cruisers'], (f) => f.developments > 0 || !f.cruisers, {
    path: 'cruisers',
    message: 'There is no counter that a Cruiser could take off.',
    fix: 'Leave the Cruisers blank, or give it 1 development or more.',
  }),
  check(
    ['underSiege', 'stationsInSystem'],
    (f) => !f.underSiege || f.stationsInSystem.every((station) => station.attack === 0),
    {
      path: 'stationsInSystem',
      message: 'A station of the controller with an attack value keeps the system from being under siege.',
      fix: 'Say that it is not under siege, or give the stations attack 0.',
    },
  ),
  check(
    ['underSiege', 'activePlayerIs', 'besiegers', 'besiegerNonFighterShips', 'activePlayerNonFighterShips'],
    fitsActive,
    {
      path: 'activePlayerNonFighterShips',
      message: "The active player's ships do not go together with those of all besieging players.",
      fix: 'Count the ships of the active player here; those of all besiegers have a count of their own.',
      editions: [OLD],
    },
  ),
]

interface Active {
  underSiege: boolean
  activePlayerIs: string
  besiegers: number
  besiegerNonFighterShips: number
  activePlayerNonFighterShips: number
}

/** A single besieger has all the besieging ships, one of several leaves some to the others. */
function fitsActive({
  underSiege,
  activePlayerIs,
  besiegers,
  besiegerNonFighterShips: all,
  activePlayerNonFighterShips: own,
}: Active) {
  if (!underSiege || activePlayerIs !== 'besieger') return true
  return besiegers === 1 ? own === all : own >= 1 && own <= all - (besiegers - 1)
}
