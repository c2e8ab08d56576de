import { chain, effects, system, table, units } from '../board/samples.ts'
import { one } from './build.ts'

const route = one('route')
const reach = one('reach')
const home = { ...system('51=delta'), tile: '51', offMap: true }
/** Hil Colish next to the active system, a carrier in the Creuss home. */
const gate = (over: Partial<Parameters<typeof table>[0]> = {}) =>
  table({ systems: [...chain('b c'), home], active: 'c', units: units('h:hil-colish@b x:carrier-i@51'), ...over })
const leash = (also = '') =>
  table({
    systems: chain('a b c'),
    active: 'c',
    units: units('x:carrier-i@a y:cruiser-i@a', also),
    effects: effects('te-gravleash'),
    expansions: ['te'],
  })

/** A carrier two systems away, and one step short. */
const drive = (...cards: string[]) => ({
  ...table({
    systems: chain('a b c'),
    active: 'c',
    units: units('x:carrier-i@a y:carrier-i@b'),
    effects: effects(...cards),
  }),
  whose: 'mine',
})

/** Ships that get there only because another one moves along. */
export const alongCases = [
  reach(
    'ALONG.A.01',
    'Through the wormhole of Hil Colish, which goes first',
    { ...gate(), whose: 'mine' },
    'answered',
    'movement.4f',
    {
      answer: ['h', 'x'],
    },
  ),
  route(
    'ALONG.A.02',
    'The way through the wormhole of Hil Colish, which goes first',
    { ...gate(), ship: 'x' },
    'answered',
    'movement.4f',
    {
      answer: ['51 – c (h moves there first)'],
    },
  ),
  reach(
    'ALONG.A.03',
    'Hil Colish opens the way for ships of others, too',
    { ...gate({ activePlayer: 'bob' }), whose: 'theirs' },
    'answered',
    'movement.4f',
    { answer: ['h', 'x'] },
  ),
  reach(
    'ALONG.A.04',
    'Hil Colish that cannot get there opens no way',
    { ...gate({ systems: [...chain('b@ann c'), home] }), whose: 'mine' },
    'answered',
    'movement.4c movement.4f',
    { answer: [] },
  ),
  reach(
    'ALONG.B.01',
    "A faster ship beside it lends a carrier its move value (Thunder's Edge)",
    { ...leash(), whose: 'mine' },
    'answered',
    'movement.4f',
    { answer: ['x', 'y'] },
  ),
  route(
    'ALONG.B.02',
    "The way of a carrier with a faster ship beside it (Thunder's Edge)",
    { ...leash(), ship: 'x' },
    'answered',
    'movement.4f',
    { answer: ['a – b – c (y moves along)'] },
  ),
  route(
    'ALONG.B.03',
    "A carrier that gets there by itself needs nobody beside it (Thunder's Edge)",
    { ...leash(), active: 'b', ship: 'x' },
    'answered',
    'movement.4f',
    { answer: ['a – b'] },
  ),
  route(
    'ALONG.B.04',
    "The fastest of the ships beside a carrier lends it its move value (Thunder's Edge)",
    { ...leash('z:cruiser-ii@a w:cruiser-ii@a>bob'), ship: 'x' },
    'answered',
    'movement.4f',
    { answer: ['a – b – c (z moves along)'] },
  ),
  reach(
    'ALONG.C.01',
    'A carrier that would have to get Gravity Drive, and a neighbor whose card is for ships of its own',
    drive('gravity-drive', 'gravity-drive>bob'),
    'answered',
    'movement.4f',
    { answer: ['x', 'y'] },
  ),
  reach(
    'ALONG.C.02',
    'A carrier that has got Gravity Drive needs nothing more',
    drive('gravity-drive+x'),
    'answered',
    'movement.4f',
    { answer: ['x', 'y'] },
  ),
  reach('ALONG.C.03', 'Gravity Drive went to another ship', drive('gravity-drive+y'), 'answered', 'movement.4f', {
    answer: ['y'],
  }),
  reach(
    'ALONG.C.04',
    'Gravity Drive of another player brings nobody closer',
    drive('gravity-drive>bob'),
    'answered',
    'movement.4f',
    { answer: ['y'] },
  ),
]
