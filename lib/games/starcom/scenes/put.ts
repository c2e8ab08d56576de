/** What is to be built, where no word for building stands before it. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { BUILDS, type VesselMention } from './things.ts'

/** "Can my Refinery go up", "may the Scout be placed": what is built stands before its verb. */
function goesUp({ tokens, isOne }: SceneTools, { to }: VesselMention): boolean {
  return [1, 2, 3, 4].some(
    (step) =>
      tokens[to + step]?.part === tokens[to]!.part &&
      ((isOne(to + step, 'go') && isOne(to + step + 1, 'up', 'down', 'there', 'here', 'in')) ||
        (isOne(to + step, 'be') &&
          isOne(to + step + 1, ...BUILDS, 'built', 'allowed', 'ok', 'okay', 'fine', 'possible')) ||
        isOne(to + step, 'allowed', 'okay', 'ok')),
  )
}

/** "Defense Station there, yes or no", "Battleship there?": at the head of its part, and the question behind it, it is what is to be built. */
export const isPutThere = ({ tokens, typed, isOne }: SceneTools, { start, to }: VesselMention): boolean =>
  isOne(to + 1, 'there', 'here') &&
  tokens[isOne(start - 1, 'new', 'fresh') ? start - 2 : start - 1]?.part !== tokens[to]!.part &&
  (isOne(isOne(to + 2, 'still', 'then', 'now', 'anyway') ? to + 3 : to + 2, ...ASSENTS) ||
    /^\s*\?/.test(typed.slice(tokens[to + 1]!.end)))
const ASSENTS = ['yes', 'ok', 'okay', 'allowed', 'legal', 'fine', 'possible']

/** "Defense Station at my besieged home?": it stands alone in its part, where all that follows is the question. */
function isPutAt({ tokens, typed, isOne }: SceneTools, { start, to }: VesselMention): boolean {
  const { part } = tokens[to]!
  const isHead = tokens[start - 1]?.part !== part || (isOne(start - 1, 'and', 'so') && tokens[start - 2]?.part !== part)
  const end = tokens.findLastIndex((token) => token.part === part)
  const rest = tokens.slice(end + 1)
  const isAsked = rest.length
    ? rest.every((_, i) => isOne(end + 1 + i, ...ASSENTS, 'or', 'not', 'right'))
    : /^\s*\?/.test(typed.slice(tokens[end]!.end))
  const isNoVerb = tokens
    .slice(to + 1, end + 1)
    .every((_, i) => !isOne(to + 1 + i, 'is', 'pay', 'still', 'with', 'has'))
  return isHead && isOne(to + 1, 'at', 'in', 'on') && isAsked && isNoVerb
}

/** "Same but a Defense Station on the Homeworld", "how about a Frigate there": what was asked before is asked of it. */
export const isOffered = ({ tokens, isOne }: SceneTools, { start, to }: VesselMention): boolean =>
  ((isOne(start - 1, 'but') && isOne(start - 2, 'same')) ||
    (isOne(start - 1, 'about') && isOne(start - 2, 'how', 'what'))) &&
  (isOne(to + 1, 'at', 'in', 'on', 'there', 'here') || tokens[to + 1]?.part !== tokens[to]!.part)

/** It is what is asked about, and does not stand there yet. */
export const isPut = (tools: SceneTools, one: VesselMention): boolean =>
  goesUp(tools, one) || isPutThere(tools, one) || isPutAt(tools, one)
