/**
 * What is usual on a map of Twilight Imperium: no anomaly, wormhole, token or card that nobody spoke of. Each is tried
 * in every system and for every player; loads and hyperlane tiles cannot be tried and are always said.
 */

import type { RawFacts } from '../../kernel/facts.ts'
import { ofPlayer } from '../../kernel/players.ts'
import { asked, type Derived, type Presumes, type Presuming, shown, usual } from '../../kernel/presumption.ts'
import { cardName } from './board/board.ts'
import { components, findComponent } from './data/technologies.ts'
import { ANOMALIES, ANOMALY_WORDS, type Anomaly, NEXUS_TILE, WORMHOLES } from './data/tiles.ts'
import { findUnit } from './data/units.ts'
import { comer, FIRED_AT, known, of, only, POOL, SOME_HOLDER, SOME_SHIP, type Told, UNPAID } from './presumes-units.ts'

interface Effect {
  id: string
  owner?: string
  target?: string
}

/** Players tried: more of them do nothing that these do not. */
const PLAYERS = 4

/** Whose token or card it could be; at least one is not the player who moves. */
function playersOf({ activePlayer, player, units, seating }: Told): string[] {
  const players = known([activePlayer, player, ...(units ?? []).map(({ owner }) => owner)])
  if (players.length > 1) return players.slice(0, PLAYERS)
  return [...players, seating?.find((seat) => !players.includes(seat)) ?? 'another player']
}

const isWithTe = ({ expansions, effects }: Told) =>
  Boolean(expansions?.includes('te')) || (effects ?? []).some(({ id }) => id && findComponent(id)?.set === 'te')

/** Cards that name something else than their record says: a space dock, a border between two systems, a player. */
const AIMS: Readonly<Record<string, Aim>> = {
  'experimental-battlestation': 'dock',
  'gamma-tokens': 'system',
  'te-void-tether': 'border',
  'te-heavens-eye': 'player',
}
type Aim = 'ship' | 'system' | 'dock' | 'border' | 'player'

/** What a card could be aimed at: a ship that moves, a system of a route, a border that is crossed. */
function targetsOf(aim: Aim | undefined, told: Told): (string | undefined)[] {
  const { moves = [], units = [], active, from, to, system } = told
  if (!aim) return [undefined]
  if (aim === 'ship') return known(moves.map(({ ship }) => ship))
  if (aim === 'player') return playersOf(told)
  if (aim === 'dock')
    return known(units.filter(({ type }) => type && findUnit(type)?.type === 'space-dock').map(({ id }) => id))
  if (aim === 'system') return known([active, from, to, system, ...moves.flatMap(({ path }) => path ?? [])])
  const crossed = moves.flatMap(({ path = [] }) => path.slice(1).map((next, i) => `${path[i]}/${next}`))
  return known([...crossed, from && to && `${from}/${to}`])
}

/** Every card that changes something, alone, for every player; and all that speed up one ship, together. */
function effectsOf(told: Told): Effect[][] {
  const withTe = isWithTe(told)
  const cards = components.filter(({ effects, set }) => effects.length && (withTe || set !== 'te'))
  const aimed = cards.flatMap((card) =>
    (card.kind === 'law' ? [undefined] : playersOf(told)).flatMap((owner) =>
      targetsOf(AIMS[card.id] ?? card.target, told).map((aim) => ({
        effect: { id: card.id, ...(owner ? { owner } : {}), ...(aim ? { target: aim } : {}) },
        isFaster:
          owner !== undefined && owner === told.activePlayer && card.effects.some(({ does }) => does === 'add-move'),
      })),
    ),
  )
  const faster = targetsOf('ship', told).map((ship) =>
    aimed.filter(({ effect, isFaster }) => isFaster && (!effect.target || effect.target === ship)),
  )
  const together = faster.filter((all) => all.length > 1).map((all) => all.map(({ effect }) => effect))
  return [...aimed.map(({ effect }) => [effect]), ...together]
}

const isTold = ({ effects = [] }: Told, { id, owner, target }: Effect): boolean =>
  effects.some((one) => one.id === id && one.owner === owner && (one as Effect).target === target)

/** Alone by its name; with its player where that is not who moves. */
const sayEffect = ([effect, ...more]: Effect[]): string => {
  if (more.length) return 'several cards add to the move value together'
  const { id = '', owner, target } = effect ?? {}
  return `${cardName(id)}${owner ? ` ${ofPlayer(owner)}` : ''}${target ? ` for ${target}` : ''}`
}

/** What the upgrade is called; its number stays with its name. */
const upgradeOf = (type: string) => findUnit(findUnit(type)?.upgradesTo ?? '')?.name.replace(' I', '\u00a0I')

