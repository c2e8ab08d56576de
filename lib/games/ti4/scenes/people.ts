/** Who a player is: "he moves in with 3 cruisers", "the Hacan player", "by blue", and whether the asker comes into it. */
import { COLOURS, colourOf, type SceneTools, type Token } from '../../../kernel/sayings.ts'
import { askersFaction, factionBefore, factionBeside, factionCalled, factionsIn } from '../sayings/factions.ts'
import { effectsIn, fleetsIn } from '../sayings/fleets.ts'
import {
  ACTS,
  ADVERBS,
  DEEDS,
  DOES,
  GOING,
  HOLDS,
  KIN,
  MAY,
  NOBODY,
  STRATEGIES,
  TALK,
  THINKS,
} from '../sayings/people-words.ts'
import { placesIn } from './places.ts'

export const ME = 'me'

/** "Yellow says no and plays Ceasefire": who talks does something too. */
const talksOnly = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at + 1, ...TALK) &&
  !isOne(at + 2, 'to') &&
  ![3, 4, 5].some(
    (step) => isOne(at + step - 1, 'and') && /s$/.test(tokens[at + step]?.plain ?? '') && isOne(at + step, ...DOES),
  )

/** "The Hacan player", "Jol-Nar has": a faction that has or does something is a player, called by its name. */
function factionAt(tools: SceneTools, at: number): string | undefined {
  const { isOne } = tools
  const isPlayer = isOne(at, 'player')
  const last = isPlayer ? at - 1 : at
  const faction = factionBefore(tools, last + 1)
  if (!faction) return undefined
  // "Letnev under Fleet Regulations with 5 tokens brings 6 cruisers"
  const isHead = last < 2 && isOne(at + 1, 'with', 'under', 'using', 'without')
  const isSubject =
    isPlayer || isHead || isOne(at + 1, ...HOLDS, ...DOES, 'want') || (isOne(at + 1, ...DEEDS) && isOne(at - 1, ...MAY))
  return isSubject || isCounting(tools, at + 1) || isOfCard(tools, at) ? faction : undefined
}

/** "Letnev 7 ships": the number behind a faction counts what it has. */
const isCounting = (tools: SceneTools, at: number): boolean =>
  /^\d+$/.test(tools.tokens[at]?.plain ?? '') && tools.isOne(at + 1, 'ship', 'unit', 'token')

/** "Armada Letnev": whose card it is, where the asker may not be that faction. */
const isOfCard = (tools: SceneTools, at: number): boolean =>
  !isAboutMe(tools) && effectsIn(tools).some((card) => factionBeside(tools, card)?.to === at)

/** "I say no", "I only see two". */
const thinksOnly = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(isOne(at + 1, 'only', 'just', 'really', 'dont') ? at + 2 : at + 1, ...THINKS)

const isSomeone = ({ isOne }: SceneTools, at: number): boolean =>
  (isOne(at, 'player', 'guy') && isOne(at - 1, 'an', 'a', 'another', 'other', 'that', 'some', 'this')) ||
  (isOne(at, ...KIN) && isOne(at - 1, 'my', 'the', 'that') && isOne(at + 1, ...HOLDS, ...DOES))

/** "His PDS I": a level, and nobody. */
const isLevel = (tools: SceneTools, at: number): boolean =>
  /^(i|1|ii|iis|2)$/.test(tools.tokens[at]!.plain) &&
  // "the Muaat war sun II": only that of a faction has a level
  fleetsIn(tools).some(({ from, to }) => from < at && at <= (/^ii/.test(tools.tokens[at]!.plain) ? to + 1 : to))

/** "My war sun's got 6 fighters", "a Thunder's Edge game": a thing, and nobody. */
const isHull = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  (isOne(at, 'sun') && isOne(at - 1, 'war')) ||
  (isOne(at, 'thunder', 'thunders') && isOne(at + 1, 'edge')) ||
  (tokens[at]!.owner === true &&
    isOne(at, 'carrier', 'cruiser', 'dread', 'dreadnought', 'destroyer', 'warsun', 'flagship'))

