/** Marks the section that is being read in the contents beside it. */
export function wakeSpy(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [link.hash.slice(1), link]),
  )
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? [])
  const mark = () => {
    const read = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3).at(-1)
    for (const [id, link] of links) {
      if (id === read?.id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const watcher = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' })
  for (const heading of headings) watcher.observe(heading)
}
