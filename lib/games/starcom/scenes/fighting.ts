/** The vessels of a combat, and what is said of each. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { seats } from './players.ts'
import { COMMANDS, isCard, isStation, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** Vessels of one name and owner, and what is said of each of them. */
export interface Fighting {
  mention: VesselMention
  name: string
  ids: string[]
  /** As the scene tells it, where the mention does not. */
  owner?: string
  attack?: number
  hp?: number
  damage?: number
  cannotBeDamaged?: true
  destroyedBeforeResolve?: true
}

export interface Shot {
  to: Fighting
  /** Which of several of one name; the first where it is not said. */
  target?: string
  from?: Fighting
  /** Undefined where it is not said. */
  amount?: number
  at: number
  end: number
}

/** The vessels of a sentence, and whom a mention speaks of. */
export interface Table {
  tools: SceneTools
  mentions: readonly VesselMention[]
  all: readonly Fighting[]
  shots: Shot[]
  /** A shot was told and not understood. */
  isOpen?: boolean
  /** Words that were understood beside the names. */
  understood: { from: number; to: number }[]
}

const MOST = 6
export const AT = ['at', 'on', 'to', 'into', 'onto', 'against']
export const TAKES =
  'took take takes taken receives suffers suffered gets got eat eats ate soak soaks soaked absorb absorbs absorbed catches caught survive survives survived'.split(
    ' ',
  )
export const HITS = ['hit', 'hits', 'hitting', 'shoot', 'shoots', 'shot', 'fire', 'fires', 'attacks', 'blasts']
const EARLIER = ['earlier', 'before', 'already', 'previously']
const ENDS = ['sabotaged', 'destroyed', 'killed', 'removed', 'scrapped']
const WANTS = ['can', 'may', 'could', 'want', 'should', 'wanna', 'late', 'if']

/** A number at a place that is said in full: no article. */
export const firmAt = ({ tokens }: SceneTools, place: number): number | undefined => {
  const token = tokens[place]
  return token?.number !== undefined && !/^(an?|no|both|couple|twice|pair|single)$/.test(token.plain)
    ? token.number
    : undefined
}

const nameIn = ({ typed, tokens }: SceneTools, { value, from, to }: VesselMention): string =>
  isCard(value) ? value.name : typed.slice(tokens[from]!.start, tokens[to]!.end)

/** Vessels by name, for each who sits there where it says "each"; the second that has the same name and owner is the same vessel. */
export function fightingIn(tools: SceneTools): Fighting[] {
  const all: Fighting[] = []
  const { isOne } = tools
  const sitting = seats(tools).flatMap(({ value }) => value as string[])
  for (const mention of vesselsIn(tools)) {
    const { value, owner, count = 1 } = mention
    // "the next ship" is none that is known
    if (!isCard(value) && owner === undefined && mention.count === undefined) continue
    const name = nameIn(tools, mention)
    const namesakes = all.filter((one) => one.name === name)
    if (count === 0 || namesakes.some((one) => owner === undefined || one.mention.owner === owner)) continue
    if (isOne(mention.to + 1, 'each', 'apiece') && owner === undefined && sitting.length) {
      for (const [i, one] of sitting.entries()) {
        const ids = Array.from({ length: Math.min(count, MOST) }, (_, k) => `${name} ${i * count + k + 1}`)
        all.push({ mention: { ...mention, owner: one }, name, ids })
      }
      continue
    }
    const before = namesakes.reduce((sum, { ids }) => sum + ids.length, 0)
    const many = isCard(value) ? Math.min(count, MOST) : 1
    const ids = Array.from({ length: many }, (_, i) => (many + before > 1 ? `${name} ${before + i + 1}` : name))
    all.push({ mention, name, ids })
  }
  return all
}

/** "The station": the only one there, or the only one that is called so. */
function meant(all: readonly Fighting[], { value }: VesselMention): Fighting | undefined {
  if (isCard(value)) return undefined
  const alike = all.filter(({ mention }) => isStation(mention.value) === isStation(value))
  const called = alike.filter(({ name }) => /station$/i.test(name))
  const [one, ...more] = alike.length > 1 && isStation(value) ? called : alike
  return more.length ? undefined : one
}

/** The vessel that a mention names again. */
export function named({ all }: Table, mention: VesselMention | undefined): Fighting | undefined {
  if (!mention) return undefined
  const isSame = ({ value, owner }: VesselMention) =>
    (isCard(value) && isCard(mention.value) ? value.slug === mention.value.slug : value === mention.value) &&
    (mention.owner === undefined || owner === undefined || owner === mention.owner)
  return (
    all.find((one) => one.mention.from === mention.from) ??
    all.find((one) => isSame(one.mention)) ??
    meant(all, mention)
  )
}

/** The vessel that a place speaks of: the last one named before it. */
export const lastBefore = (mentions: readonly VesselMention[], place: number): VesselMention | undefined =>
  mentions.findLast(({ to }) => to < place)

