/** Takes out of a style sheet the utility classes that a set of pages never names. */

const LAYER = '@layer utilities{'

/** Top-level blocks of minified CSS from `start` to the brace that ends what surrounds them. */
function blocksFrom(css, start) {
  const blocks = []
  let depth = 0
  let from = start
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] !== '}') continue
    if (depth-- === 0) return { blocks, end: at }
    if (depth === 0) {
      blocks.push(css.slice(from, at + 1))
      from = at + 1
    }
  }
  return { blocks, end: css.length }
}

/** The first class a rule is about, without escapes; undefined for anything else, and for names escaped by number. */
function classOf(block) {
  const name = /^\.((?:\\.|[\w-])+)/.exec(block)?.[1]
  return name && !/\\[0-9a-f]/i.test(name) ? name.replaceAll('\\', '') : undefined
}

function keep(block, isNamed) {
  if (!block.startsWith('@media')) {
    const name = classOf(block)
    return name === undefined || isNamed(name) ? block : ''
  }
  const open = block.indexOf('{') + 1
  const inside = blocksFrom(block, open)
    .blocks.map((one) => keep(one, isNamed))
    .join('')
  return inside ? `${block.slice(0, open)}${inside}}` : ''
}

/** The style sheet without utilities that `words` (pages and scripts as text) do not name; all else stays as it is. */
export function trimStyles(css, words) {
  const start = css.indexOf(LAYER)
  if (start < 0) return css
  const { blocks, end } = blocksFrom(css, start + LAYER.length)
  const kept = blocks.map((block) => keep(block, (name) => words.includes(name)))
  return css.slice(0, start + LAYER.length) + kept.join('') + css.slice(end)
}
