/** Scenes of Star Commander: fleets in a system, shopping lists, who answers whom, what changes hands. */
import type { Claim, Mention, Named, Scene, SceneTools } from '../../kernel/sayings.ts'
import { type Card, cards } from './data/cards.ts'

const once = (all: readonly Card[]) => all.filter((card, i) => all.findIndex(({ slug }) => slug === card.slug) === i)
const named = (all: readonly Card[]): Named<Card>[] =>
  once(all).flatMap((card) => [card.name, ...card.aliases].map((name) => ({ name, value: card })))

const VESSELS = named(cards.filter(({ type }) => type === 'Ship' || type === 'Station'))
const SYSTEMS = named(cards.filter(({ type }) => type.endsWith('System')))
const PLAYABLE: Named<string>[] = [
  ...named(cards.filter(({ type }) => type === 'Command')).map(({ name, value }) => ({ name, value: value.slug })),
  { name: 'ability', value: 'ability' },
]
/** Vessels said without their card. */
const PLAIN: Named<{ type: string; class?: string }>[] = [
  ...['fighter', 'fighters'].map((name) => ({ name, value: { type: 'ship', class: 'Fighter' } })),
  { name: 'ship', value: { type: 'ship' } },
  { name: 'station', value: { type: 'station' } },
]

const times = <T>(count: number | undefined, value: T): T[] =>
  Array.from({ length: Math.min(count ?? 1, 20) }, () => value)
const claim = (path: string, value: unknown, { start, to }: Pick<Mention, 'start' | 'to'>): Claim => ({
  path,
  value,
  from: start,
  to,
})

/** Someone who is neither "me" nor named is Red: any one opponent is like another. */
const nameOf = (owner: string | undefined) => (owner === 'opponent' || owner === undefined ? 'Red' : owner)

/** A vessel of the siege question, with the printed attack of its card. */
function besieger(mention: Mention<Card | { type: string; class?: string }>) {
  const { value, owner } = mention
  const isCard = 'slug' in value
  return {
    owner: owner === 'me' ? 'me' : nameOf(owner),
    type: isCard ? (value.type === 'Station' ? 'station' : 'ship') : value.type,
    ...(isCard ? (value.shipClass ? { class: value.shipClass } : {}) : value.class ? { class: value.class } : {}),
    ...(isCard && value.attack !== null && value.type !== 'System' ? { attack: value.attack } : {}),
  }
}

const siege: Scene = ({ mentions, tokens }) => {
  const carded = mentions(VESSELS)
  const isTaken = ({ from, to }: Mention) => carded.some((other) => other.from <= to && other.to >= from)
  const all: Mention<Card | { type: string; class?: string }>[] = [
    ...carded,
    ...mentions(PLAIN).filter((one) => !isTaken(one)),
  ].sort((a, b) => a.from - b.from)
  const isMine = tokens.some(
    ({ plain }, i) =>
      /^(my|our)$/.test(plain) && /^(system|capital|colony|world|planet|homeworld)$/.test(tokens[i + 1]?.word ?? ''),
  )
  const claims: Claim[] = []
  let at = 0
  for (const mention of all)
    for (const vessel of times(mention.count, besieger(mention)))
      claims.push(claim(`vessels[${at++}]`, vessel, mention))
  const mine = tokens.findIndex(({ plain }) => /^(my|our)$/.test(plain))
  return isMine && all.length ? [...claims, { path: 'controller', value: 'me', from: mine, to: mine + 1 }] : claims
}

const affordability: Scene = ({ mentions }) =>
  mentions(VESSELS).map((mention, i) =>
    claim(`builds[${i}]`, { card: mention.value.slug, count: mention.count || 1 }, mention),
  )

const income: Scene = ({ mentions, tokens, isOne }) =>
  mentions(SYSTEMS).map((mention, i) => {
    const end = mentions(SYSTEMS)[i + 1]?.start ?? tokens.length
    const near = tokens.slice(mention.to + 1, end)
    const at = near.findIndex(
      ({ number }, k) =>
        number !== undefined && isOne(mention.to + 2 + k, 'development', 'developments', 'counters', 'devs'),
    )
    const developments = at < 0 ? undefined : near[at]!.number
    const besieged = near.some(({ plain }) => /^(besieged|siege)$/.test(plain))
    const last = at < 0 ? mention.to : mention.to + 2 + at
    return claim(
      `systems[${i}]`,
      {
        card: mention.value.slug,
        ...(developments === undefined ? {} : { developments }),
        ...(besieged ? { underSiege: true } : {}),
      },
      { start: mention.start, to: Math.min(last, tokens.length - 1) },
    )
  })

