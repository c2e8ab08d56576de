import { answerOver, checksOver, followsOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { EDITIONS, NEW } from '../facts.ts'
import { NOBODY } from '../jump/facts.ts'
import * as usual from '../presumes-battle.ts'
import { counted } from '../words.ts'
import { facts } from './facts.ts'
import { besiegers, defenders, idleFighters, isBesieged, siegeReadings, type Vessel } from './status.ts'

const { condition } = clausesOver(facts)
const answer = answerOver(facts)
const follow = followsOver(facts)

const SIEGE = 'starcom:additional-rules.siege.1'
const FIGHTERS = 'starcom:additional-rules.fighters.1'
const clauses = [
  condition(SIEGE, {
    needs: ['controller', 'vessels'],
    readings: siegeReadings,
    holds: ({ controller, vessels }, table) => isBesieged(controller, vessels, table),
    says: {
      holds:
        'An opponent has a ship there that is not a Fighter, and the controller has nothing there with an attack value.',
      fails: ({ controller, vessels }) =>
        controller === NOBODY
          ? 'Nobody controls the system, so it cannot be under siege.'
          : besiegers(controller, vessels).length
            ? 'The controller has a vessel with an attack value there.'
            : 'No opponent has a ship there, Fighters not counted.',
    },
  }),
  condition(FIGHTERS, {
    needs: ['controller', 'vessels'],
    when: ({ controller, vessels }) => controller !== NOBODY && idleFighters(controller, vessels).length > 0,
    holds: () => true,
    says: { holds: 'Fighters of other players do not besiege.', aside: 'No Fighters of other players are there.' },
  }),
]

const checks = [
  checksOver(facts)(['vessels'], ({ vessels }) => vessels.every((vessel) => vessel.owner !== NOBODY), {
    path: 'vessels',
    message: 'Every vessel belongs to a player.',
    fix: 'Name the owner of each vessel.',
  }),
]

const uncontrolled = answer({
  needs: ['controller'],
  of: ({ controller }) =>
    controller === NOBODY
      ? {
          kind: 'yes-no',
          value: false,
          says: 'No, not under siege',
          derivation: [{ says: 'Nobody controls the system.', clause: SIEGE }],
          deciding: [SIEGE],
        }
      : undefined,
})

function stepsOf(controller: string, vessels: readonly Vessel[], table: RulesInPlay): Step[] {
  const attacking = besiegers(controller, vessels)
  const fighters = idleFighters(controller, vessels)
  const defending = defenders(controller, vessels, table)
  return [
    { says: 'Ships of other players, Fighters not counted', value: attacking.length, clause: SIEGE },
    ...(fighters.length
      ? [{ says: 'Fighters of other players, not counted', value: fighters.length, clause: FIGHTERS }]
      : []),
    {
      says: `${counted(defending.length, 'vessel')} of the controller with an attack value`,
      value: defending.length,
      clause: SIEGE,
    },
  ]
}

const status = answer({
  needs: ['controller', 'vessels'],
  readings: siegeReadings,
  of: ({ controller, vessels }, table) => {
    const value = isBesieged(controller, vessels, table)
    const turnsOnFighters =
      value || (!besiegers(controller, vessels).length && idleFighters(controller, vessels).length > 0)
    return {
      kind: 'yes-no',
      value,
      says: value ? 'Yes, under siege' : 'No, not under siege',
      derivation: stepsOf(controller, vessels, table),
      deciding: turnsOnFighters ? [SIEGE, FIGHTERS] : [SIEGE],
    }
  },
})

const whileBesieged = (says: string, clause: string, editions?: readonly string[]) =>
  follow({
    needs: ['controller', 'vessels'],
    clause,
    ...(editions ? { editions } : {}),
    of: ({ controller, vessels }, table) => (isBesieged(controller, vessels, table) ? { says } : undefined),
  })

/** CK-08: is this system under siege. */
export const siege = defineChecker({
  id: 'siege',
  ...usual.siege,
  game: 'starcom',
  aliases: ['ck-08'],
  title: 'Is this system under siege?',
  question: 'Is this system under siege?',
  asked: [
    'under siege',
    'besieged',
    'blockade',
    'can fighters besiege',
    'can a scout besiege',
    'does a fighter stop a siege',
  ],
  editions: EDITIONS,
  facts,
  checks,
  clauses,
  answer: [uncontrolled, status],
  follows: [
    whileBesieged('Its developments pay no credits.', 'starcom:additional-rules.siege.2'),
    whileBesieged('No ships or stations are built there.', 'starcom:additional-rules.siege.3'),
    whileBesieged(
      'If it is the starting system of its controller, ships are built there all the same; stations are not.',
      'starcom:command-phase.build.8',
      [NEW],
    ),
    whileBesieged('The text on its System card is off.', 'starcom:additional-rules.siege.4', [NEW]),
    whileBesieged('Its domain still counts for drawing.', 'starcom:additional-rules.siege.5', [NEW]),
    whileBesieged('It loses developments in the Conquest step.', 'starcom:end-phase.conquest.1'),
  ],
  asks: 'value',
  gaps: ['Whose ships take how many developments: ask about conquest.'],
})
