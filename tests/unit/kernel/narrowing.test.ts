import { describe, expect, test } from 'vitest'
import { checksOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { list, type RawFacts, record, yesNo } from '../../../lib/kernel/facts.ts'
import { gapsIn } from '../../../lib/kernel/gaps.ts'
import { askedBy, explore, leavesOf, type Reader, saidOf, saidOver } from '../../../lib/kernel/narrowing.ts'
import type { Space } from '../../../lib/kernel/space.ts'
import { canBeCompleted, completed, fillAll } from '../../../lib/kernel/worlds.ts'
import { ruled, facts as specs } from './toy.ts'

const space: Space = {
  specs,
  checks: [
    {
      needs: ['coins', 'member'],
      fits: ((f: { coins: number; member: boolean }) => !(f.member && f.coins > 40)) as never,
      path: 'coins',
      message: '',
      fix: '',
    },
  ],
}

/** Members pass; others need five coins. */
const mayPass = (see: Reader) => {
  const seen = see(['member', 'coins', 'gate']) as { member: boolean; coins: number }
  return seen.member || seen.coins >= 5
}

describe('a predicate told only what it asks for', () => {
  test('is asked once where the first answer settles it', () => {
    const leaves = leavesOf(space, { coins: 9 }, mayPass)!
    expect(leaves.map(({ said }) => said)).toEqual([true, true])
    expect(leaves.every(({ world }) => !('gate' in world))).toBe(true)
  })

  test('keeps apart the worlds it tells apart, and fills nothing it was not asked for', () => {
    const leaves = leavesOf(space, {}, mayPass)!
    expect(leaves.find(({ world }) => world.member === true)?.world).toEqual({ member: true })
    expect(leaves.some(({ world, said }) => world.coins === 0 && !said)).toBe(true)
    expect(leaves.some(({ world, said }) => world.coins === 50 && said)).toBe(true)
  })

  test('never stands in a world that a check forbids', () => {
    const both = (see: Reader) => JSON.stringify({ ...see(['member', 'coins']) })
    const said = saidOver(space, {}, both, () => false)!
    expect([...said].map((one) => JSON.parse(one)).filter((one) => one.member && one.coins > 40)).toEqual([])
    expect([...said].map((one) => JSON.parse(one)).some((one) => one.member && one.coins === 40)).toBe(true)
  })

  test('stops as soon as enough is known', () => {
    let seen = 0
    explore(space, {}, mayPass, () => {
      seen += 1
      return 'stop'
    })
    expect(seen).toBe(1)
  })

  test('sees no fact beyond those it names', () => {
    const curious = (see: Reader) => (see(['gate']) as RawFacts).coins
    expect(saidOf(space, { gate: true, coins: 3 }, curious)).toBe(undefined)
    expect(saidOf(space, { coins: 3 }, (see) => (see(['coins']) as RawFacts).coins)).toBe(3)
  })

  test('gives up, rather than guess, where a gap cannot be listed', () => {
    const counts = (see: Reader) => (see(['guests']) as { guests: unknown[] }).guests.length
    expect(leavesOf(space, {}, counts)).toBe(undefined)
    expect(saidOver(space, {}, counts, (said) => said.size > 1)).toBe(undefined)
  })

  test('gives up where the worlds are too many to walk', () => {
    const names = Array.from({ length: 13 }, (_, i) => `door${i}`)
    const doors: Space = { specs: Object.fromEntries(names.map((name) => [name, yesNo({ label: name })])), checks: [] }
    const open = (some: readonly string[]) => (see: Reader) => some.filter((name) => see([name])[name]).length
    expect(leavesOf(doors, {}, open(names))).toBe(undefined)
    expect(leavesOf(doors, {}, open(names.slice(0, 10)))).toHaveLength(1024)
  })

  test('takes a mistake of ours for a mistake, not for a question', () => {
    const broken = (see: Reader) => {
      if (see(['member']).member) throw new Error('a mistake of ours')
      return false
    }
    expect(() => leavesOf(space, {}, broken)).toThrow('a mistake of ours')
    expect(() => saidOf(space, { member: true }, broken)).toThrow('a mistake of ours')
  })

  test('names the gaps it asks for in some world, and no others', () => {
    const keys = ['member', 'coins', 'gate']
    const paths = (facts: RawFacts) => askedBy(space, facts, keys, mayPass)?.map((gap) => gap.path)
    expect(paths({})?.sort()).toEqual(['coins', 'member'])
    expect(paths({ member: true })).toEqual([])
    expect(askedBy(space, {}, ['guests', ...keys], (see) => see(['guests']).guests)).toBe(undefined)
  })
})

describe('worlds', () => {
  test('fill every gap in every way that fits', () => {
    const told = { member: true }
    const worlds = fillAll(space, told, gapsIn(specs, told, ['member', 'coins']))!
    const coins = worlds.map((world) => world.coins as number)
    expect(Math.min(...coins)).toBe(0)
    expect(Math.max(...coins)).toBe(40)
  })

  test('a gap inside a list has its path', () => {
    const holes = gapsIn(specs, { guests: [{ who: 'Ada' }, { who: 'Ben', age: 3 }] }, ['guests'])
    expect(holes.map(({ path }) => path)).toEqual(['guests[0].age'])
  })

  test('completing fills the rest in some way that fits, or says that there is none', () => {
    const world = completed(space, { coins: 45 }, ['coins', 'member'])
    expect(world).toEqual({ coins: 45, member: false })
    expect(completed(space, { coins: 45, member: true }, ['coins', 'member'])).toEqual({ coins: 45, member: true })
    const nobody: Space = { specs, checks: [{ ...space.checks[0]!, fits: (() => false) as never }] }
    expect(completed(nobody, { coins: 1 }, ['coins', 'member'])).toBe(undefined)
  })
  test('a filling that is too far to look for is not ruled out; one that was looked for everywhere is', () => {
    const names = Array.from({ length: 13 }, (_, i) => `door${i}`)
    const doors = (fits: (open: number) => boolean): Space => ({
      specs: Object.fromEntries(names.map((name) => [name, yesNo({ label: name })])),
      checks: [
        {
          needs: names,
          fits: ((told: RawFacts) => fits(names.filter((name) => told[name]).length)) as never,
          path: names[0]!,
          message: '',
          fix: '',
        },
      ],
    })
    const far = doors((open) => open === names.length)
    expect(completed(far, {}, names)).toBe(undefined)
    expect(canBeCompleted(far, {}, names)).toBe(true)
    const shut = doors(() => false)
    const known = Object.fromEntries(names.slice(4).map((name) => [name, true]))
    expect(canBeCompleted(shut, known, names)).toBe(false)
  })
})

test('a world in which the rest of a list cannot be filled is none: the case does not hang on it', () => {
  const cargo = {
    crates: list(record({ wet: yesNo({ label: 'Wet' }), heavy: yesNo({ label: 'Heavy' }) }, { label: 'Crate' }), {
      label: 'Crates',
    }),
  }
  const load = (isPossible: (crate: { wet: boolean; heavy: boolean }) => boolean) =>
    defineChecker({
      id: 'load',
      game: 'toy',
      title: 'Load',
      question: 'May I load it?',
      editions: ['1'],
      facts: cargo,
      asks: 'may',
      checks: [
        checksOver(cargo)(['crates'], ({ crates }) => crates.every(isPossible), {
          path: 'crates',
          message: 'No such crate.',
          fix: 'Look again.',
        }),
      ],
      clauses: [
        clausesOver(cargo).clause('toy:load.1', {
          needs: ['crates'],
          holds: ({ crates }) => crates.every(({ wet }) => !wet),
          says: { holds: 'Dry.', fails: 'Wet.' },
        }),
      ],
    })
  expect(
    ruled(
      { crates: [{}] },
      {},
      load(({ wet }) => !wet),
    ).verdict,
  ).toBe('legal')
  expect(
    ruled(
      { crates: [{}] },
      {},
      load(({ wet, heavy }) => !wet || heavy),
    ).verdict,
  ).toBe('undetermined')
})
