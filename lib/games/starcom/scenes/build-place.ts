/** Which place is built in: whose it is, whether it is home, and what its card says. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { ownerSeen } from './actor.ts'
import { besidePlaces, ofOtherPlace } from './asked-place.ts'
import { isBattleground } from './fought.ts'
import { awayFromHome, bareHome, homeTold, kindOfPlace } from './kinds.ts'
import { type Place, placesIn } from './places.ts'
import { SYSTEMS } from './things.ts'

/** Whose the place is, where a name or what stands behind the noun tells it. */
export function ofPlace(tools: SceneTools): Claim[] {
  const isTold = ({ owner, isPlain, card }: Place) =>
    owner !== undefined && card?.slug !== 'forsei' && !(isPlain && (!card || card.slug === 'homeworld'))
  const all = placesIn(tools)
  const beside = besidePlaces(tools)
  const places = all.filter(
    (one) => !isBattleground(tools, one, all) && !beside.some(({ from, to }) => from <= one.from && one.from <= to),
  )
  const told = places.filter(isTold)
  const owners = new Set(told.map(({ owner }) => (owner === 'me' || owner === 'none' ? owner : 'opponent')))
  if (owners.size !== 1) return beside
  const [from, to] = told[0]!.told!
  const controller = { path: 'systemController', value: [...owners][0], from, to }
  // "at Forsei? I control it"
  const isForsei = places.some(({ card }) => card?.slug === 'forsei') && told[0]!.card === undefined
  const isIt = tools.tokens[told[0]!.from]!.word === 'it' && owners.has('me')
  return [...beside, controller, ...(isForsei && isIt ? [{ ...controller, path: 'iControlForsei', value: true }] : [])]
}

/** Home, unless another place is asked about. */
export const homeOf = (tools: SceneTools): Claim[] => {
  const away = awayFromHome(tools)
  if (away.length) return away
  const others = [...kindOfPlace(tools), ...ofOtherPlace(tools, 'developmentsInSystem')]
  const theirs = homeOfOther(tools)
  return others.length ? [] : theirs.length ? theirs : [...homeTold(tools), ...bareHome(tools)]
}

/** "At his homeworld": it is his, unless it is told that it fell, or "he" is anybody. */
function homeOfOther(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const from = tokens.findIndex(
    ({ plain }, at) => /^(his|her|their)$/.test(plain) && isOne(at + 1, 'homeworld', 'home', 'own'),
  )
  const to = isOne(from + 1, 'own') ? from + 2 : from + 1
  // "his home is next door"
  const isAsked =
    isOne(from - 1, 'at', 'in', 'on', 'inside') ||
    (isOne(to, 'homeworld') && tokens.some((_, at) => isOne(at, 'there', 'here')))
  const isOpen =
    tokens.some(({ plain }) => FELL.test(plain)) ||
    // "at home, my Scout is at his homeworld"
    placesIn(tools).some(({ owner }) => owner === 'me') ||
    tokens.some((_, at) => at !== to && isOne(at, 'homeworld', 'home'))
  if (from < 0 || isOpen || !isAsked || !isOne(to, 'homeworld', 'home')) return []
  const told = { isMyStartingSystem: false, systemKind: 'starting', systemController: 'opponent' }
  return Object.entries(told).map(([path, value]) => ({ path, value, from, to }))
}
const FELL =
  /^(took|taken|conquered|captured|seized|grabbed|stole|stolen|fell|fallen|lost|mine|now|once|old|former|someone|somebody|anyone|anybody|everyone|player|players)$/

/** "I control Forsei": no word of the system that is built in; and what others hold helps nobody else. */
export const forseiHeld = (tools: SceneTools): Claim[] =>
  placesIn(tools).flatMap(({ card, owner, from, to }): Claim[] => {
    if (card?.slug !== 'forsei' || !tools.isOne(from - 1, 'control', 'own', 'hold')) return []
    const who: Claim[] = from < 2 ? [] : [{ path: '', value: undefined, from: from - 2, to: from - 2 }]
    const isOthers = owner !== undefined && ownerSeen(tools, owner) !== 'me'
    return isOthers ? [...who, { path: '', value: undefined, isUnread: true, from: from - 1, to }] : who
  })

/** "Two cubes on my Military Base": there it goes; only a first development has its card build. */
export const onBase = ({ mentions, tokens, isOne }: SceneTools): Claim[] =>
  tokens.some((_, at) => isOne(at, 'first', 'free', 'effect', 'text', 'card'))
    ? []
    : mentions(SYSTEMS)
        .filter(
          ({ from, value }) =>
            value.slug === 'military-base' && [1, 2].some((step) => isOne(from - step, 'on', 'at', 'in')),
        )
        .map(({ from, to }) => ({ path: '', value: undefined, isUnread: true, from, to }))
