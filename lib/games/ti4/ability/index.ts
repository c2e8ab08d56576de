import { followsOver } from '../../../kernel/checker.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Issue } from '../../../kernel/ruling.ts'
import type { CaseFacts } from '../facts.ts'
import { byRooms } from '../cited.ts'
import { caseFacts, costOfMap, shared } from '../common.ts'
import { pick } from '../facts.ts'
import { issuesOf } from '../issues/index.ts'
import { cargoRules } from '../loads.ts'
import * as usual from '../presumes.ts'
import { clausesOf, remarksOf } from '../remarks.ts'
import { ABILITIES, AFTER_ABILITY, BY_ABILITY, TURN } from './abilities.ts'
import { pricesOf, tokenOf } from './after.ts'
import { LEAP_FACTS, leapOf } from './leap.ts'
import { ofLeap } from './remarks.ts'

const facts = { ...caseFacts, ...pick('by', 'player', 'controlled') }

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

const views = {
  leap: viewsOver(facts)(LEAP_FACTS, (told) => {
    const leap = leapOf(told as unknown as CaseFacts)
    return { ...leap, remarks: remarksOf((table) => ofLeap(leap, table)) }
  }),
}
const follow = followsOver(facts, views)
const cargo = cargoRules(['systems', 'units', 'moves', 'effects', 'by', 'player', 'active', 'activePlayer'], TURN)

const costs = follow({
  needs: ['leap'],
  ...byRooms(AFTER_ABILITY),
  decides: true,
  of: ({ leap }, table) => pricesOf(leap, table),
})
const token = follow({
  needs: ['leap'],
  ...byRooms(AFTER_ABILITY),
  of: ({ leap }) => tokenOf(leap),
})

/** Movement outside the Movement step: retreats, cards, heroes. */
export const ability = defineChecker({
  ...shared,
  id: 'ability',
  ...usual.ability,
  aliases: ['58-9'],
  title: 'Can this ability move these ships?',
  question: 'Can this ability move these ships there?',
  asked: ['retreat', 'skilled retreat', 'foresight', 'helix protocol', 'dark space navigation', 'rescue'],
  facts,
  refuses: (told) => {
    const { seating: _seating, ...rest } = asMover(told)
    return [...issuesOf(rest as never), ...abilityIssues(told as Loose)]
  },
  clauses: [...clausesOf(BY_ABILITY, views.leap), ...cargo],
  follows: [costs, token],
  asks: 'may',
  cost: costOfMap,
  gaps: ['Whether the ability may be used now.', 'Limits on arrival: ask for the fleet.'],
})
