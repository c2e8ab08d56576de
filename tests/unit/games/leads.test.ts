/** A ruling leads with what matters: a card that allows a case stands before what holds of every case that is allowed. */
import { expect, test } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { ti4 } from '../../../lib/games/ti4/index.ts'

const isCard = (clause: string) => clause.startsWith('ti4:components.')

test('a card that allows a move leads its ruling', () => {
  const moves = ti4.cases.filter((one) => one.checker === 'movement' && one.expect.verdict === 'legal')
  const late = moves.flatMap(({ id, facts, readings }) => {
    const ruling = adjudicate([ti4], { checker: 'ti4/movement', facts, ...(readings ? { readings } : {}) })
    if ('error' in ruling) throw new Error(ruling.error.message)
    const { deciding } = ruling
    return deciding.some(isCard) && !isCard(deciding[0]!) ? [`${id}: ${deciding.join(' ')}`] : []
  })
  expect(late).toEqual([])
})

test('the activation never leads where anything else is to be said', () => {
  const moves = ti4.cases.filter((one) => one.checker === 'movement' && one.expect.verdict === 'legal')
  for (const { id, facts, readings } of moves) {
    const ruling = adjudicate([ti4], { checker: 'ti4/movement', facts, ...(readings ? { readings } : {}) })
    const deciding = 'error' in ruling ? [] : ruling.deciding
    if (deciding.length > 2) expect(deciding[0], id).not.toBe('ti4:active-system.1')
  }
})
