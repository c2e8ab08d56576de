import { answerOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { late } from '../../../kernel/late.ts'
import type { AnswerItem, ClauseId, Step } from '../../../kernel/ruling.ts'
import { Asked, unlessAsked } from '../../../kernel/seeing.ts'
import { plural } from '../../../kernel/words.ts'
import { type Board, type BoardUnit, boardOf, type Effect, hasEffect, inTurnOf, type System } from '../board/board.ts'
import { caseFacts, shared } from '../common.ts'
import { ofAnyShip } from '../constraints/index.ts'
import { constraint } from '../constraints/names.ts'
import type { CaseFacts } from '../facts.ts'
import { pick } from '../facts.ts'
import { oncePerTable } from '../once-per-table.ts'
import * as usual from '../presumes.ts'
import { placedAt } from '../remarks.ts'
import { BARS, type Bar, barsToMoveIn } from '../way/activation.ts'
import { type Companion, companiesOf, flagshipFirst, neededBy, sayAlong, sayNeeded, wayItem } from '../way/company.ts'
import { type Field, fieldKey, fieldOf, wayFrom } from '../way/field.ts'
import { moveValue } from '../way/move-value.ts'
import { IN_RANGE, leaving, STOPS } from '../way/obstacles.ts'
import { riftsOf } from '../way/rifts.ts'
import { ROUTES } from '../way/route.ts'
import { allRoutes, findRoute } from '../way/search.ts'
import { type Stop, stopsOf } from './stops.ts'

/** A ship that gets there, how, and who has to move along. */
interface Reached {
  ship: BoardUnit
  path: readonly System[]
  dice: number
  along: readonly Companion[]
  /** Cards for one ship that it would have to get. */
  needs: readonly Effect[]
}

const shipsOf = (board: Board, player: string) =>
  board.units.filter(
    (ship) => ship.owner === player && (ship.isShip || ship.kind.movesAsShip) && ship.system !== board.active,
  )

/** Ships of a player that can get to the active system in one tactical action of that player. */
function reachersOf(board: Board, player: string, table: RulesInPlay): Reached[] {
  const ships = shipsOf(board, player).filter(
    (ship) => !leaving(board, ship).some(({ outcome }) => outcome === 'fails'),
  )
  if (!ships.length) return []
  const wayOf = wayFinder(board, ships, table)
  const flagship = late({ first: () => flagshipFirst(board, player, table) })
  const wayAfter = (ship: BoardUnit) => flagship.first && wayOf(ship, flagship.first)
  return ships.flatMap((ship) => {
    const found = isOdd(board, ship) ? oddWay(board, ship, table) : (wayOf(ship) ?? wayAfter(ship))
    return found ? [{ ship, ...found, needs: neededBy(board, ship, found, table) }] : []
  })
}

type Way = Omit<Reached, 'ship' | 'needs'>

/** The best way of a ship, found together for all that may pass the same systems; with Hil Colish there first or without. */
function wayFinder(board: Board, ships: readonly BoardUnit[], table: RulesInPlay) {
  const chosen = new Set(board.effects.map((effect) => effect.target))
  const values = new Map<string, number | null>()
  const moveOf = (ship: BoardUnit) => {
    const key = chosen.has(ship.id) ? ship.id : `${ship.system.index}|${ship.kind.id}|${ship.move}`
    if (!values.has(key)) values.set(key, moveValue(board, ship, table, [ship]).value)
    return values.get(key)!
  }
  const farthest = ships.reduce((most, ship) => Math.max(most, moveOf(ship) ?? 0), 0)
  const fields = new Map<string, Field>()
  return (ship: BoardUnit, first?: Companion): Way | undefined => {
    const value = moveOf(ship)
    if (value === null || first?.ship === ship) return undefined
    const key = `${fieldKey(board, ship)}|${first ? 'first' : ''}`
    const field = fields.get(key) ?? fieldOf(board, ship, farthest, table, first && board.active)
    fields.set(key, field)
    const way = wayFrom(field, ship.system, value)
    return way && { ...way, along: first ? [first] : [] }
  }
}

/** Ships whose way depends on the ship itself, or on one beside it: they are searched for one by one. */
const isOdd = (board: Board, ship: BoardUnit) =>
  ship.component?.id === 'memoria' ||
  ship.component?.id === 'te-luminous' ||
  hasEffect(board, 'te-gravleash', ship.owner)

function oddWay(board: Board, ship: BoardUnit, table: RulesInPlay): Way | undefined {
  for (const company of companiesOf(board, ship, table)) {
    const path = findRoute(board, ship, table, [], company)
    if (!path) continue
    const { dice } = riftsOf(board, ship, path, table)
    // The cheapest way leads through rifts; one without is as good, and safe.
    const [safest] = dice.length ? allRoutes(board, ship, table, { spare: 0, most: 1 }, company) : []
    if (safest && !safest.fails.length) return { path: safest.path, dice: safest.dice, along: company.along }
    return { path, dice: dice.length, along: company.along }
  }
  return undefined
}

function sayReached({ ship, path, dice, along, needs }: Reached): string {
  const more = [...(dice ? [plural(dice, 'rift die', 'rift dice')] : []), ...sayAlong(along), ...sayNeeded(needs)]
  return [`${ship.id}: ${path.map((system) => system.id).join(' – ')}`, ...more].join(', ')
}

/** Who gets there; where nobody does, what keeps a player from activating the system at all, or ships from getting there. */
interface Found {
  reached: readonly Reached[]
  bars: readonly Bar[]
  stops: readonly Stop[]
}

function search(board: Board, whose: CaseFacts['whose'], table: RulesInPlay): Found {
  const me = board.activePlayer
  const owners = () => [...new Set(board.facts.units.map((unit) => unit.owner))]
  const players = whose === 'mine' ? [me] : owners().filter((owner) => owner !== me && owner !== 'neutral')
  const all = players.flatMap((player) => {
    const turn = unlessAsked(() => {
      const theirs = inTurnOf(board, player)
      return { theirs, bars: barsToMoveIn(theirs) }
    })
    if (turn instanceof Asked) {
      // No card brings a ship that is not listed: without one nobody gets there, whatever else may be in the way.
      if (!shipsOf(board, player).length) return []
      throw turn
    }
    const { theirs, bars } = turn.said
    return [{ player, theirs, bars, reached: bars.length ? [] : reachersOf(theirs, player, table) }]
  })
  const reached = all.flatMap(({ reached }) => reached)
  const kept = reached.length ? [] : all.filter(({ bars }) => !bars.length)
  return {
    reached,
    bars: all.flatMap(({ bars }) => bars),
    stops: kept.flatMap(({ player, theirs }) => stopsOf(theirs, shipsOf(theirs, player), table)),
  }
}

const facts = { ...caseFacts, ...pick('whose') }
/** Each of the others activates in turn, so which of them a Ceasefire was taken from has to be said. */
const giverTold = constraint.each('effects[]', ['whose'], ({ id, target }, { whose }) =>
  whose === 'theirs' && id === 'ceasefire' && target === undefined
    ? { at: 'target', message: 'Nobody is named as the giver of Ceasefire.', fix: 'Name the player whose card it is.' }
    : undefined,
)

const views = {
  find: viewsOver(facts)(
    ['systems', 'units', 'activePlayer', 'active', 'effects', 'otherEffects', 'whose', 'hyperlanes', 'expansions'],
    (told) => {
      const board = boardOf(told as unknown as CaseFacts)
      return oncePerTable((table) => search(board, told.whose, table))
    },
  ),
}
const { condition } = clausesOver(facts, views)

const barring = BARS.clauses.map((id) =>
  condition(id, {
    echoes: BARS.echoes(id),
    needs: ['find'],
    when: () => false,
    holds: () => true,
    says: {
      holds: '',
      aside: ({ find }, table) =>
        [...new Set(find(table).bars.flatMap(({ clause, says }) => (clause === id ? [says] : [])))].join(' '),
    },
  }),
)
const idsOf = ({ reached }: Found) => reached.map(({ ship }) => ship.id)
const saidBy = ({ stops }: Found, id: ClauseId) => stops.filter(({ clause }) => clause === id)
const inReach = condition('ti4:movement.4f', {
  echoes: IN_RANGE.echoes,
  needs: ['find'],
  when: ({ find }, table) => !find(table).stops.length || saidBy(find(table), 'ti4:movement.4f').length > 0,
  holds: ({ find }, table) => !find(table).stops.length,
  says: {
    holds: ({ find }, table) => {
      const ids = idsOf(find(table))
      return ids.length ? `In reach: ${ids.join(', ')}.` : 'No ship is in reach.'
    },
    fails: ({ find }, table) => [...new Set(saidBy(find(table), 'ti4:movement.4f').map(({ says }) => says))].join(' '),
  },
})
const stopping = STOPS.clauses
  .filter((id) => id !== 'ti4:movement.4f')
  .map((id) =>
    condition(id, {
      echoes: STOPS.echoes(id),
      needs: ['find'],
      each: ({ find }, table) => saidBy(find(table), id),
      about: ({ ship, system }) => placedAt({ ship: ship.id }, system),
      holds: () => false,
      says: { holds: '', fails: ({ says }) => says },
    }),
  )

const whoReaches = answerOver(
  facts,
  views,
)({
  needs: ['find'],
  readings: ROUTES.reads,
  of: ({ find }, table) => {
    const found = find(table)
    const value = idsOf(found)
    const items = found.reached.map((one): AnswerItem => wayItem(one.ship, one))
    const against = new Set<ClauseId>([...found.bars, ...found.stops].map(({ clause }) => clause))
    return {
      kind: 'list',
      value,
      says: value.join(', ') || 'None',
      derivation: found.reached.map(
        (one, i): Step => ({ says: sayReached(one), clause: 'ti4:movement.4f', item: items[i]! }),
      ),
      items,
      deciding: value.length || !against.size ? ['ti4:movement.4f'] : [...against],
    }
  },
})

/** Which ships can get to a system: one's own, or those of everybody else. */
export const reach = defineChecker({
  ...shared,
  id: 'reach',
  ...usual.reach,
  title: 'Who can reach this system?',
  question: 'Which ships can reach this system?',
  asked: ['what can reach me', 'which of my ships can reach', 'who can attack', 'threat range'],
  facts,
  checks: [...ofAnyShip, giverTold],
  clauses: [inReach, ...barring, ...stopping],
  answer: whoReaches,
  asks: 'value',
  gaps: [
    'Tactic tokens left.',
    'Fighters and ground forces that need a carrier.',
    "Other players' tactic tokens and cards that are not listed.",
    'For D.W.S. Luminous, ways that come to one system twice.',
  ],
})
