/** What stands in an army. */
import { type Claim, claim, type Mention, NEEDS, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { PEOPLE, RANKS } from './things.ts'

/** "2 corps" are counted by their units; a unit told by its name is unique. */
export const armyComposition: Scene = (tools) => [
  ...tools
    .mentions(PEOPLE)
    // "Palpatine's Entourage": a keyword
    .filter(({ to }) => WAIVERS[tools.tokens[to + 1]?.plain ?? ''] === undefined || !tools.tokens[to]!.owner)
    .flatMap((one) => Array.from({ length: isBoth(tools, one) ? 1 : Math.min(one.count ?? 1, 4) }, () => one))
    .flatMap((one, _, all) => (all.length === 1 ? [one, ...another(tools, one)] : [one]))
    .map((one, i) => claim(`unique[${i}]`, one.value, one)),
  ...ranksCounted(tools),
  ...waivers(tools),
  ...points(tools),
]

/** "One Vader as commander and another as operative": of the same name. */
function another({ tokens, isOne }: SceneTools, one: Mention<string>): Mention<string>[] {
  const at = [3, 4].map((step) => one.to + step).find((place) => tokens[place]?.plain === 'another')
  const isSame = at !== undefined && isOne(one.to + 1, 'as') && isOne(at - 1, 'and') && isOne(at + 1, 'as')
  return isSame ? [{ value: one.value, start: at, from: at, to: at }] : []
}

/** "A 800 list", "skirmish, 500": nothing else in an army is counted in hundreds. "800 points" is a phrase, and names a format too. */
function points({ tokens, isOne }: SceneTools): Claim[] {
  const found = tokens.flatMap(({ number }, at) => (number !== undefined && number >= 300 && number < 3000 ? [at] : []))
  const [at] = found
  const isRough = isOne((at ?? 0) - 1, 'over', 'under', 'about', 'around', 'roughly', 'nearly', 'almost', 'than')
  const isLimit =
    isOne((at ?? 0) + 1, 'limit', 'max', 'cap', 'game', 'match') ||
    isOne((at ?? 0) - 1, 'max', 'limit', 'to', 'of', 'for')
  const isPhrase = isOne((at ?? 0) + 1, 'points', 'pts', 'point', 'pt', 'pointer')
  return at === undefined || found.length > 1 || isRough || isLimit || isPhrase
    ? []
    : [{ path: 'points', value: tokens[at]!.number!, from: at, to: at }]
}

const LIMIT = ['tops', 'max', 'maximum', 'limit', 'allowed', 'most']
const OTHERS = /^(he|she|they|buddy|mate|friend|opponent|judge|guy)$/
const WHO = /^(i|ive|we|weve|he|she|they|opponent|buddy|mate|friend)$/
const SAYS = /^(says?|said|claims?|claimed|thinks?|insists?|insisted|reckons?|argues)$/

/** "2 corps": but no limit, and not what somebody else says it is where it is told otherwise. */
function ranksCounted(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isClaimed = ({ start }: Mention) =>
    tokens.some(
      ({ plain, part }, at) =>
        at < start && part === tokens[start]!.part && SAYS.test(plain) && OTHERS.test(tokens[at - 1]?.plain ?? ''),
    )
  const isLimit = ({ start, to }: Mention) =>
    [1, 2].some((step) => isOne(to + step, ...LIMIT) && tokens[to + step]!.part === tokens[to]!.part) ||
    isOne(start - 1, 'max', 'maximum', 'most', 'than')
  // "one of my corps is a mercenary": of some of them
  const isSome = ({ start }: Mention) => isOne(start + 1, 'of') && isOne(start + 2, 'my', 'the', 'those', 'our', 'his')
  // "my opponent has two commanders, I have none"
  const isTwo = tokens.some(({ plain }) => /^(i|ive|we|weve|mine)$/.test(plain))
  const isTheirs = ({ start, owner }: Mention) => {
    const who = tokens.findLast(({ plain, part }, at) => at < start && part === tokens[start]!.part && WHO.test(plain))
    return isTwo && ((owner !== undefined && owner !== 'me') || (who !== undefined && OTHERS.test(who.plain)))
  }
  // "instead of a commander": that one is not there
  const isReplaced = ({ start }: Mention) => isOne(start, 'of') && isOne(start - 1, 'instead', 'place')
  const counted = tools
    .mentions(RANKS)
    .filter((one) => one.count !== undefined && !isReplaced(one) && !isLimit(one) && !isSome(one) && !isTheirs(one))
  const told = counted.filter(
    (one) =>
      !isClaimed(one) || !counted.some((other) => other !== one && other.value === one.value && !isClaimed(other)),
  )
  return told.map((one) => {
    const isTwice = told.some((other) => other.value === one.value && other.count !== one.count)
    return claim(one.value, isTwice || isOpen(tools, one) ? undefined : one.count, one)
  })
}

/** "Both Vader and Palpatine" are one each. */
const isBoth = ({ tokens }: SceneTools, { start }: Mention): boolean => tokens[start]!.plain === 'both'

/** "Do I need a commander or an operative": nothing that is there. */
const isOpen = ({ isOne }: SceneTools, { start, to }: Mention): boolean =>
  isOne(start - 1, ...NEEDS, 'or') || isOne(to + 1, 'or')

const WAIVERS: Readonly<Record<string, string>> = {
  detachment: 'detachment',
  detachments: 'detachment',
  entourage: 'entourage',
  associate: 'associate',
  associates: 'associate',
  mercenary: 'mercenary',
  mercenaries: 'mercenary',
  merc: 'mercenary',
  mercs: 'mercenary',
}

/** "Four special forces, one of those is a detachment", "a mercenary corps unit": who does not count for the rank. */
function waivers(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const ranks = tools.mentions(RANKS)
  const found = tokens.flatMap(({ plain }, at) => {
    const keyword = WAIVERS[plain]
    if (!keyword || [1, 2, 3].some((step) => isOne(at - step, 'not', 'no', 'isnt', 'arent', 'without', 'if'))) return []
    const beside = ranks.find(({ from }) => from === at + 1)
    // "one of those is a detachment", "4 specials, one is a detachment"
    const some = [2, 3, 4, 5, 6].find(
      (step) =>
        tokens[at - step]?.number !== undefined &&
        !/^an?$/.test(tokens[at - step]!.plain) &&
        (isOne(at - step + 1, 'of') || (isOne(at - step + 1, 'is', 'are') && step < 4)),
    )
    const rank = beside ?? (some === undefined ? undefined : ranks.findLast(({ from }) => from < at))
    const count = beside ? (tokens[at - 1]?.number ?? 0) : some === undefined ? 0 : tokens[at - some]!.number!
    return rank ? Array.from({ length: Math.min(count, 6) }, () => ({ value: { rank: rank.value, keyword }, at })) : []
  })
  return found.map(({ value, at }, i) => ({ path: `waived[${i}]`, value, from: at, to: at }))
}