/** "Sabotaged my Cruiser after …", "his Corvette was destroyed before …": it is gone before damage is dealt. */
export function lost({ tools: { isOne, tokens }, mentions }: Table): VesselMention | undefined {
  const isBefore = tokens.some((_, place) =>
    isOne(place, 'before', 'after', 'already', 'resolve', 'resolves', 'resolved'),
  )
  const ends = tokens.flatMap((_, at) => (isBefore && isOne(at, ...ENDS) ? [at] : []))
  for (const at of ends) {
    const isPassive = [1, 2, 3].some((step) => isOne(at - step, 'was', 'is', 'got', 'been', 'gets', 'were'))
    const one = isPassive ? mentions.findLast(({ to }) => to < at) : mentions.find(({ start }) => start - at === 1)
    // "do I have to kill the Frigate before …": it is not dead yet
    if (one && (isPassive || ![1, 2].some((step) => isOne(at - step, 'to', 'must', 'can', 'may', 'should')))) return one
  }
  return undefined
}

/** "Evasion is on my Corvette", "my Scout has Evasion", "it cannot be damaged". */
export function guarded({ tools, mentions }: Table): VesselMention[] {
  const { tokens, isOne } = tools
  const isWanted = (at: number) => [1, 2, 3, 4, 5].some((step) => isOne(at - step, ...WANTS))
  const cards = tools.mentions(COMMANDS).filter(({ value }) => value === 'evasion')
  const shields = tokens.flatMap((_, at) => {
    const isBe = isOne(at + 1, 'be') && isOne(at + 2, 'damaged', 'hurt', 'hit')
    const isTake = isOne(at + 1, 'take') && [2, 3].some((step) => isOne(at + step, 'damage', 'hits'))
    return isOne(at, 'cant', 'cannot') && (isBe || isTake) ? [{ from: at, to: at + 2 }] : []
  })
  return [...cards, ...shields].flatMap(({ from, to }) => {
    if (isWanted(from)) return []
    const behind = mentions.find(({ start }) => start > to && start - to <= 4 && isOne(start - 1, 'on', 'for', 'onto'))
    const before = [1, 2, 3].some((step) => isOne(from - step, 'has', 'have', 'with', 'got', 'under', 'used', 'played'))
    const one = behind ?? (before || isOne(from, 'cant', 'cannot') ? lastBefore(mentions, from) : undefined)
    return one ? [one] : []
  })
}

const DEALS =
  'put puts deal deals assign assigns do does shoot shoots fire fires hit hits take takes took suffer suffers'.split(
    ' ',
  )
/** "Had 3 damage on it", "with 2 damage": what it bears, where nobody deals it. */
function isBorne({ isOne, tokens }: SceneTools, at: number): boolean {
  const isDealt = tokens.some((token, i) => i < at && token.part === tokens[at]!.part && isOne(i, ...DEALS))
  const isHad = [1, 2].some((step) => isOne(at - step, 'has', 'had', 'have', 'with', 'already'))
  return !isDealt && (isHad || (isOne(at + 2, 'on') && isOne(at + 3, 'it')))
}

/** A number is what a vessel has: hit points, damage from before, attack. */
export function isTrait(table: Table, at: number, amount: number): boolean {
  const { tools, mentions } = table
  const { isOne } = tools
  const one = named(table, lastBefore(mentions, at))
  const isBehind = tools.tokens[at - 1]?.part === tools.tokens[at]!.part && isOne(at - 1, 'hp', 'health')
  if (isBehind || isOne(at + 1, 'hp', 'health', 'hull') || (isOne(at + 1, 'hit') && isOne(at + 2, 'point'))) {
    const whole =
      one ??
      named(
        table,
        mentions.find(({ from }) => from > at && from - at <= 4),
      )
    if (whole) whole.hp = amount
    return true
  }
  const isBefore =
    [-2, -1, 1, 2, 3].some((step) => isOne(at + step, ...EARLIER)) ||
    [1, 2].some((step) => isOne(at + step, 'last') && isOne(at + step + 1, 'turn', 'round'))
  const isTaken = isOne(at - 1, ...TAKES) || isOne(at - 2, ...TAKES)
  const isOld =
    isOne(at - 1, 'down') || (isOne(at + 1, 'damage') ? isBefore || isBorne(tools, at) : isTaken && isBefore)
  if (isOld) {
    // "with 1 damage my Scout takes 2 more", "it had 3 already"
    const isIt = [1, 2, 3].some((step) => isOne(at - step, 'it'))
    const next = mentions.find(({ start }) => start > at && start - at <= 5)
    const bearer = (isIt ? table.shots.at(-1)?.to : undefined) ?? one ?? named(table, next)
    if (bearer) bearer.damage = amount
    const words = [...TAKES, ...EARLIER, 'down', 'damage']
    table.understood.push({
      from: isOne(at - 1, ...words) ? at - 1 : at,
      to: isOne(at + 1, ...words) ? at + 1 : at,
    })
    return true
  }
  const isJoined = tools.tokens[at - 1]?.part === tools.tokens[at]!.part
  if ((isJoined && isOne(at - 1, 'attack', 'attacks')) || isOne(at + 1, 'attack')) {
    if (one && !isOne(at + 1, 'at')) one.attack = amount
    return true
  }
  return false
}
