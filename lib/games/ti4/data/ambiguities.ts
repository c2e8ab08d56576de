/**
 * The open questions of Twilight Imperium 4 movement, from the fact sheet (section "Where the rules do not
 * say"). Reading A is the better supported one. Thunder's Edge is an expansion, not an edition: a question or point
 * that needs it says so in its words.
 */
import type { Ambiguity } from '../../../kernel/ambiguity.ts'

export const ambiguities: readonly Ambiguity[] = [
  {
    id: 'ti4:ambiguity.stationary-pickup',
    sheet: 'ambiguity.stationary-pickup',
    topic: 'May a ship load in the active system without moving?',
    clauses: ['ti4:transport.1', 'ti4:transport.n3', 'ti4:movement.4e', 'ti4:components.ceasefire'],
    points: [
      {
        asks: 'May a ship that is already in the active system and does not move load ground forces from planets there?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'No. The ship has to leave the active system and come back to load there.' },
          { id: 'B', says: 'Yes. Being in the active system is enough; the ship need not move.' },
        ],
        why: 'LRR 95.1 ties loading to the moment a ship moves, which supports A. A community note on transport and the note on Ceasefire let ships that are already in the active system lift ground forces into space, which supports B.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.rift-repeat',
    sheet: 'ambiguity.rift-repeat',
    topic: 'Does the same gravity rift help twice in one move?',
    clauses: ['ti4:gravity-rift.3', 'ti4:gravity-rift.n6'],
    points: [
      {
        point: 'i',
        asks: "Without Thunder's Edge: does the same rift help a ship twice in one move?",
        standing: { 'lrr-2.0': 'text' },
        readings: [
          { id: 'A', says: 'Yes. Every exit from the rift gives +1 move value and needs a die.' },
          { id: 'B', says: 'No. The rift gives +1 move value only once in a move.' },
        ],
        why: 'LRR 41.3 lets rifts affect a ship more than once, and the community note counts each exit, also from the same rift. The words of LRR 2.0 decide it.',
      },
      {
        point: 'ii',
        asks: "With Thunder's Edge: does the same rift help a ship twice in one move?",
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. As in LRR 2.0, every exit from the rift gives +1 move value and needs a die.' },
          {
            id: 'B',
            says: 'No. The ship gets +1 move value once per rift; whether later exits still need a die is not stated.',
          },
        ],
        why: 'LRR 2.0 counts every exit. The community site has open questions about a "once per ship" limit printed with Thunder\'s Edge, and no rules reference for that expansion exists yet.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.rift-pickup',
    sheet: 'ambiguity.rift-pickup',
    topic: 'Is cargo loaded in the rift lost with its ship?',
    clauses: ['ti4:gravity-rift.2', 'ti4:gravity-rift.2b', 'ti4:gravity-rift.n7', 'ti4:transport.1b'],
    points: [
      {
        asks: 'A ship that passes a rift loads units from the rift system itself and then fails its die. Are those units lost?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. They were aboard when the die was rolled, so they are removed with the ship.' },
          { id: 'B', says: 'No. They stay in the rift system.' },
        ],
        why: "The die is rolled just before the ship leaves, and cargo is lost with its ship, which supports A. A community note lets units that were to be picked up later stay, and the community site lists this case as open. Cargo loaded before the rift is always lost, as is cargo of a ship that starts in the rift; cargo to be loaded after the rift stays under LRR 2.0, though the site asks that again in its Thunder's Edge questions.",
      },
    ],
  },
  {
    id: 'ti4:ambiguity.nebula-return',
    sheet: 'ambiguity.nebula-return',
    topic: 'May a ship leave the active nebula and return?',
    clauses: ['ti4:nebula.1', 'ti4:nebula.1a'],
    points: [
      {
        asks: 'A ship starts in a nebula that is the active system and has a move bonus. May it leave the nebula and return?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. The ship does not pass through the nebula, so the move is legal.' },
          { id: 'B', says: 'No. The ship both leaves and enters the nebula in one move, so the move is illegal.' },
        ],
        why: 'LRR 59.1 allows entry into the active nebula, and the ship goes out before it goes in, so it does not pass the nebula. But LRR 59.1a bars going in and out in one move, and both happen here.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.nebula-fighter-i',
    sheet: 'ambiguity.nebula-fighter-i',
    topic: 'Does a Fighter I in a nebula get move value 1?',
    clauses: ['ti4:nebula.2', 'ti4:components.fighter-i'],
    points: [
      {
        asks: 'Does a Fighter I, which has no move value, get move value 1 when it starts in a nebula?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'No. There is no move value to replace, so it still needs a carrier.' },
          { id: 'B', says: 'Yes. Its move value becomes 1.' },
        ],
        why: "LRR 59.2 speaks of the ship's move value, and Fighter I has none to replace. The rule does not say what happens to a ship without one.",
      },
    ],
  },
  {
    id: 'ti4:ambiguity.slipstream-ban',
    sheet: 'ambiguity.slipstream-ban',
    topic: 'Does Slipstream work under Enforced Travel Ban?',
    clauses: ['ti4:components.slipstream', 'ti4:components.enforced-travel-ban'],
    points: [
      {
        asks: 'While Enforced Travel Ban is in play, does Slipstream still give +1 to ships that start at an alpha or beta wormhole?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. The wormhole is still there, so the ship keeps the +1.' },
          { id: 'B', says: 'No. The wormhole does nothing for movement, so there is no +1.' },
        ],
        why: 'The law switches off what alpha and beta wormholes do during movement. Slipstream only asks whether the system contains one. The community site lists this as open.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.cannon-no-target',
    sheet: 'ambiguity.cannon-no-target',
    topic: 'May players use space cannon without a target?',
    clauses: ['ti4:space-cannon.4', 'ti4:space-cannon.5a'],
    points: [
      {
        asks: 'The active player has no ships in the active system. May other players still "use" space cannon?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'No. There is no legal target, so they cannot use it.' },
          { id: 'B', says: 'Yes. They may roll without effect.' },
        ],
        why: 'LRR 77.4 does not ask for a moved ship, but LRR 77.5a allows only the active player as target. The answer matters only for effects that trigger when a player uses space cannon; under both readings no hit falls.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.nexus-passing',
    sheet: 'ambiguity.nexus-passing',
    topic: 'Does passing the nexus flip it?',
    clauses: ['ti4:wormhole-nexus.2', 'ti4:movement.n4'],
    points: [
      {
        asks: 'Does a ship that passes through the inactive nexus, without ending there, flip it?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'No. Only a ship that ends its move in the nexus flips it.' },
          { id: 'B', says: 'Yes. The nexus flips at the end of the Movement step.' },
        ],
        why: 'LRR 100.2 speaks of moving "into" the nexus. A community note keeps that word for the destination of a move, but it is only a note.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.active-system-passing',
    sheet: 'ambiguity.active-system-passing',
    topic: 'May a route pass through the active system first?',
    clauses: ['ti4:movement.4b', 'ti4:movement.n4'],
    points: [
      {
        asks: "A route enters the active system, leaves it and returns while another player's ships are there. Is that legal?",
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: "No. The first visit passes through a system that holds another player's ships." },
          {
            id: 'B',
            says: "Yes. The active system is never passed, so other players' ships there do not stop the route.",
          },
        ],
        why: 'LRR 58.4b makes no exemption for a first visit to the active system. A community note says that the destination is entered, not passed.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.dock-stacking',
    sheet: 'ambiguity.dock-stacking',
    topic: 'How many fighters do two space docks hold?',
    clauses: ['ti4:components.space-dock-fighters'],
    points: [
      {
        asks: 'A player has two space docks in one system. How many fighters there are outside the capacity limit?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: '6. Each dock adds its own 3.' },
          { id: 'B', says: '3. The allowance is for the system, whatever the number of docks.' },
        ],
        why: 'Each dock carries the allowance in its own text, which supports A. That text names "this system" once, which supports B.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.limit-order',
    sheet: 'ambiguity.limit-order',
    topic: 'Fleet pool or capacity: which limit comes first?',
    clauses: ['ti4:fleet-pool.3', 'ti4:capacity.3'],
    points: [
      {
        asks: 'On arrival both the fleet pool and capacity are exceeded. Which limit do you apply first?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'In any order: the owner may choose any final set of units that keeps both limits.' },
          { id: 'B', says: 'The fleet pool first, then capacity for what is left.' },
        ],
        why: 'Both rules apply at once and leave the choice to the owner; no order is given. The order matters only with Fighter II.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.gravleash-nebula',
    sheet: 'ambiguity.gravleash-nebula',
    topic: "Gravleash Maneuvers in a nebula: what move value? (Thunder's Edge)",
    clauses: ['ti4:nebula.2', 'ti4:components.te-gravleash'],
    points: [
      {
        asks: 'Letnev uses Gravleash Maneuvers with ships that start in a nebula. What move value do they have?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'The highest value after the nebula: 1 plus boosts.' },
          { id: 'B', says: 'The highest value without the nebula: the card beats it.' },
        ],
        why: "LRR 59.2 makes every move value 1 for the step. The card makes move values equal to the highest one. No rules reference for Thunder's Edge settles which comes first.",
      },
    ],
  },
  {
    id: 'ti4:ambiguity.announced-changes',
    sheet: 'ambiguity.announced-changes',
    topic: 'Do announced changes count that LRR 2.0 lacks?',
    clauses: [
      'ti4:asteroid-field.n2',
      'ti4:nebula.n4',
      'ti4:nebula.n5',
      'ti4:supernova.n2',
      'ti4:gravity-rift.n9',
      'ti4:transport.n5',
      'ti4:transport.3',
      'ti4:fighter-tokens.n4',
    ],
    points: [
      {
        asks: 'Do the changes that the publisher has announced, but that LRR 2.0 does not contain, apply?',
        standing: { 'lrr-2.0': 'lean' },
        readings: [
          { id: 'A', says: 'No. LRR 2.0 applies as printed.' },
          { id: 'B', says: 'Yes. The announced wording applies.' },
        ],
        why: 'The community site records them: anomaly limits for all units, entry into nebulae that are not active outside tactical moves, cargo of ability moves from systems with an own token (which LRR 95.3 forbids today), and removal of stray fighter tokens. They are not in force in LRR 2.0, so this reference follows the printed words.',
      },
    ],
  },
  {
    id: 'ti4:ambiguity.fighter-retreat',
    sheet: 'ambiguity.fighter-retreat',
    topic: 'May a player retreat with nothing but Fighter I?',
    clauses: ['ti4:space-combat.7b', 'ti4:components.fighter-i'],
    points: [
      {
        asks: 'A player has only Fighter I left in a space combat. May that player retreat?',
        standing: { 'lrr-2.0': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. Nothing can carry the fighters, so all of them are removed.' },
          { id: 'B', says: 'No. A retreat needs a ship that can move.' },
        ],
        why: 'LRR 78.7b moves every ship with a move value and removes what cannot move or be carried. Fighter I has no move value, and the words do not ask for a ship that moves. They describe what a retreat does, and with nothing to move there is no retreat to make.',
      },
    ],
  },
]
