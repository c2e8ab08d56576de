import { checksOver } from '../../../kernel/checker.ts'
import { choice, count, yesNo } from '../../../kernel/facts.ts'
import { notInList } from '../build/checks.ts'
import { cardOf } from '../costs.ts'
import { cards } from '../data/cards.ts'
import { EDITIONS, NEW } from '../facts.ts'
import { AIMS } from './aims.ts'

const commands: Record<string, string> = Object.fromEntries(
  cards.filter(({ type }) => type === 'Command').map(({ slug, name }) => [slug, name]),
)

export const facts = {
  card: choice(commands, { label: 'Command', help: 'Commands that pick something on the board.' }),
  target: choice(
    { system: 'A system', ship: 'A ship', station: 'A station' },
    {
      label: 'What it is aimed at',
      help: 'Orbital Bombardment, and Barrage of February 2022: your own. Barrage of November 2022: what takes the damage.',
    },
  ),
  targetMine: yesNo({ label: 'The ship or station it is aimed at is yours' }),
  myShipThere: yesNo({ label: 'You have a ship in that system', help: 'A Fighter is a ship.' }),
  myVesselThere: yesNo({ label: 'You have a ship or station in that system' }),
  pulsarSystem: yesNo({ label: 'That system is a Pulsar System' }),
  attack: count({
    label: 'Attack of your ship',
    help: 'For Orbital Bombardment: how many developments it takes.',
    max: 30,
    editions: [NEW],
    optional: true,
  }),
  developments: count({
    label: 'Developments on its system',
    help: 'For Orbital Bombardment, which never takes the last one.',
    max: 40,
    editions: [NEW],
    optional: true,
  }),
} as const

const check = checksOver(facts)

/** Facts about a target that cannot all be true at once. */
export const checks = [
  check(['myShipThere', 'myVesselThere'], (f) => !f.myShipThere || f.myVesselThere, {
    path: 'myVesselThere',
    message: 'If your ship is there, you have a ship or station there.',
    fix: 'Say yes to both, or no to both.',
  }),
  check(['target', 'targetMine', 'myShipThere'], (f) => f.target !== 'ship' || !f.targetMine || f.myShipThere, {
    path: 'myShipThere',
    message: 'The ship it is aimed at is yours and in that system.',
    fix: 'Say that you have a ship there, or that the target is not yours.',
  }),
  check(['target', 'targetMine', 'myVesselThere'], (f) => f.target === 'system' || !f.targetMine || f.myVesselThere, {
    path: 'myVesselThere',
    message: 'What it is aimed at is yours and in that system.',
    fix: 'Say that you have a ship or station there, or that the target is not yours.',
  }),
  ...EDITIONS.flatMap((edition) => [
    check(['card'], ({ card }) => cardOf(card, edition) !== undefined, {
      path: 'card',
      ...notInList(edition),
      editions: [edition],
    }),
    check(['card'], ({ card }) => AIMS[edition]![card] !== undefined || !cardOf(card, edition), {
      path: 'card',
      message: 'That Command has no target, so there is nothing to aim.',
      fix: 'Ask about responses or about building, or choose another Command.',
      editions: [edition],
    }),
  ]),
]
