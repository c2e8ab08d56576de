/** HTML as a tree and back, by the parser of the standard: names, values and words stay as they are written. */
import { parse, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5'

/** A browser without scripts looks into `noscript`, and so do we. */
const LOOK = { scriptingEnabled: false }

export const treeOf = (html) => parse(html, LOOK)
export const textOf = (node) => serialize(node, LOOK)

/** The nodes a piece of HTML stands for. */
export const nodesOf = (html) => parseFragment(html, LOOK).childNodes

/** Every node in the order of the page. */
export function* nodesIn(node) {
  yield node
  for (const child of [...(node.childNodes ?? [])]) yield* nodesIn(child)
}

/** Every element in the order of the page, of one name where it is given. */
export function* elementsIn(node, name) {
  for (const one of nodesIn(node)) if (one.tagName && (!name || one.tagName === name)) yield one
}

/** The value of an attribute; undefined where the element has none. */
export const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value

/** The words of a script or a style sheet. */
export const wordsOf = (element) => element.childNodes.map(({ value }) => value ?? '').join('')

export const remove = tree.detachNode

/** Puts nodes into the place of another. */
export function replace(old, nodes) {
  for (const node of nodes) tree.insertBefore(old.parentNode, node, old)
  remove(old)
}

/** Puts nodes into an element, after what it holds. */
export function fill(element, nodes) {
  for (const node of nodes) tree.appendChild(element, node)
}
