const again = (where: string) => `Says again what ${where} decides; the checkers cite that clause.`
const figures = 'Its figures feed the checkers that name the card; the card itself forbids nothing.'
const asBonus = 'Asked as the current attack, hit points or speed of the vessel, bonuses included.'
const effect = 'What it does when played is not judged; whether it may be answered is, under responses.'

/** Checkable clauses that no checker decides by, with the reason a player reads. */
export const outOfReach: Readonly<Record<string, string>> = {
  'starcom:objective.end.1': again('the Game End section'),
  'starcom:objective.win.1': again('the scoring rule of the End Phase'),
  'starcom:setup.grid.1':
    'The size of the array is a fact of the table; the jump checker asks for it with coordinates.',
  'starcom:ready-phase.order.1': 'The order of the steps is built into the income and draw calculators.',
  'starcom:ready-phase.draw.1': again('the draw rules of Additional Rules and Domains'),
  'starcom:ready-phase.draw.2': 'Extra draws are counted into the number of draws a player gives.',
  'starcom:command-phase.play-commands.2': again('the response rules'),
  'starcom:end-phase.order.1': 'The order of the steps is built into the conquest and game end checkers.',
  'starcom:additional-rules.turn-order.1': again('the order of seats under responses'),
  'starcom:card-types.ship.5': again('Command Phase, Move 3'),
  'starcom:card-types.system.2': again('Command Phase, Develop 5'),
  'starcom:domains.control.2': again('Additional Rules, Drawing Cards 1'),
  'starcom:cards.battlecruiser.1': figures,
  'starcom:cards.strike-fighter.1': figures,
  'starcom:cards.corvette.1': figures,
  'starcom:cards.patrol-ship.1': figures,
  'starcom:cards.homeworld.1': figures,
  'starcom:cards.missile-platform.1': asBonus,
  'starcom:cards.advanced-systems.1': asBonus,
  'starcom:cards.advanced-weapons.1': asBonus,
  'starcom:cards.advanced-shields.1': asBonus,
  'starcom:cards.railgun-turrets.1': asBonus,
  'starcom:cards.silis-major.1': asBonus,
  'starcom:cards.experimental-shields.1': effect,
  'starcom:cards.thrill-of-discovery.1': 'Extra draws are counted into the number of draws a player gives.',
  'starcom:cards.core-world.1': 'The free development is not bought, so the development checker does not ask for it.',
  'starcom:cards.gambling-world.1':
    'The free development is not bought, so the development checker does not ask for it.',
}

/** Clauses cited in an edition that does not have them, with the reason. */
export const citesOtherEditions: Readonly<Record<string, string>> = {
  'starcom:command-phase.repair-scrap.1':
    'November 2022 has no repair; the ruling names the clause of the older edition.',
  'starcom:command-phase.repair-scrap.2':
    'November 2022 has no scrap; the ruling names the clause of the older edition.',
}
