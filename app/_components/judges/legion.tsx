'use client'
import type { ReactNode } from 'react'
import { legion } from '../../../lib/games/legion'
import type { CheckerProps } from '../check-props'
import { CheckerApp } from '../checker-app'

export default function LegionJudge(props: CheckerProps): ReactNode {
  return <CheckerApp pack={legion} props={props} />
}
