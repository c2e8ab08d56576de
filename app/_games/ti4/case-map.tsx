import { type ReactNode, useMemo } from 'react'
import type { SystemFacts } from '../../../lib/games/ti4/facts'
import type { RawFacts } from '../../../lib/kernel/facts'
import { openedOn, pictureOf } from './from-facts'
import { HexFace, Planets } from './hex-face'
import { corners, layoutOf, placesOf, RADIUS } from './places'
import { writePosition } from './position-link'
import { Lanes, RouteCounts, RouteLine } from './route-line'
import { signsOf } from './seats'
import { Texture, TextureDefs } from './textures'
import { tintOf } from './tints'
import { hexWords } from './words'

/** Around the picture, so that no tile touches its edge. */
const AIR = 12

interface Props {
  facts: RawFacts
  /** Address of the map. */
  href: string
}

/** A typed case as a small map, for looking: the form beside it is its list. With a door to the real one. */
export function CaseMap({ facts, href }: Props): ReactNode {
  const picture = useMemo(() => pictureOf(facts), [facts])
  const opened = useMemo(() => picture && openedOn(facts, picture), [facts, picture])
  if (!picture) return null
  const { position, vague, unplaced, tokens } = picture
  const places = placesOf(position)
  const isBlank = ({ id, anomalies, wormholes }: SystemFacts) => vague.has(id) && !anomalies.length && !wormholes.length
  const { box, spots, letters } = layoutOf(position, places)
  const signs = signsOf(position.board.players)
  const routes = [...new Map(position.moves.map(({ path }) => [path.join(' '), path])).values()]
  const link = opened && writePosition(opened.position)
  const words = position.board.systems.map((system) => hexWords(position, system, []))
  return (
    <figure className="m-0 grid gap-1">
      <svg
        viewBox={`${box.x - AIR} ${box.y - AIR} ${box.width + 2 * AIR} ${box.height + 2 * AIR}`}
        role="img"
        aria-label={`The case as a map. ${words.join('. ')}.`}
        className="case-map block max-h-80 w-full rounded-[10px]"
      >
        <TextureDefs />
        <Lanes position={position} />
        {places.map((place) => {
          const system = place.kind === 'system' ? place.system : undefined
          const spot = spots.get(place.id)!
          if (!system) return null
          return (
            <g key={place.id} data-drawn={place.id}>
              <polygon
                points={corners(spot, RADIUS - 1)}
                fill={tintOf(system)}
                stroke={position.board.active === system.id ? 'var(--game)' : 'var(--tile-edge)'}
                strokeWidth={position.board.active === system.id ? 5 : 1.5}
                strokeDasharray={unplaced.includes(system.id) || !place.hex ? '6 4' : undefined}
              />
              {system.anomalies.map((kind) => (
                <Texture key={kind} kind={kind} {...spot} />
              ))}
              <Planets system={system} {...spot} />
              {isBlank(system) && (
                <text x={spot.x} y={spot.y + 4} textAnchor="middle" fontSize="26" fill="var(--muted)">
                  ?
                </text>
              )}
            </g>
          )
        })}
        {routes.map((path) => (
          <RouteLine key={path.join(' ')} position={position} spots={spots} path={path} />
        ))}
        {position.board.systems.map((system) => (
          <HexFace key={system.id} {...{ position, letters, signs, system }} {...spots.get(system.id)!} />
        ))}
        {routes.map((path) => (
          <RouteCounts key={path.join(' ')} position={position} spots={spots} path={path} />
        ))}
      </svg>
      <figcaption className="text-sm leading-snug text-muted">
        {unplaced.length > 0 && 'Dashed: you did not say where they are; they stand in the order of the route. '}
        {position.board.systems.some(isBlank) && '“?”: you did not say which anomalies or wormholes are there. '}
        {link &&
          opened.names.length > 0 &&
          `On the map ${opened.names.map(([id, tile]) => `${id} is ${tile}`).join(', ')}.`}
        {link &&
          tokens !== undefined &&
          ` Where nobody said how many, the map puts ${tokens} command tokens into a pool.`}
      </figcaption>
      {link && (
        <p className="m-0">
          <a className="inline-flex min-h-11 items-center font-semibold" href={`${href}${link}`}>
            Open this case on the map
          </a>
        </p>
      )}
    </figure>
  )
}
