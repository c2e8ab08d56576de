/**
 * What is usual in each question of Legion: what a judge would not ask unless somebody brought it up. The rule of
 * thumb: nothing in play, nobody else's doing, the first, once; and every other value can be tried and named.
 */
import type { RawFacts } from '../../kernel/facts.ts'
import { asked, type Derived, type Presumes, type Presuming, shown, usual } from '../../kernel/presumption.ts'
import { capital } from '../../kernel/words.ts'
import { LIMITS } from './army-composition/limits.ts'
import { isKindOpen, modeOf } from './card-weapon/of-card.ts'
import {
  ANNIHILATION_LOOMS,
  CHANGE_OF_PLANS,
  cardNamed,
  characterNamed,
  has,
  isNone,
  SOME_COMMANDER,
  STANDING_ORDERS,
  same,
} from './names.ts'

/** The rank printed on the owner of a card, where it is one; a commander where there are two or none is known. */
const rankOn = (card: unknown): string => {
  const ranks = (typeof card === 'string' && cardNamed(card)?.ownerRanks) || []
  return ranks.length === 1 ? ranks[0]! : 'commander'
}
const PRINTED_RANK = 'the owner of the card has its printed rank, commander where there are two'
const PROMOTED = { unless: 'the owner of the card has another rank' }

/** The rank a character has on every unit card of that name; undefined where there are two, or no such character. */
const rankOfUnit: Derived = ({ name }) => {
  const ranks = (typeof name === 'string' && characterNamed(name)?.ranks) || []
  return ranks.length === 1 ? ranks[0] : undefined
}

/** Field Commander is what lets a unit lead that is neither commander nor operative; of those it is had by, one stands for all. */
const rankOfNominee: Derived = (unit, ...told) => rankOfUnit(unit, ...told) ?? (hasField(unit) ? 'support' : undefined)
const hasField = ({ keywords }: RawFacts): boolean =>
  ((keywords as string[] | undefined) ?? []).some((one) => same(one, 'Field Commander'))
/** Without a name it is one of the others: who owns a card of their own needs no such keyword. */
const nameOfField: Derived = (unit) => (hasField(unit) ? 'Field Commander' : anyUnit(unit))
const anyUnit = ({ rank }: RawFacts) =>
  typeof rank === 'string' && rank !== 'commander' && rank !== 'operative' ? 'The unit' : undefined

/** The same, and commander of two ranks for the one who is nominated: as a commander he gives the orders. */
const rankOfOne: Derived = (unit, ...told) => {
  const [{ nominee }] = told
  const rank = rankOfUnit(unit, ...told)
  if (rank !== undefined || typeof nominee !== 'string' || typeof unit.id !== 'string') return rank
  const ranks = (typeof unit.name === 'string' && characterNamed(unit.name)?.ranks) || []
  return same(unit.id, nominee) && ranks.includes('commander') ? 'commander' : undefined
}

/** Of whom nothing is told but that there is somebody. */
const isSomebody = ({ defeated, name, ...unit }: RawFacts): boolean =>
  defeated !== true &&
  (name === undefined || name === SOME_COMMANDER) &&
  Object.values(unit).every((value) => value === undefined)

/** The same, and commander of several for the owner of the card that is to be played: as an operative he leads it as well. */
const rankOfPlayer: Derived = (unit, ...told) => {
  const rank = rankOfUnit(unit, ...told)
  const [{ chosen, revealed }] = told
  const card = typeof chosen === 'string' ? cardNamed(chosen) : undefined
  if (revealed === true && isSomebody(unit)) return 'commander'
  if (rank !== undefined || typeof unit.name !== 'string' || !card || !has(card.characters, unit.name)) return rank
  return characterNamed(unit.name)?.ranks.includes('commander') ? 'commander' : undefined
}

const OWNER: Presumes = {
  'owner.rank': usual(((_near, told) => rankOn(told.card)) satisfies Derived, PRINTED_RANK, PROMOTED),
}

/** A gained weapon is used in the unit's activation, an attack with the card's weapon made when it ends. */
const momentOf: Derived = (_near, told) => {
  const mode = modeOf(told)
  return mode === 'gains' ? 'own activation' : mode === 'attack' ? 'end of own activation' : undefined
}

const WEAPON: Presumes = {
  unitSpecified: asked(true, 'the card names the unit'),
  user: asked('unit', 'used by the unit itself'),
  momentOnCard: usual(false, 'the card names no moment of its own'),
  cardSaysCounterpart: usual(false, 'no counterpart on a card'),
  engaged: usual(false, 'not in melee', { line: 'melee', unless: 'it is in melee with an enemy' }),
  versatile: usual(false, 'not versatile', { line: 'melee' }),
  extraWeapon: usual(false, 'no other weapon in the pool', { unless: 'another weapon is added to the attack' }),
  // whoever adds a weapon asks for its arsenal: Boba has one on his unit card
  arsenal: usual(((_near, told) => (told.extraWeapon === true ? undefined : 1)) satisfies Derived, 'arsenal 1'),
  unitType: usual('trooper', 'a trooper', { line: 'melee' }),
  weapon: usual(((_near, told) => (isKindOpen(told) ? undefined : 'ranged')) satisfies Derived, 'a ranged weapon', {
    line: 'melee',
  }),
  moment: usual(momentOf, (moment: string) =>
    moment === 'own activation' ? 'during its own activation' : 'when its activation ends',
  ),
}

