import type { FactValue } from '../../../kernel/facts.ts'
import type { ClauseId, Step } from '../../../kernel/ruling.ts'
import { ALL_GAME_CARDS, PERMANENT_CARDS } from '../data/permanent.ts'
import { has, normal, STANDING_ORDERS, same, titleOf } from '../names.ts'
import type { facts } from './facts.ts'

export type Event = FactValue<typeof facts.events>[number]
type Moment = FactValue<typeof facts.moment>
type Place = 'hand' | 'play' | 'aside' | 'discard'

/** What cannot have happened, so that the facts are refused. */
export type Fault = 'round' | 'twice' | 'not-in-hand' | 'not-out' | 'not-in-play' | 'sent-back' | 'no-standing-orders'

interface Held {
  card: string
  place: Place
  permanent: boolean
  /** True where nobody named the keywords of the card and our list knows none that keeps it in play. */
  unnamed: boolean
  keywords: readonly string[]
  /** False once its owner was defeated and the table reads that as the end of the effect. */
  works: boolean
  steps: Step[]
}

/** How the table reads the two open questions of this page. */
export interface Reading {
  /** Where an illegal card goes: back to hand, or with the played cards (legion:ambiguity.3). */
  illegalStays: boolean
  /** Whether an effect ends with its owner (legion:ambiguity.12). */
  endsWithOwner: boolean
}

/** Where the cards are, as far as they were touched. */
export interface Flow {
  held: Held[]
  faults: Fault[]
}

/** Events that turn a card over: one in a round (legion:command-cards.use.1). */
const REVEALS: readonly Event['event'][] = ['play', 'illegal']
/** After these both players select again (legion:command-cards.effects.5a). */
const REOPENS: readonly Event['event'][] = ['cancel', 'discard']

const step = (held: Held, clause: ClauseId, says: string) =>
  held.steps.push({ says: `${titleOf(held.card)} ${says}`, clause })

/** Standing Orders goes back when the Command Phase ends (legion:command-cards.generic.3). */
function closeCommandPhase(flow: Flow): void {
  for (const held of flow.held) {
    if (held.place !== 'play' || !same(held.card, STANDING_ORDERS)) continue
    held.place = 'hand'
    step(held, 'legion:command-cards.generic.3', 'goes back to hand when the Command Phase ends')
  }
}

/** What is still in play is discarded in the End Phase, unless it is permanent. */
function closeRound(flow: Flow): void {
  closeCommandPhase(flow)
  for (const held of flow.held) {
    if (held.place !== 'play' && held.place !== 'aside') continue
    if (held.permanent) {
      if (!held.steps.some(({ clause }) => clause === 'legion:command-cards.discard.3'))
        step(
          held,
          'legion:command-cards.discard.3',
          has(ALL_GAME_CARDS, held.card) ? 'stays in play all game, as it says' : 'is Permanent and stays in play',
        )
      continue
    }
    held.place = 'discard'
    const untold = held.unnamed ? '; you named no keyword of it, so we take it that it is not Permanent' : ''
    step(held, 'legion:command-cards.discard.1a', `is discarded in the End Phase${untold}`)
    step(held, 'legion:command-cards.discard.1b', 'has no effect from then on')
  }
}

/** The card as the flow knows it; one that nothing has happened to is in the hand. */
function heldOf(flow: Flow, card: string): Held {
  const known = flow.held.find((one) => same(one.card, card))
  if (known) return known
  const held: Held = { card, place: 'hand', permanent: false, unnamed: false, keywords: [], works: true, steps: [] }
  flow.held.push(held)
  return held
}

/** Standing Orders comes into play in place of an illegal card (legion:command-cards.illegal.1). */
function exchange(flow: Flow): void {
  const orders = heldOf(flow, STANDING_ORDERS)
  if (orders.place !== 'hand') flow.faults.push('no-standing-orders')
  orders.place = 'play'
  step(orders, 'legion:command-cards.illegal.1', 'is played in place of the illegal card')
}

