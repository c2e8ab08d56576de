/** Who is still there, and who has gone. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { foughtElsewhere } from './fought.ts'
import { nameAt } from './people.ts'
import { PLACES } from './places.ts'
import { isCard, isStation, SYSTEMS, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

const HAVE = ['have', 'has', 'had', 'own', 'got', 'hold', 'control']
const STANDS =
  'there here present stand sit park around stay remain hang wait hover lurk linger float camp orbit'.split(' ')
const GONE =
  'gone left leave fled dead die died destroyed blown killed sunk wrecked retreat retreated lost withdrew withdraw withdrawn ran away jumped moved departed flew flown cleared pulled'.split(
    ' ',
  )
const NEVER = 'never not hasnt havent didnt isnt arent wasnt werent'.split(' ')

/** "There is an enemy Scout in orbit", "there's a Scout of Red"; but "is there a Scout" asks. */
function isTold({ tokens, isOne }: SceneTools, { start, from }: VesselMention): boolean {
  const there = isOne(start - 1, 'is', 'are') ? start - 2 : start - 1
  return isOne(there, 'there') && tokens[there]!.part === tokens[from]!.part && !isOne(there - 1, 'is', 'are')
}

/** It stands on the table: somebody has it, or it is there. */
export function stands(tools: SceneTools, one: VesselMention): boolean {
  const { tokens, isOne } = tools
  const lead = tokens.slice(Math.max(0, one.start - 2), one.from)
  const isHad =
    lead.some((_, i) => isOne(one.from - lead.length + i, ...HAVE)) &&
    !lead.some(({ plain }) => /^(can|may|could|to)$/.test(plain))
  // "his Fighters still at my capital"
  const isStill =
    isOne(one.to + 1, 'still') &&
    (isOne(one.to + 2, ...STANDS) ||
      (isOne(one.to + 2, 'at', 'in', 'over') && /^(my|our|it|that|this)$/.test(tokens[one.to + 3]?.plain ?? '')))
  const isThere =
    isStill ||
    isOne(one.to + 1, ...STANDS, 'over', 'above') ||
    (isOne(one.to + 1, 'is', 'are') &&
      [2, 3].some(
        (step) =>
          isOne(one.to + step, ...STANDS, 'in', 'at', 'on', 'over', 'above') ||
          (isOne(one.to + step, 'about') && !isOne(one.to + step + 1, 'to')),
      ))
  // "a Shipyard on my Trade World", "Shipyard on Trade World"
  const isPlaced =
    isStation(one.value) &&
    isOne(one.to + 1, 'on', 'at', 'in') &&
    (/^(my|our|the|this|that)$/.test(tokens[one.to + 2]?.plain ?? '') ||
      tools.mentions(SYSTEMS).some(({ from }) => from === one.to + 2))
  return (
    isPlaced ||
    isHad ||
    isThere ||
    isTold(tools, one) ||
    isOne(one.start - 1, 'with', 'where', 'by', 'beside', 'already')
  )
}

/** The words behind it in its part, and in one that goes on with it: "was here but has been destroyed". */
function behindOf({ tokens }: SceneTools, { to }: VesselMention): number[] {
  const own = tokens[to]!.part
  const but = tokens.findIndex(({ plain, part }) => plain === 'but' && part === own + 1)
  const goesOn = but > to && GOES_ON.test(tokens[but + 1]?.plain ?? '')
  const isOwn = (part: number) => part === own || (goesOn && part === own + 1)
  return tokens.flatMap(({ part }, at) => (at > to && at <= to + 9 && isOwn(part) ? [at] : []))
}
const GOES_ON = /^(has|have|had|was|were|is|are|it|they|now|got|left|died|jumped|moved)$/

