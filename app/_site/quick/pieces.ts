/** A table of figures on the quick card, of the pieces a table asks for most: its heading, the names of its columns, its rows. */
export interface Pieces {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A figure, or a dash where a piece has none. */
export const dash = (figure: number | null): string => (figure === null ? '–' : String(figure))
