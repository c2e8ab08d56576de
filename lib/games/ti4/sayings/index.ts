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
          as: ['in (a|the|) (space|) combat', 'during (a|the|) (space|) combat', 'combat is going on', 'fighting'],
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
      '3 cruisers from 27 through the nebula to 25 with gravity drive',
      'can my carrier move two tiles',
      'can I fly past an enemy destroyer',
      'move a dreadnought through an asteroid field with antimass deflectors',
      'my ship has a token in its system, may it move',
      'can I move into a supernova',
      'flagship through a wormhole',
    ],
    transport: [
      'carrier with 4 fighters and 2 infantry',
      'pick up infantry on the way',
      'how many fighters fit in a war sun',
      'can a dreadnought carry a mech',
    ],
    'fleet-pool': [
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
      'are 26 and 39 adjacent',
      'wormholes adjacent to each other',
      'is the alpha wormhole next to',
      'adjacent over a hyperlane',
      'is my home next to mecatol',
    ],
    reach: ['who can reach my home system', 'what can hit me in 25', 'which of my ships get to mecatol'],
    route: ['which way can my cruiser take to 30', 'routes of my carrier to mecatol'],
    ability: [
      'where may I retreat',
      'retreat to an adjacent system',
      'use skilled retreat',
      'foresight into the next system',
    ],
  },
  names: [...spokenNames, ...systemTiles.flatMap(({ planets }) => planets)],
}
