/** What was read from the asker's seat, as somebody else sees it who is asked about. */
import type { FactSpecs } from '../kernel/facts.ts'
import type { Actor, SceneTools, Seats } from '../kernel/sayings.ts'
import { sayFact } from './said.ts'
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
    return [{ ...chip, value, ...sayFrom(actor, specs, { path: chip.path, value }, value !== chip.value) }]
  })
  const isActor = (stretch: readonly [number, number]) => tools.typed.slice(...stretch).toLowerCase() === actor.word
  const isTaken = chips.some(({ path }) => seats.seen[path])
  const unread = isTaken ? reading.unread.filter((stretch) => !isActor(stretch)) : reading.unread
  return { ...reading, chips, facts, unsure: [...unsure], unread }
}

/** What the chip says, where "you" is the actor. */
function sayFrom({ who }: Actor, specs: FactSpecs, told: Pick<Chip, 'path' | 'value'>, isTurned: boolean) {
  const actor = who === 'opponent' ? 'whoever acts' : who
  if (told.value === 'me') return { says: `${specs[told.path]?.label}: ${actor}, who is “you” here` }
  if (!isTurned) return {}
  const { label, value } = sayFact(specs, [told])
  return { says: `${label ? `${label}: ` : ''}${value} (“you” is ${actor} here)` }
}
