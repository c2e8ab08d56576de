/** What a sentence tells of a card in hand or discard pile, and of a unit whose rank and type stand beside its keyword. */
import type { Claim, Mention, Named, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { STANDING_ORDERS } from '../names.ts'
import { exactTypes } from '../sayings/shared.ts'
import { isDeadAt } from './fates.ts'
import { RANKS } from './things.ts'
import { inARow } from './zones.ts'

/** "Discard: Push, Assault. Hand: Ambush": what stands under a heading, up to the end of its sentence or the next one. */
export function isUnder({ tokens, typed }: SceneTools, heading: 'hand' | 'discard', from: number): boolean {
  const before = typed.slice(0, tokens[from]!.start)
  const last = [...before.matchAll(/\b(hand|discards?|discard pile)\s*[:=]/gi)].at(-1)
  return last !== undefined && last[1]!.toLowerCase().startsWith(heading) && !/[.;?!]/.test(before.slice(last.index))
}

/** "Assault is still in my hand", but not "do I need it in my hand". */
export function isSaidInHand({ tokens, isOne }: SceneTools, { to }: Mention): boolean {
  const hand = [3, 4, 5, 6].map((step) => to + step).find((at) => tokens[at]?.plain === 'hand')
  // "play Push from my hand"
  if (hand === to + 3 && isOne(hand - 1, 'my', 'our', 'the') && isOne(hand - 2, 'from')) return true
  if (hand === undefined || !isOne(hand - 1, 'my', 'our', 'the') || !isOne(hand - 2, 'in')) return false
  return tokens
    .slice(to + 1, hand - 2)
    .every(({ plain, isToo }) => isToo || /^(is|s|its|it|still|was|here|sits|and|right|now|thats|that)$/.test(plain))
}

/** "In my opponent's discard pile", "in the hand of my opponent". */
const isOfThem = ({ isOne, tokens }: SceneTools, at: number): boolean =>
  /^(his|her|their|opponents?|enemy)$/.test(tokens[at - 1]?.plain ?? '') ||
  [1, 2].some((step) => isOne(at + step, 'of') && [1, 2].some((more) => isOne(at + step + more, 'opponent', 'enemy')))

/** "I don't have Push any more": the word before the name, or the one before that, is denied. */
export const isLacking = ({ tokens }: SceneTools, from: number): boolean =>
  [2, 3].some((step) => /^(not|dont|doesnt|didnt|havent|hasnt|never|longer)$/.test(tokens[from - step]?.plain ?? '')) &&
  [1, 2].some((step) => /^(have|has|got|hold|holding)$/.test(tokens[from - step]?.plain ?? ''))

/** "I lent my Push to a mate", "he took my Push": it is no longer mine. */
export const isGivenAway = ({ tokens }: SceneTools, start: number): boolean =>
  /^(took|takes|lent|lost|gave|stole|sold|tore|removed|binned|burned|burnt)$/.test(tokens[start - 1]?.plain ?? '')

/** "My Push got stolen": it is no longer mine. */
export const isTaken = ({ isOne }: SceneTools, to: number): boolean =>
  isOne(to + 1, 'is', 'was', 'were', 'got', 'has', 'have', 'been') &&
  [2, 3].some((step) => isOne(to + step, 'stolen', 'taken', 'lost', 'removed', 'nicked', 'swiped', 'confiscated'))

/** "Change it to Ambush", "swap Push for Assault". */
export const isSwap = ({ isOne }: SceneTools, { from }: Mention): boolean =>
  isOne(from - 1, 'to', 'for', 'into', 'with') &&
  [2, 3, 4, 5].some((step) => isOne(from - step, 'change', 'swap', 'switch', 'exchange', 'changed', 'swapped')) &&
  !isOne(from - 2, 'instead')

/** "He can't swap it for Standing Orders": nobody plays it. */
export const isDeniedSwap = ({ tokens }: SceneTools, from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 6), from)
    .some(
      ({ plain, part }) =>
        part === tokens[from]!.part && /^(cant|cannot|not|couldnt|unable|without|never)$/.test(plain),
    )

/** "I still hold Standing Orders". */
export const isStillHeld = ({ isOne }: SceneTools, { start }: Mention): boolean =>
  isOne(start - 1, 'have', 'got', 'hold', 'holding') && isOne(start - 2, 'still')

const BEFORE = /^(last|previous|earlier|before|r[1-6]|rounds?|turns?)$/

