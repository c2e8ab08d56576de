/** Who is said to be the active player, and whose ships come where somebody activated. */
import { type Claim, COLOURS, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { isOver } from './leads.ts'
import { subjectBefore } from './owners.ts'
import { ME, personAt, playerAt, whoIs } from './people.ts'

/** "I'm the active player", "Kim is active", "blue (active)": who is said to be it. */
export function activeIn(tools: SceneTools): string | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ plain }, i) =>
      plain === 'active' &&
      !isOne(i + 1, 'system', 'tile', 'hex', 'side', 'nexus') &&
      // "green is the active one"
      !(isOne(i + 1, 'one') && !(isOne(i - 1, 'the') && isOne(i - 2, 'is', 'am', 'im'))),
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

/** "Blue is moving in", "Red attacks": whose ships come, where no place is told and cannons fire. */
export function comerClaims(tools: SceneTools, claims: readonly Claim[]): Claim[] {
  const { tokens, isOne } = tools
  if (claims.some(({ path }) => path === 'activePlayer')) return []
  const isComing = (at: number) =>
    isOne(at, 'attack', 'invade') || (isOne(at, 'move', 'come', 'fly', 'jump') && isOne(at + 1, 'in', 'into'))
  const personOf = (at: number) => personAt(tools, isOne(at - 1, 'is', 'just') ? at - 2 : at - 1)
  const at = tokens.findIndex((_, place) => isComing(place) && personOf(place) !== undefined && !isOver(tools, place))
  return at < 0 ? [] : [{ path: 'activePlayer', value: whoIs(tools, personOf(at)), from: at - 1, to: at }]
}

/** "Nobody moved": that nothing moves is told. That ships moved in is told by where they are. */
export const movedClaims = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ plain }, at): Claim[] => {
    if (!/^(move|moves|moved|moving)$/.test(plain)) return []
    const isNone = isOne(at - 1, 'nobody', 'noone', 'nothing') || (isOne(at - 1, 'one') && isOne(at - 2, 'no'))
    return [
      isNone ? { path: 'moves', value: [], from: at - 1, to: at } : { path: '', value: undefined, from: at, to: at },
    ]
  })
