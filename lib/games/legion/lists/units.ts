/** Lines about units and their upgrades. Points are army points. */
import { HEADINGS, type Heading, type ListUnit, type ListUpgrade } from './list.ts'

const COUNT = /^(\d{1,2})\s*[×x]\s+/iu
const STANDARD = /^(.+?)(?: \((\d{1,4})\))?(?:: (.+))? = (\d{1,4})$/
const BRACKET = /^(.+?)\s*\((.*)\)$/
const ADMIRAL = /^(.+?) (\d{1,4})(?: \+ (\d{1,4}))?(?: x \d{1,2})? = \d{1,5}$/
const UPGRADE = /^(.+?)(?: \((\d{1,4})\))?$/
const LONGEST_NAME = 80

/** Older exports write some headings in the plural or singular. */
const WORDS: Readonly<Record<string, Heading>> = {
  ...Object.fromEntries(HEADINGS.map((heading) => [heading.toLowerCase(), heading])),
  commander: 'Commanders',
  operatives: 'Operative',
  supports: 'Support',
  heavies: 'Heavy',
  counterpart: 'Counterparts',
}

/** The rank a heading names: "Corps:". */
export const headingOf = (line: string): Heading | undefined =>
  line.endsWith(':') ? WORDS[line.slice(0, -1).trim().toLowerCase()] : undefined

const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && /\p{L}/u.test(name) && !/[{}[\]"<>]|:\/\//.test(name)

/** "Kraken - Kraken" is one unit with two ids. */
function once(name: string): string {
  const [first, second, ...more] = name.split(' - ')
  return first && first === second && !more.length ? first : name
}

function counted(line: string): { count: number; rest: string } {
  const found = COUNT.exec(line)
  const count = Number(found?.[1] ?? 1)
  return count > 0 && found ? { count, rest: line.slice(found[0].length).trim() } : { count: 1, rest: line }
}

/** "Force Push (40)", or without the points; of a loadout "A (5)/B (3)" the card in the list. */
export function upgradeOf(text: string): ListUpgrade {
  const [, name = text, cost] =
    UPGRADE.exec(
      text
        .split(')/')[0]!
        .replace(/\((\d+)$/, '($1)')
        .trim(),
    ) ?? []
  return { name: name.trim(), ...(cost === undefined ? {} : { cost: Number(cost) }) }
}

/** Upgrades in a row; points in brackets part them where there are any. */
export const upgradesOf = (text: string): ListUpgrade[] =>
  text
    .split(/\(\d{1,4}\)/.test(text) ? /(?<=\)),\s*/ : /,\s*/)
    .filter((part) => part.trim())
    .map(upgradeOf)

/** A unit under a heading: "3× Stormtroopers (42): DLT-19 Stormtrooper (20) = 186". */
export function standardUnit(line: string, heading: Heading | undefined): ListUnit | undefined {
  const { count, rest } = counted(line.replace(/^[-–—]\s*/, ''))
  const [, name, one, upgrades, total] = STANDARD.exec(rest) ?? []
  if (!name || !isName(name)) return undefined
  const cost = one ?? (count === 1 && !upgrades ? total : undefined)
  return {
    name: once(name),
    count,
    ...(cost === undefined ? {} : { cost: Number(cost) }),
    ...(heading ? { heading } : {}),
    upgrades: upgrades ? upgradesOf(upgrades) : [],
  }
}

/** A unit on its own: "Stormtroopers (62)", or minimal with upgrades in the brackets. The points are those of all of it. */
export function unitOf(line: string): ListUnit | undefined {
  const { count, rest } = counted(line)
  const [, name = rest, inside = ''] = BRACKET.exec(rest) ?? []
  if (!isName(name)) return undefined
  const isCost = /^\d{1,4}$/.test(inside)
  return {
    name: once(name.trim()),
    count,
    ...(isCost ? { cost: Number(inside) } : {}),
    upgrades: isCost ? [] : upgradesOf(inside),
  }
}

/** A unit of Tabletop Admiral: "Han Solo 100 + 13 = 113", "2x Rebel Troopers 40 x 2 = 80". */
export function admiralUnit(line: string): ListUnit | undefined {
  const { count, rest } = counted(line)
  const [, name, cost] = ADMIRAL.exec(rest) ?? []
  return name && isName(name) ? { name: once(name), count, cost: Number(cost), upgrades: [] } : undefined
}

const alike = (a: ListUnit, b: ListUnit): boolean =>
  JSON.stringify({ ...a, count: 0 }) === JSON.stringify({ ...b, count: 0 })

/** Copies that stand one after another as one entry with a count. */
export function stacked(units: readonly ListUnit[]): ListUnit[] {
  const stacks: ListUnit[] = []
  for (const unit of units) {
    const last = stacks.at(-1)
    if (last && alike(last, unit)) stacks[stacks.length - 1] = { ...last, count: last.count + unit.count }
    else stacks.push(unit)
  }
  return stacks
}
