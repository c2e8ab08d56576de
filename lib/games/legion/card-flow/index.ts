import { answerOver, type Checker, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import { STANDING_ORDERS, same, titleOf } from '../names.ts'
import * as usual from '../presumes.ts'
import { facts } from './facts.ts'
import { type Fault, follow, isOut, placeOf } from './flow.ts'

const check = checksOver(facts)
const { condition } = clausesOver(facts)
const WHERE_TO = 'legion:ambiguity.3'
const WITH_OWNER = 'legion:ambiguity.12'
const PLAIN = { illegalStays: false, endsWithOwner: false }

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

const refused = (fault: Fault, message: string, fix: string) =>
  check(['events'], ({ events }) => !follow(events, 'command-phase', PLAIN).faults.includes(fault), {
    path: 'events',
    message,
    fix,
  })

const inner = defineChecker({
  id: 'card-flow',
  waitsAt: 'legion:command-cards.info.2',
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
      'A player plays one card a round, unless Change of Plans sends both players back to the selection.',
    ),
    refused(
      'sent-back',
      'A card that Change of Plans sent back is played again in that round.',
      'Choose another card for that selection.',
    ),
    refused(
      'no-standing-orders',
      'Standing Orders cannot take the place of the illegal card, as it is not in the hand.',
      'Say first how it came back to the hand, or leave the illegal card out.',
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
  clauses: Object.entries(SAYS).map(([id, holds]) =>
    condition(id, {
      needs: ['events', 'moment'],
      when: ({ events, moment }) =>
        follow(events, moment, PLAIN).held.some((held) => held.steps.some(({ clause }) => clause === id)),
      holds: () => true,
      says: { holds, aside: 'Not needed here.' },
    }),
  ),
  answer: answerOver(facts)({
    needs: ['start', 'events', 'moment', 'asks', 'card', 'wasInHand'],
    readings: [WHERE_TO, WITH_OWNER],
    cites: [...Object.keys(SAYS), 'legion:command-cards.hand.1', 'legion:command-cards.info.2'],
    of: (found, table) => {
      const { start, events, moment, asks, card } = found
      const reading = {
        illegalStays: events.some(({ event }) => event === 'illegal') && table.reads(WHERE_TO) === 'B',
        endsWithOwner: events.some(({ event }) => event === 'ownerDefeated') && table.reads(WITH_OWNER) === 'B',
      }
      const flow = follow(events, moment, reading)
      const named = flow.held
        .flatMap((held) => held.steps)
        .filter(({ clause }) => clause === 'legion:command-cards.info.4')
      const consequences = named.map(() => ({
        says: 'The card taken back is named to the opponent',
        clause: 'legion:command-cards.info.4',
      }))
      if (asks === 'where' && card === undefined) return undefined
      if (card !== undefined && asks !== 'hand-size') {
        const { value, steps } = placeOf(flow, card, same(card, STANDING_ORDERS) || found.wasInHand !== false)
        const deciding = [...new Set(steps.map(({ clause }) => clause!))]
        return {
          kind: 'name',
          value,
          says: `${titleOf(card)} is ${value}`,
          derivation: steps,
          deciding: deciding.length ? deciding : ['legion:command-cards.hand.1'],
          consequences,
        }
      }
      const size = start - flow.held.filter(isOut).length
      const steps = flow.held.flatMap((held) => held.steps)
      return {
        kind: 'number',
        value: size,
        unit: 'card',
        says: `${size} card${size === 1 ? '' : 's'} in the hand`,
        derivation: [{ says: `${start} at the start`, value: start, clause: 'legion:command-cards.hand.1' }, ...steps],
        deciding: [...new Set(['legion:command-cards.info.2', ...steps.map(({ clause }) => clause!)])],
        consequences,
      }
    },
  }),
  asks: 'value',
  gaps: ['Which cards are Permanent or give keywords: the card says so.', 'Cards set aside for Contingencies.'],
})

/** 5.7: where a card is, how many are in the hand. */
export const cardFlow: Checker = {
  ...inner,
  examine: (raw, table) => {
    const found = inner.examine(raw, table)
    const lacks = found.verdict === 'undetermined' && raw.asks === 'where' && raw.card === undefined
    return lacks ? { ...found, missing: [...new Set([...found.missing, 'card'])] } : found
  },
}
