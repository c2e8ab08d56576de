import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { legion } from '../../../../lib/games/legion/index.ts'
import { misspelt } from '../../../../lib/games/legion/names.ts'

/** What stands in the way of a ruling, by its path. */
function pathsOf(checker: string, facts: object): string[] {
  const ruling = adjudicate([legion], { checker: `legion/${checker}`, facts })
  return 'error' in ruling ? ruling.error.issues.map((issue) => issue.path) : []
}

const ARMY = { commander: 0, operative: 0, corps: 2, special: 1, support: 0, heavy: 0 }
const detached = (...ranks: string[]) => ({ waived: ranks.map((rank) => ({ rank, keyword: 'detachment' })) })
const PROMOTION = { promotes: true, candidateType: 'trooper', ownUnit: true, onBattlefield: true }
const unit = (more: object) => ({ units: [{ id: 'a', ...more }] })
const promoted = { name: 'A', promotedFrom: 'corps', friendly: true, defeated: false, keywords: [], mercenary: false }
const soldier = { name: 'A', promotedFrom: 'corps', fieldCommander: false }
const card = (name: string, owner: string) => ({ card: { name, owner: { name: owner, rank: 'commander' } } })
const effect = (player: string, card: string, more = {}) => ({ player, card, timing: 'reveal', used: true, ...more })
const effects = (...all: object[]) => ({ effects: all, priority: 'blue' })
const played = (start: number) => ({
  start,
  events: [
    { round: 1, event: 'play', card: 'Ambush' },
    { round: 2, event: 'play', card: 'Push' },
  ],
})

/** What is just as told, what is told no more, and where. */
const BOUNDS: [string, object, object, string][] = [
  ['army-composition', { ...ARMY, unique: ['A', 'B', 'C'] }, { ...ARMY, unique: ['A', 'B', 'C', 'D'] }, 'unique'],
  ['army-composition', { ...ARMY, ...detached('corps', 'corps') }, { ...ARMY, ...detached('heavy') }, 'waived'],
  ['army-composition', { ...ARMY, ...detached('special') }, { ...ARMY, ...detached('special', 'special') }, 'waived'],
  ['order-pool', { units: 3, ordered: 3 }, { units: 3, ordered: 4 }, 'ordered'],
  ['order-tokens', { promoted: true, unitRank: 'corps' }, { promoted: true, unitRank: 'commander' }, 'promoted'],
  ['order-tokens', { promoted: false, unitRank: 'commander' }, { promoted: true, unitRank: 'commander' }, 'promoted'],
  ['range', { inches: 0, self: true }, { inches: 1, self: true }, 'inches'],
  ['range', { weaponMin: 2, weaponMax: 2 }, { weaponMin: 2, weaponMax: 1 }, 'weaponMax'],
  ['issue-orders', unit({ range: 1, inches: 6 }), unit({ range: 2, inches: 6 }), 'units[0].inches'],
  ['issue-orders', unit({ range: 2, inches: 6.5 }), unit({ range: 1, inches: 6.5 }), 'units[0].inches'],
  ['issue-orders', unit({ range: 2, leaderRange: 2 }), unit({ range: 2, leaderRange: 1 }), 'units[0].range'],
  [
    'issue-orders',
    unit({ rank: 'commander', promotedFrom: 'corps' }),
    unit({ rank: 'corps', promotedFrom: 'corps' }),
    'units[0].rank',
  ],
  ['issue-orders', { ...unit({}), nominee: 'A' }, { ...unit({}), nominee: 'b' }, 'nominee'],
  ['issue-orders', { ...unit({}), chosen: ['a'] }, { ...unit({}), chosen: ['a', 'b'] }, 'chosen[1]'],
  [
    'nomination',
    { nominee: { ...promoted, rank: 'commander' } },
    { nominee: { ...promoted, rank: 'corps' } },
    'nominee.rank',
  ],
  ['nomination', card('Implacable', 'Vader'), card('Implacable', 'Leia Organa'), 'card.owner.name'],
  ['nomination', card('Ambush', 'none'), card('Ambush', 'Vader'), 'card.owner.name'],
  ['nomination', card('A card of my own', 'Vader'), card('Push', 'Vader'), 'card.owner.name'],
  ['play-card', { hand: ['Push'], discard: ['Ambush'] }, { hand: ['Push'], discard: ['push'] }, 'discard'],
  [
    'play-card',
    { army: [{ ...soldier, rank: 'commander', defeated: false }] },
    { army: [{ ...soldier, rank: 'commander', defeated: true }] },
    'army',
  ],
  [
    'play-card',
    { army: [{ ...soldier, rank: 'commander', defeated: false }] },
    { army: [{ ...soldier, rank: 'corps', defeated: false }] },
    'army',
  ],
  [
    'effect-order',
    effects(effect('blue', 'Push')),
    effects(effect('blue', 'Push'), effect('blue', 'Ambush')),
    'effects',
  ],
  [
    'effect-order',
    effects(effect('blue', 'Change of Plans', { returns: 'red' })),
    effects(effect('blue', 'Change of Plans', { returns: 'blue' })),
    'effects',
  ],
  ['promotion', { ...PROMOTION, troopersLeft: true }, { ...PROMOTION, troopersLeft: false }, 'troopersLeft'],
  [
    'promotion',
    { ...PROMOTION, onBattlefield: false, troopersLeft: false },
    { ...PROMOTION, troopersLeft: false },
    'troopersLeft',
  ],
  [
    'promotion',
    { ...PROMOTION, commandersLeft: 0, candidateRank: 'corps' },
    { ...PROMOTION, commandersLeft: 0, candidateRank: 'commander' },
    'commandersLeft',
  ],
  ['card-flow', played(2), played(1), 'start'],
]

describe('what a table cannot show is refused, and what is just as much is not', () => {
  it.each(BOUNDS)('%s: %j, not %j', (checker, within, beyond, path) => {
    expect(pathsOf(checker, within)).toEqual([])
    expect(pathsOf(checker, beyond)).toEqual([path])
  })
})

/** Slips of every size beside the names of characters, short and long, and whose name is meant. */
const SLIPS: [string, string?][] = [
  ['Darth Vadre', 'Darth Vader'],
  ['Darth Vaxr', 'Darth Vader'],
  ['Darth Vxxr'],
  ['Darth Vader'],
  ['Vader'],
  ['Boosk', 'Bossk'],
  ['Bosk', 'Bossk'],
  ['Boxxk'],
  ['Bos'],
  ['Cassina Andro', 'Cassian Andor'],
  ['Cassina Andrx'],
  ['Cassian Andr', 'Cassian Andor'],
]
it.each(SLIPS)('%s is taken for a slip of %s', (typed, meant) => {
  expect(misspelt(typed)?.fix).toBe(meant && `Write ${meant}.`)
})
