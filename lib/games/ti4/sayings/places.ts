/** Places as players name them: by tile number, letter, planet, anomaly or wormhole. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { factionBefore, fleetsIn, isAsker } from './fleets.ts'
import { chained, isActive, listIn } from './numbers.ts'
import { each, kindBehind, known } from './place-features.ts'
import { ofTile, PLACES, type Place, type PlaceMention } from './place-names.ts'

export type { PlaceMention }

/** Words before a number or a letter that is a place. */
const TOWARDS = [
  'from',
  'to',
  'into',
  'through',
  'via',
  'past',
  'in',
  'at',
  'system',
  'tile',
  'over',
  'then',
  'activate',
  'activates',
  'activating',
  'reach',
  'enter',
  'leaves',
  'leave',
  'left',
  'quits',
  'departs',
  'exits',
  'between',
  'and',
  'towards',
  'toward',
  'by',
  'across',
  'for',
  'enters',
  'entering',
  'entered',
  'target',
  'targets',
  'onto',
  'pass',
  'out',
  'off',
  'nebula',
  'rift',
  'field',
  'supernova',
  'asteroid',
  'asteroids',
  'home',
  'of',
]
/** Before a number of two digits they say the same; before one digit it is an amount. */
const AT_LARGE = [
  'near',
  'around',
  'on',
  'against',
  'hold',
  'block',
  'guard',
  'occupy',
  'take',
  'takes',
  'attack',
  'hit',
  'border',
  'borders',
  'touch',
  'move',
  'go',
  'goes',
  'do',
  'want',
  'wants',
]

/** Behind a number they say that it counts, and names no place. */
const COUNTED =
  'ship ships unit units capacity move infantry fighter fighters token tokens cruiser carrier destroyer dreadnought dread warsun war flagship mech pds ground tactic command fleet hex hexes system step dice die time times turn round'.split(
    ' ',
  )

const ON_FROM = ['to', 'into', 'via', 'through', 'towards', 'toward']
/** "A fleet of 4" is no place. */
const GROUPS = [
  'fleet',
  'pool',
  'group',
  'stack',
  'supply',
  'limit',
  'total',
  'capacity',
  'value',
  'move',
  'speed',
  'range',
]
/** "Pool at 3", "maxes at 4", "fleet is at 3": how many, and nothing of where. */
const LIMITS = [
  'pool',
  'supply',
  'limit',
  'capacity',
  'value',
  'speed',
  'range',
  'max',
  'maxed',
  'cap',
  'capped',
  'maximum',
]
const isLimit = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at - 1, 'at', 'to', 'in', 'out') &&
  [2, 3].some(
    (step) =>
      (isOne(at - step, ...LIMITS) || (isOne(at - step, 'fleet') && tokens[at]!.plain.length === 1)) &&
      (step === 2 ||
        isOne(
          at - 2,
          'is',
          'stands',
          'sits',
          'out',
          'still',
          'now',
          'dropped',
          'drops',
          'fell',
          'down',
          'up',
          'went',
          'raised',
        )),
  )
/** Before a number they say that it is none of a tile. */
const AMOUNTS = ['with', 'move', 'speed', 'value', 'pool', 'only', 'about', 'capacity', 'or']

/** "18 to 19": a number from which the way goes on to another place. */
function goesOn({ tokens, isOne }: SceneTools, at: number): boolean {
  const after = tokens.slice(at + 2, at + 4).findIndex(({ plain }) => /^\d{1,2}[ab]?$/.test(plain))
  return (
    isOne(at + 1, ...ON_FROM) &&
    !isOne(at - 1, ...AMOUNTS) &&
    after >= 0 &&
    tokens[at + 2 + after]!.part === tokens[at]!.part &&
    !isOne(at + 3 + after, ...COUNTED)
  )
}

/** Every place that is named, in the order of the sentence; `anywhere`: numbers without a word before them too. */
export const placesIn = (tools: SceneTools, anywhere = false): readonly PlaceMention[] =>
  tools.once(anywhere ? findAnywhere : findLed)

const findAnywhere = (tools: SceneTools) => findPlaces(tools, true)
const findLed = (tools: SceneTools) => findPlaces(tools, false)

/** "Hyperlane 87A": a tile that joins systems, and is none. */
export const isHyperlane = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  /^8\d[ab]$/.test(tokens[at]!.plain) &&
  [-1, 1, 2, 3].some((step) => isOne(at - step, 'hyperlane', 'hyperlanes', 'lane'))

/** "2 of my 4 infantry", "5 in pool", "needs 6 → 7": how many, or what a die has to show. */
function isAmount({ tokens, isOne }: SceneTools, at: number): boolean {
  if (tokens[at]!.number === undefined) return false
  const inPool =
    isOne(at + 1, 'in') && [2, 3, 4].some((step) => isOne(at + step, 'pool', 'supply', 'tactic', 'reserve'))
  const isOfThem =
    isOne(at + 1, 'of') && isOne(at + 2, 'my', 'his', 'her', 'their', 'the', 'those', 'them', 'these', 'our')
  const isDie = [1, 3].some((step) => isOne(at - step, 'need', 'needs', 'roll', 'rolls', 'rolled'))
  return inPool || isOfThem || (isDie && tokens[at]!.plain.length === 1)
}

