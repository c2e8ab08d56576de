import type { MetadataRoute } from 'next'
import { rulesPath } from '../lib/page-addresses'
import { library } from './_site/library'

export const dynamic = 'force-static'

/** Addresses are relative to the manifest, so it holds under a sub-path too. */
const inside = (path: string) => path.replace(/^\//, './')

/** What a device is told that installs the site: its name, its pictures, a shortcut to each game, what may be shared to it. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { games } = await library()
  return {
    id: './',
    name: 'Lawspeaker: rules at the table',
    short_name: 'Lawspeaker',
    description: 'Find the rule, judge the case, see the clause that decides. Works offline.',
    lang: 'en',
    categories: ['games', 'reference'],
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: [
      { src: 'screenshot.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow', label: 'A case judged' },
      {
        src: 'screenshot-wide.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: 'A move judged on the map',
      },
    ],
    shortcuts: [
      { name: 'Search', url: './search/' },
      ...games.map((game) => ({ name: game.short, url: inside(rulesPath(game, game.defaultEdition)) })),
    ],
    // What somebody sends goes to the board it belongs to; a sentence or a link is searched for.
    share_target: { action: './open/', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    file_handlers: [{ action: './open/', accept: { 'text/plain': ['.txt'], 'application/json': ['.json'] } }],
  }
}
