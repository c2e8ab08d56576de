/** What a unit is called, and what it is only said to be. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { PEOPLE, RANKS } from './things.ts'

/** "AT-ST", "Z-6": no sign but a hyphen before this word. */
export const isGlued = ({ tokens, typed }: SceneTools, at: number): boolean =>
  at > 0 && at < tokens.length && typed.slice(tokens[at - 1]!.end, tokens[at]!.start) === '-'

const NO_NAME = new Set(
  'first second third fourth another other others more further extra additional last eligible unit units squad squads one ones corps commander operative special forces support heavy trooper troopers vehicle them it he she'.split(
    ' ',
  ),
)

/** "My AT-RT, it's a ground vehicle at range 1": what a unit is, not what it is called. */
const KINDS: Readonly<Record<string, string>> = {
  'ground vehicle': 'ground-vehicle',
  'repulsor vehicle': 'repulsor-vehicle',
  'emplacement trooper': 'emplacement-trooper',
  'creature trooper': 'creature-trooper',
}

/** "Stormtroopers", "the AT-ST", "a landspeeder": the type that a name tells; of droids it tells too little. */
export function typeOfName(name: unknown): string | undefined {
  const words = typeof name === 'string' ? name.toLowerCase() : ''
  const own = /(clone|wookiee|ewok|creature|emplacement) troopers?$/.exec(words)
  if (own) return `${own[1]}-trooper`
  if (/trooper/.test(words))
    return /troopers?$/.test(words) && !/^(b\d|dark|battle)/.test(words) ? 'trooper' : undefined
  if (/^at-?[rs]t\b|walkers?$/.test(words)) return 'ground-vehicle'
  return /speeders?( bikes?)?$/.test(words) ? 'repulsor-vehicle' : undefined
}

/** What a unit is called: its name, its rank, the letter that tells it from others. */
export function called(tools: SceneTools, { first: start, last }: { first: number; last: number }) {
  const { tokens, typed } = tools
  // "my commander's scouts": whose they are is neither their name nor their rank
  const owner = tokens.findLastIndex((token, at) => at >= start && at < last && token.owner === true)
  const first = owner < 0 ? start : owner + 1
  const words = tokens.slice(first, last + 1)
  const rank = tools.mentions(RANKS).find(({ from, to }) => from >= first && to <= last)
  const lastWord = typed.slice(words.at(-1)!.start, words.at(-1)!.end)
  const letter = words.length > 1 && !isGlued(tools, last) && /^[A-Z]$/.test(lastWord) ? lastWord : undefined
  const own = letter ? words.slice(0, -1) : words
  const type = KINDS[own.map(({ plain }) => plain.replace(/s$/, '')).join(' ')]
  const said =
    type || own.every(({ plain }) => NO_NAME.has(plain)) ? undefined : typed.slice(own[0]!.start, own.at(-1)!.end)
  const name = said && said[0]!.toUpperCase() + said.slice(1)
  const person = tools.mentions(PEOPLE).find(({ from, to }) => from === first && to === last)
  const isVehicle = words.length === 1 && /^vehicles?$/.test(words[0]!.plain)
  return {
    id: letter ?? name ?? (rank ? rank.value[0]!.toUpperCase() + rank.value.slice(1) : 'Unit'),
    ...(name ? { name: person?.value ?? name } : {}),
    ...(rank ? { rank: rank.value } : {}),
    ...(isVehicle || type ? { types: [type ?? 'vehicle'] } : {}),
  }
}
