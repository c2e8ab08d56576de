import { choice, count, list, name, record } from '../../../kernel/facts.ts'
import { vocabulary } from '../facts.ts'
import { players, SAID } from '../jump/facts.ts'
import { sayPresent } from '../told.ts'

/** True where a ship's class is printed: not on stations. */
const hasClass = (vessel: { readonly type?: unknown }) => vessel.type !== 'station'

/** True where the attack is looked at: vessels of the controller, or of whoever might be. */
const mayDefend = (vessel: { readonly owner?: unknown }, facts: { readonly controller?: unknown }) =>
  facts.controller === undefined || vessel.owner === undefined || vessel.owner === facts.controller

/** Ships and stations in the system. */
export const vessels = list(
  record(
    {
      owner: name({ sort: 'player', label: 'Owner', samples: players.slice(1), said: SAID }),
      type: choice({ ship: 'Ship', station: 'Station' }, { label: 'Type' }),
      class: { ...vocabulary.shipClass, relevant: hasClass },
      attack: count({ label: 'Current attack', help: 'Bonuses included.', max: 30, relevant: mayDefend }),
      printedAttack: count({
        label: 'Printed attack',
        help: 'Only where a bonus changes it.',
        max: 30,
        optional: true,
      }),
    },
    {
      label: 'Vessel',
      row: ['owner', 'type', 'class', 'attack', 'printedAttack'],
      told: sayPresent(vocabulary.shipClass.options),
    },
  ),
  { label: 'Ships and stations in the system', help: 'Everyone’s. Leave it empty if there are none.', item: 'vessel' },
)

export const facts = {
  controller: name({
    sort: 'player',
    label: 'Who controls the system',
    samples: players,
    said: SAID,
  }),
  vessels,
} as const
