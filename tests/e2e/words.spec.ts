import { test as base, expect } from '@playwright/test'
import { loadTs } from '../../scripts/bundle.mjs'
import { htmlOf, routes } from './pages'

type Words = typeof import('../contracts/spoken-words')

/** Read where it is needed, by the one that runs the tests, not by everybody who asks what tests there are. */
const test = base.extend<object, Pick<Words, 'codesOnPage'>>({
  codesOnPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const { codesOnPage } = (await loadTs('tests/contracts/spoken-words.ts')) as Words
      await use(codesOnPage)
    },
    { scope: 'worker' },
  ],
})

/** Pages that tell how the rules are tested, and where they come from. */
const WORKSHOP = /^\/(about|cases|coverage)\//

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What a page shows: its text without scripts, styles and addresses. */
const textOf = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/https?:\S+/g, ' ')
    .replace(/&(#x27|\w+);/g, (_, name: string) => NAMED[name] ?? ' ')
    .replace(/\s+/g, ' ')

test('no page a player reads shows a code: of a question, a file, a data set, a commit, a clause or a field', ({
  codesOnPage,
}) => {
  const read = routes.filter((route) => !WORKSHOP.test(route))
  expect(read.length).toBeGreaterThan(60)
  expect(read.flatMap((route) => codesOnPage({ where: route, text: textOf(htmlOf(route)) }))).toEqual([])
})

test('a code planted in a page is seen', ({ codesOnPage }) => {
  const html = htmlOf('/questions/starcom/')
  const planted = html.replace('</h1>', ' AMB-01</h1>')
  expect(planted).not.toBe(html)
  expect(codesOnPage({ where: 'here', text: textOf(planted) })).toHaveLength(1)
})
