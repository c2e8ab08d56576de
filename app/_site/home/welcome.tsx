import type { ReactNode } from 'react'
import { casePath } from '../../../lib/cases'
import { starcom } from '../../../lib/games/starcom'
import { VERDICT_WORDS } from '../../../lib/kernel/verdict'
import { VerdictIcon } from '../../_components/verdict/verdict-icon'
import { clauseOf } from '../library'
import { at } from '../paths'

const MEANINGS = [
  ['legal', 'no rule forbids it'],
  ['illegal', 'a rule forbids it, and is quoted'],
  ['undetermined', 'one more answer decides'],
  ['disputed', 'the rules do not say; you see each reading'],
] as const

/** The case that is shown as an example, by the title players see. */
const EXAMPLE = 'A ship cannot be built in a capital system under siege'
const DECIDES = 'starcom:command-phase.build.6'

/** For a first visit: one ruling as an example, and what the four verdicts mean. Gone once a game is chosen. */
export async function Welcome(): Promise<ReactNode> {
  const example = starcom.cases.find(({ title }) => title === EXAMPLE)
  const clause = await clauseOf(DECIDES)
  if (!example || !clause) throw new Error(`The example of the first page is gone: ${EXAMPLE}, ${DECIDES}.`)
  return (
    <section data-welcome aria-labelledby="welcome">
      <h2 id="welcome">A ruling, for example</h2>
      <a className="example" href={at(casePath(starcom, example))}>
        <span>A ship at a capital under siege?</span>
        <b className="text-illegal">
          <VerdictIcon verdict="illegal" size={22} /> {VERDICT_WORDS.illegal}
        </b>
        <small>
          {clause.label}: “{clause.text[starcom.defaultEdition]?.split('. ')[0]}.”
        </small>
      </a>
      <dl className="meanings">
        {MEANINGS.map(([verdict, means]) => (
          <div key={verdict}>
            <dt>
              <VerdictIcon verdict={verdict} size={20} /> {VERDICT_WORDS[verdict]}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
