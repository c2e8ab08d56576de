import type { Drawing } from '../../_site/diagrams/frame'
import { Strip, Words } from '../../_site/diagrams/parts'

const range: Drawing = {
  title: 'The unit lies across the line between 1 and 2: it is at range 1, not beyond it',
  says: 'A ruler with four segments of 6 inches, numbered 1 to 4, starts at the edge of the measuring unit. The round base of another unit lies across the line between segment 1 and segment 2. It is at range 1, the segment with the part of its base nearest to the measuring unit.',
  size: [400, 110],
  draw: () => (
    <>
      <circle className="ground home" cx="30" cy="50" r="26" />
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <rect className={i ? 'ground' : 'ground home'} x={56 + i * 84} y={38} width={84} height={24} />
          <Words x={98 + i * 84} y={82} lines={[`range ${i + 1}`]} bold={i === 0} />
        </g>
      ))}
      <circle className="line thick" cx="146" cy="50" r="22" />
      <Words x={98} y={100} lines={['6 inches']} />
    </>
  ),
}

const phase: Drawing = {
  title: 'The Command Phase',
  says: 'Four steps in order: both players select and reveal a card, the lower pips have priority, both issue orders with the priority player first, both build the order pool.',
  size: [320, 138],
  draw: () => (
    <Strip
      steps={[
        ['Reveal', 'a card each, both together'],
        ['Priority', 'to the lower pips'],
        ['Orders', 'nominate and order, priority first'],
        ['Order pool', 'tokens that were not placed'],
      ]}
    />
  ),
}

const LEGION: Readonly<Record<string, Drawing>> = { range, 'command-phase': phase }

export default LEGION
