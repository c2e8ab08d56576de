import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice } from '../../../kernel/facts.ts'
import { hadCombat } from '../build/clauses.ts'
import { EDITIONS, NEW, OLD, vocabulary } from '../facts.ts'
import * as usual from '../presumes.ts'

const facts = {
  controller: choice(
    { me: 'You', none: 'Nobody' },
    {
      label: 'Who controls the system',
      help: 'Asked for a system of your own or of nobody: the time runs from your own last turn.',
    },
  ),
  combatSinceMyLastTurn: vocabulary.combatSinceMyLastTurn,
  opposingShipsPresent: { ...vocabulary.opposingShipsPresent, editions: [NEW] },
  noDamageAssigned: vocabulary.noDamageAssigned,
} as const

const { condition } = clausesOver(facts)
const CONTESTED = 'starcom:additional-rules.contested-system.1'
const BAN = 'starcom:command-phase.build.7'

interface Fought {
  controller: string
  combatSinceMyLastTurn: boolean
  opposingShipsPresent?: boolean
  noDamageAssigned?: boolean
}

/** February 2022: contested is a player's system. November 2022: the building ban after combat, for which enemies must still be there. */
const isContested = (f: Fought, table: RulesInPlay) =>
  hadCombat(f, table) && (table.edition === OLD ? f.controller === 'me' : f.opposingShipsPresent === true)

const old = ['controller', 'combatSinceMyLastTurn', 'noDamageAssigned'] as const
const now = [...old, 'opposingShipsPresent'] as const
const readings = ['starcom:ambiguity.7']

const banned = (id: string, says: string) =>
  condition(id, {
    editions: [OLD],
    needs: old,
    readings,
    when: isContested,
    holds: () => true,
    says: { holds: says, aside: 'The system is not contested.' },
  })

const clauses = [
  condition(CONTESTED, {
    editions: [OLD],
    needs: old,
    readings,
    holds: isContested,
    notes: [
      { ambiguity: 'starcom:ambiguity.8/ii', when: (f) => f.combatSinceMyLastTurn },
      { ambiguity: 'starcom:ambiguity.8/iii', when: (f) => f.combatSinceMyLastTurn },
    ],
    says: {
      holds: 'There has been combat in your system since your last turn.',
      fails: ({ controller }) =>
        controller === 'none' ? 'Nobody controls the system.' : 'There has been no combat there since your last turn.',
    },
  }),
  banned('starcom:additional-rules.contested-system.2', 'No ships or stations are built there.'),
  banned('starcom:additional-rules.contested-system.3', 'Ships there are neither repaired nor scrapped.'),
  condition(BAN, {
    editions: [NEW],
    needs: now,
    readings,
    holds: isContested,
    notes: [
      { ambiguity: 'starcom:ambiguity.8/i', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
      { ambiguity: 'starcom:ambiguity.8/ii', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
      { ambiguity: 'starcom:ambiguity.8/iii', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
    ],
    says: {
      holds:
        'Combat took place there after your last turn, and opposing ships are still in the system: no ships or stations are built there.',
      fails: 'The ban needs both: combat since your last turn, and opposing ships there now.',
    },
  }),
  condition('starcom:command-phase.build.8', {
    editions: [NEW],
    needs: now,
    readings,
    when: (f, table) => f.controller === 'me' && isContested(f, table),
    holds: () => true,
    says: {
      holds: 'Ships are still built in your own starting system.',
      aside: 'No ban applies, so no exception is needed.',
    },
  }),
]

const answer = answerOver(facts)
const answers = [
  answer({
    editions: [OLD],
    needs: old,
    readings,
    of: (f, table) => {
      const value = isContested(f, table)
      const says = value ? 'Yes, contested' : 'No, not contested'
      return {
        kind: 'yes-no',
        value,
        says,
        derivation: [{ says: 'Combat there since your last turn', clause: CONTESTED }],
        deciding: [CONTESTED],
        consequences: value
          ? [
              { says: 'No ships or stations are built there.', clause: 'starcom:additional-rules.contested-system.2' },
              { says: 'No repair and no scrap there.', clause: 'starcom:additional-rules.contested-system.3' },
            ]
          : [],
      }
    },
  }),
  answer({
    editions: [NEW],
    needs: now,
    readings,
    of: (f, table) => {
      const value = isContested(f, table)
      return {
        kind: 'yes-no',
        value,
        says: value ? 'Yes: the building ban after combat applies' : 'No: the building ban after combat does not apply',
        derivation: [
          { says: 'This edition no longer speaks of contested systems; what is left is a building ban', clause: BAN },
          { says: 'It needs combat there since your last turn, and opposing ships still there', clause: BAN },
        ],
        deciding: [BAN],
        consequences: value
          ? [
              { says: 'No ships or stations are built there.', clause: BAN },
              ...(f.controller === 'me'
                ? [
                    {
                      says: 'Ships are still built in your own starting system.',
                      clause: 'starcom:command-phase.build.8',
                    },
                  ]
                : []),
            ]
          : [],
      }
    },
  }),
]

/** CK-09: contested in February 2022; in November 2022 the word is gone and only the building ban is left. */
export const contested = defineChecker({
  id: 'contested',
  ...usual.contested,
  game: 'starcom',
  aliases: ['ck-09'],
  title: 'Is this system contested?',
  question: 'Is this system contested?',
  asked: [
    'contested system',
    'building after a battle',
    'combat since my last turn',
    'enemies left, can i build',
    'repair after combat',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(
      ['noDamageAssigned', 'combatSinceMyLastTurn'],
      (f) => !f.noDamageAssigned || f.combatSinceMyLastTurn,
      {
        path: 'noDamageAssigned',
        message: 'Without combat there is none in which nobody assigned damage.',
        fix: 'Say yes to combat since your last turn, or leave blank whether somebody shot.',
      },
    ),
  ],
  clauses,
  answer: answers,
  asks: 'value',
  gaps: ["Systems of other players: ask from that player's seat."],
})
