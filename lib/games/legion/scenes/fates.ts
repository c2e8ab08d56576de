/** Who is defeated and who still lives, by the words around a name. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { PEOPLE } from './things.ts'

const RANK_WORDS = ['commander', 'operative', 'corps', 'support', 'heavy']
/** Words of somebody who is defeated. */
export const DEAD =
  'dead defeated killed died dies gone destroyed wiped slain fell perished toast kaput croaked squished squashed toasted'.split(
    ' ',
  )
/** "Went down", "bit the dust", "is out": said of somebody who falls. */
const isDown = ({ isOne, tokens }: SceneTools, at: number): boolean =>
  // "he's down to one wound" is alive
  (isOne(at, 'down') && !isOne(at + 1, 'to') && isOne(at - 1, 'went', 'goes', 'is', 'was', 'are', 'got', 'gone')) ||
  (isOne(at, 'bit', 'bites') && isOne(at + 1, 'the', 'it')) ||
  (HELPED.test(tokens[at - 1]?.plain ?? '') && isTakenOff({ isOne }, at))
const HELPED = /^(is|was|were|are|got|gets|been|already|just|has|had|hes|shes)$/
/** "Blown up", "taken out", "off the table". */
const isTakenOff = ({ isOne }: Pick<SceneTools, 'isOne'>, at: number): boolean =>
  (isOne(at, 'blown') && isOne(at + 1, 'up')) ||
  (isOne(at, 'taken') && isOne(at + 1, 'out')) ||
  (isOne(at, 'off', 'removed') &&
    (isOne(at + 1, 'the') || (isOne(at + 1, 'from') && isOne(at + 2, 'the'))) &&
    [2, 3].some((step) => isOne(at + step, 'table', 'board', 'battlefield', 'field')))
/** A word of somebody's death. */
export const isDeadAt = (tools: SceneTools, at: number): boolean =>
  DEAD.includes(tools.tokens[at]?.plain ?? '') || isDown(tools, at)
const ALIVE = ['alive', 'undefeated', 'left', 'lives', 'survived', 'survives']

const LOST = ['dead', 'defeated', 'lose', 'lost', 'losing']

/** Whether the words around a name say that the unit is defeated. */
export function fateOf(tools: SceneTools, { to, start }: Mention): { defeated?: boolean; to: number } {
  const { tokens, isOne } = tools
  const { part } = tokens[start]!
  // "Han died in our last game"
  if (
    tokens.some(
      (token, at) =>
        token.part === part && isOne(at, 'last', 'previous', 'other') && isOne(at + 1, 'game', 'match', 'week'),
    )
  )
    return { to }
  // "dead Luke", "I lost my commander Rex", but not "Luke is dead, Leia …"
  const isLost = [1, 2, 3].some(
    (step) =>
      tokens[start - step]?.part === part &&
      isOne(start - step, ...(step === 1 ? LOST : ['lost', 'lose', 'losing'])) &&
      tokens
        .slice(start - step + 1, start)
        .every(({ plain }) => /^(my|our|his|her|the|commander|operative)$/.test(plain)),
  )
  if (isLost) return { defeated: true, to }
  // "Luke and Vader are both dead"
  const beside = isOne(to + 1, 'and', 'nor', 'or')
    ? tools.mentions(PEOPLE).find((one) => one.from === to + 2)
    : undefined
  const isPair = [1, 2].some((step) => isOne((beside?.to ?? NaN) + step, 'are', 'both', 'were'))
  if (beside && (isPair || isOne(start - 1, 'neither', 'either'))) return fateOf(tools, beside)
  const behind = fateBehind(tools, to)
  if (behind.defeated === undefined) return toldByHelper(tools, to) ?? behind
  // "neither Leia nor Han is defeated"
  const isNeither = isOne(start - 1, 'nor') || (isOne(start - 1, 'or', 'and') && isOne(start - 3, 'neither'))
  return isNeither ? { ...behind, defeated: !behind.defeated } : behind
}