function take(flow: Flow, event: Event, reading: Reading): void {
  const held = heldOf(flow, event.card)
  const wants = (places: readonly Place[], fault: Fault) => {
    if (!places.includes(held.place)) flow.faults.push(fault)
  }
  if (event.event === 'play') {
    wants(['hand'], 'not-in-hand')
    const keywords = event.keywords ?? []
    const isListed = has(ALL_GAME_CARDS, event.card) || has(PERMANENT_CARDS, event.card)
    Object.assign(held, {
      place: 'play',
      works: true,
      permanent: isListed || has(keywords, 'Permanent'),
      unnamed: !event.keywords && !isListed && !same(event.card, STANDING_ORDERS),
      keywords: keywords.filter((word) => normal(word) !== 'permanent'),
    })
    if (held.keywords.length)
      step(held, 'legion:command-cards.keywords.1', `gives ${held.keywords.join(', ')} for as long as it is in play`)
  } else if (event.event === 'returnToHand') {
    wants(['play', 'discard', 'aside'], 'not-out')
    const named = held.place === 'discard'
    held.place = 'hand'
    step(
      held,
      named ? 'legion:command-cards.info.4' : 'legion:command-cards.discard.1a',
      named
        ? 'comes back from the discard pile and is named to the opponent'
        : 'goes back to hand, so it is not discarded',
    )
  } else if (event.event === 'cancel') {
    wants(['play'], 'not-in-play')
    held.place = 'hand'
    step(held, 'legion:command-cards.effects.5', 'goes back to hand before its effect')
  } else if (event.event === 'discard') {
    wants(['play'], 'not-in-play')
    held.place = 'discard'
    step(held, 'legion:command-cards.effects.5a', 'is discarded for its own effect')
  } else if (event.event === 'illegal') {
    wants(['hand'], 'not-in-hand')
    held.place = reading.illegalStays ? 'aside' : 'hand'
    step(
      held,
      'legion:command-cards.illegal.1',
      reading.illegalStays ? 'is exchanged and goes the way of a played card' : 'is exchanged and goes back to hand',
    )
    exchange(flow)
  } else {
    wants(['play'], 'not-in-play')
    held.works = !reading.endsWithOwner
    step(
      held,
      'legion:command-cards.discard.1b',
      held.works ? 'stays in play until the End Phase; what needs its owner does nothing' : 'has no effect any more',
    )
  }
}

/** Follows the events round by round, to the moment asked about. */
export function follow(events: readonly Event[], moment: Moment, reading: Reading): Flow {
  const flow: Flow = { held: [], faults: [] }
  let round = events[0]?.round ?? 1
  let revealed = false
  let exchanged = false
  let sentBack: string[] = []
  for (const event of events) {
    if (event.round < round) flow.faults.push('round')
    if (event.round > round) {
      closeRound(flow)
      round = event.round
      revealed = exchanged = false
      sentBack = []
    }
    // The exchange has put Standing Orders into play already; its own event says so once more.
    if (exchanged && event.event === 'play' && same(event.card, STANDING_ORDERS)) {
      exchanged = false
      continue
    }
    if (REVEALS.includes(event.event)) {
      if (revealed) flow.faults.push('twice')
      if (has(sentBack, event.card)) flow.faults.push('sent-back')
      if (event.event === 'illegal' && has(sentBack, STANDING_ORDERS)) flow.faults.push('no-standing-orders')
      revealed = true
    }
    if (REOPENS.includes(event.event)) revealed = false
    if (event.event === 'cancel') sentBack.push(event.card)
    exchanged = event.event === 'illegal'
    take(flow, event, reading)
  }
  if (moment === 'activation-phase') closeCommandPhase(flow)
  if (moment === 'round-over') closeRound(flow)
  return flow
}

/** Cards that are not in the hand. */
export const isOut = (held: Held): boolean => held.place !== 'hand'

/** Where one card is, in words; of a card that nothing happened to, `wasInHand` says whether it is there at all. */
export function placeOf(flow: Flow, card: string, wasInHand: boolean): { value: string; steps: Step[] } {
  const held = flow.held.find((one) => same(one.card, card))
  if (!held) return { value: wasInHand ? 'in hand' : 'not among these cards', steps: [] }
  if (held.place === 'hand') return { value: 'in hand', steps: held.steps }
  if (held.place === 'discard') return { value: 'in the discard pile', steps: held.steps }
  if (held.place === 'aside') return { value: 'out of the hand until the End Phase', steps: held.steps }
  return { value: held.works ? 'in play' : 'in play without effect', steps: held.steps }
}
