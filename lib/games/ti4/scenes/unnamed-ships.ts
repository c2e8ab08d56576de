/** Ships of a way of which nobody said what they are: "can my fleet go through a nebula", "can I fly past enemy ships". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { factionsIn } from '../sayings/factions.ts'
import { isShip } from '../sayings/fleets.ts'
import { isGone } from './absent.ts'
import { type Group, isMine } from './groups.ts'
import { isOver, isPassed, PASSES } from './leads.ts'
import { subjectBefore, whoseBefore } from './owners.ts'
import { isPassedLater, isSaidBetween } from './past.ts'
import { ME, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import { placeHolding } from './stands.ts'
import { FLIES } from './told-way.ts'
import { SOME_SYSTEM } from './unnamed-places.ts'

/** A ship, and no kind of it. */
export const SHIP: Unit = {
  id: '',
  name: 'ship',
  type: 'ship' as never,
  roles: ['ship'],
  set: 'base',
  cost: null,
  combat: null,
  move: null,
  capacity: 0,
  uses: null,
  sustain: false,
}

const SHIPS = ['ship', 'ships', 'fleet', 'fleets']
const THEN = ['yesterday', 'earlier', 'previously']
const ADVERBS = ['can', 'may', 'could', 'just', 'even', 'still', 'then', 'also', 'legally', 'ever']

/** A ship of no kind. */
export const shipOf = (mention: Pick<Mention, 'start' | 'to'>, owner: string): Group => ({
  mention: { ...mention, value: SHIP, from: mention.to, count: 1, owner },
  owner,
  ids: [`${owner === ME ? '' : `${owner} `}ship 1`],
})

/** "Fleet pool", "ships of mine", "which of my ships": not ships that are told of. */
export const isShips = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  SHIPS.includes(tokens[at]?.plain ?? '') &&
  !(tokens[at + 1]?.part === tokens[at]!.part && isOne(at + 1, 'pool', 'supply', 'token', 'limit', 'of'))

/** Where somebody goes or is let go by something: "move through", "fly past", "pass". */
export const goesBy = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'pass', 'cross') ||
  (isOne(at, 'retreat') && isOne(at + 1, 'to', 'into')) ||
  (isOne(at, ...FLIES) && [1, 2].some((step) => isOne(at + step, ...PASSES)))

/** "End my move in a supernova", "move into the rift", "leave the system my token is in". */
const goesInto = (tools: SceneTools, at: number): boolean => {
  const { tokens, isOne } = tools
  // "Winnu goes from alpha to alpha": the wormhole is what is asked about
  const from = isOne(at + 1, 'from') ? at + 2 : at + 1
  const isByWormhole = isOne(from, 'alpha', 'beta') && isOne(from + 1, 'to') && isOne(from + 2, 'alpha', 'beta')
  if (isByWormhole && isOne(at, ...FLIES)) return true

  const isNear = (place: number) => tokens[place]?.part === tokens[at]!.part
  const isEnding =
    isOne(at, 'end', 'stop', 'finish', 'park') &&
    tokens[at]!.plain !== 'parked' &&
    [1, 2, 3].some((step) => isNear(at + step) && isOne(at + step, 'in', 'inside'))
  const isOut = isOne(at + 1, 'out') && isOne(at + 2, 'of')
  return (
    isEnding ||
    isOne(at, 'leave', 'enter') ||
    (isOne(at, ...FLIES) && isNear(at + 1) && (isOut || isOne(at + 1, 'into')))
  )
}

/** "Those ships": whose they are was said where they were spoken of before. */
const whoseShips = (tools: SceneTools, at: number): string | undefined => {
  if (!tools.isOne(at - 1, 'those', 'these', 'the')) return undefined
  const before = tools.tokens.findLastIndex((_, i) => i < at - 1 && SHIPS.some((word) => tools.isOne(i, word)))
  return before < 1 ? undefined : whoseBefore(tools, before - 1)
}

