/** Who gets an order. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { ordersOf } from './asked-unit.ts'
import { typeOfName } from './called.ts'
import { ownOrder, pickedUnits } from './choice.ts'
import { orderedTwice } from './counted-choice.ts'
import { fateOf, isDeadAt } from './fates.ts'
import { isMeasuredFrom, isPlaced } from './figures.ts'
import { isAlone } from './reach.ts'
import { strangerOrdered } from './receiver.ts'
import { isSomebodyElse } from './squads.ts'
import { cardsIn, isAbsent, isWhoAsked, peopleBeside, RANKS, rankOf } from './things.ts'
import { type ToldUnit, unitsTold } from './units.ts'
import { cardsOfOrders } from './whose-card.ts'

const NOMINATE = ['nominate', 'nominee']

/** "Nominating Leia", "Dooku is nominated", "with Han nominated". */
const isNominated = ({ isOne }: SceneTools, { start, to }: Pick<Mention, 'start' | 'to'>): boolean =>
  [1, 2].some((step) => isOne(start - step, ...NOMINATE)) ||
  isOne(to + 1, ...NOMINATE) ||
  (isOne(to + 1, 'is', 'was', 'got', 'as') && [2, 3].some((step) => isOne(to + step, ...NOMINATE)))

/** "Luke nominated": the word that says so is read with the name. */
const withVerb = <T extends Pick<Mention, 'to'>>({ isOne }: SceneTools, nominee: T): T =>
  isOne(nominee.to + 1, ...NOMINATE) ? { ...nominee, to: nominee.to + 1 } : nominee

/** "Leia isn't nominated": somebody else gives the orders. */
const isPassedOver = ({ isOne }: SceneTools, { to }: Mention): boolean =>
  isOne(to + 1, 'isnt', 'wasnt', 'not') ||
  ([1, 2].some((step) => isOne(to + step, 'not')) && isOne(to + 3, ...NOMINATE))

/** "Can I order Luke", "he gave one to Han", "the card names Vader", "Bossk …, can I give him one": who gets an order. */
function isReceiver({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean {
  if (isOne(to + 1, 'himself', 'herself', 'itself')) return false
  if (
    isOne(start - 1, 'order', 'ordered', 'to', 'names', 'mentions', 'on', 'pick', 'picked', 'chose', 'choose', 'than')
  )
    return true
  const him = tokens.findIndex(({ plain }, at) => at > to && /^(him|her)$/.test(plain))
  return him > 0 && [1, 2].some((step) => isOne(him - step, 'give', 'order', 'pick', 'hand')) && isAsking(tokens, him)
}
const isAsking = (tokens: SceneTools['tokens'], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ plain }) => /^(can|may|could|should|must|i)$/.test(plain))

/** "Implacable is Vader's card", "Boba …, it's his card": he owns it, which makes nobody the nominee. */
function ownerTold({ tokens, isOne }: SceneTools, people: readonly Mention<string>[]): Mention<string> | undefined {
  const his = tokens.findIndex((_, at) => isOne(at, 'his', 'her') && isOne(at + 1, 'card'))
  return people.find(
    ({ to }) =>
      (isOne(to + 1, 'card') && (tokens[to]!.owner === true || tokens[to]!.plain !== tokens[to]!.word)) ||
      (his > to && his - to <= 8 && [1, 2].some((step) => isOne(his - step, 'is', 'its', 'it', 'thats', 'that'))),
  )
}

/** "An order from Vader's ability": where it came from, and nobody who gives orders now. */
const isSource = ({ tokens, isOne }: SceneTools, { to }: Mention): boolean =>
  (tokens[to]!.owner === true || tokens[to]!.plain !== tokens[to]!.word) &&
  isOne(to + 1, 'ability', 'keyword', 'effect', 'aura', 'upgrade')

