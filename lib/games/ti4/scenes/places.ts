/** Places as players name them: by tile number, letter, planet, anomaly or wormhole. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { factionBefore, isAsker } from '../sayings/factions.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import { ACTS, MAY, TALK } from '../sayings/people-words.ts'
import { ENDS, isLed, PASSES, STARTS } from './leads.ts'
import { movedTo } from './moved.ts'
import { isTile } from './numbers.ts'
import { each, HAVING, known } from './place-features.ts'
import { isSystem, PLACES, type Place, type PlaceMention } from './place-names.ts'
import { bareIn, isHyperlane } from './place-numbers.ts'
import { isOfWay, unnamedIn } from './unnamed-places.ts'
import { isOther, isWayEnd } from './wormhole-ways.ts'

export { isHyperlane, type PlaceMention }

/** Every place that is named, in the order of the sentence; `anywhere`: numbers without a word before them too. */
export const placesIn = (tools: SceneTools, anywhere = false): readonly PlaceMention[] =>
  tools.once(anywhere ? findAnywhere : findLed)

const findAnywhere = (tools: SceneTools) => findPlaces(tools, true)
const findLed = (tools: SceneTools) => findPlaces(tools, false)

/** "Not from 24, from 26", "to 27, not 28": a place that is put right by another. */
function isNotMeant({ isOne }: SceneTools, { from }: PlaceMention, places: readonly PlaceMention[]): boolean {
  const at = isOne(from - 1, 'from', 'to', 'into', 'in', 'at', 'through', 'via') ? from - 2 : from - 1
  return isOne(at, 'not') && !isOne(at - 1, 'is', 'are', 'was', 'but') && places.length > 1
}

/** "From an alpha wormhole to another alpha wormhole": of one kind, and a place of its own. */
const anothers =
  (tools: SceneTools) =>
  (place: PlaceMention, i: number, places: readonly PlaceMention[]): PlaceMention =>
    (tools.isOne(place.from - 1, 'another') || isOther(tools, place)) &&
    !isSystem(place) &&
    places.slice(0, i).some(({ id }) => id === place.id)
      ? { ...place, id: `another ${place.id}` }
      : place

/** "The rift gives +1, so he goes through two rifts": of the kind of those that are counted, and none of them. */
const isNoKind = (tools: SceneTools) => (place: PlaceMention, _: number, places: readonly PlaceMention[]) =>
  !places.some(({ id }) => id === `${place.id} 1`) || isLed(tools, place, [...STARTS, ...ENDS, ...PASSES])

const PLAYER_DOES =
  'can cannot cant could may has moves activates player put places plays lets agrees asks asking agent commander hero'.split(
    ' ',
  )
const GOES_OFF = [
  ...ACTS,
  ...TALK,
  ...'flew flies goes went came comes enters entered passes ends stops parks announce send bring let uses used'.split(
    ' ',
  ),
]

