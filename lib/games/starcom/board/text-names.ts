/** Names in a board's text: players, systems, ships and stations, as they are printed or said, whatever the case. */
import { nearest } from '../../../kernel/nearest.ts'
import { cards } from '../data/cards.ts'
import { systemAliases, vesselAliases } from '../facts.ts'
import { CAPITAL, ORDINARY } from './board.ts'
import { isSystemCard, isVesselCard } from './pieces.ts'

export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim()

/** A name of a player as names are compared: without case. */
export const sameName = (name: string): string => name.normalize('NFC').trim().toLowerCase()

const tableOf = (is: (slug: string) => boolean, aliases: Readonly<Record<string, string>>) =>
  new Map([
    ...Object.entries(aliases),
    ...cards
      .filter(({ slug }) => is(slug))
      .flatMap(({ slug, name }) => [[folded(name), slug] as const, [folded(slug), slug] as const]),
  ])

const SYSTEMS = tableOf(isSystemCard, {
  ...systemAliases,
  'ordinary system': ORDINARY,
  ordinary: ORDINARY,
  'capital system': CAPITAL,
  capital: CAPITAL,
  home: 'homeworld',
  'home system': 'homeworld',
})
const VESSELS = tableOf(isVesselCard, { ...vesselAliases, 'patrol ships': 'patrol-ship' })

const find = (table: ReadonlyMap<string, string>, text: string) => {
  const word = folded(text)
  return table.get(word) ?? table.get(word.replace(/ies$/, 'y')) ?? table.get(word.replace(/s$/, ''))
}

export const systemOf = (text: string): string | undefined => find(SYSTEMS, text)
export const vesselOf = (text: string): string | undefined => find(VESSELS, text)

/** "Did you mean Corvette?", or nothing. */
export function guess(text: string, of: 'system' | 'vessel'): string {
  const is = of === 'system' ? isSystemCard : isVesselCard
  const close = nearest(
    folded(text),
    cards.filter(({ slug }) => is(slug)).map(({ name }) => name),
  )
  return close && folded(text).length > 2 ? `Did you mean ${close}? ` : ''
}

/** The seat of a name; "me", "you" and "mine" are the player who asks. */
export function seatOf(text: string, seats: readonly string[], me: number): number | undefined {
  const word = sameName(text)
  const seat = seats.findIndex((name) => sameName(name) === word)
  if (seat >= 0) return seat
  return ['me', 'you', 'mine', 'yours'].includes(word) ? me : undefined
}
