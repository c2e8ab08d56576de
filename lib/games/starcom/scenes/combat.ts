/** Shots of a combat: "my Cruiser fires 3 at his Corvette with 2 hit points". */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { isCard, nameOf, type VesselMention, vesselsIn } from './things.ts'

interface Fighting {
  mention: VesselMention
  id: string
  attack?: number
  hp?: number
  damage?: number
  destroyedBeforeResolve?: true
}

/** A number at a place that is said in full: no article. */
const firmAt = ({ tokens }: SceneTools, place: number): number | undefined => {
  const token = tokens[place]
  return token?.number !== undefined && !/^(an?|no|both|couple|twice|pair|single)$/.test(token.plain)
    ? token.number
    : undefined
}

/** Vessels by name; the second that has the same name and owner is the same vessel. */
function fightingIn(tools: SceneTools): Fighting[] {
  const all: Fighting[] = []
  for (const mention of vesselsIn(tools)) {
    const { from, to } = mention
    // "the next ship" is none that is known
    if (!isCard(mention.value) && mention.owner === undefined && mention.count === undefined) continue
    const first = tools.tokens[from]!
    const id = isCard(mention.value) ? mention.value.name : tools.typed.slice(first.start, tools.tokens[to]!.end)
    const before = all.find(
      (one) => one.id === id && (mention.owner === undefined || one.mention.owner === mention.owner),
    )
    if (!before) all.push({ mention, id: all.some((one) => one.id === id) ? `${id} ${all.length + 1}` : id })
  }
  return all
}

/** The vessel that a place speaks of: the last one named before it. */
const speaksOf = (all: readonly VesselMention[], place: number): VesselMention | undefined =>
  all.filter(({ to }) => to < place).at(-1)

/** "Sabotaged my Cruiser after …", "his Corvette was destroyed before …": it is gone before damage is dealt. */
function lost({ isOne, tokens }: SceneTools, all: readonly VesselMention[]): VesselMention | undefined {
  const at = tokens.findIndex((_, place) => isOne(place, 'sabotaged', 'destroyed', 'killed', 'removed', 'scrapped'))
  const isBefore = tokens.some((_, place) =>
    isOne(place, 'before', 'after', 'already', 'resolve', 'resolves', 'resolved'),
  )
  if (at < 0 || !isBefore) return undefined
  const isPassive = [1, 2, 3].some((step) => isOne(at - step, 'was', 'is', 'got', 'been', 'gets', 'were'))
  return isPassive ? all.findLast(({ to }) => to < at) : all.find(({ start }) => start - at === 1)
}

const AT = ['at', 'on', 'to', 'into', 'onto', 'against']
const TAKES = ['took', 'take', 'takes', 'taken', 'receives', 'suffers', 'suffered', 'gets', 'got']

export const combatDamage: Scene = (tools) => {
  const { tokens, isOne } = tools
  const mentions = vesselsIn(tools)
  const all = fightingIn(tools)
  const idOf = (mention: VesselMention | undefined): Fighting | undefined => {
    if (!mention) return undefined
    return (
      all.find((one) => one.mention.from === mention.from) ??
      all.find(({ mention: known }) =>
        isCard(mention.value) && isCard(known.value)
          ? known.value.slug === mention.value.slug
          : known.value === mention.value,
      )
    )
  }
  const shots: { to: string; from?: string; amount: number; at: number; end: number }[] = []
  tokens.forEach((_, at) => {
    const amount = firmAt(tools, at)
    // "2 of my 3 damage": the 3 is what there is
    if (amount === undefined || (isOne(at - 2, 'of') && isOne(at - 1, 'my', 'his', 'her', 'their', 'the'))) return
    if (isOne(at + 1, 'hp', 'health', 'hull') || (isOne(at + 1, 'hit') && isOne(at + 2, 'point'))) {
      const one = idOf(speaksOf(mentions, at)) ?? idOf(mentions.find(({ from }) => from > at && from - at <= 4))
      if (one) one.hp = amount
      return
    }
    const isOld =
      isOne(at + 1, 'damage') &&
      (isOne(at - 1, 'already') || isOne(at - 2, 'already') || isOne(at + 2, 'already') || isOne(at - 1, 'has')) &&
      !isOne(at - 1, ...TAKES)
    if (isOld) {
      const one = idOf(speaksOf(mentions, at))
      if (one) one.damage = amount
      return
    }
    if (isOne(at - 1, 'attack', 'attacks') || isOne(at + 1, 'attack')) {
      const one = idOf(speaksOf(mentions, at))
      if (one && !isOne(at + 1, 'at')) one.attack = amount
      return
    }
    // "3 on the Scout", "4 damage to my Frigate"
    const target = mentions.find(
      ({ start, from }) =>
        from > at && start - at <= 4 && [1, 2, 3].some((step) => isOne(start - step, ...AT) && start - step > at),
    )
    const giver = mentions.find(({ start, from }) => from > at && start - at <= 3 && isOne(start - 1, 'from'))
    const taker =
      giver && mentions.find(({ start }) => start > giver.to && start - giver.to <= 3 && isOne(start - 1, ...AT))
    const [shooting, shot] = [idOf(giver), idOf(taker)]
    if (shooting && shot) {
      shots.push({ to: shot.id, from: shooting.id, amount, at, end: taker!.to })
      return
    }
    const hit = idOf(target)
    const isNearest = !tokens.some(
      (_, other) => other > at && target && other < target.start && firmAt(tools, other) !== undefined,
    )
    if (hit && isNearest && !mentions.some(({ start, from }) => start <= at && at < from)) {
      const shooter = idOf(
        speaksOf(
          mentions.filter((one) => idOf(one) !== hit),
          at,
        ),
      )
      const splits = shots[0]?.from
      const from = splits ?? (shooter && !shots.some(({ to }) => to === shooter.id) ? shooter.id : undefined)
      shots.push({ to: hit.id, ...(from ? { from } : {}), amount, at, end: target!.to })
      return
    }
    const victim = idOf(speaksOf(mentions, at))
    if (victim && [1, 2].some((step) => isOne(at - step, ...TAKES)))
      shots.push({ to: victim.id, amount, at: at - 1, end: at })
  })
  const gone = idOf(lost(tools, mentions))
  if (gone) gone.destroyedBeforeResolve = true
  const vessels = all.map(({ mention, id, attack, hp, damage, destroyedBeforeResolve }, i): Claim => {
    const { value, owner, start, to } = mention
    const facts = {
      id,
      ...(owner ? { owner: owner === 'me' ? 'me' : nameOf(owner) } : {}),
      ...(isCard(value) ? { card: value.slug } : {}),
      ...(attack === undefined ? {} : { attack }),
      ...(hp === undefined ? {} : { hp }),
      ...(damage === undefined ? {} : { damage }),
      ...(destroyedBeforeResolve ? { destroyedBeforeResolve } : {}),
    }
    return { path: `vessels[${i}]`, value: facts, from: start, to }
  })
  return [
    ...vessels,
    ...shots.map(({ at, end, ...shot }, i) => ({ path: `assignments[${i}]`, value: shot, from: at, to: end })),
  ]
}
