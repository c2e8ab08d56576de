'use client'
import type { ReactNode } from 'react'
import { starcom } from '../../../lib/games/starcom'
import type { CheckerProps } from '../check-props'
import { CheckerApp } from '../checker-app'

export default function StarcomJudge(props: CheckerProps): ReactNode {
  return <CheckerApp pack={starcom} props={props} />
}