/** "Both commanders gone": no card. */
const isOfLeaders = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'gone') && [1, 2, 3].some((step) => isOne(at - step, 'commander', 'operative', 'leader', 'officer'))

/** "Vader was already dead": nothing of the card. */
const isOfDeath = (tools: SceneTools, at: number): boolean =>
  tools.isOne(at, 'already') && [1, 2].some((step) => isDeadAt(tools, at + step))

/** "Again", "already burned", "I played it in round 1": whether the card is still held, nobody can tell. */
export function handInDoubt(tools: SceneTools, named: readonly Mention[], chosen: CommandCard): Claim[] {
  const { tokens, isOne } = tools
  const isPast = tokens.some(({ plain }) => BEFORE.test(plain))
  // "flipped Implacable but Vader died last round": when he died is no round of the card
  const isTurnedThen = tokens.some(
    ({ plain }, at) => BEFORE.test(plain) && ![1, 2, 3].some((step) => isDeadAt(tools, at - step)),
  )
  // those come back each round, but "this round" they may lie there already
  const isNow = tokens.some((_, at) => isOne(at, 'this') && isOne(at + 1, 'round', 'turn', 'phase'))
  const isEarlier = tokens.some(({ plain }) => /^(last|previous|earlier)$/.test(plain))
  const comesBack = chosen.name === STANDING_ORDERS && (isEarlier || inARow(tools) !== undefined) && !isNow
  const at = tokens.findIndex(
    ({ plain }, at) =>
      (plain === 'same' &&
        !comesBack &&
        !/^(problem|question|situation|thing|issue|case|story)$/.test(tokens[at + 1]?.plain ?? '')) ||
      (!comesBack && !isOfDeath(tools, at) && /^(again|already|return\w*|replay\w*|reus\w*|back)$/.test(plain)) ||
      (plain === 'twice' && !comesBack) ||
      /^(hands?|discard\w*|burn\w*|spent|copy|copies)$/.test(plain) ||
      (/^(gone|decks?|took|taken|stole\w*|aside|contingenc\w*)$/.test(plain) && !isOfLeaders(tools, at)) ||
      // "I'm out of cards", "my last card"
      (/^cards?$/.test(plain) &&
        [1, 2].some((step) => /^(no|out|without|zero|last|only)$/.test(tokens[at - step]?.plain ?? ''))) ||
      (plain === 'up' && /^used?$/.test(tokens[at - 1]?.plain ?? '')) ||
      named.some(
        ({ from, start, owner, value }) =>
          from === at &&
          (isLacking(tools, from) ||
            isGivenAway(tools, start) ||
            // "a second Push"
            isOne(start, 'second', 'another') ||
            isOne(from - 1, 'second', 'another') ||
            // "can I play his Push"
            (value === chosen && owner !== undefined && owner !== 'me' && isMyPlay(tools))),
      ) ||
      (isPast && !comesBack && /^(played|used|chose|picked)$/.test(plain)) ||
      (isTurnedThen && !comesBack && /^(revealed|flipped)$/.test(plain)),
  )
  return at < 0 ? [] : [{ path: 'hand', value: undefined, isUnread: true, from: at, to: at }]
}

/** "May I skip", "can I pass this turn": a card that is named is not chosen by that alone. */
export const isPassing = ({ tokens, isOne }: SceneTools): boolean => tokens.some((_, at) => isOne(at, 'pass', 'skip'))

/** "May I pass my activation", "skip my turn": no card is spoken of. */
export const isOfActivation = ({ tokens }: SceneTools): boolean =>
  tokens.some(({ plain }) => /^(turns?|activat\w+|tokens?|moves?|attacks?|actions?)$/.test(plain)) &&
  !tokens.some(({ plain }) => /^(cards?|command|round|hand)$/.test(plain))

/** "If I can't play any", "I have nothing playable", "out of cards": then it is not usual that one can be played. */
export function noneToPlay({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      /^(cant|cannot|couldnt|unable|unplayable|nothing|hand|empty|illegal|barred|took|taken|stole|stolen|nicked)$/.test(
        plain,
      ) ||
      (isOne(place, 'card', 'cards', 'one') &&
        [1, 2, 3].some((step) =>
          isOne(place - step, 'no', 'out', 'without', 'playable', 'legal', 'all', 'only', 'none'),
        )) ||
      isOne(place, 'playable'),
  )
  return at < 0 ? [] : [{ path: 'hand', value: undefined, isUnread: true, from: at, to: at }]
}

