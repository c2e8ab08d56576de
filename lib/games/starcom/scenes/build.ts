/** What is to be built, what stands there, and whose the place is. */
import type { Claim, Named, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { type Place, placesIn } from './places.ts'
import { isCard, isFighter, isStation, nameAt, type VesselMention, vesselsIn } from './things.ts'

/** Words for building. */
export const BUILDS =
  'build building place placing put putting drop dropping plop plonk stick sticking add adding construct make produce buy buying set slap throw want squeeze fit raise erect'.split(
    ' ',
  )
const HAVE = ['have', 'has', 'had', 'own', 'got', 'hold', 'control']
const STANDS = 'there here stand sit park around stay remain hang wait'.split(' ')
const GONE = 'gone left leave fled dead die died destroyed retreat retreated lost withdrew'.split(' ')

/** "A frigate and a station": which station is not said. */
export const ANY: Named<undefined>[] = ['station', 'ship'].map((name) => ({ name, value: undefined }))

/** "Can my Refinery go up", "may the Scout be placed": what is built stands before its verb. */
function goesUp({ tokens, isOne }: SceneTools, { to }: VesselMention): boolean {
  return [1, 2, 3, 4].some(
    (step) =>
      tokens[to + step]?.part === tokens[to]!.part &&
      ((isOne(to + step, 'go') && isOne(to + step + 1, 'up', 'down', 'there', 'here', 'in')) ||
        (isOne(to + step, 'be') && isOne(to + step + 1, ...BUILDS, 'built', 'allowed')) ||
        isOne(to + step, 'allowed', 'okay', 'ok')),
  )
}

/** A word for building stands before it in its clause. */
const isOrdered = ({ tokens, isOne }: SceneTools, { start, from }: VesselMention): boolean =>
  [...Array.from({ length: from - start }, (_, i) => start + i), start - 1, start - 2, start - 3, start - 4].some(
    (at) => tokens[at]?.part === tokens[from]!.part && isOne(at, ...BUILDS),
  )

/** It stands on the table: somebody has it, or it is there. */
function stands(tools: SceneTools, one: VesselMention): boolean {
  const { tokens, isOne } = tools
  const lead = tokens.slice(Math.max(0, one.start - 2), one.from)
  const isHad =
    lead.some((_, i) => isOne(one.from - lead.length + i, ...HAVE)) &&
    !lead.some(({ plain }) => /^(can|may|could|to)$/.test(plain))
  const isThere = isOne(one.to + 1, ...STANDS) || (isOne(one.to + 1, 'is', 'are') && isOne(one.to + 2, ...STANDS))
  return isHad || isThere || isOne(one.start - 1, 'with', 'where', 'by', 'beside', 'already')
}

const KINDS = (value: VesselMention['value']) => (isFighter(value) ? 'fighter' : isStation(value) ? 'station' : 'ship')

/** What the vessels of others, and those that stand there, are no answer to. */
function table(tools: SceneTools): Claim[] {
  return vesselsIn(tools).flatMap((one): Claim[] => {
    const isTheirs = one.owner !== undefined && one.owner !== 'me'
    if (isTheirs) return [...othersThere(tools, one), unread(one)]
    if (!isCard(one.value) || isOrdered(tools, one)) return []
    const own = { from: one.from, to: one.to }
    if (goesUp(tools, one) && (one.owner === 'me' || one.start === one.from))
      return [
        { path: 'card', value: one.value.slug, ...own },
        { path: 'what', value: KINDS(one.value), ...own },
      ]
    return stands(tools, one) ? [standing(one)] : []
  })
}

const unread = ({ from, to }: VesselMention): Claim => ({ path: '', value: undefined, isUnread: true, from, to })

/** What each of them is good for where it stands. */
const HELPS: Readonly<Record<string, string>> = {
  shipyard: 'myShipyardHere',
  'undersized-shipyard': 'undersizedShipyardHere',
  'orbital-hangar': 'orbitalHangarHere',
  carrier: 'myCarrierHere',
}
function standing(one: VesselMention): Claim {
  const path = isCard(one.value) ? HELPS[one.value.slug] : undefined
  return path ? { path, value: one.count !== 0, from: one.from, to: one.to } : unread(one)
}

/** "He has two Destroyers there", "all her ships are gone". */
function othersThere(tools: SceneTools, one: VesselMention): Claim[] {
  const { tokens, isOne } = tools
  if (isStation(one.value)) return []
  const behind = tokens.flatMap(({ part }, at) =>
    at > one.to && at <= one.to + 4 && part === tokens[one.to]!.part ? [at] : [],
  )
  const gone = behind.find((at) => isOne(at, ...GONE))
  const isThere = stands(tools, one) || behind.some((at) => isOne(at, 'there', 'here'))
  if (gone === undefined && !isThere) return []
  return [{ path: 'opposingShipsPresent', value: gone === undefined, from: one.start, to: gone ?? one.to }]
}

/** Whose the place is, where a name or what stands behind the noun tells it. */
export function ofPlace(tools: SceneTools): Claim[] {
  const isTold = ({ owner, isPlain, card }: Place) =>
    owner !== undefined && card?.slug !== 'forsei' && !(isPlain && (!card || card.slug === 'homeworld'))
  const told = placesIn(tools).filter(isTold)
  const owners = new Set(told.map(({ owner }) => (owner === 'me' || owner === 'none' ? owner : 'opponent')))
  if (owners.size !== 1) return []
  const [from, to] = told[0]!.told!
  return [{ path: 'systemController', value: [...owners][0], from, to }]
}

const TURNS = ['turn', 'go', 'phase']
const BATTLES = 'fight fought fighting battle brawl combat clash skirmish scrap shootout scuffle'.split(' ')

/** "It is Kim's turn"; but "we fought on her turn" says only that they fought. */
function turn(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (token, place) =>
      (token.owner === true || /^(his|her|their|your|my)$/.test(token.plain)) &&
      [1, 2].some((step) => isOne(place + step, ...TURNS) && tokens[place + step]!.part === token.part),
  )
  if (at < 0) return []
  const { part, plain } = tokens[at]!
  const battle = tokens.findIndex((token, place) => token.part === part && isOne(place, ...BATTLES))
  const to = isOne(at + 1, ...TURNS) ? at + 1 : at + 2
  // "my combat phase" is no battle
  if (battle >= 0 && !(battle > at && battle <= to)) {
    if (plain === 'my' || isOne(battle - 1, 'no', 'without')) return []
    return [{ path: 'combatSinceMyLastTurn', value: true, from: Math.min(battle, at), to: Math.max(battle, to) }]
  }
  if (plain === 'my' && isOne(at - 1, 'after', 'before', 'since', 'until', 'last', 'not')) return []
  const isMine = plain === 'my'
  if (isMine && !isOne(to, 'phase')) return []
  // "the ready phase" says no more of which it is
  return tokens[at]!.owner && !nameAt(tools, at) ? [] : [{ path: 'isMyTurn', value: isMine, from: at, to: at }]
}

