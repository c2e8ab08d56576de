/** Text in quotes, which stands for itself; its place is kept by a sign no text has. */
export interface Quotes {
  line: string
  /** The text with its quotes put back. */
  open: (text: string) => string
}

/** The line with what stands in quotes taken out, so that no sign in it is read. */
export function withoutQuotes(line: string): Quotes {
  const kept: string[] = []
  const plain = line.replace(/[\uE000\uE001]/g, ' ').replace(/"(?:[^"\\]|\\.)*"/g, (text) => {
    try {
      return `\uE000${kept.push(String(JSON.parse(text))) - 1}\uE001`
    } catch {
      return text
    }
  })
  const open = (text: string) => text.replace(/\uE000(\d+)\uE001/g, (_, place: string) => kept[Number(place)] ?? '')
  return { line: plain, open }
}

/** Says what is wrong with a line, and what becomes of it. */
export type Say = (message: string, fix: string) => void
