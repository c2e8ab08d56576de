/** Units with the figures that movement, transport, fleet pool and space cannon need. */
import type { ClauseId } from '../../../kernel/ruling.ts'
import { plural } from '../../../kernel/words.ts'
import { findFaction } from '../data/factions.ts'
import { thundersEdgeUnits, type Unit, units } from '../data/units.ts'
import { boxOf, type Piece } from './piece.ts'

const dice = (n: number) => (n === 1 ? '' : ` with ${n} dice`)

function combatOf({ combat }: Unit): string {
  if (!combat) return 'does not fight'
  if (typeof combat.dice === 'number') return `hits on ${combat.hitsOn}${dice(combat.dice)}`
  return `hits on ${combat.hitsOn}, one die for each non-fighter ship of the opponent`
}

/** Printed move value; what a unit without one does. */
function moveOf({ move, uses, roles }: Unit): string {
  if (move !== null) return String(move)
  if (uses !== null) return roles.includes('ship') ? 'none: only carried' : 'none: carried by ships'
  return 'none: stays where it is'
}

function figuresOf(unit: Unit): [string, string][] {
  const { capacity, uses, cost, spaceCannon, sustain, freeFighters, faction } = unit
  const rows: [string, string | false | null | undefined][] = [
    ['Whose', findFaction(faction ?? '')?.name ?? 'Every faction'],
    ['Move', moveOf(unit)],
    ['Capacity', capacity > 0 && `carries ${capacity}`],
    ['As cargo', uses !== null && (uses === 0 ? 'takes no capacity' : `takes ${uses}`)],
    ['Fighter room', freeFighters !== undefined && `${plural(freeFighters, 'fighter')} in its system need no capacity`],
    ['Combat', combatOf(unit)],
    ['Sustain Damage', sustain && 'yes'],
    [
      'Space cannon',
      spaceCannon &&
        `hits on ${spaceCannon.hitsOn}${dice(spaceCannon.dice)}${spaceCannon.reach === 'adjacent' ? ', also into adjacent systems' : ', its own system'}`,
    ],
    ['Cost', cost && `${cost.resources}${cost.units > 1 ? ` for ${cost.units}` : ''}`],
    ['From', boxOf(unit.set)],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}

/** "Move 1, carries 4, hits on 9." */
function says(unit: Unit): string {
  const { move, capacity, uses, spaceCannon } = unit
  const parts = [
    move === null ? `no move value${uses === null ? '' : ', carried by ships'}` : `move ${move}`,
    capacity > 0 && `carries ${capacity}`,
    combatOf(unit),
    spaceCannon && `space cannon ${spaceCannon.hitsOn}`,
    unit.sustain && 'Sustain Damage',
  ].filter(Boolean)
  const [first = '', ...rest] = parts as string[]
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`
}

function clausesOf(unit: Unit): ClauseId[] {
  const isShip = unit.roles.includes('ship')
  const ids: (ClauseId | false | undefined)[] = [
    unit.clause,
    unit.move !== null && 'ti4:movement.3',
    unit.capacity > 0 && 'ti4:capacity.1',
    unit.uses !== null && 'ti4:transport.0',
    isShip && unit.type !== 'fighter' && 'ti4:fleet-pool.1',
    unit.type === 'fighter' && 'ti4:ships.2a',
    unit.type === 'space-dock' && 'ti4:components.space-dock-fighters',
    unit.spaceCannon && 'ti4:space-cannon.3',
    unit.id === 'pds-ii' && 'ti4:components.pds-ii',
  ]
  return [...new Set(ids.filter((id): id is ClauseId => Boolean(id)))]
}

const plainType = (type: string) => type.replaceAll('-', ' ')

/** How players ask for a figure of a unit every faction has; of its two cards the first leads. */
function asked({ move, capacity, level, faction, type }: Unit): string[] {
  if (faction || level === 2) return []
  const one = plainType(type)
  return [
    ...(move === null ? [] : [`move value of a ${one}`, `speed of a ${one}`, `how fast is a ${one}`]),
    ...(capacity > 0 ? [`capacity of a ${one}`, `how many fighters can a ${one} carry`] : []),
  ]
}

function piece(unit: Unit): Piece {
  const faction = findFaction(unit.faction ?? '')
  const level = unit.level === 2 ? [`upgraded ${plainType(unit.type)}`, `${plainType(unit.type)} 2`] : []
  return {
    id: unit.id,
    name: unit.name,
    kind: 'Unit',
    section: faction ? 'Units of one faction' : 'Units of every faction',
    beside: [
      unit.move !== null && `move ${unit.move}`,
      unit.capacity > 0 && `carries ${unit.capacity}`,
      unit.spaceCannon && `space cannon ${unit.spaceCannon.hitsOn}`,
      faction?.name,
    ]
      .filter(Boolean)
      .join(' · '),
    says: `${says(unit)}${faction ? ` ${faction.name}.` : ''}`,
    figures: figuresOf(unit),
    clauses: clausesOf(unit),
    aliases: [plainType(unit.type), ...level, ...asked(unit), ...(faction ? [faction.name] : [])],
  }
}

export const unitPieces: readonly Piece[] = [...units, ...thundersEdgeUnits].map(piece)