const PROMOTION: Presumes = {
  promotes: asked(true, 'you promote a unit'),
  ownUnit: asked(true, 'your own unit'),
  onBattlefield: usual(true, 'it is on the battlefield', { line: 'unit', unless: 'it is not on the battlefield' }),
  troopersLeft: usual(true, 'a trooper unit is left', {
    line: 'unit',
    unless: 'you have no trooper unit on the battlefield',
  }),
  phase: usual('end', 'End Phase'),
  candidateType: usual('trooper', 'a trooper', { line: 'unit' }),
  candidateRank: usual('corps', 'corps until now'),
}

/** Standard, but for points of which another format is as likely. */
const formatOf: Derived = (_near, { points }) =>
  points === undefined || (Number(points) > LIMITS.skirmish && Number(points) <= LIMITS.standard)
    ? 'standard'
    : undefined

const NONE_OF = (rank: string) => usual(0, `no ${rank} units`, { line: 'ranks' })

export const commandHand: Presuming = {
  opens: ['hand', 'faction', 'army'],
  presumes: {
    battleForce: usual('none', 'no battle force'),
    restrictionMet: usual(true, 'every other printed restriction is met', {
      unless: 'the army misses a restriction printed on a card',
    }),
  },
}
/**
 * Who asks for a card holds it; what else is in the hand counts once the cards are turned up. Who would rather play none
 * has Standing Orders at least: they are in every hand, and come back to it.
 */
const handOf: Derived = (_near, { chosen, discard, revealed, army }) => {
  const isOut = discard !== undefined && has(discard as string[], String(chosen))
  if (typeof chosen !== 'string' || isOut) return undefined
  if (revealed === true) return isLed(army) && !isNone(chosen) ? [...new Set([STANDING_ORDERS, chosen])] : undefined
  return isNone(chosen) ? [STANDING_ORDERS] : [chosen]
}

/** Somebody is said to be alive, or to be there at all, who may lead whatever card is played. */
const isLed = (army: unknown): boolean =>
  ((army as readonly RawFacts[] | undefined) ?? []).some((unit) => unit.defeated === false || isSomebody(unit))

/** Where a card is nobody's own, or none is to be played, all that counts of an army is that somebody leads it. */
const ledArmy: Derived = (_near, { chosen }) => {
  const isAnybodys = typeof chosen === 'string' && (isNone(chosen) || cardNamed(chosen)?.scope === 'generic')
  return isAnybodys ? [{ rank: 'commander', defeated: false }] : undefined
}

export const playCard: Presuming = {
  opens: ['chosen', 'hand', 'army'],
  presumes: {
    hand: usual(
      handOf,
      ([card]: string[]) => (card === STANDING_ORDERS ? `${STANDING_ORDERS} in your hand` : 'the card is in your hand'),
      {
        unless: (_value, { chosen, revealed }) =>
          isNone(String(chosen)) || revealed === true
            ? `${STANDING_ORDERS} is not in your hand`
            : 'the card is not in your hand',
        tries: () => [[]],
      },
    ),
    army: usual(ledArmy, 'a commander is left', { unless: 'no commander of yours is left', tries: () => [[]] }),
    'army[].name': usual(
      ((unit, { revealed }) => (revealed === true && isSomebody(unit) ? SOME_COMMANDER : undefined)) satisfies Derived,
      'a commander is left',
      { tries: () => [] },
    ),
    'army[].rank': usual(rankOfPlayer, 'a named character has its printed rank, commander where there are several', {
      unless: (_value, near) => `${near.name ?? 'a unit'} has another rank`,
    }),
    revealed: usual(false, 'not revealed yet'),
    'army[].defeated': usual(false, 'nobody else is defeated', {
      unless: (_value, near) => `${near.name ?? 'a unit'} is defeated`,
    }),
    'army[].fieldCommander': usual(false, 'no field commander', {
      unless: (_value, near) => `${near.name ?? 'a unit'} is the field commander`,
    }),
  },
}
/** Who is told to have Cunning, and so many pips, plays a card of that unit: of any other it would not be told. */
const ownCard: Derived = ({ card, cunning, pips }, { blue, red }) => {
  const areBoth = [blue, red].every((side) => (side as RawFacts | undefined)?.cunning === true)
  return card === undefined && cunning === true && pips !== undefined && !areBoth ? 'A card of its own' : undefined
}
const OWN_CARD = usual(ownCard, 'the card of whoever has Cunning is that unit’s own', { tries: () => [] })

