import { Argument, type Command } from 'commander'
import { games } from '../../lib/games/index.ts'
import { print } from '../io.ts'
import { SHELLS, type Shell, scriptFor, type Told } from '../shells.ts'

/** `completion`: a script that completes commands, options and names in a shell. */
export function completionCommand(program: Command): void {
  program
    .command('completion')
    .summary('print a script that completes words in your shell')
    .description(
      [
        'Prints a completion script. Bash: eval "$(lawspeaker completion bash)" in ~/.bashrc.',
        `Zsh: lawspeaker completion zsh > "\${fpath[1]}/_lawspeaker".`,
        'Fish: lawspeaker completion fish > ~/.config/fish/completions/lawspeaker.fish.',
      ].join('\n'),
    )
    .addArgument(new Argument('<shell>', 'the shell you use').choices(SHELLS))
    .action((shell: Shell) => print(scriptFor(shell, toldOf(program))))
}

/** What may stand for a value, by the name of the option or argument. */
const VALUES: Readonly<Record<string, () => readonly string[]>> = {
  game: () => games.map(({ id }) => id),
  edition: () => games.flatMap(({ editions }) => editions.map(({ id }) => id)),
  checker: () => games.flatMap(({ id, checkers }) => checkers.map((checker) => `${id}/${checker.id}`)),
}
/** Options whose value is a file or a folder. */
const PATHS = ['facts', 'dir']

/** The tree of commands, as a shell wants it. */
const toldOf = (program: Command): Told[] =>
  program.commands.map((command) => ({
    name: command.name(),
    says: command.summary(),
    words: command.registeredArguments.flatMap((one) => one.argChoices ?? VALUES[one.name()]?.() ?? []),
    options: command.options.map((option) => ({
      flag: option.long ?? option.short ?? '',
      says: option.description,
      takes: option.isBoolean() ? 'nothing' : PATHS.includes(option.name()) ? 'path' : 'word',
      values: option.argChoices ?? VALUES[option.name()]?.() ?? [],
    })),
  }))
