import type { RawFacts } from '../../../kernel/facts.ts'
import { AGGRESSION, cardNamed, characterNamed, has, isNone, NONE, normal, PLOY, same } from '../names.ts'

interface Owner {
  name?: string
  rank?: string
}

/** The owner as told, or as our list has it where that leaves no choice; of several owners the nominated one. */
function ownerOf(card: { name?: string; owner?: Owner } | undefined, nominee: RawFacts): Owner {
  const told = card?.owner ?? {}
  const known = card?.name === undefined ? undefined : cardNamed(card.name)
  if (!known) return told
  if (known.scope !== 'character') return { name: NONE }
  const only = known.characters.length === 1 ? known.characters[0] : undefined
  const isOwner = (name: unknown): name is string => typeof name === 'string' && has(known.characters, name)
  const named = only ?? [nominee.name, told.name].find(isOwner)
  return {
    ...(named ? { name: named } : {}),
    ...(told.rank && (!told.name || !named || same(told.name, named)) ? { rank: told.rank } : {}),
  }
}

/** A commander stays one; every other rank may have been promoted, so only the army can tell. */
function rankOf(owner: Owner, nominee: RawFacts): Owner {
  if (owner.name === undefined) return owner
  if (isNone(owner.name)) return { name: NONE, rank: 'corps' }
  if (typeof nominee.name === 'string' && same(nominee.name, owner.name) && nominee.rank !== undefined)
    return { rank: String(nominee.rank), ...owner }
  const ranks = characterNamed(owner.name)?.ranks ?? []
  return ranks.length === 1 && ranks[0] === 'commander' ? { rank: 'commander', ...owner } : owner
}

/** Which of the cards that want a mercenary nominated it is; nobody knows of a card that is not told. */
const hiringOf = (name: string | undefined) =>
  name === undefined ? undefined : same(name, PLOY) ? 'ploy' : same(name, AGGRESSION) ? 'aggression' : 'no'

/** The facts the clauses see. */
export function prepare(raw: RawFacts): RawFacts {
  const { keywords, ...nominee } = (raw.nominee ?? {}) as RawFacts & { keywords?: string[] }
  const field = keywords ? { fieldCommander: keywords.some((word) => normal(word) === normal('Field Commander')) } : {}
  const card = raw.card as { name?: string; owner?: Owner } | undefined
  const owner = rankOf(ownerOf(card, nominee), nominee)
  const hiring = hiringOf(card?.name)
  // Every other card asks no one whether the unit is a mercenary, so for it the unit is fully told.
  const hired = hiring === 'no' && raw.nominee ? { mercenary: false } : {}
  return { owner, ...(hiring ? { hiring } : {}), nominee: { ...nominee, ...field, ...hired } }
}

/** The path a player can fill: of an owner who is the nominated unit the rank is told once. */
export function asks(gap: string, told: RawFacts): string {
  if (gap === 'hiring') return 'card.name'
  if (gap.endsWith('.fieldCommander')) return 'nominee.keywords'
  if (!gap.startsWith('owner')) return gap
  const nominee = (told.nominee ?? {}) as RawFacts
  const { name } = ownerOf(told.card as { name?: string; owner?: Owner } | undefined, nominee)
  const isNominee = name !== undefined && typeof nominee.name === 'string' && same(nominee.name, name)
  return gap === 'owner.rank' && isNominee ? 'nominee.rank' : `card.${gap}`
}
