/** What is usual where vessels meet: whose they are, and what is printed on them. */
import type { RawFacts } from '../../kernel/facts.ts'
import { asked, type Derived, type Presuming, shown, usual } from '../../kernel/presumption.ts'
import { cardOf } from './costs.ts'

interface Told {
  vessels?: readonly { id?: string; owner?: string; type?: string; card?: string; attack?: number }[]
  assignments?: readonly { from?: string; to?: string; amount?: number }[]
  controller?: string
}
const of = (told: RawFacts) => told as Told

const [ME, OPPONENT] = ['me', 'opponent']
/** Who faces a player: the only other one who is told. */
const facing = ({ vessels = [] }: Told, owner: string): string => {
  const [one, ...more] = new Set(
    vessels.flatMap((vessel) => (vessel.owner && vessel.owner !== owner ? [vessel.owner] : [])),
  )
  if (one !== undefined && !more.length) return one
  return owner === ME ? OPPONENT : ME
}

/** What the card of a vessel prints in this edition; a vessel that prints no attack has none. */
const printed =
  (figure: 'attack' | 'hp', least?: number): Derived =>
  ({ card }, _told, edition) =>
    typeof card === 'string' ? (cardOf(card, edition)?.[figure] ?? least) : undefined

const shooters = ({ assignments = [] }: Told) => assignments.map(({ from }) => from)

/** Whoever deals damage that is only taken: it stands in the list, and nobody has named it. */
const SOMEBODY = 'whoever deals it'
const isSomebody = ({ id, card }: RawFacts): boolean => id === undefined && card === undefined
/** One of them, and one shot: who deals two of them may be two. */
const onlySomebody = ({ vessels = [], assignments = [] }: Told): boolean =>
  vessels.filter((one) => isSomebody(one as RawFacts)).length === 1 &&
  assignments.filter(({ from }) => from === undefined).length === 1
const somebody: Derived = (near, facts) => (isSomebody(near) && onlySomebody(of(facts)) ? SOMEBODY : undefined)
const dealer: Derived = ({ from }, facts) => (from === undefined && onlySomebody(of(facts)) ? SOMEBODY : undefined)
/** What is dealt lies within its attack. */
const dealt: Derived = (near, facts) => {
  if (!isSomebody(near) || !onlySomebody(of(facts))) return undefined
  const amounts = (of(facts).assignments ?? []).flatMap((shot) => (shot.from === undefined ? (shot.amount ?? []) : []))
  return Math.max(LEAST, ...amounts)
}
/** Whoever fires and is not named deals something. */
const LEAST = 1

/** The attack of what is named is printed on it; what nobody named has as much as it deals. */
const attack: Derived = (...told) => dealt(...told) ?? printed('attack', 0)(...told)
/** Nobody fires at what nobody named, so that its hit points do not count. */
const hitPoints: Derived = (...told) => (isSomebody(told[0]) ? 1 : printed('hp')(...told))

/** Who fires and does not say how much fires all it has. */
const allItHas: Derived = (shot, ...[facts, ...rest]) => {
  const { from } = shot
  if (from === SOMEBODY) return LEAST
  const shooter = (of(facts).vessels ?? []).find(({ id }) => id === from)
  const attack = shooter?.attack ?? printed('attack')(shooter ?? {}, facts, ...rest)
  return typeof attack === 'number' && attack > 0 ? attack : undefined
}

/** Who fires is of another player than what is fired at. */
const side: Derived = ({ id }, facts) => {
  const told = of(facts)
  const { vessels = [], assignments = [] } = told
  const isShooter = shooters(told).includes(id as string)
  const across = assignments.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
  const owner = vessels.find((vessel) => vessel.owner && across.includes(vessel.id))?.owner
  if (owner) return facing(told, owner)
  return isShooter ? ME : across.length ? facing(told, ME) : undefined
}

/** Where combat takes place, whose turn it is has vessels there: whoever fires, else you. */
const inTurn: Derived = (_near, facts) => {
  const told = of(facts)
  const owners = (told.vessels ?? []).flatMap(({ id, owner }) => (owner ? [{ id, owner }] : []))
  const firing = owners.find(({ id }) => shooters(told).includes(id))
  return firing?.owner ?? owners.find(({ owner }) => owner === ME)?.owner ?? ME
}

/** Between two players there is only one order. */
const twoSeats: Derived = (_near, facts) => {
  const owners = new Set((of(facts).vessels ?? []).flatMap(({ owner }) => owner ?? []))
  const [first] = owners
  if (owners.size > 2) return undefined
  return first === undefined ? [ME, OPPONENT] : owners.size === 1 ? [first, facing(of(facts), first)] : [...owners]
}

export const combatDamage: Presuming = {
  opens: ['vessels', 'assignments'],
  presumes: {
    activePlayer: asked(inTurn, 'a combat of whoever has the turn'),
    seats: shown(twoSeats, 'only the players you named'),
    'assignments[].amount': usual(allItHas, 'everything its attack has', {
      line: 'figures',
      unless: 'it fires another amount',
    }),
    'vessels[].id': asked(somebody, 'one vessel deals the damage'),
    'assignments[].from': asked(dealer, 'one vessel deals the damage'),
    'vessels[].owner': asked(side, 'who fires and what is fired at are of two players'),
    'vessels[].attack': usual(attack, 'attack as printed', {
      line: 'figures',
      unless: 'a bonus changes an attack',
    }),
    'vessels[].hp': usual(hitPoints, 'hit points as printed', {
      line: 'figures',
      unless: 'a bonus changes hit points',
    }),
    'vessels[].damage': usual(0, 'no damage from before', { unless: 'a vessel was damaged before' }),
  },
}

/** A station is of whoever controls its system, where nobody says otherwise. */
const guard: Derived = ({ type }, facts) => (type === 'station' ? (of(facts).controller ?? ME) : undefined)

export const siege: Presuming = {
  opens: ['controller', 'vessels'],
  presumes: {
    controller: asked(ME, 'a system of yours'),
    'vessels[].owner': asked(guard, 'stations of whoever controls the system'),
  },
}
