import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { Fact, FactSpecs } from '../../lib/kernel/facts.ts'
import { parseFacts } from '../../lib/kernel/parse.ts'
import { chosen } from './chosen.ts'

type Choice = Extract<Fact, { kind: 'choice' }>

/** Every choice of a set of facts, at any depth, by its path. */
function choicesIn(specs: FactSpecs, path = ''): [string, Choice][] {
  return Object.entries(specs).flatMap(([key, fact]): [string, Choice][] => {
    let inner: Fact = fact
    while (inner.kind === 'list' || inner.kind === 'map') inner = inner.of as Fact
    if (inner.kind === 'record') return choicesIn(inner.fields as FactSpecs, `${path}${key}.`)
    return inner.kind === 'choice' ? [[`${path}${key}`, inner]] : []
  })
}

const read = (choice: Choice, value: string): unknown => {
  const told = parseFacts({ it: choice }, { it: value })
  return 'issues' in told ? told.issues : told.facts.it
}

const wrongly = (choice: Choice, spelled: (label: string, id: string) => string): string[] => {
  const options = Object.entries(choice.options as Record<string, string>)
  const isOwn = (label: string) =>
    options.filter(([, other]) => other.toLowerCase() === label.toLowerCase()).length === 1
  return options
    .filter(([id, label]) => isOwn(label) && read(choice, spelled(label, id)) !== id)
    .map(([id, label]) => `${spelled(label, id)} is read as ${JSON.stringify(read(choice, spelled(label, id)))}`)
}

describe.each(chosen.map((game) => [game.id, game] as const))('%s', (_id, { checkers }) => {
  it.each(checkers.map((checker) => [checker.id, checker] as const))(
    '%s reads every value of a closed set by id and by its words, whatever the case',
    (_checker, { facts }) => {
      for (const [path, choice] of choicesIn(facts)) {
        expect(
          wrongly(choice, (label) => label),
          path,
        ).toEqual([])
        expect(
          wrongly(choice, (label) => label.toUpperCase()),
          path,
        ).toEqual([])
        expect(
          wrongly(choice, (_label, id) => id.toUpperCase()),
          path,
        ).toEqual([])
        for (const [alias, value] of Object.entries(choice.aliases ?? {})) expect(read(choice, alias), path).toBe(value)
      }
    },
  )
})

describe('a name nobody knows', () => {
  const build = games.find(({ id }) => id === 'starcom')!.checkers.find(({ id }) => id === 'build')!

  it('is refused with the field and the name that was probably meant', () => {
    const told = parseFacts(build.facts, { card: 'Corvete' })
    expect(told).toEqual({
      issues: [expect.objectContaining({ path: 'card', fix: expect.stringContaining('Corvette') })],
    })
  })

  it('that resembles none gets the list', () => {
    const told = parseFacts(build.facts, { card: 'Wxyzqvv' })
    expect(told).toEqual({
      issues: [expect.objectContaining({ path: 'card', fix: expect.not.stringContaining('mean') })],
    })
  })
})

/** Checkers that take null for "none", as programs write it, and what it stands for there. */
const NULLS: readonly [checker: string, withNull: object, without: object][] = [
  ['legion/priority', { blue: null, red: { card: 'Ambush' } }, { blue: { card: 'none' }, red: { card: 'Ambush' } }],
  ['legion/play-card', { hand: ['Ambush'], chosen: null }, { hand: ['Ambush'], chosen: 'none' }],
  ['legion/nomination', { card: { name: 'Push', owner: null } }, { card: { name: 'Push', owner: { name: 'none' } } }],
  ['legion/issue-orders', { card: 'Ambush', chosen: null }, { card: 'Ambush' }],
]

it.each(NULLS)('%s reads null as none where the question has a none', (checker, withNull, without) => {
  const ruled = adjudicate(games, { checker, facts: withNull })
  expect(ruled).not.toHaveProperty('error')
  expect(ruled).toEqual(adjudicate(games, { checker, facts: without }))
})

it('null is refused anywhere else', () => {
  expect(adjudicate(games, { checker: 'starcom/build', facts: { credits: null } })).toMatchObject({
    error: { issues: [{ path: 'credits', message: 'credits is null.' }] },
  })
})
