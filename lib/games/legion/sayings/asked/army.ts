/** What players ask of an army and its commander. */
import type { Sayings } from '../../../../kernel/sayings.ts'

export const army: NonNullable<Sayings['asked']> = {
  'army-composition': [
    'is my list legal',
    'only two corps in an 800 point army',
    'three supports and four specials too many',
    'how many corps do I need at least',
    'skirmish list with one commander',
    'two Vaders in one army',
    'same unique character twice',
    'can I field 4 heavies in grand army',
    'how many operatives are allowed',
    'my army is 805 points',
    '1 commander, 3 corps, 2 special forces, 800 points',
    'two commanders and six corps legal',
    'how many heavy units may I take',
    'army without a commander',
  ],
  promotion: [
    'commander got killed, do I have to pick a new one',
    'when do I promote, at the end of the phase',
    'may a droid trooper become commander',
    'no troopers left, only vehicles, who becomes commander',
    'can I make an emplacement trooper the new commander',
    'still one commander alive, can I promote',
    'unit in reserve becomes commander',
    'do I choose which trooper is promoted',
    'can I make this unit my commander',
    'last commander is dead, make someone commander',
    'my last commander died, who is promoted',
    'can I promote a vehicle',
    'must I promote a new commander',
    'promote a corps trooper',
    'my only commander died, may my special forces get promoted',
  ],
}
