import { dressUp } from './style.ts'

/** Filters a list by words, by kind, by pips and by who may use them; what is hidden is counted, never silently gone. */
export function wakeFilter(): void {
  openLinked()
  const bar = document.querySelector<HTMLElement>('[data-filter]')
  const input = bar?.querySelector('input')
  const output = bar?.querySelector('output')
  if (!bar || !input || !output) return
  bar.hidden = false
  const chips = [...bar.querySelectorAll<HTMLButtonElement>('[data-section],[data-filter-pips]')]
  const noun = bar.dataset.filter ?? ''
  const users = bar.querySelector<HTMLSelectElement>('[data-filter-for]')
  const cards = [...document.querySelectorAll<HTMLElement>('.clause,.gone,[data-filter-item]')]
  const texts = new Map<HTMLElement, string>()
  const textOf = (card: HTMLElement) => {
    const known = texts.get(card) ?? card.textContent?.toLowerCase() ?? ''
    texts.set(card, known)
    return known
  }
  const pressed = (key: 'section' | 'filterPips') =>
    chips.filter((chip) => chip.ariaPressed === 'true').flatMap((chip) => chip.dataset[key] ?? [])
  let wasNarrowed = false
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const [wanted, pips, user] = [pressed('section'), pressed('filterPips'), users?.value ?? '']
    const isNarrowed = words.length > 0 || pips.length > 0 || user !== ''
    let shown = 0
    for (const card of cards) {
      const section = card.closest<HTMLElement>('[data-filter-section]')?.dataset.filterSection ?? ''
      const open = card.dataset.for?.split(' ') ?? []
      card.hidden = !(
        (!wanted.length || wanted.includes(section)) &&
        (!pips.length || pips.includes(card.dataset.pips ?? '')) &&
        (!user || open.includes(user) || open.includes('all')) &&
        words.every((word) => textOf(card).includes(word))
      )
      if (!card.hidden) shown++
    }
    for (const section of document.querySelectorAll<HTMLElement>('[data-filter-section]')) {
      const own = section.querySelectorAll(':is(.clause,.gone,[data-filter-item]):not([hidden])').length
      section.hidden = !own
      const count = section.querySelector('[data-filter-count]')
      if (count) count.textContent = String(own)
      // A closed group would hide what was looked for; one that was opened before this woke stays open.
      if (section instanceof HTMLDetailsElement && (isNarrowed || wasNarrowed))
        section.open = isNarrowed || section.contains(linked())
    }
    wasNarrowed = isNarrowed
    output.textContent = shown === cards.length ? `${shown} ${noun}` : `${shown} of ${cards.length} ${noun}`
  }
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      chip.ariaPressed = chip.ariaPressed === 'true' ? 'false' : 'true'
      apply()
    })
  }
  input.addEventListener('input', apply)
  users?.addEventListener('change', apply)
  apply()
}

const linked = (): HTMLElement | null => document.getElementById(decodeURIComponent(location.hash.slice(1)))

/** A link to a card opens it, and the group it stands in; the page takes its name. */
function openLinked(): void {
  const listTitle = document.title
  const show = () => {
    const card = linked()
    if (!card?.matches('details[data-filter-item]')) return
    for (const fold of [card, card.closest('details[data-filter-section]')]) {
      if (!(fold instanceof HTMLDetailsElement)) continue
      // What a link names is shown, whatever was filtered for before.
      fold.hidden = false
      fold.open = true
    }
    // Unfolded is a state, and those come with the whole sheet.
    void dressUp()
    card.scrollIntoView()
    const name = card.querySelector('summary strong')?.textContent
    if (name) document.title = `${name} · ${listTitle}`
  }
  addEventListener('hashchange', show)
  show()
}
