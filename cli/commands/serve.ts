import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { ServeError, serveSite } from '../../server/index.ts'
import { UsageError } from '../io.ts'
import { readLibrary } from '../library.ts'

interface Options {
  port?: number
  host: string
  dir: string
  log?: true
}

const BUILT = fileURLToPath(new URL('../out', import.meta.url))

/** `serve`: the exported site over HTTP. */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .summary('serve the built site')
    .description(
      'Serves the built site with compression, caching and security headers. BASE_PATH puts it under a path.',
    )
    .option('--port <n>', 'port to listen on (PORT, or 3000); 0 takes a free one', parsePort)
    .option('--host <name>', 'address to listen on; 0.0.0.0 lets other devices in', process.env.HOST || '127.0.0.1')
    .option('--dir <folder>', 'folder of the built site', BUILT)
    .option('--log', 'write one line per request (path without its question) to standard error')
    .action(run)
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new UsageError(`${text} is no port. Give a number from 0 to 65535.`)
}

async function run({ port = parsePort(process.env.PORT || '3000'), host, dir, log }: Options): Promise<void> {
  try {
    const { words } = await readLibrary()
    await serveSite({ port, host, dir, log: log ?? false, basePath: process.env.BASE_PATH ?? '', words })
  } catch (error) {
    if (error instanceof ServeError) throw new UsageError(error.message)
    throw error
  }
}
