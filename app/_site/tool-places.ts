/** Pages on which a whole table is set up, by game: their words for links and for the search. */
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
    asked: ['deck builder', 'build my hand', 'seven cards', 'list check'],
  },
  priority: {
    says: 'Both sides choose a card face down, reveal together, compare pips and roll a tie.',
    asked: ['reveal cards', 'who goes first', 'initiative'],
  },
  orders: {
    says: 'Nominate a unit, give the orders of the card and see who may have one.',
    asked: ['order tokens', 'nominate', 'issue orders'],
  },
  effects: {
    says: 'Put the effects of both cards into the order in which they happen.',
    asked: ['timing', 'sequence of effects', 'order of effects'],
  },
}

export const TOOL_PLACES: Readonly<Record<string, readonly ToolPlace[]>> = {
  starcom: [
    {
      href: '/board/starcom/',
      word: 'Board',
      says: 'Set up the array with ships, stations and developments: sieges, jumps and what may be built show on it.',
      asked: ['table', 'array', 'grid of systems', 'simulator'],
    },
  ],
  ti4: [
    {
      href: '/board/ti4/',
      word: 'Map',
      says: 'Set up the galaxy from a map string, place ships and see what they reach and which way.',
      asked: ['map string', 'map editor', 'board', 'galaxy', 'tiles', 'tts string'],
    },
  ],
  legion: [
    ...TOOLS.map((tool) => ({ href: addressOf(tool), word: tool.title, ...LEGION_WORDS[tool.id] })),
    {
      href: '/cards/legion/',
      word: 'Command cards',
      says: 'Every command card with its pips, its owner and the factions that may take it.',
      asked: ['card list', 'all cards', 'browse cards'],
    },
    {
      href: '/later/legion/',
      word: 'Later editions',
      says: 'Where later printings of the rules decide otherwise.',
      asked: ['new rules', 'changes', 'update', 'errata'],
    },
  ],
}
