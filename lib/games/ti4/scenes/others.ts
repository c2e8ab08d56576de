/** Whether anybody but the asker comes into it: whose a thing is that nobody is said to have is then not known. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { askersFaction, factionsIn } from '../sayings/factions.ts'
import { passedAt } from './leads.ts'
import { ME, personAt } from './people.ts'

/** "How many dice at his destroyer", "past an enemy destroyer": who is shot at or passed is not who shoots or goes. */
function isNobody({ tokens, typed, isOne }: SceneTools, at: number): boolean {
  // "can fighters move on their own"
  if (isOne(at - 1, 'on', 'by') && isOne(at + 1, 'own')) return true
  if (isOne(at - 1, 'at', 'against', 'hit')) return /^(his|hers?|theirs?)$/.test(tokens[at]!.plain)
  // "past a stack of enemy destroyers"
  const isPast = isOne(passedAt({ tokens, isOne }, at) ?? -1, 'past')
  // "Bob: cruiser past his destroyer" may be Bob's, and "past his own" is no rival's
  const isName = tokens.some(({ isStrange, start }) => isStrange && /[A-Z]/.test(typed[start]!))
  return isPast && !isName && !isOne(at + 1, 'own')
}

/** Whether somebody else is spoken of as one who may do or have what is told. */
export const namesOthers = (tools: SceneTools): boolean => tools.once(othersIn)
const othersIn = (tools: SceneTools): boolean =>
  factionsIn(tools).some(({ value }) => value !== tools.once(askersFaction)) ||
  tools.tokens.some(({ plain }, at) => {
    if (isNobody(tools, at)) return false
    const person = personAt(tools, at)
    return /^(his|hers?|theirs?)$/.test(plain) || (person !== undefined && person !== ME)
  })
