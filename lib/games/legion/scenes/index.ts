/** Scenes of Legion: who plays which card, what lies in a hand, what happened to a card, who gets an order. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { characterNamed } from '../names.ts'
import { armyComposition } from './army.ts'
import { fallenCandidate, modelCandidate } from './candidate.ts'
import { effectOrder } from './effects.ts'
import { DEAD, fateOf } from './fates.ts'
import { cardFlow } from './flow.ts'
import { commandHand } from './hand.ts'
import { measuring } from './measuring.ts'
import { nomination } from './nomination.ts'
import { orderTokens } from './order-tokens.ts'
import { issueOrders } from './orders.ts'
import { playCard } from './play.ts'
import { orderPool } from './pool.ts'
import { priority } from './priority.ts'
import { whenPromoted } from './promoted-when.ts'
import { PEOPLE, RANKS } from './things.ts'
import { openInformation } from './told-open.ts'
import { cardWeapon } from './weapon.ts'
import { sayingWhose } from './whose-side.ts'

const promotion: Scene = (tools) => [
  ...fallenOfSome(tools),
  ...livingCommander(tools),
  ...whenPromoted(tools),
  ...promoted(tools),
  ...rankOfPromoted(tools),
  ...unknownUnit(tools),
  ...modelCandidate(tools),
  ...fallenCandidate(tools),
  ...whosePromoted(tools),
  ...rankAlone(tools),
  ...ofSeveral(tools),
]

/** "Still have Vader as commander", "Vader is still alive and my commander": one who is named is left. */
function livingCommander(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isLeft = ({ from, to }: Mention) =>
    isOne(from - 1, 'have', 'got') && [2, 3].some((step) => isOne(from - step, 'still')) && !isOne(to + 1, 'card')
  // "as my commander" is no office here
  const rank = ({ to }: Mention) =>
    [2, 3]
      .map((step) => to + step)
      .find((at) => isOne(to + 1, 'as') && tokens[at]?.plain === 'commander' && tokens[at]!.part === tokens[to]!.part)
  const people = tools.mentions(PEOPLE)
  const left = people.filter((one) => isLeft(one) && rank(one) && !fateOf(tools, one).defeated)
  const isDenied = tokens.some(({ plain }) => /^(dont|doesnt|not|if)$/.test(plain))
  if (isDenied) return []
  if (left.length === 1) return [{ path: 'commandersLeft', value: 1, from: left[0]!.from - 1, to: rank(left[0]!)! }]
  // "Vader is dead but Veers still lives": of whom there is no unit card but that of a commander
  const [one, ...more] = people.filter(
    ({ value, owner, ...at }) =>
      owner !== 'opponent' &&
      // "is Veers still alive"
      !tools.isOne(at.start - 1, 'is', 'are', 'if', 'whether', 'does', 'while', 'until', 'unless') &&
      fateOf(tools, { value, ...at }).defeated === false &&
      tools.mentions(RANKS).every(({ from }) => Math.abs(from - at.to) > 3) &&
      characterNamed(value)?.ranks.join() === 'commander',
  )
  return one && !more.length
    ? [{ path: 'commandersLeft', value: 1, from: one.start, to: fateOf(tools, one).to, says: `1: ${one.value}` }]
    : []
}

/** "Make my squad the new commander". */
const isMade = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'make', 'making', 'turn') && [2, 3, 4, 5, 6].some((step) => isOne(at + step, 'commander'))

/** "He wants to promote one of MY units": whose it is to him who promotes; "I want to make my squad the commander". */
function whosePromoted(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, place) => isOne(place, 'promote', 'promotes', 'promoting', 'promoted') || isMade(tools, place),
  )
  const whose = [1, 2, 3].map((step) => at + step).find((place) => isOne(place, 'my', 'our'))
  if (at < 0 || whose === undefined || tokens[whose]!.part !== tokens[at]!.part) return []
  const before = tokens.slice(Math.max(0, at - 6), at)
  const who = before.findLast(({ plain }) => /^(i|im|id|we|ive|he|hes|she|shes|they|opponent|wants)$/.test(plain))
  const isHis =
    who !== undefined && /^(he|hes|she|shes|they|opponent|wants)$/.test(who.plain) && who.part === tokens[at]!.part
  if (isHis) return [{ path: 'ownUnit', value: false, from: at, to: whose }]
  const isWanted = isOne(at - 1, 'to') && isOne(at - 2, 'want', 'going', 'like', 'trying')
  const isDenied = before.some(({ plain, part }) => part === tokens[at]!.part && /^(not|dont|never|wont)$/.test(plain))
  return isWanted && !isDenied ? [{ path: 'ownUnit', value: true, from: whose, to: whose }] : []
}

