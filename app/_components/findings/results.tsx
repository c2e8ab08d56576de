import { memo, type ReactNode } from 'react'
import { sayCounted } from '../../../lib/kernel/presumed'
import { EditionContrast } from '../edition-switch'
import { Examples, Gaps } from '../examples'
import type { Judged } from '../judge-case'
import { AnswerPart } from './answer'
import { Clashes } from './clashes'
import { Missing } from './missing'
import { Notes } from './notes'
import { Readings } from './readings'
import { Remedies } from './remedies'
import { UsualWhy, Why } from './why'

interface Props {
  judged: Judged
  /** Words of the suggestion applied last. */
  applied: string | undefined
}

/** The rules that decide and what may be done about them. Made once a ruling, not once a keystroke. */
export const Results = memo(function Results({ judged, applied }: Props): ReactNode {
  const { ruling, clashes } = judged
  return (
    <div>
      {ruling && <EditionContrast ruling={ruling} />}
      <Clashes clashes={clashes} />
      {ruling && <Readings ruling={ruling} />}
      {ruling && <AnswerPart ruling={ruling} />}
      {ruling && <UsualWhy ruling={ruling} />}
      {ruling && <Missing ruling={ruling} />}
      {ruling?.counted && <p className="m-0 mt-2 text-sm text-muted">{sayCounted(ruling.counted)}</p>}
      {ruling && ruling.verdict !== 'undetermined' && <Why ruling={ruling} />}
      <Remedies ruling={ruling} applied={applied} />
    </div>
  )
})

/** What stands beside the rules that decide; on a phone the form may come between. */
export const AlsoLooked = memo(function AlsoLooked({
  judged: { ruling },
  visit,
}: {
  judged: Judged
  /** Absent where the examples stand elsewhere. */
  visit: ((query: string) => void) | undefined
}): ReactNode {
  return (
    <div className="pb-6">
      {ruling && <Notes ruling={ruling} />}
      {ruling?.verdict === 'undetermined' && <Why ruling={ruling} />}
      <Gaps />
      {visit && <Examples visit={visit} />}
    </div>
  )
})