/** Words between "to" and a number that tell what kind of system it is: "to empty 47", "into the adjacent 35". */
const KINDS_OF = 'empty adjacent adjoining neighbouring neighboring nearby next active activated system tile'.split(' ')
function leadOf({ isOne }: SceneTools, at: number): number {
  let lead = at - 1
  while (isOne(lead, ...KINDS_OF, 'the', 'an', 'a', 'his', 'her', 'my')) lead--
  return lead
}

const isDescribed = (tools: SceneTools, named: readonly PlaceMention[], at: number): boolean =>
  /^(\d\d[ab]?|[A-HJ-Z])$/.test(
    tools.typed.slice(tools.tokens[at]!.start, tools.tokens[at]!.end).replace(/[’']s$/, ''),
  ) && kindBehind(tools, named, at) !== undefined

function findPlaces(tools: SceneTools, anywhere: boolean): PlaceMention[] {
  const { tokens, typed, mentions, isOne } = tools
  // the 1 of "dreadnought 1" is no tile
  const others = fleetsIn(tools)
  // "the Muaat war sun" is a ship of theirs, not a planet
  const isFaction = (at: number) =>
    factionBefore(tools, at + 1) && others.some(({ start }) => start === at || start === at + 1)
  // "I'm Muaat": not their planet either
  const isMe = (at: number) => factionBefore(tools, at + 1) && isAsker(tools, { from: at, to: at })
  // "can Muaat pass", "Muaat can pass": neither is their planet
  const isPlayer = (at: number) =>
    factionBefore(tools, at + 1) &&
    isOne(at + 1, 'can', 'cannot', 'cant', 'could', 'may', 'has', 'moves', 'activates', 'player')
  // "nobody home"
  const isIdiom = (at: number) =>
    isOne(at, 'home') && isOne(at - 1, 'nobody', 'anybody', 'anyone', 'noone', 'one', 'is', 'not')
  // "a system that isn't a nebula"
  const isDenied = ({ value, from }: Mention<Place>) =>
    value.tile === undefined &&
    value.anomalies?.length &&
    isOne(isOne(from - 1, 'a', 'an', 'any') ? from - 2 : from - 1, 'isnt', 'not', 'arent')
  const named = mentions(PLACES)
    .filter((one) => !isIdiom(one.to) && !isDenied(one))
    .filter(({ from, to }) => from !== to || !(isFaction(to) || isPlayer(to) || isMe(to)))
    .flatMap((one) => each(tools, one))
  const isTaken = (at: number) => [...named, ...others].some(({ from, to }) => from <= at && at <= to)
  const tied = new Set([...chained(tools), ...listIn(tools)])
  const bare = tokens.flatMap((token, at): PlaceMention[] => {
    if (isAmount(tools, at) || isHyperlane(tools, at)) return []
    const isStart = goesOn(tools, at) || tied.has(at) || (/^\d\d[ab]?$/.test(token.plain) && isActive(tools, at))
    if (isTaken(at) || (at === 0 && !anywhere && !isStart)) return []
    const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
    const isLed =
      anywhere ||
      isStart ||
      // "a carrier 24": where it is
      (/^\d\d[ab]?$/.test(word) && others.some(({ to }) => to === at - 1)) ||
      (/^\d\d/.test(word) && isOne(at - 1, ...AT_LARGE)) ||
      isOne(at - 1, ...TOWARDS) ||
      isDescribed(tools, named, at) ||
      // "28 has my token"
      (/^\d\d/.test(word) && isOne(at + 1, 'has', 'holds') && [3, 4].some((step) => isOne(at + step, 'token'))) ||
      // "the active system is 30"
      (isOne(at - 1, 'is') &&
        isOne(at - 2, 'system', 'tile', 'hex') &&
        isOne(at - 3, 'active', 'activated', 'target')) ||
      (isOne(at - 1, 'the') && isOne(at - 2, ...TOWARDS)) ||
      (isOne(at - 1, 'as') && isOne(at - 2, 'far')) ||
      (/^\d\d[ab]?$/.test(word) && isOne(at - 1, ...KINDS_OF) && isOne(leadOf(tools, at), ...TOWARDS)) ||
      // "active's 24", "24 is the active system"
      (/^\d\d[ab]?$/.test(word) && isActive(tools, at)) ||
      // "activates my 38"
      (/^\d\d[ab]?$/.test(word) && isOne(at - 1, 'my', 'our', 'his', 'her', 'their') && isOne(at - 2, ...TOWARDS))
    if (!isLed || (isOne(at - 1, 'of') && isOne(at - 2, ...GROUPS)) || isLimit(tools, at)) return []
    const counts =
      (isOne(at + 1, ...COUNTED) && tokens[at + 1]!.part === token.part) ||
      others.some(({ start, from }) => start <= at && at < from)
    if (/^\d{1,2}[ab]?$/i.test(word) && !counts) return [{ ...ofTile(word), from: at, to: at }]
    return /^[A-Z]$/.test(word) && word !== 'I' ? [{ id: word, from: at, to: at }] : []
  })
  const all = [...named.filter(({ id }) => id !== ''), ...bare].sort((a, b) => a.from - b.from)
  return known(tools, all)
}