/** "Vader hadn't died but Veers had", "Han is dead, Leia isn't": what was said of the one before, or its opposite. */
function toldByHelper(tools: SceneTools, to: number): { defeated: boolean; to: number } | undefined {
  const { tokens } = tools
  const helper = tokens[to + 1]
  if (!helper || tokens[to + 2]?.part === helper.part || !HELPERS.test(helper.plain)) return undefined
  const before = tools.mentions(PEOPLE).findLast((one) => one.to < to && to - one.to < 9)
  const told = before && fateBehind(tools, before.to)
  if (told?.defeated === undefined || told.to > to) return undefined
  // as it is said, so it is denied: "hadn't died … had" of the dead, "is alive … isn't" of the living
  const isAlive = tokens[told.to] !== undefined && !isDeadAt(tools, told.to)
  return { defeated: helper.plain.endsWith('nt') === isAlive, to: to + 1 }
}
const HELPERS = /^(is|was|had|has|did|isnt|wasnt|hadnt|hasnt|didnt)$/

/** "Luke, my commander, was defeated", "Luke (a commander of mine) died": the first word behind what he is. */
function behindApposition({ tokens, isOne }: SceneTools, to: number): number | undefined {
  const rank = [1, 2, 3, 4].map((step) => to + step).find((at) => isOne(at, ...RANK_WORDS))
  if (rank === undefined || tokens[to + 1]!.part === tokens[to]!.part) return undefined
  const isWhat = tokens
    .slice(to + 1, rank)
    .every(({ plain }) => /^(my|our|the|an?|who|is|was|only|last|own)$/.test(plain))
  const next = isOne(rank + 1, 'of') && /^(mine|ours)$/.test(tokens[rank + 2]?.plain ?? '') ? rank + 3 : rank + 1
  const isVerb = /^(is|was|has|had|got|died|fell|still|alive|dead|defeated|killed|destroyed)$/
  return isWhat && isVerb.test(tokens[next]?.plain ?? '') ? next : undefined
}

const OWNED =
  /^(squads?|units?|guys?|troopers?|men|bodyguards?|guards?|cards?|tokens?|walkers?|tanks?|speeders?|bikes?|counterpart|droid|weapon)$/
const UNREAL = /^(nearly|almost|barely|would|might|could|may|will)$/
/** Behind them something else is told: "promoted after Han died". */
const ELSEWHERE = /^(and|if|after|since|because|when|once|while|before|until)$/

/** What is said right behind a name: "is dead", "is still there", "(operative) is alive". */
function fateBehind(tools: SceneTools, to: number): { defeated?: boolean; to: number } {
  const { tokens, isOne } = tools
  const apart = behindApposition(tools, to)
  // "Vader's squad is dead" says nothing of him
  if (tokens[to]!.owner && OWNED.test(tokens[to + 1]?.plain ?? '')) return { to }
  const first = apart ?? to + 1
  const part = apart === undefined ? tokens[to]!.part : tokens[first]?.part
  for (let at = first; at <= first + 4 && tokens[at] && tokens[at]!.part === part; at++) {
    if (ELSEWHERE.test(tokens[at]!.plain)) break
    // as it stands: to go is not to be gone
    if (isDeadAt(tools, at)) {
      // "nearly died", "would be defeated"
      const isUnreal = tokens.slice(first, at).some(({ plain }) => UNREAL.test(plain))
      if (isUnreal) return { to }
      const denied = [at - 1, at - 2].some(
        (before) =>
          before > to && /^(not|never|(is|was|has|have|had|are|were|did|does)nt)$/.test(tokens[before]!.plain),
      )
      return { defeated: !denied, to: at }
    }
    // "is still there", but not "can his card still be played"
    const isStill =
      isOne(at, 'still') &&
      (isOne(at - 1, 'is', 'are') ||
        isOne(at + 1, 'here', 'there', 'around', 'on', 'in', 'up', 'standing', 'fine', 'fighting', 'kicking'))
    // "mine is fine"
    const isFine = isOne(at, 'fine', 'healthy', 'kicking') && isOne(at - 1, 'is') && tokens[at + 1]?.part !== part
    if (isStill || isFine || isOne(at, ...ALIVE)) return { defeated: false, to: at }
  }
  return { to }
}
