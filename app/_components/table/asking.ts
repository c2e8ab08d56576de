/** Sentences for every game at once: fetched when somebody types one, as it brings all that judges along. */
import { type Asked, createAsk } from '../../../lib/ask/index'
import type { Checker } from '../../../lib/kernel/checker'
import type { AskedPack, Case } from '../../../lib/kernel/pack'
import type { Sayings } from '../../../lib/kernel/sayings'

/** What judges in a game and how its players speak. */
export interface GameAsking {
  checkers: readonly Checker[]
  cite: AskedPack['cite']
  sayings?: Sayings
}

/** By game. */
export type LoadAsking = () => Promise<Readonly<Record<string, GameAsking>>>

/** What a page is told of a game whose questions it finds. */
export interface AskedGame extends Pick<AskedPack, 'id' | 'title' | 'badge' | 'editions' | 'defaultEdition'> {
  questions: readonly { id: string; title: string; question: string }[]
  /** Titles of known cases, by checker: they help most to find a question. */
  cases: readonly { checker: string; title: string }[]
}

/** A reader of sentences, with the checkers it chose from. */
export interface WholeAsk {
  /** `checker`: which question it is, where somebody chose it. */
  ask: (question: string, game: string, edition?: string, checker?: string) => Asked
  checkerOf: (name: string) => Checker | undefined
}

export async function wholeAsk(games: readonly AskedGame[], load: LoadAsking): Promise<WholeAsk> {
  const loaded = await load()
  const packs = games.flatMap((game): AskedPack[] => {
    const own = loaded[game.id]
    return own ? [{ ...game, ...own, ambiguities: [], cases: game.cases as readonly Case[] }] : []
  })
  const read = createAsk(packs)
  return {
    // What the sentence names goes before what this table plays.
    ask: (question, game, edition, checker) => {
      const asked = { question, ...(game ? { game } : {}), ...(checker ? { checker } : {}) }
      const said = read(asked)
      return said.named || !edition ? said : read({ ...asked, edition })
    },
    checkerOf: (name) => {
      const [game, id] = name.split('/')
      return packs.find((pack) => pack.id === game)?.checkers.find((checker) => checker.id === id)
    },
  }
}
