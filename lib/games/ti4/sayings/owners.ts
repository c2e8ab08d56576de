/** Who a clause speaks of: "he moves in with 3 cruisers", "Lea has now activated 35". */
import { COLOURS, type SceneTools } from '../../../kernel/sayings.ts'
import {
  askersFaction,
  effectsIn,
  factionBefore,
  factionBeside,
  factionCalled,
  factionsIn,
  fleetsIn,
} from './fleets.ts'
import { placesIn } from './places.ts'

export const ME = 'me'
/** So far before a thing its subject is looked for. */
const REACH = 12
/** Who only says something does nothing. */
const TALK =
  'says say said claims claim thinks think insists argues argue argued reckons swears tells told asks asked wants claimed complains'.split(
    ' ',
  )
const HOLDS = 'has have had got owns owned both'.split(' ')
const DOES =
  'moves moved moving brings brought takes took attacks attacked comes came sends sent flies flew enters entered goes went activates activated gave now just then is was can cant will would could with still only already sits sit stands waits parks keeps plays played uses used sails jumps slips sneaks runs drops pushes shoots fires retreats exhausts exhausted spends spent'.split(
    ' ',
  )

/** "Green moving to 31", "does she stop me going 27 26 25". */
export const GOING = ['moving', 'going', 'coming', 'flying', 'passing', 'leaving']

/** "Yellow says no and plays Ceasefire": who talks does something too. */
const talksOnly = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at + 1, ...TALK) &&
  !isOne(at + 2, 'to') &&
  ![3, 4, 5].some(
    (step) => isOne(at + step - 1, 'and') && /s$/.test(tokens[at + step]?.plain ?? '') && isOne(at + step, ...DOES),
  )

/** "Can Kai go to 24": a name between such a word and what is done. */
const MAY = 'can could may might does did do will would if when should'.split(' ')
const DEEDS =
  'go move come attack enter fly bring take send activate have get reach pass travel shoot fire follow retreat leave'.split(
    ' ',
  )

/** "The Hacan player", "Jol-Nar has": a faction that has or does something is a player, called by its name. */
function factionAt(tools: SceneTools, at: number): string | undefined {
  const { isOne } = tools
  const isPlayer = isOne(at, 'player')
  const last = isPlayer ? at - 1 : at
  const faction = factionBefore(tools, last + 1)
  if (!faction) return undefined
  const isSubject = isPlayer || isOne(at + 1, ...HOLDS, ...DOES) || (isOne(at + 1, ...DEEDS) && isOne(at - 1, ...MAY))
  return isSubject || isCounting(tools, at + 1) || isOfCard(tools, at) ? faction : undefined
}

/** "Letnev 7 ships": the number behind a faction counts what it has. */
const isCounting = (tools: SceneTools, at: number): boolean =>
  /^\d+$/.test(tools.tokens[at]?.plain ?? '') && tools.isOne(at + 1, 'ship', 'unit', 'token')

/** "Armada Letnev": whose card it is, where the asker may not be that faction. */
const isOfCard = (tools: SceneTools, at: number): boolean =>
  !isAboutMe(tools) && effectsIn(tools).some((card) => factionBeside(tools, card)?.to === at)

/** Somebody without a name: "another player", "my friend has". */
const KIN =
  'friend mate buddy wife husband brother sister son daughter dad mom neighbour neighbor guy girl boyfriend girlfriend'.split(
    ' ',
  )
const isSomeone = ({ isOne }: SceneTools, at: number): boolean =>
  (isOne(at, 'player', 'guy') && isOne(at - 1, 'an', 'a', 'another', 'other', 'that', 'some', 'this')) ||
  (isOne(at, ...KIN) && isOne(at - 1, 'my', 'the', 'that') && isOne(at + 1, ...HOLDS, ...DOES))

/** The one a token names as the subject of what follows: me, an opponent, or a name. */
export function personAt(tools: SceneTools, at: number): string | undefined {
  const { tokens, typed, isOne } = tools
  const token = tokens[at]
  if (!token) return undefined
  if (/^(i|ive|im|we|weve|id|ill)$/.test(token.plain) || (token.plain === 'me' && isOne(at + 1, ...HOLDS, ...GOING)))
    return ME
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
    (token.isStrange && !isPlace && !isOne(at - 1, ...TALK)) ||
    COLOURS.test(token.plain) ||
    tools.once(namesIn).has(word) ||
    (/^[A-Z][a-z]+$/.test(word) && token.owner === true && !isPlace)
  const isDoing =
    isOne(at + 1, ...HOLDS, ...DOES, 'and', 'player') ||
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
  return !isOne(
    at - 1,
    'and',
    'vs',
    'versus',
    'but',
    'while',
    'if',
    'because',
    'when',
    'since',
    'has',
    'have',
    'with',
    'then',
  )
}

