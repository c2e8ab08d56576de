/**
 * The bundled command line, loaded once for many questions. The entry is evaluated anew for each, as a start would; what
 * it imports stays loaded: that is most of what a start costs.
 */
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

const ENTRY = pathToFileURL(resolve('dist/cli.mjs')).href
const HOME = process.cwd()
let asked = 0

/** Does a task while what is written to the streams is kept. Gives what was written. */
async function overhearing(task) {
  const said = { stdout: '', stderr: '' }
  const streams = Object.keys(said).map((name) => [name, process[name]])
  for (const [name, stream] of streams) {
    stream.write = (text) => {
      said[name] += text
      return true
    }
  }
  try {
    await task()
  } finally {
    for (const [, stream] of streams) {
      delete stream.write
      stream.removeAllListeners('error')
    }
  }
  return said
}

async function answer({ args, stdin, cwd }) {
  asked += 1
  process.argv = [process.argv[0], resolve(HOME, 'dist/cli.mjs'), ...args]
  process.exitCode = undefined
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(stdin)]), configurable: true })
  process.chdir(cwd ?? HOME)
  const said = await overhearing(() => import(`${ENTRY}?${asked}`))
  const code = process.exitCode ?? 0
  process.exitCode = 0
  return { code, ...said }
}

let last = Promise.resolve()
process.on('message', (question) => {
  last = last.then(async () => process.send({ number: question.number, outcome: await answer(question) }))
})
