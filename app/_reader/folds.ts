const folded = () => document.querySelectorAll<HTMLDetailsElement>(':is(.entry, .behind):not([open])')

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))
  if (named instanceof HTMLDetailsElement) named.open = true
}

/** Opens what is folded where the sheet cannot (`::details-content`, in older browsers): the entry an address names, and on paper all. */
export function wakeFolds(): void {
  if (CSS.supports('selector(::details-content)')) return
  openNamed()
  addEventListener('hashchange', openNamed)
  addEventListener('beforeprint', () => {
    const opened = [...folded()]
    for (const fold of opened) fold.open = true
    const restore = () => {
      for (const fold of opened) fold.open = false
    }
    addEventListener('afterprint', restore, { once: true })
  })
}
