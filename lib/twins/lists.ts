/** Twins of the lists: open questions, cases, contradictions, coverage, and the data a game lets one browse. */

import { casePath } from '../cases.ts'
import { editionSteps, historyOf, sayDay, sayInForce } from '../content/history.ts'
import { coverageOf } from '../coverage.ts'
import type { Ambiguity } from '../kernel/ambiguity.ts'
import type { GamePack } from '../kernel/pack.ts'
import { editionTitle } from '../page-addresses.ts'
import type { SitePage } from '../pages.ts'
import type { Press } from './index.ts'
import { quickCard } from './quick.ts'
import { pathOf } from './rules.ts'

/** What a list is written from. */
interface ListSource {
  pack: GamePack
  press: Press
  titleOf: (edition: string) => string
  /** Links to clauses, each in its newest edition. */
  linksTo: (ids: readonly string[]) => string
}

const WRITERS: Readonly<Record<string, (source: ListSource) => string[]>> = {
  questions: ({ pack, ...source }) => pack.ambiguities.map((one) => question(one, { pack, ...source })),
  cases,
  contradictions,
  coverage,
  editions: datedChanges,
}

/** The twin of a list or of a tool; a tool without data to browse is a page to open. */
export function listTwin(page: SitePage, press: Press): string[] {
  const pack = press.packs.find(({ id }) => id === page.game)!
  const game = press.library.games.find(({ id }) => id === page.game)!
  const { clauses } = press.library
  const linksTo = (ids: readonly string[]) =>
    ids.map((id) => press.link(pack.cite(id), pathOf(id, game, game.defaultEdition, clauses))).join(', ')
  const own = pack.lists?.[page.path]
  const write = WRITERS[page.id ?? page.path] ?? (own && (() => own(linksTo)))
  const source = { pack, press, titleOf: (id: string) => editionTitle(game, id), linksTo }
  return write ? write(source) : ['Open the page to use it; it works on the device and keeps its state in its address.']
}

/** The quick card: a line each, with the clauses it stands on. */
export async function quickTwin(page: SitePage, press: Press): Promise<string[]> {
  const game = press.library.games.find(({ id }) => id === page.game)!
  const { clauses } = press.library
  const groups = await quickCard(game, clauses)
  const says = (says: string, i: number, of: number) => (of > 1 ? `${says} (${game.editions[i]?.title})` : says)
  return groups.flatMap(({ title, rows }) => [
    `## ${title}`,
    rows
      .map(({ what, cells }) => {
        const ids = [...new Set(cells.map(({ clause }) => clause.id))]
        const links = ids.map((id) => press.link(labelIn(clauses, id), pathOf(id, game, game.defaultEdition, clauses)))
        return `- **${what}**: ${cells.map((cell, i) => says(cell.says, i, cells.length)).join('; ')} (${links.join(', ')})`
      })
      .join('\n'),
  ])
}

const labelIn = (clauses: Press['library']['clauses'], id: string): string =>
  clauses.find((clause) => clause.id === id)?.label ?? id

const STANDS = {
  text: 'the words decide for A',
  lean: 'A is better supported',
  unclear: 'the rules do not say',
} as const

function question(one: Ambiguity, { pack, press, titleOf, linksTo }: ListSource): string {
  const checkers = pack.checkers.filter(({ consults }) => consults.some((ref) => ref.split('/')[0] === one.id))
  const points = one.points.flatMap(({ point, asks, standing, readings, why }) => [
    `${point ? `(${point}) ` : ''}**${asks}**`,
    [
      ...Object.entries(standing).map(([edition, stands]) => `- ${titleOf(edition)}: ${STANDS[stands!]}`),
      ...readings.map(({ id, says }) => `- Reading ${id}: ${says}`),
    ].join('\n'),
    why,
  ])
  const links = checkers.map(({ id, title }) => press.link(title, `/check/${pack.id}/${id}/`))
  return [
    `## ${one.topic}`,
    `Id: \`${one.id}\``,
    ...points,
    `Clauses: ${linksTo(one.clauses)}${links.length ? `. Decides in: ${links.join(', ')}` : ''}`,
  ].join('\n\n')
}

function cases({ pack, press, titleOf, linksTo }: ListSource): string[] {
  return pack.checkers.flatMap((checker) => {
    const own = pack.cases.filter((one) => one.checker === checker.id)
    const rows = own.map((one) => {
      const edition = one.edition ? ` (${titleOf(one.edition)})` : ''
      const run = `[${one.title}](${press.absolute(casePath(pack, one))})`
      return `- ${one.id} ${run}${edition}: ${one.expect.verdict}; ${linksTo(one.expect.deciding)}`
    })
    return own.length ? [`## ${checker.title}`, rows.join('\n')] : []
  })
}

function contradictions({ pack, titleOf, linksTo }: ListSource): string[] {
  return (pack.contradictions ?? []).map(({ number, topic, says, clauses }) =>
    [
      `## ${number}. ${topic}`,
      Object.entries(says)
        .map(([edition, words]) => `- ${titleOf(edition)}: ${words}`)
        .join('\n'),
      `Clauses: ${linksTo(clauses)}`,
    ].join('\n\n'),
  )
}

/** Editions with their days, what changed between them, and everything that has a date. */
function datedChanges({ pack, press, linksTo }: ListSource): string[] {
  const game = press.library.games.find(({ id }) => id === pack.id)!
  const ids = (clauses: readonly { id: string }[]) => linksTo(clauses.map(({ id }) => id)) || 'none'
  return [
    game.editions.map((one) => `- **${one.title}** (${sayInForce(one) || 'day not known'}): ${one.says}`).join('\n'),
    ...editionSteps(game, press.library.clauses).map(({ newer, older, added, gone, reworded }) =>
      [
        `## ${older.title} to ${newer.title}`,
        `- New: ${ids(added)}\n- Gone: ${ids(gone)}\n- In other words: ${ids(reworded)}`,
      ].join('\n\n'),
    ),
    '## By date',
    historyOf(game)
      .map(({ date, what, says, clauses }) =>
        [`- **${sayDay(date)}** ${what}: ${says}`, clauses.length ? linksTo(clauses) : ''].filter(Boolean).join(' '),
      )
      .join('\n'),
  ]
}

function coverage({ pack, press, linksTo }: ListSource): string[] {
  const rows = coverageOf(pack, press.library.clauses).map(({ clause, checkers, cases: own, outOfReach }) => {
    const reach = checkers.length ? `checked by ${checkers.join(', ')}` : `out of reach: ${outOfReach ?? 'not said'}`
    return `- ${linksTo([clause.id])} ${clause.title}: ${reach}${own.length ? `; cases ${own.join(', ')}` : ''}`
  })
  return [rows.join('\n')]
}
