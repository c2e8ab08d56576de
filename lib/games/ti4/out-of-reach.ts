/** Checkable clauses that no checker decides by, with the reason. */
const GROUPS: readonly (readonly [reason: string, clauses: string])[] = [
  [
    'Follows from how movement by abilities is judged: each unit flies or is carried, one step far, and the dice are listed.',
    `move.n1 gravity-rift.n5a gravity-rift.n5c`,
  ],
  [
    'Combat, invasion and production come after movement and are not judged.',
    `tactical-action.3a tactical-action.5a nebula.n2 nebula.n3 space-cannon.7 space-cannon.7b
    space-cannon.7c space-cannon.7d space-cannon.8 space-cannon.8a space-cannon.n5 space-dock.4 blockaded.n3 custodians-token.1`,
  ],
  [
    'Rolling dice and assigning hits is left to the table.',
    `space-cannon.3 space-cannon.3b space-cannon.3d space-cannon.n4 space-cannon.n7 space-cannon.n8`,
  ],
  [
    'Applied when the board of the case is put together; the clauses that follow from it are cited.',
    `adjacency.2 wormholes.4a wormholes.4b wormholes.n1 wormholes.n2 wormhole-nexus.1 wormhole-nexus.1b anomalies.2 anomalies.2a
    anomalies.4 anomalies.5 anomalies.n1 anomalies.n2 anomalies.n3 gravity-rift.4 gravity-rift.n8 game-board.1 hyperlanes.n3 ships.1 structures.1a
    ground-forces.1 mechs.1 fighter-tokens.0 components.creuss-gate components.pds-ii components.te-linkship`,
  ],
  [
    'Follows from how the action is judged: all moves at once, on the board as it stands before them; only what ends in a system counts there.',
    `tactical-action.1b gravity-rift.n1 nebula.2a wormholes.n4 wormholes.n4a wormholes.n4b wormholes.n4c
    ground-forces.2 fleet-pool.1b fleet-pool.n3 space-dock.n2 space-dock.n2a wormhole-nexus.n3
    faq.lwd-hil-colish abilities.6 abilities.2`,
  ],
  [
    'A consequence the players carry out; told with the clause that causes it.',
    `wormhole-nexus.2 wormhole-nexus.n1 fleet-pool.n2a transport.n4b transport.n4c
    transport.n4d transport.n4e capacity.n4b capacity.n4c capacity.n4d capacity.n4e`,
  ],
  [
    'Being neighbors needs the planets each player controls, which a movement case does not tell.',
    'neighbors.0 neighbors.2 wormholes.3 hyperlanes.n2c',
  ],
  [
    'Changes the board or the tokens before the case; tell the result.',
    `warfare.1 diplomacy.n3d command-tokens.3a command-tokens.3b components.creuss-wormhole-tokens components.nova-seed components.signal-jamming`,
  ],
  ['Plastic and tokens of fighters are not told apart here.', 'fighter-tokens.3 fighter-tokens.3a fighter-tokens.n1'],
]

export const outOfReach: Readonly<Record<string, string>> = Object.fromEntries(
  GROUPS.flatMap(([reason, clauses]) => clauses.split(/\s+/).map((name) => [`ti4:${name}`, reason])),
)
