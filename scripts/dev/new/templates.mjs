/** What `new:game` and `new:checker` write: the smallest thing that is whole. */

export const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
export const spoken = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

/** In words, as `asOf` of an edition: "January 2026". */
const thisMonth = () => new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

/** The files of a game that has one page and one checker. */
export const gameFiles = (id, checker) => ({
  [`content/${id}/game.json`]: json({
    id,
    title: spoken(id),
    short: spoken(id),
    badge: id.slice(0, 2).toUpperCase(),
    colour: { light: '#4a5a1e', dark: '#bccf7c', dim: '#a9a36a' },
    example: { page: 'rules', checker, question: `may I ${checker.replaceAll('-', ' ')}` },
    tools: [],
    editions: [{ id: '1', title: 'First edition', says: 'One sentence: which printing this is.', asOf: thisMonth() }],
    defaultEdition: '1',
    pages: ['rules'],
    phases: [{ title: 'Rules', pages: ['rules'] }],
    sources: [
      { id: 'rulebook', title: 'The rulebook', says: 'Who published it, and when; restated here in our own words.' },
    ],
  }),
  [`content/${id}/rules.mdx`]: `---
title: Rules
cite: Rules
summary: One sentence on what a player finds here.
aliases: []
related: []
source: "The rulebook, page 1"
---

## ${spoken(checker)}

<Clause id="${checker}.1" title="What it takes" kind="checkable">

Say the rule here, in your own words.

</Clause>
`,
  [`content/${id}/glossary.json`]: '[]\n',
  [`content/${id}/quick.json`]: json({
    groups: [
      {
        title: 'A turn',
        rows: [{ what: spoken(checker), says: 'what it takes, in a line', clause: `rules.${checker}.1` }],
      },
    ],
  }),
  [`content/${id}/phrases.json`]: json({ [`rules.${checker}.1`]: `may i ${checker.replaceAll('-', ' ')}` }),
  [`lib/games/${id}/label.ts`]: `export { citeByName as cite } from '../../kernel/label.ts'\n`,
  [`lib/games/${id}/checkers.ts`]: `import type { Judge } from '../../kernel/pack.ts'
import { cite } from './label.ts'

/** What judges, without cases: all that a page carries to a phone. */
export const ${id}: Judge = {
  id: '${id}',
  title: '${spoken(id)}',
  badge: '${id.slice(0, 2).toUpperCase()}',
  editions: [{ id: '1', title: 'First edition' }],
  defaultEdition: '1',
  checkers: [],
  ambiguities: [],
  cite,
}
`,
  [`lib/games/${id}/cases.ts`]: `import type { Examples } from '../../kernel/numbered.ts'

/** The worked examples of each checker: one line a checker. Those with a number are public cases: \`${id.slice(0, 2).toUpperCase()}.MOVE.01\`. */
export const examples: Readonly<Record<string, Examples>> = {
}
`,
  [`lib/games/${id}/index.ts`]: `import { numberedCases, withExamples } from '../../kernel/numbered.ts'
import type { GamePack } from '../../kernel/pack.ts'
import { examples } from './cases.ts'
import { ${id} as judge } from './checkers.ts'

export const ${id}: GamePack = {
  ...judge,
  checkers: withExamples(judge.checkers, examples),
  cases: numberedCases(judge.checkers, judge.badge, examples),
}
`,
})

/** What stands for a checker in the number of its cases: \`MOVE\`. */
export const seriesOf = (checker) => checker.replaceAll('-', '').slice(0, 6).toUpperCase()

/**
 * The files of a checker. `clause`: a clause of the game that it cites until it has its own; `edition`: the newest. Of a new
 * game the first cases are public; elsewhere their author gives them numbers.
 */
export const checkerFiles = (game, id, clause, edition, isFirst = false) => {
  const number = (n) => (isFirst ? `number: ${n},\n    ` : '')
  const at = `lib/games/${game}/${id}`
  return {
    [`${at}/facts.ts`]: `import { yesNo } from '../../../kernel/facts.ts'

/** What a player is asked. A fact that is absent is not known. */
export const facts = {
  may${camel(`-${id}`)}: yesNo({ label: 'The rule is met', help: 'Say what to look at on the table.' }),
} as const
`,
    [`${at}/clauses.ts`]: `import { clausesOver } from '../../../kernel/clause.ts'
import { facts } from './facts.ts'

const { clause } = clausesOver(facts)

/** One sentence of the rules each, in the order of the procedure. */
export const clauses = [
  clause('${clause}', {
    needs: ['may${camel(`-${id}`)}'],
    holds: (f) => f.may${camel(`-${id}`)},
    says: { holds: 'The rule is met.', fails: 'The rule is not met.' },
  }),
]
`,
    [`${at}/scenarios.ts`]: `import type { Scenario } from '../../../kernel/checker.ts'

const CLAUSE = '${clause}'

/** Each clause once where it holds, once where it fails, once where it is not known. A number makes a case public, for good. */
export const scenarios: Scenario[] = [
  {
    ${number(1)}title: '${spoken(id)}: where the rule is met',
    facts: { may${camel(`-${id}`)}: true },
    expect: { verdict: 'legal', deciding: [CLAUSE], outcome: { clause: CLAUSE, outcome: 'holds' } },
  },
  {
    ${number(2)}title: '${spoken(id)}: where the rule is not met',
    facts: { may${camel(`-${id}`)}: false },
    expect: { verdict: 'illegal', deciding: [CLAUSE], outcome: { clause: CLAUSE, outcome: 'fails' } },
  },
  {
    title: '${spoken(id)}: where nobody knows',
    facts: {},
    expect: {
      verdict: 'undetermined',
      missing: ['may${camel(`-${id}`)}'],
      outcome: { clause: CLAUSE, outcome: 'unknown' },
    },
  },
]
`,
    [`${at}/index.ts`]: `import { defineChecker } from '../../../kernel/examine.ts'
import { clauses } from './clauses.ts'
import { facts } from './facts.ts'

export const ${camel(id)} = defineChecker({
  id: '${id}',
  game: '${game}',
  title: '${spoken(id)}',
  question: 'Can I ${id.replaceAll('-', ' ')}?',
  asked: [${['', 'may i ', 'can i ', 'am i allowed to '].map((start) => `'${start}${id.replaceAll('-', ' ')}'`).join(', ')}],
  editions: ['${edition}'],
  facts,
  clauses,
  asks: 'may',
  presumes: {},
})
`,
  }
}
