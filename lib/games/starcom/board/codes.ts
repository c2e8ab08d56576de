import { CAPITAL, ORDINARY } from './board.ts'

/** How a link writes a system card. A released letter is never given to another card. */
export const SYSTEM_CODES: Readonly<Record<string, string>> = {
  [ORDINARY]: 'w',
  [CAPITAL]: 'k',
  homeworld: 'h',
  'research-world': 'r',
  'core-world': 'c',
  'gambling-world': 'g',
  'trade-world': 't',
  'military-base': 'm',
  'alien-system': 'a',
  'new-colony': 'n',
  'asteroid-field': 'f',
  'pulsar-system': 'p',
  'black-hole': 'b',
  'silis-major': 's',
  forsei: 'o',
  drummond: 'd',
  'empty-system': 'e',
}
export const FACE_DOWN = 'x'
export const NOT_KNOWN = 'u'

/** How a link writes a ship or station. A released pair is never given to another card. */
export const VESSEL_CODES: Readonly<Record<string, string>> = {
  scout: 'sc',
  'strike-fighter': 'sf',
  'patrol-ship': 'ps',
  corvette: 'co',
  frigate: 'fr',
  destroyer: 'de',
  cruiser: 'cr',
  battlecruiser: 'bc',
  battleship: 'bs',
  carrier: 'ca',
  'defense-station': 'ds',
  refinery: 're',
  'missile-platform': 'mp',
  'orbital-habitat': 'oh',
  'orbital-hangar': 'og',
  shipyard: 'sy',
  'undersized-shipyard': 'us',
  'jump-nexus': 'jn',
}

type Told = boolean | undefined

/** Combat and Interdiction of a system in one letter; no letter where neither is known. */
export const TOKEN_CODES: readonly { code: string; combat: Told; interdicted: Told }[] = [
  { code: 'N', combat: false, interdicted: false },
  { code: 'F', combat: true, interdicted: false },
  { code: 'I', combat: false, interdicted: true },
  { code: 'B', combat: true, interdicted: true },
  { code: 'P', combat: false, interdicted: undefined },
  { code: 'R', combat: true, interdicted: undefined },
  { code: 'Q', combat: undefined, interdicted: false },
  { code: 'S', combat: undefined, interdicted: true },
]

const reversed = (codes: Readonly<Record<string, string>>) =>
  new Map(Object.entries(codes).map(([slug, code]) => [code, slug]))
export const SYSTEM_OF = reversed(SYSTEM_CODES)
export const VESSEL_OF = reversed(VESSEL_CODES)
