import { describe, expect, it } from 'vitest'
import { positionOf, withText } from '../../../app/_games/ti4/from-import'
import { factsOf, type Position, systemOf } from '../../../app/_games/ti4/position'
import { readPosition, writePosition } from '../../../app/_games/ti4/position-link'
import { sixPlayers } from '../../../app/_games/ti4/ready'
import { flipOffMap } from '../../../app/_games/ti4/tiles'
import { adjudicate } from '../../../lib/adjudicate'
import { ti4 } from '../../../lib/games/ti4'
import { FRACTURE_TILES, systemTiles } from '../../../lib/games/ti4/data/tiles'
import { readImport } from '../../../lib/games/ti4/imports'
import type { ReadPosition } from '../../../lib/games/ti4/imports/position'

const THUNDER =
  '35 30 98 34 113 101 109 47 37 44 110 49 27 48 38 46 28 43 0 42 100 0 40 105 0 39 111 0 114 99 0 29 115 0 26 107 901B0 902B0 903B0 904B0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 905B0 906B0 900B0'
const STORMY =
  '61 73 68 63 60 42 88B4 64 19 65 72 76 85B4 26 69 66 31 75 0 41 38 0 43 25 0 79 21 0 67 62 0 80 27 0 45 35'
const MAGI =
  '{85A2} 70 84A5 0 83A2 69 0 62 42 90B1 36 27 34 65 68 46 76 74 75 0 88B2 26 44 37 66 25 43 48 19 18 78 35 61 79 49 64 45 29 80 50 67 33 0 22 87B3 86A5 73 0 38 77 39 40 41 59 0 47 72 24 0 28 91B1'
const OVERLAY =
  '{-1} -1 -1 -1 85A0 -1 -1 -1 -1 -1 -1 -1 88A0 -1 87A0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 83A0 86A0 84A3'
const POT =
  '116 62 115 101 74 102 110 48 75 39 27 25 76 79 108 67 109 40 4 19 72 94 117 99 53 47 111 55 46 73 52 50 97 95 42 100'
const HEX_SUMMARY = '18+0+0*b;Bio,71+0+2Rct;Ro;Ri,36+1+1Kcf;Km*I;Ki,76+1-1;;;,72+0-2'
const ASYNC = JSON.stringify({
  versionSchema: 7,
  tilePositions: ['000:18', '101:85a180', '102:58', '103:26', '104:39', 'tl:82b', '105:er82'],
  tileUnitData: {
    '102': {
      space: {
        argent: [
          { entityId: 'ff', entityType: 'unit', count: 2 },
          { entityId: 'cv', entityType: 'unit', count: 1 },
        ],
      },
      planets: { ylir: { entities: { argent: [{ entityId: 'pd', entityType: 'unit', count: 1 }] } } },
      ccs: ['blue'],
    },
    '103': { space: { sardakk: [{ entityId: 'zz', entityType: 'unit', count: 1 }] }, planets: {}, ccs: [] },
  },
  playerData: [
    { faction: 'argent', color: 'blue', tacticalCC: 2, fleetCC: 4, techs: ['gd', 'cv2', 'sr'] },
    { faction: 'sardakk', color: 'red', tacticalCC: 3, fleetCC: 3, techs: [] },
  ],
})

const read = (text: string): ReadPosition => {
  const found = readImport(text)
  if ('problem' in found) throw new Error(found.problem)
  return found
}
const said = (text: string) => read(text).aside.map(({ message }) => message)
const at = (found: ReadPosition, id: string) => found.systems.find((system) => system.id === id)

