import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { manyByTheCard } from '../build/by-card.ts'
import { developedOnlyWhereControlled } from '../build/checks.ts'
import { stationCap } from '../build/limits.ts'
import { stationPlace } from '../build/place.ts'
import { EDITIONS } from '../facts.ts'
import { stationFacts } from '../limits/facts.ts'
import { room, STATION_CAP } from '../limits/room.ts'
import * as usual from '../presumes.ts'

/** CK-04: stations against the developments of their system. */
export const stationLimit = defineChecker({
  id: 'station-limit',
  ...usual.stationLimit,
  game: 'starcom',
  aliases: ['ck-04'],
  title: 'How many stations fit in a system?',
  question: 'Do these stations fit in the system?',
  asked: [
    'station limit',
    'how many stations',
    'stations per system',
    'too many stations',
    'military base two stations',
  ],
  editions: EDITIONS,
  facts: stationFacts,
  checks: [
    developedOnlyWhereControlled,
    checksOver(stationFacts)(['byCard'], (f) => f.byCard !== 'mass-production', {
      path: 'byCard',
      message: 'Mass Production builds ships, not stations.',
      fix: 'Choose Military Base, or leave the card that builds blank.',
    }),
  ],
  clauses: [stationPlace, manyByTheCard('military-base'), stationCap],
  answer: answerOver(stationFacts)({
    needs: ['stationsInSystem', 'developmentsInSystem'],
    of: (f) => room(f.stationsInSystem, f.developmentsInSystem, 'station', STATION_CAP),
  }),
  asks: 'may',
  gaps: ['Time, bans and cost of the build.'],
})
