import type { ReactNode } from 'react'
import { pictureOf } from '../screens'

/** What stands on a game's table, drawn small; nothing for a game that has no picture. */
export async function TablePicture({ game }: { game: string }): Promise<ReactNode> {
  const Picture = await pictureOf(game)
  return (
    <svg className="picture" viewBox="0 0 320 120" aria-hidden="true">
      {Picture && <Picture />}
    </svg>
  )
}
