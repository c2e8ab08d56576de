/** Whose doing is asked about, where it is not the asker's: "may Ben build in his system", "Ben builds in his system, ok?". */
import type { Actor, SceneTools, Seats } from '../../../kernel/sayings.ts'
import { nameAt, onlyName } from './people.ts'
import { isPutThere } from './put.ts'
import { BUILDS } from './things.ts'
import { vesselsIn } from './vessels.ts'

const DOINGS = {
  build: ['develop', ...BUILDS.filter((word) => word !== 'want')],
  move: 'jump move fly hop retreat leave enter'.split(' '),
  play: 'play use'.split(' '),
}
type Doing = keyof typeof DOINGS
const ACTS = Object.values(DOINGS).flat()
const MAY = ['can', 'may', 'could']
/** Before "I" and "my" these ask of the asker's own. */
const ASKS = [...MAY, ...'do am is are was were must should will would shall did does have has'.split(' ')]

const doingAt = ({ isOne }: SceneTools, at: number): Doing | undefined =>
  (Object.keys(DOINGS) as Doing[]).find((doing) => isOne(at, ...DOINGS[doing])) ??
  // "can he go from my planet to another of mine", but "can he go first"
  (isOne(at, 'go') && [1, 2].some((step) => isOne(at + step, 'from', 'to', 'into', 'through')) ? 'move' : undefined)

/** Who stands there as somebody else: "he", "my opponent", "Ben". */
function otherAt(tools: SceneTools, at: number): string | undefined {
  const { tokens, isOne } = tools
  if (isOne(at, 'opponent') && isOne(at - 1, 'my')) return tools.once(onlyName) ?? 'opponent'
  if (/^(he|she|they)$/.test(tokens[at]?.plain ?? '')) return tools.once(onlyName) ?? 'opponent'
  return nameAt(tools, at)
}

/** "Can Tom move my Corvette": it is not his; "can he leave my colony" is. */
const isOfMine = (tools: SceneTools, verb: number): boolean =>
  tools.isOne(verb + 1, 'my', 'our') &&
  (!tools.isOne(verb, 'leave', 'enter') || vesselsIn(tools).some(({ from }) => from > verb && from <= verb + 3))

/** "May Ben build", "he wants to jump". */
function askedOf(tools: SceneTools): Actor | undefined {
  const { tokens, isOne } = tools
  for (const at of tokens.keys()) {
    const who = otherAt(tools, at)
    const first = isOne(at - 1, 'my') ? at - 2 : at - 1
    const isWanted = isOne(at + 1, 'want', 'try', 'wish') && isOne(at + 2, 'to')
    // "Red says he can add a counter to my system"
    const isSaid = isOne(at + 1, ...MAY) && [1, 2].some((step) => isOne(at - step, ...SAYS))
    const verb = isWanted ? at + 3 : isSaid ? at + 2 : at + 1
    const does = who !== undefined && (isWanted || isSaid || isOne(first, ...MAY)) ? doingAt(tools, verb) : undefined
    if (who && does) return isOfMine(tools, verb) ? undefined : { who, word: tokens[at]!.plain, does }
  }
  return undefined
}

/** "Can I", "is my Corvette", "I build": the asker's own doing is asked about, or told. */
const isOfAsker = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    ({ plain }, at) =>
      (/^(i|we|my|our)$/.test(plain) && isOne(at - 1, ...ASKS)) ||
      (/^(i|we|im|id|ill)$/.test(plain) && [1, 2, 3].some((step) => isOne(at + step, ...ACTS))),
  )

const SAYS = ['say', 'claim', 'think', 'insist', 'argue', 'reckon']

const WORD: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they' }
const BEFORE_VERB = ['just', 'now', 'also', 'already', 'then', 'is', 'has', 'was']

