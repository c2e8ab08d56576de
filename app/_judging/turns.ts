/** What would turn a presumed verdict, asked of a worker. */
import type { Elsewhere } from '../_components/use-presumed'
import type { PackWords } from './pack'
import type { Answered, Asked } from './turns-worker'

/**
 * In: where the worker lies, what the page was told of its game. Out: how a case is asked; the worker starts with the
 * first. Where none can be had, or it fails, whoever asks is told so and works it out alone.
 */
export function askElsewhere(address: string, words: PackWords): Elsewhere {
  let worker: Worker | undefined
  let isLost = false
  let last = 0
  let waiting: { number: number; done: Parameters<Elsewhere>[1]; lost: () => void } | undefined
  const giveUp = () => {
    isLost = true
    worker?.terminate()
    waiting?.lost()
    waiting = undefined
  }
  const start = () => {
    const made = new Worker(address, { type: 'module' })
    made.addEventListener('error', giveUp)
    made.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (data.number !== waiting?.number) return
      if ('failed' in data) return giveUp()
      waiting.done(data.presumed)
      waiting = undefined
    })
    return made
  }
  return (request, done, lost) => {
    const number = ++last
    waiting = { number, done, lost }
    try {
      if (!isLost) worker ??= start()
    } catch {
      isLost = true
    }
    if (isLost) giveUp()
    else worker?.postMessage({ number, words, request } satisfies Asked)
    return () => {
      if (waiting?.number === number) waiting = undefined
    }
  }
}
