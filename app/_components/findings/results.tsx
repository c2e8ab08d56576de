import { memo, type ReactNode } from 'react'
import { EditionContrast } from '../edition-switch'
import { Examples, Gaps } from '../examples'
import type { Judged } from '../judge-case'
import { AnswerPart } from './answer'
import { Clashes } from './clashes'
import { Missing } from './missing'
import { Notes } from './notes'
import { Readings } from './readings'
import { Remedies } from './remedies'
import { Why } from './why'

interface Props {
  judged: Judged
  /** Words of the suggestion applied last. */
  applied: string | undefined
  visit: (query: string) => void
}

/** Everything under the verdict. Made once a ruling, not once a keystroke. */
export const Results = memo(function Results({ judged, applied, visit }: Props): ReactNode {
  const { ruling, clashes } = judged
  const isOpen = ruling?.verdict === 'undetermined'
  return (
    // On a phone the form may stand between the rules and what is beside them; see AllFacts.
    <div className="max-lg:contents lg:pb-6">
      {ruling && <EditionContrast ruling={ruling} />}
      <Clashes clashes={clashes} />
      {ruling && <Readings ruling={ruling} />}
      {ruling && <AnswerPart ruling={ruling} />}
      {ruling && <Missing ruling={ruling} />}
      {ruling && !isOpen && <Why ruling={ruling} />}
      <Remedies ruling={ruling} applied={applied} />
      <div className="max-lg:order-2 max-lg:pb-6">
        {ruling && <Notes ruling={ruling} />}
        {ruling && isOpen && <Why ruling={ruling} />}
        <Gaps />
        <Examples visit={visit} />
      </div>
    </div>
  )
})