/** "Ben builds a station in his system, is that ok", "his Fighter jumps out of my system": told, and asked of nobody else. */
function toldOf(tools: SceneTools): Actor | undefined {
  const { tokens, isOne } = tools
  if (isOfAsker(tools)) return undefined
  // "Red jumps into my homeworld, a Frigate there?": what is asked is mine to build
  const isOffered = vesselsIn(tools).some((one) => one.owner === undefined && isPutThere(tools, one))
  const verbAfter = (at: number): number => (isOne(at + 1, ...BEFORE_VERB) ? verbAfter(at + 1) : at + 1)
  for (const at of tokens.keys()) {
    const who = otherAt(tools, at)
    const verb = verbAfter(at)
    const does = who === undefined || tokens[at]!.owner ? undefined : doingAt(tools, verb)
    if (who && does === 'move' && isOffered) return undefined
    if (who && does) return isOfMine(tools, verb) ? undefined : { who, word: tokens[at]!.plain, does }
  }
  const moved = vesselsIn(tools).find(
    ({ owner, to }) => owner && !/^(me|none)$/.test(owner) && doingAt(tools, verbAfter(to)) === 'move',
  )
  if (!moved?.owner) return undefined
  const word = tokens.slice(moved.start, moved.from).find(({ plain }) => WORD[plain])?.plain
  return { who: moved.owner, word: word ? WORD[word]! : moved.owner.toLowerCase(), does: 'move' }
}

/** Whoever acts, where it is not the asker. */
function actorOf(tools: SceneTools): Actor | undefined {
  const { tokens, isOne } = tools
  const isMe = tokens.some((_, at) => isOne(at, 'i', 'we') && isOne(at - 1, ...MAY))
  return isMe ? undefined : (askedOf(tools) ?? toldOf(tools))
}

/** The owner of something as whoever acts sees it: the asker is one of the others. */
export function ownerSeen(tools: SceneTools, owner: string | undefined): string | undefined {
  const actor = tools.once(actorOf)
  if (!actor || owner === undefined) return owner
  if (owner === 'me') return 'opponent'
  return owner === actor.who ? 'me' : owner
}

const OWN: Readonly<Record<string, RegExp>> = {
  he: /\b(he|his)\b/i,
  she: /\b(she|hers?)\b/i,
  they: /\b(they|theirs?)\b/i,
}
const ANYBODYS = /\b(s?he|they|his|hers?|theirs?)\b/i
const MINE = /\b(my|mine|our|ours|i|we|i[’']ve)\b/i

/** Whether the words say that it is the actor's: "his system", "he owns", "Ben's capital"; where he acts "her system" is another's. */
const isOfActor = (said: string, { who, word }: Actor): boolean =>
  (OWN[word] ?? ANYBODYS).test(said) || said.toLowerCase().includes(who.toLowerCase())

/** A system, or the seat that controls it, as the actor sees it. */
const controller =
  (doing: Doing, other: string) =>
  (value: unknown, said: string, actor: Actor): unknown => {
    if (actor.does !== doing) return value
    if (value === 'me') return other
    return value !== 'none' && isOfActor(said, actor) ? 'me' : value
  }

/** A thing of the actor is his own; of mine it is not said to be what moves. */
const moved = (value: unknown, said: string, actor: Actor): unknown => {
  if (actor.does !== 'move') return value
  return value === false && isOfActor(said, actor) ? true : undefined
}

/** "On his turn", "in my starting system": what is one's own is another's for everybody else. */
const ones = (value: unknown, said: string, actor: Actor): unknown => {
  if (MINE.test(said)) return false
  return value === false && isOfActor(said, actor) ? true : value
}

/** What I have there is none of his, and of his own that says nothing. */
const notMine = (value: unknown, said: string): unknown => (MINE.test(said) ? undefined : value)

const HIS =
  'myStationInSystem myShipyardHere undersizedShipyardHere orbitalHangarHere myCarrierHere myFighterBays iControlForsei myNonFighterShips myFighters orbitalHabitats credits shipsControlled fightersControlled totalDevelopments efficientConstruction'.split(
    ' ',
  )

export const seats: Seats = {
  actorOf,
  seen: {
    ...Object.fromEntries(HIS.map((path) => [path, notMine])),
    isMyTurn: ones,
    isMyStartingSystem: ones,
    systemController: controller('build', 'opponent'),
    originController: controller('move', 'Red'),
    destinationController: controller('move', 'Red'),
    mine: moved,
    shipOwner: () => undefined,
    targetMine: (value, said, actor) => (actor.does === 'play' ? value === false && isOfActor(said, actor) : value),
    myShipThere: () => undefined,
    myVesselThere: () => undefined,
  },
}
