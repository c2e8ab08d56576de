/** The part of a style sheet that a page needs before anything of it has woken. */
import postcss from 'postcss'
import { constantsOf, settle } from './settle.mjs'

const plain = (text) =>
  text.replace(
    /\\(?:([0-9a-f]{1,6}) ?|(.))/gi,
    (_, code, sign) => sign ?? String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** Set on the root before the first paint (app/_site/theme-script.ts), so no page is written with them. */
const SET_EARLY = /^data-(theme|size|font|chosen)$/
/** Of a form, and of nothing else. */
const FORM_PART = /::?(-webkit-(datetime|date|calendar|search|inner|outer)|file-selector|placeholder|-moz-(ui|focus))/
/** What somebody has to do something for first; by then the whole sheet is there. */
const LATER = /:(hover|active)\b/

/** Names a selector cannot do without: its classes, ids, tags and attributes. What stands in `:not()`, `:is()` and the like is not asked for. */
function namesIn(selector) {
  let bare = selector.replace(/::?[\w-]+(?=\()/g, '')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/(?<!\\)\((?:[^()\\]|\\.)*\)/g, '')
  }
  const named = (pattern) => [...bare.matchAll(pattern)].map(([, name]) => plain(name))
  const attributes = named(/(?<!\\)\[([\w-]+)/g).filter((name) => !SET_EARLY.test(name))
  bare = bare.replace(/(?<!\\)\[(?:[^\]\\]|\\.)*\]/g, '')
  return {
    attributes,
    classes: named(/(?<!\\)\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.)+)/gi),
    ids: named(/(?<!\\)#((?:[\w-]|\\.)+)/g),
    tags: [...named(/(?:^|[\s>+~,])([a-z][a-z0-9]*)(?=[.#:\s>+~,]|$)/g), ...(FORM_PART.test(bare) ? ['input'] : [])],
    later: LATER.test(bare),
  }
}

const tokens = (html, pattern) => new Set([...html.matchAll(pattern)].flatMap(([, text]) => text.split(/\s+/)))
const asWritten = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"')

/** Paper and browsers without scripts get the whole sheet; see app/_reader/style.ts and scripts/postbuild.mjs. */
const isApart = ({ name, params }) => name === 'media' && /^(print|\(scripting: ?none\))$/.test(params)

/** Reads a style sheet once; gives what of it a page needs for its first look, without its states. */
export function partsOf(css) {
  const sheet = postcss.parse(css)
  const constants = constantsOf(sheet)
  const rules = []
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
    rules.push({ rule, wants: rule.selectors.map(namesIn) })
  })
  const known = new Map()
  return (html) => {
    const written = asWritten(html)
    const classes = tokens(written, /\sclass="([^"]*)"/g)
    const ids = tokens(html, /\sid="([^"]*)"/g)
    const tags = tokens(html, /<([a-z][a-z0-9]*)/g)
    const attributes = tokens(written.replace(/"[^"]*"/g, '""'), /\s([a-z][\w-]*)(?==|[\s>])/gi)
    const fits = (want) =>
      !want.later &&
      want.classes.every((name) => classes.has(name)) &&
      want.ids.every((name) => ids.has(name)) &&
      want.tags.every((name) => tags.has(name)) &&
      want.attributes.every((name) => attributes.has(name))
    const kept = rules.map(({ wants }) => wants.map(fits))
    const key = kept.map((one) => one.map(Number).join('')).join()
    if (!known.has(key)) known.set(key, settle(write(sheet, rules, kept), constants))
    return known.get(key)
  }
}

function write(sheet, rules, kept) {
  const selectors = new Map(rules.map(({ rule }, i) => [rule, rule.selectors.filter((_, k) => kept[i][k])]))
  const copy = (node) => {
    if (node.type === 'atrule' && isApart(node)) return ''
    if (node.type === 'rule') {
      const left = selectors.get(node) ?? node.selectors
      return left.length ? `${left.join()}{${node.nodes.join(';')}}` : ''
    }
    if (!node.nodes) return `${node.toString()};`
    const inside = node.nodes.map(copy).join('')
    return inside || node.name === 'layer' ? `@${node.name} ${node.params}{${inside}}` : ''
  }
  return sheet.nodes.map(copy).join('')
}
