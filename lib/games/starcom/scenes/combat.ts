/** A combat: "my Cruiser fires 3 at his Corvette with 2 hit points". */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { type Fighting, fightingIn, firmAt, guarded, HITS, lost, named, type Shot, type Table } from './fighting.ts'
import { nameAt } from './people.ts'
import { activePlayer, seats } from './players.ts'
import { assignmentsOf, readNumbers, shotsUncounted } from './shots.ts'
import { isCard, nameOf, OTHERS } from './things.ts'
import { vesselsIn } from './vessels.ts'

function vesselClaims(all: readonly Fighting[]): Claim[] {
  const told = all.flatMap(({ mention, name: _, ids, owner = mention.owner, ...said }) => {
    const { value, start, to } = mention
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

/** "I put 3 on his Frigate", "a Frigate took 3": what shoots is there as well, though nobody named it. */
function unnamedShooter({ all, shots }: Table, at: number): Claim[] {
  const [first, ...owners] = all.map(({ mention, owner = mention.owner }) => owner)
  const shot = shots.find(({ from }) => !from)
  const isOneSide = all.length > 0 && owners.every((owner) => owner === first)
  // where nobody is told apart, those that are hit are of one player
  const areTargets = first !== undefined || all.every((one) => shots.some(({ to, from }) => to === one && !from))
  return shot && isOneSide && areTargets ? [{ path: `vessels[${at}]`, value: {}, from: shot.at, to: shot.at }] : []
}

/** Cards that change hit points and attacks: what they come to is asked of every vessel that does not tell it. */
const CHANGING =
  /^(raise-shields|advanced-systems|advanced-shields|advanced-weapons|fighter-bays|railgun-turrets|maximum-firepower)$/
const changed = (tools: SceneTools, all: readonly Fighting[]): Claim[] =>
  tools
    .mentions(OTHERS)
    .filter(({ value, count }) => CHANGING.test(value.slug) && count !== 0)
    .flatMap(({ from, to }) =>
      all.flatMap(({ ids, hp, attack }, i) => {
        const first = all.slice(0, i).reduce((sum, one) => sum + one.ids.length, 0)
        const open = [...(hp === undefined ? ['hp'] : []), ...(attack === undefined ? ['attack'] : [])]
        return ids.flatMap((_, k) =>
          open.map((path): Claim => ({ path: `vessels[${first + k}].${path}`, value: undefined, from, to })),
        )
      }),
    )

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

const GUARDS = /^(frigate|defense-station)$/
/** "He shot my Corvette before finishing off the Frigate", "can I shoot his Cruiser first, he has a Frigate": nobody is named who fires. */
function pastGuards(table: Table): Shot[] {
  const { tools, mentions, all } = table
  const { tokens, isOne } = tools
  const [target, guard] = all
  const isGuard = ({ mention: { value } }: Fighting) => isCard(value) && GUARDS.test(value.slug)
  if (all.length !== 2 || !target || !guard || isGuard(target) || !isGuard(guard)) return []
  const verb = target.mention.start - 1
  const { to, owner } = target.mention
  const between = tokens.slice(to + 1, guard.mention.start)
  const isLater =
    between.some(({ plain }) => plain === 'first') ||
    /^(before|ignoring|skipping)( (killing|shooting|hitting|destroying|finishing))?( off)?( the)?$/.test(
      between.map(({ plain }) => plain).join(' '),
    )
  const isWhole = between.some(
    (_, i) => isOne(to + 1 + i, 'while', 'although', 'though', 'but') && isUntouched(tools, guard.mention.to + 1),
  )
  const isSame =
    guard.mention.owner === owner || (guard.mention.owner === undefined && isOne(guard.mention.from - 1, 'the'))
  const isDenied = tokens.some(({ plain }) =>
    /^(not|dont|didnt|never|after|once|no|already|mine|home|elsewhere|away|dead|gone|destroyed|killed|died|sunk)$/.test(
      plain,
    ),
  )
  if (!isOne(verb, ...HITS) || mentions.length !== 2 || !owner || !isSame || isDenied || !(isLater || isWhole))
    return []
  guard.owner = owner
  const amount = isOne(to + 1, 'for') ? firmAt(tools, to + 2) : undefined
  return [{ to: target, ...(amount === undefined ? {} : { amount }), at: verb, end: to }]
}
/** "… still has hit points left", "is untouched", "undamaged". */
const isUntouched = ({ tokens }: SceneTools, from: number): boolean =>
  tokens.slice(from, from + 7).some(({ plain }) => /^(left|untouched|undamaged|unharmed|alive|standing)$/.test(plain))

export const combatDamage: Scene = (tools) => {
  const table: Table = { tools, mentions: vesselsIn(tools), all: fightingIn(tools), shots: [], understood: [] }
  readNumbers(table)
  if (!table.shots.length) table.shots.push(...shotsUncounted(table))
  if (!table.shots.length) table.shots.push(...pastGuards(table))
  const gone = named(table, lost(table))
  if (gone) gone.destroyedBeforeResolve = true
  for (const mention of guarded(table)) {
    const one = named(table, mention)
    if (one) one.cannotBeDamaged = true
  }
  const understood = table.understood.map((place): Claim => ({ path: '', value: undefined, ...place }))
  const vessels = vesselClaims(table.all)
  const unnamed = unnamedShooter(table, vessels.length)
  // "two Corvettes took 2": which of them is not said, nor by whom
  const isOfMany = table.shots.some(({ from, to, target }) => !from && !target && to.ids.length > 1)
  if (unnamed.length && isOfMany) table.isOpen = true
  return [
    ...seats(tools),
    ...activePlayer(tools),
    ...(vessels.length ? vessels : sharing(tools)),
    ...unnamed,
    ...assignmentsOf(table),
    ...changed(tools, table.all),
    ...understood,
  ]
}
