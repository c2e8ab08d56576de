import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { LIMIT } from '../../server/limit.ts'
import { UsageError } from '../io.ts'
import { readLibrary } from '../library.ts'

interface Options {
  port?: number
  host: string
  dir: string
  log?: true
  limit: number
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
    .option(
      '--limit <n>',
      'requests of the API that one address may make in a minute; 0 behind a proxy that limits by itself',
      parseLimit,
      LIMIT,
    )
    .action(run)
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new UsageError(`${text} is no port. Give a number from 0 to 65535.`)
}

function parseLimit(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new UsageError(`${text} is no limit. Give a whole number of requests a minute, or 0 for none.`)
}

async function run({ port = parsePort(process.env.PORT || '3000'), host, dir, log, limit }: Options): Promise<void> {
  // Only who serves waits for what serving takes.
  const { ServeError, serveSite } = await import('../../server/index.ts')
  try {
    const { words } = await readLibrary()
    await serveSite({ port, host, dir, log: log ?? false, limit, basePath: process.env.BASE_PATH ?? '', words })
  } catch (error) {
    if (error instanceof ServeError) throw new UsageError(error.message)
    throw error
  }
}
