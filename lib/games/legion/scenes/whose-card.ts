/** Whose card gives the orders that are asked about, and which one lies on the other side. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { SABOTAGED_COMMUNICATIONS } from '../names.ts'
import { sideOfWord } from './sides.ts'

type Card = Mention<CommandCard>

const OF_ORDERS = /^(on|off|from|of|for|with|gives?|gets?|orders?|issues?|hands?|can|may)$/
const ME = /^(i|ive|im|we|weve|my|our|me|mine)$/
const THEM = /^(he|hes|she|shes|they|theyve|opponent|enemy)$/
const GIVES = /^(orders?|ordered|ordering|gives?|gave|giving|issues?|issued|hands?|splits?|reach|reaches)$/

/** The cards by whose they are, seen from whoever gives the orders: "how many does he order" is his case, and mine lies opposite. */
export function cardsOfOrders(
  tools: SceneTools,
  named: readonly Card[],
  people: readonly Mention[],
): { own: Card | undefined; theirs: Card | undefined } {
  const isTheirs = (one: Card) => isOfOther(tools, one)
  const sabotaged = named.find(({ value }) => value.name === SABOTAGED_COMMUNICATIONS)
  const [first, ...more] = named
  if (first && !more.length && isNobodyElse(tools)) return { own: first, theirs: undefined }
  // "Vader is nominated, can he order …": he may be Vader, but for the card that only the other player feels
  const isFelt = sabotaged !== undefined && isMine(tools, sabotaged)
  const isHis = orderer(tools) === 'them' && (isFelt || !people.length)
  const his = named.find(isTheirs)
  if (isHis && his) return { own: his, theirs: named.find((one) => one !== his) }
  const theirs = his ?? (sabotaged && more.length && !isMine(tools, sabotaged) ? sabotaged : undefined)
  return { own: named.find((one) => one !== theirs), theirs }
}

/** Nobody speaks of himself: the one card is that of whoever acts, "Blue splits her Assault", "can he order with his Push". */
const isNobodyElse = ({ tokens }: SceneTools): boolean => !tokens.some(({ plain }) => ME.test(plain))

/** Who gives the orders that are asked about: the one said right before the last verb of giving them. */
function orderer({ tokens }: SceneTools): 'me' | 'them' | undefined {
  const verb = tokens.findLastIndex(
    ({ plain }, at) =>
      GIVES.test(plain) &&
      [1, 2].some((step) => ME.test(tokens[at - step]?.plain ?? '') || THEM.test(tokens[at - step]?.plain ?? '')),
  )
  const who = [1, 2].map((step) => tokens[verb - step]?.plain ?? '').find((word) => ME.test(word) || THEM.test(word))
  return who === undefined ? undefined : ME.test(who) ? 'me' : 'them'
}

/** "His Assault", "he showed Push", "Red has Ambush down". */
const isOfOther = (tools: SceneTools, { start, owner }: Card): boolean =>
  owner === 'opponent' ||
  isOfColour(tools, start) ||
  [1, 2, 3].some(
    (step) =>
      tools.isOne(start - step, 'opponent', 'he', 'she', 'enemy', 'they') &&
      // "how many orders do they give on Push"
      !tools.tokens.slice(start - step + 1, start).some(({ plain }) => OF_ORDERS.test(plain)),
  )

/** "Red has Ambush down", where somebody else asks. */
const isOfColour = ({ tokens, isOne }: SceneTools, start: number): boolean =>
  [1, 2, 3].some(
    (step) =>
      sideOfWord(tokens[start - step]?.plain) !== undefined &&
      tokens[start - step]!.part === tokens[start]!.part &&
      !isOne(start - step - 1, 'i', 'im', 'am', 'as'),
  ) && tokens.some(({ plain }) => /^(i|ive|my|we|me)$/.test(plain))

/** The card that costs the other player an order is not mine, unless it is said to be. */
const isMine = ({ isOne }: SceneTools, { start, owner }: Card): boolean =>
  owner === 'me' || [1, 2, 3].some((step) => isOne(start - step, 'i', 'ive', 'we'))
