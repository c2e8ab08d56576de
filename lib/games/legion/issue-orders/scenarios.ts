import { scene } from '../ids.ts'

const vader = { id: 'V', name: 'Darth Vader', rank: 'commander', types: ['trooper'], range: 1 }
const near = { id: 'A', name: 'Stormtroopers', rank: 'corps', types: ['trooper'], range: 3 }
const far = { id: 'B', name: 'Stormtroopers', rank: 'corps', types: ['trooper'], range: 4 }
const walker = { id: 'C', name: 'AT-ST', rank: 'heavy', types: ['ground-vehicle', 'vehicle'], inches: 18 }
const bikes = { id: 'D', name: 'Dewback Rider', rank: 'support', types: ['creature-trooper', 'trooper'], range: 2 }
const units = [vader, near, far, walker]
const nameless = (unit: object) => ({ ...unit, id: undefined })
const base = { card: 'Assault', nominee: 'V', units }
const choose = (...chosen: string[]) => ({ ...base, asks: 'this-choice', chosen })
const line = (kind: string, more = {}) => ({ kind, ...more })
const noCard = { card: 'Red', owner: { name: 'none' } }
const NOMINEE = 'commander.nominate.1 operative.2'
const LEGAL = `${NOMINEE} orders.1a orders.2 issuing-orders.limit.1 orders.4`

