/** Lines of lists as players say them at the table: units, what happened to cards, effects; what is not told is not said. */
import { inBreath, sayEach } from '../../kernel/fact-words.ts'
import { lowered } from '../../kernel/words.ts'
import { titleOf } from './names.ts'

type Names = Readonly<Record<string, string>>

const standing = (defeated: unknown) => defeated !== undefined && (defeated ? 'defeated' : 'not defeated')

/** "Darth Vader, commander, defeated". */
export const sayArmy = (ranks: Names, types: Names) =>
  sayEach(['name', 'rank', 'type', 'defeated', 'promotedFrom', 'fieldCommander'], (unit) =>
    inBreath(
      unit.name ?? 'a unit',
      ranks[unit.rank]?.toLowerCase(),
      types[unit.type]?.toLowerCase(),
      unit.promotedFrom !== undefined && `promoted from ${ranks[unit.promotedFrom]?.toLowerCase()}`,
      standing(unit.defeated),
      unit.fieldCommander !== undefined && `${unit.fieldCommander ? 'with' : 'without'} Field Commander`,
    ),
  )

/** "2 × Stormtroopers, at range 2, with an order": by its name, else its short name without the number that parts it from others. */
export const sayUnits = (ranks: Names) =>
  sayEach(
    ['id', 'name', 'rank', 'range', 'inches', 'hasOrder', 'defeated'],
    (unit) =>
      inBreath(
        unit.name ?? String(unit.id ?? 'a unit').replace(/ \d+$/, ''),
        ranks[unit.rank]?.toLowerCase(),
        unit.range !== undefined && `at range ${unit.range}`,
        unit.inches !== undefined && `${unit.inches}″ away`,
        unit.hasOrder !== undefined && (unit.hasOrder ? 'with an order' : 'without an order'),
        standing(unit.defeated),
      ),
    ['id'],
  )

/** "round 3: Assault, sent back to hand by Change of Plans". */
export const sayEvents = (events: Names) =>
  sayEach(['round', 'event', 'card'], ({ round, event, card }) => {
    const what = [card && titleOf(card), events[event] && lowered(events[event])].filter(Boolean).join(', ')
    return round === undefined ? what : `round ${round}: ${what}`
  })

/** "Change of Plans of Blue, when revealed". */
export const sayEffects = (players: Names, timings: Names) =>
  sayEach(['player', 'card', 'timing', 'used', 'returns'], ({ player, card, timing, used, returns }) =>
    inBreath(
      [card === undefined ? 'an effect' : titleOf(card), player && `of ${players[player]}`].filter(Boolean).join(' '),
      timings[timing] && lowered(timings[timing]),
      used !== undefined && (used ? 'used' : 'not used'),
      returns !== undefined && `${players[returns]}’s card goes back`,
    ),
  )

/** "corps with Mercenary". */
export const sayWaivers = (ranks: Names, waivers: Names) =>
  sayEach(['rank', 'keyword'], ({ rank, keyword }) =>
    [ranks[rank]?.toLowerCase() ?? 'a unit', waivers[keyword] && `with ${waivers[keyword]}`].filter(Boolean).join(' '),
  )
