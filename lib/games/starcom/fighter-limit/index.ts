import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import { fighterLimitClauses } from '../limits/clauses.ts'
import { fighterFacts } from '../limits/facts.ts'
import { FIGHTER_CAP, FIGHTERS_ARE_SHIPS, room, SHIP_CAP } from '../limits/room.ts'
import * as usual from '../presumes.ts'

const asFighter = answerOver(fighterFacts)
const fighterRoom = [
  asFighter({
    editions: [NEW],
    needs: ['shipsControlled', 'totalDevelopments'],
    of: (f) => room(f.shipsControlled, f.totalDevelopments, 'ship', SHIP_CAP),
  }),
  asFighter({
    editions: [OLD],
    needs: ['fightersControlled', 'totalDevelopments'],
    of: (f) => room(f.fightersControlled, f.totalDevelopments, 'Fighter', FIGHTER_CAP),
  }),
]

/** CK-03: Fighters against developments; in November 2022 the ship limit. */
export const fighterLimit = defineChecker({
  id: 'fighter-limit',
  ...usual.fighterLimit,
  game: 'starcom',
  aliases: ['ck-03'],
  title: 'How many Fighters may I have?',
  question: 'Do these Fighters stay within the limit?',
  asked: ['fighter limit', 'fighter cap', 'how many fighters', 'too many fighters'],
  editions: EDITIONS,
  facts: fighterFacts,
  checks: [
    checksOver(fighterFacts)(
      ['fightersControlled', 'shipsControlled'],
      (f) => f.fightersControlled <= f.shipsControlled,
      FIGHTERS_ARE_SHIPS,
    ),
  ],
  clauses: fighterLimitClauses,
  answer: fighterRoom,
  asks: 'may',
  gaps: [
    'Limits of Fighters in one system, which versions between the two editions had.',
    'Place, time and cost of the build.',
  ],
})
