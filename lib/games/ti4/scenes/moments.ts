/** What happens in a tactical action, as players speak of it: to be put in order, or what a rift die takes. */
import type { Claim, Named, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import type { MomentId } from '../timing/events.ts'

const SPOKEN: Readonly<Record<MomentId, readonly string[]>> = {
  activate: ['activate', 'activating', 'activation', 'place my token', 'put my token'],
  cards: ['gravity drive', 'flank speed', 'lightwave deflector', 'captain mendosa', 'lost star chart'],
  declare: [
    ...[
      'declare moves',
      'declare my moves',
      'declare the moves',
      'declare all moves',
      'declare all my moves',
      'declaring moves',
      'declaring the moves',
      'declare',
    ],
    ...[
      'still move',
      'another cruiser',
      'another carrier',
      'another destroyer',
      'another dreadnought',
      'one more ship',
      'one more cruiser',
      'one more carrier',
      'one more destroyer',
      'one more dreadnought',
      'bring another',
      'send another',
      'second cruiser',
    ],
    ...['say', 'name', 'announce', 'tell'].flatMap((verb) => [`${verb} all the moves`, `${verb} all moves`]),
    ...['declaring', 'announce moves', 'announcing moves', 'say my moves', 'name my moves', 'add a move', 'add a ship'],
    ...['add another ship', 'send another ship', 'change my moves', 'more ships'],
  ],
  ships: [
    ...['ships move', 'move ships', 'moving ships', 'fly through', 'flying through', 'fly past', 'flying past'],
    ...[
      'passing through',
      'pass through',
      'passing',
      'on the way',
      'on my way',
      'on their way',
      'along the way',
      'en route',
    ],
    ...['movement', 'moving', 'the move', 'stop', 'stopping'],
  ],
  load: ['pick up', 'picking up', 'picked up', 'loading', 'load up'],
  rift: [
    ...[
      'rift die',
      'rift dice',
      'rift roll',
      'rift rolls',
      'roll for the rift',
      'gravity rift die',
      'gravity rift dice',
    ],
    ...[
      'gravity rift roll',
      'lost in the rift',
      'lost to the rift',
      'lost in a rift',
      'lost to a rift',
      'gravity rift',
      'rift',
    ],
  ],
  arrive: ['arrive', 'arrives', 'arriving', 'arrival', 'get there'],
  limits: [
    ...[
      'fleet pool check',
      'capacity check',
      'fleet pool',
      'fleet supply',
      'fleet limit',
      'check capacity',
      'capacity',
    ],
    ...['remove ships', 'remove fighters', 'excess fighters', 'surplus fighters', 'excess ships'],
  ],
  offense: [
    ...[
      'space cannon offense',
      'space cannon offence',
      'space cannon fire',
      'space cannon',
      'space cannons',
      'cannon fire',
    ],
    ...['pds fire', 'pds shots', 'pds shot', 'pds', 'cannons'],
  ],
  nexus: [
    'nexus flip',
    'nexus flips',
    'flip the nexus',
    'nexus turns',
    'wormhole nexus',
    'nexus',
    'mallice flip',
    'mallice flips',
  ],
  combat: ['space combat', 'space battle', 'combat', 'battle', 'the fight'],
  'after-combat': [],
  bombardment: ['bombardment', 'bombard', 'bombarding'],
  landing: [
    ...['commit ground forces', 'commit troops', 'committing', 'land troops', 'land infantry', 'land ground forces'],
    ...['landing', 'invade', 'invasion', 'drop infantry', 'drop troops', 'drop', 'unload', 'land'],
  ],
  defense: ['space cannon defense', 'space cannon defence', 'pds on the planet', 'planetary pds'],
  'ground-combat': ['ground combat', 'ground battle', 'ground fight', 'ground war'],
  production: ['production', 'produce units', 'produce', 'building units', 'build units'],
}

const MOMENTS: readonly Named<MomentId>[] = (Object.keys(SPOKEN) as MomentId[])
  .flatMap((value) => SPOKEN[value].map((name) => ({ name, value })))
  .toSorted((a, b) => b.name.length - a.name.length)

/** Words that put the question. */
const ORDER = 'before after first then when order come comes happen happens'.split(' ')

/** They are understood, and say nothing that is asked. */
const understood = ({ tokens, isOne }: SceneTools, words: readonly string[]): Claim[] =>
  tokens.flatMap((_, at) => (isOne(at, ...words) ? [{ path: '', value: undefined, from: at, to: at }] : []))

/** "Capacity before or after the space cannons": what is named is put in order; of one thing it must be asked when it is. */
export const timing: Scene = (tools) => {
  const named = tools.mentions(MOMENTS)
  const first = named.filter(({ value }, i) => named.findIndex((one) => one.value === value) === i)
  const isWhen = tools.tokens.some((_, at) => tools.isOne(at, 'when', 'step', 'order'))
  if (first.length === 1 && !isWhen)
    return [{ path: 'moments', value: undefined, from: first[0]!.from, to: first[0]!.to }]
  const moments = named.map(({ value, from, to }) => ({
    path: `moments[${first.findIndex((one) => one.value === value)}]`,
    value,
    from,
    to,
  }))
  return [...moments, ...understood(tools, ORDER)]
}

/** What a ship carries. */
const CARGO = 'cargo infantry inf mech mechs fighter fighters ff troop troops gf passenger passengers load loads'.split(
  ' ',
)
const LEAVING = 'leave leaves leaving rift gravity'.split(' ')
const SHIPS = 'ship ships cruiser carrier destroyer dreadnought dread flagship war'.split(' ')
const ROLL = 'roll rolled rolling rolls die dice got shows threw'.split(' ')
const GONE = 'lost removed taken eaten died dead gone swallowed vanished'.split(' ')
/** Faces of a die. */
const FACES = 10
/** How far from "rolled" its number stands: "rolled a lousy 3". */
const NEAR = 3

/** "4 fighters", "3 ships": what counts units is no die. */
const isCount = (tools: SceneTools, at: number): boolean =>
  fleetsIn(tools).some(({ start, from, to }) => Math.min(start, from) <= at && at < to) ||
  (tools.isOne(at + 1, ...CARGO, ...SHIPS, 'of') && tools.tokens[at + 1]?.part === tools.tokens[at]!.part)

/** Where the dice stand: "rolled a 3", "2, 7, 0"; an article is no number, and behind "rolled" stands what it showed. */
function facesIn(tools: SceneTools): number[] {
  const { tokens, isOne } = tools
  const isFace = (i: number) => {
    const number = tokens[i]?.number
    return (
      number !== undefined && !isOne(i, 'a', 'an', 'once', 'twice', 'thrice') && number <= FACES && !isCount(tools, i)
    )
  }
  const faces = tokens.flatMap((_, i) => (isFace(i) ? [i] : []))
  const isNear = (i: number, from: number, to: number) =>
    tokens.some((_, j) => i - j >= from && i - j <= to && isOne(j, ...ROLL))
  const behind = faces.filter((i) => isNear(i, 1, NEAR))
  if (!behind.length) return faces.filter((i) => isNear(i, -NEAR, -1)).slice(0, 1)
  // "rolled 4 and a 2", "rolled 2, 7, 0": one die for each ship
  const isTied = (i: number, next: number) =>
    next > i && tokens.slice(i + 1, next).every((_, step) => isOne(i + 1 + step, 'and', 'a', 'an', 'then'))
  // "rolled 4 for the carrier, 1 for the fighter"
  return faces.filter((i, at) => behind.includes(i) || isTied(faces[at - 1] ?? i, i) || isOne(i + 1, 'for'))
}

/** What the die showed; of several it was not said which is asked about. */
function dieIn(tools: SceneTools): Claim[] {
  const faces = facesIn(tools)
  const [at] = faces
  if (at === undefined) return []
  if (faces.length > 1) return [{ path: 'die', value: undefined, from: at, to: at }]
  const face = tools.tokens[at]!.number!
  const value = face === 0 || face === FACES ? 'zero' : face <= 3 ? 'low' : 'high'
  return [{ path: 'die', value, from: at, to: at }]
}

/** "My carrier with 6 infantry …, is it lost": one ship is asked about, and not the several it carries. */
function isShipAsked(tools: SceneTools, cargo: number): boolean {
  const { tokens, isOne } = tools
  const load = fleetsIn(tools).find(({ start, to }) => start <= cargo && cargo <= to)
  const isSeveral = (load?.count ?? 0) > 1
  const isIt = (at: number) =>
    isOne(at, 'it') &&
    // "do the fighters on it go as well"
    !isOne(at - 1, 'on', 'in', 'aboard') &&
    ([1, 2].some((step) => isOne(at + step, ...GONE, 'die', 'survive')) || isOne(at - 1, 'lose', 'remove'))
  return isSeveral && tokens.some((_, at) => at > cargo && isIt(at))
}

/** "It was meant to pick up infantry in the next system": what it held not yet when the die was rolled. */
function isToLoad({ tokens, isOne }: SceneTools, cargo: number): boolean {
  const own = (at: number) => tokens[at]?.part === tokens[cargo]!.part
  const verb = [1, 2, 3, 4]
    .map((step) => cargo - step)
    .find((at) => own(at) && isOne(at, 'pick', 'load', 'grab', 'take'))
  if (verb === undefined || !isOne(verb - 1, 'to', 'have')) return false
  const isPlan = isOne(
    verb - 2,
    'meant',
    'wanted',
    'going',
    'supposed',
    'planned',
    'about',
    'want',
    'would',
    'intended',
  )
  const isNext = tokens.some((_, at) => at > cargo && own(at) && isOne(at, 'next', 'after', 'later', 'afterwards'))
  return isPlan && isNext
}

/** "The carrier was lost in the rift, what of its fighters": what is asked about, and that its ship is gone. */
export const riftDie: Scene = (tools) => {
  const { tokens, isOne } = tools
  const die = dieIn(tools)
  const cargo = tokens.findIndex((_, at) => isOne(at, ...CARGO))
  const gone = tokens.findIndex((_, at) => isOne(at, ...GONE))
  const ship = tokens.findIndex((_, at) => isOne(at, ...SHIPS))
  const other = understood(tools, [...LEAVING, ...(cargo < 0 ? [] : SHIPS)])
  if (cargo < 0 || (ship >= 0 && ship < cargo && isShipAsked(tools, cargo))) {
    // "does a ship lost to a rift count as destroyed"
    const isLost = !die.length && gone >= 0 && tokens.some((_, at) => isOne(at, 'count', 'counts'))
    const lost: Claim[] = isLost ? [{ path: 'die', value: 'low', from: gone, to: gone }] : []
    const unit: Claim[] = ship < 0 ? [] : [{ path: 'unit', value: 'ship', from: ship, to: ship }]
    return [...die, ...lost, ...unit, ...other]
  }
  // who says that the ship is gone and speaks of what it carried does not ask about the ship
  const told: Claim[] =
    die.length || gone < 0 || gone > cargo ? die : [{ path: 'die', value: 'low', from: gone, to: gone }]
  // "the fighters on it", "the infantry on the carrier"
  const isOnIt = tokens.some((_, at) => {
    const next = isOne(at + 2, 'the', 'a', 'my', 'his', 'her', 'that') ? at + 3 : at + 2
    return isOne(at, ...CARGO) && isOne(at + 1, 'on', 'in') && isOne(next, ...SHIPS, 'it')
  })
  const isAboard =
    isOnIt || tokens.some((_, at) => isOne(at, 'aboard', 'board', 'carried', 'carrying', 'its', 'cargo', 'with'))
  const value = isToLoad(tools, cargo) ? 'later' : isAboard ? 'aboard' : undefined
  return [...told, { path: 'unit', value, from: cargo, to: cargo }, ...other]
}
