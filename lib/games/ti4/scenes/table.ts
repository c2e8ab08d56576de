/** What else is told of the table: the active system and whose turn it is. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { factionBefore } from '../sayings/factions.ts'
import { activeIn } from './active.ts'
import { claimOf } from './claims.ts'
import { isMine, ME } from './groups.ts'
import { AT, isBetween, isLed, isOnce, isOver, leadAt, PASSES, STARTS } from './leads.ts'
import { movedTo } from './moved.ts'
import { isActive } from './numbers.ts'
import { EITHER, subjectBefore } from './owners.ts'
import { isAboutMe, personAt, playerAt, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { placeOf } from './stands.ts'
import { FLIES } from './told-way.ts'
import { turnAt } from './turns.ts'
import { activatedBefore, isBegun } from './unnamed-places.ts'
import { stepsIn } from './ways.ts'

/** "On the planet next to home". */
const isBeside = ({ isOne }: SceneTools, { from }: PlaceMention): boolean =>
  [1, 2].some((step) => isOne(from - step, 'to') && isOne(from - step - 1, 'next', 'close', 'adjacent'))

/** "Diplomacy on 31, can I move out of it", "tokens in my home system, may I leave", "34, he passes it". */
const isLeftAgain = ({ tokens, isOne }: SceneTools, { to }: PlaceMention): boolean =>
  tokens.some(
    ({ part }, at) =>
      at > to &&
      ((isOne(at, 'out', 'leave', 'from', ...PASSES) && [1, 2].some((step) => isOne(at + step, 'it', 'there'))) ||
        (isOne(at, 'leave') && tokens[at + 1]?.part !== part)),
  )

/** "2 PDS in 36 where I'm going". */
const goneTo = ({ isOne }: SceneTools, { to }: PlaceMention): boolean =>
  isOne(to + 1, 'where') && [2, 3, 4].some((step) => isOne(to + step, 'going', 'heading', 'headed', 'landing'))

const STOOD = 'im hes shes theyre were am stuck sits sitting parked'.split(' ')

const REACHED = 'reach threaten attack hit get me to into near against enter target'.split(' ')

/** Where nobody moves: the place that is reached, entered or attacked. */
const target = ({ isOne }: SceneTools, { tools, places, groups }: Read): PlaceMention | undefined =>
  places.find((place) => goneTo(tools, place)) ??
  places.find(
    (place) =>
      !isOver(tools, place.from) &&
      !isLed(tools, place, STARTS) &&
      !isBeside(tools, place) &&
      !isLeftAgain(tools, place) &&
      // "he's telling me asteroids need it"
      !(isOne(place.from - 1, 'me') && isOne(place.to + 1, 'need', 'require', 'are', 'is', 'block', 'cost')) &&
      [1, 2, 3].some((step) => isOne(place.from - step, ...REACHED)),
  ) ??
  places.find(
    (place) =>
      places.length === 1 &&
      !groups.length &&
      !isLeftAgain(tools, place) &&
      !isBegun(tools, place) &&
      !isBetween(tools, place) &&
      // "I can ignore his fleet and the asteroid field behind it"
      !tools.tokens.some(
        ({ part }, at) =>
          at < place.from && part === tools.tokens[place.from]!.part && tools.isOne(at, 'ignore', 'ignores', 'skip'),
      ) &&
      // "do I get stuck if I have a token in 24"
      !isOne(place.from - 2, 'token', 'counter', 'cc') &&
      // "his are in 25", and no more than that
      !(place.from <= 4 && place.to === tools.tokens.length - 1 && isOne(place.from - 2, 'is', 'are')) &&
      // "he's in a nebula": there he begins
      !(leadAt(tools, place, AT) !== undefined && isOne(leadAt(tools, place, AT)! - 1, ...STOOD)) &&
      // "my ships start in a nebula"
      !tools.tokens
        .slice(0, place.from)
        .some(({ plain }) => /^(start|starts|started|starting|begin|begins|began)$/.test(plain)) &&
      // "the rift gives one more", "rift twice in one move"
      !isOne(place.to + 1, 'give', 'add', 'count', 'cost', 'block', 'stop', 'kill', 'need', 'require', 'twice') &&
      !isLed(tools, place, [...PASSES, ...STARTS, 'around', 'round', 'avoid', 'bypass', 'skirt', 'without', 'not']) &&
      !tools.tokens.some((_, at) => isOne(at, 'roll', 'rolled', 'die', 'dice')),
  )

