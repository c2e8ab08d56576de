/** Ships that are shot at and that nobody named: "can he shoot with just one of them", "two PDS II, how many dice". */
import { type Claim, COLOURS, type SceneTools } from '../../../kernel/sayings.ts'
import { findUnit } from '../data/units.ts'
import { isUnit } from './base.ts'
import { factionCalled, factionsIn } from './factions.ts'
import { ME } from './groups.ts'
import { playerAt } from './people.ts'

const FIRES = 'shoot shoots shot fire fires hit hits roll rolls dice die'.split(' ')

/** They speak of a third player, or ask for one. */
const OTHERS = 'who whose everybody everyone attack attacked attacker defend defender defending third'.split(' ')

interface Said {
  type?: string
  owner?: string
  at?: string
}
const saidOf = ({ value }: Claim) => value as Said
const kindOf = (claim: Claim) => findUnit(saidOf(claim).type ?? '')

/** Where it says that somebody fires; that is what was said of the one who is shot at. */
const firesAt = ({ tokens, isOne }: SceneTools): number => tokens.findIndex((_, at) => isOne(at, ...FIRES))

const FAR =
  'system systems tile hex next door adjacent beside over away neighboring neighbouring wormhole alpha beta gamma delta hyperlane hyperlanes nexus passes pass through past'.split(
    ' ',
  )

/** "Not in an adjacent system", "through the alpha", "one system over": where they stand was spoken of and not understood. */
export function whereOpen(tools: SceneTools, claims: readonly Claim[]): Claim[] {
  const at = tools.tokens.findIndex((_, place) => tools.isOne(place, ...FAR))
  const isPlaced = claims.some(({ path }) => path === 'active' || path.startsWith('systems'))
  return at < 0 || isPlaced ? [] : ['systems', 'active'].map((path) => ({ path, value: undefined, from: at, to: at }))
}

/** "Can my PDS hit Blue's ships": a player by name who is not the one that fires. */
function isThird(tools: SceneTools, at: number, owner: string | undefined): boolean {
  const { owner: isWhose, plain } = tools.tokens[at]!
  const player = isWhose || COLOURS.test(plain) ? playerAt(tools, at) : undefined
  return player !== undefined && player !== owner && player !== ME && player !== 'opponent'
}

/** The claims with a ship of the other side, where only cannons are told, all of one player. */
export function withTarget(tools: SceneTools, claims: readonly Claim[]): readonly Claim[] {
  const units = claims.filter(isUnit)
  const turn = claims.find(({ path }) => path === 'activePlayer')
  const owners = new Set(units.map((unit) => saidOf(unit).owner))
  const [owner] = owners
  // "with the flagship and two PDS": ships that fire beside what stands on a planet
  const areCannons =
    units.some((unit) => saidOf(unit).at !== 'space') && units.every((unit) => kindOf(unit)?.spaceCannon)
  const isOpen = claims.some(({ path, value }) => value === undefined && /^(units|moves|active|systems)$/.test(path))
  const at = firesAt(tools)
  // where two players have cannons, whether both have ships there is what matters
  // "seats go me, red, blue, who fires first", "he attacks Sol, can I shoot Sol": which player is shot at is what is asked
  const isWho =
    factionsIn(tools).some(({ value }) => value !== (factionCalled(owner) ?? owner)) ||
    tools.tokens.some((_, place) => tools.isOne(place, ...OTHERS) || isThird(tools, place, owner))
  // "Green is the active player, Red and Blue have PDS": who moves in is told
  const comer = turn?.value as string | undefined
  const isToldComer = comer !== undefined && owners.size > 1 && !owners.has(undefined) && !owners.has(comer)
  const isOfOne = owners.size === 1 && owner !== undefined && !isWho
  if (!areCannons || isOpen || at < 0 || !(isOfOne || isToldComer)) return claims
  const target = isToldComer ? comer : owner === ME ? 'opponent' : ME
  const active = claims.find(({ path }) => path === 'active')?.value
  const id = `${target === ME ? '' : `${target} `}ship 1`
  const ship = { id, owner: target, at: 'space', ...(active ? { system: active } : {}) }
  return [
    ...claims,
    { path: `units[${units.length}]`, value: ship, from: at, to: at },
    ...(turn ? [] : [{ path: 'activePlayer', value: target, from: at, to: at }]),
  ]
}
