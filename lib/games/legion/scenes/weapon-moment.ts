/** When the weapon of a card is used: in an activation, when it ends, or at another moment. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import { cardsIn, PEOPLE } from './things.ts'
import { userAsked } from './weapon.ts'

/** The moment a sentence tells, or that it tells one which is not understood. */
export const weaponMoment = (tools: SceneTools): Claim[] => [
  ...whoseActivation(tools),
  ...pointOfActivation(tools),
  ...endOfOther(tools),
  ...asAnAction(tools),
  ...besideActivation(tools),
  ...notYetActivated(tools),
  ...turnOfOne(tools),
]

const ACTIVATES = /^activate[sd]?$/
const NEVER_YET = /^(not|never|hasnt|hadnt|havent|isnt|didnt|doesnt)$/
const SELF = /^(he|hes|she|shes|it|its|they|i|ive)$/

/** Whether the words between are the one who uses the weapon, somebody else, or nobody can tell. */
function isUser(tools: SceneTools, from: number, to: number): boolean | undefined {
  const owners = cardsIn(tools)[0]?.value.characters ?? []
  const isIn = (one: Mention) => from <= one.from && one.to < to
  const who = tools.mentions(PEOPLE).find(isIn)
  if (who) return owners.includes(who.value)
  return tools.tokens.slice(from, to).some(({ plain }) => SELF.test(plain)) ? true : undefined
}

/** "Before Leia had even activated", "until he activates": not in his own; "before Vader activates", "when they activate": who knows. */
function besideActivation(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const verb = tokens.findIndex(({ plain }) => ACTIVATES.test(plain))
  const at = [1, 2, 3, 4, 5, 6]
    .map((step) => verb - step)
    .find((place) => isOne(place, 'before', 'until', 'till', 'when', 'while', 'whenever', 'as', 'once', 'after'))
  if (verb < 0 || at === undefined || tokens[at]!.part !== tokens[verb]!.part) return []
  // "after he activated" is read word by word
  if (isOne(at, 'after') && SELF.test(tokens[at + 1]!.plain)) return []
  // "when he has activated" may be the end the card speaks of
  const value = isOne(at, 'before') && isUser(tools, at + 1, verb) ? 'other' : undefined
  return [{ path: 'moment', value, from: at, to: verb }]
}

/** "Leia hasn't activated yet": no activation of hers, so none that ends; "Veers already activated": whether it still does is not said. */
function notYetActivated(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const verb = tokens.findIndex(
    ({ plain }, at) =>
      plain === 'activated' && [1, 2, 3].some((step) => NEVER_YET.test(tokens[at - step]?.plain ?? '')),
  )
  const not = [1, 2, 3].map((step) => verb - step).find((at) => NEVER_YET.test(tokens[at]?.plain ?? ''))
  if (verb < 0 || not === undefined || tokens[not]!.part !== tokens[verb]!.part) return []
  const first = Math.max(0, not - 3)
  const isTold = isUser(tools, first, not) === true && !isOne(first, 'if', 'when', 'while', 'until')
  return [{ path: 'moment', value: isTold ? 'other' : undefined, from: isTold ? first : not, to: verb }]
}

/** "It's Leia's activation. May Luke use it": not in his own; of nobody named it is the owner of the card who uses it. */
function whoseActivation(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const of = tools
    .mentions(PEOPLE)
    .find(
      ({ to, start }) =>
        isOne(to + 1, 'activation') &&
        !isOne(to + 2, 'phase') &&
        ![0, 1, 2, 3].some((step) => isOne(start - step, 'of', 'end', 'after', 'before')),
    )
  if (!of || tokens.some((_, at) => isOne(at, 'not', 'isnt'))) return []
  const user = userAsked(tools)
  const isDuring = isOne(of.start - 1, 'in', 'during')
  const isOwn = user ? user.value === of.value : isDuring ? isOwner(tools, of) : undefined
  const value = isOwn === undefined ? undefined : isOwn ? 'own activation' : 'other'
  return [{ path: 'moment', value, from: of.start, to: of.to + 1 }]
}

/** "Can Boba fire it in his turn": his may be Boba's, or that of my opponent. */
function turnOfOne(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'his', 'her') && isOne(place + 1, 'turn'))
  const isAfterOne = at > 0 && tools.mentions(PEOPLE).some(({ to }) => to < at)
  return isAfterOne ? [{ path: 'moment', value: undefined, from: at, to: at + 1 }] : []
}