/** Worked examples of orders, one thing at a time. */
export const scenarios = [
  scene('Three of four units can be ordered', { ...base, asks: 'how-many' }, 'answered', 'orders.4 holds', {
    deciding: 'orders.4 orders.1a orders.2 issuing-orders.limit.1',
    answer: 3,
  }),
  scene('Without a choice the orders are counted', base, 'answered', 'issuing-orders.count.1 holds', { answer: 3 }),
  scene('All three orders of Assault are given', choose('V', 'A', 'C'), 'legal', 'orders.4 holds', {
    deciding: LEGAL,
    answer: 3,
  }),
  scene('Two orders where three are possible', choose('V', 'A'), 'illegal', 'orders.4 fails', { deciding: 'orders.4' }),
  scene(
    'A unit without a short name is neither nominated nor chosen where others are',
    { ...choose('V', 'A'), units: [vader, near, nameless(far), nameless(walker)] },
    'illegal',
    'orders.4 fails',
    { deciding: 'orders.4' },
  ),
  scene(
    'Only one unit is left for the short name of who is nominated and chosen',
    { ...choose('V', 'A', 'C'), units: [nameless(vader), near, far, walker] },
    'legal',
    'orders.4 holds',
    { deciding: LEGAL, answer: 3 },
  ),
  scene(
    'Two units could go by the short name that is chosen',
    { ...choose('V', 'A', 'C'), units: [vader, near, nameless(far), nameless(walker)] },
    'undetermined',
    'orders.2 unknown',
    { missing: ['units[2].id', 'units[3].id'] },
  ),
  scene(
    'Whether orders may be given depends on who is nominated, not on a choice',
    { ...base, nominee: undefined, asks: 'how-many' },
    'undetermined',
    'commander.nominate.1 unknown',
    { missing: ['nominee'] },
  ),
  scene(
    'How many must be ordered depends on who is nominated, where somebody stands too far from another',
    { ...base, nominee: undefined, units: [vader, near, far], asks: 'how-many' },
    'undetermined',
    'issuing-orders.excess.1 unknown',
    { missing: ['nominee'] },
  ),
  scene(
    'Nothing is known of the units',
    { card: 'Assault', nominee: 'V', asks: 'how-many' },
    'undetermined',
    'issuing-orders.range.1 unknown',
  ),
  scene(
    'A unit that has an order gets no other one, whoever is nominated',
    { card: 'Ambush', units: [{ ...near, hasOrder: true }], asks: 'this-choice', chosen: ['A'] },
    'illegal',
    'issuing-orders.limit.1 fails',
    { deciding: 'issuing-orders.limit.1' },
  ),
  scene(
    'How many must be ordered depends on a range',
    { ...base, units: [vader, near, { ...walker, inches: undefined }], asks: 'this-choice', chosen: ['V', 'A'] },
    'undetermined',
    'orders.4 unknown',
    { missing: ['units[2].range'] },
  ),
  scene('A unit at range 4 cannot be ordered', choose('V', 'B', 'C'), 'illegal', 'orders.2 fails', {
    deciding: 'orders.2 orders.4',
  }),
  scene('A unit at range 3 may be ordered', choose('V', 'A', 'C'), 'legal', 'orders.2 holds'),
  scene(
    'The range of a chosen unit is not known',
    { ...base, card: 'Ambush', units: [vader, { ...near, range: undefined }], asks: 'this-choice', chosen: ['A'] },
    'undetermined',
    'orders.2 unknown',
    { missing: ['units[1].range'] },
  ),
  scene('Orders reach range 3', choose('V', 'A', 'C'), 'legal', 'issuing-orders.range.1 holds'),
  scene(
    'A commander may order itself',
    { ...base, card: 'Implacable', asks: 'this-choice', chosen: ['V'] },
    'legal',
    'orders.3 holds',
    { deciding: `${NOMINEE} orders.1b orders.2 issuing-orders.limit.1 orders.4` },
  ),
  scene('The nominee is at range 1 of itself', choose('V', 'A', 'C'), 'legal', 'range.self.1 holds'),
  scene('Inches count as segments', choose('V', 'A', 'C'), 'legal', 'range.at.1 holds'),
  scene('18 inches are on the line and count as range 3', choose('V', 'A', 'C'), 'legal', 'range.at.2 holds'),
  scene('One order a unit', choose('V', 'V', 'A', 'C'), 'illegal', 'issuing-orders.limit.1 fails', {
    deciding: 'issuing-orders.limit.1',
  }),
  scene(
    'A unit that has an order gets no second one',
    { ...choose('V', 'A', 'C'), units: [vader, { ...near, hasOrder: true }, far, walker] },
    'illegal',
    'issuing-orders.limit.1 fails',
    { deciding: 'issuing-orders.limit.1' },
  ),
  scene(
    'A defeated unit cannot be ordered',
    { ...choose('V', 'A', 'C'), units: [vader, { ...near, defeated: true }, far, walker] },
    'illegal',
    'orders.2 fails',
  ),
  scene(
    'Two units on a card for one',
    { ...base, card: 'Ambush', asks: 'this-choice', chosen: ['V', 'A'] },
    'illegal',
    'orders.1a fails',
    { deciding: 'orders.1a' },
  ),
  scene('A number of units of any kind', choose('V', 'A', 'C'), 'legal', 'orders.1a holds'),
  scene(
    'The type of a unit is not known',
    {
      ...base,
      ...noCard,
      slots: [line('count', { count: 1, types: ['trooper'] })],
      units: [vader, { ...near, types: undefined }],
      asks: 'this-choice',
      chosen: ['A'],
    },
    'undetermined',
    'orders.1a unknown',
    { missing: ['units[1].types'] },
  ),
  scene(
    'Only the unit named on the card',
    { ...base, card: 'Implacable', asks: 'this-choice', chosen: ['A'] },
    'illegal',
    'orders.1b fails',
    { deciding: 'orders.1b orders.4' },
  ),
  scene(
    'The unit named on the card',
    { ...base, card: 'Implacable', asks: 'this-choice', chosen: ['V'] },
    'legal',
    'orders.1b holds',
  ),
  scene(
    'The name of a unit is not known',
    {
      ...base,
      ...noCard,
      slots: [line('named', { names: ['Red'] })],
      units: [vader, { ...near, name: undefined }],
      asks: 'this-choice',
      chosen: ['A'],
    },
    'undetermined',
    'orders.1b unknown',
    { missing: ['units[1].name'] },
  ),
  scene(
    'A creature trooper is a trooper',
    {
      ...base,
      ...noCard,
      slots: [line('count', { count: 2, types: ['trooper'] })],
      units: [vader, bikes],
      asks: 'this-choice',
      chosen: ['V', 'D'],
    },
    'legal',
    'issuing-orders.kind.1 holds',
  ),
  scene(
    'A vehicle is no trooper',
    {
      ...base,
      ...noCard,
      slots: [line('count', { count: 2, types: ['trooper'] })],
      units: [vader, walker],
      asks: 'how-many',
    },
    'answered',
    'orders.1a holds',
    { answer: 1 },
  ),
  scene(
    'Orders without a unit are lost',
    { ...base, units: [vader, near], asks: 'this-choice', chosen: ['V', 'A'] },
    'legal',
    'issuing-orders.excess.1 holds',
    { answer: 2 },
  ),
  scene(
    'Whether an order is lost depends on a range',
    { ...base, units: [vader, near, { ...walker, inches: undefined }], asks: 'how-many' },
    'undetermined',
    'issuing-orders.excess.1 unknown',
    { missing: ['units[2].range'] },
  ),
  scene(
    'Every unit that can get an order gets one',
    { ...base, ...noCard, slots: [line('each-eligible')], asks: 'how-many' },
    'answered',
    'orders.4 holds',
    { answer: 3 },
  ),
  scene(
    'A card that orders nobody',
    { ...base, ...noCard, slots: [line('none')], asks: 'this-choice', chosen: [] },
    'legal',
    'orders.4 holds',
    { answer: 0 },
  ),
  scene(
    'Sabotaged Communications never takes the last order',
    { ...base, card: 'Ambush', opponentCard: 'Sabotaged Communications', asks: 'how-many' },
    'answered',
    'issuing-orders.count.1 holds',
    { answer: 1 },
  ),
  scene(
    'Another commander could order more',
    { ...choose('V', 'A', 'C'), otherBest: 4 },
    'disputed',
    'orders.4 unknown',
    { deciding: 'orders.4' },
  ),
  scene(
    'The unit leader stands farther away',
    { ...choose('V', 'A', 'C'), units: [vader, { ...near, leaderRange: 4 }, far, walker] },
    'disputed',
    'orders.2 unknown',
    { deciding: 'orders.2' },
  ),
  scene(
    'Two prints of Change of Plans order differently',
    { ...base, card: 'Change of Plans', units: [{ ...vader, name: 'Han Solo' }, walker], asks: 'how-many' },
    'undetermined',
    'issuing-orders.count.1 holds',
    { deciding: 'orders.4', missing: ['slots'] },
  ),
  scene(
    'A corps unit cannot be nominated',
    { ...base, nominee: 'A', asks: 'how-many' },
    'illegal',
    'commander.nominate.1 fails',
    { deciding: 'commander.nominate.1' },
  ),
  scene(
    'Whether the nominee is a commander is not known',
    { ...base, units: [{ ...vader, rank: undefined }, near], asks: 'how-many' },
    'undetermined',
    'commander.nominate.1 unknown',
    { missing: ['units[0].rank'] },
  ),
  scene(
    'A commander for an operative’s card',
    { ...base, card: 'Whipcord Launcher', owner: { rank: 'operative' }, slots: [line('none')], asks: 'how-many' },
    'illegal',
    'operative.1 fails',
    { deciding: 'operative.1' },
  ),
  scene(
    'An operative for the operative’s own card',
    {
      ...base,
      card: 'Whipcord Launcher',
      slots: [line('named', { names: ['Boba Fett'] })],
      units: [{ id: 'V', name: 'Boba Fett', rank: 'operative', types: ['trooper'] }],
      asks: 'this-choice',
      chosen: ['V'],
    },
    'legal',
    'operative.1 holds',
  ),
  scene(
    'Whose card it is may matter',
    { ...base, card: 'Whipcord Launcher', slots: [line('none')], asks: 'how-many' },
    'undetermined',
    'operative.1 unknown',
    { missing: ['owner.rank'] },
  ),
  scene(
    'An operative for a generic card',
    { ...base, units: [{ ...vader, name: 'Boba Fett', rank: 'operative' }], asks: 'how-many' },
    'illegal',
    'operative.2 fails',
    { deciding: 'operative.2' },
  ),
  scene(
    'An operative for a card of a rank that is not known',
    {
      ...base,
      card: 'Red',
      slots: [line('none')],
      units: [{ ...vader, name: 'me', rank: 'operative' }],
      asks: 'how-many',
    },
    'undetermined',
    'operative.2 unknown',
  ),
  scene(
    'A Field Commander issues the orders of a generic card',
    { ...base, nominee: 'A', units: [{ ...near, keywords: ['Field Commander'] }], asks: 'how-many' },
    'answered',
    'commander.field.1 holds',
    { answer: 1 },
  ),
  scene(
    'A promoted operative issues orders',
    { ...base, units: [{ ...vader, name: 'Boba Fett', promotedFrom: 'operative' }], asks: 'how-many' },
    'answered',
    'commander.promote.8 holds',
    { answer: 1 },
  ),
  scene(
    'A card our list does not have',
    { ...base, card: 'Red', owner: { name: 'none' }, asks: 'how-many' },
    'undetermined',
    'commander.nominate.1 holds',
    { missing: ['slots'] },
  ),
]
