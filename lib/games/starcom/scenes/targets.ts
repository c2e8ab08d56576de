/** What a Command is aimed at, what stands there, and from where. */
import { type Claim, NEEDS, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { AIMS, type Aim } from '../targets/aims.ts'
import { PLACES } from './places.ts'
import { COMMANDS, isStation, SYSTEMS, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

const AT = ['on', 'onto', 'at', 'against', 'hit', 'hits', 'target', 'targeting']

/** What a Command is aimed at: "Ram on his Scout", "sabotage my own Cruiser". */
const isAimedAt = (tools: SceneTools, { start, from }: VesselMention): boolean => {
  const isNear = (at: number) => tools.tokens[at]?.part === tools.tokens[from]!.part
  const isLed = [start - 1, start - 2, from - 1, from - 2].some((at) => isNear(at) && tools.isOne(at, ...AT))
  return isLed || tools.mentions(COMMANDS).some(({ to }) => start - to === 1 && isNear(to))
}

const isOnlySystem = (aim: Aim | undefined) => aim?.kinds.join() === 'system'

/**
 * "Raise Shields on my ships at home": the card picks the system they are in. True where it does so in every printing,
 * undefined where only some do.
 */
function picksSystem(tools: SceneTools, { to }: VesselMention): boolean | undefined {
  const isSeveral =
    tools.tokens[to]!.plain.endsWith('s') && tools.isOne(to + 1, 'in', 'at', 'on', 'there', 'here', 'of')
  const played = isSeveral ? tools.mentions(COMMANDS)[0]?.value : undefined
  const aims = Object.values(AIMS).flatMap((ofEdition) => (played && ofEdition[played] ? [ofEdition[played]] : []))
  if (!aims.some(isOnlySystem)) return false
  return aims.every(isOnlySystem) || undefined
}

export const targets: Scene = (tools) => {
  const { isOne } = tools
  const claims: Claim[] = []
  for (const one of vesselsIn(tools)) {
    if (one.count === 0 && !isOne(one.start - 1, 'without')) continue
    const place = { from: one.start, to: one.to }
    // "do I need a ship there"
    if (isOne(one.start - 1, ...NEEDS)) {
      claims.push({ path: '', value: undefined, isUnread: true, from: one.start, to: one.to })
      continue
    }
    const isOwn = one.owner === 'me'
    if (isOne(one.start - 1, 'without')) {
      if (!isStation(one.value)) claims.push({ path: 'myShipThere', value: false, ...place })
      continue
    }
    if (isAimedAt(tools, one)) {
      const isOfSystem = picksSystem(tools, one)
      if (isOfSystem !== false) {
        claims.push({ path: 'target', value: isOfSystem && 'system', ...place })
        continue
      }
      claims.push({ path: 'target', value: isStation(one.value) ? 'station' : 'ship', ...place })
      if (one.owner !== undefined) claims.push({ path: 'targetMine', value: isOwn, ...place })
      continue
    }
    const isOnly = [-2, -1, 0, 1, 2].some(
      (step) => one.start + step < one.from && isOne(one.start + step, 'just', 'only'),
    )
    const isThere =
      isOnly ||
      isOne(one.to + 1, 'there') ||
      isOne(one.start - 1, 'with', 'have', 'ive', 'got', 'but') ||
      isInSame(tools, one.to)
    if (one.owner !== undefined && !isOwn) continue
    if (!isThere && !(isOwn && !isOne(one.from - 1, 'my'))) continue
    claims.push({ path: 'myVesselThere', value: true, ...place })
    if (!isStation(one.value)) claims.push({ path: 'myShipThere', value: true, ...place })
    else if (isOnly) claims.push({ path: 'myShipThere', value: false, ...place })
  }
  claims.push(...bombardment(tools), ...where(tools), ...fromElsewhere(tools))
  const pulsar = tools.mentions(SYSTEMS).find(({ value }) => value.slug === 'pulsar-system')
  const at = pulsar?.from ?? tools.tokens.findIndex((_, place) => isOne(place, 'pulsar'))
  const isNone = [1, 2].some((step) => isOne(at - step, 'no', 'not', 'isnt', 'without'))
  if (at >= 0) claims.push({ path: 'pulsarSystem', value: !isNone, from: at, to: pulsar?.to ?? at })
  return claims
}

/** "My Corvette is in the same system", "from my Cruiser in the same system". */
const isInSame = ({ tokens, isOne }: SceneTools, to: number): boolean =>
  [2, 3, 4, 5].some(
    (step) =>
      isOne(to + step, 'same') && isOne(to + step + 1, ...PLACES) && tokens[to + step]!.part === tokens[to]!.part,
  )

/** "Ram from another system": my ship is not there, and the system is not what it is aimed at. */
const fromElsewhere = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isOne(at, ...PLACES) && isOne(at - 1, 'another', 'other', 'different') && isOne(at - 2, 'from')
      ? [{ path: 'myShipThere', value: false, from: at - 2, to: at }]
      : [],
  )

/** "Sabotage in a system where I have a Corvette": where it is, not what it is aimed at. */
const where = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] => {
    const isIn = [1, 2, 3].some((step) => isOne(at - step, 'in', 'inside', 'within'))
    return isIn && isOne(at, ...PLACES) ? [{ path: '', value: undefined, from: at, to: at }] : []
  })

/** "Orbital Bombardment on that system": it picks a ship of mine there, so the system is not what it is aimed at. */
function bombardment(tools: SceneTools): Claim[] {
  if (!tools.mentions(COMMANDS).some(({ value }) => value === 'orbital-bombardment')) return []
  const ship = vesselsIn(tools).find(({ value, owner, count }) => !isStation(value) && owner === 'me' && count !== 0)
  const system = tools.tokens.findIndex((_, at) => tools.isOne(at, ...PLACES))
  if (ship)
    return ['target', 'targetMine'].map((path) => ({
      path,
      value: path === 'target' ? 'ship' : true,
      from: ship.start,
      to: ship.to,
    }))
  return system < 0 ? [] : [{ path: 'target', value: undefined, isUnread: true, from: system, to: system }]
}
