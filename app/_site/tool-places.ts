/** The tool pages of a game as places to go to: of a page that holds several tools, each by itself. */
import type { GameContent, ToolPlace } from '../../lib/content/records.ts'

/** Where the tools of a game are; nothing for a game without any. */
export const toolPlaces = ({ tools }: Pick<GameContent, 'tools'>): readonly ToolPlace[] =>
  tools.flatMap((tool) => tool.parts ?? [tool])
