import { scene } from '../ids.ts'

const vader = { name: 'Darth Vader', rank: 'commander', type: 'trooper', defeated: false }
const fett = { name: 'Boba Fett', rank: 'operative', type: 'trooper', defeated: false }
const troopers = { name: 'Stormtroopers', rank: 'corps', type: 'trooper', defeated: false }
const dead = { ...vader, defeated: true }
const hand = ['Ambush', 'Implacable', 'Standing Orders', 'Whipcord Launcher']
const base = { hand, discard: ['Push'], army: [vader], revealed: false }
const chewie = { name: 'Chewbacca', rank: 'commander', defeated: false }
const luke = { name: 'Luke Skywalker', rank: 'commander', defeated: false }
const common = { hand: ['Common Cause'], discard: [], revealed: false, chosen: 'Common Cause' }

/** Worked examples of playing cards, one thing at a time. */
export const scenarios = [
  scene(
    'A commander’s own card while the commander lives',
    { ...base, chosen: 'Implacable' },
    'legal',
    'character.1b holds',
    { deciding: 'discard.2 character.1b defeat.1 commander.promote.6' },
  ),
  scene('Passing is not a choice for a player who can play', { ...base, chosen: 'none' }, 'illegal', 'play.1 fails', {
    deciding: 'play.1',
  }),
  scene(
    'Nobody is left to lead, so no card can be played',
    { ...base, army: [dead, { ...troopers, fieldCommander: false }], chosen: 'none' },
    'answered',
    'play.1 holds',
    { deciding: 'play.1', answer: 'cannot play' },
  ),
  scene(
    'Whether somebody is left to lead is not known',
    { ...base, army: [{ ...vader, defeated: undefined }], chosen: 'none' },
    'undetermined',
    'play.1 unknown',
    { missing: ['army[0].defeated'] },
  ),
  scene('A card of the hand', { ...base, chosen: 'Ambush' }, 'legal', 'discard.2 holds'),
  scene(
    'A card we do not know, its owner told',
    { ...base, hand: ['A New Card'], owners: [{ card: 'A New Card', names: ['Darth Vader'] }], chosen: 'A New Card' },
    'legal',
    'character.1b holds',
  ),
  scene('A discarded card is out', { ...base, chosen: 'Push' }, 'illegal', 'discard.2 fails', {
    deciding: 'discard.2',
  }),
  scene(
    'Which card is chosen is not known',
    { ...base, army: [dead, { ...troopers, fieldCommander: false }] },
    'undetermined',
    'discard.2 unknown',
    { missing: ['chosen'] },
  ),
  scene(
    'The card Change of Plans sent back, its owner defeated',
    { ...base, army: [dead, luke], chosen: 'Implacable', barred: ['Implacable'] },
    'illegal',
    'effects.5a fails',
    { deciding: 'effects.5a defeat.1' },
  ),
  scene(
    'Another card after Change of Plans',
    { ...base, chosen: 'Ambush', barred: ['Implacable'] },
    'legal',
    'effects.5a holds',
  ),
  scene(
    'Which card is chosen after Change of Plans is not known',
    { ...base, army: [dead, { ...troopers, fieldCommander: false }], barred: ['Implacable'] },
    'undetermined',
    'effects.5a unknown',
  ),
  scene(
    'A card whose owner is not in the army',
    { ...base, chosen: 'Whipcord Launcher' },
    'illegal',
    'character.1b fails',
    { deciding: 'character.1b' },
  ),
  scene('The owner is defeated', { ...base, army: [dead, luke], chosen: 'Implacable' }, 'illegal', 'defeat.1 fails', {
    deciding: 'defeat.1',
  }),
  scene('No owner of the card is defeated', { ...base, chosen: 'Implacable' }, 'legal', 'defeat.1 holds'),
  scene(
    'Whether the owner is defeated is not known',
    { ...base, army: [{ ...vader, defeated: undefined }, luke], chosen: 'Implacable' },
    'undetermined',
    'defeat.1 unknown',
    { missing: ['army[0].defeated'] },
  ),
  scene('A commander is left', { ...base, chosen: 'Ambush' }, 'legal', 'commander.promote.6 holds'),
  scene(
    'No commander and no operative is left',
    { ...base, army: [dead, { ...troopers, fieldCommander: false }], chosen: 'Ambush' },
    'illegal',
    'commander.promote.6 fails',
    { deciding: 'commander.promote.6' },
  ),
  scene(
    'A promoted trooper is a commander',
    { ...base, army: [dead, { ...troopers, rank: 'commander', promotedFrom: 'corps' }], chosen: 'Ambush' },
    'legal',
    'commander.promote.6 holds',
  ),
  scene(
    'Only an operative is left, and the card is generic',
    { ...base, army: [dead, fett], chosen: 'Ambush' },
    'disputed',
    'commander.promote.6 unknown',
    { deciding: 'commander.promote.6' },
  ),
  scene(
    'Only an operative is left, and the card is that operative’s',
    { ...base, army: [dead, fett], chosen: 'Whipcord Launcher' },
    'legal',
    'operative.1 holds',
  ),
  scene(
    'Whether an operative or a commander is left is not known',
    { ...base, army: [{ ...fett, rank: undefined, fieldCommander: false }], chosen: 'Whipcord Launcher' },
    'undetermined',
    'operative.1 unknown',
    { missing: ['army[0].rank'] },
  ),
  scene(
    'Only a Field Commander is left',
    { ...base, army: [dead, { ...troopers, fieldCommander: true }], chosen: 'Ambush' },
    'disputed',
    'commander.field.1 holds',
    { deciding: 'commander.promote.6' },
  ),
  scene(
    'Whether the last unit is a Field Commander is not known',
    { ...base, army: [dead, troopers], chosen: 'Ambush' },
    'undetermined',
    'commander.field.1 unknown',
    { missing: ['army[1].fieldCommander'] },
  ),
  scene('Ambush has 1 pip', { ...base, chosen: 'Ambush' }, 'legal', 'generic.2 holds'),
  scene(
    'An illegal card was revealed, and Standing Orders takes its place',
    { ...base, revealed: true, chosen: 'Whipcord Launcher' },
    'answered',
    'illegal.1 holds',
    { deciding: 'illegal.1 generic.2', answer: 'Standing Orders' },
  ),
  scene(
    'An illegal card without Standing Orders to take its place',
    { ...base, hand: ['Whipcord Launcher', 'Ambush'], revealed: true, chosen: 'Whipcord Launcher' },
    'disputed',
    'character.1b fails',
  ),
  scene(
    'An illegal card, and nothing in the hand to take its place',
    { ...base, hand: ['Whipcord Launcher'], discard: [], revealed: true, chosen: 'Whipcord Launcher' },
    'answered',
    'play.2 holds',
    { deciding: 'play.2 play.3', answer: 'cannot play' },
  ),
  scene(
    'An illegal card that may have been revealed',
    { ...base, revealed: undefined, chosen: 'Whipcord Launcher' },
    'undetermined',
    'character.1b fails',
    { missing: ['revealed'] },
  ),
  scene(
    'The card stays facedown until both are revealed',
    { ...base, chosen: 'Ambush' },
    'legal',
    'command-phase.sequence.1 holds',
  ),
  scene('The title is in our list', { ...base, chosen: 'Ambush' }, 'legal', 'card-anatomy.command.1 holds'),
  scene('Common Cause with Chewbacca and Luke', { ...common, army: [chewie, luke] }, 'legal', 'character.1b holds'),
  scene('Common Cause without Luke', { ...common, army: [chewie] }, 'disputed', 'character.1b unknown', {
    deciding: 'character.1b',
  }),
  scene(
    'Common Cause with Luke defeated',
    { ...common, army: [chewie, { ...luke, defeated: true }] },
    'disputed',
    'defeat.1 unknown',
    { deciding: 'defeat.1' },
  ),
]
