import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { prepareCli, run, start } from './run.ts'

beforeAll(prepareCli)

const json = async (...args: string[]) => JSON.parse((await run(args)).stdout)

describe('clause', () => {
  it('lists every id once, one per line', async () => {
    const { code, stdout } = await run(['clause', '--list'])
    const ids = stdout.trimEnd().split('\n')
    expect(code).toBe(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9-]+:[a-z0-9-]+\.[a-z0-9.-]+$/i.test(id))).toEqual([])
    expect(ids).toContain('starcom:command-phase.build.6')
  })

  it('shows one for a person and as JSON', async () => {
    const shown = await start(['clause', 'starcom:command-phase.build.6'])
    expect([shown.code, shown.stderr]).toEqual([0, ''])
    expect(shown.stdout).toMatch(/^Command Phase, Build 6/)
    expect(shown.stdout).toContain('February 2022')
    const clause = await json('clause', 'starcom:command-phase.build.6', '--json')
    expect(clause).toMatchObject({ id: 'starcom:command-phase.build.6', game: 'starcom', page: 'command-phase' })
    expect(Object.keys(clause.text).sort()).toEqual(['2022-02', '2022-11'])
  })

  it('names the nearest when there is none of that id', async () => {
    const { code, stdout, stderr } = await run(['clause', 'starcom:comand-phase.build.6'])
    expect([code, stdout]).toEqual([64, ''])
    expect(stderr).toContain('Did you mean starcom:command-phase.build.6?')
  })
})

describe('checkers', () => {
  it('are all listed with their question', async () => {
    const { stdout } = await start(['checkers'])
    for (const { game, id, question } of games.flatMap((pack) => pack.checkers)) {
      expect(stdout).toMatch(new RegExp(`^${game}/${id} +${question.replace(/[?()]/g, '\\$&')}$`, 'm'))
    }
  })

  it('say their facts as JSON Schema with labels, all optional, nothing unknown', async () => {
    const listed = await json('checkers', '--json')
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(
      games.flatMap((pack) => pack.checkers.map((one) => `${pack.id}/${one.id}`)),
    )
    for (const { id, facts } of listed) {
      expect(facts, id).toMatchObject({ type: 'object', additionalProperties: false })
      expect(facts.required ?? [], id).toEqual([])
      for (const [name, fact] of Object.entries<{ title?: string }>(facts.properties))
        expect(fact.title, `${id} ${name}`).toMatch(/\S/)
    }
    const build = listed.find(({ id }: { id: string }) => id === 'starcom/build').facts.properties
    expect(build.underSiege.type).toBe('boolean')
    expect(build.what.enum).toContain('fighter')
    expect(build.count).toMatchObject({ type: 'integer', minimum: expect.any(Number), maximum: expect.any(Number) })
  })
})

describe('search', () => {
  it('is the same from a process of its own as from one that stays', async () => {
    for (const args of [
      ['search', 'hand size'],
      ['search', '--json', 'siege'],
      ['search', '--game', 'chess', 'x'],
    ])
      expect(await run(args)).toEqual(await start(args))
  })

  it('finds the clause and the checker by what a player types', async () => {
    const { query, hits } = await json('search', '--json', '--game', 'starcom', 'can', 'i', 'build', 'under', 'seige')
    expect(query).toBe('can i build under seige')
    expect(hits.slice(0, 3).map((hit: { clause?: string; id?: string }) => hit.clause ?? hit.id)).toEqual(
      expect.arrayContaining(['starcom/build', 'starcom:command-phase.build.6']),
    )
  })

  it.each([
    ['game:ti4 nebula', { game: 'ti4' }],
    ['is:open fighters', { kind: 'question' }],
    ['is:check', { kind: 'checker' }],
    ['edition:feb siege', { game: 'starcom', inEdition: true }],
  ])('reads what a query says itself, as the site does: %s', async (query, like) => {
    const { hits } = await json('search', '--json', query)
    expect(hits.length).toBeGreaterThan(1)
    for (const hit of hits) expect(hit).toMatchObject(like)
    expect((await run(['search', query])).stdout).toContain(hits[0].url)
  })

  it('finds cards alone, and an edition in the query goes before the option', async () => {
    const { hits } = await json('search', '--json', 'card:vader')
    expect(new Set(hits.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['card']))
    const [first] = (await json('search', '--json', '--edition', '2022-11', 'edition:feb siege')).hits
    expect(first).toEqual((await json('search', '--json', 'edition:feb siege')).hits[0])
    const [hit] = (await json('search', '--json', '--game', 'legion', 'game:ti4 nebula')).hits
    expect(hit.game).toBe('ti4')
  })

  it('keeps to the limit and the game', async () => {
    const { hits } = await json('search', '--json', '--limit', '3', '--game', 'starcom', 'ship')
    expect(hits).toHaveLength(3)
    expect(new Set(hits.map((hit: { game: string }) => hit.game))).toEqual(new Set(['starcom']))
  })

  it.each([
    ['nothing', ['search'], /Search for what\?/],
    ['an unknown game', ['search', '--game', 'chess', 'castling'], /no game chess\. Known: .*starcom/],
    ['an unknown edition', ['search', '--edition', '1999', 'x'], /no edition 1999/],
    ['a limit that is no number', ['search', '--limit', 'many', 'x'], /--limit many/],
    ['words beside --lines', ['search', '--lines', 'x'], /leave out the words/],
  ])('refuses %s with 64', async (_, args, message) => {
    const { code, stdout, stderr } = await run(args)
    expect(stderr).toMatch(message)
    expect([code, stdout]).toEqual([64, ''])
  })
})

describe('the command itself', () => {
  it('helps when asked and, with 64, when it must', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('Exit codes: 0 legal'),
    })
    expect(await run(['check', '--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('--facts') })
    expect((await run([])).code).toBe(64)
    expect(await run(['chekc'])).toMatchObject({
      code: 64,
      stdout: '',
      stderr: expect.stringContaining('Did you mean check?'),
    })
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('works from any folder', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'lawspeaker-cwd-'))
    expect((await start(['clause', '--list'], { cwd })).code).toBe(0)
    await rm(cwd, { recursive: true })
  })
})
