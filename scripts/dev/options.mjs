/** What a command was called with. */
import { parseArgs } from 'node:util'

/** The options by name; `--help`, or one that is not there, ends with how it is called. In: as for `parseArgs`. */
export function optionsOf(options, usage) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', default: false } } })
    if (!values.help) return values
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error.message}\n${usage}\n`)
    process.exit(64)
  }
}
