/** Faces of the red defense die (legion:priority.tie.4). */
const FACES = ['block', 'block', 'block', 'surge', 'blank', 'blank'] as const
export type Face = (typeof FACES)[number]
export const FACE_WORDS: Record<Face, string> = { block: 'Block', surge: 'Defense surge', blank: 'Blank' }

/** Bytes from here on would favour some faces and are drawn again. */
const FAIR = 256 - (256 % FACES.length)

/** Rolls the die; every face is as likely as the next. */
export function rollRedDie(draw: () => number = () => crypto.getRandomValues(new Uint8Array(1))[0]!): Face {
  for (;;) {
    const byte = draw()
    if (byte < FAIR) return FACES[byte % FACES.length]!
  }
}
