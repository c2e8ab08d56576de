import { type Answered, answerOver, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { askFor } from '../../../kernel/seeing.ts'
import { plural } from '../../../kernel/words.ts'
import { EDITIONS } from '../facts.ts'
import { STANDING_ORDERS, same, titleOf } from '../names.ts'
import * as usual from '../presumes.ts'
import { facts } from './facts.ts'
import { type Fault, type Flow, follow, isOut, placeOf } from './flow.ts'

const check = checksOver(facts)
const HAND = 'legion:command-cards.hand.1'
const PLAYED = 'legion:command-cards.info.2'
const NAMED = 'legion:command-cards.info.4'
const WHERE_TO = 'legion:ambiguity.3'
const WITH_OWNER = 'legion:ambiguity.12'
const PLAIN = { illegalStays: false, endsWithOwner: false }

const views = {
  flow: viewsOver(facts)(['events', 'moment'], ({ events, moment }) => follow(events, moment, PLAIN)),
}
const { condition } = clausesOver(facts, views)

const SAYS = {
  'legion:command-cards.generic.3': 'Standing Orders is back in hand when the Command Phase ends.',
  'legion:command-cards.discard.1a':
    'A card in play goes to the discard pile in the End Phase, unless it went back to hand.',
  'legion:command-cards.discard.1b': 'The effect of a card ends with its discard.',
  'legion:command-cards.discard.3': 'A Permanent card stays in play and keeps working.',
  'legion:command-cards.keywords.1': 'Keywords from a card last as long as it is in play.',
  'legion:command-cards.info.4': 'A card taken back from the discard pile is named to the opponent.',
  'legion:command-cards.illegal.1': 'An illegal card is exchanged for Standing Orders.',
  'legion:command-cards.effects.5': 'A card sent back before its effect does nothing.',
  'legion:command-cards.effects.5a': 'Change of Plans is discarded when it is used, and both select again.',
} as const

/** Blank asks for the card that is named, or else for the size of the hand. */
const isAboutSize = ({ asks, card }: { asks?: string; card?: string }): boolean =>
  card === undefined ? asks !== 'where' : asks === 'hand-size'

const refused = (fault: Fault, message: string, fix: string) =>
  check(['events'], ({ events }) => !follow(events, 'command-phase', PLAIN).faults.includes(fault), {
    path: 'events',
    message,
    fix,
  })

/** Where one card is. */
function whereIs(card: string, flow: Flow, wasInHand: boolean): Answered {
  const { value, steps } = placeOf(flow, card, wasInHand)
  const deciding = clausesOf(steps)
  return {
    kind: 'name',
    value,
    says: `${titleOf(card)} is ${value}`,
    derivation: steps,
    deciding: deciding.length ? deciding : [HAND],
  }
}

/** How many cards are in the hand. */
function sizeOf(start: number, flow: Flow): Answered {
  const size = start - flow.held.filter(isOut).length
  const steps = flow.held.flatMap((held) => held.steps)
  return {
    kind: 'number',
    value: size,
    unit: 'card',
    says: `${plural(size, 'card')} in the hand`,
    derivation: [{ says: `${start} at the start`, value: start, clause: HAND }, ...steps],
    deciding: [...new Set([PLAYED, ...clausesOf(steps)])],
  }
}

const clausesOf = (steps: readonly Step[]) => [...new Set(steps.map(({ clause }) => clause!))]

/** 5.7: where a card is, how many are in the hand. */
export const cardFlow = defineChecker({
  id: 'card-flow',
  waitsAt: PLAYED,
  ...usual.cardFlow,
  game: 'legion',
  aliases: ['swl-5-7'],
  title: 'Where is this card now?',
  question: 'Where is this card, and how many are in my hand?',
  asked: [
    'how many cards in hand',
    'where does my card go',
    'discard command card',
    'standing orders back to hand',
    'permanent command card',
    'can i play a discarded card again',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    refused('round', 'A later event has an earlier round.', 'Give the events in the order in which they happened.'),
    refused(
      'twice',
      'Two cards are played in one round.',
      'A player plays one card a round, unless Change of Plans sends both players back to the selection. A card that was illegal was not played: tell that alone.',
    ),
    refused(
      'sent-back',
      'A card that Change of Plans sent back is played again in that round.',
      'Choose another card for that selection.',
    ),
    refused(
      'no-standing-orders',
      'Standing Orders cannot take the place of the illegal card: it is not in the hand, or was sent back in that round.',
      'Say first how it came back to the hand, or leave the illegal card out: what happens then is open question 2.',
    ),
    refused(
      'not-in-hand',
      'A card is played that is in play or in the discard pile.',
      'A discarded card is out until it is taken back to hand.',
    ),
    refused(
      'not-out',
      'A card is taken back that is in the hand.',
      'Give the event that brought it out of the hand first.',
    ),
    refused('not-in-play', 'Something happens to a card that is not in play.', 'Give the event that played it first.'),
    check(['start', 'events'], ({ start, events }) => follow(events, 'command-phase', PLAIN).held.length <= start, {
      path: 'start',
      message: 'More cards are named than the hand held.',
      fix: 'Correct the number of cards at the start, or the names.',
    }),
  ],
  clauses: [
    ...Object.entries(SAYS).map(([id, holds]) =>
      condition(id, {
        needs: ['events', 'moment', 'flow'],
        when: ({ flow }) => flow.held.some((held) => held.steps.some(({ clause }) => clause === id)),
        holds: () => true,
        says: { holds, aside: 'Not needed here.' },
      }),
    ),
    condition(HAND, {
      needs: ['asks', 'events', 'moment', 'card', 'flow'],
      when: (f) => isAboutSize(f) || (f.card !== undefined && !placeOf(f.flow, f.card, true).steps.length),
      holds: () => true,
      says: { holds: 'The hand has seven cards at the start of the game.', aside: 'Something happened to the card.' },
    }),
    condition(PLAYED, {
      needs: ['asks', 'card'],
      when: isAboutSize,
      holds: () => true,
      says: { holds: 'How many cards a hand has is open to both players.', aside: 'It is asked where a card is.' },
    }),
  ],
  answer: answerOver(facts)({
    needs: ['start', 'events', 'moment', 'asks', 'card', 'wasInHand'],
    readings: [WHERE_TO, WITH_OWNER],
    of: (told, table) => {
      const { asks } = told
      const card = told.card ?? (asks === 'where' ? askFor('card') : undefined)
      const { start, events, moment } = told
      const reading = {
        illegalStays: events.some(({ event }) => event === 'illegal') && table.reads(WHERE_TO) === 'B',
        endsWithOwner: events.some(({ event }) => event === 'ownerDefeated') && table.reads(WITH_OWNER) === 'B',
      }
      const flow = follow(events, moment, reading)
      const wasInHand = (name: string) => same(name, STANDING_ORDERS) || told.wasInHand !== false
      const found =
        card === undefined || asks === 'hand-size' ? sizeOf(start, flow) : whereIs(card, flow, wasInHand(card))
      const named = flow.held.flatMap(({ steps }) => steps).filter(({ clause }) => clause === NAMED)
      const says = 'The card taken back is named to the opponent'
      return { ...found, consequences: named.map(() => ({ says, clause: NAMED })) }
    },
  }),
  asks: 'value',
  gaps: ['Cards set aside for Contingencies.'],
})
