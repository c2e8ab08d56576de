/** Standard streams: lines in, lines out, exit codes and the one kind of error a user can cause. */
import { once } from 'node:events'
import type { Verdict } from '../lib/kernel/verdict.ts'
import { printable } from './terminal.ts'

export const EXIT = { ok: 0, illegal: 1, undetermined: 2, disputed: 3, usage: 64, bug: 70 } as const

/** The exit code of a verdict. */
export const exitOf = (verdict: Verdict): number =>
  verdict === 'legal' || verdict === 'answered' ? EXIT.ok : EXIT[verdict]

/** Bad usage or invalid facts: said on stderr, exit 64. */
export class UsageError extends Error {
  /** What stderr shows: a sentence, or JSON when JSON was asked for. */
  readonly report: string
  constructor(message: string, json?: unknown) {
    super(message)
    this.report = json === undefined ? `lawspeaker: ${printable(message)}\n` : `${JSON.stringify(json)}\n`
  }
}

/** `lawspeaker search x | head` is no mistake: a closed pipe ends the command without a word. */
export function quietOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT.ok)
      throw error
    })
  }
}

/** Prints text and waits while the reader is slower than we are. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

export const printLine = (text: string): Promise<void> => print(`${text}\n`)

/** Longest line or file of facts we read. */
export const SIZE_LIMIT = 1_000_000

/** A line of input; `tooLong` when it was more than we read, its text then dropped. */
export interface Line {
  text: string
  tooLong: boolean
}

const NEWLINE = 10
const decode = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r$/, '')

/** Lines of a byte stream, in order, never holding more than one chunk and one line. */
export async function* readLines(input: AsyncIterable<Buffer | string>, limit = SIZE_LIMIT): AsyncGenerator<Line> {
  let held: Buffer[] = []
  let size = 0
  const take = (): Line => {
    const line = { text: size > limit ? '' : decode(Buffer.concat(held)), tooLong: size > limit }
    held = []
    size = 0
    return line
  }
  const hold = (bytes: Buffer) => {
    size += bytes.length
    if (size > limit) held = []
    else if (bytes.length) held.push(bytes)
  }
  let begun = false
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let start = 0
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      hold(bytes.subarray(start, end))
      yield take()
      start = end + 1
    }
    hold(bytes.subarray(start))
    begun = size > 0
  }
  if (begun) yield take()
}

/** Answers every line of stdin with one line on stdout, in the same order. */
export async function answerLines(answer: (line: Line) => unknown): Promise<void> {
  for await (const line of readLines(process.stdin)) await printLine(JSON.stringify(answer(line)))
}

/** Everything a stream has to say, up to the size limit. */
export async function readAll(input: AsyncIterable<Buffer | string>, name: string): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of input) {
    chunks.push(Buffer.from(chunk))
    size += chunk.length
    if (size > SIZE_LIMIT)
      throw new UsageError(`${name} is larger than ${SIZE_LIMIT / 1_000_000} MB. Facts are never that long.`)
  }
  return decode(Buffer.concat(chunks))
}