/** Words before a card that say somebody laid it. */
const PLAYS = [
  'plays',
  'play',
  'played',
  'answers',
  'answer',
  'answered',
  'responds',
  'respond',
  'uses',
  'use',
  'used',
  'reacts',
  'counters',
]
const SMALL = new Set(
  'can may i my me he she they to in with the a an on and then it his her of if is was after before who when does do what which could would should we you response by plays for at combat command ready end phase turn after card'.split(
    ' ',
  ),
)

/** Who lays the card: the nearest name before the verb. */
function playerOf({ tokens, typed, isOne }: SceneTools, mention: Mention): { by: string; at: number } | undefined {
  for (let place = mention.start - 1; place >= Math.max(0, mention.start - 6); place--) {
    const token = tokens[place]!
    if (token.owner) return { by: typed.slice(token.start, token.end - 2), at: place }
    if (isOne(place, ...PLAYS) || token.plain === 'with' || token.plain === 'the' || token.plain === 'a') continue
    if (token.plain === 'i' || token.plain === 'me' || token.plain === 'my') return { by: 'me', at: place }
    const word = typed.slice(token.start, token.end)
    if (/^[A-Z]/.test(word) && !SMALL.has(token.plain)) return { by: word, at: place }
    if (/^(opponent|enemy|he|she|they)$/.test(token.plain)) return { by: 'opponent', at: place }
    return undefined
  }
  return undefined
}

const responses: Scene = (tools) => {
  const plays = tools.mentions(PLAYABLE)
  return plays.map((mention, i) => {
    const player = playerOf(tools, mention)
    const aimed = mention.value === 'intercept-orders' && i > 0 ? { target: String(i) } : {}
    return claim(
      `plays[${i}]`,
      { ...(player ? { by: player.by } : {}), card: mention.value, ...aimed },
      { start: player?.at ?? mention.start, to: mention.to },
    )
  })
}

const GOODS: Named<string>[] = [
  ...['credit', 'money'].map((name) => ({ name, value: 'credits' })),
  ...['cards from hand', 'hand card', 'card', 'cards from (my|his|her|their) hand'].map((name) => ({
    name,
    value: 'hand-card',
  })),
  ...['technology', 'card in play', 'technology card'].map((name) => ({ name, value: 'table-card' })),
  ...['system', 'homeworld', 'planet'].map((name) => ({ name, value: 'system' })),
  { name: 'ship', value: 'ship' },
  { name: 'station', value: 'station' },
  ...['favour', 'favor', 'promise', 'truce', 'alliance'].map((name) => ({ name, value: 'favour' })),
  ...VESSELS.map(({ name, value }) => ({ name, value: value.type === 'Station' ? 'station' : 'ship' })),
]

/** "X for Y": what stands before the "for" goes one way, what stands behind it the other. */
const deal: Scene = ({ mentions, tokens, isOne }) => {
  const all = mentions(GOODS)
  const swap = tokens.findIndex((_, place) => isOne(place, 'for', 'against', 'in exchange'))
  const receives = tokens.some((_, place) => isOne(place, 'buy', 'get', 'receive', 'take'))
  return all.map((mention, i) => {
    const isFirst = swap < 0 || mention.from < swap
    const from = mention.owner === 'me' ? 'me' : mention.owner ? 'partner' : isFirst !== receives ? 'me' : 'partner'
    const count = mention.value === 'hand-card' && mention.count ? { count: mention.count } : {}
    return claim(`goods[${i}]`, { kind: mention.value, from, ...count }, mention)
  })
}

const FROM = ['from', 'leave', 'leaves', 'leaving']
const INTO = ['into', 'to', 'in', 'toward', 'enter', 'entering', 'onto']

/** "From Blue's system into one of Red's": whose the two systems are. */
const jump: Scene = ({ tokens, typed, isOne }) =>
  tokens.flatMap((token, place): Claim[] => {
    if (!token.owner) return []
    const lead = [place - 1, place - 2, place - 3, place - 4].filter((at) => at >= 0)
    const at = lead.find((at) => isOne(at, ...FROM, ...INTO))
    if (at === undefined || lead.some((other) => other > at && tokens[other]!.part !== token.part)) return []
    const path = isOne(at, ...FROM) ? 'originController' : 'destinationController'
    return [{ path, value: typed.slice(token.start, token.end - 2), from: at, to: place }]
  })

/** Readers of scenes, by checker. */
export const scenes: Readonly<Record<string, Scene>> = {
  siege,
  affordability,
  income,
  responses,
  deal,
  jump,
  retreat: jump,
}
