/** Runs another program. */
import { spawn } from 'node:child_process'

/** What a program said. Fails with what `problem` makes of its code and its words where it does not end well; in: as for `spawn`. */
export const saidBy = (program, args, options, problem) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, options)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(problem(code, said)))))
  })
