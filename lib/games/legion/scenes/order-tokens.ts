/** Which unit is activated, and whose the token is that is told. */
import type { Claim, Scene, SceneTools, Token } from '../../../kernel/sayings.ts'
import { PEOPLE, RANKS, rankOf } from './things.ts'

/** "Boba's an operative": the rank of the one who is to be activated. */
export const orderTokens: Scene = (tools) => [
  ...tools
    .mentions(PEOPLE)
    .flatMap((one) => rankOf(tools, one) ?? [])
    .slice(0, 1)
    .map(({ value, from, to }) => ({ path: 'unitRank', value, from, to })),
  ...(givenTo(tools) ?? [...othersToken(tools), ...tokensOfOthers(tools)]),
]

/** "Can I give it to the one with the faceup token", "the others have faceup ones, can I activate one of those with it". */
function givenTo({ tokens, isOne }: SceneTools): Claim[] | undefined {
  const text = (first: number, end: number) =>
    tokens
      .slice(first, end)
      .map(({ plain }) => plain)
      .join(' ')
  const isFaceup = (at: number) => /^(an? |its |the |their )?face ?up\b/.test(text(at, at + 3))
  const given = tokens.findIndex(
    (_, at) =>
      /^(give|use|put|place|spend) (it|that|the token) (to|on|for) (the|that|my) (one|squad|unit|guy) with$/.test(
        text(at, at + 6),
      ) && isFaceup(at + 6),
  )
  if (given >= 0) return [{ path: 'token', value: 'faceup', from: given + 5, to: given + 6 }]
  const others = tokens.findIndex(
    (_, at) => isOne(at, 'others') && /^(all )?(have|has|got)\b/.test(text(at + 1, at + 3)),
  )
  const verb = isOne(others + 1, 'all') ? others + 2 : others + 1
  const isOfThose = /\b(activate|use|take|pick) (one of (those|these|them)|those|them) with (it|that)\b/.test(
    text(0, tokens.length),
  )
  const isPlain = /^(a |their )?face ?up\b/.test(text(verb + 1, verb + 4))
  return others < 0 || !isOfThose || !isPlain
    ? undefined
    : [{ path: 'token', value: 'faceup', from: others, to: verb + 1 }]
}

const HAS = /^(has|have|had|got|is|was|with|without|hasnt|havent|already)$/
const THEIRS = /^(opponents?|enemy|his|her|their)$/
const HE = /^(he|she|hes|shes)$/
const MINE = /^(i|ive|im|id|my|me|we|our)$/
const FILLERS =
  /^(an?|the|my|our|of|mine|ours|one|this|that|units?|squads?|still|also|already|now|then|can|may|i|and|if)$/
const IT = /^(it|him|her|them|that|this)$/

/** "My opponent's unit has a faceup order": no token of the unit I activate; unsure where only that unit is told closer. */
function othersToken(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const to = tokens.findIndex(
    (_, at) => isOne(at, 'faceup', 'facedown', 'token', 'order') && subjectOf(tools, at).length > 0,
  )
  const subject = to < 0 ? [] : subjectOf(tools, to)
  if (!subject.length) return []
  const rest = tokens.filter(({ part }) => part !== tokens[to]!.part)
  const isSaid = (kind: RegExp) => subject.some(({ plain }) => kind.test(plain))
  const isMineToo = rest.some(({ plain }) => MINE.test(plain))
  const isTheirs = isSaid(THEIRS) && isMineToo
  const activated = unitActivated(tools, rest)
  const [own, other] = [subject, activated].map((words) => words.filter(({ plain }) => !FILLERS.test(plain)))
  const isApart = other!.length > 0 && !other!.some(({ word }) => own!.some((one) => one.word === word))
  if (!isTheirs && !isApart) return []
  const from = tokens.indexOf(subject[0]!)
  const last = isOne(to + 1, 'token', 'order') ? to + 1 : to
  // "my unit has a token, may I activate my corps unit": it may be the same
  const isOpen = !isTheirs && (!own!.length || isSaid(HE))
  return [{ path: isOpen ? 'token' : '', value: undefined, from, to: last }]
}

/** The words before "has" or "is" in the part of a token that is told, not asked for. */
function subjectOf({ tokens }: SceneTools, at: number): readonly Token[] {
  const part = tokens.slice(0, at).filter(({ part }) => part === tokens[at]!.part)
  const verb = part.findIndex(({ plain }) => HAS.test(plain))
  const isAsked = part.some(({ plain }) =>
    /^(can|may|could|must|do|does|did|activate|draw|drew|pull|pulled)$/.test(plain),
  )
  return verb < 1 || isAsked ? [] : part.slice(0, verb)
}

