/** Whose turn it is said to be: "in red's turn", "it's my turn", "Winnu is taking a tactical action". */
import { colourOf, type SceneTools } from '../../../kernel/sayings.ts'
import { subjectBefore } from './owners.ts'
import { ME, personAt } from './people.ts'

/** Who does it, and the word that says it. */
export interface Turn {
  who: string
  at: number
}

/** "Red's turn", "my activation", "Winnu's tactical action": whose it is by the word before it. */
function possessorOf({ tokens, typed }: SceneTools, at: number): string | undefined {
  const whose = tokens[at]
  if (!whose) return undefined
  if (/^(my|our)$/.test(whose.plain)) return ME
  if (/^(his|her|their)$/.test(whose.plain)) return 'opponent'
  const word = typed.slice(whose.start, whose.end)
  return whose.owner ? word.replace(/[’']s$/i, '') : colourOf(word)
}

/** "His last turn" is another one, and so is "a turn". */
const isTurn = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'turn', 'activation') &&
  (tokens[at]!.plain === 'activation' || isOne(whoseAt({ isOne }, at) - 1, 'in', 'on', 'at', 'during', 'is', 'its')) &&
  tokens[at - 1]?.plain !== 'a'

/** "Red's turn", "my own turn": where it says whose it is. */
const whoseAt = ({ isOne }: Pick<SceneTools, 'isOne'>, at: number): number => (isOne(at - 1, 'own') ? at - 2 : at - 1)

const isAction = ({ isOne }: SceneTools, at: number): boolean => isOne(at, 'action') && isOne(at - 1, 'tactical')

/** "Has a card, doesn't use it, and is taking an action": a clause without a subject goes on with the one before. */
function actorBefore(tools: SceneTools, verb: number): string | undefined {
  const { tokens, isOne } = tools
  const own = subjectBefore(tools, verb)
  if (own !== undefined) return own
  const first = tokens.findIndex(({ part }) => part === tokens[verb]!.part)
  const isBare = first >= 0 && tokens.slice(first, verb).every((_, i) => isOne(first + i, 'and', 'is', 'then', 'now'))
  if (!isBare) return undefined
  for (let at = first - 1; at >= 0; at--) {
    const person = personAt(tools, at)
    if (person !== undefined) return person
  }
  return undefined
}

/** "Winnu takes a tactical action", "during his tactical action". */
function actionOf(tools: SceneTools): Turn | undefined {
  const at = tools.tokens.findIndex((_, i) => isAction(tools, i))
  if (at < 0) return undefined
  const verb = [2, 3]
    .map((step) => at - step)
    .find((i) => tools.isOne(i, 'take', 'do', 'perform', 'make', 'use', 'in', 'on'))
  const who = possessorOf(tools, at - 2) ?? (verb === undefined ? undefined : actorBefore(tools, verb))
  return who === undefined ? undefined : { who, at }
}

/** Whose turn is told, and where. */
export function turnAt(tools: SceneTools): Turn | undefined {
  const at = tools.tokens.findIndex((_, i) => isTurn(tools, i))
  const who = at < 0 ? undefined : possessorOf(tools, whoseAt(tools, at))
  return who === undefined ? actionOf(tools) : { who, at }
}
