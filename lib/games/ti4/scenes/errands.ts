/** What ships take up or set down on a way of which no place has a name: "picks up 2 infantry halfway", "drop one on a planet we pass". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import { isUnit } from './base.ts'
import { isCarried } from './carried.ts'
import { claimOf } from './claims.ts'
import { whoseToken } from './command-tokens.ts'
import { type Group, ME } from './groups.ts'
import { midwayAt } from './halts.ts'
import { isLed, PASSES } from './leads.ts'
import { whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { PICKS } from './stands.ts'
import { OTHER_TOKENS, passedBehind, SOME_SYSTEM, TOKENS } from './unnamed-places.ts'
import { shipOf } from './unnamed-ships.ts'
import { BEYOND, START, THERE } from './ways.ts'

const SYSTEM = ['system', 'hex', 'tile']
const LIFTS = [...PICKS, 'load', 'lift']
const DROPS = ['drop', 'dropping', 'unload', 'dump']
/** All that may be said beside the units: a word that is none of these might tell of another way. */
const PLAIN =
  'can could may do does i we he she his her it they them em my our the a an some any to from in on at of off up and then while just but there theres is its are planet where if with have has got also even still as keep go fly continue ship rest others other one along ok okay right legal allowed fine possible later command own so'.split(
    ' ',
  )

/** "In the middle hex", "a planet we pass", "just passing through": the last word of it. */
function wayTo(tools: SceneTools, at: number): number | undefined {
  const { tokens, isOne } = tools
  const isMiddle = isOne(at, 'middle') && isOne(at - 1, 'the') && (isOne(at + 1, ...SYSTEM) || isOne(at - 2, 'in'))
  if (isMiddle) return isOne(at + 1, ...SYSTEM) ? at + 1 : at
  const isPassing = isOne(at, 'passing', 'flying', 'going') && isOne(at + 1, 'through', 'past', 'by')
  if (isPassing && tokens[at + 2]?.part !== tokens[at]!.part) return at + 1
  if (!isOne(at, ...SYSTEM, 'planet')) return midwayAt(tools, at)
  const who = isOne(at + 1, 'that', 'which') ? at + 2 : at + 1
  const isJust = isOne(who + 1, 'just', 'only')
  const verb = isJust ? who + 2 : passedBehind(tools, at)
  const isPast = verb !== undefined && isOne(verb + 1, ...PASSES)
  const isSaid = !isJust || (isOne(who, 'i', 'we', 'it', 'they') && (isOne(verb!, 'pass', 'cross') || isPast))
  return verb !== undefined && isSaid ? (isPast ? verb + 1 : verb) : undefined
}

/** Each word that tells of the way, of a unit, of a token, or nothing: there is no other. */
function isAllPlain({ tools, groups, places }: Read, ways: readonly { from: number; to: number }[]): boolean {
  const { tokens, isOne } = tools
  const isIn = (at: number) =>
    [...ways, ...places].some(({ from, to }) => from <= at && at <= to) ||
    groups.some(({ mention: { start, to } }) => start <= at && at <= to)
  return tokens.every(
    (_, at) =>
      isIn(at) ||
      isOne(at, ...PLAIN, ...PASSES, ...LIFTS, ...DROPS, ...SYSTEM, ...TOKENS) ||
      (isOne(at, 'no') && isOne(at + 1, ...TOKENS)) ||
      // "and drop them in the active system"
      (isOne(at, 'active', 'target') && isOne(at - 4, ...DROPS)) ||
      // "a red token there"
      (isOne(at + 1, ...TOKENS) && whoseToken(tools, at + 1) !== undefined) ||
      // "green has a token there"
      (isOne(at + 1, 'has', 'have', 'got') && isOne(at + 3, ...TOKENS) && whoseToken(tools, at + 3) !== undefined),
  )
}

/** Whose token lies where they come by; undefined where more is said of tokens than that. */
function tokensOn(tools: SceneTools): string[] | undefined {
  const { tokens, isOne } = tools
  const [at, ...more] = tokens.flatMap((_, i) => (isOne(i, ...TOKENS) ? [i] : []))
  if (at === undefined || (isOne(at - 1, 'no') && !more.length)) return []
  const owner = whoIs(tools, whoseToken(tools, at))
  return more.length || owner === undefined || isOne(at - 1, ...OTHER_TOKENS) ? undefined : [owner]
}

