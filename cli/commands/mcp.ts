import type { Command } from 'commander'
import { version } from '../../package.json'
import { readLibrary } from '../library.ts'

/** `mcp`: the same front for language models, over standard input and output. */
export function mcpCommand(program: Command): void {
  program
    .command('mcp')
    .summary('serve language models (MCP, over standard input and output)')
    .description('Speaks the Model Context Protocol on standard input and output: search, clauses, checkers, rulings.')
    .action(async () => {
      const { front } = await readLibrary()
      const [{ serveStdio }, { makeMcp }] = await Promise.all([
        import('@modelcontextprotocol/server/stdio'),
        import('../../server/mcp.ts'),
      ])
      serveStdio(() => makeMcp(front, version))
    })
}
