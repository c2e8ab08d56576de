/** Leaders called by their rank: "the Mahact commander", "Mahact with commander unlocked", "L1Z1X hero". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { components } from '../data/technologies.ts'
import { EFFECTS } from './card-names.ts'
import { askersFaction, factionsIn } from './factions.ts'

const RANKS = ['agent', 'commander', 'hero']

interface Leader {
  /** Where the rank stands. */
  at: number
  /** The leader as a card; undefined where no faction that is told has one that is known here. */
  card?: Mention<string>
}

/** Of which faction: the one beside it, the asker's own, or the only one that is named. */
function leaderAt(tools: SceneTools, at: number): Leader {
  const { tokens, isOne } = tools
  const all = factionsIn(tools)
  const near = all.find(({ from, to }) => to === at - 1 || (isOne(at + 1, 'of') && from - at <= 3 && from > at))
  const isMy = [1, 2].some((step) => isOne(at - step, 'my', 'our'))
  const kinds = new Set(all.map(({ value }) => value))
  const only = kinds.size === 1 ? all[0]!.value : undefined
  const faction = near?.value ?? (isMy ? askersFaction(tools) : only)
  const rank = RANKS.find((word) => isOne(at, word))
  const card = components.find((one) => one.kind === rank && one.faction === faction && faction !== undefined)
  if (!card) return { at }
  const from = near && near.to < at ? near.from : at
  const owner = isMy ? 'me' : tokens[at - 1]?.plain === 'his' && !near ? 'opponent' : undefined
  return { at, card: { value: card.id, from, start: from, to: at, ...(owner ? { owner } : {}) } }
}

const ranksIn = (tools: SceneTools): Leader[] => {
  // "Nova Seed, the Muaat hero": one that is named, too
  const named = tools.mentions(EFFECTS)
  return tools.tokens.flatMap((_, at) =>
    tools.isOne(at, ...RANKS) && !named.some(({ from, to }) => from <= at && at <= to) ? [leaderAt(tools, at)] : [],
  )
}

/** Those that are known. */
export const leadersIn = (tools: SceneTools): Mention<string>[] => ranksIn(tools).flatMap(({ card }) => card ?? [])

/** Where a leader is spoken of and which one it is was not said, or is not known here. */
export const unknownLeaders = (tools: SceneTools): number[] => {
  const all = ranksIn(tools)
  const named = tools.mentions(EFFECTS).map(({ value }) => components.find(({ id }) => id === value)?.kind)
  return all.flatMap(({ at, card }) =>
    card || RANKS.some((rank) => tools.isOne(at, rank) && named.includes(rank as never)) ? [] : [at],
  )
}
