/** Completion scripts of three shells, made from the same tree of commands. */

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A command as a shell completes it. */
export interface Told {
  name: string
  says: string
  /** What its arguments may be. */
  words: readonly string[]
  options: readonly {
    flag: string
    says: string
    takes: 'nothing' | 'path' | 'word'
    /** What its value may be; empty where it is free. */
    values: readonly string[]
  }[]
}

/** The script for a shell. */
export const scriptFor = (shell: Shell, commands: readonly Told[]): string => SCRIPTS[shell](commands)

const NAME = 'lawspeaker'
/** A text between single quotes, as every shell here reads it but for the quote itself, which we leave out. */
const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`
const joined = (words: readonly string[]) => quoted(words.join(' '))

/** The options that take something, as `command option` with what to do about it. */
const takers = (commands: readonly Told[]) =>
  commands.flatMap(({ name, options }) =>
    options.filter(({ takes }) => takes !== 'nothing').map((option) => ({ at: `${name}:${option.flag}`, ...option })),
  )

function bash(commands: readonly Told[]): string {
  const values = takers(commands).map(({ at, takes, values }) =>
    takes === 'path'
      ? `    ${at}) COMPREPLY=($(compgen -f -- "$word")); return ;;`
      : `    ${at}) words=${joined(values)} ;;`,
  )
  const rest = commands.map(
    ({ name, words, options }) => `    ${name}:*) words=${joined([...words, ...options.map(({ flag }) => flag)])} ;;`,
  )
  return [
    `_${NAME}() {`,
    `  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words`,
    '  if [[ $COMP_CWORD -eq 1 ]]; then',
    `    words=${joined([...commands.map(({ name }) => name), '--help', '--version'])}`,
    '  else',
    `    case "\${COMP_WORDS[1]}:$before" in`,
    ...[...values, ...rest].map((line) => `  ${line}`),
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    `complete -F _${NAME} ${NAME}\n`,
  ].join('\n')
}

/** A name and what it is for, as `_describe` wants them. */
const described = (name: string, says: string) => quoted(`${name}:${says}`)

function zsh(commands: readonly Told[]): string {
  const values = takers(commands).map(({ at, takes, values }) =>
    takes === 'path' ? `    ${at}) _files; return ;;` : `    ${at}) compadd -- ${values.join(' ')}; return ;;`,
  )
  const rest = commands.map(({ name, words, options }) => {
    const list = options.map(({ flag, says }) => described(flag, says)).join(' ')
    return `    ${name}) list=(${list}); compadd -- ${words.join(' ')} ;;`
  })
  return [
    `#compdef ${NAME}`,
    `_${NAME}() {`,
    '  local -a list',
    '  if (( CURRENT == 2 )); then',
    `    list=(${commands.map(({ name, says }) => described(name, says)).join(' ')})`,
    "    _describe 'command' list",
    '    return',
    '  fi',
    '  case "$words[2]:$words[CURRENT-1]" in',
    ...values,
    '  esac',
    '  case "$words[2]" in',
    ...rest,
    '  esac',
    "  _describe -o 'option' list",
    '}',
    // Read by `compinit` it is a function to be called, by `eval` one to be made known.
    `if [[ $funcstack[1] == _${NAME} ]]; then _${NAME} "$@"; else compdef _${NAME} ${NAME}; fi\n`,
  ].join('\n')
}

function fish(commands: readonly Told[]): string {
  const line = (...parts: string[]) => ['complete', '-c', NAME, ...parts].join(' ')
  const lines = commands.flatMap(({ name, says, words, options }) => {
    const inside = ['-n', quoted(`__fish_seen_subcommand_from ${name}`)]
    return [
      line('-n', '__fish_use_subcommand', '-a', name, '-d', quoted(says)),
      ...(words.length ? [line(...inside, '-a', joined(words))] : []),
      ...options.map((option) => {
        const path = option.takes === 'path' ? ['-F'] : []
        const value = option.takes === 'nothing' ? [] : ['-r', ...path]
        const choice = option.values.length ? ['-a', joined(option.values)] : []
        return line(...inside, '-l', option.flag.replace(/^--/, ''), ...value, ...choice, '-d', quoted(option.says))
      }),
    ]
  })
  return `${[line('-f'), ...lines].join('\n')}\n`
}

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Told[]) => string>> = { bash, zsh, fish }
