/** The tool pages of a game as places to go to, each with the words it is found by. */
import { toolsOf } from '../../lib/pages.ts'
import { addressOf, TOOLS, type Tool } from '../_components/legion/tools.ts'

export interface ToolPlace {
  href: string
  word: string
  /** What it is for, in a line. */
  says: string
  /** Words a player types for it. */
  asked: readonly string[]
}

const LEGION_WORDS: Readonly<Record<Tool['id'], Pick<ToolPlace, 'says' | 'asked'>>> = {
  hand: {
    says: 'Put a command hand together from the army, card by card or pasted, and see what is not legal about it.',
    asked: ['deck builder', 'build my hand', 'hand builder', 'seven cards', 'list check', 'list builder'],
  },
  priority: {
    says: 'Both sides choose a card face down, reveal together, compare pips and roll a tie.',
    asked: ['reveal cards', 'who goes first', 'initiative', 'priority duel'],
  },
  orders: {
    says: 'Nominate a unit, give the orders of the card and see who may have one.',
    asked: ['order tokens', 'nominate', 'issue orders', 'orders tool'],
  },
  effects: {
    says: 'Put the effects of both cards into the order in which they happen.',
    asked: ['timing', 'sequence of effects', 'order of effects', 'effect order'],
  },
}

/** Tool pages that hold several tools, each with a link of its own. */
const PARTS: Readonly<Record<string, readonly ToolPlace[]>> = {
  '/board/legion/': TOOLS.map((tool) => ({ href: addressOf(tool), word: tool.title, ...LEGION_WORDS[tool.id] })),
}

/** Where the tools of a game are; nothing for a game without any. */
export const toolPlaces = (game: string): readonly ToolPlace[] =>
  toolsOf(game).flatMap(
    ({ path, name, says, aliases }) => PARTS[path] ?? [{ href: path, word: name, says, asked: aliases }],
  )
