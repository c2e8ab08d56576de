/** Ships that are shot at and that nobody named: "can he shoot with just one of them", "two PDS II, how many dice". */
import { type Claim, COLOURS, type SceneTools } from '../../../kernel/sayings.ts'
import { findUnit } from '../data/units.ts'
import { factionCalled, factionsIn } from '../sayings/factions.ts'
import { isUnit } from './base.ts'
import { ME } from './groups.ts'
import { playerAt } from './people.ts'

const FIRES = 'shoot shoots shot fire fires hit hits roll rolls dice die'.split(' ')

/** They speak of a third player, or ask for one. */
const OTHERS = 'who whose everybody everyone attack attacked attacker defend defender defending third'.split(' ')

interface Said {
  type?: string
  owner?: string
  at?: string
  system?: string
}
const saidOf = ({ value }: Claim) => value as Said
const kindOf = (claim: Claim) => findUnit(saidOf(claim).type ?? '')

/** Where it says that somebody fires; that is what was said of the one who is shot at. */
const firesAt = ({ tokens, isOne }: SceneTools): number => tokens.findIndex((_, at) => isOne(at, ...FIRES))

const FAR =
  'system systems tile hex next door adjacent beside over away neighboring neighbouring wormhole alpha beta gamma delta hyperlane hyperlanes nexus passes pass through past'.split(
    ' ',
  )

/** "The active system", "the system I activated": where all of it happens. */
const isActiveOne = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'system', 'tile', 'hex') &&
  (isOne(at - 1, 'active', 'activated') || [2, 3, 4].some((step) => isOne(at + step, 'activated')))

/** "Not in an adjacent system", "through the alpha", "one system over": where they stand was spoken of and not understood. */
export function whereOpen(tools: SceneTools, claims: readonly Claim[]): Claim[] {
  const at = tools.tokens.findIndex((_, place) => tools.isOne(place, ...FAR) && !isActiveOne(tools, place))
  const isPlaced = claims.some(({ path }) => path === 'active' || path.startsWith('systems'))
  if (at >= 0 && !isPlaced) return ['systems', 'active'].map((path) => ({ path, value: undefined, from: at, to: at }))
  return tools.tokens.flatMap((_, i) => (isActiveOne(tools, i) ? [{ path: '', value: undefined, from: i, to: i }] : []))
}

/** "Can my PDS hit Blue's ships": a player by name who is not the one that fires. */
function isThird(tools: SceneTools, at: number, owner: string | undefined): boolean {
  const { owner: isWhose, plain } = tools.tokens[at]!
  const player = isWhose || COLOURS.test(plain) ? playerAt(tools, at) : undefined
  return player !== undefined && player !== owner && player !== ME && player !== 'opponent'
}

/** Those who are shot at by name, "Blue's ships", "hit yellow", "Red has ships there": each with where it is said. */
function thirdsIn(tools: SceneTools, owner: string | undefined): { who: string; at: number }[] {
  const { tokens, isOne } = tools
  const isShot = (at: number) =>
    isOne(at + 1, 'ship', 'fleet', 'stuff') ||
    isOne(isOne(at - 1, 'at') ? at - 2 : at - 1, 'hit', 'shoot', 'fire', 'target') ||
    (isOne(at + 1, 'has', 'have', 'got') && isOne(at + 2, 'ship', 'fleet', 'stuff'))
  const named = tokens.flatMap((_, at) =>
    isThird(tools, at, owner) && isShot(at) ? [{ who: playerAt(tools, at)!, at }] : [],
  )
  return named.filter(({ who }, i) => named.findIndex((other) => sameName(other.who, who)) === i)
}
const sameName = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/** Whose ships are there by what is said, where the turn is told: who has it came, and who is named has some too. */
function shotAt(tools: SceneTools, owner: string | undefined, comer: string): { who: string; at?: number }[] {
  const thirds = thirdsIn(tools, owner)
  // on my own turn I fire at whoever has ships there
  if (comer === owner) return thirds.length ? thirds : [{ who: owner === ME ? 'opponent' : ME }]
  return [{ who: comer }, ...thirds.filter(({ who }) => !sameName(who, comer))]
}

/** The claims with a ship of the other side, where only cannons are told, all of one player. */
export function withTarget(tools: SceneTools, claims: readonly Claim[]): readonly Claim[] {
  const units = claims.filter(isUnit)
  const turn = claims.find(({ path }) => path === 'activePlayer')
  const owners = new Set(units.map((unit) => saidOf(unit).owner))
  const [owner] = owners
  // "with the flagship and two PDS": ships that fire beside what stands on a planet
  const areCannons =
    units.some((unit) => saidOf(unit).at !== 'space' || saidOf(unit).system !== undefined) &&
    units.every((unit) => kindOf(unit)?.spaceCannon)
  const isOpen = claims.some(({ path, value }) => value === undefined && /^(units|moves|active|systems)$/.test(path))
  const at = firesAt(tools)
  // "nobody of the active player is there, no ships came"
  const isNobody = tools.tokens.some(
    (_, place) =>
      tools.isOne(place, 'nobody', 'noone') ||
      (tools.isOne(place, 'no') && tools.isOne(place + 1, 'one', 'ship', 'fleet', 'unit')),
  )
  // "can his PDS hit ships that retreat": by then nobody fires any more
  const isRetreating = tools.tokens.some((_, place) => tools.isOne(place, 'retreat', 'withdraw', 'flee'))
  if (!areCannons || isOpen || isNobody || isRetreating || at < 0) return claims
  const comer = turn?.value as string | undefined
  const isShotAt = (place: number) =>
    [...thirdsIn(tools, owner).map(({ who }) => who), comer].some((who) => sameName(who, playerAt(tools, place)))
  // where two players have cannons, whether both have ships there is what matters
  // "seats go me, red, blue, who fires first", "he attacks Sol, can I shoot Sol": which player is shot at is what is asked
  const isWho =
    factionsIn(tools).some(({ value }) => value !== (factionCalled(owner) ?? owner)) ||
    tools.tokens.some(
      (_, place) =>
        // "yellow, who is parked there" asks for nobody
        (tools.isOne(place, ...OTHERS) &&
          !(place > 0 && tools.isOne(place, 'who') && isThird(tools, place - 1, owner)) &&
          !(tools.isOne(place, 'attack') && turn?.to === place)) ||
        (isThird(tools, place, owner) && !(comer !== undefined && isShotAt(place))),
    )
  // "Green is the active player, Red and Blue have PDS": who moves in is told
  const isToldComer = comer !== undefined && owners.size > 1 && !owners.has(undefined) && !owners.has(comer)
  const isOfOne = owners.size === 1 && owner !== undefined && !isWho
  if (!(isOfOne || isToldComer)) return claims
  const other = owner === ME ? 'opponent' : ME
  const targets = isToldComer || comer === undefined ? [{ who: comer ?? other }] : shotAt(tools, owner, comer)
  const active = claims.find(({ path }) => path === 'active')?.value
  const ships = targets.map(({ who, at: said }: { who: string; at?: number }, i) => ({
    path: `units[${units.length + i}]`,
    value: {
      id: `${who === ME ? '' : `${who} `}ship 1`,
      owner: who,
      at: 'space',
      ...(active ? { system: active } : {}),
    },
    from: said ?? (who === comer ? turn!.from : at),
    to: said ?? (who === comer ? turn!.to : at),
  }))
  return [...claims, ...ships, ...(turn ? [] : [{ path: 'activePlayer', value: other, from: at, to: at }])]
}
