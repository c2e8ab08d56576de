import { counted } from '../words.ts'
import { type Board, hidden, type System, type Vessel } from './board.ts'
import { LIMITS } from './limits.ts'
import type { Quotes, Say } from './text-lines.ts'
import { folded, guess, seatOf, systemOf, vesselOf } from './text-names.ts'

const DEVELOPMENTS = /^(?:developments?\s*:?\s*(\d+)|(\d+)\s*(?:developments?|counters?|devs?))(?:\s+of\s+(.+))?$/i
const MAXIMUM = /^(?:at most|max(?:imum)?)\s*:?\s*(\d+)$/i
const VESSEL = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s*[x×]\s*(\d{1,3}))?(?:\s+of\s+(.+?))?\s*(\((.*)\))?$/i
const LEFT_OUT = 'It is left out.'

/** A part of the line, and whom it may name. */
interface Reading {
  board: Pick<Board, 'seats' | 'me'>
  open: Quotes['open']
  say: Say
}

const shown = (text: string) => `“${text.slice(0, 40)}”`

function readMarks(text: string, { open, say }: Reading): Pick<Vessel, 'attackBonus' | 'damage'> | undefined {
  const marks = { attackBonus: 0, damage: 0 }
  for (const mark of text.split(',')) {
    const [, bonus] = /^\s*attack\s*\+?\s*(\d{1,3})\s*$/i.exec(mark) ?? []
    const [, ...damage] = /^\s*(?:damage\s*(\d{1,3})|(\d{1,3})\s*damage)\s*$/i.exec(mark) ?? []
    const hurt = damage.find(Boolean)
    if (bonus) marks.attackBonus = Number(bonus)
    else if (hurt) marks.damage = Number(hurt)
    else {
      say(`says ${shown(open(mark).trim())} of a vessel, which is not an attack bonus or damage`, LEFT_OUT)
    }
  }
  return marks
}

function readVessel(part: string, reading: Reading): Vessel | undefined {
  const { board, open, say } = reading
  const [, first, name = '', last, whose, , marks] = VESSEL.exec(part) ?? []
  const card = vesselOf(open(name))
  if (!card) {
    say(
      `has ${shown(open(part))}, which is not a ship, station or other mark`,
      `${guess(open(name), 'vessel')}${LEFT_OUT}`,
    )
    return undefined
  }
  const owner = whose === undefined ? undefined : seatOf(open(whose), board.seats, board.me)
  if (owner === undefined) {
    const players = board.seats.join(', ')
    say(
      whose === undefined
        ? `does not say whose ${shown(open(part))} is`
        : `names ${shown(open(whose))}, who is not at the table`,
      `Players: ${players}. ${LEFT_OUT}`,
    )
    return undefined
  }
  const vessel = {
    owner,
    card,
    count: Number(first ?? last ?? 1),
    attackBonus: 0,
    damage: 0,
    ...(marks ? readMarks(marks, reading) : {}),
  }
  const fits =
    vessel.count >= 1 &&
    vessel.count <= LIMITS.vessels &&
    vessel.attackBonus <= LIMITS.attackBonus &&
    vessel.damage <= LIMITS.damage
  if (!fits) say(`has a number in ${shown(open(part))} that is out of range`, LEFT_OUT)
  return fits ? vessel : undefined
}

function readHead(part: string, { board, open, say }: Reading): Partial<System> {
  const word = folded(open(part))
  if (word === 'face down' || word === 'hidden') return { faceDown: true }
  if (word === 'card not known' || word === '?' || word === 'not known') return { faceDown: false }
  const [, name = '', whose] = /^(.*?)(?:\s+of\s+(.+))?$/i.exec(part) ?? []
  const card = systemOf(open(name))
  if (!card) {
    say(
      `has ${shown(open(part))}, which is not a system`,
      `${guess(open(name), 'system')}The card is treated as not sure.`,
    )
    return { faceDown: false }
  }
  if (whose === undefined) return { faceDown: false, card }
  const home = seatOf(open(whose), board.seats, board.me)
  if (card !== 'homeworld' || home === undefined) {
    say(
      `names ${shown(open(whose))} as the owner of a card`,
      'Only a Homeworld has one, a player at the table; the card stands.',
    )
    return { faceDown: false, card }
  }
  return { faceDown: false, card, home }
}

function readPart(part: string, system: System, reading: Reading): Partial<System> {
  const { board, open, say } = reading
  const word = folded(part)
  if (word === 'combat' || word === 'no combat') return { combat: word === 'combat' }
  if (word === 'interdiction' || word === 'no interdiction') return { interdicted: word === 'interdiction' }
  const [, most] = MAXIMUM.exec(part) ?? []
  if (most) {
    if (Number(most) >= 1 && Number(most) <= LIMITS.developments) return { maximum: Number(most) }
    say(`has a maximum of ${most}`, LEFT_OUT)
    return {}
  }
  const [, one, other, whose] = DEVELOPMENTS.exec(part) ?? []
  const many = one ?? other
  if (many !== undefined) {
    const controller = whose === undefined ? undefined : seatOf(open(whose), board.seats, board.me)
    if (controller !== undefined && Number(many) >= 1 && Number(many) <= LIMITS.developments)
      return { controller, developments: Number(many) }
    say(
      controller === undefined
        ? `does not say which player at the table ${shown(open(part))} are of`
        : `has ${counted(Number(many), 'development')}`,
      LEFT_OUT,
    )
    return {}
  }
  const vessel = readVessel(part, reading)
  return vessel ? { vessels: [...system.vessels, vessel] } : {}
}

/** Reads what a line says of one system; the first part is its card, every other a counter, a piece or a mark. */
export function readSystemText(
  text: string,
  open: Quotes['open'],
  board: Pick<Board, 'seats' | 'me'>,
  say: Say,
): System {
  const reading = { board, open, say }
  const [head = '', ...parts] = text.split(';').map((part) => part.trim())
  let system: System = { ...hidden(), ...(head ? readHead(head, reading) : { faceDown: false }) }
  for (const part of parts.filter(Boolean)) system = { ...system, ...readPart(part, system, reading) }
  return system
}
