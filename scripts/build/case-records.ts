/** Numbered cases and tool pages as search records: a player who finds a case like theirs is one tap from its ruling. */
import { verdictWord } from '../../app/_components/say.ts'
import { NEWEST } from '../../app/_reader/near.ts'
import { toolPlaces } from '../../app/_site/tool-places.ts'
import { adjudicate } from '../../lib/adjudicate.ts'
import type { GameContent } from '../../lib/content/records.ts'
import type { Checker } from '../../lib/kernel/checker.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import { namesTold } from '../../lib/kernel/gaps.ts'
import type { Case, GamePack } from '../../lib/kernel/pack.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { writeLink } from '../../lib/link/codec.ts'
import type { SearchRecord } from '../../lib/search/index.ts'

/** A bare handle of a thing, which says nothing to somebody who does not see the case. */
const HANDLE = /^[a-z][a-z0-9-]{0,4}$|^\d+$/

/** The verdict; the answer itself only where it is something, and names nothing that only the case knows. */
function saysOf({ facts: specs }: Checker, facts: RawFacts, ruling: Ruling): string {
  const { verdict, answer } = ruling
  if (verdict !== 'answered' || !answer) return verdictWord(ruling)
  const list = answer.kind === 'list' ? answer : undefined
  const told = namesTold(specs, facts)
  const isHandle = (one: unknown) => typeof one === 'string' && HANDLE.test(one) && told.has(one)
  const named = [answer.value, (list?.items ?? []).flatMap(Object.values)].flat(3)
  return list?.value.length === 0 || named.some(isHandle) ? '' : verdictWord(ruling)
}

/** What a case came to, in a line: `NOT LEGAL · Command Phase, Build 6 · February 2022`. */
function outcomeOf(pack: GamePack, checker: Checker, one: Case): Pick<SearchRecord, 'label' | 'waits'> {
  const { facts, readings = {} } = one
  const edition = one.edition ?? pack.defaultEdition
  const ruling = adjudicate([pack], { checker: `${pack.id}/${checker.id}`, edition, readings, facts, presume: false })
  if ('error' in ruling) throw new Error(`${one.id}: ${ruling.error.message}`)
  const printing = edition === pack.defaultEdition ? '' : pack.editions.find(({ id }) => id === edition)?.title
  const [lead] = ruling.deciding
  // Of a legal case only an exception is worth naming; the rest is everything that did not forbid it.
  const tells = ruling.verdict !== 'legal' || ruling.findings.some(({ liftedBy }) => liftedBy === lead)
  const label = [saysOf(checker, facts, ruling), tells && lead && pack.cite(lead), printing].filter(Boolean).join(' · ')
  return { label, ...(ruling.verdict === 'undetermined' ? { waits: true as const } : {}) }
}

function recordOf(pack: GamePack, checker: Checker, one: Case): SearchRecord {
  const { id, title, facts, readings = {}, edition } = one
  const isNewest = !edition || edition === pack.defaultEdition
  const query = writeLink(checker.facts, { ...(isNewest ? {} : { edition }), readings, facts })
  return {
    id,
    kind: 'checker',
    game: pack.id,
    page: checker.title,
    section: '',
    title,
    ...outcomeOf(pack, checker, one),
    text: checker.question,
    aliases: [],
    editions: isNewest ? [pack.defaultEdition, NEWEST] : [edition],
    url: `/check/${pack.id}/${checker.id}/?${query}`,
  }
}

const casesOf = (pack: GamePack): SearchRecord[] =>
  pack.cases.flatMap((one) => {
    const checker = pack.checkers.find(({ id }) => id === one.checker)
    return checker ? [recordOf(pack, checker, one)] : []
  })

const toolsOf = (game: GameContent): SearchRecord[] =>
  toolPlaces(game).map(({ path, name, says, aliases }) => ({
    id: `${game.id}${path}`,
    kind: 'page',
    game: game.id,
    page: 'Tools',
    section: '',
    title: name,
    label: '',
    text: says,
    aliases,
    editions: [],
    url: path,
  }))

/** Every numbered case (`checker`) and every tool page (`page`) of the given packs. */
export const caseRecords = (packs: readonly GamePack[], contents: readonly GameContent[]): SearchRecord[] =>
  packs.flatMap((pack) => [...casesOf(pack), ...contents.filter(({ id }) => id === pack.id).flatMap(toolsOf)])