/** "Bob moves two cruisers from 24 to 25": nothing of mine is spoken of, so it is his move; "can he come from 38 to 40". */
function otherMover({ tools, groups, movers, route }: Read): string | undefined {
  const [first] = groups
  if (route.length > 1 && !movers.length) return subjectBefore(tools, route[0]!.from)
  // "Gia's war sun: 24 to my 27"
  const isMyMove = isAboutMe(tools) && tools.tokens.some(({ plain }) => /^(i|im|ive|we|me|us|mine)$/.test(plain))
  return first && route.length > 1 && !groups.some(isMine) && !isMyMove ? first.owner : undefined
}

/** "I activate 24", "the active system is 24", "can I activate that": the place. */
function activated({ tools, places }: Read, verb: number): PlaceMention | undefined {
  const { isOne } = tools
  const within = places.find(({ from, to }) => from <= verb && verb <= to)
  if (within) return within
  const before = places.filter(({ to }) => to < verb).at(-1)
  // "24, the system I activated"
  const isApposed = [2, 3].some((step) => isOne(verb - step, 'system', 'tile', 'hex') && before?.to === verb - step - 2)
  if (before && isApposed && isOne(before.to + 1, 'the')) return before
  if (before && isOne(verb + 1, 'that', 'it', 'there', 'this')) return before
  if (before && isOne(verb - 1, 'is', 'was', 'got', 'been', 'gets')) return before
  // "28, which I just activated"
  const isWhich = [1, 2, 3, 4].some(
    (step) => isOne(verb - step, 'which', 'that') && verb - step - (before?.to ?? verb) === 1,
  )
  if (before && isWhich) return before
  // "nobody moved into 22, yellow only activated"
  return places.find(({ from }) => from > verb) ?? (places.length === 1 ? before : undefined)
}

/** "Ann attacks me in 33", "if he enters 24": whose turn it is by what they do. */
function attackerIn(tools: SceneTools): string | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, i) =>
      isOne(i, 'attack', 'hit', 'enter', 'invade', 'come', 'move', 'fly', 'sail', 'go') &&
      !isOne(i - 1, 'to') &&
      personBefore(tools, i),
  )
  if (at >= 0) return personBefore(tools, at)
  // "he's in a nebula and wants to go 2 systems"
  const wish = tokens.findIndex(
    (_, i) => isOne(i, ...FLIES) && isOne(i - 1, 'to') && isOne(i - 2, 'want', 'try', 'trying', 'plan', 'hope'),
  )
  return attackerBehind(tools) ?? (wish < 0 ? undefined : subjectBefore(tools, wish))
}

/** "Which of Jol-Nar's ships can hit me": those who may come are theirs. */
function attackerBehind(tools: SceneTools): string | undefined {
  const { tokens, typed, isOne } = tools
  const at = tokens.findIndex((_, i) => isOne(i, 'reach', 'hit', 'attack') && isOne(i + 1, 'me', 'us'))
  const owner = tokens.findLastIndex((one, i) => one.owner && i < at && at - i <= 3 && isOne(i + 1, 'ship', 'fleet'))
  if (at < 0 || owner < 0) return undefined
  return factionBefore(tools, owner + 1) ?? typed.slice(tokens[owner]!.start, tokens[owner]!.end - 2)
}
/** The one right before what they do: "Ann attacks", "can Ann attack". */
const personBefore = (tools: SceneTools, at: number): string | undefined =>
  // "Blue is moving in"
  personAt(
    tools,
    /^(moving|attacking|coming|invading)$/.test(tools.tokens[at]!.plain) && tools.isOne(at - 1, 'is') ? at - 2 : at - 1,
  )

