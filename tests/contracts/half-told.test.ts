import { describe, expect, it } from 'vitest'
import { fullBudget, STEPS } from '../../lib/kernel/budget.ts'
import { dice } from '../../lib/kernel/dice.ts'
import { judge } from '../../lib/kernel/judge.ts'
import { settingOf } from '../../lib/kernel/pack.ts'
import { type Asked, halfToldOf } from './asked.ts'
import { chosen } from './chosen.ts'
import { changedLines, linesAccepted, linesNow, rulingsOf } from './whole-rulings.ts'

describe.each(chosen.map(({ id }) => id))('cases of %s', (game) => {
  it.each(['half-told', 'otherwise', 'further'] as const)('%s: come to what was accepted', (sort) => {
    const changed = changedLines(linesAccepted(game, sort), linesNow(game, sort))
    const told = changed.map(({ name, was, now }) => `${name}\n- ${was}\n+ ${now}`)
    expect(told, 'Look at each; what is meant to change is taken by: npm run rulings:accept').toEqual([])
  })
})

/** Half-told cases of which some facts are asked for that may not matter, as nothing more could be tried. */
const TOO_MUCH = [
  'SC.DMG.17',
  'SC.DMG.19',
  'SC.INC.03',
  'SC.INC.11',
  'SWL.PLAY.10',
  'SWL.PLAY.15',
  'SWL.PLAY.37',
  'SWL.ORD.30',
  'SWL.EFF.02',
]

it('only so many half-told cases have too much open to try everything', () => {
  const cut = chosen.flatMap(({ id }) =>
    [...rulingsOf(id, 'half-told')].flatMap(([name, ruling]) =>
      !('error' in ruling) && /Too much is open/.test(ruling.sentence) ? [name.split(' ')[0]!] : [],
    ),
  )
  expect(TOO_MUCH).toEqual(expect.arrayContaining(cut))
})

/** The same case judged with other steps than a ruling has. */
function judgedWith(pack: (typeof chosen)[number], asked: Asked, steps: number) {
  const { checker, readings = {} } = asked
  const { edition = pack.defaultEdition, facts } = pack.reads?.(asked) ?? asked
  const found = pack.checkers.find(({ id }) => id === checker)!
  return judge(found, settingOf(pack), { edition, readings }, facts, fullBudget(steps), { presume: false })
}

it.each(chosen)(
  'steps: what few of them settle is settled so with more, under every reading shown, in half-told cases of $id',
  (pack) => {
    const roll = dice()
    const turned = halfToldOf(pack.id).flatMap((asked) => {
      const usual = rulingsOf(pack.id, 'half-told').get(asked.name)!
      // As often a few as many: from none to four times what a ruling has.
      const steps = Math.floor((4 * STEPS) ** (roll(1000) / 999)) - 1
      const other = judgedWith(pack, asked, steps)
      if ('error' in usual || 'code' in other) return []
      const [few, more] = steps < STEPS ? [other, usual] : [usual, other]
      const isKept = few.verdict === 'undetermined' || few.verdict === more.verdict
      const hasParted = ![few, more].some(({ readings }) => readings?.some(({ verdict }) => verdict === 'undetermined'))
      return isKept && hasParted ? [] : [`${asked.name} with ${steps}: ${few.verdict}, then ${more.verdict}`]
    })
    expect(turned).toEqual([])
  },
)
