/** Who fires at whom, and for how much. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { AT, firmAt, HITS, isTrait, lastBefore, named, type Shot, TAKES, type Table } from './fighting.ts'
import type { VesselMention } from './things.ts'

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

/** "2 on mine", "3 into hers": the vessel of that owner, where he has one. */
function shotAtOwners(table: Table, at: number, amount: number): Shot | undefined {
  const { tools, all } = table
  const behind = [1, 2].map((step) => at + step).find((place) => tools.isOne(place, ...AT))
  const whose = behind === undefined ? '' : (tools.tokens[behind + 1]?.plain ?? '')
  const isLead = table.mentions.some(({ start, to }) => behind !== undefined && start <= behind + 1 && behind < to)
  if (behind === undefined || isLead || !/^(mine|his|hers|theirs|him|her|me)$/.test(whose)) return undefined
  const isMine = /^(mine|me)$/.test(whose)
  const targets = all.filter(({ mention: { owner } }) => owner !== undefined && (owner === 'me') === isMine)
  return targets.length === 1 ? { to: targets[0]!, amount, at, end: behind + 1 } : undefined
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
  const isMine = isByMe(tools, at)
  // "I fire 3 at his Scout and he fires 2 back at it": nobody fires at his own
  const isOwn = isMine !== undefined && near?.mention.owner !== undefined && (near.mention.owner === 'me') === isMine
  const [to, from] = isShooter || isOwn ? [other, near] : [near, other]
  return to && { to, ...(from ? { from } : {}), amount, at, end: at }
}

/** "She puts all six on it", "I put 3 on his": whether the one who does it is me; undefined where nobody is said to. */
function isByMe({ tokens }: SceneTools, at: number): boolean | undefined {
  const who = tokens
    .slice(0, at)
    .findLast(({ plain, part }) => part === tokens[at]!.part && /^(i|we|he|she|they)$/.test(plain))
  return who && /^(i|we)$/.test(who.plain)
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
  const isMine = isByMe(tools, at)
  // "2 on his Frigate with a Corvette"
  const behind = mentions.find((one) => one.start - target.to === 2 && isLed(tools, one))
  const led = behind && named(table, behind)
  if (behind && led && led !== to) return { to, from: led, amount, at, end: behind.to }
  // "a Frigate and a Cruiser. He puts 5 on the Cruiser": what is told in one breath with the target does not fire at it
  const isBeside = (one: VesselMention) =>
    Math.min(Math.abs(one.start - to.mention.to), Math.abs(to.mention.start - one.to)) === 2 &&
    isOne(Math.min(one.to, to.mention.to) + 1, 'and', 'plus')
  const others = mentions.filter(
    (one) =>
      named(table, one) !== to &&
      (isMine === undefined || (one.owner === undefined ? !isBeside(one) : (one.owner === 'me') === isMine)),
  )
  // "Sven has a Cruiser and a Scout. He puts 3 on it": which of his it is that fires is not said
  const sides = new Set(others.filter(({ to }) => to < at).map((one) => named(table, one)))
  const isOpen = isMine !== undefined && sides.size > 1
  const shooter = isOpen ? undefined : named(table, lastBefore(others, at))
  const isShot = shooter && shots.some((shot) => shot.to === shooter)
  const since = mentions.findLast((one) => one.from > (shots.at(-1)?.end ?? at) && one.to < at)
  const from = named(table, since) ?? shots[0]?.from ?? (isShot ? undefined : shooter)
  return { to, ...(from ? { from } : {}), amount, at, end: target.to }
}

/** "I hit it with a Corvette for 1", "my Destroyer hits it for 4": what fires is told before the verb or behind "with". */
function shotWith({ tools, mentions, ...table }: Table, at: number, amount: number): Shot | undefined {
  const { isOne, tokens } = tools
  const verb = tokens.findLastIndex(
    (_, place) => place < at && tokens[place]!.part === tokens[at]!.part && isOne(place, ...HITS),
  )
  if (verb < 0 || !isOne(at - 1, 'for')) return undefined
  const own = mentions.find(({ to }) => to === verb - 1)
  const shooter = mentions.find((one) => one.start > verb && one.to < at && isLed(tools, one)) ?? own
  const behind = isOne(verb + 1, 'at', 'on') ? verb + 2 : verb + 1
  const target = isOne(behind, 'it', 'that')
    ? lastBefore(mentions, own?.start ?? verb)
    : mentions.find(({ start }) => start === behind)
  const [from, to] = [shooter, target].map((one) => named({ tools, mentions, ...table }, one))
  return from && to && from !== to ? { to, from, amount, at, end: at } : undefined
}
/** "With a Corvette": it is what fires. */
const isLed = ({ isOne }: SceneTools, { start }: VesselMention): boolean => isOne(start - 1, 'with', 'using')

