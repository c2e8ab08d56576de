import type { ReactNode } from 'react'
import { Document, METADATA, VIEWPORT } from '../_site/document'
import './reading.css'

export const metadata = METADATA
export const viewport = VIEWPORT

/** The pages that are read: HTML alone, with the reader once they are idle. */
export default function ReadingLayout({ children }: { children: ReactNode }): ReactNode {
  return <Document>{children}</Document>
}
