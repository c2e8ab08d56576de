/** Who is nominated. */
import type { Claim, Mention, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { cardsIn, claim, fateOf, peopleBeside, rankOf } from './things.ts'

/** "Whipcord Launcher is a Boba card", "Maul is my operative, At Last is his card": he owns it, whoever is nominated. */
function cardOwner({ tokens, isOne }: SceneTools, card: Mention | undefined, { to }: Mention): boolean {
  if (!card) return false
  if (isOne(to + 1, 'card')) return true
  return (
    card.from > to &&
    tokens.some((_, at) => at > card.to && at - card.to < 4 && isOne(at, 'his', 'her') && isOne(at + 1, 'card'))
  )
}

export const nomination: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const claims: Claim[] = [
    ...named.slice(0, 1).map((one) => claim('card.name', one.value.name, one)),
    ...keywordsOf(tools),
  ]
  const nominee =
    people.find(({ start }) =>
      [1, 2, 3].some((step) => tools.isOne(start - step, 'nominate', 'nominated', 'nominating')),
    ) ?? people[0]
  if (!nominee) return claims
  const fate = fateOf(tools, nominee)
  const others = people.filter(({ value }) => value !== nominee.value)
  if (!others.length && cardOwner(tools, named[0], people[0]!)) {
    const [first] = people
    const rank = rankOf(tools, first!) ?? people.map((one) => rankOf(tools, one)).find(Boolean)
    claims.push(claim('card.owner.name', first!.value, first!))
    if (rank) claims.push({ path: 'card.owner.rank', value: rank.value, from: rank.from, to: rank.to })
    if (people.length < 2) return claims
  }
  claims.push(claim('nominee.name', nominee.value, nominee))
  const rank = rankOf(tools, nominee)
  if (rank) claims.push({ path: 'nominee.rank', value: rank.value, from: rank.from, to: rank.to })
  if (fate.defeated !== undefined)
    claims.push({ path: 'nominee.defeated', value: fate.defeated, from: fate.to, to: fate.to })
  return claims
}

/** "A corps squad with Field Commander": the keyword of the one who is nominated. */
function keywordsOf({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex((_, place) => isOne(place, 'field') && isOne(place + 1, 'commander'))
  const isHad = [1, 2].some((step) => isOne(at - step, 'with', 'has', 'having', 'got', 'have'))
  const isDenied = [1, 2, 3].some((step) => isOne(at - step, 'no', 'not', 'without', 'lacks', 'doesnt'))
  return at < 0 || !isHad || isDenied
    ? []
    : [{ path: 'nominee.keywords[0]', value: 'Field Commander', from: at, to: at + 1 }]
}
