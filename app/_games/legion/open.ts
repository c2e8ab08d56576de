import { facts } from '../../../lib/games/legion/command-hand/facts'
import { reads } from '../../../lib/games/legion/command-hand/reads'
import { readList } from '../../../lib/games/legion/lists'
import { writeLink } from '../../../lib/link/codec'
import type { Recognise } from '../../_components/open/opened'

/** Names one a line are a hand only where there are several and most of the text is such names. */
const FEWEST = 2

/** A list of Legion HQ or Tabletop Admiral, or a hand as names. */
export const recognise: Recognise = (text) => {
  const list = readList(text)
  if ('problem' in list) return undefined
  const { form, cards, units, aside } = list
  const known = cards.length + units.length
  if (form === 'plain' && (known < FEWEST || aside.length >= known)) return undefined
  if (!known && form !== 'link') return undefined
  const told = reads.read(text, {}, 'take')
  if ('problem' in told) return undefined
  return {
    what: 'A list of Star Wars: Legion',
    says: [told.says, told.hint].filter(Boolean).join(' '),
    aside: told.aside,
    word: 'Open in the hand builder',
    path: `/board/legion/?tool=hand&${writeLink(facts, { facts: told.change })}`,
  }
}