describe('map strings of other tools', () => {
  it('has every tile of Thunder’s Edge', () => {
    expect(systemTiles.filter(({ set }) => set === 'te')).toHaveLength(35)
    expect(at(read(POT), '117')?.anomalies).toEqual(['asteroid-field', 'gravity-rift'])
  })

  it('reads a map of Thunder’s Edge; the numbers of The Fracture are named', () => {
    const found = read(THUNDER)
    expect(found.systems.filter(({ hex }) => hex)).toHaveLength(31)
    expect(found.open).toHaveLength(6)
    expect(found.aside).toHaveLength(7)
    expect(found.aside[0]).toMatchObject({ at: 37, token: '901B0' })
    expect(at(found, '113')).toMatchObject({ anomalies: ['gravity-rift'], wormholes: ['beta'] })
  })

  it('reads turned hyperlanes and a centre of its own', () => {
    expect(read(STORMY).hyperlanes.map(({ face, rotation }) => `${face}${rotation}`)).toEqual(['88B4', '85B4'])
    const magi = read(MAGI)
    expect(magi.hyperlanes[0]).toMatchObject({ hex: { q: 0, r: 0 }, face: '85A', rotation: 2 })
    expect(at(magi, '18')?.hex).not.toEqual({ q: 0, r: 0 })
    expect(read(OVERLAY).hyperlanes).toHaveLength(6)
    expect(read(OVERLAY).systems.filter(({ hex }) => hex)).toEqual([])
  })

  it('puts a home beside the map with its gate', () => {
    const found = read(POT)
    expect(at(found, '118')).toMatchObject({ wormholes: ['epsilon'] })
    expect(at(found, '118')?.hex).toBeUndefined()
    expect(at(read('51 19'), '17')?.hex).toEqual({ q: 0, r: -1 })
    expect(at(read('51 19'), '51')?.hex).toBeUndefined()
    expect(at(read('19 82B 20'), '82')).toMatchObject({ nexus: 'active' })
    expect(at(read('19 82B 20'), '20')?.hex).toEqual({ q: 1, r: 0 })
  })

  it('reads an address of Keegan’s generator, of ti4-lab, and Milty’s turns', () => {
    const keegan = read('https://keeganw.github.io/ti4/?settings=T6&tiles=18,19,83A-3,0,-1,20')
    expect([...keegan.systems.map(({ id }) => id), keegan.hyperlanes[0]?.rotation]).toEqual(['18', '19', '20', '82', 3])
    const lab = read('https://tidraft.com/map-generator?map=19%2C83A%3A180%2C_%2CX%2CH3%2C96')
    expect(lab.systems.map(({ id }) => id)).toEqual(['18', '19', '96A', '82'])
    expect(lab.hyperlanes[0]).toMatchObject({ face: '83A', rotation: 3, hex: { q: 1, r: -1 } })
    expect(lab.open).toHaveLength(2)
    expect(read('19 85A+0 85a180').hyperlanes.map(({ rotation }) => rotation)).toEqual([0, 3])
  })

  it('says what it takes for granted', () => {
    const whole = `41 ${STORMY}`
    expect(read(whole).notes.join()).toMatch(/37 tiles: the first, 41, is taken to be the center/)
    expect(at(read(whole), '61')?.hex).toEqual({ q: 0, r: -1 })
    const left = readImport(whole, false)
    expect('systems' in left && left.systems.find(({ id }) => id === '41')?.hex).toEqual({ q: 0, r: -1 })
    expect(read(`18 ${STORMY}`).notes).toEqual([])
    // a ti4-lab string for the table loses its turns, and nobody could see it
    expect(read('18 41 85A 42 84A').notes.join()).toMatch(/each is laid unturned/)
    expect(read('18 41 85A0 42 84A').notes).toEqual([])
  })

  it('tells slices, foreign links and broken JSON apart', () => {
    const problem = (text: string) => {
      const found = readImport(text)
      return 'problem' in found ? found.problem : ''
    }
    expect(problem('35 30 98 34 46\n37 44 110 49 27\n28 43 42 100 40')).toMatch(/slices of a draft/)
    expect(problem('https://miltydraft.com/d/abcdef')).toMatch(/link holds no map/)
    expect(problem('{"tilePositions": ["000:18"')).toMatch(/ends early/)
    expect(problem('{"a": 1}')).toMatch(/has no map/)
    expect(problem('   ')).toMatch(/Nothing is here/)
  })
})