const map: Presumes = {
  tacticTokens: asked(1, 'a tactic token'),
  'units[].upgraded': usual(false, 'no upgraded units but those you named', {
    unless: (_upgraded: boolean, { owner, type }) => `${upgradeOf(String(type))} ${ofPlayer(String(owner))}`,
  }),
  effects: usual([], 'no cards or technologies', {
    tries: (told) => effectsOf(of(told)),
    unless: (value: Effect[]) => sayEffect(value),
  }),
  'otherEffects.these': usual([], 'no cards or technologies but those you named', {
    tries: (told) => effectsOf(of(told)).filter((all) => !all.some((one) => isTold(of(told), one))),
    unless: (value: Effect[]) => sayEffect(value),
  }),
  expansions: usual((_near: RawFacts, told: RawFacts) => (isWithTe(of(told)) ? ['te'] : []), 'no Thunder’s Edge', {
    tries: () => [[], ['te']],
    unless: (value: string[]) => (value.length ? 'you play with Thunder’s Edge' : 'you play without Thunder’s Edge'),
  }),
  'systems[].anomalies': usual([], 'no anomalies but those you named', {
    tries: (told) => ANOMALIES.filter((kind) => kind !== 'entropic-scar' || isWithTe(of(told))).map((kind) => [kind]),
    unless: ([kind]: Anomaly[], near) => `${near.id} is ${kind && ANOMALY_WORDS[kind]}`,
  }),
  'systems[].wormholes': usual([], 'no wormholes but those you named', {
    tries: (told) => WORMHOLES.filter((kind) => kind !== 'epsilon' || isWithTe(of(told))).map((kind) => [kind]),
    unless: ([kind]: string[], near) => `${near.id} has a wormhole ${kind}`,
  }),
  'systems[].nexus': usual('inactive', 'the wormhole nexus is on its inactive side', {
    unless: 'the wormhole nexus is on its active side',
  }),
  'systems[].tokens': usual([], 'no command tokens but those you named', {
    tries: (told) => playersOf(of(told)).map((player) => [player]),
    unless: ([player]: string[], near) => `a token ${ofPlayer(player!)} lies in ${near.id}`,
  }),
  hyperlanes: shown([], 'only the hyperlane tiles you named'),
}

const LOADS: Presumes = { 'moves[].loads': shown([], 'only the loads you named') }

const ownersOf = (told: Told, ids: readonly (string | undefined)[]) =>
  ids.map((id) => told.units?.find((unit) => unit.id === id)?.owner)

/** Whose ships move has the turn, whatever moves them. */
const mover = (_near: RawFacts, facts: RawFacts): string | undefined => {
  const told = of(facts)
  const ships = told.ship ? [told.ship] : (told.moves ?? []).map(({ ship }) => ship)
  return only(ownersOf(told, ships))
}
const TURN = (whose: (near: RawFacts, told: RawFacts) => string | undefined): Presumes => ({
  activePlayer: asked(whose, 'your own turn'),
})

/** Between two players there is only one order. */
const SEATS: Presumes = {
  seating: shown((_near: RawFacts, facts: RawFacts) => {
    const told = of(facts)
    const { units, effects } = told
    const activePlayer = told.activePlayer ?? comer(told)
    const players = known([
      activePlayer,
      ...(units ?? []).map(({ owner }) => owner),
      ...(effects ?? []).map(({ owner }) => owner),
    ])
    return activePlayer && players.length <= 2 ? players : undefined
  }, 'only the players you named'),
}

const whole: Presuming = {
  opens: ['systems', 'units', 'activePlayer', 'active', 'moves'],
  presumes: { ...map, ...LOADS },
}
const withMore = (more: Presumes): Presuming => ({ ...whole, presumes: { ...map, ...LOADS, ...more } })

/** The system of a name: its own, or that of its planet. */
const systemOf = ({ systems = [] }: Told, name: string | undefined): string | undefined =>
  systems.find(({ id, planets }) => id === name || planets?.includes(name ?? ''))?.id

interface Placed {
  id: string
  owner: string
  type: string
  system: string
  at: string
}
const me = ({ player, activePlayer }: Told): string => player ?? activePlayer ?? 'me'

/** What ships and troops change of the links: Hil Colish brings a wormhole, two cards look at where units are. */
function unitsThatLink(told: Told): Placed[][] {
  const systems = known((told.systems ?? []).map(({ id }) => id))
  const place = (type: string, system: string, at: string): Placed => ({
    id: `${type} in ${system}`,
    owner: told.activePlayer ?? me(told),
    type,
    system,
    at,
  })
  const has = (id: string) => (told.effects ?? []).some((effect) => effect.id === id)
  const mecatol = systemOf(told, 'Mecatol Rex')
  return [
    ...systems.map((system) => [place('hil-colish', system, 'space')]),
    ...(has('spacial-conduit-cylinder') ? [systems.map((system) => place('cruiser-i', system, 'space'))] : []),
    ...(has('lazax-gate-folding') && mecatol ? [[place('infantry-i', mecatol, 'Mecatol Rex')]] : []),
  ]
}

function sayUnits([unit, ...more]: Placed[]): string {
  if (unit?.type === 'hil-colish') return `the Hil Colish is in ${unit.system}`
  return more.length ? 'you have units in both systems' : `you have troops on ${unit?.at}`
}

