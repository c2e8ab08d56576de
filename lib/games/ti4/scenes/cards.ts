/** Cards, technologies and abilities as they are told: whose, for which ship, and whether they are in play at all. */
import { type Claim, COLOURS, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { isForOwnShip, isToldOtherwise, needsDock, needsPlace, needsShip } from '../constraints/effects.ts'
import { findComponent, type Touch } from '../data/technologies.ts'
import { askersFaction, factionBeside, factionsIn } from '../sayings/factions.ts'
import { cardsOf, effectsIn, fleetsIn } from '../sayings/fleets.ts'
import { unknownLeaders } from '../sayings/leaders.ts'
import { DOES } from '../sayings/people-words.ts'
import { abilities, factionsTold } from './abilities.ts'
import { ME } from './groups.ts'
import { isMissing, isPerhaps } from './in-play.ts'
import { AT } from './leads.ts'
import { noCards } from './no-cards.ts'
import { EITHER, holdersOf } from './owners.ts'
import { isAboutMe, personAt, playerAt, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { isLaid, resultsIn } from './results.ts'
import { everybody } from './seats.ts'
import { isOnlySpokenOf } from './spoken-of.ts'

/** Cards that are played against somebody: "Ceasefire on me" is not mine. */
const isAimed = (id: string): boolean => /^(action-card|promissory-note)$/.test(findComponent(id)?.kind ?? '')
const USES = ['used', 'uses', 'using', 'played', 'plays', 'exhausts', 'exhausted', 'cast', 'casts']
/** Somebody by what they do, and nobody said who that is. */
const ROLES = ['defender', 'attacker', 'owner', 'player', 'other']
const PLAYED = ['played', 'used', 'cast', 'announced']

/** "Antimass on her side", "Gravity Drive of his", "Solar Flare played by blue", "Flank Speed from Ann". */
export function sideBehind(tools: SceneTools, { start, to, value }: Mention<string>): string | undefined {
  const { isOne } = tools
  // "yellow used it on my cruiser": on what, and not on whose side
  if (isOne(start - 1, ...USES)) return undefined
  let at = to + 1
  while (isOne(at, 'is', 'are', 'was', 'got', 'has', 'been', ...PLAYED)) at++
  // "Solar Flare played, his PDS shoots": of the next clause
  if (at > to + 1 && tools.tokens[at]?.part !== tools.tokens[at - 1]!.part) return undefined
  // "is Anna's", "are hers", "belongs to Anna"
  if (at > to + 1 && tools.tokens[at]?.owner) return playerAt(tools, at)
  if (at > to + 1 && isOne(at, 'his', 'hers', 'theirs')) return 'opponent'
  if (isOne(at, 'belong') && isOne(at + 1, 'to')) at++
  else if (isOne(at, 'to')) return undefined
  if (!isOne(at, 'to', 'of', 'by', 'from', 'for') && !(isOne(at, 'on') && !isAimed(value))) return undefined
  if (isOne(at + 1, 'my', 'me', 'mine', 'our')) return ME
  if (isOne(at + 1, 'his', 'her', 'hers', 'their', 'theirs', 'him')) return 'opponent'
  return isOne(at, 'on') ? undefined : playerAt(tools, at + 1)
}

/** "Ceasefire was played", "bob? no, plays Ceasefire": somebody played it, and nobody said who. */
function isAnybodys(tools: SceneTools, { start, to }: Mention): boolean {
  const { tokens, isOne } = tools
  const isPassive =
    isOne(to + 1, 'is', 'was', 'got', 'has', 'been', ...PLAYED) &&
    [1, 2, 3].some((step) => PLAYED.includes(tokens[to + step]?.plain ?? ''))
  const verb = [1, 2].find((step) => isOne(start - step, 'played', 'plays', 'uses', 'used'))
  // "bob threw down Flank Speed": a name that heads the clause, whatever he does
  const head = tokens.findIndex(({ part }) => part === tokens[start]!.part)
  if (head < start - 1 && (tokens[head]!.isStrange || COLOURS.test(tokens[head]!.plain))) return true
  const isOfRole = isOne(to + 1, 'for', 'by', 'of', 'from') && [2, 3, 4].some((step) => isOne(to + step, ...ROLES))
  return isPassive || isOfRole || (verb !== undefined && start - verb > 0 && !isOne(start - verb - 1, 'i', 'we', 'ive'))
}

/** "My Letnev Armada" is mine; who else comes into it may be that faction or not. */
function ofFaction(tools: SceneTools, start: number, faction: string): string | undefined {
  if (!isAboutMe(tools)) return faction
  return [1, 2, 3].some((step) => tools.isOne(start - step, 'my', 'our')) ? ME : undefined
}

/** Where only others are spoken of, what nobody is said to have is theirs: "the Jol-Nar player flies …, Gravity Drive". */
function ownerOfAll(tools: SceneTools, groups: Read['groups']): string | undefined {
  if (!groups.length || isAboutMe(tools) || groups.some(({ owner, isAssumed }) => owner === ME || isAssumed)) return ME
  return groups.every(({ owner }) => owner === groups[0]!.owner) ? groups[0]!.owner : undefined
}

/** "Plasma Scoring + 2 PDS of mine", "Graviton Laser: can I choose": whose it is by what it goes with. */
function goesWith(
  { tokens, typed, isOne }: SceneTools,
  { from, to }: Mention,
  groups: Read['groups'],
): string | undefined {
  const next = groups.find(({ mention: { start } }) => start > to)
  const between = next ? typed.slice(tokens[to]!.end, tokens[next.mention.start]!.start).trim() : ''
  if (next && /^(\+|and|with|plus|&)$/.test(between)) return next.owner
  const isHead = from === 0 && typed.slice(tokens[to]!.end).trimStart().startsWith(':')
  const isMine = [1, 2, 3].some((step) => isOne(to + step, 'i', 'my'))
  return isHead && isMine ? ME : undefined
}

/** A law is everybody's, and so is what lies on the board. */
const isLaw = (id: string): boolean => /^(law|exploration)$/.test(findComponent(id)?.kind ?? '')

/** What a way hangs on. */
export const OF_WAYS: readonly Touch[] = ['move', 'anomaly', 'adjacency', 'transport']

/** "Empyrean lets me through: aetherpassage": what only one faction has is of who plays it, where that is named. */
function ofItsFaction(tools: SceneTools, groups: Read['groups'], card: string): string | undefined {
  const faction = findComponent(card)?.faction
  const player = factionsTold(tools, groups).find(({ value }) => value === faction)?.owner
  const named = factionsIn(tools).find(({ value }) => value === faction)?.value
  // "Aetherpassage from the Empyrean, my cruiser past his dread": he who is not named
  const others = new Set(groups.flatMap(({ owner, isAssumed }) => (owner === ME || isAssumed ? [] : [owner])))
  const isHis = named !== undefined && named !== askersFaction(tools) && others.size === 1 && others.has('opponent')
  return player ?? (isHis ? 'opponent' : named)
}

/** "With Plasma Scoring": told of what stands in the clause before it. */
const isInClause = ({ tokens, isOne }: SceneTools, { to }: Mention, { from }: Mention): boolean =>
  isOne(from - 1, 'with') && tokens[to]!.part === tokens[from]!.part

/** "Tom flies past my pds and Hololattice": what is joined to a thing of somebody is theirs too, where nothing is said of it. */
function joinedTo(
  { tokens, isOne }: SceneTools,
  groups: Read['groups'],
  { start, from, to }: Mention<string>,
): string | undefined {
  // "past my pds and has Light/Wave": that is had by who passes
  if (start < from) return undefined
  const isSaid = tokens[to + 1]?.part === tokens[to]!.part && isOne(to + 1, ...DOES, 'is', 'are', 'gives', 'makes')
  const before = isOne(start - 1, 'and') && !isSaid ? groups.find(({ mention }) => mention.to === start - 2) : undefined
  return before && before.mention.owner !== undefined ? before.owner : undefined
}

/** "My cruiser goes through an enemy fleet with Light/Wave Deflector": it need be no card of those who are passed. */
const isOfPassed = (
  { isOne }: SceneTools,
  movers: Read['movers'],
  { owner, start, value }: Mention<string>,
  said: string,
): boolean =>
  owner === undefined &&
  isOne(start - 1, 'with') &&
  movers.length > 0 &&
  movers.every((mover) => mover.owner === ME) &&
  said !== ME &&
  findComponent(value)?.touches.includes('blocking') === true

/** Whose a card is: as it is said, or as its faction or the ships it goes with tell. */
function ownerOf(tools: SceneTools, { movers, groups }: Read, card: Mention<string>): string | undefined {
  if (isLaw(card.value)) return undefined
  const holder = holderOf(tools, groups, card)
  if (holder && !holder.isAssumed) return holder.owner
  const said = card.owner ?? sideBehind(tools, card) ?? joinedTo(tools, groups, card) ?? holdersOf(tools, card.start)[0]
  // "Empyrean let Red pass with Aetherpassage": what a faction does by itself is nobody else's
  const isAbility = findComponent(card.value)?.kind === 'faction-ability'
  const own = isAbility && said !== undefined && said !== ME ? ofItsFaction(tools, groups, card.value) : undefined
  if (own !== undefined && own !== 'opponent' && askersFaction(tools) === undefined) return own
  const beside = factionBeside(tools, card)
  // "she's Empyrean and lets me pass with Aetherpassage"
  const its = said === ME && card.owner === undefined ? ofItsFaction(tools, groups, card.value) : undefined
  if (its !== undefined && its !== ME && askersFaction(tools) === undefined) return its
  if (said !== undefined) return isOfPassed(tools, movers, card, said) ? undefined : whoIs(tools, said)
  if (beside) return ofFaction(tools, card.start, personAt(tools, beside.to) ?? beside.value)
  const player = ofItsFaction(tools, groups, card.value)
  if (player !== undefined || isAnybodys(tools, card)) return player
  // "I have 3 PDS in 24 next to the active 25 with Plasma Scoring"
  const near = groups.filter(({ mention }) => mention.to < card.start && isInClause(tools, mention, card))
  if (near[0] && !near[0].isAssumed && near.every((group) => group.owner === near[0]!.owner)) return near[0].owner
  const isAlone = movers.length > 0 || groups.every(({ owner }) => owner === ME)
  return isAlone ? ownerOfAll(tools, groups) : goesWith(tools, card, groups)
}

/** "My cruiser has Gravity Drive", "the carrier has it": the fleet that is said to have a card. */
function holderOf(
  tools: SceneTools,
  groups: Read['groups'],
  card: Mention<string>,
): Read['groups'][number] | undefined {
  const holder = fleetsIn(tools).find((fleet) => cardsOf(tools, fleet).includes(card))
  const alike = groups.filter(({ mention }) => mention.value.id === holder?.value.id)
  return groups.find(({ mention }) => mention.to === holder?.to) ?? (alike.length === 1 ? alike[0] : undefined)
}

/** The ship a card is for: the one said to have it, else the one that moves; none of who does not have the card. */
function targetOf(tools: SceneTools, one: Read, card: Mention<string>): string | undefined {
  const { movers, groups } = one
  const owner = ownerOf(tools, one, card)
  const ship = holderOf(tools, groups, card) ?? (movers.length === 1 ? movers[0] : undefined)
  const isOwn = owner === undefined || ship?.owner === undefined || ship.owner === owner
  return ship && (isOwn || !isForOwnShip(card.value)) ? ship.ids[0] : undefined
}

/** The one space dock of whoever plays Experimental Battlestation. */
function dockOf({ groups }: Read, owner: string | undefined): string | undefined {
  const docks = groups.flatMap((group) =>
    group.mention.value.type === 'space-dock' && group.owner === owner ? group.ids : [],
  )
  return docks.length === 1 ? docks[0] : undefined
}

/**
 * The system a card is for: "Ion Storm in 31 with its beta side up", where its wormhole was told too; of ships that pass
 * in silence the one they leave.
 */
function systemFor({ tools: { tokens, isOne }, places, route }: Read, { to, value }: Mention<string>) {
  // "names my home", "on 30"; where no system is named with it, the one they leave
  const named = places.find(
    ({ from }) =>
      from > to &&
      tokens[from]!.part === tokens[to]!.part &&
      tokens.slice(to + 1, from).every((_, i) => isOne(to + 1 + i, ...NAMING)) &&
      from > to + 1,
  )
  if (value === 'in-the-silence-of-space') return named?.id ?? route[0]?.id
  const isLyingIn = ({ from, to: last, wormholes }: PlaceMention) =>
    from > to &&
    tokens[from]!.part === tokens[to]!.part &&
    [from, last].some((at) => isOne(at - 1, ...AT)) &&
    wormholes?.some((kind) => /^(alpha|beta)$/.test(kind))
  return places.find(isLyingIn)?.id
}

const NAMING = [...AT, 'for', 'names', 'named', 'naming', 'is', 'played', 'my', 'his', 'her', 'their', 'the', 'system']

/** "My carrier and cruiser go to 25 with Gravity Drive": for which of them was not said. */
const isForSomeShip = (tools: SceneTools, one: Read, card: Mention<string>): boolean =>
  needsShip(card.value) &&
  one.isAnyShip === undefined &&
  (!isForOwnShip(card.value) ||
    [undefined, ...(one.movers.length ? one.movers.map(({ owner }) => owner) : [ME])].includes(
      ownerOf(tools, one, card),
    )) &&
  targetOf(tools, one, card) === undefined

/** A card for one ship goes to a moving ship; among ships of one kind it makes no difference to which. */
export function effectClaims(
  tools: SceneTools,
  one: Read,
  touches: readonly Touch[] = OF_WAYS,
  named: readonly Mention<string>[] = effectsIn(tools),
): Claim[] {
  const { groups } = one
  const done = resultsIn(one).map(({ card }) => card.from)
  const told = named.filter(
    (mention) => !isMissing(tools, mention) && !done.includes(mention.from) && !isLaid(mention.value),
  )
  // of what a Ceasefire bars the units are missing that were not told
  const isUntold = (card: Mention<string>) =>
    card.value === 'ceasefire' &&
    (card.owner ?? sideBehind(tools, card) ?? holdersOf(tools, card.start)[0]) !== ME &&
    one.movers.length > 0 &&
    one.route.length > 1 &&
    groups.every((group) => one.movers.includes(group))
  // what moves ships by itself, or only leaves something behind: nothing that lies in play
  const isNoCard = (card: Mention<string>) => isToldOtherwise(card.value)
  const isUnplaced = (card: Mention<string>) => needsPlace(card.value) && systemFor(one, card) === undefined
  const open = told.filter(
    (card) =>
      isPerhaps(tools, card) ||
      everybody(tools, card.from).includes(EITHER) ||
      isOnlySpokenOf(tools, card) ||
      isUntold(card) ||
      isUnplaced(card) ||
      isNoCard(card) ||
      isForSomeShip(tools, one, card),
  )
  const unknown = unknownLeaders(tools).map((at) => ({ start: at, to: at }))
  // a list of cards that is told in part would leave out the rest
  if (open.length || unknown.length)
    return [...open, ...unknown].map(({ start, to }) => ({ path: 'effects', value: undefined, from: start, to }))
  // "we both have Antimass"
  const had = told.flatMap((mention) => {
    const all = everybody(tools, mention.from)
    return all.length ? all.map((owner) => ({ mention, owner })) : [{ mention, owner: ownerOf(tools, one, mention) }]
  })
  const inPlay = had.flatMap(({ mention, owner }, i): Claim[] => {
    const { value, start, to } = mention
    const target = needsShip(value)
      ? targetOf(tools, one, mention)
      : needsDock(value)
        ? dockOf(one, owner)
        : needsPlace(value)
          ? systemFor(one, mention)
          : undefined
    const effect = {
      id: value,
      ...(owner === undefined ? {} : { owner }),
      ...(target === undefined ? {} : { target }),
    }
    return [
      { path: `effects[${i}]`, value: effect, from: start, to },
      // with two sides at the table nobody said whose it is
      ...(owner === undefined && !isLaw(value)
        ? [{ path: `effects[${i}].owner`, value: undefined, from: start, to }]
        : []),
    ]
  })
  const own = abilities(tools, groups, touches)
    .filter((one, i, all) => all.findIndex(({ value, owner }) => value === one.value && owner === one.owner) === i)
    .map(
      ({ value, owner, from, to }, i): Claim => ({
        path: `effects[${had.length + i}]`,
        value: { id: value, owner },
        from,
        to,
      }),
    )
  const [first] = [...inPlay, ...own]
  if (!first) return noCards(tools)
  // who names a card does not say that there is no other
  return [...inPlay, ...own, { path: 'otherEffects', value: { may: true }, from: first.from, to: first.to }]
}
