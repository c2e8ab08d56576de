/** What was read from the asker's seat, as somebody else sees it who is asked about. */
import type { FactSpecs } from '../kernel/facts.ts'
import type { Actor, SceneTools, Seats } from '../kernel/sayings.ts'
import type { Chip, Reading } from './types.ts'

/** "May Ben build in his system": for Ben it is his own. What the other seat does not tell is left open. */
export function fromSeat(seats: Seats | undefined, tools: SceneTools, specs: FactSpecs, reading: Reading): Reading {
  const actor = seats?.actorOf(tools)
  if (!seats || !actor) return reading
  const facts = { ...reading.facts }
  const unsure = new Set(reading.unsure)
  const chips = reading.chips.flatMap((chip): Chip[] => {
    const see = seats.seen[chip.path]
    if (!see) return [chip]
    const value = see(chip.value, chip.said, actor)
    if (value === undefined) {
      delete facts[chip.path]
      unsure.add(chip.path)
      return []
    }
    facts[chip.path] = value
    // "you" is the actor from here on
    const says = value === 'me' ? { says: `${specs[chip.path]?.label}: ${sayActor(actor)}` } : {}
    return [{ ...chip, value, ...says }]
  })
  const isActor = (stretch: readonly [number, number]) => tools.typed.slice(...stretch).toLowerCase() === actor.word
  const isTaken = chips.some(({ path }) => seats.seen[path])
  const unread = isTaken ? reading.unread.filter((stretch) => !isActor(stretch)) : reading.unread
  return { ...reading, chips, facts, unsure: [...unsure], unread }
}

const sayActor = ({ who }: Actor): string => `${who === 'opponent' ? 'whoever acts' : who}, who is “you” here`
