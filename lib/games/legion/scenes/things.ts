/** Cards, people and sides as players of Legion name them. */
import { type Mention, type Named, NEEDS, type SceneTools } from '../../../kernel/sayings.ts'
import { type CommandCard, cards, characters } from '../data/cards.ts'

/** A long word of one name alone, typed as a name, stands for the card: "Whipcord". */
function isTelling(word: string, card: CommandCard): boolean {
  const own = word.toLowerCase()
  return (
    /^[A-Z][a-z]{7,}$/.test(word) &&
    !cards.some((other) => other.name !== card.name && other.name.toLowerCase().includes(own)) &&
    !characters.some(({ name }) => name.toLowerCase().includes(own))
  )
}
/** "Z-6 Jetpack Rocket", "ZX Flame Projector": the code before the name is left out. */
const withoutCode = (name: string): string[] => {
  const [code = '', ...rest] = name.split(' ')
  return rest.length > 1 && /^[A-Z][A-Z\d-]+$/.test(code) ? [rest.join(' ')] : []
}
/** What they are called for short, where no rule above makes it. */
const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  'Z-6 Jetpack Rocket': ['z-6 rocket', 'z6 rocket', 'z6 jetpack rocket', 'jet pack rocket'],
  'Coordinated Bombardment': ['the bombardment', 'her bombardment', 'leias bombardment'],
  'Maximum Firepower': ['max firepower'],
  'Whipcord Launcher': ['whipcord'],
  'Trained In Your Jedi Arts': ['the jedi arts', 'your jedi arts'],
  'Sorry About the Mess': ['sorry bout the mess', 'sorry for the mess'],
}
/** Names of cards that are also plain words count only in full. */
const CARDS: readonly Named<CommandCard>[] = cards.flatMap((card) => [
  ...[card.name, ...withoutCode(card.name), ...(SHORTENED[card.name] ?? [])].map((name) => ({ name, value: card })),
  ...card.name
    .split(' ')
    .filter((word) => isTelling(word, card))
    .map((name) => ({ name, value: card })),
])
/** Names that are short and no other word. */
const SHORT = new Set(['Han', 'Rex', 'Cad', 'Jyn', 'Din', 'Paz'])
/** Parts of names that are everyday words: "count as range 1", "the fifth round". */
const EVERYDAY = new Set('Count Darth Director Major Brother Sister Fifth Seventh Storm Batch Lesser'.split(' '))
/** What they are called for short. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  'Obi-Wan Kenobi': ['obi', 'obiwan', 'obi wan'],
  'R2-D2': ['artoo', 'r2d2'],
  'K-2SO': ['k2', 'k2so', 'k 2 so', 'k 2'],
  'IG-88': ['ig88'],
  'IG-11': ['ig11'],
  'Bo-Katan Kryze': ['bo katan', 'bokatan', 'katan'],
  'Anakin Skywalker': ['ani'],
  'The Bad Batch': ['bad batch'],
  'Super Tactical Droid': ['tactical droid', 'tac droid'],
  'Count Dooku': ['the count'],
  'Director Orson Krennic': ['orson'],
  'Seventh Sister': ['7th sister'],
  'Fifth Brother': ['5th brother'],
}
export const PEOPLE: readonly Named<string>[] = characters.flatMap(({ name }) => {
  const short = name.split(' ')
  const known = [name, short.at(-1)!, short[0]!].filter(
    (part, i) =>
      i === 0 ||
      ((part.length > 3 || SHORT.has(part)) &&
        !EVERYDAY.has(part) &&
        characters.filter((other) => other.name.split(' ').includes(part)).length === 1),
  )
  return [...new Set([...known, ...(NICKNAMES[name] ?? [])])].map((part) => ({ name: part, value: name }))
})
const PLANNED =
  /^(gonna|going|wanted|meant|planned|planning|about|almost|nearly|thought|thinking|intended|promised|supposed)$/
const DONE = /^(went|played|chose|took|used|picked|switched|swapped|changed|revealed|showed|put|did|ended)$/

/** "Instead of Push", "isn't Push but Assault", "was gonna play Push but went with Assault": a card that is not the one. */
export function isDropped({ tokens, isOne }: SceneTools, { from, to }: Pick<Mention, 'from' | 'to'>): boolean {
  if (isOne(from - 1, 'of', 'than') && isOne(from - 2, 'instead', 'rather')) return true
  // "why not Push" asks for it
  if (/^(not|isnt|wasnt|aint)$/.test(tokens[from - 1]?.plain ?? '') && !isOne(from - 2, 'why', 'if', 'or')) return true
  if (!tokens.slice(Math.max(0, from - 5), from).some(({ plain }) => PLANNED.test(plain))) return false
  const turn = tokens.findIndex(({ plain }, at) => at > to && at <= to + 3 && (plain === 'but' || plain === 'then'))
  return turn > 0 && tokens.slice(turn + 1, turn + 5).some(({ plain }) => DONE.test(plain))
}

/** Cards that are named: in full, or by a word of theirs that is typed as a name within the sentence. */
export const cardsIn = (tools: SceneTools): Mention<CommandCard>[] => tools.once(namedCards)

