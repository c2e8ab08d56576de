/** The lists of this game as Markdown, for whoever reads pages with a program. */
import type { LinksTo } from '../../kernel/pack.ts'
import { doubtsOf, lineOf, pipsOf, sectionOf } from './card-words.ts'
import { cards } from './data/cards.ts'
import { effectOf } from './data/effects.ts'
import { laterEditions } from './data/later-editions.ts'
import { sayPrinting, saySource } from './effect-words.ts'

function commandCards(): string[] {
  return [...new Set(cards.map(sectionOf))].sort().flatMap((section) => {
    const rows = cards.filter((card) => sectionOf(card) === section).map(cardRow)
    return [`## ${section}`, rows.join('\n')]
  })
}

/** A card in one line: figures, doubts, then what each print does and where that is known from. */
function cardRow(card: (typeof cards)[number]): string {
  const effect = effectOf(card)
  const prints = effect ? [effect, ...(effect.others ?? [])] : []
  const does = prints.map((print) => ` ${sayPrinting(print)}: ${print.effect} (${saySource(print)})`)
  const doubts = doubtsOf(card).map((doubt) => `; ${doubt}`)
  return `- **${card.name}** (${pipsOf(card)}): ${lineOf(card)}${doubts.join('')}.${does.join('')}`
}

function laterRules(linksTo: LinksTo): string[] {
  return laterEditions.map(({ topic, says, clauses }) =>
    [
      `## ${topic}`,
      `- Rules Reference 2.x (decides): ${says['rrg-2']}\n- Later editions: ${says.later}`,
      `Clauses: ${linksTo(clauses)}`,
    ].join('\n\n'),
  )
}

/** By the address of the page each list stands on. */
export const lists = { '/cards/legion/': commandCards, '/later/legion/': laterRules }
