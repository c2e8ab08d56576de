/**
 * `<lawspeaker-clause clause="game:page.name" edition="…">What to show meanwhile</lawspeaker-clause>`: the words of a rule,
 * live, on any page. Load it as `<script type="module" src="https://…/embed/clause.js"></script>` from a Lawspeaker site.
 * What stands inside stays where the words cannot be had.
 */
const SITE = new URL('..', import.meta.url)
const STYLE = `:host{display:block}blockquote{margin:0;padding:.25em 0 .25em 1em;border-inline-start:.2em solid}
p{margin:0 0 .4em;white-space:pre-line}footer{font-size:.85em;opacity:.8}a{color:inherit}`

const pages = new Map()

/** The clauses of a page; each page is asked for once. */
function pageOf(game, page) {
  const address = new URL(`embed/${game}/${page}.json`, SITE).href
  if (!pages.has(address)) {
    const asked = fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.status))))
    // Whoever asks again later may have a network.
    asked.catch(() => pages.delete(address))
    pages.set(address, asked)
  }
  return pages.get(address)
}

const made = (name, ...inside) => {
  const element = document.createElement(name)
  element.append(...inside)
  return element
}

/** What is shown of a clause. */
function drawn(page, clause, edition) {
  const link = made('a', `${clause.label}: ${clause.title}`)
  link.href = new URL(clause.url[edition], SITE).href
  const where = [page.game, Object.keys(page.editions).length > 1 && page.editions[edition], clause.caution]
  const quote = made('blockquote', made('p', clause.text[edition]))
  quote.cite = link.href
  quote.append(made('footer', link, ` · ${where.filter(Boolean).join(', ')}`))
  return quote
}

class LawspeakerClause extends HTMLElement {
  static observedAttributes = ['clause', 'edition']

  attributeChangedCallback() {
    if (this.isConnected) this.show()
  }

  connectedCallback() {
    this.show()
  }

  async show() {
    const id = this.getAttribute('clause') ?? ''
    const wanted = this.getAttribute('edition')
    const [, game, name, rest] = /^([\w-]+):([\w-]+)\.(.+)$/.exec(id) ?? []
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.replaceChildren(made('slot'))
    if (!game) return
    const page = await pageOf(game, name).catch(() => undefined)
    const clause = page?.clauses[rest]
    // Another clause may have been asked for meanwhile.
    if (!clause || id !== this.getAttribute('clause') || wanted !== this.getAttribute('edition')) return
    const edition = [wanted, page.edition, ...Object.keys(clause.text)].find((one) => one in clause.text)
    root.replaceChildren(made('style', STYLE), drawn(page, clause, edition))
  }
}

if (!customElements.get('lawspeaker-clause')) customElements.define('lawspeaker-clause', LawspeakerClause)
