/** Every link of the site leads somewhere, anchors included. */
import { attribute, elementsIn, treeOf } from './html.mjs'

/**
 * Links that lead nowhere, as `/from/ → /to/#anchor`.
 * In: pages by address (`/base/rules/`), and the addresses of all other files. Scripts and told JSON are not looked into.
 */
export function deadLinks(pages, files) {
  const read = new Map([...pages].map(([address, html]) => [address, [...elementsIn(treeOf(html))]]))
  const valuesOf = (elements, name) =>
    new Set(elements.map((one) => attribute(one, name)).filter((value) => value !== undefined))
  const anchors = new Map([...read].map(([address, elements]) => [address, valuesOf(elements, 'id')]))
  const isDead = (from, link) => {
    if (/^(?:[a-z]+:|\/\/)/i.test(link)) return false
    const { pathname, hash } = new URL(link, `http://site${from}`)
    const path = decodeURIComponent(pathname)
    if (!read.has(path)) return !files.has(path)
    return hash.length > 1 && !anchors.get(path).has(decodeURIComponent(hash.slice(1)))
  }
  return [...read].flatMap(([from, elements]) =>
    [...new Set([...valuesOf(elements, 'href'), ...valuesOf(elements, 'src')])]
      .filter((link) => isDead(from, link))
      .map((link) => `${from} → ${link}`),
  )
}
