import type { FactValue } from '../../../kernel/facts.ts'
import type { ClauseId, Step } from '../../../kernel/ruling.ts'
import { has, normal, STANDING_ORDERS, same, titleOf } from '../names.ts'
import type { facts } from './facts.ts'

export type Event = FactValue<typeof facts.events>[number]
type Moment = FactValue<typeof facts.moment>
type Place = 'hand' | 'play' | 'aside' | 'discard'

/** What cannot have happened, so that the facts are refused. */
export type Fault = 'round' | 'twice' | 'not-in-hand' | 'not-out' | 'not-in-play'

interface Held {
  card: string
  place: Place
  permanent: boolean
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

const ALONE: Readonly<Record<Event['event'], true | undefined>> = {
  play: true,
  returnToHand: undefined,
  cancel: undefined,
  discard: undefined,
  illegal: undefined,
  ownerDefeated: undefined,
}
const REOPENS: readonly Event['event'][] = ['cancel', 'discard', 'illegal']

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
        step(held, 'legion:command-cards.discard.3', 'is Permanent and stays in play')
      continue
    }
    held.place = 'discard'
    step(held, 'legion:command-cards.discard.1a', 'is discarded in the End Phase')
    step(held, 'legion:command-cards.discard.1b', 'has no effect from then on')
  }
}

function take(flow: Flow, event: Event, reading: Reading): void {
  const known = flow.held.find((one) => same(one.card, event.card))
  const held = known ?? {
    card: event.card,
    place: 'hand' as const,
    permanent: false,
    keywords: [],
    works: true,
    steps: [],
  }
  if (!known) flow.held.push(held)
  const wants = (places: readonly Place[], fault: Fault) => {
    if (!places.includes(held.place)) flow.faults.push(fault)
  }
  if (event.event === 'play') {
    wants(['hand'], 'not-in-hand')
    const keywords = event.keywords ?? []
    Object.assign(held, {
      place: 'play',
      works: true,
      permanent: has(keywords, 'Permanent'),
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
  let played = false
  for (const event of events) {
    if (event.round < round) flow.faults.push('round')
    if (event.round > round) {
      closeRound(flow)
      round = event.round
      played = false
    }
    if (ALONE[event.event] && played) flow.faults.push('twice')
    if (event.event === 'play') played = true
    if (REOPENS.includes(event.event)) played = false
    take(flow, event, reading)
  }
  if (moment === 'activation-phase') closeCommandPhase(flow)
  if (moment === 'round-over') closeRound(flow)
  return flow
}

/** Cards that are not in the hand. */
export const isOut = (held: Held): boolean => held.place !== 'hand'

/** Where one card is, in words. */
export function placeOf(flow: Flow, card: string): { value: string; steps: Step[] } {
  const held = flow.held.find((one) => same(one.card, card))
  if (!held || held.place === 'hand') return { value: 'in hand', steps: held?.steps ?? [] }
  if (held.place === 'discard') return { value: 'in the discard pile', steps: held.steps }
  if (held.place === 'aside') return { value: 'out of the hand until the End Phase', steps: held.steps }
  return { value: held.works ? 'in play' : 'in play without effect', steps: held.steps }
}
