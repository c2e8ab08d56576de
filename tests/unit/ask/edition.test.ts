import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { readerFor } from '../../../lib/ask/reader.ts'
import { games } from '../../../lib/games/index.ts'

const starcom = games.find(({ id }) => id === 'starcom')!
const ask = createAsk(games)
const unreadIn = (question: string, unread: readonly (readonly [number, number])[]) =>
  unread.map(([start, end]) => question.slice(start, end))

describe('an edition that a sentence names', () => {
  it.each([
    ['feb rules: cruiser at my capital, under siege', '2022-02', 'feb rules'],
    ['can I build a cruiser at my capital in the February 2022 edition', '2022-02', 'February 2022 edition'],
    ['under the old rules, cruiser at my capital', '2022-02', 'old rules'],
    ['newer printing: cruiser at my capital', '2022-11', 'newer printing'],
    ['under siege, nov printing, can I build a frigate', '2022-11', 'nov printing'],
  ])('“%s” was understood', (question, edition, said) => {
    const asked = ask({ question, game: 'starcom' })
    expect(asked.edition).toBe(edition)
    expect(asked.named).toMatchObject({ edition, said })
    expect(unreadIn(question, asked.unread)).toEqual([])
  })

  it('leaves what else was not read', () => {
    const question = 'feb rules xyzzy, cruiser at my capital'
    expect(unreadIn(question, ask({ question, game: 'starcom' }).unread)).toEqual(['xyzzy'])
  })

  it.each([
    ['my hand is full, may I draw', '2022-11', 5],
    ['my hand is full, may I draw', '2022-02', 8],
  ])('“%s” in %s holds %i cards', (question, edition, handSize) =>
    expect(ask({ question, game: 'starcom', checker: 'starcom/hand', edition }).facts).toMatchObject({ handSize }),
  )

  it('is no edition where two are named', () => {
    const asked = ask({ question: 'is it february or november, cruiser at my capital', game: 'starcom' })
    expect(asked.named).toBeUndefined()
    expect(asked.edition).toBe('2022-11')
  })

  it.each([
    ['can I build a Patrol Ship in my homeworld', '2022-02', 'build a Patrol Ship'],
    ['my patrol ship jumps to an adjacent system', '2022-02', 'my patrol ship jumps'],
  ])('is shown by a card only that one has: “%s”', (question, edition, said) => {
    const asked = ask({ question, game: 'starcom' })
    expect(asked.edition).toBe(edition)
    expect(said).toContain(asked.named?.said)
    const page = readerFor(starcom, starcom.checkers.find(({ id }) => `starcom/${id}` === asked.checker)!, '2022-11')
    expect(page(question).named?.edition).toBe(edition)
  })

  it('is not shown where the edition was chosen or named, nor by a card that both have', () => {
    const ship = 'can I build a Patrol Ship in my homeworld'
    expect(ask({ question: ship, game: 'starcom', edition: '2022-11' }).edition).toBe('2022-11')
    expect(ask({ question: `${ship}, nov rules`, game: 'starcom' }).edition).toBe('2022-11')
    expect(ask({ question: 'can I build a cruiser in my homeworld', game: 'starcom' }).named).toBeUndefined()
  })

  it('is taken on the page of a checker too', () => {
    const read = (id: string, typed: string) =>
      readerFor(starcom, starcom.checkers.find((one) => one.id === id)!, '2022-02')(typed)
    expect(read('build', 'nov rules, my capital').named?.edition).toBe('2022-11')
  })
})
