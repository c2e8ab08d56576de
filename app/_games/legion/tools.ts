/** The four tools of the page: a name in the link, words, and the checker that judges. */
export const TOOLS = [
  { id: 'hand', word: 'Hand', title: 'Hand builder', checker: 'command-hand' },
  { id: 'priority', word: 'Priority', title: 'Priority duel', checker: 'priority' },
  { id: 'orders', word: 'Orders', title: 'Orders', checker: 'issue-orders' },
  { id: 'effects', word: 'Effects', title: 'Effect order', checker: 'effect-order' },
] as const

export type Tool = (typeof TOOLS)[number]

/** As much of a link as is read at all. */
const LINK_LIMIT = 16_000

/** The tool a link names; the hand builder where it names none. */
export const toolOf = (search: string): Tool => {
  const wanted = new URLSearchParams(search.slice(0, LINK_LIMIT)).get('tool')
  return TOOLS.find((tool) => tool.id === wanted) ?? TOOLS[0]
}

/** Address of a tool inside the site. */
export const addressOf = (tool: Tool): string => `/board/legion/?tool=${tool.id}`

/** Query string of a tool around that of its case. */
export const queryOfTool = (tool: Tool, query: string): string =>
  `?tool=${tool.id}${query ? `&${query.replace(/^\?/, '')}` : ''}`
