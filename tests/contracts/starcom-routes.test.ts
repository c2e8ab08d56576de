import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { EDITIONS, NEW } from '../../lib/games/starcom/facts.ts'
import { starcom } from '../../lib/games/starcom/index.ts'
import { scenarios } from '../../lib/games/starcom/jump/scenarios.ts'
import { facts as routeFacts } from '../../lib/games/starcom/route/facts.ts'
import { share } from '../brute-force/sample.ts'
import { jumping } from '../brute-force/starcom/jumping.ts'
import { Random } from '../brute-force/starcom/random.ts'

type Facts = Readonly<Record<string, unknown>>
interface Asked {
  title: string
  edition: string
  facts: Facts
  readings?: Readonly<Record<string, string>>
}

const PLACES = ['gridSize', 'fromRow', 'fromCol', 'toRow', 'toCol']
const AMBIGUITY = 'starcom:ambiguity.2'

/** How far the jump goes, from its rows and columns where the case gives those: a route is told it. */
function distance({ fromRow, fromCol, toRow, toCol }: Facts): Facts {
  const places = [fromRow, fromCol, toRow, toCol] as number[]
  if (places.some((place) => place === undefined)) return {}
  const far = Math.abs(places[0]! - places[2]!) + Math.abs(places[1]! - places[3]!)
  return { adjacent: far === 1, jumpDistance: far }
}

/** The same jump as a route of one. */
function asRoute(facts: Facts): Facts {
  const all = { ...facts, ...distance(facts) }
  const told = Object.entries(all).filter(([key]) => !PLACES.includes(key))
  const isOfShip = ([key]: [string, unknown]) => Object.hasOwn(routeFacts, key)
  return {
    ...Object.fromEntries(told.filter(isOfShip)),
    legs: [Object.fromEntries(told.filter((one) => !isOfShip(one)))],
  }
}

const verdictOf = (checker: string, { edition, readings }: Asked, facts: Facts) => {
  const ruling = adjudicate([starcom], { checker, edition, facts, presume: false, ...(readings ? { readings } : {}) })
  if ('error' in ruling) return { refused: true }
  return {
    verdict: ruling.verdict,
    forbids: ruling.verdict === 'illegal' ? [...ruling.deciding].sort() : [],
    readings: (ruling.readings ?? []).map(({ ambiguity, point, reading, verdict }) => [
      ambiguity,
      point,
      reading,
      verdict,
    ]),
  }
}

/** A route counts by the array as we read it, so a case that reads adjacency otherwise is none of its own. */
const isCountable = ({ facts, readings }: Asked) => !readings?.[AMBIGUITY] || facts.fromRow === undefined

const cases: Asked[] = scenarios
  .map(({ title, edition = NEW, facts, readings }) => ({ title, edition, facts, ...(readings ? { readings } : {}) }))
  .filter(isCountable)

const drawn = (edition: string): Asked[] => {
  const random = new Random(771)
  return Array.from({ length: Math.round(400 * share) }, (_, i) => ({
    title: `${edition} draw ${i}`,
    edition,
    facts: jumping.deal(random, edition),
  }))
}

describe('a jump is allowed exactly when the route of that one jump is', () => {
  it.each(cases)('$title', (asked) => {
    expect(verdictOf('starcom/route', asked, asRoute(asked.facts))).toEqual(
      verdictOf('starcom/jump', asked, asked.facts),
    )
  })

  it.each(EDITIONS)('random jumps of %s', (edition) => {
    const differing = drawn(edition).filter(
      (asked) =>
        JSON.stringify(verdictOf('starcom/route', asked, asRoute(asked.facts))) !==
        JSON.stringify(verdictOf('starcom/jump', asked, asked.facts)),
    )
    expect(differing.slice(0, 2)).toEqual([])
  })
})
