import { expect, test } from 'vitest'
import { createAsk } from '../../../lib/ask'
import { offerOf } from '../../../lib/ask/offer'
import { games } from '../../../lib/games'
import { readLink } from '../../../lib/link/codec'

const ask = createAsk(games)
const offered = (question: string, game?: string) => {
  const asked = ask({ question, ...(game ? { game } : {}) })
  return { asked, offer: offerOf(asked, games) }
}

test('an offer shows every fact that its address carries, with its words', () => {
  const { asked, offer } = offered('feb rules: can I build a cruiser at my capital under siege')
  const shown = offer!.words.flatMap(({ said, facts }) => facts.map(({ path }) => [path, said]))
  expect(shown.map(([path]) => path)).toEqual(asked.chips.map(({ path }) => path))
  expect(offer!.edition).toEqual({ title: 'February 2022', said: 'feb rules' })
  const checker = games.flatMap(({ checkers }) => checkers).find(({ question }) => question === offer!.asks)!
  const carried = readLink(checker.facts, offer!.path.split('?')[1]!)
  expect(carried).toMatchObject({ edition: '2022-02', facts: asked.facts, dropped: [] })
})

test('what was spoken of and not understood travels along, so that it is never presumed', () => {
  const { asked, offer } = offered('I hold six cards at the end of my turn, must I discard', 'starcom')
  expect(asked.unsure.length).toBeGreaterThan(0)
  for (const path of asked.unsure) expect(offer!.path).toContain(path)
})

test('words with two meanings are no fact: each meaning is an address with that fact, and no doubt of it left', () => {
  const { offer, asked } = offered('can I build a cruiser at my capital', 'starcom')
  const open = {
    said: 'it',
    from: [0, 2] as const,
    paths: ['underSiege'],
    choices: [{ path: 'underSiege', value: true }],
  }
  const choice = offerOf({ ...asked, open: [open], unsure: ['underSiege'] }, games)!
  expect(choice.path).toMatch(/unsure=underSiege/)
  expect(choice.open[0]!.choices[0]!.path).toMatch(/underSiege=yes/)
  expect(choice.open[0]!.choices[0]!.path).not.toMatch(/unsure/)
  expect(offer!.open).toEqual([])
})

test('a sentence of no question is no offer', () => {
  expect(offerOf({ ...offered('x').asked, checker: undefined as never }, games)).toBeUndefined()
})

test('where two questions lie near, the offer asks which; the chosen one is read in full', () => {
  const question = 'frigate, my besieged trade world, 2 developments'
  const { offer } = offered(question, 'starcom')
  expect(offer!.which).toHaveLength(2)
  for (const { checker, asks } of offer!.which) {
    const chosen = offerOf(ask({ question, game: 'starcom', checker }), games)!
    expect(chosen).toMatchObject({ asks, which: [] })
    expect(chosen.words.length).toBeGreaterThan(offer!.words.length)
  }
})