/** "Moved in", "jumped into my system": who arrives is there; who goes "into his own system" is not. */
function arrivesAt({ tokens, isOne }: SceneTools, at: number): boolean {
  if (!isOne(at, ...GOES)) return false
  if (isOne(at + 1, 'to')) return /^(my|our|this)$/.test(tokens[at + 2]?.plain ?? '')
  const isOff = [2, 3, 4].some(
    (step) => isOne(at + step, 'own', ...OFF) && tokens[at + step]!.part === tokens[at]!.part,
  )
  return isOne(at + 1, 'in', 'into', 'here', 'there', 'onto') && !isOff
}
const GOES = 'moved jumped flew flown pulled ran'.split(' ')
const OFF = 'other another next neighbouring neighboring adjacent different'.split(' ')

/** "Left there", "only a Scout of mine left", "one Fighter left against two": what is left over; who "left" has gone. */
function remainsAt({ tokens, isOne }: SceneTools, { start, from, to }: VesselMention, at: number): boolean {
  if (tokens[at]!.plain !== 'left') return false
  const isBehind = at === to + 1 || (at === to + 3 && isOne(to + 1, 'of') && OF_WHOM.test(tokens[to + 2]!.plain))
  const lead = tokens.slice(Math.max(0, start - 1), from)
  const isFew = lead.some(({ plain }) => /^(only|just|last|lone|sole|single)$/.test(plain))
  return (
    isOne(at + 1, 'there', 'here', 'in', 'alone', 'behind') ||
    (isBehind && (isFew || isOne(at + 1, 'against', 'vs', 'versus')))
  )
}
const OF_WHOM = /^(mine|ours|his|hers|theirs|yours)$/

/** Where it is said to be gone, or never to have left. */
function goneBehind(tools: SceneTools, one: VesselMention): { gone?: number; stays: boolean } {
  const { isOne } = tools
  const gone = behindOf(tools, one).find(
    (at) => isOne(at, ...GONE) && !isOne(at - 1, 'to') && !remainsAt(tools, one, at) && !arrivesAt(tools, at),
  )
  if (gone === undefined) return tools.isDenied(one.to) ? { gone: one.to + 1, stays: false } : { stays: false }
  // "his Corvette never left"
  return { gone, stays: [1, 2].some((step) => isOne(gone - step, ...NEVER)) }
}

/** "My station died": it is there no more. */
export function isGone(tools: SceneTools, one: VesselMention): boolean {
  const { gone, stays } = goneBehind(tools, one)
  return gone !== undefined && !stays
}

/** "Tom's Cruiser is next door", "my Corvette flew off": whether it stands there is not said; "next to my Corvette" it does. */
export const isElsewhere = (tools: SceneTools, { to }: VesselMention): boolean => {
  const { tokens, isOne } = tools
  const isByVessel = (at: number) => vesselsIn(tools).some(({ start }) => start > at && start <= at + 2)
  return [1, 2, 3].some(
    (step) =>
      tokens[to + step]?.part === tokens[to]!.part &&
      ((isOne(to + step, 'next') && isOne(to + step + 1, 'door', 'to') && !isByVessel(to + step)) ||
        (isOne(to + step, 'adjacent', 'beside') && !isByVessel(to + step)) ||
        (/^(flew|jumped|moved|went)$/.test(tokens[to + step]!.plain) && isOne(to + step + 1, 'off', 'away', 'out'))),
  )
}

/** "Anna has six ships, I have three", "six ships and only two cubes": so many in all, and not where. */
const isFleet = ({ tokens, isOne }: SceneTools, { value, count = 0, start, from, to }: VesselMention): boolean =>
  !isCard(value) &&
  count > 1 &&
  tokens.slice(Math.max(0, start - 1), from).some(({ plain }) => /^(has|have|controls?|owns?|holds?)$/.test(plain)) &&
  (tokens[to + 1]?.part !== tokens[to]!.part ||
    (isOne(to + 1, 'and', 'in', 'but', 'with') &&
      (isOne(to + 2, 'i', 'all', 'total') || [2, 3].some((step) => tokens[to + step]?.number !== undefined))))