export const priority: Presuming = {
  opens: ['blue', 'red', 'roundCounterHolder'],
  presumes: {
    die: usual('not-rolled', 'no die rolled yet'),
    'blue.card': OWN_CARD,
    'red.card': OWN_CARD,
    'blue.cunning': usual(false, 'no Cunning', { unless: 'the owner of the blue card has Cunning' }),
    'red.cunning': usual(false, 'no Cunning', { unless: 'the owner of the red card has Cunning' }),
  },
}
/** Of a unit that is no leader it is asked whether it may be nominated at all: for a card that says nothing of it. */
const anyCard: Derived = (_near, { card, nominee }) => {
  const { rank, keywords, promotedFrom, mercenary } = (nominee ?? {}) as RawFacts
  const isLow = typeof rank === 'string' && rank !== 'commander' && rank !== 'operative'
  const isPlain = keywords === undefined && promotedFrom === undefined && mercenary !== true
  return isLow && !card && isPlain ? 'Push' : undefined
}

export const nomination: Presuming = {
  opens: ['card', 'nominee'],
  presumes: {
    'card.name': usual(anyCard, 'a card that is nobody’s own', { tries: () => [] }),
    'nominee.friendly': asked(true, 'your own unit'),
    'nominee.name': usual(nameOfField, 'it does not own the card', { tries: () => [] }),
    'nominee.rank': usual(
      rankOfNominee,
      (rank: string) => (rank === 'support' ? 'neither commander nor operative' : 'the unit has its printed rank'),
      { unless: 'the unit has another rank' },
    ),
    'nominee.defeated': usual(false, 'not defeated', { unless: 'the unit is defeated' }),
    'nominee.keywords': usual([], 'no Field Commander', {
      unless: 'the unit has Field Commander',
      tries: () => [['Field Commander']],
    }),
    'card.owner.rank': usual(
      ((_near, { card }) => rankOn((card as RawFacts | undefined)?.name)) satisfies Derived,
      PRINTED_RANK,
      PROMOTED,
    ),
  },
}
/** Told to be one who may give orders. */
const mayLead = ({ rank, keywords }: RawFacts): boolean =>
  rank === 'commander' || rank === 'operative' || Boolean((keywords as readonly string[] | undefined)?.length)

/** Where all stand somewhere, somebody else gives the orders: of a card that is nobody's own and for any unit, a commander. */
const someLeader: Derived = (_near, { card, units, owner }) => {
  const areMeasured = ((units as RawFacts[] | undefined) ?? []).every(
    (unit) => (unit.range !== undefined || unit.inches !== undefined) && !mayLead(unit),
  )
  const { characters, orders } = (typeof card === 'string' && cardNamed(card)) || {}
  const isAnybodys =
    characters?.length === 0 && orders?.every((slot) => slot.kind === 'count' && !slot.types.length) && !owner
  return isAnybodys && units !== undefined && areMeasured ? SOME_COMMANDER : undefined
}

export const issueOrders: Presuming = {
  opens: ['card', 'nominee', 'units'],
  presumes: {
    ...OWNER,
    nominee: usual(someLeader, 'a commander of yours gives the orders', { tries: () => [] }),
    'units[].rank': usual(rankOfOne, 'a named character has its printed rank, commander where there are two', {
      unless: (_value, near) => `${near.name ?? 'a unit'} has another rank`,
    }),
  },
}
/** A card nobody names is called by its player, where that tells it from all others. */
const nameless: Derived = ({ player }, { effects }) => {
  const alike = (effects as readonly RawFacts[]).filter((one) => one.player === player && one.card === undefined)
  return typeof player !== 'string' || alike.length > 1 ? undefined : `${capital(player)}’s card`
}

export const effectOrder: Presuming = {
  opens: ['effects', 'priority'],
  presumes: {
    // whoever reveals it does so for its effect
    'effects[].used': usual(true, 'Change of Plans is used', { unless: 'Change of Plans is not used' }),
    'effects[].card': usual(nameless, 'a card that is not named does nothing to other cards', {
      tries: () => [CHANGE_OF_PLANS, ANNIHILATION_LOOMS],
      unless: (card: string, near) => `the card of ${near.player === 'red' ? 'Red' : 'Blue'} is ${card}`,
    }),
  },
}
export const cardFlow: Presuming = {
  opens: ['events'],
  presumes: { start: usual(7, 'seven cards at the start'), moment: usual('round-over', 'the round is over') },
}
export const cardWeapon: Presuming = { opens: ['mode'], presumes: WEAPON }
export const armyComposition: Presuming = {
  opens: ['format', 'points', 'commander', 'corps'],
  presumes: {
    format: usual(formatOf, 'the Standard format'),
    operative: NONE_OF('operative'),
    special: NONE_OF('special forces'),
    support: NONE_OF('support'),
    heavy: NONE_OF('heavy'),
    unique: shown([], 'no unique unit is in it twice'),
  },
}
export const promotion: Presuming = { opens: ['commandersLeft'], presumes: PROMOTION }
export const range: Presuming = {
  opens: ['inches'],
  presumes: { self: usual(false, 'to another unit', { unless: 'it is the unit itself' }) },
}
export const orderTokens: Presuming = { presumes: { promoted: usual(false, 'nobody was promoted') } }
export const measuring: Presuming = { presumes: {} }
export const openInformation: Presuming = { presumes: {} }
export const orderPool: Presuming = { presumes: {} }
