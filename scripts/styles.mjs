/** The part of a style sheet that a page needs before anything of it has woken. */
import postcss from 'postcss'

/** Names a selector cannot do without: its classes, ids and tags. What stands in `:not()`, `:is()` and the like is not asked for. */
function namesIn(selector) {
  let bare = selector.replace(/(?<!\\)\[(?:[^\]\\]|\\.)*\]/g, '').replace(/::?[\w-]+(?=\()/g, '')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/(?<!\\)\((?:[^()\\]|\\.)*\)/g, '')
  }
  const plain = (text) =>
    text.replace(
      /\\(?:([0-9a-f]{1,6}) ?|(.))/gi,
      (_, code, sign) => sign ?? String.fromCodePoint(Number.parseInt(code, 16)),
    )
  const all = (pattern) => [...bare.matchAll(pattern)].map(([, name]) => plain(name))
  return {
    classes: all(/(?<!\\)\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.)+)/gi),
    ids: all(/(?<!\\)#((?:[\w-]|\\.)+)/g),
    tags: all(/(?:^|[\s>+~,])([a-z][a-z0-9]*)(?=[.#:\s>+~,]|$)/g),
  }
}

const tokens = (html, pattern) => new Set([...html.matchAll(pattern)].flatMap(([, text]) => text.split(/\s+/)))
const asWritten = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"')

/** Reads a style sheet once; gives what of it a page may need, whatever state its elements are in. */
export function partsOf(css) {
  const sheet = postcss.parse(css)
  const rules = []
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
    rules.push({ rule, wants: rule.selectors.map(namesIn) })
  })
  const known = new Map()
  return (html) => {
    const classes = tokens(asWritten(html), /\sclass="([^"]*)"/g)
    const ids = tokens(html, /\sid="([^"]*)"/g)
    const tags = tokens(html, /<([a-z][a-z0-9]*)/g)
    const fits = (want) =>
      want.classes.every((name) => classes.has(name)) &&
      want.ids.every((name) => ids.has(name)) &&
      want.tags.every((name) => tags.has(name))
    const kept = rules.map(({ wants }) => wants.some(fits))
    const key = kept.map(Number).join('')
    if (!known.has(key)) known.set(key, write(sheet, rules, kept))
    return known.get(key)
  }
}

function write(sheet, rules, kept) {
  const dropped = new Set(rules.filter((_, i) => !kept[i]).map(({ rule }) => rule))
  const copy = (node) => {
    if (dropped.has(node)) return ''
    if (!node.nodes || node.type === 'rule') return `${node.toString()}${node.type === 'rule' ? '' : ';'}`
    const inside = node.nodes.map(copy).join('')
    return inside || node.name === 'layer' ? `@${node.name} ${node.params}{${inside}}` : ''
  }
  return withoutUnused(sheet.nodes.map(copy).join(''))
}

/** Tailwind gives every property of its own a start value, in two ways; those nothing reads are left out. */
function withoutUnused(css) {
  const isRead = (name) => css.includes(`var(${name})`) || css.includes(`var(${name},`)
  return css
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, (whole, name) => (isRead(name) ? whole : ''))
    .replace(/@layer properties\{[^{}]*\{[^{}]*\{[^{}]*\}\}\}/, (layer) =>
      layer.replace(/(--tw-[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name) => (isRead(name) ? whole : '')),
    )
}