export const issueOrders: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  // "Vader at range 3 of Veers"
  const from = people.find((one) => isMeasuredFrom(tools, one.from))
  // "Vader at range 3 of my general": whose name is not known
  const isMeasured = ({ to }: Mention) => isPlaced(tools, to)
  const able = people.filter(
    (one) =>
      !isPassedOver(tools, one) &&
      (!fateOf(tools, one).defeated || isNominated(tools, one)) &&
      !isAbsent(tools, one) &&
      !isSource(tools, one) &&
      (one.value !== ownerTold(tools, people)?.value || isNominated(tools, one)),
  )
  const nominee =
    able.find((one) => isNominated(tools, one)) ??
    from ??
    (isWhoAsked(tools) || isSomebodyElse(tools)
      ? undefined
      : able.find((one) => !isMeasured(one) && !isReceiver(tools, one)))
  const owner = ownerTold(tools, people)
  const rank = owner && rankOf(tools, owner)
  const { own, theirs } = owner ? { own: named[0], theirs: undefined } : cardsOfOrders(tools, named, people)
  const isUnit = (one: Mention<string>) => one.value !== nominee?.value && isMeasured(one)
  const told = unitsTold(tools, [...named, ...people.filter((one) => !isUnit(one))]).map((one) =>
    withType(one, own?.value),
  )
  const stranger = strangerOrdered(tools, own?.value)
  const twice = told.length ? undefined : (orderedTwice(tools) ?? stranger)
  const units = twice ? [twice.unit] : told.filter((one) => !isTheirUnit(tools, one))
  // "on the AT-ST? It's at range 1": where it stands is told besides
  const isStranger = units.some((one) => one.value.id === stranger?.unit.value.id)
  const leaders = people.filter(({ value }) => value === nominee?.value)
  const picked = twice ? [] : pickedUnits(tools, units, leaders, own?.value)
  const isOwn = nominee !== undefined && ownOrder(tools, [nominee], ordersOf(own?.value)).length > 0
  // who gives the orders is one of the units, too
  const leader = units.length || (nominee && (isOwn || isAlone(tools, nominee))) ? nominee : undefined
  const byRank = people.length || isWhoAsked(tools) || !units.length ? undefined : leaderByRank(tools, units)
  const all = leader ? [...units, unitOf(tools, leader)] : byRank ? [...units, byRank] : units
  return [
    ...(own ? [claim('card', own.value.name, own)] : []),
    ...(theirs ? [claim('opponentCard', theirs.value.name, theirs)] : []),
    ...(owner ? [claim('owner.name', owner.value, owner)] : []),
    ...(rank ? [{ path: 'owner.rank', value: rank.value, from: rank.from, to: rank.to }] : []),
    ...(nominee ? [claim('nominee', nominee.value, withVerb(tools, nominee))] : []),
    ...(nominee || byRank ? [] : leaderInDoubt(tools, people, told)),
    ...(byRank ? [{ path: 'nominee', value: byRank.value.id, from: byRank.from, to: byRank.to }] : []),
    ...all.flatMap(claimsOf),
    ...promotedOf(tools, all),
    ...(leader || byRank ? fallenLeader(tools, all.length - 1) : []),
    ...told.flatMap((one) => (units.includes(one) ? [] : [{ path: '', value: undefined, from: one.from, to: one.to }])),
    ...(twice?.claims ?? (picked.length ? picked : isStranger ? stranger!.claims : [])),
  ]
}

/** Where the card asks for a kind of unit, the one that its name tells. */
function withType(unit: ToldUnit, card: CommandCard | undefined): ToldUnit {
  const type = typeOfName(unit.value.name)
  const isAsked = card?.orders?.some((slot) => slot.kind === 'count' && slot.types.length)
  return type && isAsked && !unit.value.types ? { ...unit, value: { ...unit.value, types: [type] } } : unit
}

/** "Can my heavy order …", "Leia isn't nominated": somebody is spoken of who may give the orders. */
function leaderInDoubt(tools: SceneTools, people: readonly Mention[], units: readonly ToldUnit[]): Claim[] {
  const ranks = tools.mentions(RANKS).filter(({ from }) => !units.some((unit) => unit.from <= from && from <= unit.to))
  const isOpen =
    isWhoAsked(tools) ||
    isSomebodyElse(tools) ||
    tools.tokens.some(
      ({ plain }, at) =>
        /^(officer|general|leader|nominee|nominat\w+|promoted)$/.test(plain) ||
        // "I forgot the third order": the others went to units that are not told
        (/^(second|2nd|third|3rd|last|other|another)$/.test(plain) && tools.isOne(at + 1, 'order')),
    )
  const [{ from } = { from: isOpen ? 0 : -1 }] = [...people, ...ranks]
  return from < 0 || !units.length ? [] : [{ path: 'nominee', value: undefined, isUnread: true, from, to: from }]
}

