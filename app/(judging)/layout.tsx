import type { ReactNode } from 'react'
import { Document, METADATA, VIEWPORT } from '../_site/document'
import './judging.css'

export const metadata = METADATA
export const viewport = VIEWPORT

/** The pages that judge, open exports or keep what a table has: React is at work in their island. */
export default function JudgingLayout({ children }: { children: ReactNode }): ReactNode {
  return <Document judges>{children}</Document>
}
