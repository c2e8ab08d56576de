/** Who sits at the table: the order that is told, and "each of us". */
import { COLOURS, type SceneTools } from '../../../kernel/sayings.ts'
import { EITHER } from './owners.ts'
import { ME, whoIs } from './people.ts'

const SEATS = ['seat', 'seats', 'seating', 'seated', 'sit', 'sitting', 'table', 'order', 'clockwise']

/** "Seats go me, red, blue, green", "clockwise from me: Ann, Bob": three names or more, one behind the other. */
export function seatsIn(tools: SceneTools): { players: readonly string[]; from: number; to: number } | undefined {
  const { tokens, typed, isOne } = tools
  const word = tokens.findIndex((_, at) => isOne(at, ...SEATS))
  const isName = (at: number) =>
    /^(me|i)$/.test(tokens[at]!.plain) || COLOURS.test(tokens[at]!.plain) || tokens[at]!.isStrange === true
  const isTied = (at: number) =>
    /^\s*(,|:|-|->|→|then|and|, ?then|, ?and)?\s*$/.test(typed.slice(tokens[at]!.end, tokens[at + 1]!.start))
  for (let from = word + 1; word >= 0 && from < tokens.length; from++) {
    let to = from
    const isNew = (at: number) => !tokens.slice(from, at).some(({ plain }) => plain === tokens[at]!.plain)
    while (to + 1 < tokens.length && isName(to) && isName(to + 1) && isTied(to) && isNew(to + 1)) to++
    if (to - from < 2) continue
    const players = tokens
      .slice(from, to + 1)
      .map(({ plain, start, end }) => (/^(me|i)$/.test(plain) ? ME : typed.slice(start, end)))
    return { players, from, to }
  }
  return undefined
}

/** "Each of us has one", "we both have a PDS", "everybody has": all who have it; one of many where they are not named. */
export function everybody(tools: SceneTools, at: number): readonly string[] {
  const { tokens, isOne } = tools
  const isHad = (place: number) => isOne(place, 'has', 'have', 'had', 'got', 'owns')
  const verb = [at - 1, at, at - 2].find(isHad)
  if (verb === undefined || tokens[verb]!.part !== tokens[at]!.part) return []
  const isOfUs = isOne(verb - 1, 'us') && isOne(verb - 2, 'of')
  const word = isOfUs ? verb - 3 : verb - 1
  const isWe = isOfUs || isOne(word - 1, 'we')
  if (isWe && isOne(word, 'both')) return [ME, whoIs(tools, 'opponent')]
  const isAll = (isWe && isOne(word, 'each', 'all')) || isOne(verb - 1, 'everybody', 'everyone')
  return isAll ? (tools.once(seatsIn)?.players ?? [EITHER]) : []
}
