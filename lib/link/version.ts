/** Versions of the link format. */

/** Versions that are read; a released version is never read differently. */
const LINK_VERSIONS = ['1', '2'] as const

/** What a sentence around a link leaves at its end: `…&v=1.` or `…&v=1)`. */
const AT_END = /^(\d{1,3})[^\da-z]*$/i
const SHOWN = 20

/** The version a link says, without the full stop or bracket that came after it. */
export const versionOf = (said: string): string => (AT_END.exec(said)?.[1] ?? said).slice(0, SHOWN)

/** True for a version that can be read here. */
export const isRead = (version: string): boolean => LINK_VERSIONS.some((known) => known === version)

/** Said of a link whose version is none of ours: what is wrong, and what to do so that nothing of it is lost. */
export const sayUnknownVersion = (version: string): { message: string; fix: string } => ({
  message: `This link says it is of version ${version}; only versions ${LINK_VERSIONS.join(' and ')} can be read here, so none of its facts are.`,
  fix: 'A newer Lawspeaker made it: with a network, reload or update this one and open the link again. The link keeps all it holds.',
})
