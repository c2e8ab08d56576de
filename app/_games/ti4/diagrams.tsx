import type { Drawing } from '../../_site/diagrams/frame'
import { Arrow, Hex, Ship, Sign, Strip, Words } from '../../_site/diagrams/parts'

/** Four kinds of anomaly and what each does to a ship. */
const anomalies: Drawing = {
  title: 'The four anomalies',
  says: 'Asteroid field and supernova: a ship cannot move in or through. Nebula: a ship may move in only when the nebula is the active system, never through, and has move value 1 when it leaves. Gravity rift: plus 1 move value for a ship that leaves or passes, and a die just before it leaves: on 1, 2 or 3 it is removed.',
  size: [372, 182],
  draw: () => (
    <>
      {[46, 139, 232, 325].map((x) => (
        <Hex key={x} x={x} y={44} r={38} />
      ))}
      <path
        className="ink"
        d="m30 30 9-4 6 7-5 8-9-2ZM52 50l8-5 7 5-3 8-9 1ZM34 58l5-3 5 4-3 5-6-1ZM58 24l5-2 3 4-4 4-4-2Z"
      />
      <path className="line" d="M139 22v44m-22-22h44m-38-16 32 32m0-32-32 32" />
      <circle className="ink" cx="139" cy="44" r="11" />
      <path className="line" d="M206 50q8-12 16-2t14-4 20 4M208 38q10-10 18 0t16-6 12 4M212 62q8-8 16 0t18-4" />
      <path className="line" d="M325 26a18 18 0 1 1-17 24 13 13 0 1 0 13-18 9 9 0 1 1-8 12" />
      <Sign x={76} y={16} may={false} />
      <Sign x={169} y={16} may={false} />
      <Sign x={262} y={16} may />
      <Sign x={355} y={16} may />
      <Words x={46} y={102} lines={['Asteroid field']} bold />
      <Words x={46} y={119} lines={['not in,', 'not through']} />
      <Words x={139} y={102} lines={['Supernova']} bold />
      <Words x={139} y={119} lines={['not in,', 'not through']} />
      <Words x={232} y={102} lines={['Nebula']} bold />
      <Words x={232} y={119} lines={['in if active,', 'not through,', 'leaves with', 'move 1']} />
      <Words x={325} y={102} lines={['Gravity rift']} bold />
      <Words x={325} y={119} lines={['leaving: die,', '1–3 is lost;', '+1 move']} />
    </>
  ),
}

const wormholes: Drawing = {
  title: 'Two alphas are adjacent, however far apart; an alpha and a beta are not',
  says: 'Two distant systems with an alpha wormhole each are joined by a line: adjacent. A system with a beta wormhole lies between them and is joined to neither.',
  size: [360, 120],
  draw: () => (
    <>
      <Hex x={40} y={62} />
      <Hex x={180} y={72} />
      <Hex x={320} y={62} />
      <Words x={40} y={68} lines={['α']} bold />
      <Words x={180} y={78} lines={['β']} bold />
      <Words x={320} y={68} lines={['α']} bold />
      <path className="line dashed" d="M58 40Q180-26 302 40" />
      <Sign x={180} y={12} may />
      <Arrow from={[76, 68]} to={[142, 74]} dashed />
      <Sign x={108} y={71} may={false} />
    </>
  ),
}

const hyperlanes: Drawing = {
  title: 'The line joins A and B; the hyperlane tile is not a system and is not counted',
  says: 'Systems A and B lie on either side of a hyperlane tile. A line across the tile makes A and B adjacent: one step. System C touches the tile, but no line leads to it, so the tile does not make it adjacent to A.',
  size: [360, 162],
  draw: () => (
    <>
      <Hex x={114} y={44} r={40} />
      <Hex x={184} y={44} r={40} className="ground faint" />
      <Hex x={254} y={44} r={40} />
      <Hex x={219} y={105} r={40} />
      <path className="line thick" d="M149 44h70" />
      <Words x={184} y={36} lines={['1 step']} />
      <Ship x={114} y={28} />
      <Words x={114} y={58} lines={['A']} bold />
      <Words x={254} y={50} lines={['B']} bold />
      <Words x={219} y={112} lines={['C']} bold />
    </>
  ),
}

const action: Drawing = {
  title: 'A tactical action',
  says: 'Five steps in order: activation, movement, space combat, invasion, production. Movement is Move Ships and then Space Cannon Offense.',
  size: [320, 172],
  draw: () => (
    <Strip
      steps={[
        ['Activation', 'place a token from the tactic pool'],
        ['Movement', 'move ships, then space cannons'],
        ['Space combat', 'if ships of two players are there'],
        ['Invasion', 'bombard, land, fight on the ground'],
        ['Production', 'produce units there'],
      ]}
    />
  ),
}

const TI4: Readonly<Record<string, Drawing>> = { anomalies, wormholes, hyperlanes, 'tactical-action': action }

export default TI4
