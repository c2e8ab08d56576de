/** What players call a system: by its planet, by what lies in it, by whose home it is. */
import type { Named } from '../../../kernel/sayings.ts'
import { factions } from '../data/factions.ts'
import { ANOMALIES, CREUSS_GATE_TILE, findSystemTile, NEXUS_TILE, systemTiles, WORMHOLES } from '../data/tiles.ts'
import { factionNames } from '../sayings/factions.ts'

/** A system of the sentence: what is known of it by its name alone. */
export interface Place {
  id: string
  tile?: string
  anomalies?: readonly string[]
  wormholes?: readonly string[]
  planets?: readonly string[]
  /** The side of the nexus. */
  nexus?: 'inactive' | 'active'
  /** The planet it was named by. */
  planet?: string
}
/** A place, and the first and last token of its name. */
export interface PlaceMention extends Place {
  from: number
  to: number
}

/** A system called by its own name: by what only one tile bears, or by a letter. */
export const isSystem = ({ id, tile }: Place): boolean => tile !== undefined || /^[A-Z]$/.test(id)

export const ofTile = (tile: string, id = tile): Place => {
  const found = findSystemTile(tile)
  if (!found) return { id }
  const { anomalies, wormholes, planets } = found
  return { id, tile, anomalies, wormholes, ...(planets.length ? { planets } : {}) }
}

const ANOMALY_WORDS: Named<Place>[] = ANOMALIES.flatMap((anomaly) => {
  const name = anomaly.replaceAll('-', ' ')
  const place = { id: name, anomalies: [anomaly] }
  return [
    name,
    ...(anomaly === 'gravity-rift' ? ['rift', 'grav rift'] : []),
    ...(anomaly === 'asteroid-field' ? ['asteroids', 'asteroid belt', 'roids'] : []),
  ].map((said) => ({ name: said, value: place }))
})
const WORMHOLE_WORDS: Named<Place>[] = WORMHOLES.flatMap((wormhole) =>
  ['wormhole', 'system', 'token', 'relay', 'side', 'side up'].map((kind) => ({
    name: `${wormhole} ${kind}`,
    value: { id: wormhole, wormholes: [wormhole] },
  })),
)
/** "A has an alpha": a wormhole only where something is said to have it. */
const BARE_WORMHOLES: Named<Place>[] = WORMHOLES.map((wormhole) => ({
  name: wormhole,
  value: { id: wormhole, wormholes: [wormhole] },
}))
/** Mecatol Rex is printed on two tiles that are alike to a ship. */
const PLANET_WORDS: Named<Place>[] = systemTiles.flatMap(({ tile, planets, kind, set }) =>
  (kind === 'mecatol' && set === 'te' ? [] : planets).map((planet) => ({
    name: planet,
    value: { ...ofTile(tile, planet), planet },
  })),
)
/** Words of a planet's name that say it alone: "Vefut", "Albion". */
const TELLING = ['Albion', 'Bootha', 'Xull']
const SHORT_PLANETS: Named<Place>[] = systemTiles.flatMap(({ tile, planets }) => {
  const words = planets.flatMap((planet) => planet.split(' ').slice(0, -1))
  const others = systemTiles.filter((one) => one.tile !== tile).flatMap((one) => one.planets)
  const telling = [...words, ...TELLING.filter((word) => planets.some((planet) => planet.endsWith(` ${word}`)))]
  return [...new Set(telling)]
    .filter((word) => /^[A-Z][a-z]{3,}$/.test(word) && !others.some((planet) => planet.split(' ').includes(word)))
    .map((word) => {
      const [planet, ...more] = planets.filter((one) => one.split(' ').includes(word))
      return { name: word, value: more.length ? ofTile(tile, word) : { ...ofTile(tile, planet), planet: planet! } }
    })
})
/** What wormholes it has hangs on its side. */
const NEXUS: Place = { id: 'nexus', tile: NEXUS_TILE, anomalies: [] }
const HOME_WORDS: Named<Place>[] = [
  ...factions.flatMap((faction) =>
    faction.homeTile
      ? factionNames(faction).flatMap((said) =>
          [`${said} home`, `home of ${said}`, `home of the ${said}`, `${said} homeworld`].map((name) => ({
            name,
            value: ofTile(faction.homeTile!, `${said} home`),
          })),
        )
      : [],
  ),
  ...['nexus', 'wormhole nexus'].map((name) => ({ name, value: NEXUS })),
  { name: 'mecatol', value: ofTile('18', 'Mecatol Rex') },
  { name: 'rex', value: ofTile('18', 'Mecatol Rex') },
  { name: 'creuss gate', value: ofTile(CREUSS_GATE_TILE, 'Creuss Gate') },
  { name: 'my home system', value: { id: 'home' } },
  { name: 'home system', value: { id: 'home' } },
  { name: 'my home', value: { id: 'home' } },
  { name: 'home', value: { id: 'home' } },
  { name: 'empty space', value: { id: 'empty space', anomalies: [], wormholes: [] } },
  { name: 'empty system', value: { id: 'empty system', anomalies: [], wormholes: [] } },
]
/** A faction is no place, whatever its planet is called: "the Ghosts of Creuss". */
const NOWHERE: Place = { id: '' }
const FACTION_WORDS: Named<Place>[] = factions.flatMap(({ name }) =>
  [name.replace(/^The /, ''), ...name.split(' ').filter((word) => /\w-\w/.test(word))].map((said) => ({
    name: said,
    value: NOWHERE,
  })),
)
export const PLACES = [
  ...FACTION_WORDS,
  ...ANOMALY_WORDS,
  ...WORMHOLE_WORDS,
  ...BARE_WORMHOLES,
  ...PLANET_WORDS,
  ...SHORT_PLANETS,
  ...HOME_WORDS,
]