/** "Activate my corps unit": the unit in words; none where it is only "it". */
function unitActivated({ isOne, tokens }: SceneTools, rest: readonly Token[]): readonly Token[] {
  const verb = rest.findIndex((token) => isOne(tokens.indexOf(token), 'activate', 'use', 'pick', 'choose'))
  const words = verb < 0 ? [] : rest.slice(verb + 1, verb + 5)
  const end = words.findIndex(
    ({ plain, part }) => part !== rest[verb]!.part || /^(with|by|instead|now|from|to|for)$/.test(plain),
  )
  const unit = end < 0 ? words : words.slice(0, end)
  return IT.test(unit[0]?.plain ?? '') ? [] : unit
}

const PLAYER = /^(i|ive|we|weve|they|theyve|opponent|theres|there)$/
const MARK = /^(tokens?|orders?)$/
const SOME = /^(both|several|some|few|many|all|more|another|others?|rest|else|somebody|someone)$/

/**
 * "He still has face up tokens out", "two units with faceup orders", "the other squad has one": of several tokens, or
 * of another unit. Beside a unit that is drawn nobody said which token lies.
 */
function tokensOfOthers(tools: SceneTools): Claim[] {
  const { tokens } = tools
  const isFaceup = (at: number) => {
    const { plain } = tokens[at]!
    return plain === 'faceup' || plain === 'faceups' || (plain === 'up' && tokens[at - 1]?.plain === 'face')
  }
  const people = new Set(tools.mentions(PEOPLE).map(({ value }) => value)).size
  const isDrawing = tokens.some(
    ({ plain }, at) =>
      /^(draws|pulls)$/.test(plain) || (tools.isOne(at, 'draw', 'pull') && HE.test(tokens[at - 1]?.plain ?? '')),
  )
  const isMany = people > 1 || tokens.some(({ plain }) => SOME.test(plain))
  const isApart = !isOfDrawn(tools)
  return tokens.flatMap((token, at) => {
    if (!isFaceup(at)) return []
    const to = MARK.test(tokens[at + 1]?.plain ?? '') ? at + 1 : at
    const isPlural = /s$/.test(tokens[to]!.plain)
    const isCounted = tokens.some(
      ({ number }, place) => (number ?? 0) > 1 && !tools.isOne(place - 1, 'round', 'turn', 'range'),
    )
    const first = token.plain === 'up' ? at - 1 : at
    const verb = [1, 2].map((step) => first - step).find((place) => HAS.test(tokens[place]?.plain ?? ''))
    // "I have a face up token": not who is drawn, but a player; "he pulls from the bag" is one, too
    const who = [3, 2, 1, 0].map((step) => tokens[(verb ?? NaN) - step]).filter((one) => one && !one.owner)
    const isPlayers = who.some((one) => PLAYER.test(one!.plain) || (isDrawing && HE.test(one!.plain)))
    return isPlural || isCounted || isMany || isPlayers || isApart
      ? [{ path: 'token', value: undefined, from: verb ?? first, to }]
      : []
  })
}

const DRAWS = /^(draw|draws|drew|drawn|drawing|pull|pulls|pulled|pulling|bag|pool|stack)$/
const NO_DRAW =
  /\b(?:skip|skips|skipping|instead of|rather than|without|not|dont|before i|before) (?:a |the |to )?(?:draw|drawing|pull|pulling)\b/
const TAKES =
  /\b(?:activate|activates|use|uses|take|takes|go with|goes with|for|with) (?:it|him|her|them|that one|this one|that unit|that squad|those)\b|\bcan (?:it|he|she|they) (?:go|act|activate)\b/

/** "He draws though his Leia has a face up order": she is who was drawn only where a rank or the choice of her is told. */
function isOfDrawn(tools: SceneTools): boolean {
  const { tokens } = tools
  const text = tokens.map(({ plain }) => plain).join(' ')
  // "skip drawing and use the unit with the face up order": none is drawn
  if (!tokens.some(({ plain }) => DRAWS.test(plain)) || NO_DRAW.test(text)) return true
  const ranks = tools.mentions(RANKS).map(({ value }) => value)
  // "drew corps, Vader has a face up order": no corps unit
  const isOther = tools.mentions(PEOPLE).length > 0 && !ranks.some((rank) => /^(commander|operative)$/.test(rank))
  if (TAKES.test(text)) return true
  return ranks.length > 0 && !isOther
}
