import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const PHONE = 390
export const DESK = 1280
/** 1280 pixels at a zoom of 400 % are 320. */
export const WIDTHS = [320, PHONE, DESK]
const THEMES: readonly string[] = ['light', 'dark', 'dim']

export const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width === 320 ? 256 : 844 })

/** So long, in milliseconds, what is looked at several times may take to be as it should. */
export const SOON = 30_000

/**
 * Waits until every sheet of styles that was asked for is there: a page that has woken brings those of states and paper.
 */
export const dressed = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
      ),
    )
    .toBe(true)

/** A page that is wider than the screen may be drawn anew for it: so many frames later it has been. */
const FRAMES = 60

/** Says so when the page is wider than the screen, and stays it. */
export async function sideways(page: Page): Promise<string[]> {
  const [wide, width] = await page.evaluate(async (frames) => {
    const { documentElement: root } = document
    for (let frame = 0; frame < frames && root.scrollWidth > root.clientWidth; frame += 1)
      await new Promise(requestAnimationFrame)
    return [root.scrollWidth, root.clientWidth] as const
  }, FRAMES)
  return wide > width ? [`scrolls sideways by ${wide - width} at ${width}`] : []
}

/** Says so when more than one thing to press is filled in what is open. */
export async function filled(page: Page): Promise<string[]> {
  const all = await page.evaluate(() =>
    [...([...document.querySelectorAll('dialog:modal')].at(-1) ?? document).querySelectorAll('.primary')]
      .filter(
        (one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === getComputedStyle(one).borderColor,
      )
      .map((one) => one.textContent),
  )
  return all.length > 1 ? [`filled: ${all.join(', ')}`] : []
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

/** More elements than that are a page of its own: axe compares each with every one of them. */
const MANY = 250

/** Shapes of element as `shapesOf` names them that were looked at elsewhere, and are not asked about again. */
export type Seen = Set<string>

/**
 * What axe finds of what is shown on the page as it stands: everything in the first theme, colours alone in the others. An element is looked
 * at once a page, however often this is asked; one whose shape is among those `seen` is not, and what was shown is added to them.
 */
export async function look(page: Page, themes = THEMES, seen: Seen = new Set()): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await dressed(page)
  const problems: string[] = []
  const shown = await page.evaluate(chooseNew, { seen: [...seen], many: MANY })
  for (const theme of themes) {
    const found = await page.evaluate(runAxe, { theme, whole: theme === themes[0] })
    for (const { id, nodes } of found) {
      const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
      problems.push(`${theme}: ${id} at ${places.join(', ')}`)
    }
  }
  for (const shape of shown) seen.add(shape)
  return problems
}

/** What is looked at on this page, and what has been. */
interface Looking {
  what?: Document | { include: Element[]; exclude: Element[] } | undefined
  done?: WeakSet<Element>
  axe: { run: (what: unknown, options: object) => Promise<{ violations: Violation[] }> }
}

/** In the page: chooses what is to be looked at; gives the shapes of all that is shown. */
function chooseNew({ seen, many }: { seen: readonly string[]; many: number }): string[] {
  const looking = window as unknown as Looking
  looking.done ??= new WeakSet()
  const { done } = looking
  const known = new Set(seen)
  const shape = (one: Element) =>
    [one.tagName, ...[...one.classList].sort(), one.getAttribute('role') ?? '', one.getAttribute('type') ?? ''].join(
      '.',
    )
  const within = (one: Element) => `${shape(one.parentElement!)} > ${shape(one)}`
  const shown = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility())
  const include = shown.filter((one) => !done.has(one) && !known.has(within(one)))
  const included = new Set(include)
  const exclude = include.flatMap((one) => [...one.children]).filter((one) => !included.has(one))
  looking.what = include.length > many ? document : include.length > 0 ? { include, exclude } : undefined
  for (const one of shown) done.add(one)
  return [...new Set(shown.map(within))]
}

/** In the page: what axe finds of that in a theme. */
async function runAxe({ theme, whole }: { theme: string; whole: boolean }): Promise<Violation[]> {
  document.documentElement.dataset.theme = theme
  const { axe, what } = window as unknown as Looking
  if (!what) return []
  const options = whole ? {} : { runOnly: { type: 'rule', values: ['color-contrast'] } }
  return (await axe.run(what, { resultTypes: ['violations'], ...options })).violations
}

/** Colours do not know how wide a screen is: every theme on a phone, one on a desk. */
export const themesFor = (project: string): readonly string[] => (project === 'desktop' ? ['light'] : THEMES)
