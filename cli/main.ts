/** `lawspeaker`: the command line. One file a command; this one only wires them and turns outcomes into exit codes. */
import { Command, CommanderError } from 'commander'
import { EXAMPLE } from '../lib/games/example.ts'
import { version } from '../package.json'
import { askCommand } from './commands/ask.ts'
import { checkCommand } from './commands/check.ts'
import { checkersCommand } from './commands/checkers.ts'
import { clauseCommand } from './commands/clause.ts'
import { completionCommand } from './commands/completion.ts'
import { mcpCommand } from './commands/mcp.ts'
import { searchCommand } from './commands/search.ts'
import { serveCommand } from './commands/serve.ts'
import { EXIT, UsageError, watchOutput } from './io.ts'
import { printable } from './terminal.ts'

const HELP = `
Exit codes: 0 legal or answered, 1 illegal, 2 undetermined, 3 disputed,
64 bad usage or invalid facts, 70 our mistake, 74 the answer could not be written.

Examples:
  lawspeaker ask can i build a cruiser in my besieged capital
  lawspeaker search can i build under siege
  lawspeaker clause ${EXAMPLE.clause}
  echo '{"what":"ship","underSiege":true}' | lawspeaker check ${EXAMPLE.checker} --facts -
`

const COMMANDS = [
  askCommand,
  searchCommand,
  clauseCommand,
  checkersCommand,
  checkCommand,
  serveCommand,
  mcpCommand,
  completionCommand,
]

function makeProgram(): Command {
  const program = new Command('lawspeaker')
    .description('Finds the rule, judges the case, shows the clause that decides.')
    .version(version)
    .showHelpAfterError('(lawspeaker --help shows what there is)')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(printable(text.replace(/^error: /, 'lawspeaker: '))) })
    .addHelpText('after', HELP)
  for (const add of COMMANDS) add(program)
  return program
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
  if (error instanceof UsageError) {
    process.stderr.write(error.report)
    return EXIT.usage
  }
  process.stderr.write(`lawspeaker: this is our mistake, not yours. ${error instanceof Error ? error.stack : error}\n`)
  return EXIT.bug
}

watchOutput()
try {
  await makeProgram().parseAsync()
} catch (error) {
  process.exitCode = exitCodeOf(error)
}
