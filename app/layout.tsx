import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer, Header } from './_site/chrome'
import { at, BASE_PATH } from './_site/paths'
import { THEME_SCRIPT } from './_site/theme-script'
import { TRUSTED_SCRIPT } from './_site/trusted-script'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Lawspeaker', template: '%s · Lawspeaker' },
  icons: { icon: at('/icon.svg'), apple: at('/icon-192.png') },
  manifest: at('/manifest.webmanifest'),
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#101215' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const loader = await readFile(join(process.cwd(), 'dist', 'loader.js'), 'utf8')
  return (
    <html lang="en" suppressHydrationWarning data-base={BASE_PATH || undefined}>
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
