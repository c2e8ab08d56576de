/** Every name a system of TI4 goes by, with the tile it means. */
import { expect, it } from 'vitest'
import { factions } from '../../../lib/games/ti4/data/factions.ts'
import { systemTiles } from '../../../lib/games/ti4/data/tiles.ts'
import { PLACES } from '../../../lib/games/ti4/scenes/place-names.ts'

const meant = (name: string) => PLACES.filter((place) => place.name === name).map(({ value }) => value)
const listOf = <T>(said: Record<string, T>): [string, T][] => Object.entries(said)

it('every planet is its tile, of every expansion; Mecatol Rex once', () => {
  const wrong = systemTiles.flatMap(({ tile, planets, kind, anomalies, wormholes }) =>
    planets.flatMap((planet) => {
      const here = meant(planet).filter(({ id }) => id !== '')
      const is = kind === 'mecatol' ? '18' : tile
      const isTold = here.length === 1 && here[0]!.tile === is && here[0]!.planet === planet && here[0]!.id === planet
      const bears = JSON.stringify([here[0]?.anomalies, here[0]?.wormholes]) === JSON.stringify([anomalies, wormholes])
      return isTold && bears ? [] : [planet]
    }),
  )
  expect(wrong).toEqual([])
  for (const set of ['base', 'pok', 'te'])
    expect(systemTiles.filter((one) => one.set === set && one.planets.length).length, set).toBeGreaterThan(10)
})

it('a word of a planet says it alone where no other tile has it', () => {
  const said = {
    Albion: 'New Albion 27',
    Alio: 'Alio Prima 71',
    Bootha: 'Dal Bootha 32',
    Jeol: 'Jeol Ir 69',
    Lazul: 'Lazul Rex 106',
    Lirta: 'Lirta IV 35',
    Luthien: 'Luthien VI 110',
    Mehar: 'Mehar Xull 24',
    Moll: 'Moll Primus 2',
    Mordai: 'Mordai II 8',
    Vefut: 'Vefut II 20',
    Wren: 'Wren Terra 10',
    Xull: 'Mehar Xull 24',
    mecatol: 'Mecatol Rex 18',
    rex: 'Mecatol Rex 18',
    'creuss gate': 'Creuss Gate 17',
    nexus: 'nexus 82',
    'wormhole nexus': 'nexus 82',
  }
  for (const [word, place] of listOf(said)) expect(meant(word).map(({ id, tile }) => `${id} ${tile}`)).toEqual([place])
  // Of these none says which planet is meant.
  for (const word of ['Arc', 'New', 'Dal', 'Prime', 'Rep', 'Hope']) expect(meant(word), word).toEqual([])
})

it('an anomaly and a wormhole are what lies there, under every name', () => {
  const said: Record<string, string[]> = {
    'asteroid-field': ['asteroid field', 'asteroids', 'asteroid belt', 'roids'],
    'gravity-rift': ['gravity rift', 'rift', 'grav rift'],
    nebula: ['nebula'],
    supernova: ['supernova'],
    'entropic-scar': ['entropic scar'],
  }
  for (const [anomaly, words] of listOf(said))
    for (const word of words)
      expect(meant(word), word).toEqual([{ id: anomaly.replace('-', ' '), anomalies: [anomaly] }])
  for (const wormhole of ['alpha', 'beta', 'gamma', 'delta', 'epsilon'])
    for (const word of [`${wormhole} wormhole`, `${wormhole} system`])
      expect(meant(word), word).toEqual([{ id: wormhole, wormholes: [wormhole] }])
})

it('a home is the tile of its faction, and a faction that is named is no place', () => {
  const homes = factions.filter(({ homeTile }) => homeTile)
  expect(homes.length).toBeGreaterThan(23)
  for (const { name, homeTile } of homes) {
    const full = name.replace(/^The /, '')
    for (const said of [`${full} home`, `home of ${full}`, `home of the ${full}`, `${full} homeworld`])
      expect(
        meant(said).map(({ tile }) => tile),
        said,
      ).toEqual([homeTile])
    expect(meant(full)[0], full).toEqual({ id: '' })
  }
  for (const word of ['home', 'my home', 'home system', 'my home system']) expect(meant(word)).toEqual([{ id: 'home' }])
  expect(meant('empty space')).toEqual([{ id: 'empty space', anomalies: [], wormholes: [] }])
})