/** "My ships move through", "can ships pass", "let Empyrean ships fly past", "can I go through". */
function goingIn(tools: SceneTools, isAlone: boolean): Group[] {
  const { tokens, isOne } = tools
  const passing = tokens.findIndex((_, at) => goesBy(tools, at) && !isOver(tools, at))
  const verb = passing < 0 && isAlone ? tokens.findIndex((_, at) => goesInto(tools, at) && !isOver(tools, at)) : passing
  // "how many ships can I move through"
  const isAsked = tokens.some((_, at) => isShips(tools, at) && isOne(at - 1, 'many', 'which', 'what'))
  const isThen = tokens.some((_, at) => isOne(at, ...THEN))
  if (verb < 1 || isAsked || isThen) return []
  let at = verb - 1
  while (isOne(at, ...ADVERBS, 'from', 'to')) at--
  if (at < 0) return []
  if (isShips(tools, at)) {
    const faction = factionsIn(tools).find(({ to }) => to === at - 1)
    const said = whoseBefore(tools, at - 1) ?? whoseShips(tools, at)
    const isBare = isOne(at - 1, 'can', 'may', 'do', 'could', 'let', 'lets')
    const owner = faction?.value ?? said ?? (isBare ? ME : undefined)
    // "which of my ships", "all my ships but one"
    const isSought = isOne(at - 2, 'of', 'many', 'other') || isOne(at - 1, 'other', 'many')
    if (owner === undefined || isSought) return []
    return [shipOf({ start: isBare ? at : (faction?.from ?? at - 1), to: at }, whoIs(tools, owner))]
  }
  // who is let go is who goes
  // "does it let me fly past", "stops me from flying past"
  const isLet =
    isOne(at, 'me', 'us') &&
    isOne(at - 1, 'let', 'lets', 'allow', 'allows', 'stop', 'stops', 'prevent', 'prevents', 'keep', 'keeps', 'block')
  // "an asteroid field, ok to go through"
  const isFree = isOne(at, 'ok', 'okay', 'allowed', 'possible', 'legal', 'fine', 'safe') && isOne(at + 1, 'to')
  const owner =
    isLet || isFree ? ME : at === verb - 1 || tokens[at]!.part === tokens[verb]!.part ? subjectOf(tools, at) : undefined
  return owner === undefined ? [] : [shipOf({ start: at, to: at }, whoIs(tools, owner))]
}

/** Whoever stands right before what they do. */
const subjectOf = (tools: SceneTools, at: number): string | undefined => subjectBefore(tools, at + 1)

/** "Past enemy ships", "through a system with her ships": in the way, and where it lies was not said. */
function passedIn(tools: SceneTools, places: readonly PlaceMention[]): Group[] {
  return tools.tokens.flatMap((_, at): Group[] => {
    const owner = isShips(tools, at) ? whoseBefore(tools, at - 1) : undefined
    const mention = { value: undefined, start: at - 1, from: at, to: at }
    if (owner === undefined || whoIs(tools, owner) === ME || isGone(tools, mention)) return []
    const place = placeHolding(tools, mention, places)
    const isThere = place?.id === SOME_SYSTEM
    // "green's fleet in between, may I go through"
    const isLater = !places.length && isSaidBetween(tools, mention) && isPassedLater(tools, mention)
    if (!isThere && !isLater && !isPassed(tools, { mention })) return []
    return [{ ...shipOf(mention, whoIs(tools, owner)), ...(isThere ? { begin: place } : {}) }]
  })
}

/** "Red flew his fleet out of the asteroid belt": the ships between what is done and where they leave, or come. */
function flownBy(tools: SceneTools): Group[] {
  const { isOne } = tools
  const at = tools.tokens.findIndex(
    (_, i) =>
      isShips(tools, i) &&
      isOne(i - 2, ...FLIES, 'flew', 'bring', 'take', 'pull') &&
      ((isOne(i + 1, 'out') && isOne(i + 2, 'of')) || isOne(i + 1, 'into', ...PASSES)) &&
      !isOver(tools, i),
  )
  const isThen = tools.tokens.some((_, i) => isOne(i, ...THEN))
  const owner = at < 0 || isThen ? undefined : whoIs(tools, whoseBefore(tools, at - 1))
  const doer = at < 0 ? undefined : whoIs(tools, subjectBefore(tools, at - 2))
  // "can he fly my fleet out of there"
  return owner !== undefined && owner === doer ? [shipOf({ start: at - 1, to: at }, owner)] : []
}

/** Ships without a name that are passed. */
export const isUnnamedBar = (tools: SceneTools, group: Group): boolean =>
  group.mention.value === SHIP && (group.begin?.id === SOME_SYSTEM || isPassed(tools, group))

/** What moves, and what is passed, as far as no ship of the kind is named. */
export function unnamedShips(tools: SceneTools, groups: readonly Group[], places: readonly PlaceMention[]): Group[] {
  const isStructure = ({ mention }: Group) => mention.value.roles.includes('structure')
  const going = groups.some((group) => isMine(group) && !isStructure(group))
    ? []
    : [...goingIn(tools, groups.every(isStructure)), ...(groups.length ? [] : flownBy(tools))].slice(0, 1)
  // "Tom's carrier flies past": it is that one
  const isTold = ({ owner }: Group) =>
    groups.some((group) => group.owner === owner && isShip(group.mention.value) && !isPassed(tools, group))
  const others = groups.some((group) => !isMine(group) && isPassed(tools, group)) ? [] : passedIn(tools, places)
  return [
    ...going.filter((group) => !isTold(group)),
    ...others.filter(({ mention }) => !going.some((group) => group.mention.to === mention.to)),
  ]
}
