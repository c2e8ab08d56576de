/** Many small choices as one short text: every choice is a digit of its own radix, all digits make one large number. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Digits on the way in or out: the same walk writes and reads. */
export class Digits {
  private readonly written: [number, number][] = []
  private rest: bigint
  constructor(rest = 0n) {
    this.rest = rest
  }
  /** Digits from their text, or undefined where it holds another sign. */
  static of(text: string): Digits | undefined {
    let n = 0n
    for (const sign of text) {
      if (!SIGNS.includes(sign)) return undefined
      n = n * 64n + BigInt(SIGNS.indexOf(sign))
    }
    return new Digits(n)
  }
  put(value: number, radix: number): void {
    if (value < 0 || value >= radix) throw new RangeError('does not fit')
    this.written.push([value, radix])
  }
  take(radix: number): number {
    const value = Number(this.rest % BigInt(radix))
    this.rest /= BigInt(radix)
    return value
  }
  get isSpent(): boolean {
    return this.rest === 0n
  }
  text(): string {
    let n = this.written.reduceRight((sum, [value, radix]) => sum * BigInt(radix) + BigInt(value), 0n)
    let text = ''
    for (; n > 0n; n /= 64n) text = SIGNS[Number(n % 64n)] + text
    return text
  }
}
