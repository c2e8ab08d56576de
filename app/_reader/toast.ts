/** Says something to everyone: shown for a moment, and read aloud. */
export function say(words: string): void {
  let bar = document.querySelector<HTMLElement>('[data-said]')
  if (!bar) {
    bar = document.createElement('div')
    bar.dataset.said = ''
    bar.setAttribute('role', 'status')
    bar.className = 'no-print said'
    document.body.append(bar)
  }
  bar.textContent = words
  bar.hidden = false
  setTimeout(() => {
    if (bar.textContent === words) bar.hidden = true
  }, 4000)
}
