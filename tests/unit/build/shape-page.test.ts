import { describe, expect, test } from 'vitest'
import { textOf, treeOf } from '../../../scripts/build/html.mjs'
import { bareTree, pocketPage, shapePage, stripFramework } from '../../../scripts/build/shape-page.mjs'

const READER = '<script type="module">import("/assets/reader.0123456789.js")</script>'
const FLIGHT = '<script>self.__next_f.push([1,"words"])</script>'
const FRAMEWORK = '<script src="/_next/static/chunks/main.js" async=""></script>'
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'

const reading = (body = '<h1>Siege</h1>', head = '', root = '') =>
  `<!DOCTYPE html><html${root}><head>${SHEET}${READER}${FRAMEWORK}${head}</head><body><main id="main">${body}</main>${FLIGHT}</body></html>`

const judging = (body: string) => reading(body, '', ' data-judges=""')

const island = (script = '<script type="module" src="/assets/check-a-b.ABCDEFGH.js"></script>', told = '{"a":1}') =>
  `<h1>Build</h1><div data-island="check/a/b"></div><div hidden=""><script type="application/json" data-told>${told}</script>${script}</div>`

const tools = {
  stylesOf: () => '<style>a{}</style>',
  draw: (name: string, told: unknown) => `<p>${name} ${JSON.stringify(told)}</p>`,
}
const shape = (page: string, html: string, draw = tools.draw) =>
  shapePage(page, bareTree(page, html), { ...tools, draw })

test('a reading page keeps its words and the reader, and nothing of the framework', () => {
  const html = shape('rules/a/index.html', reading())
  expect(html).toContain('<h1>Siege</h1>')
  expect(html).toContain(READER)
  expect(html).toContain('<style>a{}</style>')
  expect(html).not.toMatch(/_next|stylesheet/)
})

test('a judging page has its island drawn from what it is told, and its script', () => {
  const html = shape('check/a/b/index.html', judging(island()))
  expect(html).toContain('<div data-island="check/a/b"><p>check/a/b {"a":1}</p></div>')
  expect(html).toContain('/assets/check-a-b.ABCDEFGH.js')
})

test('our own scripts are not taken for the framework', () => {
  const own = '<script>(function(){document.documentElement.dataset.theme="dim"})()</script>'
  expect(textOf(stripFramework(treeOf(own + READER)))).toContain(own + READER)
})

describe('a change of the export is an error with the page and the reason', () => {
  const cases: [string, string, string, RegExp][] = [
    ['a style on an element', 'a/index.html', reading('<h1 style="color:red">x</h1>'), /style as an attribute/],
    ['half a page', 'a/index.html', reading().replace('</html>', ''), /ends in the middle/],
    ['a page without the framework', 'a/index.html', '<html><h1>x</h1></html>', /no page of the export/],
    [
      'flight data in a new dress',
      'a/index.html',
      reading('<h1>x</h1><script>(globalThis.__next_f||=[]).push(1)</script>'),
      /still asks for the framework/,
    ],
    [
      'a new way to name scripts',
      'a/index.html',
      reading('<h1>x</h1><a data-x="/_next/static/a.js"></a>'),
      /framework/,
    ],
    ['no style sheet', 'a/index.html', reading().replace(SHEET, ''), /names no style sheet/],
    ['a font fetched first', 'a/index.html', reading('<h1>x</h1>', '<link rel="preload" href="/f.woff2"/>'), /fonts/],
    ['no heading', 'a/index.html', reading('<p>x</p>'), /has no heading/],
    ['no reader', 'a/index.html', reading().replace(READER, ''), /does not fetch the reader/],
    ['no main part', 'a/index.html', reading().replace('id="main"', ''), /has no main part/],
    ['a checker without an island', 'check/a/b/index.html', judging('<h1>x</h1>'), /has no island/],
    ['an island on a reading page', 'rules/a/index.html', reading(island()), /is a reading page by its folder/],
    ['a checker without its script', 'check/a/b/index.html', judging(island('')), /without its script/],
  ]
  test.each(cases)('%s', (_, page, html, reason) => {
    expect(() => shape(page, html)).toThrow(reason)
    expect(() => shape(page, html)).toThrow(`out/${page}`)
  })

  test('an island that draws nothing', () => {
    expect(() => shape('check/a/b/index.html', judging(island()), () => '')).toThrow(/draws nothing/)
  })
})

test('a page is kept without what only other sites read, and names the sheet it carries whole', () => {
  const head =
    '<style data-sheet="/assets/site.0123456789.css">a{color:red}\nb{}</style><link rel="canonical" href="/x/"><meta property="og:title" content="X"><script type="application/ld+json">{}</script>'
  const page = (inside: string) => `<html><head>${inside}</head><body><p>words</p></body></html>`
  expect(pocketPage(treeOf(page(head)))).toBe(page('<link rel="stylesheet" href="/assets/site.0123456789.css">'))
  const reading = page('<style data-whole="/assets/site.0123456789.css">a{}</style>')
  expect(pocketPage(treeOf(reading))).toBe(reading)
})
