/** Who is said to be the active player, and whose ships come where somebody activated. */
import { COLOURS, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { subjectBefore } from './owners.ts'
import { ME, playerAt } from './people.ts'

/** "I'm the active player", "Kim is active", "blue (active)": who is said to be it. */
export function activeIn(tools: SceneTools): string | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ plain }, i) => plain === 'active' && !isOne(i + 1, 'system', 'tile', 'hex', 'side', 'nexus', 'one'),
  )
  if (at < 0) return undefined
  // "the active player is Kim"
  if (isOne(at + 1, 'player') && isOne(at + 2, 'is')) return nameOf(tools, at + 3)
  let before = at - 1
  while (isOne(before, 'the', 'is', 'am', 'are')) before--
  // "I'm not the active player. Green is."
  if (isOne(before, 'not')) {
    const is = tokens.findIndex(
      ({ plain, part }, place) => place > at && plain === 'is' && tokens[place + 1]?.part !== part,
    )
    return is < 0 ? undefined : nameOf(tools, is - 1)
  }
  const isSaid = before < at - 1 || isOne(at + 1, 'player') || /^(im|hes|shes)$/.test(tokens[before]?.plain ?? '')
  const isBeside = COLOURS.test(tokens[before]?.plain ?? '') && tokens[before]!.part !== tokens[at]!.part
  return isSaid || isBeside ? nameOf(tools, before) : undefined
}

/** The player one word names: me, an opponent, a name. */
function nameOf(tools: SceneTools, at: number): string | undefined {
  const plain = tools.tokens[at]?.plain ?? ''
  if (/^(i|im|me)$/.test(plain)) return ME
  return /^(he|she|they|hes|shes|theyre|opponent)$/.test(plain) ? 'opponent' : playerAt(tools, at)
}

/** "Blue activated 34. Cruiser from 31, war sun from 38": what comes from somewhere is of who activated before. */
export function activatorOf(tools: SceneTools, { start, to }: Mention): string | undefined {
  const { tokens, isOne } = tools
  const verb = tokens.findLastIndex((_, at) => at < start && isOne(at, 'activate'))
  return verb < 0 || !isOne(to + 1, 'from') ? undefined : (subjectBefore(tools, verb) ?? activeIn(tools))
}
