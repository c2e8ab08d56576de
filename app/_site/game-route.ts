/** What a page that stands once a game tells Next. */
import type { Metadata } from 'next'
import { games } from '../../lib/games'
import { metadataOf } from './meta'

/** What Next hands such a page. */
export interface GameRoute {
  params: Promise<{ game: string }>
}

/** One page a game. */
export const everyGame = (): { game: string }[] => games.map(({ id }) => ({ game: id }))

/** The head of such a page; `place`: the first part of its address. */
export const headOf =
  (place: string) =>
  async ({ params }: GameRoute): Promise<Metadata> =>
    metadataOf(`/${place}/${(await params).game}/`)
