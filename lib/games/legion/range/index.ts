import { answerOver, type Checker, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { count, yesNo } from '../../../kernel/facts.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'
import { isOnLine, ORDER_REACH, rangeAt } from '../ranges.ts'

const MOST_INCHES = 72
const facts = {
  inches: count({
    label: 'Inches between the closest edges of the bases',
    max: MOST_INCHES,
    fractions: true,
    edges: Array.from({ length: MOST_INCHES / 6 }, (_, i) => 6 * (i + 1)),
    unit: 'inch',
  }),
  self: yesNo({
    label: 'From a nominated unit to itself',
    help: 'Asked only where no distance is given: a unit has none to itself.',
  }),
  weaponMin: count({ label: 'Lowest range of the weapon', max: 12, optional: true }),
  weaponMax: count({ label: 'Highest range of the weapon', max: 12, optional: true }),
} as const
const { condition } = clausesOver(facts)

interface Weapon {
  weaponMin?: number | undefined
  weaponMax?: number | undefined
}

const isAnyGiven = ({ weaponMin, weaponMax }: Weapon) => weaponMin !== undefined || weaponMax !== undefined

/** Whether the weapon reaches this range, both ends included; undefined where the end that would say so is not given. */
function reaches(value: number, { weaponMin, weaponMax }: Weapon): boolean | undefined {
  if ((weaponMin ?? value) > value || (weaponMax ?? value) < value) return false
  return weaponMin === undefined || weaponMax === undefined ? undefined : true
}

const sayReach = ({ weaponMin: low, weaponMax: high }: Weapon) =>
  low === undefined
    ? `up to ${high}`
    : high === undefined
      ? `${low} and more`
      : low === high
        ? `${low}`
        : `${low}–${high}`

/** What the answer says of the weapon: nothing where none is given, or where the unit measures to itself. */
function sayHit(value: number, weapon: Weapon): string {
  const hits = reaches(value, weapon)
  if (hits !== undefined) return `, ${hits ? 'in' : 'not in'} range of the weapon (${sayReach(weapon)})`
  if (!isAnyGiven(weapon)) return ''
  return `; whether the weapon reaches it, its ${weapon.weaponMin === undefined ? 'lowest' : 'highest'} range decides`
}

const rangeOf = ({ inches, self }: { inches: number; self: boolean }) => (self ? 1 : rangeAt(inches))

const clauses = [
  condition('legion:range.ruler.1', {
    needs: ['self'],
    when: ({ self }) => !self,
    holds: () => true,
    says: {
      holds: 'Each segment of the ruler is 6 inches; segment n is range n.',
      aside: 'A unit does not measure to itself.',
    },
  }),
  condition('legion:range.measure.1', {
    needs: ['self'],
    when: ({ self }) => !self,
    holds: () => true,
    says: {
      holds: 'Measured between the closest edges of the two bases.',
      aside: 'A unit does not measure to itself.',
    },
  }),
  condition('legion:range.at.1', {
    needs: ['inches', 'self'],
    when: ({ self }) => !self,
    holds: () => true,
    says: {
      holds: ({ inches }) => `${inches} inches fall in segment ${rangeAt(inches)}.`,
      aside: 'A unit does not measure to itself.',
    },
  }),
  condition('legion:range.at.2', {
    needs: ['inches', 'self'],
    when: ({ inches, self }) => !self && isOnLine(inches),
    holds: () => true,
    says: { holds: 'On the line between two segments counts as the lower range.', aside: 'The base is not on a line.' },
  }),
  condition('legion:range.self.1', {
    needs: ['self'],
    when: ({ self }) => self,
    holds: () => true,
    says: { holds: 'For orders the range of the nominated unit to itself is 1.', aside: 'Measured between two units.' },
  }),
  condition('legion:command-cards.orders.2', {
    needs: ['inches', 'self'],
    holds: (f) => rangeOf(f) <= ORDER_REACH,
    says: { holds: 'An order reaches it.', fails: 'It is too far away for an order, which reaches range 3.' },
  }),
  condition('legion:range.weapon.1', {
    needs: ['inches', 'self', 'weaponMin', 'weaponMax'],
    when: ({ inches, self, ...weapon }) =>
      !self && isAnyGiven(weapon) && reaches(rangeAt(inches), weapon) !== undefined,
    holds: ({ inches, self: _, ...weapon }) => reaches(rangeAt(inches), weapon) === true,
    says: {
      holds: (f) => `The weapon reaches range ${sayReach(f)}, so the target is in range.`,
      fails: (f) => `The weapon reaches range ${sayReach(f)}, so the target is not in range.`,
      aside: ({ self, weaponMin, weaponMax }) =>
        !self && isAnyGiven({ weaponMin, weaponMax })
          ? 'Only one end of the range of the weapon is given, and the other decides.'
          : 'No weapon is given.',
    },
  }),
]

/** 5.10: inches to range, on the line the lower one. */
export const range: Checker = defineChecker({
  id: 'range',
  ...usual.range,
  game: 'legion',
  aliases: ['swl-5-10-range'],
  title: 'At which range is it?',
  question: 'At which range is it?',
  asked: [
    'what range is 12 inches',
    'range in inches',
    'on the line of the ruler',
    'range to itself',
    'is it at range 3',
    'minimum range of a weapon',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(['inches', 'self'], ({ inches, self }) => !self || inches === 0, {
      path: 'inches',
      message: 'A unit has no distance to itself.',
      fix: 'Leave the inches blank, or say that they lie between two units.',
    }),
    checksOver(facts)(
      ['weaponMin', 'weaponMax'],
      ({ weaponMin, weaponMax }) => weaponMin === undefined || weaponMax === undefined || weaponMin <= weaponMax,
      {
        path: 'weaponMax',
        message: 'The highest range of the weapon is under its lowest.',
        fix: 'Give them as printed, the lower number first.',
      },
    ),
  ],
  clauses,
  answer: answerOver(facts)({
    needs: ['inches', 'self', 'weaponMin', 'weaponMax'],
    of: ({ inches, self, ...weapon }) => {
      const value = rangeOf({ inches, self })
      const onLine = isOnLine(inches)
      const says = self ? 'Range 1' : `Range ${value}${onLine ? ', on the line' : ''}${sayHit(value, weapon)}`
      const deciding = self
        ? ['legion:range.self.1']
        : [
            'legion:range.ruler.1',
            'legion:range.at.1',
            ...(onLine ? ['legion:range.at.2'] : []),
            ...(isAnyGiven(weapon) ? ['legion:range.weapon.1'] : []),
          ]
      return {
        kind: 'number',
        value,
        unit: 'range',
        says,
        derivation: [
          {
            says: self ? 'The unit itself' : `${inches} inches in segments of 6`,
            value,
            clause: self ? 'legion:range.self.1' : onLine ? 'legion:range.at.2' : 'legion:range.at.1',
          },
        ],
        deciding,
      }
    },
  }),
  asks: 'value',
  gaps: ['Which miniature of a unit is measured: open question 9.'],
})
