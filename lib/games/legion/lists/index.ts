/** Army lists of Legion HQ and Tabletop Admiral, in and out (forms: `FORMS`). */
export { handFacts, withHand } from './facts.ts'
export { type ArmyList, FORMS, sayRead } from './list.ts'
export { readList } from './read.ts'
export { formsFor, type WritableForm, writeList } from './write.ts'
