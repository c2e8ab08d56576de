import type { Made } from '../../../lib/table/log'

declare const MADE: Made | undefined

/** The version of program and rules this page was built from. */
export const made = (): Made => (typeof MADE === 'undefined' || !MADE ? { program: 'unbuilt', rules: 'unbuilt' } : MADE)