/** "24 isn't active", "the active system is not 24". */
const isDenied = ({ tokens, isOne }: SceneTools, { from, to }: PlaceMention): boolean =>
  [1, 2].some((step) => isOne(to + step, 'not', 'isnt', 'wasnt') && tokens[to + step]!.part === tokens[to]!.part) ||
  isOne(from - 1, 'not', 'isnt')

/** "I activated A last turn", "he moved them to B": whether the token of whoever moves lies there yet was not said. */
export const formerTokens = (one: Read, who: unknown, systems: readonly Claim[]): Claim[] => {
  const { tools, route } = one
  const moved = movedTo(tools, one.places)
  return tools.tokens.flatMap((_, at): Claim[] => {
    const isTurn =
      tools.isOne(at, 'activate') &&
      isOver(tools, at) &&
      tools.tokens.some((_, i) => tools.isOne(i, 'turn') || isOnce(tools, i))
    const former = isTurn && whoIs(tools, subjectBefore(tools, at)) === who ? activated(one, at) : undefined
    // "the cruiser I built in A today": what was built was built where a system was active
    const isMade = /^(built|produced)$/.test(tools.tokens[at]!.plain) && !tools.isOne(at - 1, 'not', 'never')
    const made = isMade ? one.places.find(({ from }) => from > at && from - at <= 4) : undefined
    const place =
      [at === moved?.verb ? moved.place : undefined, made].find((other) => other && other.id === route[0]?.id) ?? former
    const system = claimOf(systems, place?.id)
    const isTold = (system?.value as { tokens?: unknown } | undefined)?.tokens !== undefined
    return system && !isTold ? [{ path: `${system.path}.tokens`, value: undefined, from: at, to: at }] : []
  })
}

/** "He activated 43 last turn, can I move to 43". */
const isActivatedBefore = (one: Read, place: PlaceMention | undefined, who: string | undefined): boolean =>
  one.tools.tokens.some(
    (_, at) =>
      one.tools.isOne(at, 'activate') &&
      isOver(one.tools, at) &&
      activated(one, at)?.id === place?.id &&
      whoIs(one.tools, subjectBefore(one.tools, at)) !== who,
  )

/** "Without activating it", "I didn't activate it", "I almost activated it". */
const isNotDone = ({ isOne }: SceneTools, verb: number): boolean =>
  isOne(verb - 1, 'without', 'never', 'not', 'didnt', 'dont', 'wont', 'havent', 'hasnt', 'hadnt', 'almost', 'nearly')

/** "I'll activate 32 after this": that comes later. */
const isPlanned = ({ tokens, isOne }: SceneTools, verb: number): boolean =>
  [1, 2].some((step) => isOne(verb - step, 'ill', 'will', 'hell', 'shell', 'gonna', 'going')) &&
  tokens.some(
    ({ part }, at) =>
      at > verb &&
      part === tokens[verb]!.part &&
      (isOne(at, 'later', 'afterwards') || (isOne(at, 'after') && isOne(at + 1, 'this', 'that'))),
  )

/** "A system I already activated": it tells of a token there. */
const isOfToken = ({ tools, places }: Read, verb: number): boolean =>
  places.some(({ from, to }) => to === verb && activatedBefore(tools, from) !== undefined)

const AROUND = 'round around beside near behind next adjacent and by to'.split(' ')