/** "His Cruiser hits my Scout for 3", "my Scout takes 3". */
function shotBehind(table: Table, at: number, amount: number): Shot | undefined {
  const { tools, mentions } = table
  const { isOne, tokens } = tools
  const victim = lastBefore(mentions, at)
  const to = named(table, victim)
  if (!victim || !to || isLed(tools, victim)) return undefined
  // "I got ten" has them, and is not hit for them
  const isHad = isOne(at - 1, 'got', 'gets') && /^(i|ive|we|weve)$/.test(tokens[at - 2]?.plain ?? '')
  if (!isHad && [1, 2].some((step) => isOne(at - step, ...TAKES))) return { to, amount, at: at - 1, end: at }
  const verb = tokens.findLastIndex((_, place) => place < victim.start && isOne(place, ...HITS))
  const from = named(table, lastBefore(mentions, verb))
  const isSame = verb >= 0 && tokens[verb]!.part === tokens[at]!.part
  return isOne(at - 1, 'for') && isSame && from && from !== to ? { to, from, amount, at, end: at } : undefined
}

const DOOMED = 'dead die dies destroyed killed gone survive survives sunk alive'.split(' ')
/** "My Cruiser got hit for 4", "Defense Station hit for three, dead?": who was hit stands before the verb. */
function shotSuffered({ tools, mentions, ...table }: Table, at: number, amount: number): Shot | undefined {
  const { isOne, tokens } = tools
  if (!isOne(at - 1, 'for') || !isOne(at - 2, 'hit', 'shot', 'blasted')) return undefined
  const isPassive = isOne(at - 3, 'was', 'got', 'gets', 'is', 'been', 'were')
  const [victim] = mentions
  const isAsked = mentions.length === 1 && tokens.some((_, place) => place > at && isOne(place, ...DOOMED))
  const isBefore = victim !== undefined && at - victim.to <= 4 && victim.to < at - 2
  const to = isBefore && (isPassive || isAsked) ? named({ tools, mentions, ...table }, victim) : undefined
  return to && { to, amount, at: at - 2, end: at }
}

/** "Do two damage kill a Corvette": who would be killed stands behind the verb. */
function shotKilling({ tools, mentions, ...table }: Table, at: number, amount: number): Shot | undefined {
  const { isOne } = tools
  const verb = [1, 2, 3]
    .map((step) => at + step)
    .find((place) => isOne(place, 'kill', 'kills', 'destroy', 'destroys', 'sink', 'sinks'))
  const isDamage = isOne(at + 1, 'damage', 'hit', 'hits')
  const target = mentions.find(({ start }) => verb !== undefined && start === verb + 1)
  const to = isDamage && mentions.length === 1 ? named({ tools, mentions, ...table }, target) : undefined
  return to && target && { to, amount, at, end: target.to }
}

/** "Fires two Corvettes at my station, 2 each": the target is told before. */
function shotOfEach(table: Table, at: number, amount: number): Shot | undefined {
  const { tools, mentions } = table
  if (!tools.isOne(at + 1, 'each', 'apiece')) return undefined
  const victim = mentions.findLast(({ start, to }) => to < at && tools.isOne(start - 1, ...AT))
  const to = named(table, victim)
  const from = named(table, victim && lastBefore(mentions, victim.start))
  return to && from && from !== to && from.ids.length > 1 ? { to, from, amount, at, end: at + 1 } : undefined
}

/** "Splits 2 and 2 on two Fighters": a part of the damage for each. */
function shotsSplit(table: Table, at: number): Shot[] {
  const { tools, mentions } = table
  const second = tools.isOne(at + 1, 'and', 'plus', '+') ? firmAt(tools, at + 2) : undefined
  const target = mentions.find(({ start }) => start > at + 2 && start - at <= 5 && tools.isOne(start - 1, ...AT))
  const to = named(table, target)
  if (second === undefined || !target || to?.ids.length !== 2) return []
  const from = named(table, lastBefore(mentions, at))
  return [firmAt(tools, at)!, second].map((amount, i) => ({
    to,
    target: to.ids[i]!,
    ...(from && from !== to ? { from } : {}),
    amount,
    at: at + 2 * i,
    end: target.to,
  }))
}

