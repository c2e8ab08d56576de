/** Says something to everyone: shown for a moment, and read aloud. */
export function say(words: string): void {
  let bar = document.querySelector<HTMLElement>('[data-said]')
  if (!bar) {
    bar = document.createElement('div')
    bar.dataset.said = ''
    bar.setAttribute('role', 'status')
    bar.style.cssText =
      'position:fixed;left:50%;bottom:4.5rem;transform:translateX(-50%);background:var(--text);color:var(--bg);padding:.5rem 1rem;border-radius:6px;z-index:60;max-width:90vw'
    document.body.append(bar)
  }
  bar.textContent = words
  bar.hidden = false
  setTimeout(() => {
    if (bar.textContent === words) bar.hidden = true
  }, 2500)
}

/** The citation of a clause with its words, edition and link. */
function citation(button: HTMLElement): string {
  const { copy = '', label = '', edition = '' } = button.dataset
  const clause = button.closest<HTMLElement>('.clause')
  const words = clause?.querySelector('.clause-words')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const link = `${location.origin}${location.pathname}#${clause?.id ?? ''}`
  return `“${words}” (${label}, ${edition}, ${copy}) ${link}`
}

/** Wakes every § button. */
export function wakeCopying(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-copy]')
    if (!button) return
    const text = citation(button)
    try {
      await navigator.clipboard.writeText(text)
      say(`Copied ${button.dataset.label}`)
    } catch {
      say('This browser does not let pages copy. Select the text instead.')
    }
  })
}
