/** Shots of a combat: "my Cruiser fires 3 at his Corvette with 2 hit points". */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { COMMANDS, isCard, nameOf, type VesselMention, vesselsIn } from './things.ts'

/** Vessels of one name and owner, and what is said of each of them. */
interface Fighting {
  mention: VesselMention
  name: string
  ids: string[]
  attack?: number
  hp?: number
  damage?: number
  cannotBeDamaged?: true
  destroyedBeforeResolve?: true
}

interface Shot {
  to: Fighting
  from?: Fighting
  amount: number
  at: number
  end: number
}

/** The vessels of a sentence, and whom a mention speaks of. */
interface Table {
  tools: SceneTools
  mentions: readonly VesselMention[]
  all: readonly Fighting[]
  shots: Shot[]
  /** Words that were understood beside the names. */
  understood: { from: number; to: number }[]
}

const MOST = 6
const AT = ['at', 'on', 'to', 'into', 'onto', 'against']
const TAKES = ['took', 'take', 'takes', 'taken', 'receives', 'suffers', 'suffered', 'gets', 'got']
const HITS = ['hit', 'hits', 'hitting', 'shoot', 'shoots', 'shot', 'fire', 'fires', 'attacks', 'blasts']
const EARLIER = ['earlier', 'before', 'already', 'previously']
const ENDS = ['sabotaged', 'destroyed', 'killed', 'removed', 'scrapped']
const WANTS = ['can', 'may', 'could', 'want', 'should', 'wanna', 'late', 'if']

/** A number at a place that is said in full: no article. */
const firmAt = ({ tokens }: SceneTools, place: number): number | undefined => {
  const token = tokens[place]
  return token?.number !== undefined && !/^(an?|no|both|couple|twice|pair|single)$/.test(token.plain)
    ? token.number
    : undefined
}

const nameIn = ({ typed, tokens }: SceneTools, { value, from, to }: VesselMention): string =>
  isCard(value) ? value.name : typed.slice(tokens[from]!.start, tokens[to]!.end)

/** Vessels by name; the second that has the same name and owner is the same vessel. */
function fightingIn(tools: SceneTools): Fighting[] {
  const all: Fighting[] = []
  for (const mention of vesselsIn(tools)) {
    const { value, owner, count = 1 } = mention
    // "the next ship" is none that is known
    if (!isCard(value) && owner === undefined && mention.count === undefined) continue
    const name = nameIn(tools, mention)
    const namesakes = all.filter((one) => one.name === name)
    if (count === 0 || namesakes.some((one) => owner === undefined || one.mention.owner === owner)) continue
    const before = namesakes.reduce((sum, { ids }) => sum + ids.length, 0)
    const many = isCard(value) ? Math.min(count, MOST) : 1
    const ids = Array.from({ length: many }, (_, i) => (many + before > 1 ? `${name} ${before + i + 1}` : name))
    all.push({ mention, name, ids })
  }
  return all
}

/** The vessel that a mention names again. */
function named({ all }: Table, mention: VesselMention | undefined): Fighting | undefined {
  if (!mention) return undefined
  const isSame = ({ value, owner }: VesselMention) =>
    (isCard(value) && isCard(mention.value) ? value.slug === mention.value.slug : value === mention.value) &&
    (mention.owner === undefined || owner === undefined || owner === mention.owner)
  return all.find((one) => one.mention.from === mention.from) ?? all.find((one) => isSame(one.mention))
}

/** The vessel that a place speaks of: the last one named before it. */
const lastBefore = (mentions: readonly VesselMention[], place: number): VesselMention | undefined =>
  mentions.findLast(({ to }) => to < place)

/** "Sabotaged my Cruiser after …", "his Corvette was destroyed before …": it is gone before damage is dealt. */
function lost({ tools: { isOne, tokens }, mentions }: Table): VesselMention | undefined {
  const isBefore = tokens.some((_, place) =>
    isOne(place, 'before', 'after', 'already', 'resolve', 'resolves', 'resolved'),
  )
  const ends = tokens.flatMap((_, at) => (isBefore && isOne(at, ...ENDS) ? [at] : []))
  for (const at of ends) {
    const isPassive = [1, 2, 3].some((step) => isOne(at - step, 'was', 'is', 'got', 'been', 'gets', 'were'))
    const one = isPassive ? mentions.findLast(({ to }) => to < at) : mentions.find(({ start }) => start - at === 1)
    if (one) return one
  }
  return undefined
}