/** "Enemy Corvette in my homeworld, can I build": a part that says nothing else says where it stands. */
function isAllSaid({ tokens, isOne }: SceneTools, { start, to }: VesselMention): boolean {
  const { part } = tokens[to]!
  const before = tokens.filter((one, at) => at < start && one.part === part)
  const behind = tokens.filter((one, at) => at > to && one.part === part)
  return (
    before.every(({ plain }) => LEADS.test(plain)) &&
    isOne(to + 1, 'in', 'at', 'on', 'over', 'above', 'inside') &&
    behind.length <= MOST_OF_PLACE &&
    behind.length < tokens.length - to - 1
  )
}
const LEADS = /^(and|but|so|an?|the|some|enemy|hostile|opposing|opponents?|his|her|their)$/
/** "In my own starting system": words a place takes. */
const MOST_OF_PLACE = 5

/** "He has two Destroyers there", "all her ships are gone", "he has no ships there". */
export function othersThere(tools: SceneTools, one: VesselMention): Claim[] {
  const { isOne } = tools
  // of what only stations of others stand there, no word of ships is read
  if (isStation(one.value)) return [{ path: 'opposingShipsPresent', value: undefined, from: one.start, to: one.to }]
  // "he's got two Frigates next door"
  if (isElsewhere(tools, one)) return []
  const behind = behindOf(tools, one)
  // "is about to leave": whether it is there when it matters is not said
  const leaves = behind.find((at) => isOne(at, ...GONE) && isOne(at - 1, 'to'))
  if (leaves !== undefined) return [{ path: 'opposingShipsPresent', value: undefined, from: one.start, to: leaves }]
  const { gone, stays } = goneBehind(tools, one)
  const none = one.count === 0
  const isThere =
    none ||
    stillThere(tools) ||
    stands(tools, one) ||
    isAllSaid(tools, one) ||
    arrived(tools, one) ||
    behind.some((at) => isOne(at, 'there', 'here', 'present') || arrivesAt(tools, at))
  // "his Fighters are at his Homeworld"
  const isAtTheirs =
    one.owner !== 'me' &&
    behind.some(
      (at) =>
        isOne(at, 'at', 'in', 'on', 'over') &&
        /^(his|her|their)$/.test(tools.tokens[at + 1]?.plain ?? '') &&
        isOne(at + 2, ...PLACES, 'home', 'own'),
    )
  if (gone === undefined && (!isThere || isAtTheirs)) return []
  const place = { from: one.start, to: gone ?? one.to }
  if (isFleet(tools, one)) return [{ path: 'opposingShipsPresent', value: undefined, ...place }]
  // "no ships left" are none, "no ships fled" are some
  const are = none ? gone !== undefined && !isOne(gone, 'left') : gone === undefined || stays
  return [{ path: 'opposingShipsPresent', value: are, ...place }]
}

/** "… and he's still there", "they are still around". */
const stillThere = (tools: SceneTools): boolean => stillAt(tools, /^(he|hes|she|shes|they|theyre|it|its)$/) >= 0
const stillAt = ({ tokens, isOne }: SceneTools, who: RegExp): number =>
  tokens.findIndex(
    (_, at) =>
      isOne(at, 'still') &&
      isOne(at + 1, 'there', 'here', 'around', 'in') &&
      [1, 2, 3].some((step) => who.test(tokens[at - step]?.plain ?? '')),
  )

/** "We fought there and they are all still there": who fought me, where no vessel is named that might be meant. */
function stayed(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = stillAt(tools, /^(he|hes|she|shes|they|theyre)$/)
  const before = vesselsIn(tools).filter(({ to }) => to < at)
  if (at < 0 || before.some(({ owner }) => owner !== 'me')) return []
  const head = tokens.findIndex(({ part }) => part === tokens[at]!.part)
  const isAsked = tokens.slice(head, at).some(({ plain }) => /^(if|when|whether|unless)$/.test(plain))
  const isOpen = before.length > 0 || isAsked || isOne(head, 'are', 'is') || isOne(at - 1, ...NEVER)
  return [{ path: 'opposingShipsPresent', value: isOpen ? undefined : true, from: at, to: at + 1 }]
}

