import { describe, expect, it } from 'vitest'
import { openedOn, pictureOf } from '../../../app/_games/ti4/from-facts'
import { factsOf, type Position } from '../../../app/_games/ti4/position'
import { readPosition, writePosition } from '../../../app/_games/ti4/position-link'
import { sixPlayers } from '../../../app/_games/ti4/ready'
import { adjudicate } from '../../../lib/adjudicate'
import { ti4 } from '../../../lib/games/ti4'
import type { RawFacts } from '../../../lib/kernel/facts'

const movement = ti4.checkers.find(({ id }) => id === 'movement')!
const verdictOf = (facts: RawFacts): string => {
  const found = adjudicate([ti4], { checker: 'ti4/movement', facts, presume: false })
  return 'verdict' in found ? found.verdict : 'refused'
}
const opened = (facts: RawFacts): Position | undefined => {
  const picture = pictureOf(facts)
  return picture && openedOn(facts, picture)?.position
}

describe('a typed case as a map', () => {
  it('is not drawn before a system is told', () => {
    expect(pictureOf({})).toBeUndefined()
    expect(pictureOf({ systems: [{}] })).toBeUndefined()
    expect(pictureOf({ units: [{ id: 'x' }], systems: 'none' })).toBeUndefined()
  })

  it('says what is not told instead of drawing it', () => {
    const picture = pictureOf({
      systems: [{ id: 'b' }, { id: 'a', anomalies: [], wormholes: [] }],
      units: [{ id: 'cru', type: 'cruiser-i', system: 'a', owner: 'Ann' }],
      moves: [{ ship: 'cru', path: ['a', 'b'], loads: [] }],
    })!
    expect([...picture.vague]).toEqual(['b'])
    expect(picture.unplaced).toEqual(['b', 'a'])
    expect(picture.position.board.systems.map(({ id, hex }) => [id, hex?.q])).toEqual([
      ['b', 1],
      ['a', 0],
    ])
    expect(openedOn({}, picture)).toBeUndefined()
  })

  it('opens every scenario it can on the map with the same verdict, in a link', () => {
    let count = 0
    // Every fourth is enough, as each is judged twice.
    for (const { facts } of movement.scenarios.filter((_, i) => i % 4 === 0)) {
      const position = opened(facts)
      if (!position) continue
      count++
      const back = readPosition(writePosition(position)!)!
      expect(back.moves).toHaveLength((facts as { moves?: unknown[] }).moves?.length ?? 0)
      // The map has a number of tokens for everybody: what waits for one is decided there.
      const verdict = verdictOf(facts)
      if (verdict !== 'undetermined') expect(verdictOf(factsOf(back)), JSON.stringify(facts)).toBe(verdict)
    }
    expect(count).toBeGreaterThan(8)
  })

  it('gives another tile to a system on the map that is only called like one that lies off it', () => {
    const { facts } = movement.scenarios.find(({ title }) => title === 'A system on the map that is only called 51')!
    const position = opened(facts)!
    expect(position.board.systems.map(({ tile }) => tile)).not.toContain('51')
    expect(verdictOf(factsOf(readPosition(writePosition(position)!)!))).toBe(verdictOf(facts))
  })

  it('opens the map’s own facts as the map they came from', () => {
    const position = sixPlayers()
    const back = opened(factsOf(position))!
    expect(back.board).toEqual(position.board)
    expect(back.effects).toEqual(position.effects)
  })
})
