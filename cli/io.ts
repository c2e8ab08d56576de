/** Standard streams: lines in, lines out, exit codes and the one kind of error a user can cause. */
import { once } from 'node:events'
import { fstatSync, writeSync } from 'node:fs'
import type { Verdict } from '../lib/kernel/verdict.ts'
import { printable } from './terminal.ts'

export const EXIT = { ok: 0, illegal: 1, undetermined: 2, disputed: 3, usage: 64, bug: 70, output: 74 } as const

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

/**
 * `lawspeaker search x | head` is no mistake: a closed pipe ends the command without a word, with the exit code it has
 * come to (a verdict stays that verdict). What cannot be written for another reason, such as a full disk, is no verdict: 74.
 */
export function watchOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.ok)
      const why = error.code === 'ENOSPC' ? 'the disk is full' : error.message
      try {
        writeSync(2, `lawspeaker: the answer could not be written: ${why}.\n`)
      } catch {
        // Nowhere to say it; the exit code does.
      }
      process.exit(EXIT.output)
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

/** A line of input. */
export interface Line {
  text: string
  /** More than we read; its text is dropped. */
  tooLong: boolean
  /** Not UTF-8: two different names could come out as the same one, so nothing of it is read. */
  notUtf8?: true
}

const NEWLINE = 10
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text of bytes, without byte order mark and carriage return; undefined when they are not UTF-8. */
function decode(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes).replace(/\r$/, '')
  } catch {
    return undefined
  }
}

function lineOf(bytes: Buffer): Line {
  const text = decode(bytes)
  return text === undefined ? { text: '', tooLong: false, notUtf8: true } : { text, tooLong: false }
}

/** Lines of a byte stream, in order, never holding more than one chunk and one line. */
export async function* readLines(input: AsyncIterable<Buffer | string>, limit = SIZE_LIMIT): AsyncGenerator<Line> {
  let held: Buffer[] = []
  let size = 0
  const take = (): Line => {
    const line = size > limit ? { text: '', tooLong: true } : lineOf(Buffer.concat(held))
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

/** Standard input. A folder put there would end without a word. */
export function standardInput(): NodeJS.ReadStream {
  if (isFolder(0)) throw new UsageError('Standard input is a folder. Give a file, or pipe text in.')
  return process.stdin
}

function isFolder(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isDirectory()
  } catch {
    return false
  }
}

/** Answers every line of stdin with one line on stdout, in the same order. */
export async function answerLines(answer: (line: Line) => unknown): Promise<void> {
  for await (const line of readLines(standardInput())) await printLine(JSON.stringify(answer(line)))
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
  const text = decode(Buffer.concat(chunks))
  if (text === undefined) throw new UsageError(`${name} is not UTF-8 text. Save it as UTF-8 and try again.`)
  return text
}
