/** Custom properties that can have one value only become that value; those nothing reads go. */
import postcss from 'postcss'

/** Where the bracket that opens at `at` closes. */
function closing(text, at) {
  for (let depth = 0, i = at; i < text.length; i++) {
    if (text[i] === '(') depth++
    if (text[i] === ')' && --depth === 0) return i
  }
  return text.length
}

/** A value with every `var()` that `lookUp(name, fallback)` knows put in; innermost first. */
function fill(value, lookUp) {
  const start = value.lastIndexOf('var(')
  if (start < 0) return value
  const end = closing(value, start + 3)
  const [, name, fallback] = value.slice(start + 4, end).match(/^\s*(--[\w-]+)\s*(?:,([\s\S]*))?$/) ?? []
  const known = lookUp(name, fallback)
  const put = known === undefined ? `\0${value.slice(start + 3, end + 1)}` : known
  return fill(`${value.slice(0, start)}${put}${value.slice(end + 1)}`, lookUp)
}

const withValues = (value, lookUp) => fill(value, lookUp).replaceAll('\0', 'var')

const rems = (value) =>
  value.replace(/calc\((\d*\.?\d+)rem \* (\d*\.?\d+)\)/g, (_, size, times) => `${Number((size * times).toFixed(4))}rem`)

/** Declarations that count: those of `@layer properties` only repeat the start values for older browsers. */
function declarationsOf(root) {
  const all = []
  root.walkDecls((declaration) => {
    for (let at = declaration.parent; at; at = at.parent)
      if (at.type === 'atrule' && (at.name === 'property' || (at.name === 'layer' && at.params === 'properties')))
        return
    all.push(declaration)
  })
  return all
}

const isOwn = ({ prop }) => prop.startsWith('--')

/** Properties of the theme, set once in the whole sheet and never changed, with their values. */
export function constantsOf(whole) {
  const set = new Map()
  for (const declaration of declarationsOf(whole).filter(isOwn))
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration])
  const isTheme = ({ parent }) => parent.selector === ':root,:host' && parent.parent.params === 'theme'
  return new Map(
    [...set].filter(([, all]) => all.length === 1 && isTheme(all[0])).map(([name, [one]]) => [name, one.value]),
  )
}

const startsOf = (root) => {
  const starts = new Map()
  root.walkAtRules('property', ({ params, nodes }) =>
    starts.set(params, nodes.find(({ prop }) => prop === 'initial-value')?.value),
  )
  return starts
}

/** Settles a part of a style sheet. In: the part, and what is constant in the whole. Out: the part, looking the same. */
export function inlineConstants(part, constants) {
  const root = postcss.parse(part)
  const starts = startsOf(root)
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString()
    const declarations = declarationsOf(root)
    const set = new Set(declarations.filter(isOwn).map(({ prop }) => prop))
    const lookUp = (name, fallback) =>
      constants.get(name) ?? (set.has(name) ? undefined : (starts.get(name) ?? fallback?.trim()))
    for (const declaration of declarations) declaration.value = rems(withValues(declaration.value, lookUp))
    const text = declarations.map(({ value }) => value).join()
    const isRead = (name) => new RegExp(`var\\(\\s*${name}\\s*[,)]`).test(text)
    root.walkDecls((declaration) => {
      if (isOwn(declaration) && !isRead(declaration.prop)) declaration.remove()
    })
    root.walkAtRules('property', (rule) => {
      if (!isRead(rule.params)) rule.remove()
    })
    root.walkDecls((declaration) => {
      const next = declaration.next()
      if (next?.prop === declaration.prop && next.value === declaration.value) declaration.remove()
    })
    root.walk((node) => {
      if (node.nodes && !node.nodes.length && !(node.name === 'layer' && node.parent === root)) node.remove()
    })
  }
  return root
    .toString()
    .replace(/;+\}/g, '}')
    .replace(/\}\s*;/g, '}')
}