describe('whole positions', () => {
  it('lays the home of Creuss and the nexus of a HexSummary beside the map, wherever the table has them', () => {
    for (const text of ['18+0+0,51+4-4Gh;Gi,17+3-3,82B0+9-9Rd', '82B0+3-4Rd,17+3-3,51+9-9Gh;Gi,18+0+0']) {
      const read = readImport(text) as ReadPosition
      expect(read.aside, text).toEqual([])
      expect(Object.fromEntries(read.systems.map(({ id, hex }) => [id, hex])), text).toEqual({
        17: { q: 3, r: 0 },
        18: { q: 0, r: 0 },
        51: undefined,
        82: undefined,
      })
      const units = read.fleets.map(({ type, system, at }) => `${type} ${system} ${at}`).sort()
      expect(units, text).toEqual(['dreadnought 82 space', 'flagship 51 space', 'infantry 51 Creuss'])
    }
  })
  it('takes a nexus with units in a HexSummary as turned, and says that the side of an empty one is not told', () => {
    const entered = read('18+0+0,82+9-9Rd;Ri')
    expect(at(entered, '82')).toMatchObject({ nexus: 'active' })
    expect(entered.notes).toEqual([])
    const empty = read('18+0+0,82+9-9Rt;Ro*d')
    expect(at(empty, '82')).toMatchObject({ nexus: 'inactive' })
    expect(empty.notes).toEqual([
      'This format does not tell the side of the nexus: it lies inactive side up, until you turn it.',
    ])
  })

  it('takes the laws of AsyncTI4 that bear on movement, which are nobody’s', () => {
    const laws = ['Enforced Travel Ban', 'Minister of War', 'Wormhole Reconstruction'].map((name) => ({
      id: '?',
      name,
    }))
    const { position } = positionOf(read(JSON.stringify({ ...JSON.parse(ASYNC), lawsInPlay: laws })))
    expect(position.effects.filter(({ owner }) => owner === undefined)).toEqual([
      { id: 'enforced-travel-ban' },
      { id: 'wormhole-reconstruction' },
    ])
    expect(readPosition(writePosition(position)!)).toEqual(position)
  })

  it('reads the tokens of a map export, and names what it tells of a place that this map cannot show', () => {
    const entry = (position: string, tileID: string, more: object = {}) => ({ position, tileID, planets: [], ...more })
    const text = JSON.stringify({
      mapInfo: [
        entry('000', '18', { tokens: ['token_custodian.png'], customHyperlaneString: '' }),
        entry('101', '26', { tokens: ['token_gamma.png'], borderAnomalies: [], adjacencyOverrides: [] }),
        entry('102', '39', { customAdjacencies: ['305'] }),
        entry('tl', '82b', { tokens: ['token_gamma.png', 'token_ionalpha.png'] }),
      ],
    })
    expect(at(read(text), '26')?.wormholes).toEqual(['alpha', 'gamma'])
    // What the side of the nexus shows is there without a token, too.
    expect(at(read(text), '82')).toMatchObject({ nexus: 'active', wormholes: [] })
    expect(said(text)).toEqual(['Lines, borders and neighbors of its own at 102 cannot be laid on this map.'])
  })

  it('lays the tokens that change a system: wormholes, anomalies, breaches', () => {
    const summary = read('18+0+0*b;Bio,19+0+2*ea,20+1+1*gN,21+1-1*h,22+0-2Rc*n;*mk,23-1-1*?')
    const wormholes = Object.fromEntries(summary.systems.map((system) => [system.id, system.wormholes]))
    expect(wormholes).toMatchObject({ 18: ['beta'], 19: ['alpha'], 20: ['gamma', 'beta'], 22: ['alpha'], 23: [] })
    expect(at(summary, '21')?.anomalies).toEqual(['gravity-rift'])
    expect(summary.aside.map(({ message }) => message)).toEqual(['“?” in 23 is not a token we know.'])
    const token = (entityId: string) => ({ entityId, entityType: 'token', count: 1 })
    const text = JSON.stringify({
      tilePositions: ['000:18', '101:92', '102:39'],
      tileUnitData: {
        '000': { space: { neutral: ['custodian', 'token_gamma.png', 'mirage'].map(token) } },
        '101': { space: { neutral: ['frontier', 'gravityrift', 'breachactive', 'ingress'].map(token) } },
        '102': { space: { neutral: ['creussalpha', 'ionbeta', 'token_nebula_async.png'].map(token) } },
      },
      playerData: [],
    })
    const web = read(text)
    expect(at(web, '18')?.wormholes).toEqual(['gamma'])
    expect(at(web, '92')).toMatchObject({
      anomalies: ['nebula', 'gravity-rift'],
      marks: ['legendary', 'active-breach', 'ingress'],
    })
    expect(at(web, '39')).toMatchObject({ anomalies: ['nebula'], wormholes: ['alpha', 'beta'] })
    expect(said(text)).toEqual(['mirage at 000 is not a token we know.'])
    const { position } = positionOf(summary)
    expect(readPosition(writePosition(position)!)).toEqual(position)
  })

  it('reads a HexSummary with units, colours and tokens', () => {
    const found = read(HEX_SUMMARY)
    expect(at(found, '71')?.hex).toEqual({ q: 0, r: -1 })
    expect(at(found, '36')?.hex).toEqual({ q: 1, r: -1 })
    expect(found.fleets).toContainEqual({ owner: 'Pink', system: '36', at: 'Arnor', type: 'mech', count: 1 })
    expect(found.tokens).toEqual([{ system: '71', player: 'Red' }])
    const { position, aside } = positionOf(found)
    expect(aside).toEqual([])
    expect(position.board.players).toEqual(['Blue', 'Red', 'Pink'])
    expect(readPosition(writePosition(position)!)).toEqual(position)
  })

  it('takes the upgrades of every faction from AsyncTI4, and names a technology that is not always in effect', () => {
    const game = (faction: string, techs: string[], entityId: string) =>
      read(
        JSON.stringify({
          tilePositions: ['000:18', '101:92'],
          tileUnitData: { '101': { space: { [faction]: [{ entityId, entityType: 'unit', count: 1 }] } } },
          playerData: [
            { faction, color: 'blue', techs },
            { faction: 'sol', color: 'red', techs: [] },
          ],
        }),
      )
    const upgraded = [
      ['muaat', 'pws2', 'ws', 'prototype-war-sun-ii'],
      ['l1z1x', 'sdn2', 'dn', 'super-dreadnought-ii'],
      ['titans', 'se2', 'ca', 'saturn-engine-ii'],
      ['nomad', 'm2', 'fs', 'memoria-ii'],
      ['argent', 'swa2', 'dd', 'strike-wing-alpha-ii'],
      ['ralnel', 'linkship2', 'dd', 'linkship-ii'],
      ['crimson', 'exile2', 'dd', 'exile-ii'],
    ] as const
    for (const [faction, tech, unit, type] of upgraded) {
      const { position } = positionOf(game(faction, [tech], unit))
      expect(position.board.units.map((one) => one.type)).toEqual([type])
    }
    const muaat = positionOf(game('muaat', ['mr'], 'ws')).position
    expect(muaat.effects).toContainEqual({ id: 'magmus-reactor', owner: 'Muaat' })
    expect(game('winnu', ['lgf'], 'fs').aside).toEqual([
      { at: 0, token: 'lgf', message: 'Lazax Gate Folding is not always in effect: add it where it is.' },
    ])
  })

  it('says which things of players in the data of AsyncTI4 are not read, and only where there are some', () => {
    const notesWith = (...more: object[]) => {
      const { playerData, ...rest } = JSON.parse(ASYNC)
      return read(
        JSON.stringify({ ...rest, playerData: playerData.map((one: object, i: number) => ({ ...one, ...more[i] })) }),
      ).notes
    }
    expect(notesWith({ relics: [], leaders: [], breakthrough: '' })).toEqual([])
    expect(notesWith({}, { relics: ['circletofthevoid'] })).toEqual([
      'Not read: relics of players. Add those that are in effect.',
    ])
    const leaders = [{ id: 'argentagent', type: 'agent', locked: false }]
    expect(
      notesWith({ leaders, breakthrough: { id: 'argentbt' } }, { leaders, promissoryNotesInPlayArea: ['ra'] }),
    ).toEqual(['Not read: leaders, breakthroughs and promissory notes of players. Add those that are in effect.'])
  })

  it('reads the web data of AsyncTI4 with technologies and upgrades; strange things are named', () => {
    const found = read(ASYNC)
    expect(found.hyperlanes[0]).toMatchObject({ face: '85A', rotation: 3 })
    expect(at(found, '82')).toMatchObject({ nexus: 'active' })
    expect(said(ASYNC)).toEqual(['er82 is not a tile we know.', 'zz is not a unit we know.'])
    const { position } = positionOf(found)
    expect(position.board.players).toEqual(['Argent', 'Norr'])
    expect(position.fleet).toEqual([4, 3])
    expect(position.effects).toContainEqual({ id: 'gravity-drive', owner: 'Argent' })
    expect(position.board.units.map(({ type, at: place }) => `${type} ${place}`).sort()).toEqual([
      'carrier-ii space',
      'fighter-i space',
      'fighter-i space',
      'pds-i Ylir',
    ])
    expect(systemOf(position, '58')?.tokens).toEqual(['Argent'])
  })
})

