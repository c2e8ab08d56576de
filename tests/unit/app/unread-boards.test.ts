import { describe, expect, it } from 'vitest'
import { isUnread, reduceCase, startState } from '../../../app/_components/case-state.ts'
import { renderIsland } from '../../../app/_judging/render.tsx'

/** What the page of a board is told; before its link is read it needs none of it. */
const TOLD = { base: '', props: { clauses: {} }, described: {} }

describe.each(['board/starcom', 'board/ti4', 'board/legion'])('%s, before its link has been read', (name) => {
  const html = renderIsland(name, TOLD)

  it('says that it is being laid', () => {
    expect(html).toContain('data-verdict="waiting"')
    expect(html).toContain('The board is being laid')
  })

  it('shows no verdict and no system, unit or card of another board', () => {
    expect(html).not.toMatch(/LEGAL|DEPENDS|DISPUTED|CLASH|data-system|Siege|Cruiser/)
  })
})

describe('a link of a case', () => {
  const read = (dropped: readonly string[], facts = {}) =>
    reduceCase(startState('a'), { type: 'read', now: { edition: 'a', readings: {}, facts }, dropped })

  it('is unread where nothing of it means anything here', () => {
    expect(isUnread(read(['x']))).toBe(true)
    expect(isUnread(read([]))).toBe(false)
    expect(isUnread(read(['x'], { army: ['Darth Vader'] }))).toBe(false)
  })

  it('is another case once the player tells one', () => {
    const told = reduceCase(read(['x']), { type: 'fact', key: 'army', value: [] })
    expect(isUnread(told)).toBe(false)
    expect(isUnread(reduceCase(told, { type: 'fact', key: 'army', value: undefined }))).toBe(false)
  })

  it('is counted, so that the ruling of the one before is known as such', () => {
    const once = read([])
    expect(once.reads).toBe(1)
    expect(reduceCase(once, { type: 'fact', key: 'army', value: [] }).reads).toBe(1)
    expect(reduceCase(once, { type: 'read', now: once.now, dropped: [] }).reads).toBe(2)
  })
})
