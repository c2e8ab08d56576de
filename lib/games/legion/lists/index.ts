/** Army lists of Legion HQ and Tabletop Admiral, in and out (forms: `FORMS`). */
export { charactersIn, handFacts, withHand } from './facts.ts'
export { type ArmyList, FORMS, type ListForm, type ListProblem, sayRead } from './list.ts'
export { LONGEST_LIST, readList } from './read.ts'
export { formsFor, WRITABLE, type WritableForm, writeList } from './write.ts'