describe('fleets as text', () => {
  const units = ({ board }: Position, owner: string) =>
    board.units
      .filter((unit) => unit.owner === owner)
      .map(({ type, system, at: place }) => `${type} ${system} ${place}`)
  const bare = () => {
    const position = sixPlayers()
    return { ...position, board: { ...position.board, units: [] } }
  }

  it('reads short and long names, owners, places and planets', () => {
    const { position, aside, active } = withText(
      bare(),
      'Sol: 1 cv, 2 ff in 1; 2 inf on Loki\n2 dreadnoughts, war sun in 99 for Letnev\n2 dn, war sun in 27 for Letnev\nHacan 3 cr2 at 69\nactive 38',
    )
    expect(aside).toEqual([
      { at: 2, token: '2 dreadnoughts, war sun in 99 for Letnev', message: expect.stringMatching(/99/) },
    ])
    expect(units(position, 'Sol')).toEqual([
      'advanced-carrier-i 1 space',
      'fighter-i 1 space',
      'fighter-i 1 space',
      'infantry-i 75 Loki',
      'infantry-i 75 Loki',
    ])
    expect(units(position, 'Letnev')).toEqual(['dreadnought-i 27 space', 'dreadnought-i 27 space', 'war-sun 27 space'])
    expect(units(position, 'Hacan')).toEqual(['cruiser-ii 69 space', 'cruiser-ii 69 space', 'cruiser-ii 69 space'])
    expect(active).toBe('38')
  })

  it('reads what a chosen system and seat leave unsaid, homes, colours, tokens', () => {
    const here = { owner: 'Nekro', system: '72' }
    expect(withText(bare(), '3 cr, 1 cv, 4 ff', here).fleets.map(({ count }) => count)).toEqual([3, 1, 4])
    const { position, tokens } = withText(bare(), 'orange: two destroyers ii, 1 command token at home', {})
    expect(units(position, 'Norr')).toEqual(['destroyer-ii 13 space', 'destroyer-ii 13 space'])
    expect(tokens).toEqual([{ system: '13', player: 'Norr' }])
    expect(units(withText(bare(), '2 ground forces in space in 8 for nekro').position, 'Nekro')[0]).toBe(
      'infantry-i 8 space',
    )
  })

  it('leaves what it does not understand where it is', () => {
    const messages = (text: string) => withText(bare(), text).aside.map(({ message }) => message)
    expect(messages('3 cr')).toEqual(['Say which system: “in 27”, or the name of a planet.'])
    expect(messages('3 cr in 72')).toEqual(['Say whose they are: “for blue”, or a name before the colon.'])
    expect(messages('Sol: 3 zeppelins in 72')).toEqual(['“zeppelins” is not a unit, player or system here.'])
    expect(messages('Sol: 99 ff in 72')).toHaveLength(1)
  })
})

