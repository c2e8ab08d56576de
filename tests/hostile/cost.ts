/** What each input took, by the clock: asking the processor for its own count costs more than most inputs do. */

export interface Cost {
  door: string
  input: string
  ms: number
}

/** Remembers the dearest inputs of a run. */
export class Meter {
  readonly #most: number
  #dearest: Cost[] = []
  /** How many inputs were measured. */
  count = 0

  constructor(most = 10) {
    this.#most = most
  }

  /** Runs a task once and counts how long it took. */
  run<T>(door: string, input: string, task: () => T): T {
    const before = performance.now()
    const result = task()
    const ms = performance.now() - before
    this.count++
    if (this.#dearest.length < this.#most || ms > this.#dearest.at(-1)!.ms) {
      this.#dearest.push({ door, input: input.slice(0, 2000), ms })
      this.#dearest.sort((a, b) => b.ms - a.ms)
      this.#dearest.length = Math.min(this.#dearest.length, this.#most)
    }
    return result
  }

  get dearest(): readonly Cost[] {
    return this.#dearest
  }

  /** The dearest inputs, one a line. */
  table(): string {
    const lines = this.#dearest.map(
      ({ door, input, ms }) => `${ms.toFixed(1).padStart(9)} ms  ${door}  ${JSON.stringify(input).slice(0, 160)}`,
    )
    return [`${this.count} inputs; the dearest by the clock, which a busy machine makes longer:`, ...lines].join('\n')
  }
}
