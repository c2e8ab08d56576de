/** Whose a fleet is: as it is said of it, of its faction, or of what it stands beside. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { askersFaction, factionBefore, factionsIn } from '../sayings/factions.ts'
import { isShip } from '../sayings/fleets.ts'
import { MAY } from '../sayings/people-words.ts'
import { isInstead } from './absent.ts'
import { activatorOf } from './active.ts'
import { possessorAt } from './ellipses.ts'
import { PASSES } from './leads.ts'
import { EITHER, fleetBefore, holderBefore, holdersOf, listedBy, ownerBehind, threatBefore } from './owners.ts'
import { isAboutMe, ME, personAt } from './people.ts'
import { everybody } from './seats.ts'
import { isByItself } from './stands.ts'
import { TAKES } from './taken.ts'
import { isCounted, isInWay, isKiller } from './told-fleets.ts'

const SHOTS = ['shoot', 'fire', 'hit', 'stop', 'block']

/** "Does a PDS shoot through the wormhole at my fleet", "a PDS in an adjacent system fires at us": it is not mine. */
const isAtMe = (tools: SceneTools, { start, to, count }: Mention): boolean => {
  const { tokens, isOne } = tools
  // "PDS vs my carrier"
  const isVersus = isOne(to + 1, 'vs', 'versus', 'against') && isOne(to + 2, 'my', 'me', 'us', 'our')
  if (isVersus && count === undefined) return true
  // "he can't hit me with pds"
  const isWithIt =
    isOne(start - 1, 'with') &&
    [2, 3].some((step) => isOne(start - step, 'me', 'us') && isOne(start - step - 1, ...SHOTS))
  if (isWithIt) return true
  const shot = tokens.findIndex((_, at) => at > to && at <= to + 12 && isOne(at, ...SHOTS))
  const isOfOther = tokens.slice(to + 1, shot).some((_, i) => personAt(tools, to + 1 + i) !== undefined)
  // "a PDS next door, can it shoot me"
  const head = tokens.findIndex(({ part }) => part === tokens[shot]?.part)
  const isIt = tokens[head - 1]?.part === tokens[to]!.part && isOne(head, ...MAY) && isOne(head + 1, 'it')
  const isNear = shot > 0 && (tokens[shot]!.part === tokens[to]!.part || isIt) && !isOfOther
  return isNear && tokens.some((_, at) => at > shot && at <= shot + 5 && isOne(at, 'me', 'my', 'us', 'our'))
}

/** "Hacan PDS in 26, I fly into 39": whoever heads a clause of its own beside the asker is somebody else. */
function isBesideMe({ tokens, isOne }: SceneTools, { start, to, value }: Mention<Unit>): boolean {
  const { part } = tokens[start]!
  const isMe = tokens.some((one, at) => one.part !== part && isOne(at, 'i', 'we'))
  const isMeant = tokens.some((_, at) => isOne(at, 'it', 'them', 'my', 'mine'))
  // "Keleres flagship is in there, what do I pay to activate"
  const isStanding = isOne(to + 1, 'is', 'are', 'sits', 'sit') && isOne(to + 2, 'in', 'there', 'at')
  if (isStanding && isMe && !isMeant) return true
  return !isShip(value) && !value.roles.includes('ground-force') && tokens[start - 2]?.part !== part && isMe && !isMeant
}

/** "Her cruiser can haul an infantry": cargo right behind the verb that its ship goes with. */
function isHeldBy({ tokens, isOne }: SceneTools, ship: Mention<Unit>, { start, value }: Mention<Unit>): boolean {
  const between = tokens.slice(ship.to + 1, start).map((_, i) => ship.to + 1 + i)
  return (
    isShip(ship.value) &&
    (!isShip(value) || value.type === 'fighter') &&
    tokens[ship.to]!.part === tokens[start]!.part &&
    between.length > 0 &&
    between.every((at) => isOne(at, ...TAKES, 'can', 'could', 'may', 'to', 'up', 'wants', 'will')) &&
    isOne(between.at(-1)!, ...TAKES, 'up')
  )
}

/** "Muaat war sun in 24, his token is there": of him something is told, who may be that player or another; not of "past his cruiser". */
const isOfHim = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    ({ plain }, at) => /^(hes?|his|him|shes?|hers?|they|theirs?)$/.test(plain) && !isOne(at - 1, ...PASSES, 'by'),
  )

