/** Ships that stop before they come to the active system: "my cruisers stop halfway", "can it park en route". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { AT, ENDS, isLed } from './leads.ts'
import { subjectBefore } from './owners.ts'
import { whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { PICKS } from './stands.ts'
import { SOME_SYSTEM } from './unnamed-places.ts'
import { shipOf } from './unnamed-ships.ts'
import { BEYOND, START } from './ways.ts'

const HALTS = ['stop', 'halt', 'park', 'rest']
/** Before the verb they say that nobody stops, or has to. */
const NOT = 'not never without dont doesnt didnt have has must need needs me him them us why'.split(' ')
const WISHES = 'want wants allowed able ok okay legal fine possible'.split(' ')
/** What is done where ships come by, and needs no stop. */
const ERRANDS = [...PICKS, 'load', 'drop', 'unload', 'leave', 'roll', 'fight', 'invade', 'bombard', 'shoot']

const ASKS = 'do does did must will would should why'.split(' ')

/** "Halfway", "part way", "on the way", "en route": the last word of it. */
export function midwayAt({ isOne }: SceneTools, at: number): number | undefined {
  if (isOne(at, 'halfway', 'midway', 'partway')) return at
  if (isOne(at, 'half', 'part', 'mid') && isOne(at + 1, 'way')) return at + 1
  if (isOne(at, 'on', 'along') && isOne(at + 1, 'the', 'my', 'his', 'her', 'their') && isOne(at + 2, 'way'))
    return at + 2
  return isOne(at, 'en') && isOne(at + 1, 'route') ? at + 1 : undefined
}

/** Who it is that stops: ships of the way, or whoever moves them. */
function isOfMover({ tools, movers }: Read, verb: number): boolean {
  const { isOne } = tools
  let at = verb - 1
  if (isOne(at, 'to')) {
    if (!isOne(at - 1, ...WISHES)) return false
    return true
  }
  while (isOne(at, 'can', 'may', 'could', 'just', 'then', 'and', 'want', 'will')) at--
  return isOne(at, 'i', 'we', 'he', 'she', 'they', 'it') || movers.some(({ mention }) => mention.to === at)
}

/** Where it is told that they stop on their way, first and last word. */
function haltAt(one: Read): { from: number; to: number } | undefined {
  const { tokens, isOne } = one.tools
  // "does it stop on the way if it meets fighters": whether it has to is what is asked
  const isAsked = tokens.some(({ part }, at) => isOne(at, ...ASKS) && tokens[at - 1]?.part !== part)
  const isCase = tokens.some((_, at) => isOne(at, 'if', 'when', 'unless', 'because', 'until'))
  if (isAsked || isCase || tokens.some((_, at) => isOne(at, ...ERRANDS))) return undefined
  for (const [at, { part }] of tokens.entries()) {
    if (!isOne(at, ...HALTS) || !isOfMover(one, at)) continue
    if (tokens.some((token, i) => i < at && token.part === part && isOne(i, ...NOT))) continue
    const to = [1, 2].map((step) => midwayAt(one.tools, at + step)).find((last) => last !== undefined)
    if (to !== undefined && tokens[to]!.part === part) return { from: at, to }
  }
  return undefined
}

/** The way on to the active system and the one up to where they stop, of which those two places at most are named. */
export function haltedIn(one: Read): { told: Read; moved: Read } | undefined {
  const halt = one.movers.length || !one.groups.length ? haltAt(one) : undefined
  // "I want to stop halfway": ships of no kind
  const doer = halt && subjectBefore(one.tools, halt.from)
  if (!halt || !(one.movers.length || doer)) return undefined
  const some = one.movers.length ? [] : [shipOf({ start: halt.from, to: halt.from }, whoIs(one.tools, doer!))]
  const end = one.places.find((place) => isLed(one.tools, place, ENDS))
  const [named, ...others] = one.places.filter((place) => place !== end)
  if (others.length || (named && !isLed(one.tools, named, AT))) return undefined
  const place: PlaceMention = named ?? { ...halt, id: SOME_SYSTEM }
  const { isOpen: _, ...read } = one
  const route = [{ ...halt, id: START }, place, end ?? { ...halt, id: BEYOND }]
  const told = { ...read, groups: [...read.groups, ...some], movers: [...read.movers, ...some], route }
  return { told, moved: { ...told, route: route.slice(0, 2) } }
}

/** The active system is the one they do not come to. */
export const withEnd = (claims: readonly Claim[], { route }: Read): Claim[] =>
  claims.map((claim) =>
    claim.path === 'active' ? { ...claim, value: route.at(-1)!.id, from: route[0]!.from, to: route[0]!.to } : claim,
  )
