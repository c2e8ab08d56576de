/** The vessels of a sentence, and whose they are. */
import { COLOURS, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { doerAt, genitiveAt, nameAt, onlyName } from './people.ts'
import { OTHERS, PLAIN, SYSTEMS, VESSELS, type VesselMention } from './things.ts'

const overlaps = (one: Mention, other: Mention) => other.from <= one.to && other.to >= one.from

/** Behind whoever does this the vessel is his. */
const MOVES =
  'park bring brought send sent move jump fly flew keep kept leave left sneak land fire fires shoot use used hold held own owns control controls station stationed'.split(
    ' ',
  )
const BETWEEN = ['has', 'have', 'just', 'already', 'also', 'still', 'now', 'only', 'over', 'with']

/** "Tom parked a Scout", "I keep one Habitat there": whose it is, as the one before the verb says. */
function moverOf(tools: SceneTools, { start, from }: VesselMention): string | undefined {
  const { tokens, isOne } = tools
  const { part } = tokens[from]!
  const skip = (at: number): number => (isOne(at, ...BETWEEN) ? skip(at - 1) : at)
  const inLead = Array.from({ length: from - start }, (_, i) => start + i).find((at) => isOne(at, ...MOVES))
  const verb = inLead ?? skip(start - 1)
  if (tokens[verb]?.part !== part || !isOne(verb, ...MOVES)) return undefined
  // "can I shoot the Cruiser": it is shot at
  if (verb === start - 1 && isOne(verb, 'shoot')) return undefined
  const who = skip(verb - 1)
  const plain = tokens[who]?.part === part ? tokens[who]!.plain : ''
  if (/^(i|ive|we|weve)$/.test(plain)) return 'me'
  if (/^(he|hes|she|shes|they|theyve|opponent|enemy)$/.test(plain)) return 'opponent'
  return plain ? doerAt(tools, who) : undefined
}

const ASSAILS = 'besiege siege sieging blockade surround attack invade threaten'.split(' ')
/** "I besiege her with 2 Cruisers", "besieging me with three Frigates": whose they are says who does it, not whom it is done to. */
function assailant({ tokens, isOne }: SceneTools, verb: number): string | undefined {
  if (isOne(verb + 1, 'me', 'us')) return 'opponent'
  return [1, 2].some((step) => /^(i|im|ive|we)$/.test(tokens[verb - step]?.plain ?? '')) ? 'me' : undefined
}

/** "Me with a Frigate, Bo with a Destroyer". */
function withOf(tools: SceneTools, { start, from }: VesselMention): string | undefined {
  const who = tools.tokens[start - 2]
  if (!tools.isOne(start - 1, 'with') || who?.part !== tools.tokens[from]!.part) return undefined
  if (tools.isOne(start - 3, ...ASSAILS)) return assailant(tools, start - 3)
  if (/^(me|i|im|myself)$/.test(who.plain)) return 'me'
  return /^(him|her|them|he|she)$/.test(who.plain) ? 'opponent' : (nameAt(tools, start - 2) ?? undefined)
}

const SITS = 'park sit stand wait hover stay come arrive enter is'.split(' ')
/** "He is parked in my capital with a Destroyer": whose it is says who is there. */
function sitterOf(tools: SceneTools, { start, from }: VesselMention): string | undefined {
  const { tokens, isOne } = tools
  if (!isOne(start - 1, 'with')) return undefined
  const at = tokens.findLastIndex(
    ({ part, plain }, i) =>
      i < start - 2 &&
      part === tokens[from]!.part &&
      (isOne(i + 1, ...SITS) || /^(hes|shes|theyre|im)$/.test(plain)) &&
      (/^(i|im|we|hes?|shes?|they|theyre)$/.test(plain) || nameAt(tools, i) !== undefined),
  )
  const { plain } = tokens[at] ?? {}
  if (!plain) return undefined
  return /^(i|im|we)$/.test(plain) ? 'me' : (nameAt(tools, at) ?? 'opponent')
}

/** "His 6 from the Battlecruiser". */
function shooterOf({ tokens, isOne }: SceneTools, { start }: VesselMention): string | undefined {
  if (!isOne(start - 1, 'from') || tokens[start - 2]?.number === undefined) return undefined
  const whose = tokens[start - 3]?.plain ?? ''
  return whose === 'my' ? 'me' : /^(his|her|their)$/.test(whose) ? 'opponent' : undefined
}

/** "Lena a Corvette, Wu a Cruiser": the name right before it. */
const namedBefore = (tools: SceneTools, { start, from }: VesselMention): string | undefined =>
  start < from && tools.tokens[start - 1]?.part === tools.tokens[from]!.part ? nameAt(tools, start - 1) : undefined

/** "Me: two Corvettes. Sven: a Cruiser and a Scout": whose they are stands before the colon. */
function headOf(tools: SceneTools, { start }: VesselMention): string | undefined {
  const { tokens, typed } = tools
  const at = tokens.findLastIndex(({ end }, place) => place < start && /^\s*:/.test(typed.slice(end)))
  const isHead = at >= 0 && tokens[at - 1]?.part !== tokens[at]!.part
  if (!isHead || /[.;!?]/.test(typed.slice(tokens[at]!.end, tokens[start]!.start))) return undefined
  const { plain } = tokens[at]!
  if (/^(me|i|mine|us)$/.test(plain)) return 'me'
  return /^(him|her|he|she|them|his|hers|opponent|enemy)$/.test(plain) ? 'opponent' : nameAt(tools, at)
}

/** "Is", and the one in "there's". */
const isBe = ({ tokens, typed, isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'is', 'are') || /[’']s$/i.test(typed.slice(tokens[at]?.start, tokens[at]?.end))

/** "All I have is one Fighter", "his only ship there is a Scout", "all that defends Kim's system": whose the sum is. */
function sumOf(tools: SceneTools, { start, from }: VesselMention): string | undefined {
  const { tokens } = tools
  const { part } = tokens[from]!
  const lead = tokens.slice(Math.max(0, start - 7), start - 1).filter((token) => token.part === part)
  if (!isBe(tools, start - 1) || !lead.some(({ plain }) => /^(all|only|thing|lone|sole)$/.test(plain))) return undefined
  // "the only thing attacking my system"
  if (lead.some(({ plain }) => ASSAILING.test(plain))) return undefined
  if (lead.some(({ plain }) => /^(i|ive|my|we|our)$/.test(plain))) return 'me'
  const named = tokens.findIndex((token, at) => lead.includes(token) && genitiveAt(tools, at) !== undefined)
  if (named >= 0) return genitiveAt(tools, named)
  return lead.some(({ plain }) => /^(he|she|they|his|her|their)$/.test(plain)) ? 'opponent' : undefined
}

const ASSAILING = /^(besieg|sieg|blockad|attack|threaten|invad)/

/** "Two Frigates of Kims", "the Battleship of Blue", "a Cruiser on my side". */
function behindOf(tools: SceneTools, { to }: VesselMention): string | undefined {
  const { tokens, isOne } = tools
  if (isOne(to + 1, 'of')) return genitiveAt(tools, to + 2) ?? nameAt(tools, to + 2)
  if (!isOne(to + 1, 'on') || !isOne(to + 3, 'side')) return undefined
  const { plain } = tokens[to + 2]!
  if (/^(my|our)$/.test(plain)) return 'me'
  return /^(his|her|their)$/.test(plain) ? 'opponent' : genitiveAt(tools, to + 2)
}

/** "We both have ships there", "Red and Blue each have a Scout": whose they are, one after the other. */
function sharersOf(tools: SceneTools, { start, from }: VesselMention): string[] {
  const { tokens, isOne } = tools
  const { part } = tokens[from]!
  const at = tokens.findIndex(
    (one, place) => one.part === part && place >= start - 5 && place < from && isOne(place, 'both', 'each'),
  )
  const isHad = tokens.slice(at + 1, from).some(({ plain }) => /^(have|got|keep|brought|bring)$/.test(plain))
  if (at < 0 || !isHad) return []
  if (isOne(at - 1, 'we') || (isOne(at + 1, 'of') && isOne(at + 2, 'us'))) return ['me', 'opponent']
  const pair = isOne(at - 2, 'and') ? [at - 3, at - 1] : isOne(at + 2, 'and') ? [at + 1, at + 3] : []
  const owners = pair.map((place) => {
    const { plain } = tokens[place] ?? { plain: '' }
    return /^(i|me)$/.test(plain) ? 'me' : /^(he|she|they)$/.test(plain) ? 'opponent' : nameAt(tools, place)
  })
  return owners.flatMap((owner) => owner ?? [])
}

/** "Only his Fighters, four of them". */
function countedBehind({ tokens }: SceneTools, { to }: VesselMention): number | undefined {
  const of = tokens.findIndex(
    ({ plain }, at) => at > to + 1 && at <= to + 6 && plain === 'of' && tokens[at + 1]?.plain === 'them',
  )
  return tokens[to]!.plain.endsWith('s') ? tokens[of - 1]?.number : undefined
}

const NOBODY = /^(neither|nobody|noone)$/
const NONE = 'no none not isnt arent aint without never hasnt havent dont doesnt didnt'.split(' ')
/** "None of his ships", "there isn't an enemy ship", "he doesn't have a Frigate", "without any Scout". */
function isNone({ tokens, isOne }: SceneTools, { start, from }: VesselMention): boolean {
  const lead = Array.from({ length: from - start }, (_, i) => start + i)
  const isLed = isOne(start - 1, 'of', 'single', 'any', 'have', 'got', 'there', 'still')
  const before = isLed ? [start - 1, start - 2] : [start - 1]
  // "neither Anna nor Tom has ships there", "nobody has any ships there"
  const isNobody = tokens.slice(0, from).some(({ plain, part }) => part === tokens[from]!.part && NOBODY.test(plain))
  const isHad = tokens.slice(Math.max(0, start - 2), from).some(({ plain }) => /^(has|have|had|got|keeps)$/.test(plain))
  if (isNobody && isHad) return true
  return [...lead, ...before].some((at) => tokens[at]?.part === tokens[from]!.part && isOne(at, ...NONE))
}

/** "Three red Fighters", "a blue Corvette", "greens Fighter": the colour between says whose they are. */
function coloured({ tokens }: SceneTools, one: VesselMention): VesselMention {
  const colour = tokens[one.from - 1]
  const isLed = one.owner === undefined && one.start === one.from && colour?.part === tokens[one.from]!.part
  if (!isLed || colour.owner) return one
  const bare = colour.plain.replace(/s$/, '')
  if (bare !== colour.plain && COLOURS.test(bare)) return { ...one, owner: bare, start: one.from - 1 }
  if (!COLOURS.test(colour.plain)) return one
  const lead = tokens[one.from - 2]
  const isCounted = lead?.number !== undefined && lead.part === colour.part
  return isCounted
    ? { ...one, owner: colour.plain, count: lead.number!, start: one.from - 2 }
    : { ...one, owner: colour.plain, start: one.from - 1 }
}

/** "His" are those of the one who is named. */
function ownerOf(tools: SceneTools, one: VesselMention): string | undefined {
  const said =
    one.owner ??
    behindOf(tools, one) ??
    withOf(tools, one) ??
    sitterOf(tools, one) ??
    shooterOf(tools, one) ??
    moverOf(tools, one) ??
    namedBefore(tools, one) ??
    headOf(tools, one) ??
    sumOf(tools, one)
  return said === 'opponent' ? (tools.once(onlyName) ?? said) : said
}

/** Every vessel of the sentence, in its order; what is said of none ("no ships there") has a count of 0. */
export const vesselsIn = (tools: SceneTools): VesselMention[] => tools.once(findVessels)

/** "My only ship there is a Scout": one vessel, said twice. */
const isSum = (tools: SceneTools, { to }: Mention, carded: readonly VesselMention[]): boolean =>
  carded.some(({ start }) => start > to && start - to <= 4 && isBe(tools, start - 1))

/** "Anna has two Frigates there, I have one": so many of the same. */
function hasAlone({ tokens, isOne }: SceneTools, last: VesselMention, at: number): boolean {
  const { number, part } = tokens[at]!
  const isTheirs = last.owner !== undefined && last.owner !== 'me' && last.count !== undefined
  const isMine = tokens[at - 1]?.plain === 'ive' || (isOne(at - 1, 'have') && tokens[at - 2]?.plain === 'i')
  const isNext = part - tokens[last.to]!.part <= 1 && !tokens.slice(last.to, at).some((one) => one.number !== undefined)
  return number !== undefined && isTheirs && isMine && isNext && tokens[at + 1]?.part !== part
}

/** "His Frigate and mine are there": one more of the same, and whose. */
function besideIt({ tokens, isOne }: SceneTools, last: VesselMention, at: number): string | undefined {
  const { plain, part } = tokens[at]!
  const isEnd =
    tokens[at + 1]?.part !== part || isOne(at + 1, ...SITS, 'are', 'in', 'there', 'here', 'at', 'fight', 'both')
  if (last.to !== at - 2 || !isOne(at - 1, 'and') || !isEnd) return undefined
  return /^(mine|ours)$/.test(plain) ? 'me' : /^(his|hers|theirs)$/.test(plain) ? 'opponent' : undefined
}

/** "Two ships of mine and three of Anna's": the noun is the one that was said before. */
const unnamed = (tools: SceneTools, named: readonly VesselMention[]): VesselMention[] =>
  tools.tokens.flatMap(({ number, plain, part }, at): VesselMention[] => {
    const { tokens, isOne } = tools
    const last = named.findLast(({ to }) => to < at)
    const whose = tokens[at + 2]
    const beside = last && besideIt(tools, last, at)
    if (beside) return [{ value: last.value, count: 1, owner: beside, start: at, from: at, to: at }]
    if (last && hasAlone(tools, last, at))
      return [{ value: last.value, count: number!, owner: 'me', start: at, from: at, to: at }]
    const isJoined = isOne(at - 1, 'and', 'plus', 'against', 'versus') || tokens[at - 1]?.part !== part
    if (!last || !whose || number === undefined || /^an?$/.test(plain) || !isOne(at + 1, 'of') || !isJoined) return []
    const owner = /^(mine|ours)$/.test(whose.plain)
      ? 'me'
      : /^(his|hers|theirs)$/.test(whose.plain)
        ? 'opponent'
        : genitiveAt(tools, at + 2)
    const isEnd = tokens[at + 3]?.part !== whose.part || isOne(at + 3, 'in', 'there', 'here', 'at', 'on')
    return owner && isEnd ? [{ value: last.value, count: number, owner, start: at, from: at + 2, to: at + 2 }] : []
  })

function findVessels(tools: SceneTools): VesselMention[] {
  const { mentions } = tools
  // a Military Base is no base, Fighter Bays are no Fighter
  const others = [...mentions(SYSTEMS), ...mentions(OTHERS)]
  const carded = mentions(VESSELS).filter((one) => !others.some((other) => overlaps(one, other)))
  const taken = [...carded, ...mentions(OTHERS)]
  const plain = mentions(PLAIN).filter(
    (one) =>
      !taken.some((other) => overlaps(one, other)) && !isSum(tools, one, carded) && !tools.isOne(one.start - 1, 'as'),
  )
  const named = [...carded, ...plain].map((one) => coloured(tools, one)).sort((a, b) => a.from - b.from)
  const all = [...named, ...unnamed(tools, named)].sort((a, b) => a.from - b.from)
  const owned = all.flatMap((one, i) => {
    const sharers = sharersOf(tools, one)
    const isBoth = one.start < one.from && tools.isOne(one.start, 'both', 'we')
    if (sharers.length > 1) return sharers.map((owner) => ({ ...one, owner, ...(isBoth ? { count: 1 } : {}) }))
    const owner = ownerOf(tools, one)
    const count = isNone(tools, one) ? 0 : (one.count ?? (i === all.length - 1 ? countedBehind(tools, one) : undefined))
    return [{ ...one, ...(owner === undefined ? {} : { owner }), ...(count === undefined ? {} : { count }) }]
  })
  return owned.map((one, i) => (one.owner === undefined ? { ...one, ...besideOf(tools, owned, i) } : one))
}

/** "I have a Corvette and a Defense Station", "two Cruisers and a Fighter of Kofi's": what is said of one of two that are joined holds for both. */
function besideOf(tools: SceneTools, all: readonly VesselMention[], i: number): { owner?: string } {
  const { tokens, isOne } = tools
  const [before, one, after] = [all[i - 1], all[i]!, all[i + 1]]
  const isCounted = (other: VesselMention) => other.count !== undefined && other.start < other.from
  const isJoined = (first: VesselMention, second: VesselMention) =>
    isOne(second.start - 1, 'and', 'plus') && second.start - first.to === 2 && isCounted(second)
  const isHeld =
    before &&
    tokens
      .slice(Math.max(0, before.start - 2), before.from)
      .some(({ plain }) => /^(have|has|got|ive|own|me)$/.test(plain))
  if (before?.owner !== undefined && isJoined(before, one) && isHeld) return { owner: before.owner }
  const isBehind =
    after?.owner !== undefined && isOne(after.to + 1, 'of', 'on') && tokens[after.to + 2]?.part === tokens[one.to]!.part
  return isBehind && isJoined(one, after) && isCounted(one) ? { owner: after.owner! } : {}
}
