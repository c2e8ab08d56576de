/** What the bundler of the library puts in: the packs of every game, or of one. */
declare module 'lawspeaker:packs' {
  const packs: readonly import('./kernel/pack.ts').GamePack[]
  export default packs
}

/** The words of the same games, read when first asked for. */
declare module 'lawspeaker:own-words' {
  const words: () => import('./content/records.ts').Library
  export default words
}
