/** Who uses the weapon of a card. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { cardsIn, PEOPLE, peopleBeside } from './things.ts'
import { weaponMoment } from './weapon-moment.ts'

export const cardWeapon: Scene = (tools) => [
  ...cardsIn(tools)
    .slice(0, 1)
    .map((one) => claim('card', one.value.name, one)),
  ...afterTheRound(tools),
  ...kindOfUser(tools),
  ...oneOfBoth(tools),
  ...silentOnCounterpart(tools),
  ...ofAnother(tools),
  ...ofSomeUnit(tools),
  ...targetEngaged(tools),
  ...gainedByAnother(tools),
  ...versatileOther(tools),
  ...weaponMoment(tools),
]

/** "His wrist rocket has versatile": a keyword of another weapon than that of the card. */
function versatileOther({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(({ plain }) => plain === 'versatile')
  const verb = [1, 2].map((step) => at - step).find((place) => isOne(place, 'has', 'is', 'with', 'got'))
  const whose = verb === undefined ? undefined : [2, 3].map((step) => verb - step).find((place) => isOne(place, ...OWN))
  if (whose === undefined || tokens[whose]!.part !== tokens[at]!.part) return []
  const isCards = tokens.slice(whose, verb).some(({ plain }) => /^(cards?|weapon)$/.test(plain))
  return isCards ? [] : [{ path: 'versatile', value: undefined, from: at, to: at }]
}
const OWN = ['his', 'her', 'my', 'their', 'other']

/** "My engaged trooper makes …", "my speeder, a vehicle, …": of a vehicle it is not said what kind it is, but it is no trooper. */
function kindOfUser({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      /^(trooper|vehicle|walker|speeder|tank)s?$/.test(plain) &&
      [1, 2].some((step) => /^(my|our|an?|engaged|this|the)$/.test(tokens[place - step]?.plain ?? '')) &&
      !isOne(place - 1, 'clone', 'droid', 'ground', 'repulsor', 'emplacement', 'creature', 'wookiee', 'enemy') &&
      ![1, 2].some((step) => isOne(place - step, 'at', 'against', 'hits', 'target', 'shoots', 'attack', 'attacks')),
  )
  const value = isOne(at, 'trooper') ? 'trooper' : undefined
  return at < 0 ? [] : [{ path: 'unitType', value, ...(value ? {} : { isUnread: true }), from: at, to: at }]
}

/**
 * "Trained in Your Jedi Arts, a melee attack while engaged": of a weapon with both range icons it is told how it is used,
 * where it may be used so.
 */
function oneOfBoth(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const card = cardsIn(tools)[0]?.value
  const at = tokens.findIndex((_, place) => isOne(place, 'melee', 'ranged') && isOne(place + 1, 'attack', 'attacks'))
  if (card?.weaponKind !== 'both' || at < 0) return []
  const isEngaged = tokens.some(
    ({ plain }, place) =>
      (plain === 'engaged' || (place !== at && plain === 'melee' && isOne(place - 1, 'in'))) &&
      ![1, 2].some((step) => /^(not|isnt|nobody|nothing|never)$/.test(tokens[place - step]?.plain ?? '')),
  )
  const isUsual = isOne(at, 'melee') ? isEngaged : card.weaponVersatile || !isEngaged
  return isUsual ? [{ path: '', value: undefined, from: at, to: at + 1 }] : []
}

/** "After the End Phase", "in the next round", "does it last": how long it is had is another question than whether. */
function afterTheRound({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      (isOne(place, 'after', 'past', 'beyond') &&
        [1, 2].some((step) => isOne(place + step, 'end') && isOne(place + step + 1, 'phase'))) ||
      (/^(next|following|later|another)$/.test(plain) && isOne(place + 1, 'round', 'turn')) ||
      /^(lasts?|permanent|permanently|forever)$/.test(plain),
  )
  return at < 0 ? [] : [{ path: 'mode', value: undefined, isUnread: true, from: at, to: at }]
}

/** "Bossk shoots the weapon of Veers' card", "Maximum Firepower, can Vader use it": the card may name him or not. */
function ofAnother(tools: SceneTools): Claim[] {
  const [card] = cardsIn(tools)
  const owners = card?.value.characters ?? []
  const first = userAsked(tools) ?? peopleBeside(tools, cardsIn(tools)).find(({ to }) => card && to < card.from)
  const isOther = first && owners.length > 0 && !owners.includes(first.value)
  return isOther ? [{ path: 'unitSpecified', value: undefined, from: first.from, to: first.to }] : []
}

/** "Can my stormtroopers use Maximum Firepower": whether the card of a character names them is not said. */
function ofSomeUnit(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const owners = cardsIn(tools)[0]?.value.characters ?? []
  const at = tokens.findIndex(({ plain }) => /^(can|may|could|does|do)$/.test(plain))
  const verb = [2, 3, 4, 5].map((step) => at + step).find((place) => isOne(place, ...USES))
  if (at < 0 || !owners.length || verb === undefined || tokens[verb]!.part !== tokens[at]!.part) return []
  const who = tokens.slice(at + 1, verb)
  const isOwner = tools.mentions(PEOPLE).some(({ from, to, value }) => from > at && to < verb && owners.includes(value))
  const isKnown = who.some(({ plain }) => KNOWN.test(plain)) || isOwner
  return isKnown ? [] : [{ path: 'unitSpecified', value: undefined, isUnread: true, from: at + 1, to: verb - 1 }]
}
const USES = ['use', 'fire', 'shoot', 'attack', 'gain', 'get', 'benefit']
const KNOWN =
  /^(i|he|she|it|they|we|you|one|that|this|who|id10|id|seeker|counterparts?|units?|owner|character|engaged|trooper|vehicle|droid|card|commander|operative|general|opponents?)$/

/** "The target is in melee with my guys": where it stands says nothing of who shoots. */
function targetEngaged({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'engaged', 'melee') && [1, 2, 3, 4].some((step) => isOne(place - step, 'target', 'targets')),
  )
  return at < 0 ? [] : [{ path: 'engaged', value: undefined, isUnread: true, from: at - 1, to: at }]
}

