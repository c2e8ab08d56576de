/** What each input cost, in processor time: the machine may be busy with other things, the processor's own count is not. */

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

  /** Runs a task once and counts what it cost. */
  run<T>(door: string, input: string, task: () => T): T {
    const before = process.cpuUsage()
    const result = task()
    const { user, system } = process.cpuUsage(before)
    const ms = (user + system) / 1000
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
    return [`${this.count} inputs; the dearest in processor time:`, ...lines].join('\n')
  }
}
