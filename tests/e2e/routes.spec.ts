import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every page of the export by its address. */
const routes = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && !file.startsWith('_'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .filter((route) => route !== '/404/')
  .sort()

/** So many routes a test: one page is opened once and looked at in three themes. */
const BATCH = 12
const batches = Array.from({ length: Math.ceil(routes.length / BATCH) }, (_, i) =>
  routes.slice(i * BATCH, (i + 1) * BATCH),
)

interface Violation {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

/** Says so when the page is wider than the screen. */
async function sidewaysAt(page: Page, route: string): Promise<string[]> {
  const [wide, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  return wide > width ? [`${route} scrolls sideways by ${wide - width} at ${width}`] : []
}

test('there are routes to look at', () => {
  expect(routes.length).toBeGreaterThan(60)
})

for (const [i, batch] of batches.entries()) {
  test(`axe finds nothing, nothing scrolls sideways, nothing comes from elsewhere (${i + 1} of ${batches.length})`, async ({
    page,
    baseURL,
  }, info) => {
    test.setTimeout(300_000)
    const foreign: string[] = []
    const errors: string[] = []
    const problems: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
    })
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`),
      ),
    )
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    for (const route of batch) {
      await page.goto(route)
      await page.evaluate(axeSource)
      problems.push(...(await sidewaysAt(page, route)))
      // Colours do not know how wide a screen is.
      for (const theme of info.project.name === 'phone' ? ['light', 'dark', 'dim'] : ['light']) {
        const found = await page.evaluate(
          async ({ theme, whole }) => {
            document.documentElement.dataset.theme = theme
            const { axe } = window as unknown as {
              axe: { run: (node: Document, options: object) => Promise<{ violations: Violation[] }> }
            }
            const options = whole ? {} : { runOnly: { type: 'rule', values: ['color-contrast'] } }
            return (await axe.run(document, { resultTypes: ['violations'], ...options })).violations
          },
          { theme, whole: theme === 'light' },
        )
        for (const { id, nodes } of found)
          problems.push(
            `${route} in ${theme}: ${id} at ${nodes
              .slice(0, 3)
              .map((node) => node.target.join(' '))
              .join(', ')}`,
          )
      }
      if (info.project.name === 'desktop') {
        // 1280 pixels at a zoom of 400 % are 320.
        await page.setViewportSize({ width: 320, height: 256 })
        problems.push(...(await sidewaysAt(page, route)))
        await page.setViewportSize({ width: 1280, height: 800 })
      }
    }
    expect(problems).toEqual([])
    expect(foreign).toEqual([])
    expect(errors).toEqual([])
  })
}
