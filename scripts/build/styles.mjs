/** The part of a style sheet that a page needs before anything of it has woken. */
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { constantsOf, inlineConstants } from './custom-properties.mjs'
import { elementsIn } from './html.mjs'

/** Set on the root before the first paint (app/_site/theme-script.ts), so no page is written with them. */
const SET_EARLY = /^data-(theme|size|font|chosen|asked)$/
/** Of a form, and of nothing else. */
const FORM_PART = /^::?(-webkit-(datetime|date|calendar|search|inner|outer)|file-selector|placeholder|-moz-(ui|focus))/
/** What somebody has to do something for first; by then the whole sheet is there. */
const LATER = /^:(hover|active)$/

/** Names a selector cannot do without: its classes, ids, tags and attributes. What stands in `:not()`, `:is()` and the like is not asked for. */
function namesIn(selector) {
  const [{ nodes }] = selectorParser().astSync(selector).nodes
  const named = (type, nameOf = ({ value }) => value) => nodes.filter((node) => node.type === type).map(nameOf)
  const pseudos = named('pseudo')
  return {
    attributes: named('attribute', ({ attribute }) => attribute).filter((name) => !SET_EARLY.test(name)),
    classes: named('class'),
    ids: named('id'),
    tags: [...named('tag'), ...(pseudos.some((name) => FORM_PART.test(name)) ? ['input'] : [])],
    later: pseudos.some((name) => LATER.test(name)),
  }
}

/** What a selector may name in these pages: their classes, ids, tags and attributes. */
function namesOf(pages) {
  const elements = pages.flatMap((page) => [...elementsIn(page)])
  const written = elements.flatMap(({ attrs }) => attrs)
  const values = (wanted) => written.filter(({ name }) => name === wanted).flatMap(({ value }) => value.split(/\s+/))
  return {
    tags: new Set(elements.map(({ tagName }) => tagName)),
    attributes: new Set(written.map(({ name }) => name)),
    classes: new Set(values('class')),
    ids: new Set(values('id')),
  }
}

/** Paper and browsers without scripts get the whole sheet; see app/_reader/style.ts and scripts/build/postbuild.mjs. */
const isApart = ({ name, params }) => name === 'media' && /^(print|\(scripting: ?none\))$/.test(params)

/** Reads a style sheet once; gives what of it pages need for their first look, without its states. In: the pages as trees. */
export function partsOf(css) {
  const sheet = postcss.parse(css)
  const constants = constantsOf(sheet)
  const rules = []
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
    rules.push({ rule, wants: rule.selectors.map(namesIn) })
  })
  const known = new Map()
  return (pages) => {
    const { tags, attributes, classes, ids } = namesOf(pages)
    const fits = (want) =>
      !want.later &&
      want.classes.every((name) => classes.has(name)) &&
      want.ids.every((name) => ids.has(name)) &&
      want.tags.every((name) => tags.has(name)) &&
      want.attributes.every((name) => attributes.has(name))
    const kept = rules.map(({ wants }) => wants.map(fits))
    const key = kept.map((one) => one.map(Number).join('')).join()
    if (!known.has(key)) known.set(key, inlineConstants(write(sheet, rules, kept), constants))
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