/** "Joe has a PDS in 30, Ann one in 32", "me 1 dd and ed 1 ca": a name right before the thing, or before its number. */
function nameAt(tools: SceneTools, at: number): string | undefined {
  const { tokens, typed } = tools
  const token = tokens[at]!
  const word = typed.slice(token.start, token.end)
  if (COLOURS.test(token.plain)) return word
  if (/^\d+$/.test(tokens[at + 1]?.plain ?? '') && tokens[at + 1]!.part === token.part) {
    if (token.plain === 'me') return ME
    const isUnit = fleetsIn(tools).some(({ start, to }) => start <= at && at <= to)
    if (!isUnit && !isVerb(tools, at) && (token.isStrange || isShortName(token.plain))) return word
  }
  return token.isStrange && /^[A-Z][a-z]+$/.test(word) ? word : undefined
}

/** Whether the asker comes into it at all: "Bob moves two cruisers from 24 to 25" is Bob's move alone. */
export const isAboutMe = (tools: SceneTools): boolean =>
  tools.tokens.some(({ plain }) => /^(i|im|ive|my|me|mine|we|our|us)$/.test(plain)) ||
  tools.once(askersFaction) !== undefined

/** No list of ships is longer, in characters. */
const LONGEST = 120

/** "Who threatens me? yellow: 2 cruisers in 28, 1 carrier in 29": whose list it is. */
export function listedBy(tools: SceneTools, start: number): string | undefined {
  const { tokens, typed, isOne } = tools
  const before = typed.slice(0, tokens[start]!.start)
  const [, head = '', list = ''] = /^(.*):([^:.?!;]*)$/s.exec(before) ?? []
  const at = tokens.findLastIndex(({ end }) => end <= head.length)
  if (at < 0 || tokens.slice(at + 1, start).some((_, i) => personAt(tools, at + 1 + i) !== undefined)) return undefined
  const word = typed.slice(tokens[at]!.start, tokens[at]!.end)
  const { plain } = tokens[at]!
  if (list.length > LONGEST) return undefined
  // "which of his ships get to 26: a carrier in 27"
  const whose = tokens
    .slice(0, at)
    .findIndex((_, i) => isOne(i + 1, 'ship', 'fleet', 'stuff') && tokens[i]!.plain !== 'my')
  if (whose >= 0 && isOne(whose, 'his', 'her', 'their', 'enemy')) return 'opponent'
  if (/^(me|mine|i)$/.test(plain)) return ME
  if (/^(him|his|her|hers|them|theirs|opponent|enemy)$/.test(plain)) return 'opponent'
  // "hypothetical: 3 dreads" is nobody's list
  return COLOURS.test(plain) || (at > 0 && tools.once(namesIn).has(word)) ? word : undefined
}

/** Who has a number of ships is a player wherever the name stands. */
const namesIn = (tools: SceneTools): ReadonlySet<string> =>
  new Set(tools.tokens.flatMap((_, at) => nameAt(tools, at) ?? []).filter((name) => name !== ME))

/** "Hacan has a PDS in 26, does he shoot": the one player who is named is "he". */
function namedAlone(tools: SceneTools): string | undefined {
  const { tokens, isOne } = tools
  if (tokens.some((_, at) => isOne(at, 'opponent', 'enemy', ...KIN) || isSomeone(tools, at))) return undefined
  const people = tokens.flatMap((_, at) => personAt(tools, at) ?? nameAt(tools, at) ?? [])
  const mine = tools.once(askersFaction)
  const [name, ...others] = new Set(
    people.filter((person) => person !== ME && person !== 'opponent' && person !== mine),
  )
  return others.length ? undefined : name
}
/** A player as the case names them: the asker's own faction is the asker, and who is alone with a name is the opponent. */
export function whoIs<T extends string | undefined>(tools: SceneTools, owner: T): T | string {
  if (owner === 'opponent') return tools.once(namedAlone) ?? owner
  const mine = tools.once(askersFaction)
  return mine !== undefined && factionCalled(owner) === mine ? ME : owner
}

/** "Green has 4 tokens, 5 dreads at 34": who has what an earlier clause told, where nobody else is spoken of. */
export function holderBefore(tools: SceneTools, at: number): { owner: string | undefined } | undefined {
  if (isAboutMe(tools)) return undefined
  for (let place = at - 1; place >= 0; place--) {
    const owner = personAt(tools, place)
    if (owner === undefined) continue
    // "black sends everything: 2 dreads, a carrier"
    const isListed = tools.typed.slice(tools.tokens[place]!.end, tools.tokens[at]!.start).includes(':')
    return { owner: isListed || tools.isOne(place + 1, ...HOLDS) ? owner : undefined }
  }
  return undefined
}

/** "Of Jo": two letters that are no word. */
const isShortName = (word: string): boolean =>
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

