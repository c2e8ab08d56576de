/** One page of the export, as a tree: the framework goes, styles and islands come in. Knows nothing of files. */
import { attribute, elementsIn, fill, nodesIn, nodesOf, remove, replace, textOf, treeOf, wordsOf } from './html.mjs'

/** Checkers, boards, what a table keeps and where exports open are alive; everything else is reading. The root layout says which. */
export const isJudging = (page) => attribute(elementsIn(page, 'html').next().value, 'data-judges') !== undefined

/** What a script of the framework begins with, where it stands in the page. */
const FLIGHT = /^\s*(?:\(?self\.__next|self\.__next_f|requestAnimationFrame\(function\(\)\{\$RT)/

const OF_FRAMEWORK = {
  script: (one) =>
    attribute(one, 'src')?.includes('/_next/') || attribute(one, 'id') === '_R_' || FLIGHT.test(wordsOf(one)),
  link: (one) => attribute(one, 'as') === 'script' || attribute(one, 'rel') === 'preconnect',
  // The second says again for one site what stands above for all.
  meta: (one) => /^(?:next-size-adjust|twitter:(?!card))/.test(attribute(one, 'name') ?? ''),
  '#comment': (one) => /^(?: |\/?\$)$/.test(one.data),
}

/** Takes every framework script and its flight data out of a page; our own scripts stay. */
export function stripFramework(page) {
  for (const node of nodesIn(page)) if (OF_FRAMEWORK[node.nodeName]?.(node)) remove(node)
  return page
}

const styleSheetsOf = (page) => [...elementsIn(page, 'link')].filter((one) => attribute(one, 'rel') === 'stylesheet')

/** Puts the styles a page needs where its first style sheet was named. */
function dress(page, stylesOf) {
  const [first, ...more] = styleSheetsOf(page)
  if (!first) throw new Error('names no style sheet')
  const styles = stylesOf([first, ...more].map((one) => attribute(one, 'href')))
  more.forEach(remove)
  replace(first, nodesOf(styles))
}

const islandIn = (page) => [...elementsIn(page, 'div')].find((one) => attribute(one, 'data-island') !== undefined)
const toldIn = (page) => [...elementsIn(page, 'script')].find((one) => attribute(one, 'data-told') !== undefined)

/** Draws the island of a judging page into its place. */
function drawIsland(page, draw) {
  const [place, told] = [islandIn(page), toldIn(page)]
  if (!place || !told) throw new Error('has no island to judge in')
  const name = attribute(place, 'data-island')
  const drawn = draw(name, JSON.parse(wordsOf(told)))
  if (!drawn) throw new Error(`has an island ${name} that draws nothing`)
  fill(place, nodesOf(drawn))
}

const isModule = (one) => one.tagName === 'script' && attribute(one, 'type') === 'module'

/** What every finished page has. */
const REQUIRED = [
  [(one) => one.tagName === 'h1', 'has no heading'],
  [(one) => one.tagName === 'main' && attribute(one, 'id') === 'main', 'has no main part'],
  [(one) => one.tagName === 'style', 'has no styles'],
  [(one) => isModule(one) && wordsOf(one).includes('/assets/reader.'), 'does not fetch the reader'],
]
const OF_JUDGING = [
  (one) => isModule(one) && /\/assets\/(?:check|board|table)-/.test(attribute(one, 'src') ?? ''),
  'is a judging page without its script',
]
/** What none has any more. */
const FORBIDDEN = [
  [(one) => attribute(one, 'style') !== undefined, 'has a style as an attribute, which its policy refuses'],
  [
    (one) => one.tagName === 'link' && /^(?:stylesheet|preload)$/.test(attribute(one, 'rel')) && !isAside(one),
    'still fetches styles or fonts before it shows',
  ],
]
const isAside = ({ parentNode }) => parentNode.tagName === 'noscript'
const STILL_FRAMEWORK = /\/_next\/static\/[^"]*\.js|__next_f|self\.__next|TURBOPACK|\$RC|\$RT/

/** Names the page in whatever was wrong with it. */
function within(file, work) {
  try {
    return work()
  } catch (problem) {
    throw new Error(`out/${file} ${problem.message}: the shape of the export has changed.`)
  }
}

/** A page of the export as a tree, without the framework. */
export const bareTree = (file, html) =>
  within(file, () => {
    if (!/<\/html>\s*$/.test(html)) throw new Error('ends in the middle')
    if (!/\/_next\/static\//.test(html)) throw new Error('is no page of the export')
    return stripFramework(treeOf(html))
  })

/**
 * The finished page. In: its bare tree; `stylesOf` gives a style element for style sheet addresses, `draw` the HTML of an
 * island. Throws when the export no longer has the shape this knows: half a page is never shipped.
 */
export const shapePage = (file, page, { stylesOf, draw }) =>
  within(file, () => {
    const judging = isJudging(page)
    if (judging) drawIsland(page, draw)
    else if (islandIn(page) || toldIn(page)) throw new Error('judges, but is a reading page by its folder')
    dress(page, stylesOf)
    const elements = [...elementsIn(page)]
    for (const [is, problem] of judging ? [OF_JUDGING, ...REQUIRED] : REQUIRED)
      if (!elements.some(is)) throw new Error(problem)
    for (const [is, problem] of FORBIDDEN) if (elements.some(is)) throw new Error(problem)
    const shaped = textOf(page)
    if (STILL_FRAMEWORK.test(shaped)) throw new Error('still asks for the framework')
    return shaped
  })

/** What only other sites read: nobody asks the offline copy for its share card. */
const OF_OTHER_SITES = {
  script: (one) => attribute(one, 'type') === 'application/ld+json',
  link: (one) => /^(?:canonical|alternate)$/.test(attribute(one, 'rel') ?? ''),
  meta: (one) =>
    /^(?:og|article):/.test(attribute(one, 'property') ?? '') || /^twitter:/.test(attribute(one, 'name') ?? ''),
}

/** A finished page as the worker keeps it: without what only other sites read; a whole sheet it carries it names instead. */
export function pocketPage(page) {
  for (const node of nodesIn(page)) {
    if (OF_OTHER_SITES[node.nodeName]?.(node)) remove(node)
    const sheet = node.tagName === 'style' ? attribute(node, 'data-sheet') : undefined
    if (sheet) replace(node, nodesOf(`<link rel="stylesheet" href="${sheet}">`))
  }
  return textOf(page)
}