/** "My ships in my home system, can they go to 40", "mine are in 25, can they". */
const areMine = (tools: SceneTools, they: number): boolean => {
  const { tokens, isOne } = tools
  if (!isOne(they, 'they')) return false
  // "his token is where my cruisers start, can they go": what was spoken of last
  const last = fleetsIn(tools).findLast(({ to }) => to < they)
  const isOthers = ({ plain, owner }: Token) => owner || /^(he|hes|she|shes|his|hers?|theirs?)$/.test(plain)
  const isMany = last?.owner === ME && /[^s]s$/.test(tokens[last.to]!.plain)
  const isMy = (at: number) => isOne(at, 'my', 'our') && isOne(at + 1, 'ship', 'fleet', 'stuff')
  const isTold = tokens.slice(0, they).some((_, at) => isOne(at, 'mine', 'ours') || isMy(at))
  return isTold || (isMany && !tokens.slice(last.to, they).some(isOthers))
}

/** "Two cruisers start in 42, how far can they get": ships, where nobody was named. */
const areThings = ({ tokens, isOne, typed }: SceneTools, they: number): boolean => {
  if (!isOne(they, 'they') || tokens[they]!.plain !== 'they') return false
  const before = tokens.slice(0, they)
  const isSomebody = before.some(
    ({ plain, owner, isStrange, start, end }, at) =>
      owner ||
      isStrange ||
      colourOf(typed.slice(start, end)) ||
      isShortName(plain) ||
      isOne(at, ...SOMEBODY) ||
      isOne(at, ...KIN),
  )
  return !isSomebody && before.some(({ plain }) => COUNTABLE.test(plain))
}
const SOMEBODY = 'he she his her hers him their theirs opponent enemy player someone'.split(' ')
const COUNTABLE = /^(ships|cruisers|carriers|destroyers|dreads|dreadnoughts|fighters|infantry|mechs|troops|inf)$/

/** "Bob: activates 20, brings a dread": who is named before the colon does it. */
export const isCaption = ({ tokens, typed, isOne }: SceneTools, at: number): boolean =>
  typed[tokens[at]?.end ?? -1] === ':' && /s$|ed$/.test(tokens[at + 1]?.plain ?? '') && isOne(at + 1, ...DOES)

/** "Max activated 28", "Ron (fleet 2) has": a word like others, and a name by what it does. */
function isCalled(tools: SceneTools, at: number): boolean {
  const { tokens, typed, isOne } = tools
  const { plain, part, end } = tokens[at]!
  const isAside = /^\s*\([^()]*\)\s*(has|had|moves|moved|activates|activated|brings|sends)\b/.test(typed.slice(end))
  const isDone = tokens[at + 1]?.part === part && ACTS.includes(tokens[at + 1]!.plain)
  return (
    (isDone || isAside) &&
    plain.length < 7 &&
    factionBefore(tools, at + 1) === undefined &&
    !NOBODY.includes(plain) &&
    // "Flank Speed played"
    ![...fleetsIn(tools), ...effectsIn(tools)].some(({ from, to }) => from <= at && at <= to) &&
    !isOne(at, 'ship', 'fleet', 'token', 'card')
  )
}

/** Behind them no word is a name. */
const NO_NAME = 'i ive we im is are was a the without no any this that'.split(' ')