const namedCards = (tools: SceneTools): Mention<CommandCard>[] =>
  tools
    .mentions(CARDS)
    .filter(
      ({ value, from, to }) =>
        to > from ||
        !value.name.includes(' ') ||
        (from > 0 && /^[A-Z]/.test(tools.typed.slice(tools.tokens[from]!.start))),
    )
    .filter((one) => !isDropped(tools, one))

/** "No Standing Orders in my hand", "Standing Orders isn't available": a card that is not there. */
export const isUnavailable = ({ tokens, isOne }: SceneTools, { from, to }: Pick<Mention, 'from' | 'to'>): boolean =>
  isOne(from - 1, 'no', 'without', 'not', 'never') ||
  (/^(isnt|not|aint|wasnt)$/.test(tokens[isOne(to + 1, 'is') ? to + 2 : to + 1]?.plain ?? '') &&
    [2, 3].some((step) => isOne(to + step, 'available', 'there', 'possible')))

/** Every way to say a character. */
export const spokenPeople: readonly string[] = PEOPLE.map(({ name }) => name)
export const RANKS: readonly Named<string>[] = [
  ['commander', 'commander'],
  ['operative', 'operative'],
  ['corps', 'corps'],
  ['special forces', 'special'],
  ['spec forces', 'special'],
  ['spec ops', 'special'],
  ['sf', 'special'],
  ['heavies', 'heavy'],
  ['support', 'support'],
  ['heavy', 'heavy'],
].map(([name, value]) => ({ name: name!, value: value! }))

const over = (one: Pick<Mention, 'from' | 'to'>, others: readonly Pick<Mention, 'from' | 'to'>[]) =>
  others.some((other) => other.from <= one.to && other.to >= one.from)
/** People who are named, but not within the name of a card. */
export const peopleBeside = (tools: SceneTools, named: readonly Mention[]) =>
  tools.mentions(PEOPLE).filter((one) => !over(one, named) && !isNamesake(tools, one))

/** "Gideon Hask": a first name, and behind it the last name of somebody else. */
function isNamesake({ tokens, typed }: SceneTools, { from, to, value }: Mention<string>): boolean {
  const next = tokens[to + 1]
  // "a tactical droid pilot": another unit
  if (/^pilots?$/.test(next?.plain ?? '') && next!.part === tokens[to]!.part) return true
  return (
    from === to &&
    value.split(' ').length > 1 &&
    next?.isStrange === true &&
    /^ [A-Z][a-z]+/.test(typed.slice(tokens[to]!.end, next.end)) &&
    /^[A-Z]/.test(typed.slice(tokens[to]!.start))
  )
}

const DENIED = ['isnt', 'not', 'arent', 'wasnt', 'absent', 'missing']
/** "Without Luke", "if Tarkin isn't in my list": somebody who is not there. */
export function isAbsent({ tokens, isOne }: SceneTools, { start, to, count }: Mention): boolean {
  if (count === 0 || isOne(start - 1, 'without', 'no', 'not')) return true
  // "I don't have Leia but have her card"
  const had = isOne(start, 'have', 'got') ? start : start - 1
  const not = isOne(had - 1, 'even', 'actually', 'really', 'got') ? had - 2 : had - 1
  if (
    isOne(had, 'have', 'got', 'bring', 'field', 'run', 'own') &&
    /^(dont|doesnt|didnt|havent|hasnt|not)$/.test(tokens[not]?.plain ?? '')
  )
    return true
  // "I removed Veers from the list"
  if (/^(removed|cut|dropped)$/.test(tokens[start - 1]?.plain ?? '')) return true
  // "Chewie stayed at home"
  if (/^(stayed|stays|left|stay)$/.test(tokens[to + 1]?.plain ?? '') && [2, 3].some((step) => isOne(to + step, 'home')))
    return true
  // "someone other than Vader", "besides Dooku"
  if (isOne(start - 1, 'than', 'besides', 'beside', 'except')) return true
  // "Common Cause needs Luke": who is needed may be missing
  if (isOne(start - 1, ...NEEDS)) return true
  // "without Luke or Yoda"
  if (isOne(start - 1, 'or', 'nor') && [3, 4].some((step) => isOne(start - step, 'without', 'no', 'neither')))
    return true
  // "Leia is in my army, Han is not"
  const no = [to + 1, to + 2].find((at) => DENIED.includes(tokens[at]?.plain ?? ''))
  const isEnd = no !== undefined && tokens[no]!.part === tokens[to]!.part && tokens[no + 1]?.part !== tokens[no]!.part
  if (isEnd && tokens.some((_, at) => at < start && isOne(at, 'list', 'army'))) return true
  return [1, 2].some(
    (step) =>
      DENIED.includes(tokens[to + step]?.plain ?? '') &&
      tokens[to + step]!.part === tokens[to]!.part &&
      [1, 2, 3].some(
        (further) =>
          isOne(to + step + further, 'list', 'army', 'there', 'here', 'playing', 'table') &&
          tokens[to + step + further]!.part === tokens[to]!.part &&
          !isOne(to + step + further - 1, 'his', 'her', 'their', 'opponents', 'opponent'),
      ),
  )
}

