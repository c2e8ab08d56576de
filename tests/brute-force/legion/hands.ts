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

type Three = 'yes' | 'no' | 'open'
const find = (name: string): CommandCard | undefined => cards.find((card) => card.name === name)

/** Whether a card may be in this army: by its character, or by what else is printed on it. */
function mayTake(card: CommandCard, { army, faction, battleForce, restrictionMet }: HandCase, both: boolean): Three {
  const here = (who: string) => army.indexOf(who) >= 0
  switch (card.scope) {
    case 'generic':
      return 'yes'
    case 'character': {
      let met = card.characterMode === 'all'
      for (const who of card.characters) met = card.characterMode === 'all' ? met && here(who) : met || here(who)
      if (both) for (const who of card.alsoNames2019 ?? []) met = met && here(who)
      return met ? 'yes' : 'no'
    }
    case 'faction':
      return faction === undefined ? 'open' : faction === card.faction ? 'yes' : 'no'
    case 'battle-force':
      return battleForce === undefined ? 'open' : battleForce === card.battleForce ? 'yes' : 'no'
    default:
      return restrictionMet === undefined ? 'open' : restrictionMet ? 'yes' : 'no'
  }
}

function under(found: HandCase, both: boolean): { broken: string[]; open: boolean } {
  const broken: string[] = []
  const known = found.hand.map(find)
  if (found.hand.length !== 7) broken.push('hand.1')
  if (new Set(found.hand).size < found.hand.length) broken.push('hand.3')
  if (!found.hand.includes('Standing Orders')) broken.push('hand.2d')
  ;['hand.2a', 'hand.2b', 'hand.2c'].forEach((clause, i) => {
    let seen = 0
    for (const card of known) if (card!.handPips === i + 1) seen++
    if (seen !== 2) broken.push(clause)
  })
  const own = known.filter((card) => card!.scope === 'character').map((card) => mayTake(card!, found, both))
  const tied = known.filter((card) => card!.scope !== 'character').map((card) => mayTake(card!, found, both))
  if (own.includes('no')) broken.push('character.1b')
  if (tied.includes('no')) broken.push('card-anatomy.command.3')
  return { broken, open: tied.includes('open') }
}

/** Judges a hand of known cards under both readings of cards that name two characters. */
export function judgeHand(found: HandCase): HandVerdict {
  const [one, two] = [under(found, false), under(found, true)]
  const verdict = ({ broken, open }: typeof one) => (broken.length ? 'illegal' : open ? 'undetermined' : 'legal')
  const [a, b] = [verdict(one), verdict(two)]
  if (a === b) return { verdict: a, broken: one.broken }
  if (a === 'undetermined' || b === 'undetermined') return { verdict: 'undetermined', broken: [] }
  return { verdict: 'disputed', broken: [] }
}
