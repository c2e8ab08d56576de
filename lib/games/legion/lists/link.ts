/** Addresses of lists on Legion HQ. Their unit and card codes are readable only with that site's own table. */
import type { Faction } from '../data/cards.ts'
import { type ArmyList, emptyList } from './list.ts'

const LINK = /^(?:https?:\/\/)?(?:www\.)?legionhq2?\.com\/list\/([a-z]+)\/(\S*)$/i

const POINTS = /^\d{1,5}$/

const FACTIONS: Readonly<Record<string, Faction>> = {
  rebels: 'rebel',
  empire: 'empire',
  republic: 'republic',
  separatists: 'separatist',
  mandalorians: 'mandalorian',
  mercenary: 'shadow-collective',
}

/** Codes of the battle forces. */
const FORCES: Readonly<Record<string, string>> = {
  '2t': '212th Attack Battalion',
  '5t': '501st Legion',
  bf: 'Blizzard Force',
  btv: 'Bright Tree Village',
  ebd: 'Echo Base Defenders',
  exd: 'Experimental Droids',
  ir: 'Imperial Remnant',
  og: 'The Ohnaka Gang',
  rf: 'Rapid Interdiction Force',
  si: 'Separatist Invasion',
  sc: 'Shadow Collective',
  sb: 'Stormtrooper Battalion',
  tf: 'Tempest Force',
  wd: 'Wookiee Defenders',
  mc: 'Mandalorian Clans',
  cotw: 'Children of the Watch',
  ck: 'Clan Kryze',
  cw: 'Clan Wren',
  cs: 'Clan Saxon',
  cc: 'Custom clan',
}

/** The list behind a link as far as its address tells it: faction, points, battle force; every code is left aside. */
export function readLink(text: string): ArmyList | undefined {
  const found = LINK.exec(text.trim())
  if (!found) return undefined
  const pieces = found[2]!.replace(/[?#].*$/, '').split(':')
  const codes = (pieces.at(-1) ?? '').split(',').filter(Boolean)
  const [first, second] = pieces.length > 1 ? pieces : []
  const limit = first && POINTS.test(first) ? Number(first) : undefined
  // old links may leave the points out
  const code = pieces.length > 2 ? second : limit === undefined ? first : undefined
  const faction = FACTIONS[found[1]!.toLowerCase()]
  // a code that is not known is some battle force: nothing is said of it
  const battleForce = code ? FORCES[code] : 'none'
  const strange = [
    faction ? undefined : found[1],
    pieces.length > 2 && limit === undefined ? first : undefined,
    battleForce ? undefined : code,
    ...pieces.slice(2, -1),
  ].flatMap((piece) => piece || [])
  return {
    ...emptyList('link'),
    ...(faction ? { faction } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(battleForce ? { battleForce } : {}),
    link: text.trim(),
    aside: [...strange, ...codes],
  }
}
