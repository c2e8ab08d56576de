import { answerOver, followsOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { viewsOver } from '../../../lib/kernel/derive.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { choice, count, list, name, record, yesNo } from '../../../lib/kernel/facts.ts'
import { askFor } from '../../../lib/kernel/seeing.ts'

/** A walk over stones: a stone under water is not stepped on, unless the walker has a bridge there. */
const facts = {
  stones: list(
    record(
      {
        id: name({ label: 'Stone' }),
        height: count({ label: 'Height', max: 9 }),
        moss: list(choice({ green: 'green', grey: 'grey' }, { label: 'Moss' }), { label: 'Moss', set: true }),
        wide: yesNo({ label: 'It is wide', optional: true }),
      },
      { label: 'Stone' },
    ),
    { label: 'Stones', item: 'stone' },
  ),
  water: count({ label: 'Water', max: 9 }),
  way: list(name({ label: 'Stone' }), { label: 'Way' }),
  bridges: list(name({ label: 'Stone' }), { label: 'Bridges' }),
  boots: yesNo({ label: 'Boots' }),
  purse: count({ label: 'Purse', optional: true }),
}

/** How often the view was made. */
export const made = { views: 0 }
const views = {
  byId: viewsOver(facts)(['stones'], ({ stones }) => {
    made.views++
    return new Map(stones.map((stone) => [stone.id, stone]))
  }),
}
const { clause, exception } = clausesOver(facts, views)

const steps = ({ way, byId }: { way: readonly string[]; byId: ReadonlyMap<string, { id: string }> }) =>
  way.map((id) => byId.get(id) as { id: string; height: number; moss: string[]; wide?: boolean })

const rules = {
  id: 'walk',
  game: 'toy',
  title: 'Walk',
  question: 'May I walk?',
  editions: ['1'],
  facts,
  asks: 'may' as const,
  clauses: [
    clause('toy:walk.1', {
      needs: ['way', 'byId', 'water'],
      each: steps,
      about: ({ id }) => ({ stone: id }),
      when: ({ wide }) => wide !== false,
      holds: ({ height }, { water }) => height > water,
      says: {
        holds: ({ id }) => `Stone ${id} is dry.`,
        fails: ({ id, height }) => `Stone ${id} is ${height} high, under water.`,
      },
    }),
    exception('toy:walk.2', {
      lifts: ['toy:walk.1'],
      needs: ['bridges'],
      each: ({ bridges }) => bridges.map((id) => ({ id })),
      about: ({ id }) => ({ stone: id }),
      holds: () => true,
      says: { holds: ({ id }) => `A bridge leads over ${id}.` },
    }),
    clause('toy:walk.3', {
      needs: ['way', 'byId', 'boots'],
      each: steps,
      about: ({ id }) => ({ stone: id }),
      holds: ({ moss }, { boots }) => boots || !moss.includes('green'),
      says: { holds: 'No slip.', fails: ({ id }) => `${id} is slippery.` },
    }),
    clause('toy:walk.4', {
      needs: ['way', 'purse'],
      when: ({ way }) => way.length > 3,
      holds: ({ purse }) => (purse ?? askFor('purse')) >= 3,
      says: { holds: 'Paid.', fails: 'A long way costs 3.' },
    }),
  ],
  answer: answerOver(
    facts,
    views,
  )({
    needs: ['way', 'byId'],
    cites: ['toy:walk.1'],
    whenLegal: true,
    of: ({ way, byId }) => ({
      kind: 'number',
      value: way.reduce((sum, id) => sum + byId.get(id)!.height, 0),
      unit: 'foot',
      says: '',
      derivation: [],
      deciding: ['toy:walk.1'],
    }),
  }),
}

/** Each clause asked by itself. */
export const walk = defineChecker(rules)
const { answer: _answer, ...rest } = rules
/** The same clauses asked together; what the walk costs is cited, what it brings is told. */
export const walkTogether = defineChecker({
  ...rest,
  wholeCase: true,
  follows: [
    followsOver(facts)({
      needs: ['way', 'purse'],
      cites: ['toy:walk.5'],
      decides: true,
      of: ({ way, purse }) =>
        way.length > 3 ? [{ says: 'You pay 3.', clause: 'toy:walk.5' }, { says: `Of ${purse}.` }] : undefined,
    }),
  ],
})
