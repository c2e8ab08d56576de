/** Every public case judged, as text: run by Node and by the browser, and compared. */
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { readLink, writeLink } from '../../../lib/link/codec.ts'

/** By number of the case: its ruling as JSON, and its facts as its link brings them back. */
export function judgeAll(game: string): [number: string, ruling: string, linked: string][] {
  const { checkers, cases } = games.find(({ id }) => id === game)!
  return cases.map(({ id, checker: name, facts, edition, readings }) => {
    const checker = checkers.find((one) => one.id === name.split('/').at(-1))!
    const request = {
      checker: `${game}/${checker.id}`,
      ...(edition ? { edition } : {}),
      ...(readings ? { readings } : {}),
      facts,
    }
    const { facts: linked } = readLink(checker.facts, writeLink(checker.facts, { facts }))
    return [id, JSON.stringify(adjudicate(games, request)), JSON.stringify(linked)]
  })
}

/** Games there are, and how many public cases each has. */
export const counts = games.map(({ id, cases }) => ({ id, cases: cases.length }))
