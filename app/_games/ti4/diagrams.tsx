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

/** A command token: a disc with the letter of whose it is. */
const Token = ({ x, y, of }: { x: number; y: number; of: string }) => (
  <>
    <circle className="ground home" cx={x} cy={y} r="12" />
    <Words x={x} y={y + 4} lines={[of]} bold />
  </>
)

const custodians: Drawing = {
  title: 'Into the system of Mecatol Rex: yes. Onto the planet, while the custodians token is there: no',
  says: 'A ship moves from one system into the system of Mecatol Rex next to it: allowed. From there an arrow points down to the planet, on which the custodians token lies: landing is not allowed.',
  size: [360, 128],
  draw: () => (
    <>
      <Hex x={62} y={64} r={52} />
      <Hex x={152} y={64} r={52} />
      <Ship x={62} y={60} />
      <Ship x={152} y={38} />
      <Arrow from={[74, 58]} to={[138, 40]} />
      <Sign x={106} y={30} may />
      <circle className="ground home" cx="152" cy="84" r="24" />
      <Words x={152} y={88} lines={['token']} bold />
      <Arrow from={[166, 46]} to={[172, 76]} dashed />
      <Sign x={188} y={58} may={false} />
      <Words x={240} y={68} lines={['Mecatol Rex']} />
    </>
  ),
}

const diplomacy: Drawing = {
  title: 'The Diplomacy token counts as a token of B: B’s ships stay, and B cannot activate the system',
  says: 'A system with a ship of player B and the Diplomacy token, which stands for B. An arrow of the ship out of the system is crossed out.',
  size: [360, 120],
  draw: () => (
    <>
      <Hex x={110} y={60} r={50} />
      <Hex x={196} y={60} r={50} />
      <Ship x={98} y={50} />
      <Words x={98} y={72} lines={['B']} bold />
      <Token x={126} y={80} of="B" />
      <Arrow from={[114, 50]} to={[188, 50]} dashed />
      <Sign x={152} y={50} may={false} />
    </>
  ),
}

const warfare: Drawing = {
  title: 'Warfare takes one own token off the board; the ships there may move again',
  says: 'A system of player A with a ship and A’s command token. The token is lifted off the board, and the ship may then leave the system.',
  size: [360, 120],
  draw: () => (
    <>
      <Hex x={110} y={66} r={50} />
      <Hex x={196} y={66} r={50} />
      <Token x={40} y={24} of="A" />
      <Arrow from={[84, 54]} to={[55, 32]} />
      <circle className="line dashed" cx="94" cy="62" r="11" />
      <Ship x={122} y={70} />
      <Arrow from={[136, 70]} to={[192, 70]} />
      <Sign x={164} y={48} may />
    </>
  ),
}

const blockaded: Drawing = {
  title: 'A ship on its way through blockades nothing',
  says: 'A ship moves from the left system through the middle one, where a space dock of another player stands, to the right one. The dock is not blockaded.',
  size: [360, 104],
  draw: () => (
    <>
      {[74, 160, 246].map((x) => (
        <Hex key={x} x={x} y={52} r={50} />
      ))}
      <Ship x={66} y={42} />
      <Arrow from={[80, 42]} to={[240, 42]} />
      <path className="ink" d="M148 64h24v10h-24ZM154 58h12v6h-12Z" />
      <Words x={160} y={90} lines={['dock']} />
      <Sign x={190} y={70} may />
    </>
  ),
}

const TI4: Readonly<Record<string, Drawing>> = {
  anomalies,
  wormholes,
  hyperlanes,
  'tactical-action': action,
  custodians,
  diplomacy,
  warfare,
  blockaded,
}

export default TI4