/** Whether somebody owns the card that is spoken of; undefined where it is nobody's own. */
function isOwner(tools: SceneTools, { value }: Mention<string>): boolean | undefined {
  const owners = cardsIn(tools)[0]?.value.characters ?? []
  return owners.length ? owners.includes(value) : undefined
}

const OWN = /^(the|this|that|his|her|its|their|my|own|unit|units|s)$/
const OTHERS = /^(enemys?|enemies|opponents?|opposing|another|others?|blues?|reds?)$/

/** "In the middle of Luke's activation", "at the start of my opponent's activation": whose it is decides. */
function momentOfWhose(tools: SceneTools, from: number, to: number): string | undefined {
  const who = tools.mentions(PEOPLE).find((one) => from <= one.from && one.to < to)
  const words = tools.tokens.slice(from, to).map(({ plain }) => plain)
  const isOwn = who ? isOwner(tools, who) : words.every((word) => OWN.test(word)) || undefined
  const isOther = isOwn === false || words.some((word) => OTHERS.test(word))
  return isOther ? 'other' : isOwn ? 'own activation' : undefined
}

/** "At the end of Luke's activation", and the weapon is Leia's: not the end the card speaks of; of one who is nobody's it is not known. */
function endOfOther(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'end') && isOne(place + 1, 'of'))
  const to = [2, 3, 4, 5].map((step) => at + step).find((place) => isOne(place, 'activation'))
  if (at < 0 || to === undefined || isOne(to + 1, 'phase')) return []
  const value = momentOfWhose(tools, at + 2, to)
  return value === 'own activation' ? [] : [{ path: 'moment', value, from: at, to }]
}

/** "His activation has only begun", "at the start of it instead": when that is, is not the end the card speaks of. */
function pointOfActivation(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, place) => isOne(place, 'start', 'beginning', 'middle') && isOne(place + 1, 'of') && !isPhase(place + 2),
  )
  function isPhase(place: number): boolean {
    return [0, 1, 2, 3].some((step) => isOne(place + step, 'phase', 'round', 'game'))
  }
  if (at >= 0 && isOne(at + 2, 'it', 'that') && !isOne(at + 3, 'activation'))
    return [{ path: 'moment', value: 'own activation', from: at, to: at + 2 }]
  const to = [2, 3, 4, 5].map((step) => at + step).find((place) => isOne(place, 'activation'))
  if (at >= 0 && to !== undefined) return [{ path: 'moment', value: momentOfWhose(tools, at + 2, to), from: at, to }]
  const begun = tokens.findIndex(({ plain }) => /^(begun|began|started|begins|starts|beginning|starting)$/.test(plain))
  const whose = [1, 2, 3, 4].map((step) => begun - step).find((place) => isOne(place, 'activation'))
  const isOwn = whose !== undefined && isOne(whose - 1, 'his', 'her', 'its', 'own')
  const isDenied = tokens.slice(whose, begun).some(({ plain }) => /^(not|hasnt|isnt|never|before)$/.test(plain))
  return isOwn && !isDenied ? [{ path: 'moment', value: 'own activation', from: whose - 1, to: begun }] : []
}

/** "As one of his actions, not at the end of his activation": in the middle of it. */
function asAnAction({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'as') && [1, 2, 3, 4].some((step) => /^actions?$/.test(tokens[place + step]?.plain ?? '')),
  )
  if (at < 0) return []
  const to = tokens.findIndex(({ plain }, place) => place > at && /^actions?$/.test(plain))
  const whose = tokens.slice(at, to).some(({ plain }) => /^(his|her|its|their|my|own)$/.test(plain))
  const not = tokens.findIndex(({ plain }) => plain === 'not')
  const end = tokens.findIndex((_, place) => place > not && place <= not + 3 && isOne(place, 'end'))
  const last = tokens.findIndex((_, place) => place > end && place <= end + 3 && isOne(place, 'activation'))
  const isEndDenied = not >= 0 && end > 0 && last > 0
  // "as an action at the end of his activation"
  if (!whose || (!isEndDenied && tokens.some((_, place) => isOne(place, 'end')))) return []
  return [
    { path: 'moment', value: 'own activation', from: at, to },
    ...(isEndDenied ? [{ path: '', value: undefined, from: not, to: last }] : []),
  ]
}
