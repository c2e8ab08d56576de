/** Who has passed, and whether it is asked what takes effect first. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { nameAt } from './people.ts'

/** "Al has passed", "Al and Bea pass", "I passed". */
function passes(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const found: { name: string; at: number; to: number }[] = []
  tokens.forEach((_, at) => {
    if (!isOne(at, 'pass', 'passes', 'passed', 'passing')) return
    for (let place = at - 1; place >= Math.max(0, at - 5); place--) {
      if (isOne(place, 'has', 'have', 'both', 'already', 'just', 'and', 'is', 'all')) continue
      const name = /^(i|ive)$/.test(tokens[place]!.plain) ? 'me' : nameAt(tools, place)
      if (!name || isOne(at - 1, 'not', 'hasnt', 'havent', 'didnt')) break
      found.unshift({ name, at: place, to: at })
    }
  })
  if (!found.length) return []
  const [from, to] = [Math.min(...found.map(({ at }) => at)), Math.max(...found.map((one) => one.to))]
  return [{ path: 'passes', value: found.map(({ name }) => name), from, to }]
}

/** Where "which resolves first", "does mine go off first" is asked; "who goes first" asks for the next chance. */
export const firstAt = ({ tokens, isOne }: SceneTools): number =>
  tokens.findIndex(
    (_, at) =>
      isOne(at, 'first') &&
      ([1, 2].some((step) => isOne(at - step, 'resolve', 'off', 'happen', 'work')) ||
        (isOne(at + 1, 'to') && isOne(at + 2, 'resolve', 'happen')) ||
        (isOne(at - 1, 'go') && !/^(who|i|we|he|she|they|you|me)$/.test(tokens[at - 2]?.plain ?? ''))),
  )

/**
 * Who has passed. Asked which of several things takes effect first, all of them have: nothing resolves before.
 * In: who did each of those things, in that order, and the seats that are told.
 */
export function passed(tools: SceneTools, doers: readonly string[], seats: readonly string[]): Claim[] {
  const told = passes(tools)
  const at = firstAt(tools)
  if (told.length || at < 0) return told
  // in which order they were played was not said
  if (doers.length < 2) return [{ path: 'passes', value: undefined, from: at, to: at }]
  const all = [...seats, ...doers]
  const value = all.filter((one, i) => all.findIndex((same) => same.toLowerCase() === one.toLowerCase()) === i)
  return [{ path: 'passes', value, from: at - 1, to: at, says: 'What resolves is asked: as if all have passed' }]
}