/** The one a token names as the subject of what follows: me, an opponent, or a name. */
export function personAt(tools: SceneTools, at: number): string | undefined {
  const { tokens, typed, isOne } = tools
  const token = tokens[at]
  if (!token || isLevel(tools, at) || isHull(tools, at)) return undefined
  // "carries one guy and a mech": that is infantry
  if (isOne(at, 'guy') && fleetsIn(tools).some(({ to }) => to === at)) return undefined
  // "everyone but me has it"
  const verb = isOne(at + 1, 'from') ? at + 2 : at + 1
  const isMeToo =
    token.plain === 'me' && isOne(verb, ...HOLDS, ...GOING) && !isOne(at - 1, 'but', 'except', 'not', 'of')
  // "the player left of me has"
  if (token.plain === 'me' && isOne(at - 1, 'of') && isOne(verb, ...HOLDS, ...DOES)) return 'opponent'
  if (/^(i|ive|im|we|weve|id|ill)$/.test(token.plain) || isMeToo) return thinksOnly(tools, at) ? undefined : ME
  if (areMine(tools, at)) return ME
  if (areThings(tools, at)) return undefined
  // "no enemy there"
  if (/^(opponents?|enemy|one)$/.test(token.plain) && isOne(at - 1, 'no')) return undefined
  if (
    /^(he|hes|hed|hell|she|shes|shed|shell|they|theyre|theyve|theyd|theyll|opponent|opponents|enemy|somebody|someone)$/.test(
      token.plain,
    )
  )
    // who wants to do something does it
    return talksOnly(tools, at) ? undefined : 'opponent'
  if (isSomeone(tools, at)) return 'opponent'
  const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
  // "Hope's End" is no End of a Hope
  const isPlace = placesIn(tools).some(({ from, to }) => from <= at && at <= to)
  const isName =
    (token.isStrange && !isPlace && !STRATEGIES.includes(token.plain) && !isOne(at - 1, ...TALK, ...NO_NAME)) ||
    COLOURS.test(token.plain) ||
    (isShortName(token.plain) && /^[A-Z]/.test(word)) ||
    tools.once(namesIn).has(word) ||
    (/^[A-Z][a-z]+$/.test(word) && (token.owner === true || isCalled(tools, at)) && !isPlace)
  // "her fighters go poof now"
  const isBare =
    isOne(at + 1, ...ADVERBS) &&
    !/[a-z]{2}(s|ed)$|^(has|had|is|was|flew|went|came|took|sent|brought|left|put|got|ran)$/.test(
      tokens[at + 2]?.plain ?? '',
    )
  const isNear = tokens[at + 1]?.part === token.part || isCaption(tools, at)
  const isDoing =
    (isNear && isOne(at + 1, ...HOLDS, ...DOES, 'and', 'player') && !isBare) ||
    isCalled(tools, at) ||
    (isOne(at + 1, 'all', 'both', 'each') && isOne(at + 2, ...HOLDS)) ||
    GOING.includes(tokens[at + 1]?.plain ?? '') ||
    (isOne(at - 1, ...MAY) && isOne(at + 1, ...DEEDS)) ||
    (isOne(at + 1, ...TALK) && !talksOnly(tools, at)) ||
    (COLOURS.test(token.plain) && /[a-z]{2}ed$/.test(tokens[at + 1]?.plain ?? ''))
  return isName && !talksOnly(tools, at) && (token.owner || isDoing) ? word : factionAt(tools, at)
}

/** "Can my carrier grab 2 infantry": behind who does it or a "can", an unknown word is what is done. */
const isVerb = (tools: SceneTools, at: number): boolean => {
  const { tokens, isOne } = tools
  if (tokens[at - 1]?.part !== tokens[at]!.part) return false
  return !isOne(at - 1, ...JOINS)
}

/** Before a name they begin something, and before a verb nothing. */
const JOINS = 'and vs versus but while if because when since has have with then'.split(' ')

/** "Joe has a PDS in 30, Ann one in 32", "me 1 dd and ed 1 ca": a name right before the thing, or before its number. */
export function nameAt(tools: SceneTools, at: number): string | undefined {
  const { tokens, typed } = tools
  const token = tokens[at]!
  const word = typed.slice(token.start, token.end)
  if (COLOURS.test(token.plain)) return word
  if (/^\d+$/.test(tokens[at + 1]?.plain ?? '') && tokens[at + 1]!.part === token.part) {
    if (token.plain === 'me') return ME
    const isUnit = fleetsIn(tools).some(({ start, to }) => start <= at && at <= to)
    // "grabbing 2 infantry"
    const isDoing = /([bdgmnpt])\1ing$/.test(token.plain)
    if (!isUnit && !isDoing && !isVerb(tools, at) && (token.isStrange || isShortName(token.plain))) return word
  }
  return token.isStrange && /^[A-Z][a-z]+$/.test(word) ? word : undefined
}

