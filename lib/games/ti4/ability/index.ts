import { followsOver } from '../../../kernel/checker.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { cargoRules } from '../cargo/loads.ts'
import { byRooms } from '../cited.ts'
import { caseFacts, costOfMap, shared } from '../common.ts'
import { ofAbility } from '../constraints/index.ts'
import { ADD_TE, constraint, isWithoutTe } from '../constraints/names.ts'
import type { CaseFacts } from '../facts.ts'
import { pick } from '../facts.ts'
import * as usual from '../presumes.ts'
import { clausesOf, remarksOf } from '../remarks.ts'
import { ABILITIES, AFTER_ABILITY, BY_ABILITY, TURN } from './abilities.ts'
import { pricesOf, tokenOf } from './after.ts'
import { LEAP_FACTS, leapOf } from './leap.ts'
import { ofLeap } from './remarks.ts'

const facts = { ...caseFacts, ...pick('by', 'player', 'controlled') }

/** The ability is of what is played, and takes ships straight to their target. */
const ownConstraints = [
  constraint.each('by', ['expansions'], (by, told) =>
    by.startsWith('te-') && isWithoutTe(told)
      ? { message: `${ABILITIES[by].name} is of Thunder's Edge.`, fix: ADD_TE }
      : undefined,
  ),
  constraint.each('moves[]', [], ({ ship, path }) =>
    path && path.length > 2
      ? {
          at: 'path',
          message: `An ability takes ${ship ?? 'a ship'} straight to its target.`,
          fix: 'Give two systems: where it stands and where it goes.',
        }
      : undefined,
  ),
]

const views = {
  leap: viewsOver(facts)(LEAP_FACTS, (told) => {
    const leap = leapOf(told as unknown as CaseFacts)
    return { ...leap, remarks: remarksOf((table) => ofLeap(leap, table)) }
  }),
}
const follow = followsOver(facts, views)
const cargo = cargoRules(
  ['systems', 'units', 'moves', 'effects', 'otherEffects', 'by', 'player', 'active', 'activePlayer'],
  TURN,
)

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
  checks: [...ofAbility, ...ownConstraints],
  clauses: [...clausesOf(BY_ABILITY, views.leap), ...cargo],
  follows: [costs, token],
  asks: 'may',
  cost: costOfMap,
  gaps: ['Whether the ability may be used now.', 'Limits on arrival: ask for the fleet.'],
})
