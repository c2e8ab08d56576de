import type { Checker } from '../../lib/kernel/checker'

/** A checker as a player asks for it: every game speaks in questions. */
export const askedAs = ({ title, question }: Pick<Checker, 'title' | 'question'>): string =>
  title.endsWith('?') ? title : question
