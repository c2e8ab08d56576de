import type { ReactNode } from 'react'
import type { Drawing } from '../../_site/diagrams/frame'
import { Arrow, Ship, Sign, Strip, Words } from '../../_site/diagrams/parts'

/** A system card seen from above. */
const Card = ({ x, y, className = 'ground' }: { x: number; y: number; className?: string }): ReactNode => (
  <rect className={className} x={x - 19} y={y - 19} width={38} height={38} rx={3} />
)

const PLACES = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ row, column })))

const array: Drawing = {
  title: 'The systems that touch S corner to corner along the diagonals are next to it',
  says: 'Nine systems in a diamond, in rows of 1, 2, 3, 2 and 1. The system S in the middle has four neighbors: the ones up and left, up and right, down and left, down and right. The systems straight above, below and beside it are not neighbors.',
  size: [320, 202],
  draw: () => (
    <>
      {PLACES.map(({ row, column }) => {
        const next = Math.abs(row) + Math.abs(column) === 1
        return (
          <Card
            key={`${row} ${column}`}
            x={160 + (column - row) * 40}
            y={101 + (column + row) * 40}
            className={next ? 'ground home' : 'ground'}
          />
        )
      })}
      <Words x={160} y={106} lines={['S']} bold />
      {[-1, 1].flatMap((x) =>
        [-1, 1].map((y) => (
          <Arrow key={`${x} ${y}`} from={[160 + 11 * x, 101 + 11 * y]} to={[160 + 32 * x, 101 + 32 * y]} />
        )),
      )}
      <Words x={160} y={25} lines={['Home']} />
      <Words x={160} y={185} lines={['Home']} />
    </>
  ),
}

/** One case: the enemy above the line, the controller below. */
function Case({
  x,
  enemy,
  own,
  says,
  may,
}: {
  x: number
  enemy: string
  own: string
  says: string
  may: boolean
}): ReactNode {
  return (
    <>
      <rect className={may ? 'ground' : 'ground home'} x={x} y={4} width={150} height={104} rx={6} />
      <path className="line" d={`M${x + 12} 54h126`} />
      {enemy && <Ship x={x + 24} y={32} className="ink" />}
      <Words x={x + 88} y={36} lines={[enemy]} />
      {own && <path className="line" d={`m${x + 24} ${92} 8-15h-16Z`} />}
      <Words x={x + 88} y={86} lines={[own || 'nothing that shoots']} />
      <Sign x={x + 14} y={132} may={may} />
      <Words x={x + 84} y={136} lines={[says]} bold />
    </>
  )
}

const siege: Drawing = {
  title: 'Under siege: an enemy ship that is not a Fighter above, and nothing of the controller there with an attack',
  says: 'Left: an enemy Corvette is in the system and its controller has nothing there that shoots. The system is under siege. Right: the controller has a Defense Station with attack 1 there. The system is not under siege.',
  size: [330, 146],
  draw: () => (
    <>
      <Case x={4} enemy="enemy Corvette" own="" says="under siege" may={false} />
      <Case x={174} enemy="enemy Corvette" own="Defense Station" says="no siege" may />
    </>
  ),
}

const turn: Drawing = {
  title: 'A turn',
  says: 'Four phases in order: Ready, Command, Combat, End. The first turn of the game has no Ready Phase.',
  size: [320, 138],
  draw: () => (
    <Strip
      steps={[
        ['Ready', 'credits, draw, turn-start effects'],
        ['Command', 'move, build, trade and more, any order'],
        ['Combat', 'one system at a time'],
        ['End', 'conquest, then cleanup'],
      ]}
    />
  ),
}

const STARCOM: Readonly<Record<string, Drawing>> = { array, siege, turn }

export default STARCOM