/** "He moved two Corvettes into my capital": they are there. */
function arrived({ tokens, isOne }: SceneTools, { start, to }: VesselMention): boolean {
  const came = [1, 2].some((step) => isOne(start - step, ...COMES))
  return came && [1, 2].some((step) => tokens[to + step] !== undefined && isOne(to + step, 'into', 'in', 'to', 'here'))
}
const COMES = 'moved brought jumped sent flew parked landed'.split(' ')

/** "Red jumps into my capital, a Frigate there?": ships of theirs come there, whatever they are; who holds against them is not said. */
export const comesIn = (tools: SceneTools): Claim[] =>
  tools.tokens.flatMap(({ plain }, at): Claim[] => {
    const { tokens, isOne } = tools
    const isOthers = /^(he|she|they|opponent)$/.test(tokens[at - 1]?.plain ?? '') || nameAt(tools, at - 1) !== undefined
    const isTold = isOthers && !isOne(at - 2, 'can', 'may', 'could', 'does', 'did')
    // "he jumped in"
    const isHere = isOne(at + 1, 'in', 'here', 'there') && tokens[at + 2]?.part !== tokens[at]!.part
    const isMine = isOne(at + 1, 'in', 'into', 'to') && /^(my|our)$/.test(tokens[at + 2]?.plain ?? '')
    // and left again
    const isAway = gone(tools).some(({ value }) => value === false)
    if (!COMES_IN.test(plain) || !isTold || isAway || !(isHere || isMine)) return []
    return [
      { path: 'opposingShipsPresent', value: true, from: at - 1, to: at + 1 },
      { path: 'underSiege', value: undefined, from: at - 1, to: at + 1 },
    ]
  })
const COMES_IN = /^(jump|fly|move|hop|go|come|sail)s$|^(flies|goes|jumped|flew|moved|hopped|went|came)$/

const THEM = 'attacker invader besieger enemy fleet he she they everyone everybody ships'.split(' ')
const ENDS = 'already since now again so then after before too and tho though by anyway'.split(' ')

/** "The attackers have all left", "he jumped out after": nobody is there any more. */
export function gone(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const ends = (at: number): boolean =>
    tokens[at]?.part !== tokens[at - 1]!.part ||
    isOne(at, ...ENDS) ||
    (isOne(at, 'out', 'off', 'away', 'on') && ends(at + 1))
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, ...GONE) &&
      ends(place + 1) &&
      [1, 2, 3].some((step) => isOne(place - step, ...THEM) && tokens[place - step]!.part === tokens[place]!.part),
  )
  if (at < 0) return stayed(tools)
  if ([1, 2, 3].some((step) => isOne(at - step, 'my', 'i', 'if', 'can', 'may', 'when'))) return []
  const { part } = tokens[at]!
  if (isOfNobody(tools, at)) return [{ path: 'opposingShipsPresent', value: undefined, from: at, to: at }]
  const noneDid = !isOne(at, 'left') && tokens.some((one, i) => i < at && one.part === part && isOne(i, 'none', 'no'))
  const stays = noneDid || [1, 2].some((step) => isOne(at - step, ...NEVER))
  return [{ path: 'opposingShipsPresent', value: stays, from: at, to: at }]
}

/** "The ships have left", "two of my six ships were destroyed": whose they are is not said, or they are mine. */
function isOfNobody({ tokens, isOne }: SceneTools, at: number): boolean {
  const before = tokens.flatMap(({ part }, place) => (place < at && part === tokens[at]!.part ? [place] : []))
  const isTold = before.some((place) => isOne(place, ...THEM, 'all', 'his', 'her', 'their') && !isOne(place, 'ships'))
  return !isTold || before.some((place) => isOne(place, 'my', 'our'))
}

/** A system that was fought over: who of the others is left. */
export const contested: Scene = (tools) => {
  const others = vesselsIn(tools).filter(({ owner }) => owner !== undefined && owner !== 'me')
  const told = others.flatMap((one) => othersThere(tools, one))
  return [...(told.length ? told : gone(tools)), ...foughtElsewhere(tools)]
}
