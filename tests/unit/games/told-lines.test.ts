/** Lines of lists as players say them: one of each sort, as chips and cards show them. */
import { expect, test } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { sayLines } from '../../../lib/kernel/fact-words.ts'
import type { ListFact, RawFacts } from '../../../lib/kernel/facts.ts'

function said(checker: string, fact: string, lines: readonly RawFacts[]): string {
  const found = games.flatMap((pack) => pack.checkers).find((one) => `${one.game}/${one.id}` === checker)
  return sayLines((found!.facts[fact] as ListFact).of, lines)
}
const corvette = { owner: 'red', type: 'ship', class: 'Small', attack: 2 }

test.each<[string, string, readonly RawFacts[], string]>([
  ['starcom/siege', 'vessels', [corvette, corvette], '2 × Small ship of red, attack 2'],
  ['starcom/siege', 'vessels', [{ owner: 'me', type: 'ship', class: 'Fighter' }], 'Fighter, mine'],
  ['starcom/siege', 'vessels', [{ type: 'station', attack: 0 }], 'station, attack 0'],
  ['starcom/siege', 'vessels', [{ ...corvette, printedAttack: 1 }], 'Small ship of red, attack 2, Printed attack: 1'],
  ['starcom/affordability', 'builds', [{ card: 'corvette', count: 2 }], '2 × Corvette to build'],
  ['starcom/income', 'systems', [{ developments: 1, underSiege: false }], 'a system, 1 development, not under siege'],
  ['starcom/responses', 'plays', [{ by: 'me', card: 'sabotage' }], 'you play Sabotage'],
  [
    'starcom/combat-damage',
    'vessels',
    [{ id: 'Scout', card: 'scout', owner: 'me', hp: 1 }],
    'Scout, mine, 1 hit point',
  ],
  ['starcom/combat-damage', 'vessels', [{ id: 'A', card: 'scout' }], 'A, Scout'],
  ['starcom/combat-damage', 'assignments', [{ from: 'A', to: 'B', amount: 3 }], 'A → B: 3 damage'],
  ['starcom/combat-damage', 'assignments', [{ to: 'B' }], 'damage on B'],
  ['starcom/deal', 'goods', [{ kind: 'hand-card', from: 'me', count: 1 }], 'you give 1 card from hand'],
  [
    'starcom/route',
    'legs',
    [{ destinationController: 'none', adjacent: true }],
    'jump to a system of nobody, adjacent',
  ],
  ['starcom/conquest', 'stationsInSystem', [{ attack: 2 }, { attack: 2 }], '2 × station, attack 2'],
  ['legion/play-card', 'army', [{ name: 'Darth Vader', defeated: true }], 'Darth Vader, defeated'],
  [
    'legion/issue-orders',
    'units',
    [
      { id: 'Unit 1', range: 3 },
      { id: 'Unit 2', range: 3 },
    ],
    '2 × Unit, at range 3',
  ],
  ['legion/card-flow', 'events', [{ round: 1, event: 'play', card: 'ambush' }], 'round 1: Ambush, played'],
  ['legion/effect-order', 'effects', [{ player: 'blue', timing: 'reveal' }], 'an effect of Blue, when revealed'],
  ['legion/army-composition', 'waived', [{ rank: 'corps', keyword: 'mercenary' }], 'corps with Mercenary'],
  ['ti4/movement', 'units', [{ id: 'a', type: 'cruiser-i', owner: 'me', system: '27' }], 'Cruiser I, mine, in 27'],
])('%s, %s: %j', (checker, fact, lines, says) => expect(said(checker, fact, lines)).toBe(says))
