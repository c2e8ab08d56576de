'use client'
import type { ReactNode } from 'react'
import { starcom } from '../../../lib/games/starcom'
import { CheckerApp } from '../checker-app'
import type { CheckerProps } from '../check-props'

export default function StarcomJudge(props: CheckerProps): ReactNode {
  return <CheckerApp pack={starcom} props={props} />
}
