/** A combat: "my Cruiser fires 3 at his Corvette with 2 hit points". */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { type Fighting, fightingIn, guarded, lost, named, type Table } from './fighting.ts'
import { nameAt } from './people.ts'
import { activePlayer, seats } from './players.ts'
import { assignmentsOf, readNumbers, shotsUncounted } from './shots.ts'
import { isCard, nameOf } from './things.ts'
import { vesselsIn } from './vessels.ts'

function vesselClaims(all: readonly Fighting[]): Claim[] {
  const told = all.flatMap(({ mention, name: _, ids, ...said }) => {
    const { value, owner, start, to } = mention
    return ids.map((id) => ({
      value: {
        id,
        ...(owner ? { owner: owner === 'me' ? 'me' : nameOf(owner) } : {}),
        ...(isCard(value) ? { card: value.slug } : {}),
        ...said,
      },
      from: start,
      to,
    }))
  })
  return told.map((one, i) => ({ path: `vessels[${i}]`, ...one }))
}

/** "I put 3 on his Frigate": what shoots is there as well, though nobody named it. */
function unnamedShooter({ all, shots }: Table, at: number): Claim[] {
  const [first, ...owners] = all.map(({ mention }) => mention.owner)
  const shot = shots.find(({ from }) => !from)
  const isOneSide = first !== undefined && owners.every((owner) => owner === first)
  return shot && isOneSide ? [{ path: `vessels[${at}]`, value: {}, from: shot.at, to: shot.at }] : []
}

/** "Blue and Green share a system": ships of both are there, whatever they are. */
function sharing(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'and') &&
      [2, 3].some((step) => isOne(place + step, 'share', 'meet', 'fight')) &&
      [place - 1, place + 1].every((one) => ownerAt(tools, one) !== undefined),
  )
  if (at < 0) return []
  return [at - 1, at + 1].map((one, i) => ({
    path: `vessels[${i}]`,
    value: { owner: ownerAt(tools, one)! },
    from: one,
    to: one,
  }))
}
const ownerAt = (tools: SceneTools, at: number): string | undefined =>
  /^(i|me)$/.test(tools.tokens[at]?.plain ?? '') ? 'me' : nameAt(tools, at)

export const combatDamage: Scene = (tools) => {
  const table: Table = { tools, mentions: vesselsIn(tools), all: fightingIn(tools), shots: [], understood: [] }
  readNumbers(table)
  if (!table.shots.length) table.shots.push(...shotsUncounted(table))
  const gone = named(table, lost(table))
  if (gone) gone.destroyedBeforeResolve = true
  for (const mention of guarded(table)) {
    const one = named(table, mention)
    if (one) one.cannotBeDamaged = true
  }
  const understood = table.understood.map((place): Claim => ({ path: '', value: undefined, ...place }))
  const vessels = vesselClaims(table.all)
  return [
    ...seats(tools),
    ...activePlayer(tools),
    ...(vessels.length ? vessels : sharing(tools)),
    ...unnamedShooter(table, vessels.length),
    ...assignmentsOf(table),
    ...understood,
  ]
}
