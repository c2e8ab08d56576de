/** Of which level a unit is by the words around it: "un-upgraded PDS", "my carrier (base)", "3 of those fighters". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { ALL } from './unit-names.ts'

/** More than stands in any one place. */
const TOO_MANY = 13
const LEVEL = ['level', 'lvl', 'lv']
const NOT = 'no not without arent isnt wasnt dont doesnt didnt havent hasnt never un non'.split(' ')
/** "Don't have the upgrade", "aren't even upgraded": what stands between. */
const UP_TO = 'the their its an any that have get got been are with even yet all'.split(' ')
/** Before a unit they say that it is of the kind a player begins with. */
export const BASIC = 'regular normal basic base plain standard ordinary vanilla unupgraded nonupgraded'.split(' ')

const WHOSE = new Map([
  ...['my', 'our'].map((word) => [word, 'me'] as const),
  ...['his', 'her', 'their'].map((word) => [word, 'opponent'] as const),
])

/** The kind a player begins with. */
const begunOf = ({ type, faction }: Unit): Unit | undefined =>
  ALL.find((unit) => unit.type === type && unit.faction === faction && unit.level !== 2)

/** "My carrier (base)", "my dread, lvl 1": set apart right behind it. */
function isBasicBehind({ tokens, typed }: SceneTools, { to, value }: Mention<Unit>): boolean {
  const next = tokens[to + 1]
  const isApart = next !== undefined && /^\s*[(,]/.test(typed.slice(tokens[to]!.end, next.start + 1))
  const isEnd = (at: number) => /^\s*([),.;:?!]|$)/.test(typed.slice(tokens[at]!.end))
  const isOneLevel = LEVEL.includes(next?.plain ?? '') && /^(1|i|one)$/.test(tokens[to + 2]?.plain ?? '')
  if (value.level === 2 || next === undefined) return false
  return isOneLevel || (isApart && BASIC.includes(next.plain) && isEnd(to + 1))
}

/** "Upgraded crystal fighters …, 3 of those fighters": of the kind that was told. */
export function withKindTold(
  { isOne }: SceneTools,
  one: Mention<Unit>,
  before: readonly Mention<Unit>[],
): Mention<Unit> {
  const isThose = isOne(one.from - 1, 'those', 'these', 'such') && one.value.level !== 2
  const told = isThose ? before.findLast(({ value }) => value.type === one.value.type) : undefined
  if (!told) return one
  const owner = one.owner ?? told.owner
  return { ...one, value: told.value, ...(owner === undefined ? {} : { owner }) }
}

/** "Fighters (mine, level 2)". */
const isLevelTwo = (tokens: SceneTools['tokens'], at: number): boolean =>
  LEVEL.includes(tokens[at]!.plain) && /^(2|ii|two)$/.test(tokens[at + 1]?.plain ?? '')

/** "2 dreadnoughts with the upgrade", "he upgraded his PDS", "3 PDS, two of them upgraded": said behind; of some of them alone it is open which. */
export function withUpgradeBehind(tools: SceneTools, one: Mention<Unit>, next: number): Mention<Unit> {
  const { tokens, isOne } = tools
  const { type, level, faction } = one.value
  const at = tokens.findIndex(
    ({ plain }, place) => place > one.to && place < next && (/^upgrade[ds]?$/.test(plain) || isLevelTwo(tokens, place)),
  )
  const better = ALL.find((unit) => unit.type === type && unit.level === 2 && unit.faction === faction)
  // "he upgraded his PDS"
  const isDone =
    one.owner !== undefined &&
    tokens[one.start - 1]?.part === tokens[one.start]!.part &&
    tokens[one.start - 1]!.plain === 'upgraded' &&
    !isOne(one.start - 2, 'not', 'never', 'hasnt', 'havent')
  if (isDone && better) return { ...one, value: better }
  if (isBasicBehind(tools, one)) return { ...one, value: begunOf(one.value) ?? one.value }
  if (at < 0 || !better || level === 2) return one
  const before = isOne(at - 1, 'the', 'their', 'its', 'an') ? at - 2 : at - 1
  let not = at - 1
  while (isOne(not, ...UP_TO) && not > one.to) not--
  if ([at - 1, at - 2, not].some((place) => isOne(place, ...NOT)))
    return { ...one, value: ALL.find(({ id }) => id === one.value.id) ?? one.value }
  const isSaid =
    before - one.to <= 2 && isOne(before, 'with', 'have', 'are', 'is', 'has', 'got', 'all', 'both', 'fully')
  return { ...one, value: isSaid || before === one.to ? better : { ...one.value, id: '' } }
}

/** "Two level 1 dreads": the number next to it counts none. */
function withLevelBefore(tokens: SceneTools['tokens'], one: Mention<Unit>, level: 1 | 2): Mention<Unit> {
  const { count: _, ...uncounted } = one
  const value = ALL.find(({ type, faction, level: own }) => {
    return type === one.value.type && faction === one.value.faction && (own ?? 1) === level
  })
  const number = tokens[one.from - 3]
  const isCount = number?.number !== undefined && number.number < TOO_MANY && number.part === tokens[one.from]!.part
  const owner = one.owner ?? WHOSE.get(number?.plain ?? '')
  return {
    ...uncounted,
    value: value ?? one.value,
    start: isCount || owner ? one.from - 3 : one.from - 2,
    ...(isCount ? { count: number.number! } : {}),
    ...(owner ? { owner } : {}),
  }
}

/** "A regular cruiser", "un-upgraded PDS", "my not upgraded carrier": the kind a player begins with. */
export function withBasic({ tokens, isOne }: SceneTools, one: Mention<Unit>): Mention<Unit> {
  const level = LEVEL.includes(tokens[one.from - 2]?.plain ?? '') ? tokens[one.from - 1]!.number : undefined
  if (level === 1 || level === 2) return withLevelBefore(tokens, one, level)
  const isUpgraded = isOne(one.from, 'upgraded') && one.to > one.from
  const isUn = isUpgraded && isOne(one.from - 1, 'un', 'non', 'not')
  const isBasic =
    BASIC.includes(tokens[one.from - 1]?.plain ?? '') && tokens[one.from - 1]!.part === tokens[one.from]!.part
  if (!isUn && !isBasic) return one
  const begun = begunOf(one.value)
  if (!begun) return one
  const number = tokens[one.from - 2]
  const isCount = one.count === undefined && number?.number !== undefined && number.number < TOO_MANY
  const start = Math.min(one.start, isCount && number.part === tokens[one.from]!.part ? one.from - 2 : one.from - 1)
  return { ...one, value: begun, start, ...(isCount ? { count: number.number! } : {}) }
}