/** "My commanders and operatives are dead": several are none who is promoted. */
const ofSeveral = (tools: SceneTools): Claim[] =>
  tools
    .mentions(RANKS)
    .filter(({ from, to }) => /[^s]s$/.test(tools.tokens[to]!.plain) && tools.isOne(from - 1, 'and', 'or'))
    .map(({ from, to }) => ({ path: '', value: undefined, isUnread: true, from: from - 1, to }))

/** "Promote the rebel troopers, corps, ok": a rank that stands alone between commas. */
function rankAlone(tools: SceneTools): Claim[] {
  const { tokens } = tools
  const alone = tools
    .mentions(RANKS)
    .filter(
      ({ from, to, value }) =>
        value !== 'commander' &&
        value !== 'operative' &&
        tokens.every(
          ({ part, plain }, at) =>
            part !== tokens[from]!.part ||
            (at >= from && at <= to) ||
            /^(an?|its|rank|theyre|they|are|is|it)$/.test(plain),
        ),
    )
  return alone.length === 1 ? [claim('candidateRank', alone[0]!.value, alone[0]!)] : []
}

const LEADS = /^(an?|the|my|our|his|her|one|of|this|that|these|those|some|any|another|other|new|own|last)$/
/** Behind them no unit is named, or one whose kind they tell. */
const TELLS =
  /trooper|^(units?|squads?|guys?|someone|somebody|anyone|anybody|nobody|no|none|it|him|them|me|us|who|corps|heavy|special|support|operatives?|commanders?|vehicles?|infantry|clones?|droids?|creatures?|wookiees?|emplacements?|(?:land|air)?speeders?|walkers?|tanks?|st|rt)$/
const ENDS = /^(in|on|during|to|when|if|while|before|after|as|then|or|and|is|was|now|again|instead|yet|up|from|for)$/

/** "Promote my AT-ST": what kind of unit that is nobody said. */
function unknownUnit(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  // "can my AT-ST become commander"
  const isAsked = (place: number) =>
    isOne(place, 'can', 'may', 'could') &&
    isOne(place + 1, 'my', 'our', 'the', 'an') &&
    [3, 4, 5].some(
      (step) =>
        isOne(place + step, 'become', 'be', 'get', 'take') && tokens[place + step]!.part === tokens[place]!.part,
    )
  // "make my scouts commander": what it becomes
  const isOffice = (place: number) => isOne(place, 'commander') && isMade(tools, at)
  const at = tokens.findIndex(
    (_, place) => isOne(place, 'promote', 'promoting') || isAsked(place) || isMade(tools, place),
  )
  const first = tokens.findIndex(({ plain }, place) => place > at && !LEADS.test(plain))
  if (at < 0 || first < 0 || tokens[first]!.part !== tokens[at]!.part || ENDS.test(tokens[first]!.plain)) return []
  const isPerson = tools.mentions(PEOPLE).some(({ from, to }) => from <= first && first <= to)
  const isTold = tokens
    .slice(first, first + 3)
    .some(({ plain, part }, i) => part === tokens[at]!.part && TELLS.test(plain) && !(i > 0 && isOffice(first + i)))
  return isPerson || isTold ? [] : [{ path: 'candidateType', value: undefined, from: first, to: first }]
}

const WHO = /^(i|we|he|she|they|ive|weve|hes|shes|theyve|id|ill|wed|well)$/
const ASKED = /^(can|could|may|must|should|shall|would|will|do|does|did|if|to|when|not|never|how|why)$/

/** "He promoted his tank", "we promote a squad"; of "may I promote" nothing is done yet. */
function promoted({ tokens }: SceneTools): Claim[] {
  const at = tokens.findIndex(({ plain }, place) => {
    if (!/^promote[sd]?$/.test(plain)) return false
    const before = tokens.slice(Math.max(0, place - 3), place).map((token) => token.plain)
    const who = before.findLast((word) => !/^(just|already|have|has|then|had)$/.test(word))
    return who !== undefined && WHO.test(who) && !before.some((word) => ASKED.test(word))
  })
  return at < 0 ? [] : [{ path: 'promotes', value: true, from: at, to: at }]
}

