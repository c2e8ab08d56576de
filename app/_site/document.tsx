import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer, Header } from './chrome'
import { at, BASE_PATH } from './paths'
import { THEME_SCRIPT } from './theme-script'
import { TRUSTED_SCRIPT } from './trusted-script'

/** What every page says of the site. */
export const METADATA: Metadata = {
  title: { default: 'Lawspeaker', template: '%s · Lawspeaker' },
  icons: { icon: at('/icon.svg'), apple: at('/icon-192.png') },
}

export const VIEWPORT: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#101215' },
  ],
}

interface DocumentProps {
  children: ReactNode
  /** True where cases are judged: the build draws the form into such a page and gives it its scripts. */
  judges?: boolean
}

/** The frame of every page; each of the two root layouts brings its sheet. */
export async function Document({ children, judges }: DocumentProps): Promise<ReactNode> {
  const loader = await readFile(join(process.cwd(), 'dist', 'loader.js'), 'utf8')
  return (
    <html lang="en" suppressHydrationWarning data-base={BASE_PATH || undefined} data-judges={judges ? '' : undefined}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, before first paint */}
        <script dangerouslySetInnerHTML={{ __html: TRUSTED_SCRIPT + THEME_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, bundled before the build */}
        <script type="module" dangerouslySetInnerHTML={{ __html: loader }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <main id="main" className="wide">
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
