/** Of a table of TI4: what a place is called, who stands where, and ways out and back. */
import { describe, expect, it } from 'vitest'
import { openAsk } from '../../../lib/ask/door.ts'
import { games } from '../../../lib/games/index.ts'

const judge = openAsk(games)
const read = (question: string) => judge({ question, game: 'ti4' })
interface Told {
  units?: { owner?: string; type?: string; system?: string; at?: string }[]
  systems?: { id: string; tile?: string; anomalies?: string[] }[]
  moves?: { path: string[]; loads?: unknown[] }[]
}
const told = (question: string) => read(question).facts as Told
const systems = (question: string) => (told(question).systems ?? []).map(({ id }) => id)
const fleets = (question: string) =>
  (told(question).units ?? []).map(({ owner = '?', type = '?', system = '?', at }) =>
    [owner, type, system, at === 'space' ? '' : at].join(' ').trim(),
  )
const way = (question: string) => told(question).moves?.[0]?.path

describe('a place', () => {
  it('is one system, whether its number or its planets are said', () => {
    expect(systems('my carrier goes from 26 to Mellon, he has a PDS II on Zohbat')).toEqual(['26', 'Mellon (Zohbat)'])
    const cannon = '2 cruisers of mine go from 22 into 34, green has a pds on Gral'
    expect(fleets(cannon).at(-1)).toBe('green pds-i 34 (Gral) Gral')
    expect(systems(cannon)).toHaveLength(2)
  })

  it('is known by the telling word of its planet, and by whose home it is', () => {
    expect(systems('carrier from albion to vefut')).toEqual(['New Albion', 'Vefut II'])
    expect(systems('is the creuss gate next to the creuss home system')).toEqual(['Creuss Gate', 'Creuss home'])
    expect(told('carrier from rigel to 26').systems?.[0]).toMatchObject({ id: 'Rigel', tile: '76' })
  })

  it('with a name in two words, or a faction’s, is no player', () => {
    expect(fleets("can I get to Hope's End with gravity drive: my carrier in 22, my destroyer in 47")).toEqual([
      'me carrier-i 22',
      'me destroyer-i 47',
    ])
    expect(systems("I'm Muaat, may my war sun leave 31 for 32")).toEqual(['31', '32'])
  })

  it('may be told apart from the way, by what lies there', () => {
    const anomalies = (question: string) =>
      Object.fromEntries((told(question).systems ?? []).map(({ id, anomalies = [] }) => [id, anomalies.join()]))
    expect(anomalies("dread from 22 to 28, 45 is asteroids and 43's a supernova")).toMatchObject({
      45: 'asteroid-field',
      43: 'supernova',
    })
    expect(anomalies('cruiser from 24 via B to 25. B is a nebula')).toMatchObject({ B: 'nebula' })
    expect(anomalies('my dread jumps through both rifts from 40 to 26')).toMatchObject({
      'gravity rift 1': 'gravity-rift',
      'gravity rift 2': 'gravity-rift',
    })
  })
})

describe('who stands there', () => {
  it.each([
    ['3 red destroyers in 25, my cruiser goes 24 to 26 past them', ['red 25', 'red 25', 'red 25', 'me 24']],
    ['my 2 cruisers go from 24 to 25 where one yellow cruiser waits', ['me 24', 'me 24', 'yellow 25']],
    ['two green fighters hold 25, my cruiser 24 through 25 to 26', ['green 25', 'green 25', 'me 24']],
  ])('is told by a colour, with the number before it: %s', (question, all) => {
    expect((told(question).units ?? []).map(({ owner, system }) => `${owner} ${system}`)).toEqual(all)
  })

  it('is counted behind a kind that was named again', () => {
    expect(fleets('may fighters go alone if they are fighter II? four of those from 60 to 62')).toHaveLength(4)
    expect(fleets('move 2 infantry by carrier from 37 to 24')).toHaveLength(3)
  })

  it('is two kinds where one place is said for both, and nobody carries what is another’s', () => {
    const question =
      'can yellow’s two cruisers go from Wellon to Saudor via Vefut. Green has infantry and a PDS on Vefut II'
    expect(fleets(question).slice(2)).toEqual(['Green infantry-i Vefut II Vefut II', 'Green pds-i Vefut II Vefut II'])
    expect(told(question).moves?.flatMap(({ loads = [] }) => loads)).toEqual([])
  })

  it('has the flagship of the faction that is named for it', () => {
    expect(fleets("I'm Naalu, my flagship goes from 24 to 25")).toEqual(['me matriarch 24'])
    expect(read('as Naalu, my pool is 3 with 4 cruisers in 30').facts).toMatchObject({ fleetPool: { me: 3 } })
  })
})

describe('a way', () => {
  it.each([
    ['cruiser in 24, I activated 24, can it fly to 25 and return', ['24', '25', '24'], '24'],
    ['can my carrier go out to 25 and back to 24', ['24', '25', '24'], '24'],
    ['my destroyers sit in 31 that I activated, may they go to 32 and back', ['31', '32', '31'], '31'],
    ['my dread from 40 flies into the rift and comes back', ['40', 'gravity rift', '40'], '40'],
    ['carrier in 24, through 25 and back to 26', ['24', '25', '26'], '26'],
  ])('goes out and back where that is said: %s', (question, path, active) => {
    expect(way(question)).toEqual(path)
    expect(read(question).facts.active).toBe(active)
  })

  it('keeps out of what it is said to avoid', () => {
    for (const said of ['so not through there', "I don't want to pass through there", 'without crossing 78'])
      expect(systems(`route for my carrier, 19 to 76, a red destroyer in 78, ${said}`)).toEqual(['19', '76', '78'])
    expect(way('my carrier from 19 to 76, a red destroyer in 78, so not through there')).toEqual(['19', '76'])
  })

  it('past a fleet whose place was said before it may be judged', () => {
    const question = 'i fly 2 cruisers through 47, where his destroyer is parked, to Ang'
    expect(way(question)).toEqual(['start', '47', 'Ang'])
    expect(read(question).ruling).toMatchObject({ presumed: { verdict: 'illegal' } })
  })
})
