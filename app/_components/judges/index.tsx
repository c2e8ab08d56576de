'use client'
import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import type { CheckerProps } from '../check-props'

/** One line a game: a page loads the pack of its own game only. */
const JUDGES: Readonly<Record<string, ComponentType<CheckerProps>>> = {
  legion: dynamic(() => import('./legion')),
  starcom: dynamic(() => import('./starcom')),
  ti4: dynamic(() => import('./ti4')),
}

/** The checker of a game, with that game's pack. */
export function Judge(props: CheckerProps): ReactNode {
  const GameJudge = JUDGES[props.game]
  return GameJudge ? <GameJudge {...props} /> : <p>This game cannot be judged in the browser yet.</p>
}
