/** One system of a board's link: what is read, what is left out with a word, and how far each number goes. */
import { expect, test } from 'vitest'
import { readSystem } from '../../../../lib/games/starcom/board/read-system.ts'
import type { Issue } from '../../../../lib/kernel/ruling.ts'

const SEATS = 3
function read(text: string) {
  const issues: Issue[] = []
  const system = readSystem(text, SEATS, 'row 1', issues)
  return { system, told: issues.map(({ path, message, fix }) => `${path}|${message}|${fix}`) }
}

const bare = { faceDown: false, developments: 0, vessels: [] }
const ship = { owner: 2, card: 'cruiser', count: 1, attackBonus: 0, damage: 0 }
test.each<[string, object]>([
  ['h', { ...bare, card: 'homeworld' }],
  ['x', { ...bare, faceDown: true }],
  ['u', bare],
  ['hH2', { ...bare, card: 'homeworld', home: 2 }],
  ['wM20C120', { ...bare, card: 'ordinary', maximum: 20, controller: 1, developments: 20 }],
  ['wM1C01', { ...bare, card: 'ordinary', maximum: 1, controller: 0, developments: 1 }],
  ['wN', { ...bare, card: 'ordinary', combat: false, interdicted: false }],
  ['wS', { ...bare, card: 'ordinary', interdicted: true }],
  ['w-2cr', { ...bare, card: 'ordinary', vessels: [ship] }],
  [
    'w-2cr30a20d99-0sc',
    {
      ...bare,
      card: 'ordinary',
      vessels: [
        { ...ship, count: 30, attackBonus: 20, damage: 99 },
        { ...ship, owner: 0, card: 'scout' },
      ],
    },
  ],
])('%s is read as it was written', (text, system) => expect(read(text)).toEqual({ system, told: [] }))

test.each([
  ['z', '“z” is not a system', 'It lies face down here.'],
  ['', '“” is not a system', 'It lies face down here.'],
  ['w?'.repeat(20), '“w?w?w?w?w?w?” is not a system', 'It lies face down here.'],
  ['wH1', '“H1” cannot be read', 'It is left out.'],
  ['hH3', '“H3” cannot be read', 'It is left out.'],
  ['hH12', '“H12” cannot be read', 'It is left out.'],
  ['hH', '“H” cannot be read', 'It is left out.'],
  ['wM0', '“M0” cannot be read', 'It is left out.'],
  ['wM21', '“M21” cannot be read', 'It is left out.'],
  ['wM', '“M” cannot be read', 'It is left out.'],
  ['wC10', '“C10” cannot be read', 'It is left out.'],
  ['wC121', '“C121” cannot be read', 'It is left out.'],
  ['wC35', '“C35” cannot be read', 'It is left out.'],
  ['wC1', '“C1” cannot be read', 'It is left out.'],
  ['wN3', '“N3” cannot be read', 'It is left out.'],
  ['wZ12345678', '“Z1234567” cannot be read', 'It is left out.'],
  ['w-1zz', '“1zz” is not a ship or station', 'It is left out.'],
  ['w-1', '“1” is not a ship or station', 'It is left out.'],
  ['w-3cr', 'a vessel belongs to a player who is not at the table', 'It is left out.'],
  ['w-1cr0', 'a number of “1cr0” is out of range', 'It is left out.'],
  ['w-1cr31', 'a number of “1cr31” is out of range', 'It is left out.'],
  ['w-1cra21', 'a number of “1cra21” is out of range', 'It is left out.'],
  ['w-1crd100', 'a number of “1crd100” is out of range', 'It is left out.'],
])('%s: %s', (text, message, fix) => {
  const { system, told } = read(text)
  expect(told).toEqual([`row 1|row 1: ${message}.|${fix}`])
  const isCard = /^[wh]([A-Z]|-)/.test(text)
  expect(system).toEqual(
    isCard ? { ...bare, card: text[0] === 'h' ? 'homeworld' : 'ordinary' } : { ...bare, faceDown: true },
  )
})
