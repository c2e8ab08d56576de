/** The word of each verdict, as the list pages say it. */
export const VERDICT_WORD: Readonly<Record<string, string>> = {
  legal: 'Legal',
  illegal: 'Not legal',
  undetermined: 'Depends',
  disputed: 'Two readings',
  answered: 'Answer',
}
