/** Cannons beside the system that is shot at, where neither has a name: "the PDS II in the next system over". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import { isUnit } from './base.ts'
import { type Group, ME } from './groups.ts'
import { whoseBefore } from './owners.ts'
import { whoIs } from './people.ts'
import type { Read } from './read.ts'
import { isShips } from './unnamed-ships.ts'

const [ACTIVE, NEXT] = ['active system', 'next system']
const BESIDE = ['next', 'adjacent', 'neighboring', 'neighbouring', 'beside']
const PLACE = ['system', 'tile', 'hex', 'door']
/** So far behind a cannon what it stands beside is said. */
const REACH = 9

/** "Next door", "beside the active system", "one tile away": the last word of it. */
function besideTo({ isOne, tokens }: SceneTools, at: number): number | undefined {
  const isOneOff = tokens[at]!.number === 1 && isOne(at + 1, ...STEPS) && isOne(at + 2, 'away', 'over', 'off')
  if (isOneOff) return at + 2
  return isOne(at, ...BESIDE) ? [1, 2, 3, 4].map((step) => at + step).find((end) => isOne(end, ...PLACE)) : undefined
}
const STEPS = ['system', 'tile', 'hex', 'space', 'jump']

/** "Not in an adjacent system"; "not upgraded next door" is not said of where it stands. */
function isNotThere({ isOne }: SceneTools, at: number): boolean {
  let before = at - 1
  while (isOne(before, 'in', 'the', 'an', 'a', 'at', 'right')) before--
  return isOne(before, 'not', 'isnt', 'arent', 'non')
}

/** "In the next system over", "next door", "beside the active system", "shoot at ships in an adjacent system". */
function besideIn(tools: SceneTools, { mention: { to } }: Group): number {
  const { tokens, isOne } = tools
  const next = fleetsIn(tools).find(({ start }) => start > to)?.start ?? tokens.length
  return tokens.findIndex(
    ({ part }, at) =>
      at > to &&
      at <= Math.min(to + REACH, next - 1) &&
      part === tokens[to]!.part &&
      besideTo(tools, at) !== undefined &&
      // "in this system and the one next door"
      !tokens.slice(to + 1, at).some((_, i) => isOne(to + 1 + i, ...PLACE, 'one', 'and')) &&
      !isNotThere(tools, at),
  )
}

/** "At my ships", "my fleet": who is shot at, and what with was not said. */
function targetIn(tools: SceneTools, shooter: string | undefined): Claim[] {
  const at = tools.tokens.findIndex((_, i) => {
    const owner = isShips(tools, i) ? whoseBefore(tools, i - 1) : undefined
    return owner !== undefined && whoIs(tools, owner) !== shooter && tools.isOne(i - 2, 'at', 'hit', 'shoot', 'target')
  })
  if (at < 0) return []
  const owner = whoIs(tools, whoseBefore(tools, at - 1)!)
  const id = `${owner === ME ? '' : `${owner} `}ship 1`
  return [{ path: 'units', value: { id, owner, system: ACTIVE, at: 'space' }, from: at - 1, to: at }]
}

/** So far apart no side touches another. */
const APART = 7
const KINDS = ['alpha', 'beta']

/** "Through the alpha", "adjacent through a wormhole": what joins the two systems, first and last word of it. */
function linkIn({ tokens, isOne }: SceneTools): { kind: string; from: number; to: number } | undefined {
  const [at, ...more] = tokens.flatMap((_, i) => (isOne(i, 'wormhole', 'hyperlane', 'nexus', ...KINDS) ? [i] : []))
  const first = at ?? -1
  const to = isOne(first + 1, 'wormhole') && more[0] === first + 1 ? first + 1 : first
  const lead = isOne(first - 1, 'a', 'an', 'the', 'my', 'his') ? first - 2 : first - 1
  if (at === undefined || more.some((other) => other !== to) || !isOne(lead, 'through', 'via', 'by')) return undefined
  // "ships that came through the alpha"
  if (isOne(lead - 1, 'come', 'came', 'go', 'went', 'fly', 'flew', 'move', 'jump', 'pass', 'get', 'travel'))
    return undefined
  const isNamed = isOne(at, ...KINDS)
  // of a wormhole without a kind a law might be told that closes some
  const isAny = isOne(at, 'wormhole') && isOne(lead - 1, 'adjacent') && !isOne(lead - 2, 'not', 'isnt')
  const isEnd = tokens[to + 1]?.part !== tokens[to]!.part || isOne(to + 1, 'at', 'still')
  return isEnd && (isNamed || isAny) ? { kind: isNamed ? tokens[at]!.plain : KINDS[0]!, from: lead, to } : undefined
}

/** The claims with both systems, where cannons stand beside one that has no name. */
export function withNextDoor(one: Read, claims: readonly Claim[]): readonly Claim[] {
  const { tools, groups } = one
  const isLinked = tools.tokens.some((_, at) => tools.isOne(at, 'wormhole', 'hyperlane', 'alpha', 'beta', 'nexus'))
  const cannons = groups.filter(({ mention }) => mention.value.spaceCannon)
  const [first] = cannons
  const isNowhere = first !== undefined && cannons.length === 1 && !one.places.length
  const link = isNowhere ? linkIn(tools) : undefined
  const at = isNowhere && !isLinked ? besideIn(tools, first) : (link?.from ?? -1)
  if (!first || at < 0) return claims
  const said = { from: at, to: link?.to ?? besideTo(tools, at)! }
  const joined = link ? { wormholes: [link.kind] } : {}
  const isCannon = ({ value }: Claim) => first.ids.includes((value as { id: string }).id)
  const units = claims.filter(isUnit).length
  const ownerOf = ({ value }: Claim) => (value as { owner?: string }).owner
  const comer = claims.find(({ path, value }) => path === 'activePlayer' && value !== undefined)?.value
  const turn = comer !== undefined
  const target = targetIn(tools, first.owner)
    // "Lisa moves in on Blue, Mark wants to shoot Blue's ships": hers are there as well
    .filter((claim) => !turn || comer === first.owner || ownerOf(claim) === comer)
    .map((claim) => ({ ...claim, path: `units[${units}]` }))
  const isOfThird = claims.some((claim) => isUnit(claim) && ![ME, first.owner].includes(ownerOf(claim)))
  const isAtMe = !turn && target.length > 0 && first.owner !== ME && !isOfThird
  return [
    ...claims
      .filter(({ path }) => path !== 'active' && (turn || path !== 'activePlayer') && !path.startsWith('systems'))
      .map((claim) =>
        isUnit(claim) && isCannon(claim) ? { ...claim, value: { ...(claim.value as object), system: NEXT } } : claim,
      ),
    ...target,
    { path: 'systems[0]', value: { id: ACTIVE, hex: { q: 0, r: 0 }, ...joined }, ...said },
    { path: 'systems[1]', value: { id: NEXT, hex: { q: link ? APART : 1, r: 0 }, ...joined }, ...said },
    { path: 'active', value: ACTIVE, ...said },
    // who comes where it is asked who shoots at me
    ...(isAtMe ? [{ path: 'activePlayer', value: ME, ...said }] : []),
  ]
}