/** Whether the asker comes into it at all: "Bob moves two cruisers from 24 to 25" is Bob's move alone. */
export const isAboutMe = (tools: SceneTools): boolean =>
  tools.tokens.some(
    ({ plain }, at) =>
      /^(i|im|ive|my|me|mine|we|our|us)$/.test(plain) &&
      !(plain === 'i' && (thinksOnly(tools, at) || isLevel(tools, at))) &&
      !(plain === 'me' && /^(tell|show|let|correct|explain)$/.test(tools.tokens[at - 1]?.plain ?? '')),
  ) || tools.once(askersFaction) !== undefined

/** Who has a number of ships is a player wherever the name stands. */
export const namesIn = (tools: SceneTools): ReadonlySet<string> =>
  new Set(tools.tokens.flatMap((_, at) => nameAt(tools, at) ?? []).filter((name) => name !== ME))

/** "Hacan has a PDS in 26, does he shoot": the one player who is named is "he". */
function namedAlone(tools: SceneTools): string | undefined {
  const { tokens, isOne } = tools
  if (tokens.some((_, at) => isOne(at, 'opponent', 'enemy', ...KIN) || isSomeone(tools, at))) return undefined
  // "Jo says his fighter blocks me": who only talks of "his" is "he"
  const talker = (at: number) => {
    const { isStrange, plain, start, end } = tokens[at]!
    const faction = isOne(at + 1, ...TALK) ? factionBefore(tools, at + 1) : undefined
    if (faction !== undefined) return faction
    return (isStrange || COLOURS.test(plain) || isShortName(plain)) && isOne(at + 1, ...TALK)
      ? tools.typed.slice(start, end)
      : undefined
  }
  const people = tokens.flatMap((_, at) => personAt(tools, at) ?? nameAt(tools, at) ?? talker(at) ?? [])
  const mine = tools.once(askersFaction)
  const [name, ...others] = new Set(
    people.filter((person) => person !== ME && person !== 'opponent' && person !== mine),
  )
  // "his PDS is in 24, green comes in": who is named only later is another one
  const he = tokens.findIndex(({ plain }) => /^(he|hes|his|she|shes|her|hers)$/.test(plain))
  const at = tokens.findIndex(({ start, end }) => tools.typed.slice(start, end).replace(/[’']s$/, '') === name)
  return others.length || (he >= 0 && he < at) ? undefined : name
}
/** A player as the case names them: the asker's own faction is the asker, and who is alone with a name is the opponent. */
export function whoIs<T extends string | undefined>(tools: SceneTools, owner: T): T | string {
  if (owner === 'opponent') return tools.once(namedAlone) ?? owner
  const mine = tools.once(askersFaction)
  return mine !== undefined && factionCalled(owner) === mine ? ME : owner
}

/** "Of Jo": two letters that are no word. */
export const isShortName = (word: string): boolean =>
  /^[a-z]{2}$/.test(word) &&
  !/^(ah|am|an|as|at|be|by|do|eh|go|hm|if|im|in|is|it|me|my|no|of|oh|ok|on|or|so|to|up|us|vs|we|he|id|tl|dr)$/.test(
    word,
  )

/** "By blue", "from the Hacan", "of Jo": the player a word names, whatever they do. */
export function playerAt(tools: SceneTools, place: number): string | undefined {
  const { tokens, typed, isOne } = tools
  const at = isOne(place, 'the') ? place + 1 : place
  const token = tokens[at]
  if (!token) return undefined
  const faction = factionsIn(tools).find(({ from }) => from === at)?.value
  const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
  return faction ?? (token.isStrange || COLOURS.test(token.plain) || isShortName(token.plain) ? word : undefined)
}
