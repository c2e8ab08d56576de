import { expect, it } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { starcom } from '../../../../lib/games/starcom/index.ts'

const OLD = '2022-02'
const place = { gridSize: 3, fromRow: 1, fromCol: 1, toRow: 1, toCol: 2 }

/** Checker, facts that no table can have, the field that is named, and the edition where it is not the default. */
const bad: [string, Record<string, unknown>, string, string?][] = [
  ['development', { systemController: 'none', developments: 1 }, 'developments'],
  ['development', { systemController: 'me', developments: 0 }, 'developments'],
  ['development', { systemController: 'opponent', developments: 0 }, 'developments', OLD],
  ['development', { maxDevelopments: 0 }, 'maxDevelopments'],
  ['development', { count: 0 }, 'count'],
  ['development', { count: 1.5 }, 'count'],
  ['development', { credits: -1 }, 'credits'],
  ['development', { credits: 'three' }, 'credits'],
  ['development', { card: 'empty-system' }, 'card'],
  ['development', { card: 'trade-world', maxDevelopments: 3 }, 'maxDevelopments'],
  ['ship-limit', { fightersControlled: 3, shipsControlled: 2 }, 'fightersControlled'],
  ['fighter-limit', { fightersControlled: 3, shipsControlled: 2 }, 'fightersControlled', OLD],
  ['station-limit', { systemController: 'none', developmentsInSystem: 2 }, 'developmentsInSystem'],
  ['station-limit', { stationsInSystem: -1 }, 'stationsInSystem'],
  ['build', { underSiege: true, systemController: 'none' }, 'underSiege'],
  ['build', { isMyStartingSystem: true, systemKind: 'capital' }, 'isMyStartingSystem'],
  ['build', { isMyStartingSystem: true, systemController: 'opponent' }, 'systemController', OLD],
  ['build', { card: 'patrol-ship' }, 'card'],
  ['build', { card: 'shipyard' }, 'card', OLD],
  ['affordability', { builds: [{ card: 'carrier', count: 1 }] }, 'builds'],
  ['affordability', { builds: [{ card: 'battlecruiser', count: 1 }] }, 'builds', OLD],
  ['affordability', { builds: [{ card: 'corvette', count: 0 }] }, 'builds[0].count'],
  ['affordability', { builds: [] }, 'builds'],
  ['jump', { ...place, toCol: 4 }, 'toCol'],
  ['jump', { ...place, gridSize: 6 }, 'gridSize'],
  ['jump', { ...place, toRow: 0 }, 'toRow'],
  ['jump', { ...place, toCol: 1 }, 'toRow'],
  ['jump', { ...place, adjacent: false }, 'adjacent'],
  ['jump', { jumpsUsed: 2, speed: 1, speedBonus: 0 }, 'jumpsUsed'],
  ['jump', { jumpsUsed: 2, card: 'corvette', speedBonus: 0 }, 'jumpsUsed'],
  ['jump', { jumpsUsed: 2, class: 'Small', extraJumps: 0 }, 'jumpsUsed', OLD],
  ['jump', { jumpsUsed: 1, card: 'strike-fighter', extraJumps: 0 }, 'jumpsUsed', OLD],
  ['jump', { card: 'carrier' }, 'card'],
  ['jump', { viaCard: 'jump-nexus' }, 'viaCard'],
  ['jump', { viaCard: 'bribery' }, 'viaCard', OLD],
  ['jump', { builtThisTurn: true, controlledSinceTurnStart: true }, 'controlledSinceTurnStart'],
  ['route', { card: 'carrier' }, 'card'],
  ['route', { legs: [{ viaCard: 'jump-nexus' }] }, 'legs[0].viaCard'],
  ['route', { jumpsUsed: 2, card: 'corvette', speedBonus: 0 }, 'jumpsUsed'],
  ['siege', { controller: 'me', vessels: [{ owner: 'none', type: 'ship', class: 'Small', attack: 1 }] }, 'vessels'],
  ['siege', { vessels: [{ owner: 'me', type: 'moon' }] }, 'vessels[0].type'],
  ['contested', { noDamageAssigned: true, combatSinceMyLastTurn: false }, 'noDamageAssigned'],
  [
    'income',
    { systems: [{ card: 'other', developments: 0, underSiege: false, refineries: 0 }] },
    'systems[0].developments',
  ],
  ['income', { systems: [{ card: 'gambling-world', developments: 1, underSiege: false, refineries: 0 }] }, 'systems'],
  ['hand', { action: 'buy', draws: 2 }, 'draws'],
  ['hand', { action: 'buy', besiegedSource: true }, 'besiegedSource'],
  ['targets', { card: 'spy-network' }, 'card'],
  ['targets', { card: 'Repair Crews' }, 'card'],
  ['hand', { handSize: -1 }, 'handSize'],
  ['deal', { goods: [{ kind: 'credits', from: 'me' }], homeworldTraded: true }, 'homeworldTraded'],
  ['deal', { receiverHandSize: 6 }, 'receiverHandSize'],
  ['responses', { seats: ['Ada', 'ada'] }, 'seats'],
  ['game-end', { developmentsByPlayer: { Ada: 3, ada: 2 } }, 'developmentsByPlayer'],
  ['game-end', { developmentsByPlayer: { Ada: 3 } }, 'developmentsByPlayer'],
  ['conquest', { cruisers: 11 }, 'cruisers'],
  ['deal', { receiverShips: 201 }, 'receiverShips'],
  ['repair-scrap', { action: 'scrap', type: 'ship', cost: 0 }, 'cost', OLD],
  ['repair-scrap', { hpToRepair: 0 }, 'hpToRepair', OLD],
  ['quick-facts', { figure: 'repair-price' }, 'figure'],
  ['quick-facts', { ...place, toCol: 1, figure: 'neighbours' }, 'toRow', OLD],
]

it.each(bad)('%s refuses %j and names %s (%s)', (checker, facts, path, edition) => {
  const answer = adjudicate([starcom], { checker: `starcom/${checker}`, facts, ...(edition ? { edition } : {}) })
  if (!('error' in answer)) throw new Error(`got ${answer.verdict}`)
  expect(answer.error.code).toBe('invalid-facts')
  expect(answer.error.issues.map((issue) => issue.path)).toContain(path)
  for (const issue of answer.error.issues) expect(issue.fix).not.toBe('')
})

it('takes a station that costs nothing: only ships are scrapped for their price', () => {
  const facts = { action: 'scrap', type: 'station', cost: 0 }
  const answer = adjudicate([starcom], { checker: 'starcom/repair-scrap', facts, edition: OLD })
  expect('verdict' in answer && answer.verdict).toBe('illegal')
})

it('says in which edition a card exists', () => {
  const answer = adjudicate([starcom], { checker: 'starcom/ck-06', facts: { builds: [{ card: 'carrier', count: 1 }] } })
  expect('error' in answer && answer.error.message).toContain('only in that of February 2022')
})

it('says of an empty list of plays that it is empty, once', () => {
  for (const kind of ['card', 'ability']) {
    const facts = {
      phase: 'command',
      trigger: { kind, by: 'Ada' },
      seats: ['Ada', 'Ben'],
      activePlayer: 'Ada',
      plays: [],
    }
    const ruling = adjudicate([starcom], { checker: 'starcom/responses', facts })
    if (!('error' in ruling)) throw new Error('not refused')
    expect(ruling.error.issues).toEqual([
      {
        path: 'plays',
        message: 'The card or ability that is responded to comes first in the list, and the list is empty.',
        fix: 'List the card or ability that is responded to first.',
      },
    ])
  }
})
