import type { Issue } from '../../../kernel/ruling.ts'
import { hidden, type System, type Vessel } from './board.ts'
import { FACE_DOWN, NOT_KNOWN, SYSTEM_OF, TOKEN_CODES, VESSEL_OF } from './codes.ts'
import { LIMITS } from './limits.ts'

const SHAPE = /^([a-z])((?:[A-Z]\d*)*)((?:-[0-9a-z]*)*)$/
const STACK = /^(\d)([a-z]{2})(\d{0,3})(?:a(\d{1,3}))?(?:d(\d{1,3}))?$/

type Say = (message: string, fix: string) => void

/** Reads one stack: seat, card, how many, bonus, damage. */
function readVessel(text: string, seats: number, say: Say): Vessel | undefined {
  const [, seat, code, many, bonus, damage] = STACK.exec(text) ?? []
  const card = code && VESSEL_OF.get(code)
  if (!card) {
    say(`“${text.slice(0, 12)}” is not a ship or station`, 'It is left out.')
    return undefined
  }
  const vessel = {
    owner: Number(seat),
    card,
    count: many ? Number(many) : 1,
    attackBonus: Number(bonus ?? 0),
    damage: Number(damage ?? 0),
  }
  if (vessel.owner >= seats) {
    say('a vessel belongs to a player who is not at the table', 'It is left out.')
    return undefined
  }
  const fits =
    vessel.count >= 1 &&
    vessel.count <= LIMITS.vessels &&
    vessel.attackBonus <= LIMITS.attackBonus &&
    vessel.damage <= LIMITS.damage
  if (!fits) say(`a number of “${text.slice(0, 12)}” is out of range`, 'It is left out.')
  return fits ? vessel : undefined
}

/** One mark of a system: a capital and its digits. */
function readMark(mark: string, seats: number, system: System, say: Say): Partial<System> {
  const [letter, digits] = [mark[0], mark.slice(1)]
  const tokens = digits ? undefined : TOKEN_CODES.find((one) => one.code === letter)
  const seat = Number(digits[0])
  const rest = Number(digits.slice(1) || Number.NaN)
  if (tokens) return { combat: tokens.combat, interdicted: tokens.interdicted }
  if (letter === 'H' && digits.length === 1 && seat < seats && system.card === 'homeworld') return { home: seat }
  if (letter === 'M' && digits && Number(digits) >= 1 && Number(digits) <= LIMITS.developments)
    return { maximum: Number(digits) }
  if (letter === 'C' && seat < seats && rest >= 1 && rest <= LIMITS.developments)
    return { controller: seat, developments: rest }
  say(`“${mark.slice(0, 8)}” cannot be read`, 'It is left out.')
  return {}
}

/** Reads one system of a link; what cannot be read is left out and told. */
export function readSystem(text: string, seats: number, where: string, issues: Issue[]): System {
  const say: Say = (message, fix) => issues.push({ path: where, message: `${where}: ${message}.`, fix })
  const [, code, marks = '', stacks = ''] = SHAPE.exec(text) ?? []
  const card = code && SYSTEM_OF.get(code)
  if (!code || !(card || code === FACE_DOWN || code === NOT_KNOWN)) {
    say(`“${text.slice(0, 12)}” is not a system`, 'It lies face down here.')
    return hidden()
  }
  let system: System = { ...hidden(), faceDown: code === FACE_DOWN, ...(card ? { card } : {}) }
  for (const mark of marks.match(/[A-Z]\d*/g) ?? []) system = { ...system, ...readMark(mark, seats, system, say) }
  const vessels = stacks
    .split('-')
    .slice(1)
    .flatMap((stack) => readVessel(stack, seats, say) ?? [])
  const known = Object.entries({ ...system, vessels }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as unknown as System
}