/** What the cargo is there for: taken up on the way, or set down there. */
function errandOf({ isOne, tokens }: SceneTools, cargo: readonly Group[]): 'lift' | 'drop' | undefined {
  const isBefore = (words: readonly string[]) =>
    cargo.every(({ mention: { start } }, i) =>
      [1, 2].some((step) => isOne(start - step, ...words) || (i > 0 && isOne(start - step, 'and', 'plus'))),
    )
  const drops = tokens.flatMap((_, at) => (isOne(at, ...DROPS) ? [at] : []))
  // "pick up infantry on the way and drop them in the active system": there they end
  const isAtEnd = drops.every(
    (at) =>
      isOne(at + 1, 'them', 'em', 'it') &&
      isOne(at + 2, 'in', 'at') &&
      isOne(at + 4, 'active', 'target') &&
      isOne(at + 5, ...SYSTEM),
  )
  if (isBefore(LIFTS)) return isAtEnd ? 'lift' : undefined
  return isBefore(DROPS) && drops.length === 1 && !tokens.some((_, at) => isOne(at, ...LIFTS)) ? 'drop' : undefined
}

/** The one place that is told, as far as it is one that they pass: "flies through my home". */
const passedIn = ({ tools, places }: Read): PlaceMention | undefined =>
  places.length === 1 && places[0]!.id !== SOME_SYSTEM && isLed(tools, places[0]!, PASSES) ? places[0] : undefined

/** A way by one system, and what is taken up or set down there. */
export function errand(one: Read, claims: readonly Claim[]): Claim[] | undefined {
  const { tools, groups, places } = one
  const ways = tools.tokens.flatMap((_, from) => {
    const to = wayTo(tools, from)
    return to === undefined ? [] : [{ from, to }]
  })
  const [way] = ways
  const cargo = groups.filter(isCarried)
  const ships = groups.filter((group) => !cargo.includes(group))
  const laid = tokensOn(tools)
  const kind = errandOf(tools, cargo)
  const owner = groups[0]?.owner ?? ME
  const isOfOne =
    groups.every((group) => (group.owner ?? ME) === owner && (isCarried(group) || isShip(group.mention.value))) &&
    ships.flatMap(({ ids }) => ids).length < 2
  const passed = passedIn(one)
  const isElsewhere = places.some((place) => place !== passed && place.id !== SOME_SYSTEM)
  if (!way || !cargo.length || !laid || !kind || !isOfOne || isElsewhere || !isAllPlain(one, ways)) return undefined
  if (passed?.anomalies?.length || (kind === 'drop' && laid.length)) return undefined
  const there = passed?.id ?? THERE
  const place = passed ? { from: passed.from, to: passed.to } : way
  const ship = ships[0] ?? shipOf({ start: way.from, to: way.to }, owner)
  const [id] = ship.ids
  const at = kind === 'lift' ? there : START
  const loads = cargo.flatMap(({ ids }) => ids).map((unit) => ({ unit, at, ...(kind === 'drop' ? { to: there } : {}) }))
  const systems = [
    { id: START },
    { ...(claimOf(claims, passed?.id)?.value as object), id: there, ...(laid.length ? { tokens: laid } : {}) },
    { id: BEYOND },
  ]
  const units = claims.flatMap((claim) => {
    const unit = claim.value as { id: string }
    return isUnit(claim) ? [{ ...claim, value: { ...unit, owner, system: unit.id === id ? START : at } }] : []
  })
  const added = ships.length ? [] : [{ id, owner, system: START, at: 'space' }]
  return [
    ...claims.filter(({ path }) => !/^(active|activePlayer|systems|moves|units)/.test(path)),
    ...units,
    ...added.map((value, i): Claim => ({ path: `units[${units.length + i}]`, value, ...way })),
    ...systems.map(
      (system, q): Claim => ({
        path: `systems[${q}]`,
        value: { ...system, hex: { q, r: 0 } },
        ...(q === 1 ? place : way),
      }),
    ),
    { path: 'active', value: BEYOND, ...way },
    { path: 'activePlayer', value: owner, ...way },
    { path: 'moves[0]', value: { ship: id, path: [START, there, BEYOND], loads }, ...way },
  ]
}
