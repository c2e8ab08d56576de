/**
 * All that is read of texts of other tools, word by word, as it was accepted (fact sheet on formats, sections 2.2 and 2.4).
 * A change made on purpose is accepted with `npx vitest run tests/unit/ti4/imports-whole.test.ts -u`.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeMapString } from '../../../lib/games/ti4/board/map-string.ts'
import { readImport } from '../../../lib/games/ti4/imports/index.ts'

const unit = (entityId: string, count?: unknown) => ({ entityId, entityType: 'unit', count })
const ASYNC = {
  tilePositions: [
    '000:112',
    '101:27',
    '106:51',
    '201:18',
    '212:85a120',
    '213:26',
    '607:42',
    '619:41',
    '637:40',
    '701:39',
  ],
  mapInfo: [
    { position: 'tl', tileID: '82b' },
    { position: 'br', tileID: '51' },
    { position: 'bl', tileID: 'fracture1' },
    {},
  ],
  borderAnomalies: [{ type: 'arm_of_the_void' }],
  playerData: [
    {
      faction: 'ghost',
      color: 'gold',
      tacticalCC: 0,
      fleetCC: 99,
      techs: ['amd', 'ht2', 'none'],
      exhaustedTechs: ['ps'],
    },
    { faction: 'keleresm', color: 'lime', tacticalCC: -1, fleetCC: 2.5, techs: 'gd' },
    { color: 'red' },
    'nobody',
  ],
  tileUnitData: {
    '101': {
      space: { ghost: [unit('fs'), unit('ff', 99), { entityId: 'ws', entityType: 'token' }], gold: [unit('dd', 2)] },
      planets: {
        newalbion: { entities: { ghost: [unit('gf', 3)] } },
        starp: { entities: { keleresm: [unit('mf', 1)] } },
        jord: { entities: { ghost: [unit('pd', 1)] } },
      },
      ccs: ['gold', 'command_lime.png', 'red'],
    },
    '201': { space: { nobody: [unit('ca', 1)], ghost: [unit('xx', 1)] }, planets: {}, ccs: 'gold' },
    '505': { space: { ghost: [unit('cv', 2)] }, ccs: ['gold'] },
  },
}

const TEXTS: [string, ...(boolean | undefined)[]][] = [
  // map strings: the centre left out, told, in braces, taken to be the first, and settled by whoever pastes
  ['19 20 21 22'],
  ['18 19 20'],
  ['112 19 20'],
  ['{31} 19 20'],
  ['19 20 21', true],
  ['18 19 20', false],
  [Array.from({ length: 19 }, (_, i) => 19 + i).join(' ')],
  [Array.from({ length: 20 }, (_, i) => 19 + i).join(' ')],
  // what lies beside the map, and what comes twice or where another lies
  ['51 17 82 82b 118 94 4 4'],
  ['17 94'],
  ['901 903B0 907 908 900'],
  ['83a 83A1 84b-2 85a:3 86A240 87a60 88b301 83 83c 120 124 125 999 0g H3 -1 x _ - -7 1a 12e4'],
  [`{18} ${Array.from({ length: 126 }, () => '0').join(' ')} 27`],
  [`{18} ${Array.from({ length: 125 }, () => '0').join(' ')} 27`],
  // addresses
  ['https://keegan.github.io/ti4?tiles=18,27,0,26&pok=1'],
  ['https://ti4-lab.example?x=1&map=27%2026%200#top'],
  ['https://example.org/map'],
  ['milty.shenanigans.com/draft/1'],
  ['keegan?tiles=%zz'],
  // drafts, nothing, too much
  ['27 26 25 24 23\n19 20 21 22 34\n35 36 37 38 39'],
  ['27 26 25 24 23\n19 20 21 22 34'],
  [''],
  ['999 998'],
  ['hello world'],
  ['"27 26"'],
  // HexSummary
  ['18+0+0,27+0+2Rcf2t;Bi3*A;Rp,26+1-1Wh;Ww'],
  ['10+0+0Rf;Ri,1+0-2;Bs,2+0+4Bc;Bi;Gi'],
  ['18+0+0c,27+0+2R2zq;Ri;Ri;Ri,26+1+0,25+7+7,30+6-6,nothing,,83A1+2+0Rc,999+0+4Rc,998+0-4;*x,27+0+6Rc'],
  ['999+0+0'],
  ['18+0+0Wc;Bc;,27+0+2Pc;Yc;Rc,26+1-1Gr;Ey,25+1+1Kdhipswmtoo'],
  // JSON
  [JSON.stringify(ASYNC)],
  [JSON.stringify({ tilePositions: [] })],
  [JSON.stringify({ tiles: [] })],
  ['{"tilePositions": ['],
  ['[]'],
]

/** What was read, a line a thing. */
function said(text: string, first: boolean | undefined): string[] {
  const read = readImport(text, first)
  const asides = (read.aside ?? []).map(({ at, token, message }) => `  aside ${at} ${token}: ${message}`)
  if ('problem' in read) return [`  problem ${read.problem}`, ...asides]
  const systems = read.systems.map(({ id, hex, tile: _tile, ...more }) => {
    const told = Object.entries(more).flatMap(([key, value]) => (String(value) ? [`${key} ${value}`] : []))
    return `  ${id} ${hex ? `${hex.q},${hex.r}` : 'beside'} ${told.join('; ')}`
  })
  return [
    `  ${read.tool}${'centre' in read ? `, centre ${read.centre}` : ''}, open ${read.open.map(({ q, r }) => `${q},${r}`).join(' ')}`,
    ...systems,
    ...read.hyperlanes.map(({ id, rotation }) => `  lane ${id} turned ${rotation}`),
    ...read.seats.map((seat) => `  seat ${JSON.stringify(seat)}`),
    ...read.fleets.map(({ owner, system, at, type, count }) => `  ${count} ${type} of ${owner} in ${system}, ${at}`),
    ...read.tokens.map(({ system, player }) => `  token of ${player} in ${system}`),
    ...read.notes.map((note) => `  note ${note}`),
    ...asides,
    `  written ${writeMapString(read)}`,
  ].map((line) => line.trimEnd())
}

it('is what was accepted', async () => {
  const all = TEXTS.flatMap(([text, first]) => [
    `${text}${first === undefined ? '' : ` (first: ${first})`}`,
    ...said(text, first),
  ])
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot(join(process.cwd(), 'tests/fixtures/ti4-imports.txt'))
})

it('is refused where it is longer than any', () => {
  expect(readImport(`19${' '.repeat(1_997)}20`)).toEqual({
    problem: 'This is too long for a map string. Give tile numbers only.',
  })
  expect(readImport(`19${' '.repeat(1_996)}20`)).not.toHaveProperty('problem')
  expect(readImport(`{"${' '.repeat(3_999_998)}"`)).toEqual({ problem: 'This file is too large for a map.' })
  expect(readImport(`{"${' '.repeat(3_999_997)}"`)).toHaveProperty('problem', expect.stringContaining('JSON'))
})
