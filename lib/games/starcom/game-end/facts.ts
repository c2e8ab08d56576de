import { checksOver } from '../../../kernel/checker.ts'
import { count, list, map, name, yesNo } from '../../../kernel/facts.ts'
import { NEW, OLD } from '../facts.ts'

export const facts = {
  homeworldConquered: yesNo({ label: 'A Homeworld has just been conquered' }),
  lastDomainCardDrawn: yesNo({ label: 'Somebody has drawn the last card of a Domain deck' }),
  developmentsByPlayer: map(count({ label: 'Developments', max: 200, unit: 'development' }), {
    sort: 'player',
    label: 'Developments by player',
    help: 'Every player of the game, whole board; systems under siege count too.',
    max: 4,
  }),
  eliminated: list(name({ sort: 'player', label: 'Player' }), {
    label: 'Players whose Homeworld has been captured',
    help: 'Leave it empty if everybody still has theirs.',
    max: 4,
    editions: [OLD],
    item: 'player',
  }),
  lastCardDiscarded: yesNo({
    label: 'The last card of a Domain deck was discarded, not drawn',
    help: 'By Research Initiative. Leave it blank if it did not happen.',
    editions: [NEW],
    optional: true,
  }),
  homeworldTradedBy: list(name({ sort: 'player', label: 'Player' }), {
    label: 'Who gave their Homeworld away in a trade',
    help: 'Leave it blank if nobody did.',
    max: 4,
    item: 'player',
    set: true,
    optional: true,
  }),
  otherSystemsFalling: yesNo({
    label: 'Other systems still to be conquered in this step',
    help: 'Those not resolved yet when the Homeworld falls. Leave it blank if there are none.',
    editions: [NEW],
    optional: true,
  }),
} as const

const check = checksOver(facts)

/** Facts about the end of a game that cannot all be true at once. */
export const checks = [
  check(['developmentsByPlayer'], ({ developmentsByPlayer }) => Object.keys(developmentsByPlayer).length >= 2, {
    path: 'developmentsByPlayer',
    message: 'A game has at least two players.',
    fix: 'List every player, with 0 for those without developments.',
  }),
  check(
    ['developmentsByPlayer', 'homeworldTradedBy'],
    (f) => (f.homeworldTradedBy ?? []).every((player: string) => player in f.developmentsByPlayer),
    {
      path: 'homeworldTradedBy',
      message: 'A player who traded a Homeworld away has no count of developments.',
      fix: 'Give the developments of every player of the game.',
    },
  ),
  check(
    ['developmentsByPlayer', 'eliminated'],
    (f) => f.eliminated.every((player) => player in f.developmentsByPlayer),
    {
      path: 'eliminated',
      message: 'A player who is out has no count of developments.',
      fix: 'Give the developments of every player of the game, also of those who are out.',
      editions: [OLD],
    },
  ),
  check(
    ['developmentsByPlayer', 'eliminated'],
    (f) => Object.keys(f.developmentsByPlayer).some((player) => !f.eliminated.includes(player)),
    {
      path: 'eliminated',
      message: 'Nobody would be left in the game.',
      fix: 'At least one player must still be in the game.',
      editions: [OLD],
    },
  ),
  check(['homeworldConquered', 'eliminated'], (f) => !f.homeworldConquered || f.eliminated.length > 0, {
    path: 'eliminated',
    message: 'A Homeworld has been conquered, but nobody is out.',
    fix: 'Say that the owner of that Homeworld is out.',
    editions: [OLD],
  }),
]
