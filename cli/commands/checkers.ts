import type { Command } from 'commander'
import { games } from '../../lib/games/index.ts'
import { printLine } from '../io.ts'
import { readLibrary } from '../library.ts'

/** `checkers`: what can be asked, and with which facts. */
export function checkersCommand(program: Command): void {
  program
    .command('checkers')
    .summary('list the questions that can be judged')
    .description('Lists every checker with its question; --json adds the JSON Schema of its facts.')
    .option('--json', 'print as JSON')
    .action(async ({ json }: { json?: true }) => {
      const checkers = games.flatMap((game) => game.checkers)
      if (json) return printLine(JSON.stringify((await readLibrary()).front.checkers(), null, 2))
      const width = Math.max(...checkers.map(({ game, id }) => game.length + id.length + 1))
      for (const { game, id, question } of checkers) await printLine(`${`${game}/${id}`.padEnd(width)}  ${question}`)
    })
}