describe('what lies beside the map', () => {
  it('travels in the link: The Fracture, the homes of Creuss and of the Crimson Rebellion', () => {
    const { position: start } = positionOf(read(POT))
    const { position } = withText(flipOffMap(start, FRACTURE_TILES), 'Muaat: 2 cr in fracture4; active fracture5')
    const link = writePosition(position)!
    const back = readPosition(link)!
    expect(back.board.systems.map(({ id }) => id)).toEqual(expect.arrayContaining(['118', ...FRACTURE_TILES]))
    expect(writePosition(back)).toBe(link)
    expect(systemOf(back, 'fracture2')?.marks).toEqual(['egress', 'fracture'])
    const ruling = adjudicate([ti4], { checker: 'ti4/movement', facts: factsOf(back) })
    expect('error' in ruling && JSON.stringify(ruling.error)).toBe(false)
  })
})

describe('200 malformed samples', () => {
  const GOOD = [THUNDER, STORMY, MAGI, POT, OVERLAY, HEX_SUMMARY, ASYNC]
  const NOISE = [
    'er82',
    '999',
    '-7',
    '83Z9',
    '{}',
    'H',
    '%%',
    '85A7',
    '18',
    '18',
    'ü',
    '0',
    '–',
    '82C',
    '[1]',
    '1e3',
    '19.5',
  ]
  /** The same numbers every time. */
  const seeded = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }

  it('each gives a clear message or a map, and no word of a map string is lost', () => {
    let named = 0
    for (let n = 0; n < 200; n++) {
      const random = seeded(n + 1)
      const good = GOOD[n % GOOD.length]!
      const words = good.split(' ')
      for (let k = 0; k < 1 + random() * 5; k++)
        words.splice(
          Math.floor(random() * words.length),
          random() < 0.5 ? 1 : 0,
          NOISE[Math.floor(random() * NOISE.length)]!,
        )
      let text = words.join(random() < 0.5 ? ' ' : ', ')
      if (random() < 0.3) text = text.slice(0, Math.floor(random() * text.length))
      const found = readImport(text)
      if ('problem' in found) {
        expect(found.problem, text).toMatch(/^.{8,}[.]$/)
        named++
        continue
      }
      for (const { message, token } of found.aside) {
        expect(message, text).toMatch(/^.{8,}\.$/)
        expect(text, token).toContain(token)
      }
      named += found.aside.length
      if (found.tool !== 'a map string') continue
      const laid = new Set([...found.systems.map(({ id }) => id), ...found.hyperlanes.map(({ face }) => face)])
      const aside = new Set(found.aside.map(({ token }) => token))
      for (const word of text.split(/[\s,]+/).filter(Boolean)) {
        const bare = word.replace(/[{}]/g, '').toUpperCase()
        const isNothing = /^(0|-1|X|-|_|H\d*|)$/.test(bare)
        const number = /^\d+[AB]?/.exec(bare)?.[0] ?? ''
        const isLaid = [bare, number, number.replace(/[AB]$/, ''), String(Number.parseInt(number, 10))].some((one) =>
          laid.has(one),
        )
        expect(isNothing || aside.has(word) || isLaid, `${word} of ${text}`).toBe(true)
      }
    }
    expect(named).toBeGreaterThan(200)
  })
})
