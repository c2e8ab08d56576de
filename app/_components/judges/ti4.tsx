'use client'
import type { ReactNode } from 'react'
import { ti4 } from '../../../lib/games/ti4'
import type { CheckerProps } from '../check-props'
import { CheckerApp } from '../checker-app'

export default function Ti4Judge(props: CheckerProps): ReactNode {
  return <CheckerApp pack={ti4} props={props} />
}
