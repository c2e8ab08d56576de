/** The journeys of a player, and the rulings of every public case, in a browser. */
import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameLinks, verdictLinks } from '../e2e/case-links.ts'
import { counts, judgeAll } from '../e2e/safety/judge-all.ts'
import { hostSite, type SiteHost } from '../e2e/site-host.ts'
import { type Look, shows, until } from './look.ts'

const verdictIs = (verdict: string) => `document.querySelector('[aria-label=Verdict][data-verdict=${verdict}]')`

/** In the page: by number of the case a hash of its ruling and its link; the whole rulings are too long to hand over. */
const HASHED = (game: string) => `import('/assets/judge-all.js').then(({ judgeAll }) =>
  Promise.all(judgeAll('${game}').map(async ([id, ...texts]) => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join()))
    return [id, [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')]
  })))`

/** Goes through the built site with a browser. */
export function journeys(name: string, openLook: () => Promise<Look>): void {
  let host: SiteHost
  let look: Look

  beforeAll(async () => {
    host = await hostSite()
    look = await openLook()
  })
  afterAll(async () => {
    await look?.close()
    await host?.stop().catch(() => {})
  })

  const open = (path: string) => look.open(`${host.url}${path}`)

  describe('on a phone', () => {
    it('the palette opens by key, finds the clause and goes there', async () => {
      await open('/rules/starcom/setup/')
      await until(look, `document.querySelector('html[data-awake]')`)
      await look.press('Control+k')
      await until(look, `document.activeElement?.matches('dialog[open] input')`)
      await look.type('hand limit')
      await until(
        look,
        `document.querySelector('dialog input').value === 'hand limit' && document.querySelector('dialog [aria-busy=false] a[data-hit]')`,
      )
      await look.press('Enter')
      await until(look, `location.href.endsWith('additional-rules/#hand-limit.1')`)
    })

    it.each(verdictLinks.map(({ verdict, path }) => [verdict, path]))('a link opens as %s', async (verdict, path) => {
      await open(path)
      await until(look, verdictIs(verdict))
    })

    it.each(gameLinks.map(({ game }) => game))('the boards of %s stand whole on a small screen', async (game) => {
      for (const path of ['/', `/rules/${game}/`, `/check/${game}/`, `/board/${game}/`]) {
        // A game may have no board.
        if ((await fetch(`${host.url}${path}`, { method: 'HEAD' })).status === 404) continue
        await open(path)
        await until(look, `document.querySelector('h1')`)
        expect(await look.ask('innerWidth')).toBe(390)
        const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
        expect(await look.ask(over), path).toBe(0)
      }
    })

    it('an unreadable link says so and shows no verdict', async () => {
      await open('/check/starcom/build/?what=boat&credits=abc&v=1')
      await until(look, `document.querySelector('[aria-label="What could not be read"]')`)
      for (const verdict of ['legal', 'illegal', 'disputed'])
        expect(await look.ask(`Boolean(${verdictIs(verdict)})`), verdict).toBe(false)
    })

    it('complains of nothing, where the browser tells', () => expect(look.wrong?.() ?? []).toEqual([]))
  })

  describe('the same bytes', () => {
    it(`in ${name} as in Node, of every public case`, async () => {
      const { outputFiles } = await build({
        entryPoints: ['tests/e2e/safety/judge-all.ts'],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        logLevel: 'error',
      })
      host.replace({ '/assets/judge-all.js': outputFiles[0]!.text })
      await open('/about/')
      for (const { id, cases } of counts) {
        const there = await look.ask<[number, string][]>(HASHED(id))
        const here = judgeAll(id).map(([number, ...texts]) => [
          number,
          createHash('sha256').update(texts.join()).digest('hex'),
        ])
        expect(here).toHaveLength(cases)
        const others = here.filter(([number, hash], i) => number !== there[i]?.[0] || hash !== there[i]?.[1])
        expect(
          others.map(([number]) => number),
          id,
        ).toEqual([])
      }
    })
  })

  describe('with the network cut', () => {
    it('rules, rulings and search stay', async () => {
      await open('/')
      await shows(look, '[data-offline]', 'Ready offline')
      await host.stop()
      try {
        await open(verdictLinks.find(({ verdict }) => verdict === 'illegal')!.path)
        await until(look, verdictIs('illegal'))
        await open('/rules/starcom/command-phase/')
        await shows(look, 'h1', 'Command Phase')
        await open('/search/?q=hand%20limit&game=starcom')
        await until(look, `document.querySelector('[data-results] a[data-hit]')`)
      } finally {
        await host.start()
      }
    })
  })
}