/** "He promotes his heavy though a corps trooper is there": the rank right behind the word is that of whom he promotes. */
function rankOfPromoted(tools: SceneTools): Claim[] {
  const ranks = tools.mentions(RANKS).filter(({ value }) => !/^(commander|operative)$/.test(value))
  const [one, ...more] = ranks.filter(
    ({ from, to }) =>
      [1, 2].some((step) => tools.isOne(from - step, 'promote', 'promotes', 'promoting')) && !tools.isOne(to + 1, 'or'),
  )
  const isBesideOther = ranks.some(({ value }) => value !== one?.value)
  return one && !more.length && isBesideOther
    ? [{ path: 'candidateRank', value: one.value, from: one.from, to: one.to }]
    : []
}

/** "Two commanders, one got killed": whether the dead one is among them is not said. */
function fallenOfSome({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    ({ number }, place) => number !== undefined && isOne(place + 1, 'commander', 'commanders'),
  )
  if (at < 0) return []
  const isLeft = isOne(at + 2, 'left', 'alive', 'remaining')
  const dead = tokens.findIndex(
    ({ number }, place) =>
      place > at + 1 &&
      number !== undefined &&
      // "two commanders left, one unit died": none of those
      (!isLeft || isOne(place + 1, ...DEAD, 'just', 'of', 'got', 'was', 'has')) &&
      [1, 2, 3].some((step) => DEAD.includes(tokens[place + step]?.plain ?? '')),
  )
  return dead < 0 ? [] : [{ path: 'commandersLeft', value: undefined, from: at, to: at + 1 }]
}

/** "Range 1-2", "from 2 to 4", `7"`. */
const range: Scene = ({ tokens, typed, isOne }) => {
  const claims: Claim[] = []
  // "just over 24 inches"
  const isAbout = (at: number) =>
    isOne(at - 1, 'over', 'under', 'about', 'around', 'roughly', 'nearly', 'almost', 'than', 'between', 'circa') ||
    (isOne(at - 1, 'of') && isOne(at - 2, 'shy', 'short'))
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (
      isOne(at, 'range', 'ranges', 'weapon', 'gun', 'rifle', 'blaster', 'cannon', 'sniper') &&
      next?.number !== undefined
    ) {
      const further = isOne(at + 2, 'to', 'through') ? at + 3 : at + 2
      const last = tokens[further]
      const isSpan = /^(\s*[-–—]\s*|\s+(to|through)\s+)$/.test(typed.slice(next.end, last?.start))
      if (isSpan && last?.number !== undefined)
        claims.push(
          { path: 'weaponMin', value: next.number, from: at, to: at + 1 },
          { path: 'weaponMax', value: last.number, from: at, to: further },
        )
    }
    if (token.number !== undefined && /^\s?(["”″]|'')/.test(typed.slice(token.end)))
      claims.push({ path: 'inches', value: isAbout(at) ? undefined : token.number, from: at, to: at })
    // "touches the line between range 2 and 3": where the second begins
    const first = [1, 2].map((step) => at + step).find((place) => tokens[place]?.number !== undefined) ?? -1
    const second = tokens[[2, 3].map((step) => first + step).find((place) => tokens[place]?.number !== undefined) ?? -1]
    const line = [1, 2, 3].some((step) => isOne(at - step, 'line', 'mark', 'edge', 'border'))
    const isTouched = tokens.some(
      (_, place) =>
        place < at &&
        isOne(place, 'touch', 'touches', 'touching') &&
        ![1, 2].some((step) => isOne(place - step, 'not', 'doesnt', 'dont', 'never', 'if', 'without', 'isnt')),
    )
    if (isOne(at, 'between') && line && isTouched && second?.number === (tokens[first]?.number ?? NaN) + 1)
      claims.push({ path: 'inches', value: 6 * tokens[first]!.number!, from: at, to: tokens.indexOf(second!) })
  })
  return claims
}

/** Readers of scenes, by checker. */
export const scenes: Readonly<Record<string, Scene>> = {
  priority: sayingWhose(priority),
  'command-hand': commandHand,
  'play-card': playCard,
  nomination,
  'issue-orders': issueOrders,
  'effect-order': sayingWhose(effectOrder),
  'card-flow': cardFlow,
  'card-weapon': cardWeapon,
  'army-composition': armyComposition,
  promotion,
  measuring,
  range,
  'order-tokens': orderTokens,
  'order-pool': orderPool,
  'open-information': openInformation,
}
