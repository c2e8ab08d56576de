/** What stands in an army. */
import { type Claim, claim, type Mention, NEEDS, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { PEOPLE, RANKS } from './things.ts'

/** "2 corps" are counted by their units; a unit told by its name is unique. */
export const armyComposition: Scene = (tools) => [
  ...tools
    .mentions(PEOPLE)
    .flatMap((one) => Array.from({ length: isBoth(tools, one) ? 1 : Math.min(one.count ?? 1, 4) }, () => one))
    .map((one, i) => claim(`unique[${i}]`, one.value, one)),
  ...tools
    .mentions(RANKS)
    .filter(({ count }) => count !== undefined)
    .map((one) => claim(one.value, isOpen(tools, one) ? undefined : one.count, one)),
  ...waivers(tools),
]

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
    const some = [2, 3, 4, 5, 6].find((step) => tokens[at - step]?.number !== undefined && isOne(at - step + 1, 'of'))
    const rank = beside ?? (some === undefined ? undefined : ranks.findLast(({ from }) => from < at))
    const count = beside ? (tokens[at - 1]?.number ?? 0) : some === undefined ? 0 : tokens[at - some]!.number!
    return rank ? Array.from({ length: Math.min(count, 6) }, () => ({ value: { rank: rank.value, keyword }, at })) : []
  })
  return found.map(({ value, at }, i) => ({ path: `waived[${i}]`, value, from: at, to: at }))
}
