import type { ReactNode } from 'react'
import { Icon } from './icons'
import { at } from './paths'

const PLACES = [
  { href: '/search/', word: 'Find', icon: 'find' },
  { href: '/check/', word: 'Check', icon: 'check' },
  { href: '/rules/', word: 'Rules', icon: 'rules' },
  { href: '/questions/', word: 'Questions', icon: 'questions' },
] as const

/** Top of every page: name, places on a wide screen, look. */
export function Header(): ReactNode {
  return (
    <header className="no-print top-0 z-20 border-b border-hairline bg-bg [@media(min-height:20rem)]:sticky">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4">
        <a href={at('/')} className="flex min-h-12 items-center font-bold text-text no-underline">
          Lawspeaker
        </a>
        <nav aria-label="Places" className="ml-4 hidden gap-1 lg:flex">
          {PLACES.map((place) => (
            <a
              key={place.href}
              href={at(place.href)}
              className="flex min-h-12 items-center gap-1.5 px-3 text-text no-underline hover:underline"
            >
              <Icon name={place.icon} size={18} /> {place.word === 'Questions' ? 'Open questions' : place.word}
            </a>
          ))}
        </nav>
        <a href={at('/search/')} data-palette className="button ml-auto" aria-keyshortcuts="/ Control+K">
          <Icon name="find" size={18} /> Search <kbd className="hidden text-sm text-muted lg:inline">/</kbd>
        </a>
        <button type="button" className="button" popoverTarget="look" aria-label="Theme and text size">
          <Icon name="theme" size={18} />
        </button>
      </div>
      <Look />
    </header>
  )
}

const THEMES = [
  ['', 'As the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['dim', 'Dim, for the table'],
] as const
const SIZES = [
  ['small', 'Small'],
  ['', 'Normal'],
  ['large', 'Large'],
] as const

/** Theme and text size; the reader module wakes it. */
function Look(): ReactNode {
  return (
    <div id="look" popover="auto" className="card fixed inset-auto right-2 top-14 m-0 w-72 p-4 text-text">
      <fieldset className="m-0 border-0 p-0">
        <legend className="font-bold">Theme</legend>
        {THEMES.map(([value, word]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="theme" value={value} className="size-5" /> {word}
          </label>
        ))}
      </fieldset>
      <fieldset className="m-0 mt-2 border-0 p-0">
        <legend className="font-bold">Text size</legend>
        {SIZES.map(([value, word]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="size" value={value} className="size-5" /> {word}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** One-handed bar at the bottom of a phone; at a zoom of 400 % it ends the page, so that it does not cover the words. */
export function BottomBar(): ReactNode {
  return (
    <nav
      aria-label="Places"
      className="no-print inset-x-0 bottom-0 z-20 grid h-14 grid-cols-4 border-t border-hairline bg-bg [@media(min-height:20rem)]:fixed lg:hidden"
    >
      {PLACES.map((place) => (
        <a
          key={place.href}
          href={at(place.href)}
          className="flex flex-col items-center justify-center text-sm leading-tight text-text no-underline"
        >
          <Icon name={place.icon} /> {place.word}
        </a>
      ))}
    </nav>
  )
}

/** Foot of every page: what this is and is not. */
export function Footer(): ReactNode {
  return (
    <footer className="no-print mx-auto max-w-6xl px-4 pb-24 pt-10 text-sm text-muted lg:pb-10">
      <p>
        Lawspeaker is made by players and not affiliated with any publisher. Rules are told in our own words; each
        clause names its source. <a href={at('/about/')}>About, sources and how to report a wrong ruling</a>
      </p>
      <p className="mt-2" data-offline />
    </footer>
  )
}
