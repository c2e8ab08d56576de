/**
 * All that is read of lists of other tools, and how each is written again in every form, as it was accepted. A change made on
 * purpose is accepted with `npx vitest run tests/unit/games/legion/lists/whole.test.ts -u`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formsFor, readList, writeList } from '../../../../../lib/games/legion/lists/index.ts'

const FOLDER = join(process.cwd(), 'tests/fixtures/legion-lists')
const FIXTURE = join(process.cwd(), 'tests/fixtures/legion-lists-read.txt')

/** Texts with what no sample has. */
const ODD: Record<string, string> = {
  'one unit, a link and both decks': [
    'Mine',
    '795/800 (1 activation)',
    'Commander:',
    ' - Darth Vader (190): Force Push (10), Saber Throw (5) = 205',
    'Commands: • Ambush, •• Push, ? Nonsense Card',
    'Contingencies:',
    '••• Assault',
    'Battle Deck',
    'Objectives:',
    ' - Recover the Supplies',
    ' - Key Positions',
    'https://legionhq2.com/list/empire/800:bf:1kg0000,3ay0000',
  ].join('\n'),
  'a link after one, of another faction and force':
    'https://legionhq2.com/list/empire/800:bf:1a\nlegionhq.com/list/rebels/600:ebd:2b',
  'an unknown faction, limit and force': 'https://www.legionhq2.com/list/hutts/many:zz:1a,2b?x=1',
  'names only': '2x Ambush\nPush\nVader\nLuke Skywalker, Recon Intell\nsomething else entirely',
  'costs of upgrades that are not told': [
    'Mine',
    '100/800',
    '2× Stormtroopers (44)',
    ' - Scope',
    'AT-ST (195)',
    ' - Gunner (8)',
  ].join('\n'),
  'no costs': ['Mine', '- Stormtroopers', 'Commands: ? Ambush'].join('\n'),
  'admiral, two rows below the cards': [
    'Mine',
    '2 activations',
    '100/800',
    'Stormtroopers (44)',
    '--Scope (4)',
    'Ambush •, Push ••',
    'A, B',
    'C',
    'D',
    'E',
  ].join('\n'),
  'no points': [
    'Commander:',
    ' - Darth Vader',
    'Corps:',
    ' - 3× Stormtroopers (44): Scope (4) = 144',
    ' - Snowtroopers (48)',
  ].join('\n'),
  'three headings in another order': ['Mine', '10/20', 'Corps:', ' - B', 'Commander:', ' - A', 'Corps:', ' - C'].join(
    '\n',
  ),
}

function said(text: string): string[] {
  const list = readList(text)
  if ('problem' in list) return [`  problem ${JSON.stringify(list)}`]
  const written = formsFor(list).flatMap((form) => [
    `  as ${form}`,
    ...writeList(list, form)
      .split('\n')
      .map((line) => `    ${line}`),
  ])
  return [
    ...JSON.stringify(list, null, 1)
      .split('\n')
      .map((line) => `  ${line}`),
    ...written,
  ]
}

it('is what was accepted', async () => {
  const samples = readdirSync(FOLDER)
    .sort()
    .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)
  const all = [...samples, ...Object.entries(ODD)].flatMap(([name, text]) => [name, ...said(text)])
  const lines = all.map((line) => line.trimEnd())
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(FIXTURE)
})
