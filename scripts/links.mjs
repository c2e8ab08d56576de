/** Every link of the site leads somewhere, anchors included. */

const asWritten = (text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const attributes = (html, name) =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => asWritten(value))

/**
 * Links that lead nowhere, as `/from/ → /to/#anchor`.
 * In: pages by address (`/base/rules/`), and the addresses of all other files. Scripts and told JSON are not looked into.
 */
export function deadLinks(pages, files) {
  const bare = new Map([...pages].map(([address, html]) => [address, html.replace(/<script\b[\s\S]*?<\/script>/g, '')]))
  const anchors = new Map([...bare].map(([address, html]) => [address, new Set(attributes(html, 'id'))]))
  const isDead = (from, link) => {
    if (/^(?:[a-z]+:|\/\/)/i.test(link)) return false
    const { pathname, hash } = new URL(link, `http://site${from}`)
    const path = decodeURIComponent(pathname)
    if (!bare.has(path)) return !files.has(path)
    return hash.length > 1 && !anchors.get(path).has(decodeURIComponent(hash.slice(1)))
  }
  return [...bare].flatMap(([from, html]) =>
    [...new Set([...attributes(html, 'href'), ...attributes(html, 'src')])]
      .filter((link) => isDead(from, link))
      .map((link) => `${from} → ${link}`),
  )
}
