import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { loadTs } from '../../../scripts/bundle.mjs'

const ENTRY = 'tests/e2e/safety/judge-all.ts'
type Judging = typeof import('./judge-all')

/** The judging code as a browser gets it: in one file, minified. */
async function forBrowser(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'lawspeaker',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

test('every public case gets the same bytes in the browser as in Node', async ({ page }) => {
  const node = (await loadTs(ENTRY)) as Judging
  expect(node.counts.every(({ cases }) => cases > 100)).toBe(true)
  const body = await forBrowser()
  await page.route('**/assets/judge-all.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }))
  await page.goto('/about/')
  await page.addScriptTag({ url: '/assets/judge-all.js' })
  for (const { id, cases } of node.counts) {
    const there = await page.evaluate(
      (game) => (window as unknown as { lawspeaker: Judging }).lawspeaker.judgeAll(game),
      id,
    )
    const here = node.judgeAll(id)
    expect(here).toHaveLength(cases)
    expect(here.every(([, ruling]) => ruling.includes('"verdict"'))).toBe(true)
    expect(there.map(([name]) => name)).toEqual(here.map(([name]) => name))
    expect(there.filter((judged, i) => judged.join() !== here[i]!.join()).map(([name]) => name)).toEqual([])
  }
})
