/**
 * What a page's markup alone can prove: run in the browser on a parsed document, for every page of the site.
 * It has to stand alone: a test hands its source to the browser.
 */

/** What is wrong with the document, in words. `origin` is where its own links lead. */
export function faultsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const faults: string[] = []
  const all = (selector: string, within: ParentNode = page) => [...within.querySelectorAll<HTMLElement>(selector)]
  const show = (one: Element) => (one.cloneNode(false) as Element).outerHTML.slice(0, 160)
  const say = (what: string, elements: readonly Element[]) => {
    for (const one of elements.slice(0, 3)) faults.push(`${what}: ${show(one)}`)
  }
  const isHidden = (one: Element) => one.closest('[aria-hidden="true"], [hidden], template, noscript') !== null
  const shown = (selector: string) => all(selector).filter((one) => !isHidden(one))
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  /** What a screen reader calls it by its content: text, and the names of pictures. */
  const content = (one: Element): string =>
    words(
      [...one.childNodes]
        .map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent
          if (node.nodeType !== Node.ELEMENT_NODE || (node as Element).getAttribute('aria-hidden') === 'true') return ''
          return given(node as Element) || (node as Element).getAttribute('alt') || content(node as Element)
        })
        .join(' '),
    )
  /** The name an element is given by aria. */
  const given = (one: Element): string =>
    words(one.getAttribute('aria-label')) ||
    words(
      (one.getAttribute('aria-labelledby') ?? '')
        .split(/\s+/)
        .map((id) => (id ? page.getElementById(id)?.textContent : ''))
        .join(' '),
    )
  const labelled = (one: Element): string =>
    given(one) ||
    words([...((one as HTMLInputElement).labels ?? [])].map(content).join(' ')) ||
    words(one.getAttribute('title'))

  // The document.
  const { documentElement: root } = page
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(root.lang)) faults.push(`the language of the page is "${root.lang}"`)
  if (!words(page.title)) faults.push('no title')
  const viewport = page.querySelector('meta[name=viewport]')?.getAttribute('content') ?? ''
  if (!/width=device-width/.test(viewport) || /user-scalable|maximum-scale/.test(viewport))
    faults.push(`viewport ${viewport}`)
  say('moves on by itself', all('meta[http-equiv=refresh], marquee, blink'))

  // Headings and landmarks.
  const headings = shown('h1, h2, h3, h4, h5, h6, [role=heading]')
  const levels = headings.map((one) => Number(one.getAttribute('aria-level') ?? one.tagName[1]))
  if (levels.filter((level) => level === 1).length !== 1)
    faults.push(`${levels.filter((level) => level === 1).length} headings of the first level`)
  say(
    'a heading skips a level',
    headings.filter((_, i) => i > 0 && levels[i]! > levels[i - 1]! + 1),
  )
  say(
    'a heading without words',
    headings.filter((one) => !content(one)),
  )
  const sectioned = 'article, aside, main, nav, section'
  const landmarks: Record<string, HTMLElement[]> = {
    main: shown('main, [role=main]'),
    banner: shown('header, [role=banner]').filter((one) => !one.parentElement?.closest(sectioned)),
    contentinfo: shown('footer, [role=contentinfo]').filter((one) => !one.parentElement?.closest(sectioned)),
  }
  for (const [name, found] of Object.entries(landmarks))
    if (found.length > 1 || (name === 'main' && found.length === 0)) faults.push(`${found.length} of ${name}`)
  for (const selector of [
    'nav, [role=navigation]',
    'aside, [role=complementary]',
    'section[aria-label], [role=region]',
  ]) {
    const names = shown(selector).map(given)
    if (names.length > 1)
      say(
        'two landmarks of a kind are called the same',
        shown(selector).filter((_, i) => names.indexOf(names[i]!) !== i),
      )
  }
  const inLandmark =
    'main, nav, aside, header, footer, dialog, script, style, template, noscript, [role], [aria-live], [popover]'
  say(
    'outside every landmark',
    [...page.body.children].filter(
      (one) =>
        !one.matches(inLandmark) &&
        !isHidden(one) &&
        !one.matches('a[href^="#"]') &&
        words(one.textContent) &&
        !one.querySelector('main, nav, header, footer'),
    ),
  )
  say(
    'a skip link leads nowhere',
    all('body > a[href^="#"]').filter((one) => !page.getElementById(one.getAttribute('href')!.slice(1))),
  )

  // Names.
  say(
    'a field without a label',
    shown('input:not([type=hidden], [type=submit], [type=button]), select, textarea').filter((one) => !labelled(one)),
  )
  say(
    'nothing to call it by',
    shown('a[href], button, summary, [role=button], [role=link], [role=tab], [role=gridcell], [role=option]').filter(
      (one) => !content(one) && !labelled(one),
    ),
  )
  say(
    'a picture without words',
    shown('img:not([alt]), [role=img], svg[role=img]').filter(
      (one) => !one.hasAttribute('alt') && !given(one) && !one.querySelector('title'),
    ),
  )
  say(
    'a frame, group or dialog without a name',
    shown('iframe, dialog, [role=dialog], [role=group], [role=radiogroup], [role=grid]').filter(
      (one) => !labelled(one) && !words(one.querySelector('legend')?.textContent),
    ),
  )
  say(
    'a fieldset without a legend',
    shown('fieldset').filter(
      (one) => !content(one.querySelector(':scope > legend') ?? one.ownerDocument.createElement('i')) && !given(one),
    ),
  )

  // Ids and what points at them.
  const ids = all('[id]').map(({ id }) => id)
  say(
    'an id comes twice',
    all('[id]').filter((_, i) => ids.indexOf(ids[i]!) !== i),
  )
  for (const name of [
    'aria-labelledby',
    'aria-describedby',
    'aria-owns',
    'aria-activedescendant',
    'headers',
    'for',
    'list',
  ])
    say(
      `${name} names nothing`,
      all(`[${name}]`).filter((one) =>
        (one.getAttribute(name) ?? '').split(/\s+/).some((id) => id && !ids.includes(id)),
      ),
    )

  // Keys, roles and nesting.
  say(
    'a tab stop out of order',
    all('[tabindex]').filter((one) => Number(one.getAttribute('tabindex')) > 0 || one.getAttribute('tabindex') === ''),
  )
  const stops =
    'a[href], button:not([disabled]), input:not([type=hidden], [disabled]), select, textarea, summary, [tabindex="0"]'
  say(
    'hidden, yet a key reaches it',
    all(`[aria-hidden="true"] :is(${stops}), :is(${stops})[aria-hidden="true"]`).filter((one) => one.tabIndex >= 0),
  )
  say(
    'one control inside another',
    all(`:is(a[href], button, summary) :is(a[href], button, input, select, textarea, summary)`),
  )
  // Of a rule page one stop a clause; everything else of it waits behind that one.
  const reached = all(stops).filter((one) => {
    const within = one.tagName === 'SUMMARY' ? one.parentElement!.parentElement! : one.parentElement!
    return one.tabIndex >= 0 && !isHidden(one) && !within.closest('details:not([open])')
  })
  if (all('.topic').length > 0 && reached.length > 120) faults.push(`${reached.length} stops of the focus`)
  const roles =
    'alert alertdialog banner button cell checkbox columnheader combobox complementary contentinfo dialog figure form grid ' +
    'gridcell group heading img link list listbox listitem log main menu menuitem meter navigation none note option ' +
    'presentation progressbar radio radiogroup region row rowgroup rowheader search searchbox separator slider spinbutton ' +
    'status switch tab table tablist tabpanel term textbox timer toolbar tooltip tree treeitem'
  say(
    'no such role',
    all('[role]').filter((one) => !roles.split(' ').includes(one.getAttribute('role')!)),
  )
  for (const [child, parent] of Object.entries({
    li: 'ul, ol, menu, [role=list]',
    'dt, dd': 'dl, dl > div',
    '[role=listitem]': 'ul, ol, [role=list]',
    '[role=tab]': '[role=tablist]',
    '[role=option]': '[role=listbox], [role=group]',
  }))
    say(
      'stands in the wrong place',
      all(child).filter((one) => !one.parentElement?.matches(parent)),
    )
  say(
    'no child of a list',
    all(
      'ul > :not(li, script, template), ol > :not(li, script, template), dl > :not(dt, dd, div, script, template)',
    ).filter((one) => !one.parentElement!.hasAttribute('role')),
  )
  for (const [child, parent] of [
    ['[role=row]', '[role=grid], [role=table], [role=rowgroup], [role=treegrid]'],
    ['[role=gridcell], [role=cell], [role=columnheader], [role=rowheader]', '[role=row]'],
  ] as const)
    say(
      'stands outside its grid',
      all(child).filter((one) => !one.parentElement?.closest(parent)),
    )
  say('aria-hidden on the whole page', all('body[aria-hidden]'))
  const yesOrNo = [
    'aria-busy',
    'aria-disabled',
    'aria-expanded',
    'aria-hidden',
    'aria-modal',
    'aria-required',
    'aria-selected',
  ]
  for (const name of yesOrNo)
    say(
      `${name} is neither true nor false`,
      all(`[${name}]`).filter((one) => !/^(true|false)$/.test(one.getAttribute(name)!)),
    )
  say(
    'a table without headings',
    shown('table').filter((one) => !one.querySelector('th') && one.getAttribute('role') !== 'presentation'),
  )
  say(
    'a table heading without words',
    shown('th').filter((one) => !content(one)),
  )
  return faults
}

/** Addresses a page leads to on this site, without their questions: `/rules/x/#id`. */
export function linksOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('a[href], link[rel=canonical], link[rel=alternate]')].map(
    (one) => one.getAttribute('href')!,
  )
}

/** Every id of a page. */
export function idsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('[id]')].map(({ id }) => id)
}

/** Every shape of element on a page, under the shape it stands in: what styles and rules of structure can tell apart. */
export function shapesOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const shape = (one: Element) =>
    [one.tagName, ...[...one.classList].sort(), one.getAttribute('role') ?? '', one.getAttribute('type') ?? ''].join(
      '.',
    )
  const shapes = new Set<string>()
  const walk = (one: Element, outer: string) => {
    for (const child of one.children) {
      const inner = shape(child)
      shapes.add(`${outer} > ${inner}`)
      walk(child, inner)
    }
  }
  walk(page.body, shape(page.body))
  return [...shapes]
}