/** "There's a cruiser II on the board somewhere". */
function isSomewhere({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean {
  const there = isOne(start - 1, 'is', 'are') ? start - 2 : start - 1
  const behind = [1, 2, 3, 4, 5].map((step) => to + step).filter((at) => tokens[at]?.part === tokens[to]!.part)
  return isOne(there, 'there') && behind.some((at) => isOne(at, 'somewhere', 'board', 'map', 'table', 'galaxy'))
}

/** "Yssaril send their flagship", "Red brings his cruiser in": their own, by who is named right before the verb. */
function sentBy(tools: SceneTools, { start }: Mention): string | undefined {
  const { isOne } = tools
  const verb = isOne(start, 'his', 'her', 'their') ? start - 1 : start - 2
  const isTheirs = isOne(verb + 1, 'his', 'her', 'their') && isOne(verb, ...BRINGS)
  const person = isTheirs ? personAt(tools, verb - 1) : undefined
  return person === 'opponent' || person === ME ? undefined : person
}
const BRINGS = 'send sends sent move moves moved bring brings brought fly flies flew take takes took push land'.split(
  ' ',
)

/** "Only a Hacan pds", "3 Hacan cruisers": a faction between the number and the thing, where nobody else has them. */
function withinCount(tools: SceneTools, { start, from }: Mention): (string | undefined)[] {
  const faction = start < from ? factionBefore(tools, from) : undefined
  if (faction === undefined) return []
  const holders = holdersOf(tools, start)
  return holders.length ? holders : [faction === askersFaction(tools) ? ME : faction]
}

/** Whose a fleet is, as far as it is said: several where "Gus and Hana have PDS", none where nobody said. */
export function ownersOf(tools: SceneTools, fleets: readonly Mention<Unit>[], i: number): (string | undefined)[] {
  const { isOne } = tools
  const mention = fleets[i]!
  const all = everybody(tools, mention.from)
  if (all.length) return [...all]
  const sender = mention.owner === 'opponent' ? sentBy(tools, mention) : undefined
  if (sender !== undefined) return [sender]
  if (mention.owner !== undefined) {
    const all = holdersOf(tools, mention.from)
    return all.length > 1 || all[0] === EITHER ? all : [mention.owner]
  }
  // "hers is a carrier"
  const bare = isOne(mention.start - 1, 'is', 'are') ? possessorAt(tools, mention.start - 2) : undefined
  const behind = bare ?? ownerBehind(tools, mention.to)
  if (behind !== undefined) return [behind]
  if (isAtMe(tools, mention)) return ['opponent']
  const within = withinCount(tools, mention)
  if (within.length) return within
  const isNear = tools.tokens[mention.start - 1]?.part === tools.tokens[mention.start]!.part
  const faction = isNear ? factionBefore(tools, mention.start) : undefined
  // "the Saar carrier" may be mine; "Sol 2 carriers" are a player's
  // "Hacan has a PDS in 27, Jol-Nar a PDS in 25"
  const hasIt =
    tools.isOne(mention.start, 'has', 'have', 'got', 'keeps') || /^an?$/.test(tools.tokens[mention.start]!.plain)
  if (faction && faction === askersFaction(tools)) return [ME]
  // "can Muaat war suns fly through", "Yssaril flagship goes past his war sun": where I do not come into it, they are a player's
  const head = factionsIn(tools).find(({ to }) => to === mention.start - 1)?.from ?? 0
  const isAsked = isOne(isOne(head - 1, 'the') ? head - 2 : head - 1, ...MAY)
  const isOnly = !isAboutMe(tools) && (isAsked || !tools.once(isOfHim))
  // "an Argent dock": of mine nobody says so
  const isSome = isOne(head - 1, 'a', 'an', 'some', 'another') && !holdersOf(tools, head).includes(ME)
  if (faction)
    return [isOnly || isSome || hasIt || isCounted(tools, mention) || isBesideMe(tools, mention) ? faction : undefined]
  if (isInWay(tools, mention)) return ['opponent']
  // "the cruisers travelling with the Yssaril flagship"
  const next = fleets[i + 1]
  const isWithNext =
    next !== undefined &&
    factionBefore(tools, next.start) !== undefined &&
    tools.tokens.slice(mention.to + 1, next.start).some((_, step) => isOne(mention.to + 1 + step, 'with')) &&
    next.start - mention.to <= 6 &&
    tools.tokens[next.start]!.part === tools.tokens[mention.to]!.part
  if (isWithNext) return ownersOf(tools, fleets, i + 1)
  // "my war sun dies to PDS": what kills mine is not mine
  if (isKiller(tools, mention)) return [isAboutMe(tools) ? 'opponent' : undefined]
  const before = fleets[i - 1]
  // "his dreads instead of the fighters"
  if (before && isInstead(tools.isOne, mention.start)) return ownersOf(tools, fleets, i - 1)
  // "yellow fires at my 2 fighters and cruiser": what is joined to mine is mine
  const some = isOne(mention.start - 1, 'some', 'several') ? 1 : 0
  // "only a fighter of his remains, dread 24 to 26"
  const isParted = isOne(mention.start - 1, ...PASSES, 'remain', 'stay', 'left', 'there', 'sit', 'wait')
  const isJoined = before && mention.start - some - before.to <= 2 && !isParted
  if (isJoined && before.owner !== undefined && tools.isOne(before.to + 1, 'and')) return ownersOf(tools, fleets, i - 1)
  // "his Alastor with 4 infantry"
  if (before && before.to === mention.start - 2 && isOne(mention.start - 1, 'with'))
    return ownersOf(tools, fleets, i - 1)
  // "she says her cruiser 2 can haul an infantry & a fighter"
  if (before && isHeldBy(tools, before, mention)) return ownersOf(tools, fleets, i - 1)
  const holders = holdersOf(tools, mention.start)
  if (holders.length) return holders
  const listed = listedBy(tools, mention.start) ?? fleetBefore(tools, mention)
  if (listed) return [listed]
  // "his 3 cruisers, 2 fighters": one owner for both
  if (isJoined && !isByItself(tools, mention)) return ownersOf(tools, fleets, i - 1)
  // "the Saar's factory, taking 4 fighters along"
  const isTaken = isOne(mention.start - 1, 'with', 'take', 'taking', 'carrying')
  if (before && isTaken && !isAboutMe(tools)) return ownersOf(tools, fleets, i - 1)
  const mover = activatorOf(tools, mention) ?? threatBefore(tools, mention.start)
  if (mover) return [mover]
  // "there's a cruiser II on the board somewhere": nobody said whose
  if (isSomewhere(tools, mention)) return [EITHER]
  const earlier = holderBefore(tools, mention.start)
  return earlier ? [earlier.owner] : []
}
