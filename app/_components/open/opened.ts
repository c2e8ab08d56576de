/** A text of another tool that was recognised: what it is, and where it opens. */
export interface Opened {
  /** What it is: "A list of Star Wars: Legion". */
  what: string
  /** What was read of it, in a sentence or two. */
  says: string
  /** Every part that was not understood. */
  aside: readonly string[]
  /** Words of the way on: "Open in the hand builder". */
  word: string
  /** Address inside the site, with everything that was read; undefined where it is too much for an address. */
  path: string | undefined
}

/** Tells whether a text is one of its own. Pure; undefined for any other text. */
export type Recognise = (text: string) => Opened | undefined

/** What a text is, asked of one game after the other. */
export const firstOf =
  (all: readonly Recognise[]): Recognise =>
  (text) => {
    for (const recognise of all) {
      const opened = recognise(text)
      if (opened) return opened
    }
    return undefined
  }

/** Fetches what recognises the exports of every game. */
export type LoadRecognise = () => Promise<Recognise>
