/** Whose a thing is: by who is spoken of before it, by whose list it stands in, by what is said behind it. */
import { COLOURS, colourOf, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { factionBefore, factionsIn } from '../sayings/factions.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import { HOLDS, KIN } from '../sayings/people-words.ts'
import { LEFT } from './leads.ts'
import { isAboutMe, isCaption, isShortName, ME, nameAt, namesIn, personAt, playerAt } from './people.ts'

/** So far before a thing its subject is looked for. */
const REACH = 20

/** No list of ships is longer, in characters. */
const LONGEST = 120

/** "Red token", "reds token", "Mahact's token", "Joe's token": whose it is by the word before it. */
export function whoseBefore(tools: SceneTools, at: number): string | undefined {
  const { tokens, typed, isOne } = tools
  const token = tokens[at]
  if (!token) return undefined
  if (isOne(at, 'my', 'our')) return ME
  if (isOne(at, 'his', 'her', 'their', 'enemy', 'opponent', 'opposing')) return 'opponent'
  const word = typed.slice(token.start, token.end)
  const named = factionBefore(tools, at + 1) ?? colourOf(word)
  if (named !== undefined || !(token.owner || token.isStrange)) return named
  return token.owner ? word.replace(/[’']s$/i, '') : /[a-z]{2}s$/i.test(word) ? word.slice(0, -1) : undefined
}

/** "Could his fleet at 33 reach 18? 2 dreads, 1 carrier": whose ships were spoken of, where a list follows that says no more. */
export function fleetBefore(tools: SceneTools, { start, to }: Pick<Mention, 'start' | 'to'>): string | undefined {
  const { tokens, typed, isOne } = tools
  const isNear = (at: number) => tokens[at]?.part === tokens[start]!.part
  const at = tokens.findLastIndex((_, i) => i < start && isOne(i, 'fleet', 'ship', 'stuff'))
  // "can Bo move his fleet out, 2 cruisers 28 to 29"
  const isTied = at > 0 && /^\s*(out|away|off|on|up)?\s*,\s*$/.test(typed.slice(tokens[at]!.end, tokens[start]!.start))
  const isList = !isNear(start - 1) && (isTied || !isNear(to + 1) || isOne(to + 1, 'and', 'plus'))
  const isBetween = tokens.slice(at + 1, start).some((_, i) => personAt(tools, at + 1 + i) || isOne(at + 1 + i, 'my'))
  return isList && at > 0 && !isNear(at) && !isBetween ? whoseBefore(tools, at - 1) : undefined
}

/** "Who threatens me? yellow: 2 cruisers in 28, 1 carrier in 29": whose list it is. */
export function listedBy(tools: SceneTools, start: number): string | undefined {
  const { tokens, typed, isOne } = tools
  const before = typed.slice(0, tokens[start]!.start)
  const [, head = '', list = ''] = /^(.*)[:(]([^:(.?!;]*)$/s.exec(before) ?? []
  const at = tokens.findLastIndex(({ end }) => end <= head.length)
  if (at < 0 || tokens.slice(at + 1, start).some((_, i) => personAt(tools, at + 1 + i) !== undefined)) return undefined
  const word = typed.slice(tokens[at]!.start, tokens[at]!.end)
  const { plain } = tokens[at]!
  if (list.length > LONGEST) return undefined
  // "which of his ships get to 26: a carrier in 27"
  const whose = tokens
    .slice(0, at)
    .findIndex((_, i) => isOne(i + 1, 'ship', 'fleet', 'stuff') && tokens[i]!.plain !== 'my')
  // "his 4 ships"
  const owner = tokens[whose]?.number === undefined ? whose : whose - 1
  if (owner >= 0 && isOne(owner, 'his', 'her', 'their', 'enemy')) return 'opponent'
  // "Tom: pool 2, ships in 29: 1 cruiser"
  if (tokens[at]!.number !== undefined) return listedBy(tools, at)
  if (/^(me|mine|i)$/.test(plain)) return ME
  if (/^(him|his|her|hers|them|theirs|opponent|enemy)$/.test(plain)) return 'opponent'
  // "hypothetical: 3 dreads" is nobody's list
  const faction = factionBefore(tools, at + 1)
  if (faction && factionsIn(tools).some(({ from, to }) => to === at && from === 0)) return faction
  // "Cy: pool 3, ships in 25: 2 dreads"
  const isShort = isShortName(plain) && /^[A-Z][a-z]$/.test(word)
  return isShort || COLOURS.test(plain) || (at > 0 && tools.once(namesIn).has(word)) ? word : undefined
}

/** "Green has 4 tokens, 5 dreads at 34": who has what an earlier clause told, where nobody else is spoken of. */
export function holderBefore(tools: SceneTools, at: number): { owner: string | undefined } | undefined {
  if (isAboutMe(tools)) return undefined
  for (let place = at - 1; place >= 0; place--) {
    const owner = personAt(tools, place)
    if (owner === undefined) continue
    // "black sends everything: 2 dreads, a carrier"
    const isListed = tools.typed.slice(tools.tokens[place]!.end, tools.tokens[at]!.start).includes(':')
    // "Bob has left": nothing is said of what he has
    const isLeft = LEFT.includes(tools.tokens[place + 2]?.plain ?? '')
    return { owner: isListed || (tools.isOne(place + 1, ...HOLDS, 'with') && !isLeft) ? owner : undefined }
  }
  return undefined
}

/** "What can Kim throw at me? Cruisers in 20": whose ships are listed behind such a question. */
export function threatBefore(tools: SceneTools, start: number): string | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findLastIndex(
    ({ part }, i) =>
      i < start &&
      part !== tokens[start]!.part &&
      isOne(i, 'throw', 'send', 'bring', 'hit', 'attack', 'reach', 'threaten') &&
      [1, 2, 3].some((step) => isOne(i + step, 'me', 'us', 'my', 'our')),
  )
  return at < 1 ? undefined : (personAt(tools, at - 1) ?? playerAt(tools, at - 1))
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
  if (isOne(at, ...KIN) && at === to + 3) return 'opponent'
  const faction = factionsIn(tools).find(({ from }) => from === at)?.value
  if (faction) return faction
  const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
  // "a fighter of Max in 36": a word of the games too, and here a name
  const isNamed =
    /^[a-z]+$/.test(token.plain) &&
    !isOne(at, 'them', 'these', 'those', 'course', 'war') &&
    isOne(at + 1, 'in', 'at', 'there', 'is', 'are')
  const isName = token.isStrange || isNamed || isShortName(token.plain)
  return colourOf(typed.slice(token.start, token.end)) ?? (isName ? word : undefined)
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
function aloneBehind({ tokens, typed, isOne }: SceneTools, to: number): string | undefined {
  const at = [to + 1, to + 2, to + 3].find(
    (place) =>
      isOne(place, 'his', 'hers', 'theirs', 'mine') &&
      // "mine: 1 dread in 36. his: 2 cruisers"
      typed[tokens[place]!.end] !== ':' &&
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
    const isNear = tokens[place]!.part === tokens[at]!.part
    if (!isNear && !isCaption(tools, place)) return undefined
    const person = personAt(tools, place)
    if (person !== undefined) return person
    if (!isNear) return undefined
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

/** "Green has nothing but a PDS": at the "but". */
export const isNothingBut = ({ tokens, typed, isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'but') && isOne(at - 1, 'nothing') && typed.slice(tokens[at - 1]!.end, tokens[at]!.start).trim() === ''

/** "He activated Quann, moved 2 dreads": a clause that begins with what is done goes on with who did it. */
export const isElided = (tools: SceneTools, at: number): boolean => {
  const { tokens, typed, isOne } = tools
  if (isCaption(tools, at - 1)) return true
  // "red has something there but only infantry"
  if (isOne(at, 'but') && isOne(at + 1, 'only', 'just')) return true
  if (isNothingBut(tools, at)) return true
  const first = isOne(at, 'then', 'and') ? at + 1 : at
  const isComma = tokens[at - 1] !== undefined && typed.slice(tokens[at - 1]!.end, tokens[at]!.start).trim() === ','
  return isComma && ELIDES.includes(tokens[first]!.plain)
}
const ELIDES =
  'moved moves brought brings sent sends took takes flew flies comes came goes went enters entered attacks attacked jumps jumped lands landed'.split(
    ' ',
  )

/** "Red, Blue and Yellow": those with commas before the last two. */
function listedBefore(tools: SceneTools, last: number): string[] {
  const { tokens, typed } = tools
  const found: string[] = []
  for (let at = last - 1; at >= 0; at--) {
    const isTied = typed.slice(tokens[at]!.end, tokens[at + 1]!.start).trim() === ','
    const name = tokens[at]!.plain === 'me' ? ME : playerAt(tools, at)
    if (!isTied || name === undefined) break
    found.unshift(name)
  }
  return found
}

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
    // "stops by a system with red's token to grab 2 infantry"
    if (tokens[place]!.owner && isOne(place + 1, 'token', 'counter', 'cc')) continue
    // "fighters, do they need to be on the carrier": who they are was told before
    if (isOne(place, 'they') && fleetsIn(tools).some(({ to, owner }) => to < place && owner !== 'opponent')) continue
    // "upgraded fighters, they only count half, pool 4", "he shot two, pool 1": of another clause only who has it
    const isNear = tokens[place]!.part === tokens[at]?.part && !isOne(place, 'they')
    if (anywhere && !isNear && person === 'opponent' && ![1, 2].some((step) => isOne(place + step, ...HOLDS))) continue
    // "red or blue has a PDS": it is one of them, and nobody said which
    const isEither = isOne(place - 1, 'or') && place > 1 && isNamed(tools, place - 2)
    if (isEither) return [EITHER]
    const other = !isOne(place - 1, 'and') ? undefined : isOne(place - 2, 'me') ? ME : personAt(tools, place - 2)
    return other === undefined ? [person] : [...listedBefore(tools, place - 2), other, person]
  }
  return []
}