/** "May the counterpart fire it? Nothing on the card says so": what cards do not say is said of the counterpart. */
function silentOnCounterpart({ tokens, isOne }: SceneTools): Claim[] {
  const about = tokens.findIndex(
    (_, at) =>
      isOne(at, 'counterpart') ||
      (isOne(at, 'droid') && (tokens[at - 2]?.owner === true || isOne(at - 1, 'little', 'tiny', 'small', 'wee'))),
  )
  if (about < 0) return []
  const verb = tokens.findIndex(
    ({ plain }, at) =>
      at > about &&
      /^(says?|mentions?|names?|tells?|lists?|allows?|covers?)$/.test(plain) &&
      isOne(at + 1, 'so', 'it', 'that', 'he', 'she', 'they', 'him', 'her', 'them', 'anything', 'this'),
  )
  const from = [1, 2, 3, 4, 5]
    .map((step) => verb - step)
    .findLast((at) => /^(nothing|no|neither|none)$/.test(tokens[at]?.plain ?? '') || isOne(at, 'card'))
  if (verb < 0 || from === undefined || from < 0) return []
  const isOfCard = tokens.slice(from, verb).some((_, i) => isOne(from + i, 'card'))
  const isDenied = tokens
    .slice(from, verb)
    .some(({ plain }) => /^(nothing|no|neither|none|doesnt|dont|never|not)$/.test(plain))
  return isOfCard && isDenied ? [{ path: 'cardSaysCounterpart', value: false, from, to: verb }] : []
}

/** "May Luke use it", "can Leia shoot": who is asked of. */
export const userAsked = (tools: SceneTools): Mention<string> | undefined =>
  peopleBeside(tools, cardsIn(tools)).find(
    ({ start, to }) =>
      tools.isOne(start - 1, 'may', 'can', 'could', 'does', 'must') &&
      !/^['’]s/.test(tools.typed.slice(tools.tokens[to]!.end - 2)) &&
      !tools.tokens[to]!.owner &&
      [1, 2, 3].some((step) =>
        tools.isOne(to + step, 'use', 'fire', 'shoot', 'attack', 'perform', 'make', 'gain', 'have'),
      ),
  )

/** "Luke gains the weapon. May Leia use it": the card names another one. */
function gainedByAnother(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const user = userAsked(tools)
  const gainers = peopleBeside(tools, cardsIn(tools)).filter(({ to }) => isOne(to + 1, 'gains', 'gets', 'receives'))
  const isOther = user && gainers.length === 1 && gainers[0]!.value !== user.value
  const isTwo = tokens.some((_, at) => isOne(at, 'counterpart', 'each', 'both', 'all', 'also', 'other'))
  return isOther && !isTwo ? [{ path: 'unitSpecified', value: false, from: user.start, to: user.to }] : []
}