/** A hand or discard pile of somebody else than who wants to play. */
export const isTheirPlace = (tools: SceneTools, at: number): boolean => isOfThem(tools, at) && isMyPlay(tools)

/** "Ambush is in my opponent's discard pile": what lies there is none of what is asked. */
export const notMine = (tools: SceneTools, { start, to }: Mention): Claim[] =>
  [1, 2, 3, 4, 5, 6]
    .map((step) => to + step)
    .filter((at) => tools.isOne(at, 'discard', 'hand') && isTheirPlace(tools, at))
    .slice(0, 1)
    .map((at) => ({ path: '', value: undefined, from: start, to: tools.isOne(at + 1, 'pile') ? at + 1 : at }))

const THEM = '(my |the |our )?(opponents?|enemys?|enemies)'
const ARMY = '(army|list|side|team|force|roster)'
const IN_THEIRS = new RegExp(
  `^(who |which )?((is|was|sits|stands) )?((only|also|still|now|actually) )*((in|on|part of|from) (${THEM} ${ARMY}|${THEM}$|(the )?${ARMY} of ${THEM})|(is|was) ${THEM}$|(fights|fighting|plays|playing|serves|serving) for ${THEM}|belongs to ${THEM})\\b`,
)
const OF_THEIRS =
  /(opponents?|enemys?|enemy)( (army|list|side|team|force))?( also| only)? (has|plays|fields|runs|brings|brought|leads) (a |an |the |commander |operative )*$/

/** "Luke fights for my opponent", "my opponent has Luke": he is in no army of mine. */
export function isTheirPerson(tools: SceneTools, { start, to }: Mention): boolean {
  const { tokens, typed } = tools
  const isTogether = (a: number, b: number) => !/[.?!;,]\s/.test(typed.slice(tokens[a]!.start, tokens[b]!.start))
  const words = (first: number, end: number, isNear: (at: number) => boolean) =>
    tokens.slice(first, end).flatMap(({ plain }, i) => (isNear(first + i) ? [plain] : []))
  const behind = words(to + 1, to + 10, (at) => isTogether(to, at)).join(' ')
  const before = words(Math.max(0, start - 6), start, (at) => isTogether(at, start)).join(' ')
  return isMyPlay(tools) && (IN_THEIRS.test(behind) || OF_THEIRS.test(`${before} `))
}

/** "Can he play it", "may my opponent …". */
export const isTheirPlay = ({ isOne, tokens }: SceneTools): boolean =>
  tokens.some(
    (_, at) =>
      isOne(at, 'can', 'may', 'could', 'must') &&
      [1, 2].some((step) => isOne(at + step, 'he', 'she', 'they', 'opponent')),
  )

/** "Can I play it", "my Ambush", but not "can he play it". */
const isMyPlay = (tools: SceneTools): boolean =>
  !isTheirPlay(tools) &&
  tools.tokens.some(
    ({ plain }, at) =>
      /^(i|im|ive|me|we|my|our)$/.test(plain) && !tools.isOne(at + 1, 'opponent', 'opponents', 'enemy'),
  )

/** "Do I have to play a card": whether one has to is asked, not which. */
export const isDue = ({ isOne, tokens }: SceneTools): boolean =>
  tokens.some(
    ({ plain }, at) =>
      /^(have|must|need|forced|gotta|got|required|obliged)$/.test(plain) &&
      [1, 2, 3].some(
        (step) => isOne(at + step, 'play') && isOne(at + step + 1, 'a', 'any', 'one', 'something', 'anything', 'some'),
      ),
  )

const TYPES: readonly Named<string>[] = exactTypes.flatMap(({ value, as }) =>
  as.filter((name) => !name.startsWith('(')).map((name) => ({ name, value })),
)

/** "An AT-ST with Field Commander, heavy, ground vehicle": the one rank and the one type its sentence tells. */
export function kindOf(tools: SceneTools, at: number): { rank?: string; type?: string } {
  const { tokens, typed } = tools
  const isBeside = ({ from, to }: Mention) => {
    const [first, last] = from > at ? [at, from] : [to, at]
    return !/[.?!;]\s/.test(typed.slice(tokens[first]!.start, tokens[last]!.start))
  }
  const ranks = tools.mentions(RANKS).filter((one) => one.from !== at + 1 && isBeside(one))
  const types = tools.mentions(TYPES).filter(isBeside)
  return {
    ...(ranks.length === 1 && ranks[0]!.value !== 'commander' ? { rank: ranks[0]!.value } : {}),
    ...(types.length === 1 ? { type: types[0]!.value } : {}),
  }
}
