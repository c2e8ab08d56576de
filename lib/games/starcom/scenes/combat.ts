/** A combat: "my Cruiser fires 3 at his Corvette with 2 hit points". */
import type { Claim, Scene } from '../../../kernel/sayings.ts'
import { type Fighting, fightingIn, guarded, lost, named, type Table } from './fighting.ts'
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
    ...vessels,
    ...unnamedShooter(table, vessels.length),
    ...assignmentsOf(table),
    ...understood,
  ]
}
