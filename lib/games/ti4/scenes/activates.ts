/** An activation by itself: "can I activate a system I already have a token in", and nothing is said to move. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { isUnit } from './base.ts'
import { tokenThere } from './command-tokens.ts'
import { personAt, whoIs } from './people.ts'
import type { Read } from './read.ts'
import { OTHER_TOKENS, SOME_SYSTEM, TOKENS } from './unnamed-places.ts'

const SYSTEM = ['system', 'tile', 'hex', 'one']
const HAS = 'have has got'.split(' ')
const LYING = 'already still also'.split(' ')
const MOVES = 'move moves moving fly flies go goes send bring come ship ships fleet fleets pass through'.split(' ')

/** "Do a tactical action", "tactical action?", where it is asked of tokens. */
const isAction = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at - 1, 'tactical') &&
  isOne(at, 'action') &&
  tokens.some((_, i) => isOne(i, ...TOKENS, 'tactics')) &&
  ([2, 3, 4].some((step) => isOne(at - step, 'do', 'take', 'make', 'perform', 'use', 'get')) ||
    tokens[at - 2]?.part !== tokens[at]!.part)

function verbAt(tools: SceneTools): number {
  const verb = tools.tokens.findIndex((_, at) => tools.isOne(at, 'activate'))
  return verb < 0 ? tools.tokens.findIndex((_, at) => isAction(tools, at)) : verb
}

/** "Activate it again", "the same system", "that one": where it stands. */
function sameAt({ tokens, isOne }: SceneTools, verb: number): number | undefined {
  const isNear = (at: number) => tokens[at]?.part === tokens[verb]?.part
  const at = [verb + 1, verb + 2, verb + 3].find((place) => isNear(place) && isOne(place, ...SYSTEM, 'it'))
  return at !== undefined && (isOne(at, 'it') || isOne(at - 1, 'same', 'that', 'this')) ? at : undefined
}

/** "A system I already have a token in", "one where he has a token": whose token lies in the system of this word. */
function ownerOfToken(tools: SceneTools, system: number): { owner: string; from: number; to: number } | undefined {
  const { tokens, isOne } = tools
  let at = isOne(system + 1, 'where', 'that', 'which', 'in') ? system + 2 : system + 1
  if (isOne(at, 'which', 'where')) at++
  const owner = personAt(tools, at)
  let verb = at + 1
  while (isOne(verb, ...LYING)) verb++
  const isHad = isOne(verb, ...HAS) || /^(ive|hes|shes|theyve)$/.test(tokens[at]?.plain ?? '')
  const token = [0, 1, 2, 3, 4].map((step) => verb + step).find((place) => isOne(place, ...TOKENS))
  const isOther = token !== undefined && (isOne(token - 1, ...OTHER_TOKENS) || isOne(token - 1, 'no'))
  if (owner === undefined || !isHad || token === undefined || isOther) return undefined
  return { owner: whoIs(tools, owner), from: system, to: token }
}

/** "Activate a system": one of which no more is told, or whose token lies there. */
function someSystem({ tools, places }: Read): Claim[] {
  const { isOne } = tools
  const verb = verbAt(tools)
  // "can I still activate with one from my fleet": any system
  const isBare =
    isAction(tools, verb) ||
    tools.tokens[verb + 1]?.part !== tools.tokens[verb]?.part ||
    isOne(verb + 1, 'with', 'at', 'again', 'now', 'something', 'anything')
  const there = tokenThere(tools)
  const same = there ? sameAt(tools, verb) : undefined
  const at = isBare ? verb : (same ?? [verb + 1, verb + 2].find((place) => isOne(place, ...SYSTEM)) ?? -1)
  if (
    verb < 0 ||
    at < 0 ||
    places.length ||
    (same === undefined && !isOne(at - 1, 'a', 'any', 'another', 'the', 'activate', 'i', 'still', 'to', 'tactical'))
  )
    return []
  const token = ownerOfToken(tools, at) ?? there
  const system = { id: SOME_SYSTEM, ...(token ? { tokens: [token.owner] } : {}) }
  return [
    { path: 'systems[0]', value: system, from: token?.from ?? at, to: token?.to ?? at },
    { path: 'active', value: SOME_SYSTEM, from: at, to: at },
  ]
}

/** "Activate 25 twice", "activate it again": whether the token of the first time is still there was not said. */
function onceMore({ tokens, isOne }: SceneTools, claims: readonly Claim[]): Claim[] {
  const verb = tokens.findIndex((_, at) => isOne(at, 'activate'))
  const at = tokens.findIndex(
    ({ part }, i) => i > verb && part === tokens[verb]?.part && isOne(i, 'again', 'twice', 'second'),
  )
  const active = claims.find(({ path }) => path === 'active')?.value
  const system = claims.find(
    ({ path, value }) => /^systems\[\d+\]$/.test(path) && (value as { id?: string }).id === active,
  )
  const isToken = tokens.some((_, i) => isOne(i, ...TOKENS))
  return verb < 0 || at < 0 || !system || isToken
    ? []
    : [{ path: `${system.path}.tokens`, value: undefined, from: at, to: at }]
}

/** The claims with what is activated; where nothing moves and nobody has a ship, no move is part of the question. */
export function withActivation(one: Read, claims: readonly Claim[]): Claim[] {
  const { tools } = one
  const verb = verbAt(tools)
  const system = someSystem(one)
  const hasToken = (system[0]?.value as { tokens?: unknown } | undefined)?.tokens !== undefined
  const rest = hasToken ? claims.filter(({ path }) => path !== 'systems[0].tokens') : claims
  const isStill =
    verb >= 0 &&
    !tools.tokens.some((_, at) => tools.isOne(at, ...MOVES)) &&
    // "he played Ceasefire when I activated 31": a card bears on what would have moved
    !rest.some((claim) => isUnit(claim) || /^(moves|effects)/.test(claim.path))
  const told = [...rest, ...system]
  return [...told, ...onceMore(tools, told), ...(isStill ? [{ path: 'moves', value: [], from: verb, to: verb }] : [])]
}
