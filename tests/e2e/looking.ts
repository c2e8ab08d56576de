import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const PHONE = 390
export const DESK = 1280
/** 1280 pixels at a zoom of 400 % are 320. */
export const WIDTHS = [320, PHONE, DESK]
const THEMES: readonly string[] = ['light', 'dark', 'dim']

export const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width === 320 ? 256 : 844 })

/** Says so when the page is wider than the screen. */
export async function sideways(page: Page): Promise<string[]> {
  const [wide, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  return wide > width ? [`scrolls sideways by ${wide - width} at ${width}`] : []
}

/** A list of more lines than that is long. */
const LONG = 40

/**
 * Leaves of every long list its first lines and those that bring a shape or state of element no line before them has:
 * axe takes as long for a line as for the first of its shape.
 */
export const shorten = (page: Page) =>
  page.evaluate((long) => {
    const states = (one: HTMLElement) => Object.values(one.dataset).filter((value = '') => value.length < 15)
    const shapeOf = (one: HTMLElement) =>
      [one.tagName, ...[...one.classList].sort(), one.role ?? '', one.getAttribute('type') ?? '', ...states(one)].join(
        '.',
      )
    for (const list of document.querySelectorAll('main :not(select)')) {
      if (list.children.length <= long) continue
      const seen = new Set<string>()
      for (const [i, line] of [...list.children].entries()) {
        const all = [line, ...line.querySelectorAll('*')] as HTMLElement[]
        const shapes = all.map((one) => `${shapeOf(one.parentElement!)} > ${shapeOf(one)}`)
        if (i >= long / 4 && shapes.every((shape) => seen.has(shape))) line.remove()
        for (const shape of shapes) seen.add(shape)
      }
    }
  }, LONG)

interface Violation {
  id: string
  nodes: { target: unknown[] }[]
}

/** What axe finds on the page as it stands: everything in the first theme, colours alone in the others. */
export async function look(page: Page, themes = THEMES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const problems: string[] = []
  for (const theme of themes) {
    const found = await page.evaluate(
      async ({ theme, whole }) => {
        document.documentElement.dataset.theme = theme
        const { axe } = window as unknown as {
          axe: { run: (node: Document, options: object) => Promise<{ violations: Violation[] }> }
        }
        const options = whole ? {} : { runOnly: { type: 'rule', values: ['color-contrast'] } }
        return (await axe.run(document, { resultTypes: ['violations'], ...options })).violations
      },
      { theme, whole: theme === themes[0] },
    )
    for (const { id, nodes } of found) {
      const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
      problems.push(`${theme}: ${id} at ${places.join(', ')}`)
    }
  }
  return problems
}

/** Colours do not know how wide a screen is: every theme on a phone, one on a desk. */
export const themesFor = (project: string): readonly string[] => (project === 'desktop' ? ['light'] : THEMES)