/** "At range 2 of my commander", "my operative is nominated": who gives the orders, by nothing but the rank. */
function leaderByRank(tools: SceneTools, units: readonly ToldUnit[]): ToldUnit | undefined {
  const { isOne } = tools
  const said = tools.mentions(RANKS).filter(
    ({ from, to }) =>
      (/^(my|our|the|an?|nominated)$/.test(tools.tokens[from - 1]?.plain ?? '') ||
        tools.tokens[from - 1]?.part !== tools.tokens[from]!.part) &&
      !isOne(to + 1, 'token', 'or') &&
      // "the commander my opponent nominated"
      ![1, 2, 3].some(
        (step) =>
          tools.tokens[to + step]?.part === tools.tokens[to]!.part &&
          isOne(to + step, 'opponent', 'enemy', 'he', 'his', 'she', 'her'),
      ) &&
      !/[^s]s$/.test(tools.tokens[to]!.plain) &&
      (isMeasuredFrom(tools, from) || isNominated(tools, { start: from - 1, to })),
  )
  const [one, ...more] = said
  if (!one || more.some(({ value }) => value !== one.value)) return undefined
  const { value, from, to } = one
  if (value !== 'commander' && value !== 'operative') return undefined
  const id = value === 'commander' ? 'Commander' : 'Operative'
  if (units.some((unit) => unit.value.id === id)) return undefined
  return { value: { id, rank: value }, from, to: withVerb(tools, { to }).to }
}

/** "Enemy stormtroopers at range 1", "the squad at 2 is my opponent's": nobody I may give an order. */
const isTheirUnit = ({ tokens, typed }: SceneTools, { from, to }: ToldUnit): boolean => {
  const isTheirs = ({ plain }: { plain: string }) => /^(enemy|enemys|enemies|hostile|opposing|opponents?)$/.test(plain)
  const isTogether = (at: number) => !/[.?!;,]\s/.test(typed.slice(tokens[at]!.start, tokens[from]!.start))
  const isSaidBefore = tokens
    .slice(Math.max(0, from - 2), from)
    .some((one, i) => isTheirs(one) && isTogether(Math.max(0, from - 2) + i))
  const behind = tokens.slice(to + 1, to + 5).filter(({ part }) => part === tokens[to]!.part)
  const isSaidBehind =
    /^(is|are|belongs?|thats)$/.test(behind[0]?.plain ?? '') &&
    behind.slice(1).every((one) => isTheirs(one) || /^(to|my|the|an|from)$/.test(one.plain)) &&
    behind.some(isTheirs)
  const isWithin = tokens
    .slice(from, to)
    .some((one, i) => isTheirs(one) && !/^(of|from)$/.test(tokens[from + i - 1]?.plain ?? ''))
  return isSaidBefore || isWithin || isSaidBehind
}

/** "… of my commander. He's dead now": whether the one who gives the orders has fallen is in doubt; `i`: the place of that unit. */
const fallenLeader = (tools: SceneTools, i: number): Claim[] =>
  tools.tokens
    .flatMap((_, at): Claim[] => {
      const who = tools.tokens.findLastIndex(({ plain }, place) => place < at && !HELPER.test(plain))
      const isHe = /^(he|hes|she|shes|commander|general|leader)$/.test(tools.tokens[who]?.plain ?? '')
      return isDeadAt(tools, at) && isHe
        ? [{ path: `units[${i}].defeated`, value: undefined, isUnread: true, from: at, to: at }]
        : []
    })
    .slice(0, 1)
const HELPER = /^(is|was|has|had|been|got|just|already|now)$/

/** "She was promoted": the rank of those whose rank nobody tells is in doubt. */
function promotedOf({ tokens }: SceneTools, units: readonly ToldUnit[]): Claim[] {
  const at = tokens.findIndex(({ plain }) => plain === 'promoted')
  if (at < 0) return []
  return units.flatMap(({ value }, i) =>
    value.rank === undefined
      ? [{ path: `units[${i}].rank`, value: undefined, isUnread: true as const, from: at, to: at }]
      : [],
  )
}

/** Who gives the orders, with the rank that is said beside the name: "Vader the commander". */
function unitOf(tools: SceneTools, leader: Mention<string>): ToldUnit {
  const { value, start, to } = leader
  const behind = tools.mentions(RANKS).find(({ from, to: end }) => from === to + 1 && tools.isOne(end + 1, ...NOMINATE))
  const rank = rankOf(tools, leader) ?? behind
  const { defeated } = fateOf(tools, leader)
  const told = { ...(rank ? { rank: rank.value } : {}), ...(defeated ? { defeated } : {}) }
  return { value: { id: value, name: value, ...told }, from: start, to }
}

const claimsOf = ({ value, from, to, isOpen }: ToldUnit, i: number): Claim[] => [
  { path: `units[${i}]`, value, from, to },
  ...(isOpen ? [{ path: `units[${i}].range`, value: undefined, from: to - 1, to }] : []),
]
