/** What is told of the people of an army: rank, promotion, and who is dead. */
import { type Claim, claim, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { fateOf, isDeadAt } from './fates.ts'
import { PEOPLE, RANKS, rankOf } from './things.ts'

/** "Iden got promoted from operative to commander": what she was and what she is. */
function promotionOf(tools: SceneTools, { to }: Mention) {
  const { tokens, isOne } = tools
  const at = [1, 2, 3].map((step) => to + step).find((place) => tokens[place]?.plain === 'promoted')
  if (
    at === undefined ||
    tokens.slice(to + 1, at).some(({ plain }) => !/^(got|was|is|been|has|just|since)$/.test(plain))
  )
    return undefined
  const ranks = tools.mentions(RANKS).filter(({ from }) => from > at && from - at <= 6)
  const rankBehind = (word: string) =>
    ranks.find(({ from }) => isOne(from - 1, word) || (isOne(from - 1, 'a', 'an', 'the') && isOne(from - 2, word)))
  const [before, rank] = [rankBehind('from'), rankBehind('to')]
  return { before, rank, to: Math.max(at, before?.to ?? 0, rank?.to ?? 0) }
}

const HELPER = /^(is|are|was|were|has|have|had|been|got|gets?|just|already|all|now|both)$/
const UNREAL = /^(nearly|almost|barely|would|might|could|nobody)$/
const PRONOUN = /^(hes|shes|he|she|theyre|they)$/

/** Words of a death that no name stands beside: "… and he's dead", "lost my commander". */
interface Loose {
  at: number
  /** Of him or her: the one person that is named before it. */
  isHis: boolean
  /** Of commanders: no operative is meant. */
  isCommanders: boolean
}

function looseDeaths(tools: SceneTools, told: readonly { from: number; to: number }[]): Loose[] {
  const { tokens, isOne } = tools
  return tokens.flatMap((_, at): Loose[] => {
    const isLost = isOne(at, 'lost', 'losing') && [1, 2, 3].some((step) => isOne(at + step, 'commander', 'commanders'))
    if ((!isDeadAt(tools, at) && !isLost) || told.some(({ from, to }) => from <= at && at <= to)) return []
    // "nearly died", "died: nobody", "Han died in our last game"
    const isUnreal =
      [1, 2].some((step) => UNREAL.test(tokens[at - step]?.plain ?? '')) ||
      /^(nobody|none|no)$/.test(tokens[at + 1]?.plain ?? '') ||
      tokens.some(({ plain, part }) => part === tokens[at]!.part && /^(game|match)$/.test(plain))
    if (isUnreal) return []
    const who = tokens.findLastIndex(({ plain }, place) => place < at && !HELPER.test(plain))
    // "my opponent's Vader died": somebody else, who is named
    if (tools.mentions(PEOPLE).some(({ from, to }) => from <= who && who <= to)) return []
    const isDenied = [1, 2].some((step) => /^(not|isnt|never|arent|nobody)$/.test(tokens[at - step]?.plain ?? ''))
    return [
      {
        at,
        isHis: PRONOUN.test(tokens[who]?.plain ?? '') && !isLost && !isDenied,
        isCommanders: isLost || isOne(who, 'commander', 'commanders'),
      },
    ]
  })
}

/** The people of the army as they are told. Of whom nobody says whether the dead is meant, it is in doubt. */
export function armyOf(
  tools: SceneTools,
  people: readonly Mention<string>[],
  fieldLeader: string | undefined,
): Claim[] {
  const { tokens } = tools
  const told = people.map((one) => {
    const fate = fateOf(tools, one)
    const promotion = promotionOf(tools, one)
    const rank = promotion?.rank ?? rankOf(tools, one)
    return { one, fate, promotion, rank, to: Math.max(fate.to, rank?.to ?? 0, promotion?.to ?? 0) }
  })
  const loose = looseDeaths(
    tools,
    told.map(({ one, to }) => ({ from: one.start, to })),
  )
  const promoted = tokens.findIndex(({ plain }) => plain === 'promoted')
  const isUnpromoted = [1, 2].some((step) =>
    /^(not|never|isnt|wasnt|nobody|no|hasnt)$/.test(tokens[promoted - step]?.plain ?? ''),
  )
  return told.flatMap(({ one, fate, promotion, rank, to }, i): Claim[] => {
    const death = loose.find(({ isCommanders }) => !(isCommanders && rank?.value === 'operative'))
    const isHis = death?.isHis && people.length === 1 && one.to < death.at
    const defeated = fate.defeated ?? (isHis ? true : undefined)
    const unit = {
      name: one.value,
      ...(rank ? { rank: rank.value } : {}),
      ...(promotion?.before ? { promotedFrom: promotion.before.value } : {}),
      ...(defeated === undefined ? {} : { defeated }),
      ...(fieldLeader === one.value ? { fieldCommander: true } : {}),
    }
    const isRankOpen = !rank && promoted >= 0 && !isUnpromoted
    return [
      claim(`army[${i}]`, unit, { start: one.start, to }),
      ...(death && defeated === undefined
        ? [{ path: `army[${i}].defeated`, value: undefined, isUnread: true as const, from: death.at, to: death.at }]
        : []),
      ...(isRankOpen
        ? [{ path: `army[${i}].rank`, value: undefined, isUnread: true as const, from: promoted, to: promoted }]
        : []),
    ]
  })
}
