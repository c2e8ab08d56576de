/** Filters the card list by words and by kind; hidden cards are counted, never silently gone. */
export function wakeFilter(): void {
  const bar = document.querySelector<HTMLElement>('[data-filter]')
  const input = bar?.querySelector('input')
  const output = bar?.querySelector('output')
  if (!bar || !input || !output) return
  bar.hidden = false
  const chips = [...bar.querySelectorAll<HTMLButtonElement>('[data-section]')]
  const cards = [...document.querySelectorAll<HTMLElement>('.clause')]
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const wanted = chips.filter((chip) => chip.ariaPressed === 'true').map((chip) => chip.dataset.section)
    let shown = 0
    for (const card of cards) {
      const section = card.closest<HTMLElement>('[data-filter-section]')?.dataset.filterSection ?? ''
      const text = card.textContent?.toLowerCase() ?? ''
      card.hidden = !(words.every((word) => text.includes(word)) && (!wanted.length || wanted.includes(section)))
      if (!card.hidden) shown++
    }
    for (const section of document.querySelectorAll<HTMLElement>('[data-filter-section]')) {
      section.hidden = !section.querySelector('.clause:not([hidden])')
    }
    output.textContent = shown === cards.length ? `${shown} cards` : `${shown} of ${cards.length} cards`
  }
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      chip.ariaPressed = chip.ariaPressed === 'true' ? 'false' : 'true'
      apply()
    })
  }
  input.addEventListener('input', apply)
  apply()
}