/** "Evasion is on my Corvette", "my Scout has Evasion", "it cannot be damaged". */
function guarded({ tools, mentions }: Table): VesselMention[] {
  const { tokens, isOne } = tools
  const isWanted = (at: number) => [1, 2, 3, 4, 5].some((step) => isOne(at - step, ...WANTS))
  const cards = tools.mentions(COMMANDS).filter(({ value }) => value === 'evasion')
  const shields = tokens.flatMap((_, at) => {
    const isUnharmed = isOne(at, 'cant', 'cannot') && isOne(at + 1, 'be') && isOne(at + 2, 'damaged', 'hurt')
    return isUnharmed ? [{ from: at, to: at + 2 }] : []
  })
  return [...cards, ...shields].flatMap(({ from, to }) => {
    if (isWanted(from)) return []
    const behind = mentions.find(({ start }) => start > to && start - to <= 4 && isOne(start - 1, 'on', 'for', 'onto'))
    const before = [1, 2, 3].some((step) => isOne(from - step, 'has', 'have', 'with', 'got', 'under', 'used', 'played'))
    const one = behind ?? (before || isOne(from, 'cant', 'cannot') ? lastBefore(mentions, from) : undefined)
    return one ? [one] : []
  })
}

/** A number is what a vessel has: hit points, damage from before, attack. */
function isTrait(table: Table, at: number, amount: number): boolean {
  const { tools, mentions } = table
  const { isOne } = tools
  const one = named(table, lastBefore(mentions, at))
  if (isOne(at + 1, 'hp', 'health', 'hull') || (isOne(at + 1, 'hit') && isOne(at + 2, 'point'))) {
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
    isOne(at - 1, 'down') ||
    (isOne(at + 1, 'damage') ? isBefore || (isOne(at - 1, 'has') && !isTaken) : isTaken && isBefore)
  if (isOld) {
    if (one) one.damage = amount
    const words = [...TAKES, ...EARLIER, 'down', 'damage']
    table.understood.push({
      from: isOne(at - 1, ...words) ? at - 1 : at,
      to: isOne(at + 1, ...words) ? at + 1 : at,
    })
    return true
  }
  if (isOne(at - 1, 'attack', 'attacks') || isOne(at + 1, 'attack')) {
    if (one && !isOne(at + 1, 'at')) one.attack = amount
    return true
  }
  return false
}

/** "6 from the Battlecruiser", "3 from my Cruiser at his Scout": who shoots is told behind the number. */
function shotFrom(table: Table, at: number, amount: number): Shot | undefined {
  const { tools, mentions, all } = table
  const giver = mentions.find(({ start, from }) => from > at && start - at <= 5 && tools.isOne(start - 1, 'from'))
  const from = named(table, giver)
  if (!giver || !from) return undefined
  const taker = mentions.find(({ start }) => start > giver.to && start - giver.to <= 3 && tools.isOne(start - 1, ...AT))
  const others = all.filter((one) => one !== from)
  const isIt = isAtIt(tools, at)
  const to =
    named(table, taker ?? (isIt ? lastBefore(mentions, at) : undefined)) ??
    (others.length === 1 ? others[0] : undefined)
  if (to === from) return undefined
  return to && { to, from, amount, at, end: (taker ?? giver).to }
}

/** "2 to it", "3 damage on that". */
const isAtIt = ({ isOne }: SceneTools, at: number): boolean =>
  [1, 2].some((step) => isOne(at + step, ...AT) && isOne(at + step + 1, 'it', 'that'))

/** "His Frigate puts 2 on it": who shoots stands just before the number, else "it" is the last one named. */
function shotAtIt(table: Table, at: number, amount: number): Shot | undefined {
  const { tools, mentions, all } = table
  if (!isAtIt(tools, at) || all.length > 2 || mentions.some(({ from }) => from > at)) return undefined
  const last = lastBefore(mentions, at)
  const [near, other] = [named(table, last), all.find((one) => one !== named(table, last))]
  const isShooter = last && at - last.to <= 2 && tools.tokens[last.to]!.part === tools.tokens[at]!.part
  const [to, from] = isShooter ? [other, near] : [near, other]
  return to && { to, ...(from ? { from } : {}), amount, at, end: at }
}

/** "3 on the Scout", "4 damage to my Frigate". */
function shotAt(table: Table, at: number, amount: number): Shot | undefined {
  const { tools, mentions, shots } = table
  const { tokens, isOne } = tools
  const target = mentions.find(
    ({ start, from }) => from > at && start - at <= 4 && start - 1 > at && isOne(start - 1, ...AT),
  )
  const to = named(table, target)
  const isNearest = !tokens.some(
    (_, other) => other > at && target && other < target.start && firmAt(tools, other) !== undefined,
  )
  if (!target || !to || !isNearest || mentions.some(({ start, from }) => start <= at && at < from)) return undefined
  const others = mentions.filter((one) => named(table, one) !== to)
  const shooter = named(table, lastBefore(others, at))
  const isShot = shooter && shots.some((shot) => shot.to === shooter)
  const from = shots[0]?.from ?? (isShot ? undefined : shooter)
  return { to, ...(from ? { from } : {}), amount, at, end: target.to }
}

/** "His Cruiser hits my Scout for 3", "my Scout takes 3". */
function shotBehind(table: Table, at: number, amount: number): Shot | undefined {
  const { tools, mentions } = table
  const { isOne, tokens } = tools
  const victim = lastBefore(mentions, at)
  const to = named(table, victim)
  if (!victim || !to) return undefined
  if ([1, 2].some((step) => isOne(at - step, ...TAKES))) return { to, amount, at: at - 1, end: at }
  const verb = tokens.findLastIndex((_, place) => place < victim.start && isOne(place, ...HITS))
  const from = named(table, lastBefore(mentions, verb))
  const isSame = verb >= 0 && tokens[verb]!.part === tokens[at]!.part
  return isOne(at - 1, 'for') && isSame && from && from !== to ? { to, from, amount, at, end: at } : undefined
}

/** Reads every number of the sentence: a trait of a vessel, or a shot. */
function readNumbers(table: Table): void {
  const { tools, shots } = table
  const { isOne } = tools
  tools.tokens.forEach((_, at) => {
    const amount = firmAt(tools, at)
    // "2 of my 3 damage": the 3 is what there is
    if (amount === undefined || (isOne(at - 2, 'of') && isOne(at - 1, 'my', 'his', 'her', 'their', 'the'))) return
    if (table.mentions.some(({ start, from, count }) => start <= at && at < from && count === amount)) return
    if (isTrait(table, at, amount)) return
    const shot =
      shotFrom(table, at, amount) ??
      shotAtIt(table, at, amount) ??
      shotAt(table, at, amount) ??
      shotBehind(table, at, amount)
    if (shot) shots.push(shot)
  })
}

/** "Two Corvettes put 2 each": one assignment for each; without the "each" nobody knows who deals how much. */
function assignmentsOf({ tools, shots }: Table): Claim[] {
  const told = shots.flatMap(({ to, from, amount, at, end }) => {
    const isEach = [1, 2, 3].some((step) => tools.isOne(at + step, 'each', 'apiece'))
    const shooters: (string | undefined)[] = from && (isEach || from.ids.length === 1) ? from.ids : [undefined]
    return shooters.map((id) => ({ value: { to: to.ids[0], ...(id ? { from: id } : {}), amount }, from: at, to: end }))
  })
  return told.map((one, i) => ({ path: `assignments[${i}]`, ...one }))
}

function vesselClaims(all: readonly Fighting[]): Claim[] {
  const told = all.flatMap(({ mention, name: _, ids, ...said }) => {
    const { value, owner, start, to } = mention
    return ids.map((id) => ({
      value: {
        id,
        ...(owner ? { owner: owner === 'me' ? 'me' : nameOf(owner) } : {}),
        ...(isCard(value) ? { card: value.slug } : {}),
        ...said,
      },
      from: start,
      to,
    }))
  })
  return told.map((one, i) => ({ path: `vessels[${i}]`, ...one }))
}

export const combatDamage: Scene = (tools) => {
  const table: Table = { tools, mentions: vesselsIn(tools), all: fightingIn(tools), shots: [], understood: [] }
  readNumbers(table)
  const gone = named(table, lost(table))
  if (gone) gone.destroyedBeforeResolve = true
  for (const mention of guarded(table)) {
    const one = named(table, mention)
    if (one) one.cannotBeDamaged = true
  }
  const understood = table.understood.map((place): Claim => ({ path: '', value: undefined, ...place }))
  return [...vesselClaims(table.all), ...assignmentsOf(table), ...understood]
}
