import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { whatCardsBuild } from '../build/checks.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import { shipLimitClauses } from '../limits/clauses.ts'
import { shipFacts } from '../limits/facts.ts'
import { FIGHTER_CAP, FIGHTERS_ARE_SHIPS, room, SHIP_CAP } from '../limits/room.ts'
import * as usual from '../presumes.ts'

const asShip = answerOver(shipFacts)
const shipRoom = [
  asShip({
    editions: [NEW],
    needs: ['what', 'shipsControlled', 'totalDevelopments'],
    of: (f) => (f.what === 'station' ? undefined : room(f.shipsControlled, f.totalDevelopments, 'ship', SHIP_CAP)),
  }),
  asShip({
    editions: [OLD],
    needs: ['what', 'fightersControlled', 'totalDevelopments'],
    of: (f) =>
      f.what === 'fighter' ? room(f.fightersControlled, f.totalDevelopments, 'Fighter', FIGHTER_CAP) : undefined,
  }),
]

/** CK-02: ships against developments. */
export const shipLimit = defineChecker({
  id: 'ship-limit',
  ...usual.shipLimit,
  game: 'starcom',
  aliases: ['ck-02'],
  title: 'How many ships may I have?',
  question: 'Do these ships stay within the ship limit?',
  asked: [
    'ship limit',
    'ship cap',
    'how many ships',
    'too many ships',
    'do fighters count as ships',
    'does the scout count',
  ],
  editions: EDITIONS,
  facts: shipFacts,
  checks: [
    checksOver(shipFacts)(
      ['fightersControlled', 'shipsControlled'],
      (f) => f.fightersControlled <= f.shipsControlled,
      FIGHTERS_ARE_SHIPS,
    ),
    ...whatCardsBuild,
  ],
  clauses: shipLimitClauses,
  answer: shipRoom,
  asks: 'may',
  gaps: ['Place, time and cost of the build.'],
})
