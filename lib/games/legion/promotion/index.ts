import { type Checker, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, count, yesNo } from '../../../kernel/facts.ts'
import { EDITIONS, isTrooper, rankOptions, type UnitType, unitTypeOptions } from '../facts.ts'
import * as usual from '../presumes.ts'

const facts = {
  commandersLeft: count({ label: 'Undefeated commanders you have left', max: 6 }),
  phase: choice(
    { command: 'Command Phase', activation: 'Activation Phase', end: 'End Phase' },
    {
      label: 'Phase',
      changeable: true,
      remedy: (phase: string) =>
        `Wait for the ${phase === 'end' ? 'End' : phase === 'command' ? 'Command' : 'Activation'} Phase`,
    },
  ),
  promotes: yesNo({
    label: 'You promote a unit',
    changeable: true,
    remedy: (yes: boolean) => (yes ? 'Promote a unit' : 'Promote nobody'),
  }),
  candidateType: choice(unitTypeOptions, {
    label: 'Type of the unit',
    changeable: true,
    remedy: (type: UnitType) => (isTrooper(type) ? 'Promote a trooper' : undefined),
  }),
  candidateRank: choice(rankOptions, { label: 'Its rank until now' }),
  ownUnit: yesNo({ label: 'Your own unit' }),
  onBattlefield: yesNo({ label: 'On the battlefield' }),
  troopersLeft: yesNo({ label: 'You have a trooper unit on the battlefield' }),
} as const

const MUST = 'legion:ambiguity.8'
const { clause, condition } = clausesOver(facts)
const isDue = ({ commandersLeft, phase }: { commandersLeft: number; phase: string }) =>
  commandersLeft === 0 && phase === 'end'
const nobody = { aside: 'Nobody is promoted.' }

const clauses = [
  clause('legion:commander.promote.1', {
    needs: ['commandersLeft', 'phase', 'promotes', 'troopersLeft'],
    readings: [MUST],
    holds: (f, table) => (f.promotes ? isDue(f) : !isDue(f) || !f.troopersLeft || table.reads(MUST) === 'A'),
    says: {
      holds: ({ promotes }) =>
        promotes ? 'The last commander is gone and it is the End Phase.' : 'Nobody has to be promoted.',
      fails: ({ promotes, commandersLeft }) =>
        !promotes
          ? 'A new commander must be promoted.'
          : commandersLeft
            ? 'You still have a commander, so nobody is promoted.'
            : 'A commander is promoted in the End Phase.',
    },
  }),
  clause('legion:commander.promote.2', {
    needs: ['promotes', 'candidateType', 'ownUnit', 'onBattlefield'],
    when: ({ promotes }) => promotes,
    holds: ({ candidateType, ownUnit, onBattlefield }) => isTrooper(candidateType) && ownUnit && onBattlefield,
    says: {
      holds: 'It is a trooper unit of yours on the battlefield.',
      fails: ({ candidateType, ownUnit }) =>
        !ownUnit
          ? 'It is not your own unit.'
          : isTrooper(candidateType)
            ? 'It is not on the battlefield.'
            : 'Only trooper units can be promoted.',
      ...nobody,
    },
  }),
  condition('legion:commander.promote.8', {
    needs: ['promotes', 'candidateRank'],
    when: ({ promotes, candidateRank }) => promotes && candidateRank === 'operative',
    holds: () => true,
    says: {
      holds: 'An operative can be promoted; it then stops being an operative.',
      aside: 'No operative is promoted.',
    },
  }),
  condition('legion:commander.promote.6', {
    needs: ['commandersLeft', 'troopersLeft', 'promotes'],
    when: ({ commandersLeft, troopersLeft, promotes }) => commandersLeft === 0 && !troopersLeft && !promotes,
    holds: () => true,
    says: {
      holds: 'With no trooper left there is no commander, and command cards cannot be played.',
      aside: 'Not needed here.',
    },
  }),
  ...(
    [
      ['legion:commander.promote.3', 'Its old order token leaves the game; a commander token takes its place.'],
      ['legion:commander.promote.4', 'From now on it is activated with a commander order token.'],
      ['legion:commander.promote.5', 'It loses its former rank and is a commander for every purpose.'],
    ] as const
  ).map(([id, holds]) =>
    condition(id, {
      needs: ['promotes'],
      when: ({ promotes }) => promotes,
      holds: () => true,
      says: { holds, ...nobody },
    }),
  ),
]

/** 5.10: promoting a new commander. */
export const promotion: Checker = defineChecker({
  id: 'promotion',
  ...usual.promotion,
  game: 'legion',
  aliases: ['swl-5-10-promotion'],
  title: 'Can this unit become commander?',
  question: 'Can this unit be promoted to commander?',
  asked: [
    'commander died',
    'promote a commander',
    'new commander',
    'must i promote',
    'can an operative be promoted',
    'commander token',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(
      ['promotes', 'candidateType', 'ownUnit', 'onBattlefield', 'troopersLeft'],
      (f) => f.troopersLeft || !(f.promotes && isTrooper(f.candidateType) && f.ownUnit && f.onBattlefield),
      {
        path: 'troopersLeft',
        message: 'The unit promoted is itself a trooper unit on the battlefield.',
        fix: 'Say that a trooper unit is left.',
      },
    ),
    checksOver(facts)(
      ['promotes', 'ownUnit', 'candidateRank', 'commandersLeft'],
      (f) => !(f.promotes && f.ownUnit && f.candidateRank === 'commander' && f.commandersLeft === 0),
      {
        path: 'commandersLeft',
        message: 'The unit is a commander of yours itself, so one is left.',
        fix: 'Count it among the commanders you have left, or give the rank it has now.',
      },
    ),
  ],
  clauses,
  asks: 'may',
  gaps: ['Which of several trooper units: the player chooses.'],
})
