import { scene } from '../ids.ts'

const unit = (name: string, rank: string, more = {}) => ({ name, rank, friendly: true, defeated: false, ...more })
const ambush = { name: 'Ambush' }
const veersCard = { name: 'Maximum Firepower' }
const fettCard = { name: 'Whipcord Launcher', owner: { rank: 'operative' } }
const vaderOperative = { name: 'Implacable', owner: { rank: 'operative' } }
const vader = unit('Darth Vader', 'commander')
const veers = unit('General Veers', 'commander')
const fett = unit('Boba Fett', 'operative')
const troopers = unit('Stormtroopers', 'corps')

/** Worked examples of nominations, one thing at a time. */
export const scenarios = [
  scene('Any commander for a generic card', { card: ambush, nominee: vader }, 'legal', 'commander.nominate.1 holds', {
    deciding: 'commander.nominate.1 operative.2',
  }),
  scene(
    'A commander for that commander’s card',
    { card: veersCard, nominee: veers },
    'legal',
    'commander.nominate.1 holds',
  ),
  scene(
    'A defeated commander cannot be nominated',
    { card: ambush, nominee: { ...vader, defeated: true }, otherCommanders: ['General Veers'] },
    'illegal',
    'commander.nominate.1 fails',
    { deciding: 'commander.nominate.1' },
  ),
  scene(
    'The opponent’s commander cannot be nominated',
    { card: ambush, nominee: { ...vader, friendly: false } },
    'illegal',
    'commander.nominate.1 fails',
  ),
  scene(
    'A corps unit cannot be nominated',
    { card: ambush, nominee: { ...troopers, keywords: [] } },
    'illegal',
    'commander.nominate.1 fails',
  ),
  scene(
    'Whether the commander is defeated is not known',
    { card: ambush, nominee: { ...vader, defeated: undefined } },
    'undetermined',
    'commander.nominate.1 unknown',
    { missing: ['nominee.defeated'] },
  ),
  scene('Nothing is known of the card and the unit', {}, 'undetermined', 'commander.field.1 unknown'),
  scene(
    'A Field Commander for a generic card',
    { card: ambush, nominee: { ...troopers, keywords: ['Field Commander'] } },
    'legal',
    'commander.field.1 holds',
    { deciding: 'operative.2 commander.field.1' },
  ),
  scene(
    'A Field Commander for a commander’s card',
    { card: veersCard, nominee: { ...troopers, keywords: ['Field Commander'] } },
    'illegal',
    'commander.nominate.1 fails',
  ),
  scene(
    'Another commander for a commander’s card',
    { card: veersCard, nominee: vader },
    'disputed',
    'commander.nominate.1 unknown',
    { deciding: 'commander.nominate.1' },
  ),
  scene('The operative whose card it is', { card: fettCard, nominee: fett }, 'legal', 'operative.1 holds', {
    deciding: 'commander.nominate.1 operative.1',
  }),
  scene('A commander for an operative’s card', { card: fettCard, nominee: vader }, 'illegal', 'operative.1 fails', {
    deciding: 'operative.1',
  }),
  scene(
    'The rank of an owner who is nominated is asked for once',
    {
      card: { name: 'Whipcord Launcher' },
      nominee: { name: 'Boba Fett', friendly: true, defeated: false, keywords: ['Field Commander'] },
    },
    'undetermined',
    'commander.nominate.1 unknown',
    { missing: ['nominee.rank'] },
  ),
  scene(
    'Whether the owner is an operative in this army is not known',
    { card: { name: 'Whipcord Launcher' }, nominee: vader },
    'undetermined',
    'operative.1 unknown',
    { missing: ['card.owner.rank'] },
  ),
  scene('An operative for a generic card', { card: ambush, nominee: fett }, 'illegal', 'operative.2 fails', {
    deciding: 'operative.2',
  }),
  scene(
    'An operative for a card that may be anybody’s',
    { card: { name: 'Red' }, nominee: unit('me', 'operative') },
    'undetermined',
    'operative.2 unknown',
  ),
  scene('No operative for a generic card', { card: ambush, nominee: vader }, 'legal', 'operative.2 holds'),
  scene(
    'Vader as operative for a card of both versions',
    { card: vaderOperative, nominee: unit('Darth Vader', 'operative') },
    'disputed',
    'operative.1 unknown',
    { deciding: 'operative.1 operative.2' },
  ),
  scene(
    'A commander for a card of both versions',
    { card: vaderOperative, nominee: veers },
    'disputed',
    'operative.1 unknown',
    { deciding: 'operative.1 operative.2' },
  ),
  scene(
    'Another operative for a card of both versions',
    { card: vaderOperative, nominee: fett },
    'illegal',
    'operative.2 fails',
    { deciding: 'operative.1 operative.2' },
  ),
  scene(
    'A promoted operative is a commander',
    { card: ambush, nominee: { ...fett, rank: 'commander', promotedFrom: 'operative' } },
    'legal',
    'commander.promote.8 holds',
    { deciding: 'commander.nominate.1 commander.promote.8' },
  ),
  scene(
    'A promoted unit is a commander for every purpose',
    { card: ambush, nominee: { ...troopers, rank: 'commander', promotedFrom: 'corps' } },
    'legal',
    'commander.promote.5 holds',
  ),
  scene(
    'The priority player issues first',
    { card: ambush, nominee: vader },
    'legal',
    'command-phase.sequence.3 holds',
  ),
  scene('The orders come from the nominee', { card: ambush, nominee: vader }, 'legal', 'issuing-orders.who.1 holds'),
]
