import type { ReactNode } from 'react'
import { casePath } from '../../../lib/cases'
import { games } from '../../../lib/games'
import { VERDICT_WORDS } from '../../../lib/kernel/verdict'
import { VerdictIcon } from '../../_components/verdict/verdict-icon'
import { clauseOf, library } from '../library'
import { at } from '../paths'

const MEANINGS = [
  ['legal', 'no rule forbids it'],
  ['illegal', 'a rule forbids it, and is quoted'],
  ['undetermined', 'one more answer decides'],
  ['disputed', 'each reading, with its verdict'],
] as const

/** For a first visit: one ruling as an example, and what the four verdicts mean. Gone once a game is chosen. */
export async function Welcome(): Promise<ReactNode> {
  const { asks, pack, example, clause } = await exampleOf()
  return (
    <section data-welcome aria-labelledby="welcome">
      <h2 id="welcome">A ruling, for example</h2>
      <a className="example" href={at(casePath(pack, example))}>
        <span>{asks}</span>
        <b className="text-illegal">
          <VerdictIcon verdict="illegal" size={22} /> {VERDICT_WORDS.illegal}
        </b>
        <small>
          {clause.label}: “{clause.text[pack.defaultEdition]?.split('. ')[0]}.”
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

/** The ruling that the first game with one shows (`example.ruling` in game.json). Throws where it is gone. */
async function exampleOf() {
  const content = (await library()).games.find(({ example }) => example?.ruling)
  const ruling = content?.example?.ruling
  const pack = games.find(({ id }) => id === content?.id)
  const example = pack?.cases.find(({ id }) => id === ruling?.case)
  const clause = example && (await clauseOf(example.expect.deciding[0] ?? ''))
  if (!ruling || !pack || !example || !clause)
    throw new Error(`The example of the first page is gone: ${ruling?.case}.`)
  return { asks: ruling.asks, pack, example, clause }
}