/** "Boba as operative", "Maul is an operative", "my operative Boba". */
export function rankOf(tools: SceneTools, { from: name, to }: Mention): Mention<string> | undefined {
  const ranks = tools.mentions(RANKS).filter((rank) => !isTakenBack(tools, rank) && !isOffice(tools, rank))
  const before = ranks.find((rank) => rank.to === name - 1 && tools.tokens[name]!.part === tools.tokens[rank.to]!.part)
  return (
    before ??
    ranks.find(({ from, to: end }) => from === to + 1 && isTitle(tools, to, end)) ??
    // "Boba Fett the operative"
    ranks.find(({ from, to: end }) => from === to + 2 && tools.isOne(to + 1, 'the') && isTitle(tools, to, end)) ??
    ranks.find(({ from, to: end }) => from === to + 1 && isBetween(tools, to, end)) ??
    ranks.find(
      ({ from }) =>
        from > to && from - to <= 3 && /\(\s*(?:an? |my )?$/.test(tools.typed.slice(0, tools.tokens[from]!.start)),
    ) ??
    ranks.find(
      ({ from }) =>
        from > to &&
        from - to <= 4 &&
        [1, 2].some((step) => tools.isOne(from - step, 'as', 'is', 'a', 'an', 'my')) &&
        tools.tokens[from]!.part === tools.tokens[to]!.part,
    ) ??
    ranks.find(({ from, to: end }) => from > to + 1 && from <= to + 3 && isApposed(tools, to, end)) ??
    ranks.find(({ from }) => from > to && from - to <= 7 && isOfPronoun(tools, to, from))
  )
}

/** "Nominate Boba as my commander", "can Bossk be my commander": what he is to be, whatever his rank is. */
export function isOffice({ tokens, isOne }: SceneTools, { from, value }: Mention<string>): boolean {
  const at = isOne(from - 1, 'my', 'our', 'the', 'your', 'a') ? from - 2 : from - 1
  if (value !== 'commander' || tokens[at]?.part !== tokens[from]!.part) return false
  if (isOne(at, 'as')) return tokens.some((token, place) => place < at && /^nominat/.test(token.plain)) || at < from - 1
  return tokens[at]!.plain === 'be'
}

/** "Chewie, commander? No, operative". */
const isTakenBack = ({ tokens, typed }: SceneTools, { to }: Mention): boolean =>
  /^\s*\?+\s*(no|nope|nah|wrong|actually)\b/i.test(typed.slice(tokens[to]!.end))

/** "Could Leia, commander, be nominated". */
const isBetween = ({ tokens, typed }: SceneTools, name: number, rank: number): boolean =>
  /^\s*,\s*$/.test(typed.slice(tokens[name]!.end, tokens[name + 1]?.start)) &&
  (tokens[rank + 1] === undefined || tokens[rank + 1]!.part > tokens[rank]!.part)

/** "Boba, an operative, wants …", but not "with Vader, a corps squad". */
const isApposed = ({ tokens, isOne }: SceneTools, name: number, rank: number): boolean =>
  isOne(name + 1, 'a', 'an', 'also', 'my', 'our', 'another') &&
  (tokens[rank + 1]?.part ?? (isOne(name + 1, 'also') ? Infinity : -1)) > tokens[rank]!.part

/** "Vader commander and Vader operative", but not "Vader's commander token". */
const isTitle = ({ tokens, isOne }: SceneTools, name: number, rank: number): boolean =>
  !tokens[name]!.owner &&
  tokens[rank]!.part === tokens[name]!.part &&
  (tokens[rank + 1]?.part !== tokens[name]!.part || isOne(rank + 1, 'and', 'in', 'is', 'with', 'or', 'too', 'as'))

/** "Only Boba is left and he's an operative": the one named last is meant. */
function isOfPronoun(tools: SceneTools, to: number, rank: number): boolean {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(({ plain }, place) => place > to && /^(hes|shes|he|she|its|who|whos)$/.test(plain))
  if (at < 0 || at > rank || tools.mentions(PEOPLE).some(({ from }) => from > to && from < rank)) return false
  const verb = tokens[at]!.isToo ? at : at + 1
  const isSaid = verb === at || isOne(verb, 'is', 'was')
  return isSaid && tokens.slice(verb + 1, rank).every(({ plain }) => /^(an?|my|our|his|the|only|just)$/.test(plain))
}

/** "Who can give the orders", "who gets nominated": it is not said who. */
export const isWhoAsked = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some((_, at) => {
    if (!isOne(at, 'who', 'whos', 'whom')) return false
    const verb = [1, 2, 3, 4].find((step) =>
      isOne(at + step, 'nominated', 'nominate', 'issue', 'issues', 'give', 'gives', 'hand', 'hands'),
    )
    const between = tokens.slice(at + 1, at + (verb ?? 0)).map(({ plain }) => plain)
    return (
      verb !== undefined &&
      (isOne(at + verb, 'nominate') || !between.some((word) => /^(i|we|he|she|they|you)$/.test(word)))
    )
  })
