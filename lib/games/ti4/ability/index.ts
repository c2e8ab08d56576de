import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Issue } from '../../../kernel/ruling.ts'
import { ABILITIES, ABILITY_CARGO, BY_ABILITY, judgeAbility, TURN } from '../ability.ts'
import { boardOf } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { citedBy, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { pick } from '../facts.ts'
import { issuesOf } from '../issues/index.ts'
import { judgedBy } from '../judged.ts'
import * as usual from '../presumes.ts'

interface Loose {
  by?: keyof typeof ABILITIES
  expansions?: readonly string[]
  moves?: readonly { ship?: string; path?: readonly string[] }[]
}

function abilityIssues({ by, expansions, moves }: Loose): Issue[] {
  const found: Issue[] = []
  if (by?.startsWith('te-') && expansions && !expansions.length)
    found.push({ path: 'by', message: `${ABILITIES[by].name} is of Thunder's Edge.`, fix: 'Add te to expansions.' })
  moves?.forEach((move, i) => {
    if (move.path && move.path.length > 2)
      found.push({
        path: `moves[${i}].path`,
        message: `An ability takes ${move.ship ?? 'a ship'} straight to its target.`,
        fix: 'Give two systems: where it stands and where it goes.',
      })
  })
  return found
}

/** Whose ships move is told by `player`; whose turn it is may be somebody else's. */
const asMover = (facts: RawFacts): RawFacts => ({
  ...facts,
  ...(facts.player === undefined ? {} : { activePlayer: facts.player }),
})

const judge = (facts: CaseFacts, table: Table): Examination => judgeAbility(boardOf(facts, TURN), facts, table)

/** Movement outside the Movement step: retreats, cards, heroes. */
const abilityCase = {
  ...shared,
  id: 'ability',
  ...usual.ability,
  aliases: ['58-9'],
  title: 'Can this ability move these ships?',
  question: 'Can this ability move these ships there?',
  asked: ['retreat', 'skilled retreat', 'foresight', 'helix protocol', 'dark space navigation', 'rescue'],
  facts: { ...caseFacts, ...pick('by', 'player', 'controlled') },
  refuses: (facts) => {
    const { seating: _seating, ...rest } = asMover(facts)
    return [...issuesOf(rest as never), ...abilityIssues(facts as Loose)]
  },
  ...citedBy(together(BY_ABILITY, ABILITY_CARGO)),
  gaps: ['Whether the ability may be used now.', 'Limits on arrival: ask for the fleet.'],
} satisfies Omit<Checker, 'examine'>

export const ability: Checker = {
  ...abilityCase,
  examine: judgedBy(
    abilityCase,
    [
      'systems',
      'units',
      'moves',
      'effects',
      'by',
      'player',
      'active',
      'activePlayer',
      'controlled',
      'hyperlanes',
      'expansions',
    ],
    judge,
  ),
}
