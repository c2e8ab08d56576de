import type { ReactNode } from 'react'
import type { Ruling } from '../../../lib/kernel/ruling'
import { useRulingContext } from '../findings/context'
import { VerdictIcon } from '../verdict/verdict-icon'
import { cardOf } from './card'
import { made } from './made'
import { PrintedQr } from './qr'

/** The ruling on paper: verdict first, facts, deciding words, sources, the link as a code. Nothing to press. */
export function RulingSheet({ ruling, query }: { ruling: Ruling; query: string }): ReactNode {
  const context = useRulingContext()
  const card = cardOf(context, ruling, query)
  const link = typeof window === 'undefined' ? '' : window.location.origin + window.location.pathname + query
  const { program, rules } = made(card.game)
  return (
    <section className="ruling-sheet print-only" aria-hidden="true">
      <p className="sheet-verdict">
        <VerdictIcon verdict={card.verdict} size={40} /> {card.word}
      </p>
      <p>{card.summary}</p>
      {card.taken && <p>{card.taken}</p>}
      <p>
        <strong>
          {card.title}, {card.table}
        </strong>
      </p>
      {card.contrasts.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {card.facts.length > 0 && (
        <table>
          <caption>Facts</caption>
          <tbody>
            {card.facts.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {card.deciding.map(({ id, label, text }) => (
        <blockquote key={id}>
          <strong>{label}</strong> {text}
        </blockquote>
      ))}
      <div className="sheet-foot">
        {link && <PrintedQr text={link} className="sheet-qr" />}
        <p>
          {link}
          <br />
          Lawspeaker {program}, rules {rules}. Rules told in our own words.
        </p>
      </div>
    </section>
  )
}
