import type { Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { cardNamed, same } from '../names.ts'
import { nomination } from '../nomination/index.ts'
import type { Unit } from './units.ts'

/**
 * The owner's rank in this army, where the owner is among the units listed. Of several owners the nominated one counts,
 * else the one the card names first: the order in which the units are listed decides nothing.
 */
function ownerOf(raw: RawFacts, units: readonly Unit[]): RawFacts {
  const told = (raw.owner ?? {}) as RawFacts
  const names = cardNamed(String(raw.card))?.characters ?? (told.name ? [String(told.name)] : [])
  const owners = names.flatMap((name) => units.filter((one) => one.name && same(one.name, name)))
  const unit = owners.find((one) => same(one.id, String(raw.nominee))) ?? owners[0]
  return unit?.rank ? { name: unit.name, rank: unit.rank, ...told } : told
}

/** Step 1 of 5.5: the clauses of the nomination, asked of the unit with that short name. */
export function nominate(raw: RawFacts, units: readonly Unit[], table: Table): Examination {
  const unit = units.find((one) => same(one.id, String(raw.nominee)))
  const owner = ownerOf(raw, units)
  const card =
    raw.card === undefined ? {} : { card: { name: raw.card, ...(Object.keys(owner).length ? { owner } : {}) } }
  const nominee = unit && {
    ...(unit.name ? { name: unit.name } : {}),
    ...(unit.rank ? { rank: unit.rank } : {}),
    friendly: true,
    defeated: unit.defeated ?? false,
    keywords: unit.keywords ?? [],
    ...(unit.promotedFrom ? { promotedFrom: unit.promotedFrom } : {}),
  }
  const found = nomination.examine({ ...card, ...(nominee ? { nominee } : {}) }, table)
  return { ...found, missing: found.missing.map((gap) => pathOf(gap, raw, units)) }
}

/** The path of this question for a path of the nomination. */
function pathOf(gap: string, raw: RawFacts, units: readonly Unit[]): string {
  if (gap.startsWith('card.owner')) return raw.card === undefined ? 'card' : gap.slice('card.'.length)
  if (!gap.startsWith('nominee')) return gap
  const place = units.findIndex((unit) => same(unit.id, String(raw.nominee)))
  return place < 0 ? 'nominee' : gap.replace('nominee', `units[${place}]`)
}
