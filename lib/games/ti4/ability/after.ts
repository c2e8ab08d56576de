/** What a legal move by an ability costs, and what follows from it. */

import type { RulesInPlay } from '../../../kernel/clause.ts'
import { ofPlayer, thoseOf } from '../../../kernel/players.ts'
import type { ClauseOf, StepBy } from '../cited.ts'
import { riftTerms } from '../way/ship.ts'
import { type AFTER_ABILITY, FIGHTERS_ALONE } from './abilities.ts'
import type { Leap } from './leap.ts'
import { fightersAlone, leaving } from './retreat.ts'

type After = StepBy<ClauseOf<typeof AFTER_ABILITY>>

const isRetreat = ({ by }: Leap) => by === 'retreat'

/** What a retreat removes where nothing carries it, and the dice at a rift. */
export function pricesOf(leap: Leap, table: RulesInPlay): readonly After[] {
  return [
    ...(isRetreat(leap) && table.reads(FIGHTERS_ALONE) !== 'B' ? lostAlone(leap) : []),
    ...diceOf(leap),
    ...(isRetreat(leap) && leap.moving.length ? leftBehind(leap) : []),
  ]
}

/** Fighters that nothing carries. */
function lostAlone(leap: Leap): readonly After[] {
  const alone = fightersAlone(leap)
  if (!alone.length) return []
  return [
    {
      says: `Nothing carries ${alone.map(({ id }) => id).join(', ')}: the retreat removes ${alone.length === 1 ? 'it' : 'them'}.`,
      value: alone.length,
      clause: 'ti4:space-combat.7b',
    },
  ]
}

const diceOf = (leap: Leap): readonly After[] =>
  leap.moving.flatMap(({ ship }): After[] => {
    if (!ship.system.anomalies.has('gravity-rift') || !riftTerms(leap.board, ship, ['crucible', 'nav-suite']).rolls)
      return []
    if (ship.system.exempt.has(ship.owner)) return []
    return [
      {
        says: `${ship.id} rolls a die as it leaves ${ship.system.id}; on 1 to 3 it is removed with what it carries.`,
        value: 1,
        clause: isRetreat(leap) ? 'ti4:gravity-rift.n5b' : 'ti4:gravity-rift.2',
      },
    ]
  })

/** What cannot move or be carried is removed. */
function leftBehind(leap: Leap): readonly After[] {
  const goes = leaving(leap)
  const lost = leap.board.active!.units.filter(
    (unit) => unit.owner === leap.player && unit.at === 'space' && (unit.isFighter || unit.isGround) && !goes.has(unit),
  )
  if (!lost.length) return []
  return [
    {
      says: `${lost.map(({ id }) => id).join(', ')} cannot retreat and ${lost.length === 1 ? 'is' : 'are'} removed.`,
      value: lost.length,
      clause: 'ti4:space-combat.7b',
    },
  ]
}

/** The token that goes where the ships go: a retreat places it for whoever arrives, a card of its own accord. */
export function tokenOf(leap: Leap): readonly After[] {
  const { moving, ability, by, player } = leap
  const to = moving[0]?.path.at(-1)
  if (!to || !ability.token) return []
  if (!to.facts.tokens.includes(player)) {
    const ofPool = by === 'foresight' ? `, from ${thoseOf(player, 'strategy pool')}` : ''
    const arrives = isRetreat(leap) ? ' if any unit arrives' : ''
    return [{ says: `A token ${ofPlayer(player)} goes into ${to.id}${ofPool}${arrives}.`, clause: ability.token }]
  }
  return isRetreat(leap)
    ? []
    : [
        {
          says: `A token ${ofPlayer(player)} is in ${to.id} already: that of ${ability.name} goes to the reinforcements instead.`,
          clause: 'ti4:command-tokens.6',
        },
      ]
}