/** "2 cruisers of Bob", "a PDS of hers": whose it is, said behind it. */
export function ownerBehind(tools: SceneTools, to: number): string | undefined {
  const { tokens, typed, isOne } = tools
  const at = isOne(to + 2, 'the', 'my', 'an') ? to + 3 : to + 2
  const token = tokens[at]
  const alone = aloneBehind(tools, to) ?? hadBehind(tools, to)
  if (alone !== undefined) return alone
  if (!token || !isOne(to + 1, 'of', 'by', 'belonging')) return undefined
  if (isOne(at, 'opponent', 'enemy', 'his', 'him', 'her', 'hers', 'theirs', 'them', 'their')) return 'opponent'
  if (isOne(at, 'mine', 'me', 'ours')) return ME
  const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
  // "a fighter of Max in 36": a word of the games too, and here a name
  const isNamed =
    /^[a-z]+$/.test(token.plain) &&
    !isOne(at, 'them', 'these', 'those', 'course', 'war') &&
    isOne(at + 1, 'in', 'at', 'there', 'is', 'are')
  return token.isStrange || isNamed || COLOURS.test(token.plain) || isShortName(token.plain) ? word : undefined
}

/** "The war sun he has in 29": who has it, with nothing else that is had. */
function hadBehind(tools: SceneTools, to: number): string | undefined {
  const { tokens, isOne } = tools
  const isNear = (at: number) => tokens[at]?.part === tokens[to]!.part
  const isHad = isNear(to + 1) && isNear(to + 2) && isOne(to + 2, ...HOLDS, 'keeps', 'parked', 'left')
  const isAlone = !isNear(to + 3) || isOne(to + 3, 'in', 'at', 'on', 'there', 'here', 'sitting', 'parked', 'waiting')
  return isHad && isAlone ? personAt(tools, to + 1) : undefined
}

/** "A PDS in 24, his.": a word that stands alone in its clause. */
function aloneBehind({ tokens, isOne }: SceneTools, to: number): string | undefined {
  const at = [to + 1, to + 2, to + 3].find(
    (place) =>
      isOne(place, 'his', 'hers', 'theirs', 'mine') &&
      tokens[place - 1]!.part !== tokens[place]!.part &&
      tokens[place + 1]?.part !== tokens[place]!.part,
  )
  if (at === undefined) return undefined
  return isOne(at, 'mine') ? ME : 'opponent'
}

/** The subject of what stands at a place, the nearest in its clause. */
export function subjectBefore(tools: SceneTools, at: number): string | undefined {
  const { tokens } = tools
  for (let place = at - 1; place >= Math.max(0, at - REACH); place--) {
    if (tokens[place]!.part !== tokens[at]!.part) return undefined
    const person = personAt(tools, place)
    if (person !== undefined) return person
  }
  return undefined
}

/** Stands for one of two who were named. */
export const EITHER = 'one of them'
const isNamed = (tools: SceneTools, at: number): boolean => {
  const { plain, isStrange, start, end } = tools.tokens[at]!
  return (
    COLOURS.test(plain) || isStrange === true || /^[A-Z][a-z]+$/.test(tools.typed.slice(start, end)) || plain === 'me'
  )
}

/** "He activated Quann, moved 2 dreads": a clause that begins with what is done goes on with who did it. */
const isElided = ({ tokens, typed, isOne }: SceneTools, at: number): boolean => {
  const first = isOne(at, 'then', 'and') ? at + 1 : at
  const isComma = tokens[at - 1] !== undefined && typed.slice(tokens[at - 1]!.end, tokens[at]!.start).trim() === ','
  return isComma && ELIDES.includes(tokens[first]!.plain)
}
const ELIDES = 'moved moves brought brings sent sends took takes flew flies'.split(' ')

/**
 * Everybody who has or moves what stands at a place: "Gus and Hana have PDS". Nobody where it is not said.
 * `anywhere`: said in an earlier clause too.
 */
export function holdersOf(tools: SceneTools, at: number, anywhere = false): string[] {
  const { tokens, isOne } = tools
  for (let place = at - 1; place >= (anywhere ? 0 : Math.max(0, at - REACH)); place--) {
    if (!anywhere && tokens[place]!.part !== tokens[place + 1]!.part && !isElided(tools, place + 1)) return []
    if (anywhere && isOne(place, 'my', 'our', 'mine')) return []
    const person = personAt(tools, place) ?? (place === at - 1 ? nameAt(tools, place) : undefined)
    if (person === undefined) continue
    // "upgraded fighters, they only count half, pool 4": told of things
    if (anywhere && isOne(place, 'they') && ![1, 2].some((step) => isOne(place + step, ...HOLDS))) continue
    // "red or blue has a PDS": it is one of them, and nobody said which
    const isEither = isOne(place - 1, 'or') && place > 1 && isNamed(tools, place - 2)
    if (isEither) return [EITHER]
    const other = !isOne(place - 1, 'and') ? undefined : isOne(place - 2, 'me') ? ME : personAt(tools, place - 2)
    return other === undefined ? [person] : [other, person]
  }
  return []
}
