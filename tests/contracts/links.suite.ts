import { describe, expect, it } from 'vitest'
import { games } from '../../lib/games/index.ts'
import { lineOf, mendedOf, oldLinks, openLink } from '../compat/links.ts'

const opened = oldLinks().map(openLink)
const checkers = [...new Set(opened.map(({ link }) => `${link.game}/${link.checker}`))]
const mended = Object.assign({}, ...games.map(({ id }) => mendedOf(id))) as ReturnType<typeof mendedOf>

describe('links of released versions', () => {
  it('are all here', () => {
    expect(opened.length).toBeGreaterThanOrEqual(1472)
    expect(checkers.length).toBeGreaterThanOrEqual(43)
  })

  describe.each(checkers)('%s', (name) => {
    const own = opened.filter(({ link }) => `${link.game}/${link.checker}` === name)

    it('are read with the facts they were made of', () => {
      for (const { link, facts, dropped } of own) {
        expect(facts, link.query).toEqual(link.facts)
        expect(dropped, link.query).toEqual([])
      }
    })

    it('open with the same verdict, or stand in tests/compat/mended with the reason', () => {
      const changed = own.filter(({ id, link, verdict }) => verdict !== (mended[id]?.verdict ?? link.verdict))
      const told = changed.map((one) => `was ${one.link.verdict}: ${lineOf(one)}\n  ?${one.link.query}`)
      expect(told, 'A fault mended on purpose is listed by: npm run links:mended -- "why"').toEqual([])
    })
  })

  it('stand in the list of mended faults with a reason, and only while they differ', () => {
    const known = new Map(opened.map((one) => [one.id, one.link.verdict]))
    for (const [id, { verdict, why }] of Object.entries(mended)) {
      expect(known.has(id), `${id} is no link`).toBe(true)
      expect(verdict, `${id} has the verdict it always had`).not.toBe(known.get(id))
      expect(why, id).toMatch(/^\S.{15,}[.)]$/)
    }
  })
})
