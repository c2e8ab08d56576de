/** A second judge of command hands, written from the rules without looking at the first: only the card data is shared. */
import { type CommandCard, cards } from '../../../lib/games/legion/data/cards.ts'

export interface HandCase {
  army: string[]
  hand: string[]
  faction?: string
  battleForce?: string
  restrictionMet?: boolean
}

export interface HandVerdict {
  verdict: 'legal' | 'illegal' | 'undetermined' | 'disputed'
  /** Short names of the clauses broken for certain, when illegal. */
  broken: string[]
}

const find = (name: string): CommandCard => cards.find((card) => card.name === name)!

/** Whether a character's card may be in this army. */
function isOwned(card: CommandCard, army: string[], both: boolean): boolean {
  const here = (who: string) => army.indexOf(who) >= 0
  let met = card.characterMode === 'all'
  for (const who of card.characters) met = card.characterMode === 'all' ? met && here(who) : met || here(who)
  if (both) for (const who of card.alsoNames2019 ?? []) met = met && here(who)
  return met
}

/** Cards of a version of their owner, known from a later print alone: its title is a restriction of theirs. */
const OF_ONE_VERSION = [
  'See You in Hell',
  'On Patrol',
  'Make the Impossible Possible',
  'The Empire Does Not Tolerate Failure',
]

/** Every way the army could be that was not told. */
function* armies(found: HandCase): Generator<Pick<HandCase, 'faction' | 'battleForce' | 'restrictionMet'>> {
  const factions = found.faction
    ? [found.faction]
    : ['none of the others', ...new Set(cards.map((card) => card.faction ?? ''))]
  const forces = found.battleForce
    ? [found.battleForce]
    : ['none', ...new Set(cards.map((card) => card.battleForce ?? ''))]
  const met = found.restrictionMet === undefined ? [true, false] : [found.restrictionMet]
  for (const faction of factions)
    for (const battleForce of forces) for (const restrictionMet of met) yield { faction, battleForce, restrictionMet }
}

function under(found: HandCase, both: boolean): { broken: string[]; open: boolean } {
  const broken: string[] = []
  const known = found.hand.map(find)
  if (found.hand.length !== 7) broken.push('hand.1')
  if (new Set(found.hand).size < found.hand.length) broken.push('hand.3')
  if (!found.hand.includes('Standing Orders')) broken.push('hand.2d')
  ;['hand.2a', 'hand.2b', 'hand.2c'].forEach((clause, i) => {
    let seen = 0
    for (const card of known) if (card.handPips === i + 1) seen++
    if (seen !== 2) broken.push(clause)
  })
  if (known.some((card) => card.scope === 'character' && !isOwned(card, found.army, both))) broken.push('character.1b')
  const fits = [...armies(found)].map(({ faction, battleForce, restrictionMet }) =>
    known.every((card) => {
      if (card.scope === 'faction' && card.faction !== faction) return false
      if (card.scope === 'battle-force' && card.battleForce !== battleForce) return false
      return (card.scope !== 'restricted-other' && !OF_ONE_VERSION.includes(card.name)) || restrictionMet
    }),
  )
  if (!fits.includes(true)) broken.push('card-anatomy.command.3')
  return { broken, open: fits.includes(true) && fits.includes(false) }
}

/** Judges a hand of known cards under both readings of cards that name two characters. */
export function judgeHand(found: HandCase): HandVerdict {
  const [one, two] = [under(found, false), under(found, true)]
  const verdict = ({ broken, open }: typeof one): HandVerdict['verdict'] =>
    broken.length ? 'illegal' : open ? 'undetermined' : 'legal'
  const [a, b] = [verdict(one), verdict(two)]
  if (a === b) return { verdict: a, broken: one.broken }
  if (a === 'undetermined' || b === 'undetermined') return { verdict: 'undetermined', broken: [] }
  return { verdict: 'disputed', broken: [] }
}
