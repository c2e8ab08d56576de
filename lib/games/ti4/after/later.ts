/** What the later steps of the action bring, told with a legal ruling: the table carries it out, nothing of it is judged. */

import { ofPlayers, sayPlayer } from '../../../kernel/players.ts'
import { type Board, type BoardUnit, type System, shipsIn } from '../board/board.ts'
import { type ClauseOf, citing, type StepBy } from '../cited.ts'
import type { Declared } from '../declared.ts'
import type { Offense } from '../guns/guns.ts'
import { planetsOf } from '../places.ts'
import { rollsOnTheWay } from '../way/rifts.ts'

/** What the later steps bring. */
export const LATER = citing([
  'gravity-rift.n2',
  'gravity-rift.n3',
  'tactical-action.2c',
  'tactical-action.3',
  'nebula.3',
  'space-dock.4a',
  'transport.4',
])
/** What hits bring. */
export const HITS = citing(['space-cannon.5', 'space-cannon.n6'])
type Step = StepBy<ClauseOf<typeof LATER>>

type Places = ReadonlyMap<BoardUnit, System>

/** What stands before the first die: nothing is added to the moves, and what a rift takes is not destroyed. */
const ofRifts = (dice: number): Step[] =>
  dice
    ? [
        {
          says: 'All moves are declared before the first rift die; no ship is added after it.',
          clause: 'ti4:gravity-rift.n3',
        },
        { says: 'A ship that a rift takes is removed, not destroyed.', clause: 'ti4:gravity-rift.n2' },
      ]
    : []

/** Nobody is stopped or shot at on the way; said where a cannon of somebody else stands there. */
function onTheWay(board: Board, declared: readonly Declared[]): Step[] {
  const passed = new Set(declared.flatMap(({ path }) => path.slice(1, -1)))
  const armed = [...passed].find((system) =>
    system.units.some((unit) => unit.owner !== board.activePlayer && unit.kind.spaceCannon),
  )
  if (!armed) return []
  return [
    {
      says: `Nobody fires in ${armed.id} on the way: space cannon waits until all ships have moved, and hits fall in ${board.active!.id} only.`,
      clause: 'ti4:tactical-action.2c',
    },
  ]
}

/** The moves that end in a system. */
const intoOf = (declared: readonly Declared[], system: System): Declared[] =>
  declared.filter(({ moves, path }) => moves && path.at(-1) === system)

/** What is said where every one of these ships may be lost to a rift on its way. */
export const ifOneArrives = (board: Board, moves: readonly Declared[]): string =>
  moves.length > 0 && moves.every(({ ship, path }) => rollsOnTheWay(board, ship, path)) ? ', if a ship arrives' : ''

/** Floating Factories in a system where ships of others are and none of their owner: they are destroyed as those arrive. */
function blockaded(board: Board, places: Places): BoardUnit[] {
  const active = board.active!
  const there = (unit: BoardUnit) => (places.get(unit) ?? unit.system) === active && unit.at === 'space'
  const here = board.units.filter((unit) => there(unit) && (unit.isShip || unit.kind.movesAsShip))
  const owners = new Set(here.filter((unit) => unit.isShip).map(({ owner }) => owner))
  return owners.size ? here.filter(({ kind, owner }) => kind.movesAsShip && !owners.has(owner)) : []
}

/** Ships of two players: a combat. Carried units are in space until the invasion. */
function atTheEnd(board: Board, declared: readonly Declared[], places: Places): Step[] {
  const active = board.active!
  const { activePlayer: player } = board
  const isThere = shipsIn(active).some((unit) => unit.owner === player && !places.has(unit))
  const arrives = isThere || [...places].some(([unit, place]) => unit.isShip && place === active)
  const rivals = [...new Set(shipsIn(active).map(({ owner }) => owner))].filter((owner) => owner !== player)
  const fights = arrives && rivals.length > 0
  const cargo = declared.flatMap(({ loads }) => loads).filter(({ unit }) => unit.isGround)
  const risk = isThere ? '' : ifOneArrives(board, intoOf(declared, active))
  const steps: (Step | undefined)[] = [
    ...blockaded(board, places).map(
      ({ id }): Step => ({
        says: `${id} is destroyed${risk}: ships of others are in ${active.id} and none of its owner.`,
        clause: 'ti4:space-dock.4a',
      }),
    ),
    fights
      ? {
          says: `Space combat follows in ${active.id}${risk}: ships ${ofPlayers(rivals)} are there.`,
          clause: 'ti4:tactical-action.3',
        }
      : undefined,
    fights && active.anomalies.has('nebula')
      ? {
          says: `In the nebula ${active.id} ships of the defender add 1 to their combat rolls.`,
          clause: 'ti4:nebula.3',
        }
      : undefined,
    cargo.length && planetsOf(active.facts).length
      ? {
          says: `Ground forces carried to ${active.id} are in space; they land in the invasion.`,
          clause: 'ti4:transport.4',
        }
      : undefined,
  ]
  return steps.filter((step) => step !== undefined)
}

/** Who takes the hits of these volleys, and what comes between two of them. */
export function ofHits({ volleys }: Offense, activePlayer: string): StepBy<ClauseOf<typeof HITS>>[] {
  const aimed = volleys.filter(({ targets }) => targets.length)
  if (!aimed.length) return []
  const atActive = aimed.filter(({ targets }) => targets.includes(activePlayer))
  const hits = {
    says: 'Each hit destroys a ship that its owner chooses, unless Sustain Damage cancels it; a 0 on the die is a 10.',
    clause: 'ti4:space-cannon.5',
  } as const
  const between = {
    says: `Before the next player rolls, what is then above capacity goes; ${sayPlayer(activePlayer)} may choose.`,
    clause: 'ti4:space-cannon.n6',
  } as const
  const shooters = new Set(atActive.map(({ player }) => player))
  return shooters.size > 1 ? [hits, between] : [hits]
}

/** Everything the later steps bring, in the order of the action; what fires and what is lost is told before it. */
export const laterSteps = (board: Board, declared: readonly Declared[], places: Places, dice: number): Step[] => [
  ...ofRifts(dice),
  ...onTheWay(board, declared),
  ...atTheEnd(board, declared, places),
]