/** Of one place alone nobody has said what lies around it. */
const isMap = ({ systems = [], from, to }: Told): boolean => systems.length > 1 || (from !== undefined && from === to)

/** Columns of places that do not touch, as far as the map goes. */
const APART = [-28, -21, -14, -7, 0, 7, 14, 21, 28]
/** Two places of which it is asked whether they are adjacent lie apart on the map. */
const farApart: Derived = (_near, facts, _edition, path) => {
  const { from, to, systems = [], effects = [] } = of(facts)
  // where some have their place on a map, the others have theirs
  const isMapped = systems.some(({ hex }) => hex)
  // "is Vefut II next to Wellon": where nothing else could join them, how they lie is what is asked
  const isJoinable =
    from === to ||
    effects.length > 0 ||
    systems.every(({ wormholes, tile }) => wormholes?.length || tile === NEXUS_TILE)
  return from && to && !isMapped && isJoinable ? APART[Number(path.match(/\d+/)?.[0])] : undefined
}
/** Beside every other place. */
const besideOthers = (told: RawFacts) => APART.slice(0, of(told).systems?.length).map((column) => column + 1)

/** What nobody spoke of where two places are only compared: no units, and the active system is the one moved to. */
const AROUND: Presumes = {
  purpose: asked('movement', 'for moving'),
  player: asked((_near: RawFacts, told: RawFacts) => me(of(told)), 'for you'),
  ...TURN((_near, told) => me(of(told))),
  active: usual((_near: RawFacts, facts: RawFacts) => {
    const told = of(facts)
    return systemOf(told, told.to) ?? systemOf(told, told.from)
  }, 'the system you move to is the active one'),
  units: usual((_near: RawFacts, told: RawFacts) => (isMap(of(told)) ? [] : undefined), 'no units that matter', {
    tries: (told) => unitsThatLink(of(told)),
    unless: (units: Placed[]) => sayUnits(units),
    line: 'cards',
  }),
  effects: { ...map.effects!, line: 'cards' },
  'systems[].hex.q': usual(farApart, 'tiles that do not touch', { tries: besideOthers, unless: 'their tiles touch' }),
  'systems[].hex.r': asked(
    ((...told) => (farApart(...told) === undefined ? undefined : 0)) satisfies Derived,
    'tiles that do not touch',
  ),
}

/** The only one who has ships told: whoever asks what can get there. */
const REACH: Presumes = {
  whose: asked('mine', 'your ships'),
  ...TURN((_near, facts) => {
    const { units = [], whose } = of(facts)
    return whose === 'theirs' ? undefined : only(units.map(({ owner }) => owner))
  }),
}
const ROUTE: Presumes = {
  ...TURN(mover),
  ship: asked(
    (_near: RawFacts, told: RawFacts) => only((of(told).units ?? []).map(({ id }) => id)),
    'the ship you named',
  ),
}

/** What a ship holds hangs on no place: where none is told, any will do. */
const somewhere = (value: unknown) =>
  asked((_near: RawFacts, facts: RawFacts) => {
    const { systems, active, moves = [] } = of(facts)
    const isNowhere = !systems && !active && moves.length > 0 && moves.every(({ path }) => !path)
    return isNowhere ? value : undefined
  }, 'from any system to one beside it')
const [HERE, THERE] = ['its system', 'the next system']
const ANYWHERE: Presumes = {
  systems: somewhere(
    [HERE, THERE].map((id, q) => ({ id, hex: { q, r: 0 }, anomalies: [], wormholes: [], tokens: [] })),
  ),
  active: somewhere(THERE),
  'units[].system': somewhere(HERE),
  'moves[].path': somewhere([HERE, THERE]),
  'moves[].loads[].at': somewhere(HERE),
}

/** Where nothing moves, the tactic tokens that are counted are the asker's. */
const counter = (_near: RawFacts, facts: RawFacts): string | undefined => {
  const { moves, tacticTokens, systems = [] } = of(facts)
  const isCounted = tacticTokens !== undefined && !systems.some(({ tokens }) => tokens?.length)
  return moves?.length === 0 && isCounted ? 'me' : undefined
}

export const movement: Presuming = withMore({
  ...TURN((near, facts) => mover(near, facts) ?? counter(near, facts)),
  ...SOME_SHIP,
  ...UNPAID,
})
export const transport: Presuming = { ...whole, presumes: { ...map, ...TURN(mover), ...ANYWHERE, ...SOME_HOLDER } }
export const fleetPool: Presuming = withMore(POOL)
export const spaceCannon: Presuming = withMore({ ...SEATS, ...FIRED_AT, ...SOME_SHIP })
export const adjacency: Presuming = withMore(AROUND)
export const reach: Presuming = withMore(REACH)
export const route: Presuming = withMore(ROUTE)
export const ability: Presuming = withMore({
  ...TURN(mover),
  ...SOME_SHIP,
  player: asked(mover, 'of whose ships go'),
})