/** Whoever "activates" is the active player; `isMyTurn`: the asker is, where nobody is said to be. */
export function activation(one: Read, isMyTurn: boolean): Claim[] {
  const { tools, route } = one
  const { tokens, isOne } = tools
  // "he activated A last turn": that is over
  const verbs = tokens.flatMap((_, at) =>
    isOne(at, 'activate') && !isOver(tools, at) && !isPlanned(tools, at) && !isOfToken(one, at) ? [at] : [],
  )
  const verb = verbs.find((at) => !isNotDone(tools, at)) ?? -1
  const named = tokens.findIndex((_, at) => isOne(at, 'active') && isOne(at + 1, 'system', 'tile', 'hex'))
  const spoken = one.places.filter(
    (place) => place.id !== 'nexus' && isActive(tools, place.to) && !isOver(tools, place.from),
  )
  const isNamed =
    spoken.find((place) => !isDenied(tools, place)) ??
    (named >= 0 &&
      one.places.find(
        (place) =>
          place.from > named &&
          place.from - named <= 4 &&
          !isLed(tools, place, [...PASSES, ...STARTS]) &&
          // "out of the active system round a rift"
          !tokens.slice(named, place.from).some((_, i) => isOne(named + i, ...AROUND)) &&
          !isDenied(tools, place),
      ))
  const isPassive = verb > 0 && isOne(verb - 1, 'is', 'was', 'got', 'been', 'gets') && isOne(verb + 1, 'by')
  const activator =
    verb < 0
      ? undefined
      : isPassive
        ? (personAt(tools, verb + 2) ?? playerAt(tools, verb + 2))
        : subjectBefore(tools, verb)
  // "green used Flank Speed, 2 cruisers from 19 to 22": nobody said that I come into it
  const isAllTheirs = one.groups.length > 0 && one.groups.every(({ owner }) => owner !== ME && owner !== undefined)
  const isOthers = !isAboutMe(tools) && (isAllTheirs || whoIs(tools, 'opponent') !== 'opponent')
  // "my cruisers in 24, they go to 25": who goes a way that is told is known
  const isGoing = one.movers.length > 0 && route.length > 1
  const told =
    activator ??
    activeIn(tools) ??
    turnAt(tools)?.who ??
    one.goer ??
    otherMover(one) ??
    (isGoing ? undefined : attackerIn(tools))
  // "his cruiser moves past my dread, 24 to 26": whose ships move has the turn
  const [owner, ...owners] = new Set(one.movers.map((mover) => mover.owner))
  const mover = owners.length || owner === EITHER || owner === ME ? undefined : owner
  const who = whoIs(tools, told ?? mover ?? (isOthers || !isMyTurn ? undefined : ME))
  // "he activated 43 last turn, can I move there": who is active now was not said
  const isUnknown = verb > 0 && activator === undefined && tokens[verb]!.plain === 'activates'
  const place =
    (verb >= 0 ? activated(one, verb) : undefined) ??
    (isNamed || undefined) ??
    (spoken.some(({ id }) => id === route.at(-1)?.id) ? undefined : route.at(-1)) ??
    (verb < 0 && !spoken.length && !(one.isOpen && stepsIn(tools, one.places).length > 1)
      ? target(tools, one)
      : undefined)
  const isTwo =
    isActivatedBefore(one, place, who) || (activator !== undefined && one.goer !== undefined && activator !== one.goer)
  const turnOf = turnAt(tools)
  // "I'm the active player": where nobody activates, that is what says it
  const saidActive = tokens.findIndex(({ plain }) => plain === 'active')
  const word = verb >= 0 ? verb : saidActive < 0 ? (turnOf?.at ?? -1) : saidActive
  const turn = { from: word > 0 ? word - 1 : 0, to: Math.max(word, 0) }
  // "end in 42 without activating it": what is active then was not said
  if (verb < 0 && verbs.length) return []
  const who0 = activator ?? activeIn(tools) ?? turnOf?.who
  // "I already activated 22, can my carrier leave it": what is active now was not said
  const isStood = one.movers.some(({ mention }) => place && placeOf(tools, mention, one.places)?.id === place.id)
  const isBefore = verb > 0 && isOne(verb - 1, 'already') && isStood
  if (!place) return who0 === undefined ? [] : [{ path: 'activePlayer', value: whoIs(tools, who0), ...turn }]
  return [
    { path: 'active', value: isBefore ? undefined : place.id, from: place.from, to: place.to },
    {
      path: 'activePlayer',
      value: isTwo || isUnknown ? undefined : who,
      from: verb > 0 ? verb - 1 : place.from,
      to: verb > 0 ? verb : place.to,
    },
  ]
}
