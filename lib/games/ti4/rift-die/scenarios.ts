import type { Scenario } from '../../../kernel/checker.ts'
import type { ClauseId } from '../../../kernel/ruling.ts'

const FACTS = { unit: 'ship', die: 'low', spared: 'none', by: 'move' }

/** A die and what it takes: the clauses that decide, and one that is said. */
const scene = (
  number: number,
  title: string,
  facts: Partial<typeof FACTS>,
  isTaken: boolean,
  deciding: string,
  beside = deciding,
  readings?: Record<string, string>,
): Scenario => {
  const ids = (names: string) => names.split(' ').map((name): ClauseId => `ti4:${name}`)
  return {
    number,
    title,
    facts: { ...FACTS, ...facts },
    ...(readings ? { readings } : {}),
    expect: {
      verdict: 'answered',
      answer: isTaken,
      deciding: ids(deciding),
      outcome: {
        clause: ids(beside)[0]!,
        outcome: beside === 'gravity-rift.2' && facts.die !== 'high' ? 'fails' : 'holds',
      },
    },
  }
}
const open = (title: string, facts: Partial<typeof FACTS>, missing: keyof typeof FACTS, clause: ClauseId): Scenario => {
  const { [missing]: _, ...rest } = { ...FACTS, ...facts }
  return {
    title,
    facts: rest,
    expect: { verdict: 'undetermined', missing: [missing], outcome: { clause, outcome: 'unknown' } },
  }
}
const HERE = { unit: 'here' }
const PICKED_UP = 'ti4:ambiguity.rift-pickup'

/** Worked examples of what a rift die takes; a number makes a case public, for good. */
export const scenarios: Scenario[] = [
  scene(1, 'A ship that rolls a 3', {}, true, 'gravity-rift.2'),
  scene(2, 'A ship that rolls a 4', { die: 'high' }, false, 'gravity-rift.2'),
  scene(3, 'A ship that rolls a 0', { die: 'zero' }, false, 'gravity-rift.2 faq.zero-is-ten', 'faq.zero-is-ten'),
  scene(4, 'A ship the rift took is not destroyed', {}, true, 'gravity-rift.2', 'gravity-rift.n2'),
  scene(5, 'No ship goes in place of one the rift took', {}, true, 'gravity-rift.2', 'gravity-rift.n3'),
  scene(6, 'A ship the rift took does not count where it was heading', {}, true, 'gravity-rift.2', 'gravity-rift.n4'),
  scene(7, 'A ship the rift took goes to the reinforcements', {}, true, 'gravity-rift.2', 'gravity-rift.2c'),
  scene(
    8,
    'A retreat of which nothing is left places no token',
    { by: 'retreat' },
    true,
    'gravity-rift.2',
    'gravity-rift.n5d',
  ),
  scene(9, 'Fighters aboard a carrier that rolls a 2', { unit: 'aboard' }, true, 'gravity-rift.2b transport.1b'),
  scene(10, 'The carrier goes, and its cargo with it', {}, true, 'gravity-rift.2', 'transport.1b'),
  scene(
    11,
    'Infantry aboard rolls no die',
    { unit: 'aboard', die: 'high' },
    false,
    'gravity-rift.2',
    'gravity-rift.2a',
  ),
  scene(12, 'What was to be picked up later stays', { unit: 'later' }, false, 'gravity-rift.n7'),
  scene(13, 'What was picked up in the rift goes along', HERE, true, 'gravity-rift.2b transport.1b', undefined, {
    [PICKED_UP]: 'A',
  }),
  scene(14, 'What was picked up in the rift stays there', HERE, false, 'gravity-rift.n7', undefined, {
    [PICKED_UP]: 'B',
  }),
  scene(15, 'Nav Suite: no die', { spared: 'nav-suite' }, false, 'components.nav-suite'),
  scene(16, 'Circlet of the Void: no die', { spared: 'circlet-of-the-void' }, false, 'components.circlet-of-the-void'),
  scene(17, 'Nav Suite is no help in a retreat', { spared: 'nav-suite', by: 'retreat' }, true, 'gravity-rift.2'),
  scene(18, 'Crucible: no die', { spared: 'crucible' }, false, 'components.crucible'),
  scene(
    19,
    'Crucible is no help in a retreat',
    { unit: 'aboard', spared: 'crucible', by: 'retreat' },
    true,
    'gravity-rift.2b transport.1b',
  ),
  scene(
    20,
    'A Dimensional Tear of one’s own: no die',
    { spared: 'dimensional-tear' },
    false,
    'components.dimensional-tear',
  ),
  scene(
    21,
    'Circlet of the Void spares those who retreat, too',
    { spared: 'circlet-of-the-void', by: 'retreat' },
    false,
    'components.circlet-of-the-void',
  ),
  open('Nav Suite, and whether it is a retreat is not told', { spared: 'nav-suite' }, 'by', 'ti4:components.nav-suite'),
  open('What the die shows is not told', {}, 'die', 'ti4:gravity-rift.2'),
  open('A card may spare the die', {}, 'spared', 'ti4:gravity-rift.2'),
  {
    title: 'How a ship that is lost was moving is not told',
    facts: { unit: 'ship', die: 'low', spared: 'none' },
    expect: {
      verdict: 'answered',
      answer: true,
      deciding: ['ti4:gravity-rift.2'],
      outcome: { clause: 'ti4:gravity-rift.n5d', outcome: 'unknown' },
    },
  },
  open('What is asked about is not told', {}, 'unit', 'ti4:gravity-rift.2b'),
]
