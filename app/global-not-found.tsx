import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Document, METADATA, VIEWPORT } from './_site/document'
import { library } from './_site/library'
import { at } from './_site/paths'
import { SearchForm } from './_site/search-form'
import './(reading)/reading.css'

export const viewport = VIEWPORT

export const metadata: Metadata = {
  ...METADATA,
  title: 'Not found · Lawspeaker',
  description: 'A dead address still leads to the rule that comes closest.',
}

/** A dead address still leads somewhere: its words become a search. */
export default async function NotFound(): Promise<ReactNode> {
  const { games } = await library()
  return (
    <Document>
      <h1 className="mb-2 mt-4">This page does not exist</h1>
      <p className="m-0 mb-3 max-w-[66ch]">
        The rule may have moved, or the link lost a piece. Here is what comes closest.
      </p>
      <SearchForm games={games} />
      <div data-results data-from-address className="mt-4" aria-live="polite" />
      <noscript>
        <p className="mt-4">
          <a href={at('/rules/')}>All rules</a> · <a href={at('/check/')}>All checkers</a>
        </p>
      </noscript>
    </Document>
  )
}
