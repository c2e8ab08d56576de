/** Who threw the die: only the one with the round counter does. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { mySide, SIDES, sideOfWord } from './sides.ts'

const MINE = /^(i|ive|im)$/
const THEIRS = /^(he|hes|she|shes|they|theyve|opponent|mate|buddy)$/

/** "He rolled a block, I hold the counter": a throw of the other player is none that counts. */
export function notTheRoller(tools: SceneTools, told: unknown): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ plain }, place) => /^(rolled|rolls|threw|throws|rolling)$/.test(plain) && !isOne(place - 1, 'to'),
  )
  // "the red die was rolled": nobody who rolls
  const who = [1, 2, 3]
    .filter((step) => !isOne(at - step + 1, 'die', 'dice', 'defense', 'defence'))
    .map((step) => tokens[at - step])
    .find((one) => one && isWho(one.plain))
  const mine = mySide(tools)
  const roller = who && (sideOfWord(who.plain) ?? (mine && (MINE.test(who.plain) ? mine.side : otherOf(mine.side))))
  const holder = told ?? holderOf(tools)
  // "I rolled a block, red has the counter": who is red would not say so
  const isMeBeside = who !== undefined && MINE.test(who.plain) && !mine && told !== undefined
  if (isMeBeside && who.part === tokens[at]?.part) return [{ path: 'die', value: undefined, from: at, to: at }]
  if (at < 0 || !roller || !holder || roller === holder || who.part !== tokens[at]!.part) return []
  return [{ path: 'die', value: undefined, from: at, to: at }]
}

const isWho = (word: string): boolean => MINE.test(word) || THEIRS.test(word) || sideOfWord(word) !== undefined
const otherOf = (side: string) => SIDES.find((one) => one !== side)

/** Blue holds the counter in odd rounds, red in even ones. */
function holderOf({ tokens, isOne }: SceneTools): string | undefined {
  const round = tokens.findIndex((_, at) => isOne(at, 'round') && tokens[at + 1]?.number !== undefined)
  return round < 0 ? undefined : SIDES[1 - (tokens[round + 1]!.number! % 2)]
}

/** "Rolled a surge, that counts as a block, right": what it is said to count as was not rolled. */
export function countsAs({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    (_, place) => isOne(place, 'as') && isOne(place - 1, 'count', 'counts', 'same', 'treated', 'good'),
  )
  const to = [1, 2].map((step) => at + step).find((place) => /^(block|surge|blank)s?$/.test(tokens[place]?.plain ?? ''))
  const isRolled = tokens.some(({ plain }, place) => place < at && /^(block|surge|blank)$/.test(plain))
  return at < 0 || to === undefined || !isRolled ? [] : [{ path: '', value: undefined, from: at - 1, to }]
}

/** "Do we reroll until somebody gets a block": nobody has; "we rerolled until I got one" leaves open what counts. */
export function rolledUntil({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex((_, place) => isOne(place, 'until', 'till', 'til'))
  const to = [1, 2, 3, 4, 5]
    .map((step) => at + step)
    .find((place) => /^(block|surge|blank)s?$/.test(tokens[place]?.plain ?? ''))
  if (at < 0 || to === undefined || tokens[to]!.part !== tokens[at]!.part) return []
  const before = tokens.slice(0, at)
  // "red rolled a blank, do we reroll until …": that was rolled
  const isTold = before.some(({ plain }) => /^(block|surge|blank)s?$/.test(plain))
  const isDone = before.some(({ plain }) => /^(re)?rolled$|^kept$/.test(plain))
  return [{ path: isDone && !isTold ? 'die' : '', value: undefined, from: at, to }]
}