/** "Two Corvettes" behind a word for building: how many are to be built. */
export const build: Scene = (tools) => {
  const { tokens, isOne } = tools
  const asked = vesselsIn(tools).find(
    ({ start, count, owner, value }) =>
      count !== undefined &&
      count > 1 &&
      owner === undefined &&
      ((start === 0 && isCard(value)) ||
        (start > 0 &&
          tokens[start - 1]!.part !== tokens[start]!.part &&
          !tools.tokens.some((_, at) => isOne(at, ...BUILDS))) ||
        [1, 2, 3, 4].some(
          (step) => isOne(start - step, ...BUILDS) && tokens[start - step]!.part === tokens[start]!.part,
        )),
  )
  const place = asked
    ? tokens.findIndex((token, at) => at >= asked.start && at < asked.from && token.number === asked.count)
    : -1
  return [
    ...(place < 0 ? [] : [{ path: 'count', value: asked!.count, from: place, to: place }]),
    ...builtToo(tools),
    ...table(tools),
    ...ofPlace(tools),
    ...turn(tools),
  ]
}

/** "Build a scout and a station": that one does not stand there yet. */
function builtToo(tools: SceneTools): Claim[] {
  const { tokens, isOne, mentions } = tools
  const before = (at: number, ...words: string[]) =>
    tokens.slice(0, at).some(({ part }, i) => part === tokens[at]!.part && isOne(i, ...words))
  return mentions(ANY)
    .filter(
      ({ start, count, owner }) =>
        count !== undefined &&
        owner === undefined &&
        isOne(start - 1, 'and', 'plus') &&
        before(start, ...BUILDS) &&
        !before(start, 'with', 'has', 'have', 'in'),
    )
    .map(({ start, to }) => ({ path: 'stationsInSystem', value: undefined, from: start, to }))
}
