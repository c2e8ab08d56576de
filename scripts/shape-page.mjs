/** One page of the export, as text: the framework goes, styles and islands come in. Knows nothing of files. */

/**
 * Checkers, boards, what a table keeps and where exports open are alive; everything else is reading. The boundary is a
 * folder, not a habit.
 */
export const isJudging = (page) => /^(check\/[^/]+\/[^/]+|board\/[^/]+|table(\/[^/]+)?|open)\/index\.html$/.test(page)

const FRAMEWORK = [
  /<script\b[^>]*\bsrc="[^"]*\/_next\/[^"]*"[^>]*><\/script>/g,
  /<script\b[^>]*>\s*(?:\(?self\.__next|self\.__next_f|requestAnimationFrame\(function\(\)\{\$RT)[\s\S]*?<\/script>/g,
  /<script\b[^>]*\bid="_R_"[^>]*>[\s\S]*?<\/script>/g,
  /<link\b[^>]*\bas="script"[^>]*>/g,
  /<link\b[^>]*\brel="preconnect"[^>]*>/g,
  /<meta\b[^>]*\bname="next-size-adjust"[^>]*>/g,
  // It says again for one site what stands above for all.
  /<meta\b[^>]*\bname="twitter:(?!card)[^>]*>/g,
  /<!--(?: |\/?\$)-->/g,
]

/** Takes every framework script and its flight data out of a page; our own scripts stay. */
export const stripFramework = (html) => FRAMEWORK.reduce((text, pattern) => text.replace(pattern, ''), html)

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g
const ISLAND = /<div data-island="([^"]+)"><\/div>/
const TOLD = /<script type="application\/json" data-told>([\s\S]*?)<\/script>/

/** Puts the styles a page needs where its first style sheet was named. */
function dress(html, stylesOf) {
  const links = [...html.matchAll(STYLESHEET)]
  if (!links.length) throw new Error('names no style sheet')
  const bare = links.slice(1).reduce((text, [tag]) => text.replace(tag, ''), html)
  return bare.replace(links[0][0], () => stylesOf(links.map(([, href]) => href)))
}

/** Draws the island of a judging page into its place. */
function drawIsland(html, draw) {
  const [place, name] = html.match(ISLAND) ?? []
  const [, told] = html.match(TOLD) ?? []
  if (!place || !told) throw new Error('has no island to judge in')
  const drawn = draw(name, JSON.parse(told))
  if (!drawn) throw new Error(`has an island ${name} that draws nothing`)
  return html.replace(place, () => `<div data-island="${name}">${drawn}</div>`)
}

/** What every finished page has, and what none has any more. */
const REQUIRED = [
  [/<h1\b/, 'has no heading'],
  [/<main\b[^>]*\bid="main"/, 'has no main part'],
  [/<style\b/, 'has no styles'],
  [/<script type="module">[^<]*\/assets\/reader\./, 'does not fetch the reader'],
]
const FORBIDDEN = [
  [/<[a-z][^<>]*\sstyle="/, 'has a style as an attribute, which its policy refuses'],
  [/\/_next\/static\/[^"]*\.js|__next_f|self\.__next|TURBOPACK|\$RC|\$RT/, 'still asks for the framework'],
  [/(?<!<noscript>)<link\b[^>]*\brel="(?:stylesheet|preload)"/, 'still fetches styles or fonts before it shows'],
]

/**
 * The finished page. `stylesOf` gives a style element for style sheet addresses, `draw` the HTML of an island.
 * Throws when the export no longer has the shape this knows: half a page is never shipped.
 */
export function shapePage(page, html, { stylesOf, draw }) {
  try {
    if (!/<\/html>\s*$/.test(html)) throw new Error('ends in the middle')
    if (!/\/_next\/static\//.test(html)) throw new Error('is no page of the export')
    const bare = stripFramework(html)
    const judging = isJudging(page)
    if (!judging && (ISLAND.test(bare) || TOLD.test(bare)))
      throw new Error('judges, but is a reading page by its folder')
    const shaped = dress(judging ? drawIsland(bare, draw) : bare, stylesOf)
    if (judging && !/<script type="module" src="[^"]*\/assets\/(?:check|board|table)-/.test(shaped))
      throw new Error('is a judging page without its script')
    for (const [pattern, problem] of REQUIRED) if (!pattern.test(shaped)) throw new Error(problem)
    for (const [pattern, problem] of FORBIDDEN) if (pattern.test(shaped)) throw new Error(problem)
    return shaped
  } catch (problem) {
    throw new Error(`out/${page} ${problem.message}: the shape of the export has changed.`)
  }
}
