import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { BottomBar, Footer, Header } from './_site/chrome'
import { library } from './_site/library'
import { at, BASE_PATH } from './_site/paths'
import { THEME_SCRIPT } from './_site/theme-script'
import { TRUSTED_SCRIPT } from './_site/trusted-script'
import './globals.css'

const atkinson = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-atkinson',
})

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
  const { games } = await library()
  const defaults = games.map((game) => `${game.id}/${game.defaultEdition}`).join(' ')
  return (
    <html
      lang="en"
      className={atkinson.variable}
      suppressHydrationWarning
      data-base={BASE_PATH}
      data-defaults={defaults}
      data-badges={games.map((game) => `${game.id}/${game.badge}/${game.short}`).join(';')}
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, before first paint */}
        <script dangerouslySetInnerHTML={{ __html: TRUSTED_SCRIPT + THEME_SCRIPT }} />
        <script src={at('/assets/reader.js')} type="module" async />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <main id="main" className="mx-auto max-w-6xl px-4 pt-4">
          {children}
        </main>
        <Footer />
        <BottomBar />
      </body>
    </html>
  )
}
