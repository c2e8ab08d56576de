/** Ships that are to leave a system that is told by nothing but them and a token: "red has a token where my dreads are parked, can they move out". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import { whoseToken } from './command-tokens.ts'
import type { Group } from './groups.ts'
import { ME } from './people.ts'
import type { Read } from './read.ts'
import { OTHER_TOKENS, TOKENS } from './unnamed-places.ts'
import { BEYOND, START } from './ways.ts'

const SYSTEM = ['system', 'hex', 'tile']
const STAYS = 'is are sit stand park parked wait'.split(' ')
const LEAVES = 'leave lock locks locked stuck'.split(' ')
/** Beside them nothing else may be said: a word that is none of these might tell of another table. */
const PLAIN =
  'a the my our his her their own command has have got is are am i we it they that this on in at where of from there then so and but still already now can could may do does did free able allowed ok okay right legal fine to me them also same'.split(
    ' ',
  )

/** "Where my dreads are parked", "the system my dread sits in", "the system with my dread": first word of it. */
function standsAt({ isOne }: SceneTools, { mention: { start, to } }: Group): boolean {
  const lead = isOne(start - 1, 'that', 'which') ? start - 2 : start - 1
  const isIn = [2, 3].some((step) => isOne(to + step, 'in', 'on'))
  return isOne(to + 1, ...STAYS) && (isOne(start - 1, 'where') || (isOne(lead, ...SYSTEM) && isIn))
}

/** "Can they move out", "still free to leave", "does that lock them". */
const isLeaving = ({ tokens, isOne }: SceneTools, at: number): boolean => {
  const isLast = tokens[at + 1]?.part !== tokens[at]!.part || isOne(at + 1, 'of', 'from', 'it', 'now', 'them', 'there')
  return (
    isLast &&
    (isOne(at, ...LEAVES) ||
      (isOne(at, 'out', 'off', 'away') && isOne(at - 1, 'move', 'get', 'go', 'fly')) ||
      (isOne(at, 'move') && tokens[at + 1]?.part !== tokens[at]!.part))
  )
}

/** Every word is understood. */
function isAllPlain({ tokens, isOne }: SceneTools, { start, to }: Group['mention'], token: number): boolean {
  const whose = isOne(token - 1, 'own', 'command') ? token - 2 : token - 1
  return tokens.every(
    (_, at) =>
      (start <= at && at <= to) ||
      at === whose ||
      isOne(
        at,
        ...PLAIN,
        ...SYSTEM,
        ...STAYS,
        ...LEAVES,
        ...TOKENS,
        'move',
        'get',
        'go',
        'fly',
        'out',
        'off',
        'away',
      ) ||
      // "not me", behind whose it is
      (isOne(at, 'not') && isOne(at + 1, 'me', 'mine') && at > token) ||
      isOne(at, 'mine') ||
      // "red has a token"
      (at < token && isOne(at + 1, 'has', 'have', 'got') && [2, 3, 4].some((step) => at + step === token)),
  )
}

/** The way out of a system with a token; what lies there is told with it. */
export function withPinned(one: Read): Read {
  const { tools, groups, places } = one
  const { tokens, isOne } = tools
  const [group, ...others] = groups
  const [token, ...more] = tokens.flatMap((_, at) => (isOne(at, ...TOKENS) ? [at] : []))
  if (!group || others.length || places.length || token === undefined || more.length) return one
  if (!isShip(group.mention.value) || isOne(token - 1, ...OTHER_TOKENS, 'no') || !standsAt(tools, group)) return one
  const owner = whoseToken(tools, token)
  const verb = tokens.findLastIndex((_, at) => at > group.mention.to && isLeaving(tools, at))
  // "not me" of a token of mine tells nothing
  const isTwisted = owner === ME && tokens.some((_, at) => isOne(at, 'not'))
  if (owner === undefined || verb < 0 || isTwisted || !isAllPlain(tools, group.mention, token)) return one
  const said = { from: token, to: token }
  const { isOpen: _, ...read } = one
  const route = [
    { ...said, id: START },
    { from: verb, to: verb, id: BEYOND },
  ]
  return { ...read, goer: group.owner ?? ME, movers: [group], loads: [], route }
}