function findPlaces(tools: SceneTools, anywhere: boolean): PlaceMention[] {
  const { mentions, isOne } = tools
  // the 1 of "dreadnought 1" is no tile
  const others = fleetsIn(tools)
  // "the Muaat war sun" is a ship of theirs, not a planet
  const isFaction = (at: number) =>
    factionBefore(tools, at + 1) && others.some(({ start }) => start === at || start === at + 1)
  // "I'm Muaat": not their planet either
  const isMe = (at: number) => factionBefore(tools, at + 1) && isAsker(tools, { from: at, to: at })
  // "can Muaat pass", "does Creuss ignore it", "red is the Creuss": none is their planet
  const isPlayer = (at: number) =>
    factionBefore(tools, at + 1) &&
    (isOne(at - 1, ...MAY, 'the', 'is', 'plays', 'playing', 'for', 'with', 'as', 'against', 'vs', 'because') ||
      isOne(at + 1, ...PLAYER_DOES) ||
      // "Creuss under the ban", "Muaat in the supernova": who heads a clause is in no place called so
      (tools.tokens[at - 1]?.part !== tools.tokens[at]!.part &&
        isOne(at + 1, 'under', 'in', 'into', 'with', 'without', 'still', 'ignore', 'ignoring')) ||
      // "Muaat flew a cruiser"
      GOES_OFF.includes(tools.tokens[at + 1]?.plain ?? '') ||
      // "Creuss: is an alpha next to a beta"
      tools.typed[tools.tokens[at]!.end] === ':')
  // "nobody home"
  const isIdiom = (at: number) =>
    isOne(at, 'home') && isOne(at - 1, 'nobody', 'anybody', 'anyone', 'noone', 'one', 'is', 'not')
  // "a system that isn't a nebula"
  const isDenied = ({ value, from }: Mention<Place>) =>
    value.tile === undefined &&
    value.anomalies?.length &&
    isOne(isOne(from - 1, 'a', 'an', 'any') ? from - 2 : from - 1, 'isnt', 'not', 'arent', 'no')
  // "into the empty system 26", "the empty space tile 46"
  const isKind = ({ value, to }: Mention<Place>) =>
    /^empty (system|space)$/.test(value.id) &&
    tools.tokens[isOne(to + 1, 'tile', 'system', 'hex') ? to + 2 : to + 1]?.number !== undefined
  // "A has an alpha"; "past an alpha" leaves open of what
  const isHad = ({ from }: Mention<Place>) =>
    isOne(isOne(from - 1, 'a', 'an', 'the') ? from - 2 : from - 1, ...HAVING, 'has', 'holds', 'got', 'with', 'is')
  // "the nexus on its gamma side"
  const isSide = ({ value, to }: Mention<Place>) =>
    value.id === 'gamma' && isOne(to, 'side') && mentions(PLACES).some((one) => one.value.id === 'nexus')
  // "gamma in 31"
  const isIn = ({ to }: Mention<Place>) => isOne(to + 1, 'in', 'at') && isTile(tools.tokens[to + 2]?.plain ?? '')
  const isBare = (one: Mention<Place>) =>
    one.value.wormholes?.[0] === one.value.id &&
    one.from === one.to &&
    !isHad(one) &&
    !isIn(one) &&
    !isWayEnd(tools, one.to)
  const named = mentions(PLACES)
    .filter((one) => !isBare(one))
    .filter((one) => !isKind(one) && !isSide(one))
    .filter((one) => !isIdiom(one.to) && !isDenied(one))
    .filter(({ from, to }) => from !== to || !(isFaction(to) || isPlayer(to) || isMe(to)))
    .flatMap((one) => each(tools, one, anywhere))
    .map(anothers(tools))
    .filter(isNoKind(tools))
  const bare = bareIn(tools, named, others, anywhere)
  const told = [...named.filter(({ id }) => id !== ''), ...bare]
  const unnamed = unnamedIn(tools).filter(({ to }) => !told.some((place) => place.to === to && place.id !== 'home'))
  const all = [...told.filter(({ to }) => !unnamed.some((place) => place.to === to)), ...unnamed]
    .filter((one, _, places) => !(one.id === 'empty system' || unnamed.includes(one)) || isOfWay(tools, one, places))
    .filter((place, _, places) => !isNotMeant(tools, place, places))
    .sort((a, b) => a.from - b.from)
  return known(tools, leftBehind(tools, all))
}

/** "He moved from A to B and now wants to go on to C": where a move began that is done, nobody is any more. */
function leftBehind(tools: SceneTools, places: readonly PlaceMention[]): readonly PlaceMention[] {
  const moved = movedTo(tools, places)
  // "it was in A but I moved it to B"
  const was = tools.tokens.findIndex(({ plain }) => /^(was|were)$/.test(plain))
  const isFormer = ({ from }: PlaceMention) => was >= 0 && was < from && tools.isOne(from - 1, 'in', 'at')
  return moved
    ? places.filter((place) => (place.from < moved.verb && !isFormer(place)) || place.from >= moved.place.from)
    : places
}
