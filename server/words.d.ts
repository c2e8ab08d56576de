/** The clauses as the build wrote them; put in by the bundler. */
declare module 'lawspeaker:words' {
  const words: import('../lib/content/records.ts').Library
  export default words
}