/** Reads every number of the sentence: a trait of a vessel, or a shot. */
export function readNumbers(table: Table): void {
  const { tools, shots } = table
  const { isOne } = tools
  tools.tokens.forEach((_, at) => {
    const amount = firmAt(tools, at)
    // "2 of my 3 damage": the 3 is what there is
    if (amount === undefined || (isOne(at - 2, 'of') && isOne(at - 1, 'my', 'his', 'her', 'their', 'the'))) return
    if (table.mentions.some(({ start, from, count }) => start <= at && at < from && count === amount)) return
    if (isTrait(table, at, amount) || shots.some((shot) => shot.target !== undefined && shot.at === at)) return
    const split = shotsSplit(table, at)
    shots.push(...split)
    if (split.length) return
    const shot =
      shotFrom(table, at, amount) ??
      shotAtIt(table, at, amount) ??
      shotAtOwners(table, at, amount) ??
      shotAt(table, at, amount) ??
      shotWith(table, at, amount) ??
      shotBehind(table, at, amount) ??
      shotSuffered(table, at, amount) ??
      shotKilling(table, at, amount) ??
      shotOfEach(table, at, amount)
    if (shot) shots.push(shot)
    // "and 3 to another": a shot that was not understood
    else if (
      (isOne(at + 1, 'on', 'at', 'to', 'into', 'onto') &&
        /^(it|that|another|the|his|her|their|a|an|each)$/.test(tools.tokens[at + 2]?.plain ?? '')) ||
      isMore(table, at)
    )
      table.isOpen = true
  })
  byMyOwn(table)
}

/** "Hit for four and then for three": more damage than was understood. */
const isMore = ({ tools: { tokens, isOne }, shots }: Table, at: number): boolean =>
  shots.length > 0 &&
  isOne(at - 1, 'for', 'and', 'then', 'plus', 'another') &&
  (tokens[at + 1]?.part !== tokens[at]!.part || isOne(at + 1, 'more', 'damage', 'again'))

/** "I fire my Battleship: 4 on …": what nobody is said to fire is fired by the one vessel I have. */
function byMyOwn({ all, shots }: Table): void {
  const own = all.filter(({ mention }) => mention.owner === 'me')
  const [one] = own
  if (own.length !== 1 || one?.ids.length !== 1) return
  for (const shot of shots) if (!shot.from && shot.to.mention.owner !== 'me') shot.from = one
}

/** "I shoot his Cruiser with my two Corvettes", "my Cruiser fires at his Scout": for how much is not said. */
export function shotsUncounted({ tools, mentions, ...table }: Table): Shot[] {
  const { isOne, tokens } = tools
  const whole: Table = { tools, mentions, ...table }
  return tokens.flatMap(({ part }, verb): Shot[] => {
    const behind = isOne(verb + 1, ...AT) ? verb + 2 : verb + 1
    const target = isOne(verb, ...HITS) ? mentions.find(({ start }) => start === behind) : undefined
    const led = mentions.find((one) => isLed(tools, one) && tokens[one.to]!.part === part)
    const shooter = led ?? mentions.findLast(({ to }) => to < verb && tokens[to]!.part === part)
    const [from, to] = [shooter, target].map((one) => named(whole, one))
    return from && to && from !== to && from.mention.owner !== to.mention.owner
      ? [{ from, to, at: verb, end: target!.to }]
      : []
  })
}

/** "Two Corvettes put 2 each": one assignment for each; without the "each" nobody knows who deals how much. */
export function assignmentsOf({ tools, shots, isOpen }: Table): Claim[] {
  const [first] = shots
  if (isOpen && first) return [{ path: 'assignments', value: undefined, from: first.at, to: first.end }]
  const told = shots.flatMap(({ to, target = to.ids[0], from, amount, at, end }) => {
    const since = from ? from.mention.to : at
    const isEach =
      [1, 2, 3].some((step) => tools.isOne(at + step, 'each', 'apiece')) ||
      // "my three Corvettes each deal two"
      tools.tokens.slice(since, at).some((_, i) => tools.isOne(since + i, 'each'))
    const isAll = isEach || amount === undefined
    const shooters: (string | undefined)[] = from && (isAll || from.ids.length === 1) ? from.ids : [undefined]
    return shooters.map((id) => ({
      value: { to: target, ...(id ? { from: id } : {}), ...(amount === undefined ? {} : { amount }) },
      from: at,
      to: end,
    }))
  })
  return told.map((one, i) => ({ path: `assignments[${i}]`, ...one }))
}
