/** Whose the ship is that goes, and whose the systems it leaves and enters. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { elsewhere, movedByOther } from './moved.ts'
import { type Place, placesIn } from './places.ts'
import { roleOf } from './roles.ts'
import { isStation } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "To Silis Major, it's mine": the system that was named last, unless it has an owner or a ship was named since. */
function meantByIt(tools: SceneTools, places: readonly Place[], { from }: Place): Place | undefined {
  const last = places.findLast((one) => one.to < from && tools.tokens[one.from]!.word !== 'it')
  if (!last || last.owner !== undefined || vesselsIn(tools).some((one) => one.from > last.to && one.to < from))
    return undefined
  return last
}

/** Whose the systems are that a ship leaves and enters, up to one each. */
export function owners(tools: SceneTools, paths: { from?: string; into: string }): Claim[] {
  const found = new Map<string, Claim>()
  const others: Claim[] = []
  const places = placesIn(tools)
  const theirs = vesselsIn(tools).filter(({ owner }) => owner !== undefined && owner !== 'me')
  const ships = vesselsIn(tools).filter(({ value }) => !isStation(value))
  const isMineAsked = (part: number) => ships.some(({ owner, to }) => owner === 'me' && tools.tokens[to]!.part !== part)
  for (const place of places) {
    // "Tom's Battleship jumped into my system, can my Scout leave": where another one went
    const { part } = tools.tokens[place.from]!
    const isTheirs = theirs.some(({ to }) => to < place.from && tools.tokens[to]!.part === part)
    if (place.told && isTheirs && isMineAsked(part) && roleOf(tools, place) === 'into') {
      others.push({ path: '', value: undefined, isUnread: true, from: place.told[0], to: place.told[1] })
      continue
    }
    const meant = tools.tokens[place.from]!.word === 'it' ? meantByIt(tools, places, place) : place
    const role = roleOf(tools, meant ?? place)
    const isLeft = role === 'from' || (role === 'sits' && !theirs.length)
    const path = isLeft ? paths.from : role === 'into' || (role === '' && !paths.from) ? paths.into : undefined
    const isShip = !meant && place.owner !== 'none'
    if (!place.owner || !path || isShip || found.has(path)) continue
    const [from, to] = place.told!
    const value = place.owner === 'opponent' ? 'Red' : place.owner
    found.set(path, { path, value, from, to })
  }
  alongTheWay(tools, found, paths)
  return [...found.values(), ...others, ...elsewhere(places, [...found.values(), ...others], [paths.from, paths.into])]
}

/** "… into the one beside it, which is Blue's too"; where it stops on the way, what it leaves last is not said. */
function alongTheWay(
  { tokens, isOne }: SceneTools,
  found: Map<string, Claim>,
  { from, into }: { from?: string; into: string },
): void {
  const left = from ? found.get(from) : undefined
  if (!left) return
  const owner = String(left.value).toLowerCase()
  const also = tokens.findIndex(
    (token, at) =>
      at > left.to &&
      token.owner === true &&
      [owner, `${owner}s`].includes(token.plain) &&
      (isOne(at + 1, 'too', 'also') || (isOne(at + 1, 'as') && isOne(at + 2, 'well'))),
  )
  if (also > 0 && !found.has(into)) found.set(into, { path: into, value: left.value, from: also, to: also + 1 })
  const stop = tokens.findIndex(
    (_, at) =>
      at > left.to && isOne(at, 'stops', 'stopped', 'stop', 'pauses', 'lands') && isOne(at + 1, 'at', 'in', 'on'),
  )
  if (stop > 0) found.set(left.path, { path: left.path, value: undefined, from: stop, to: stop + 1 })
}

const SHIPS = 'scout corvette frigate destroyer cruiser battlecruiser battleship carrier fighter'.split(' ')

/** "My frigate": it is my ship. */
export function ownShip(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  // "his cruiser retreats into a system with my ships"
  const theirs = vesselsIn(tools).flatMap(({ owner, from }) => (owner === undefined || owner === 'me' ? [] : [from]))
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'my', 'our') &&
      // it was mine, or is not
      !/^(traded|sold|gave|lost|not|isnt|aint)$/.test(tokens[place - 1]?.plain ?? '') &&
      !theirs.some((at) => at < place) &&
      [1, 2].some(
        (step) => tokens[place + step]?.part === tokens[place]!.part && isOne(place + step, 'ship', ...SHIPS),
      ),
  )
  return at < 0 || movedByOther(tools).length ? [] : [{ path: 'mine', value: true, from: at, to: at }]
}
