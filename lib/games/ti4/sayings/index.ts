/** How players of Twilight Imperium 4 say the facts of a table. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { systemTiles } from '../data/tiles.ts'
import { spokenNames } from './fleets.ts'
import { scenes } from './scene.ts'

export const sayings: Sayings = {
  facts: {
    tacticTokens: {
      says: [
        {
          value: '#',
          as: ['# tactic tokens', '# tactic token', '# tokens in my tactic pool', '# command tokens left'],
        },
        { value: 0, as: ['no tactic tokens', 'no tactic token', 'no command tokens left'] },
      ],
    },
    combat: {
      says: [
        {
          value: true,
          as: [
            'combat * (still|) going on',
            'still going on',
            'in (a|the|) (space|) combat',
            'during (a|the|) (space|) combat',
            'combat is going on',
            'fighting',
          ],
        },
        { value: false, as: ['no combat', 'after (the|) combat', 'before (the|) combat'] },
      ],
    },
    purpose: {
      says: [
        { value: 'movement', as: ['for movement', 'to move', 'moving', 'for moving'] },
        { value: 'cannon', as: ['for space cannon', 'to shoot', 'for pds'] },
        { value: 'neighbor', as: ['neighbors', 'neighbours', 'trade with', 'are we neighbors'] },
      ],
      quiet: true,
    },
    whose: {
      says: [
        { value: 'mine', as: ['which of my ships', 'my ships', 'can i reach'] },
        {
          value: 'theirs',
          as: [
            '(anyone|anybody|someone) * (attack|reach|hit) me',
            'who can (reach|attack|hit) me',
            'what can reach me',
            'enemy ships',
            'his ships',
            'their ships',
            'can (he|she|they) reach',
            'threaten me',
            'opponents reach',
            'reach me',
          ],
        },
      ],
      quiet: true,
    },
    by: {
      says: [
        { value: 'retreat', as: ['retreat', 'retreating'] },
        { value: 'skilled-retreat', as: ['skilled retreat'] },
        { value: 'foresight', as: ['foresight'] },
        { value: 'helix-protocol', as: ['helix protocol'] },
        { value: 'dark-space-navigation', as: ['dark space navigation'] },
      ],
    },
    expansions: { says: [{ value: 'te', as: ["thunder's edge", 'thunders edge'] }] },
  },
  scenes,
  asked: {
    movement: [
      'token in the system, can the ships still leave',
      'passing a nebula on the way, is that a no',
      'war sun go 18 - 24 - 27',
      'all into one system together from two systems',
      'ordinary fighters move without a carrier',
      'straight through the wormhole',
      'moves past an empty system',
      '3 cruisers from 27 through the nebula to 25 with gravity drive',
      'can my carrier move two tiles',
      'can I fly past an enemy destroyer',
      'move a dreadnought through an asteroid field with antimass deflectors',
      'my ship has a token in its system, may it move',
      'can I move into a supernova',
      'flagship through a wormhole',
    ],
    transport: [
      'may a cruiser carry a ground force',
      'took infantry off a planet in my system',
      'capacity of a ship',
      'carrier with 4 fighters and 2 infantry',
      'pick up infantry on the way',
      'how many fighters fit in a war sun',
      'can a dreadnought carry a mech',
    ],
    'fleet-pool': [
      'carrier destroyed in combat, are the leftover fighters gone',
      'too many infantry in space over capacity',
      'fleet pool of 3 and 4 cruisers',
      'too many ships in one system',
      'do fighters count against my fleet supply',
      'how many ships must I remove',
    ],
    'space-cannon': [
      'PDS next door, can it shoot',
      'who fires first with space cannon',
      'pds 2 into the adjacent system',
      'does my pds shoot through a wormhole',
    ],
    adjacency: [
      'are they adjacent, both have a beta wormhole',
      'which systems does the nexus touch',
      'are 26 and 39 adjacent',
      'wormholes adjacent to each other',
      'is the alpha wormhole next to',
      'adjacent over a hyperlane',
      'is my home next to mecatol',
    ],
    reach: [
      'what do I have in range of',
      'any ship of mine that gets to',
      'list everything I can bring into',
      'can anyone attack me next turn',
      'who can reach my home system',
      'what can hit me in 25',
      'which of my ships get to mecatol',
    ],
    route: [
      'how many paths from 5 to 9',
      'which ways are open',
      'routes for a destroyer from here to there',
      'which way can my cruiser take to 30',
      'routes of my carrier to mecatol',
    ],
    ability: [
      'where may I retreat',
      'retreat to an adjacent system',
      'use skilled retreat',
      'foresight into the next system',
    ],
  },
  names: [...spokenNames, ...systemTiles.flatMap(({ planets }) => planets)],
}
