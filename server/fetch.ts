/**
 * API and MCP as one `fetch` handler, for Workers, Deno, Bun and Node alike: `export default { fetch }`. The words of the
 * clauses travel inside the bundle (`dist/fetch.mjs`); nothing is read from a disk.
 */
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Hono } from 'hono'
import type { Library } from '../lib/content/records.ts'
import { openFront } from '../lib/front.ts'
import { games } from '../lib/games/index.ts'
import { type ApiOptions, makeApi } from './api/index.ts'
import { makeMcp } from './mcp.ts'

/** The API with `/mcp` beside it. In: the words, and as `makeApi`. */
export function makeService(words: Library, options: Omit<ApiOptions, 'front'>): Hono {
  const front = openFront(games, words)
  const app = makeApi({ ...options, front })
  const mcp = createMcpHandler(() => makeMcp(front, options.version))
  app.all(`${options.basePath ?? ''}/mcp`, ({ req }) => mcp.fetch(req.raw))
  return app
}
