/** Small faults that could stand in the law: where they may be planted, and what each changes. */
// Comes with @mdx-js/mdx, which reads the rule pages with it.
import { parse } from 'acorn'

const SWAPPED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '&&': '||', '||': '&&' }
const CLAUSE = /^[a-z0-9]+:[a-z0-9-]+\.[a-z0-9.-]+$/

/** Names of fields whose text is for people or for tests. */
const WORDS = new Set([
  'says',
  'label',
  'help',
  'title',
  'message',
  'fix',
  'question',
  'item',
  'unit',
  'remedy',
  'asked',
])
const isForPeople = ({ type, key }) => type === 'Property' && WORDS.has(key?.name)

/** The plain text has `void 0` for `undefined`: its number is no boundary, and another there changes nothing. */
const isUndefined = ({ type, operator, argument }) =>
  type === 'UnaryExpression' && operator === 'void' && argument.type === 'Literal'

/** The ones that say which of two comes first: of them only the sign is read. */
function signsIn(node) {
  if (node?.type === 'ConditionalExpression') return [...signsIn(node.consequent), ...signsIn(node.alternate)]
  if (node?.type === 'UnaryExpression') return signsIn(node.argument)
  return node?.value === 1 ? [node] : []
}
const isSort = ({ type, callee }) => type === 'CallExpression' && callee.property?.name === 'sort'

/** Every node below one, words for people left out. Names of fields are no values. */
function* nodesOf(node) {
  if (isForPeople(node) || isUndefined(node)) return
  if (node.type) yield node
  for (const [field, value] of Object.entries(node)) {
    if (field === 'key' && !node.computed) continue
    if (Array.isArray(value)) for (const one of value) if (one?.type) yield* nodesOf(one)
    if (value?.type) yield* nodesOf(value)
  }
}

function changesOf(node, code, ids) {
  const text = ({ start, end }) => code.slice(start, end)
  const all = (operator, put, { start, end } = node) => [{ operator, start, end, put }]
  if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && SWAPPED[node.operator]) {
    const put = `((${text(node.left)}) ${SWAPPED[node.operator]} (${text(node.right)}))`
    return all(node.type === 'LogicalExpression' ? 'and-or' : 'comparison', put)
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') return all('negate', `(${text(node.argument)})`)
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
    return all('negate', `!(${text(node.test)})`, node.test)
  if (node.type === 'Literal' && typeof node.value === 'number') return all('boundary', String(node.value + 1))
  if (node.type === 'ExpressionStatement' && !node.directive) return all('remove', ';')
  if (node.type === 'ArrayExpression' && node.elements.length > 1 && node.elements.every(Boolean))
    return all('drop', `[${node.elements.slice(1).map(text).join(', ')}]`)
  if (node.type === 'Literal' && CLAUSE.test(node.value)) {
    const other = ids.find((id) => id !== node.value)
    return other ? all('citation', JSON.stringify(other)) : []
  }
  return []
}

/** The line of a text in which a place lies, without its indent. */
const lineAt = (code, place) =>
  code.slice(code.lastIndexOf('\n', place - 1) + 1, (code.indexOf('\n', place) + 1 || code.length + 1) - 1).trim()

/**
 * Every small fault of a file of plain JavaScript: operator, place (`start`, `end`), the line it lies in, what stood there
 * and what is put.
 */
export function mutantsOf(code) {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const all = [...nodesOf(tree)]
  const signs = new Set(all.filter(isSort).flatMap((call) => signsIn(call.arguments[0]?.body)))
  const nodes = all.filter((node) => !signs.has(node))
  const ids = [
    ...new Set(nodes.filter(({ type, value }) => type === 'Literal' && CLAUSE.test(value)).map(({ value }) => value)),
  ]
  return nodes
    .flatMap((node) => changesOf(node, code, ids))
    .map((change) => ({ ...change, line: lineAt(code, change.start), was: code.slice(change.start, change.end) }))
}

/**
 * A file with several faults beside the sound code: `faultAt(k)` says at each place, by the number of the fault, whether it
 * is to be had.
 */
export function switched(code, faults) {
  const edges = faults.flatMap(({ number, operator, start, end, put }) => {
    const isStatement = operator === 'remove'
    return [
      {
        at: start,
        size: end - start,
        text: isStatement ? `{ if (!faultAt(${number})) {` : `(faultAt(${number}) ? (${put}) : (`,
      },
      { at: end, isEnd: true, size: end - start, text: isStatement ? '} }' : '))' },
    ]
  })
  // From the back; of what begins at one place the widest opens first, of what ends there the narrowest closes first.
  edges.sort(
    (a, b) =>
      b.at - a.at ||
      Number(Boolean(a.isEnd)) - Number(Boolean(b.isEnd)) ||
      (a.isEnd ? b.size - a.size : a.size - b.size),
  )
  return edges.reduce((text, edge) => text.slice(0, edge.at) + edge.text + text.slice(edge.at), code)
}
