/**
 * Where the words of a clause come from, named as a publication a player can look up.
 * A page says it once, in its front matter; a clause or an `<Edition>` says its own only where it differs.
 */

type PerEdition = string | Record<string, string>

/** What a page's front matter says about its source. */
export interface PageSource {
  /** The publication, for all editions or edition by edition. `{heading}` and `{number}` are filled in. */
  source?: PerEdition
  /** The publisher's heading for a section of ours, where it has one. */
  headings?: Record<string, PerEdition>
}

/** A clause as far as its source depends on it. */
export interface SourcedClause {
  editions: readonly string[]
  /** Our heading it stands under. */
  section: string
  /** What a player says aloud for it: "LRR 58.4c". */
  label: string
  /** Its own source, if it has one. */
  own?: string
  /** The source of one edition's words, where an `<Edition>` names it. */
  byEdition: Readonly<Record<string, string>>
}

const inEdition = (said: PerEdition | undefined, edition: string) => (typeof said === 'string' ? said : said?.[edition])

/** The publication per edition of a clause; an edition without one is left out. */
export function sourcesOf(clause: SourcedClause, page: PageSource): Record<string, string> {
  const named = clause.editions.flatMap((edition): [string, string][] => {
    const heading = inEdition(page.headings?.[clause.section], edition)
    const said = clause.byEdition[edition] ?? clause.own ?? inEdition(page.source, edition)
    if (!said) return []
    const filled = said
      .replace('{heading}', heading ? `: ${heading}` : '')
      .replace('{number}', clause.label.replace(/^LRR /, ''))
    return [[edition, filled]]
  })
  return Object.fromEntries(named)
}

/** What a page names once for an edition: in words, and how the source of every clause begins for which it holds. */
export function namedOnce(page: PageSource, edition: string): { says: string; begins: string } | undefined {
  const said = inEdition(page.source, edition)
  if (!said) return undefined
  const blank = /,? ?\{(?:heading|number)\}/g
  return { says: said.replace(blank, ''), begins: said.split(blank)[0] ?? '' }
}
