import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import type { FactValue } from '../../../kernel/facts.ts'
import { rankOptions } from '../facts.ts'
import { characterNamed, isNone, same } from '../names.ts'
import { seen } from './facts.ts'

const OWN_COMMANDER = 'legion:ambiguity.1'
export const TWO_VERSIONS = 'legion:ambiguity.6'
const HIRED_RANK = 'legion:ambiguity.18'
export const FIELD_CARD = 'legion:ambiguity.19'

const { clause, condition, exception } = clausesOver(seen)
const BOTH = ['owner', 'nominee'] as const
const ALL = [...BOTH, 'hiring'] as const

export interface Case {
  owner: FactValue<typeof seen.owner>
  nominee: FactValue<typeof seen.nominee>
}
interface Played extends Case {
  hiring: FactValue<typeof seen.hiring>
}

const isOperative = ({ nominee }: Case) => nominee.rank === 'operative' || nominee.promotedFrom === 'operative'

/** Ploy and Aggression want a mercenary nominated. */
const isHired = ({ hiring, nominee }: Played) => hiring === 'no' || nominee.mercenary
/** Read B: the card asks for a mercenary and so for no rank. */
const isOfAnyRank = (found: Played, table: RulesInPlay) =>
  found.hiring !== 'no' && found.nominee.mercenary && table.reads(HIRED_RANK) === 'B'

const isNobodys = ({ owner }: Case) => isNone(owner.name)
const ownsIt = ({ owner, nominee }: Case) => !isNone(owner.name) && same(owner.name, nominee.name)

/** The army has the operative of a character that exists as commander too (legion:ambiguity.6). */
const hasTwoVersions = ({ owner }: Case) => {
  const ranks = characterNamed(owner.name)?.ranks ?? []
  return owner.rank === 'operative' && ranks.includes('commander') && ranks.includes('operative')
}

/** Whether the card counts as an operative's own: by name (A), or not for the card of a commander's box (B). */
export const isOperatives = (found: Case, table: RulesInPlay) =>
  !isNobodys(found) && found.owner.rank === 'operative' && !(hasTwoVersions(found) && table.reads(TWO_VERSIONS) === 'B')

/** Another operative is barred under both readings, and each reading has its own clause for it. */
const isThirdOperative = (found: Case) => hasTwoVersions(found) && found.nominee.rank === 'operative' && !ownsIt(found)

const isLeader = (found: Played, table: RulesInPlay) =>
  found.nominee.rank === 'commander' ||
  found.nominee.rank === 'operative' ||
  isOperatives(found, table) ||
  isOfAnyRank(found, table)

/** A card that is neither a commander's nor an operative's own: nobody's, or that of a unit of another rank (read A). */
const isForField = (found: Case, table: RulesInPlay) =>
  isNobodys(found) ||
  (found.owner.rank !== 'commander' && found.owner.rank !== 'operative' && table.reads(FIELD_CARD) === 'A')

/** A unit that is a commander for this nomination only (legion:commander.field.1). */
const isFieldCommander = (found: Case, table: RulesInPlay) =>
  found.nominee.rank !== 'commander' &&
  found.nominee.rank !== 'operative' &&
  found.nominee.fieldCommander === true &&
  isForField(found, table)

const isFree = (found: Case, table: RulesInPlay) =>
  isNobodys(found) ||
  ownsIt(found) ||
  found.owner.rank !== 'commander' ||
  found.nominee.rank !== 'commander' ||
  table.reads(OWN_COMMANDER) === 'A'

const fitsRank = (found: Played, table: RulesInPlay) => isLeader(found, table) && isFree(found, table)
const rankName = ({ nominee }: Case) => rankOptions[nominee.rank].toLowerCase()

/** Who may be nominated: friendly and alive, the operative for its own cards, else a commander. */
export const clauses = [
  clause('legion:commander.nominate.1', {
    needs: ALL,
    readings: [OWN_COMMANDER, TWO_VERSIONS, HIRED_RANK],
    holds: (found, table) =>
      found.nominee.friendly && !found.nominee.defeated && isHired(found) && fitsRank(found, table),
    says: {
      holds: ({ nominee }) => `${nominee.name} is friendly, undefeated and may lead here.`,
      fails: (found, table) => {
        const { nominee, owner } = found
        if (!nominee.friendly) return `${nominee.name} is not your own unit.`
        if (nominee.defeated) return `${nominee.name} is defeated.`
        if (!isHired(found)) return `The card wants a mercenary nominated, and ${nominee.name} is none.`
        if (!isLeader(found, table)) return `${nominee.name} is not a commander (${rankName(found)}).`
        return `The card is ${owner.name}’s own, who must be nominated.`
      },
    },
  }),
  clause('legion:command-cards.operative.1', {
    needs: BOTH,
    readings: [TWO_VERSIONS],
    when: (found, table) => isOperatives(found, table) || isThirdOperative(found),
    holds: ownsIt,
    says: {
      holds: ({ owner }) => `${owner.name} is the operative whose card it is.`,
      fails: ({ owner }) => `The card is the operative ${owner.name}’s own; ${owner.name} is nominated, nobody else.`,
      aside: 'The card does not belong to an operative.',
    },
  }),
  clause('legion:command-cards.operative.2', {
    needs: ALL,
    readings: [TWO_VERSIONS, HIRED_RANK],
    when: (found, table) =>
      found.hiring !== 'ploy' &&
      !(isOfAnyRank(found, table) && isOperative(found)) &&
      (!isOperatives(found, table) || isThirdOperative(found)),
    holds: (found) => !isOperative(found),
    says: {
      holds: 'No operative is nominated for it.',
      fails: ({ nominee }) => `${nominee.name} is an operative and the card is not that operative’s own.`,
      aside: ({ hiring }) =>
        hiring === 'no' ? 'The card is an operative’s own.' : 'The card wants a mercenary, who may be an operative.',
    },
  }),
  exception('legion:commander.field.1', {
    lifts: ['legion:commander.nominate.1'],
    needs: ALL,
    readings: [FIELD_CARD],
    holds: (found, table) =>
      isFieldCommander(found, table) && found.nominee.friendly && !found.nominee.defeated && isHired(found),
    says: {
      holds: (found) =>
        `Field Commander: a commander for a card that ${isNobodys(found) ? 'belongs to nobody' : 'belongs to neither a commander nor an operative'}.`,
    },
  }),
  exception('legion:commander.promote.8', {
    lifts: ['legion:command-cards.operative.2'],
    needs: ['nominee'],
    holds: ({ nominee }) => nominee.promotedFrom === 'operative' && nominee.rank === 'commander',
    says: { holds: 'A promoted operative is a commander and no operative any more.' },
  }),
  condition('legion:commander.promote.5', {
    needs: ['nominee'],
    when: ({ nominee }) => nominee.promotedFrom !== undefined,
    holds: () => true,
    says: { holds: 'A promoted unit is a commander for every purpose.', aside: 'The unit was not promoted.' },
  }),
  condition('legion:command-phase.sequence.3', {
    needs: [],
    holds: () => true,
    says: { holds: 'Each player nominates a commander and issues orders with it, the priority player first.' },
  }),
  condition('legion:issuing-orders.who.1', {
    needs: ['nominee'],
    holds: () => true,
    says: { holds: ({ nominee }) => `The orders of the card come from ${nominee.name} only.` },
  }),
]
