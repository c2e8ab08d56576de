import type { ReactNode } from 'react'
import { Icon } from './icons'
import { at } from './paths'

const PLACES = [
  { href: '/search/', word: 'Find', icon: 'find' },
  { href: '/check/', word: 'Check', icon: 'check' },
  { href: '/rules/', word: 'Rules', icon: 'rules' },
  { href: '/questions/', word: 'Questions', icon: 'questions' },
] as const

/** Top of every page: name, places (under the thumb on a phone), search, look. */
export function Header(): ReactNode {
  return (
    <header className="top no-print">
      <div className="wide">
        <a href={at('/')}>Lawspeaker</a>
        <nav aria-label="Places">
          {PLACES.map((place) => (
            <a key={place.href} href={at(place.href)}>
              <Icon name={place.icon} /> {place.word}
            </a>
          ))}
        </nav>
        <a href={at('/search/')} data-palette className="button" aria-keyshortcuts="/ Control+K">
          <Icon name="find" size={18} /> Search <kbd>/</kbd>
        </a>
        <button type="button" className="button" data-look aria-label="Theme and text size">
          <Icon name="theme" size={18} />
        </button>
      </div>
    </header>
  )
}

/** Foot of every page: what this is and is not. */
export function Footer(): ReactNode {
  return (
    <footer className="foot wide no-print">
      <p>
        Made by players, not affiliated with any publisher. <a href={at('/about/')}>About and sources</a>
      </p>
      <p data-offline />
    </footer>
  )
}
