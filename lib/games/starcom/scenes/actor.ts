/** Whose doing is asked about, where it is not the asker's: "may Ben build in his system". */
import type { Actor, SceneTools, Seats } from '../../../kernel/sayings.ts'
import { nameAt, onlyName } from './people.ts'

const ACTS = 'build place put set jump move fly hop retreat develop add play use'.split(' ')
const MAY = ['can', 'may', 'could']

/** Who stands there as somebody else: "he", "my opponent", "Ben". */
function otherAt(tools: SceneTools, at: number): string | undefined {
  const { tokens, isOne } = tools
  if (isOne(at, 'opponent') && isOne(at - 1, 'my')) return tools.once(onlyName) ?? 'opponent'
  if (/^(he|she|they)$/.test(tokens[at]?.plain ?? '')) return tools.once(onlyName) ?? 'opponent'
  return nameAt(tools, at)
}

function actorOf(tools: SceneTools): Actor | undefined {
  const { tokens, isOne } = tools
  const isMe = tokens.some((_, at) => isOne(at, 'i', 'we') && isOne(at - 1, ...MAY))
  if (isMe) return undefined
  for (const at of tokens.keys()) {
    const who = otherAt(tools, at)
    const first = isOne(at - 1, 'my') ? at - 2 : at - 1
    const isWanted = isOne(at + 1, 'want', 'try', 'wish') && isOne(at + 2, 'to')
    const verb = isWanted ? at + 3 : at + 1
    const isAsked = who !== undefined && (isWanted || isOne(first, ...MAY)) && isOne(verb, ...ACTS)
    // "can Tom move my Corvette": it is not his
    if (isAsked) return isOne(verb + 1, 'my', 'our') ? undefined : { who, word: tokens[at]!.plain }
  }
  return undefined
}

const OWN: Readonly<Record<string, RegExp>> = { he: /\bhis\b/i, she: /\bhers?\b/i, they: /\btheirs?\b/i }
const ANYBODYS = /\b(his|hers?|theirs?)\b/i

/** Whether the words say that it is the actor's: "his system", "Ben's capital"; where he acts "her system" is another's. */
const isOfActor = (said: string, { who, word }: Actor): boolean =>
  (OWN[word] ?? ANYBODYS).test(said) || said.toLowerCase().includes(who.toLowerCase())

/** A system, or the seat that controls it, as the actor sees it. */
const controller =
  (other: string) =>
  (value: unknown, said: string, actor: Actor): unknown => {
    if (value === 'me') return other
    return value !== 'none' && isOfActor(said, actor) ? 'me' : value
  }

/** A thing of the actor is his own; of mine it is not said to be what moves. */
const own = (value: unknown, said: string, actor: Actor): unknown =>
  value === false && isOfActor(said, actor) ? true : undefined

export const seats: Seats = {
  actorOf,
  seen: {
    systemController: controller('opponent'),
    originController: controller('Red'),
    destinationController: controller('Red'),
    mine: own,
    shipOwner: () => undefined,
    targetMine: (value, said, actor) => value === false && isOfActor(said, actor),
    myShipThere: () => undefined,
    myVesselThere: () => undefined,
  },
}
