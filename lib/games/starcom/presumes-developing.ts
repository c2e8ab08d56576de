/** What is usual where developments are put down. */
import { asked, type Derived, type Presuming, usual } from '../../kernel/presumption.ts'
import { CREDITS, ONE } from './presumes.ts'

/** Who asks for one more has the system; whose an empty one is says what is needed there. */
const developed: Derived = (_near, { developments }) =>
  typeof developments === 'number' && developments > 0 ? 'me' : undefined

/** So many developments fit on almost every system (starcom:command-phase.develop.5). */
const FITS = 3
const fitting: Derived = ({ developments }, { count }) =>
  Number(developments) + Number(count) <= FITS ? FITS : undefined
/** Whether a siege bars one more is asked: how many lie there matters to its price. */
const begun: Derived = (_near, { systemController, count, maxDevelopments, credits, underSiege }) =>
  systemController === 'me' && underSiege && count === 1 && maxDevelopments === undefined && credits === undefined
    ? 1
    : undefined
const ROOM = { line: 'room', unless: 'the system can hold no more' }

export const development: Presuming = {
  opens: ['developments', 'maxDevelopments'],
  presumes: {
    maxDevelopments: usual(fitting, 'room for it on the system', ROOM),
    developments: usual(begun, 'room for it on the system', { ...ROOM, silent: true }),
    systemController: asked(developed, 'a system of yours'),
    orbitalHabitats: usual(0, 'no Orbital Habitat there'),
    myFighters: usual(0, 'no Fighters there'),
    card: usual('other', 'an ordinary system', { unless: 'the card of the system says otherwise' }),
    myNonFighterShips: usual(
      ((...told) => ((told[1].systemController ?? developed(...told)) === 'me' ? 0 : undefined)) satisfies Derived,
      'no ships needed there',
    ),
    ...ONE,
    ...CREDITS,
  },
}
