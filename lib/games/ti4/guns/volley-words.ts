/** Volleys in words and as data: who fires at whom, with how many dice, and what bears on the hits (fact sheet 4.4). */

import { ofPlayer, sayPlayer } from '../../../kernel/players.ts'
import type { AnswerItem } from '../../../kernel/ruling.ts'
import { type Board, cardClause, hasEffect } from '../board/board.ts'
import type { Offense, Volley, VolleyStep } from './guns.ts'

const lowered = (board: Board, threshold: number, target: string | undefined) =>
  target !== undefined && hasEffect(board, 'antimass-deflectors', target) ? threshold + 1 : threshold

/** `bob at ann: pds-1 1 × 6+, pds-2 1 × 5+`: the volley in one line. */
export function sayVolley(board: Board, { player, units, extraDice, targets, card }: Volley): string {
  if (!targets.length) return `${player} without effect: ${units.map(({ unit }) => unit.id).join(', ')}`
  const lines = targets.map((target) => {
    const shots = units
      .map(({ unit, dice, threshold }) => `${unit.id} ${dice} × ${lowered(board, threshold, target)}+`)
      .join(', ')
    return `${target}: ${shots}${extraDice ? `, and ${extraDice} more die` : ''}`
  })
  const name = card ? ` by ${board.effects.find((effect) => effect.id === card)!.component.name}` : ''
  return `${player}${name} at ${lines.join(' or ')}`
}

/** The volley as data: who fires, at whom, each unit with its dice and what it needs against each target. */
export const volleyItem = (board: Board, { player, units, extraDice, targets, card }: Volley): AnswerItem => ({
  player,
  ...(card ? { card } : {}),
  extraDice,
  units: units.map(({ unit }) => unit.id),
  targets: targets.map((target) => ({
    player: target,
    shots: units.map(({ unit, dice, threshold }) => ({
      unit: unit.id,
      dice,
      hitsOn: lowered(board, threshold, target),
    })),
  })),
})

/** A step for every volley, with its dice. */
export const cannonSteps = (board: Board, found: Offense): VolleyStep[] =>
  found.volleys.map((volley) => ({
    says: `Space cannon: ${sayVolley(board, volley)}.`,
    value: volley.units.reduce((sum, gun) => sum + gun.dice, volley.extraDice),
    clause: volley.card ? cardClause(volley.card) : 'ti4:space-cannon.2',
    item: volleyItem(board, volley),
  }))

/** Cards that bear on the hits of these volleys: who must take them, and one that is cancelled. */
export function hitSteps(board: Board, { volleys }: Offense): VolleyStep[] {
  const aimed = volleys.filter(({ targets }) => targets.length)
  const lasers = aimed.filter(({ player }) => hasEffect(board, 'graviton-laser-system', player))
  const jets = [...new Set(aimed.flatMap(({ targets }) => targets))].filter((target) =>
    hasEffect(board, 'maneuvering-jets', target),
  )
  return [
    ...lasers.map(({ player }) => ({
      says: `Graviton Laser System: hits ${ofPlayer(player)} go first to ships that are not fighters.`,
      clause: cardClause('graviton-laser-system'),
    })),
    ...jets.map((target) => ({
      says: `Maneuvering Jets: ${sayPlayer(target)} may cancel one hit of one roll.`,
      clause: cardClause('maneuvering-jets'),
    })),
  ]
}
