import * as fc from 'fast-check'
import type { Board, Size, System } from '../../../../lib/games/starcom/board/board.ts'
import { SYSTEM_CODES, VESSEL_CODES } from '../../../../lib/games/starcom/board/codes.ts'
import { LIMITS } from '../../../../lib/games/starcom/board/limits.ts'
import { EDITIONS } from '../../../../lib/games/starcom/facts.ts'

const told = fc.constantFrom(undefined, true, false)
export const without = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T

const vessel = (seats: number) =>
  fc.record({
    owner: fc.nat(seats - 1),
    card: fc.constantFrom(...Object.keys(VESSEL_CODES)),
    count: fc.integer({ min: 1, max: LIMITS.vessels }),
    attackBonus: fc.nat(LIMITS.attackBonus),
    damage: fc.nat(LIMITS.damage),
  })

const system = (seats: number): fc.Arbitrary<System> =>
  fc
    .record({
      card: fc.option(fc.constantFrom(...Object.keys(SYSTEM_CODES)), { nil: undefined }),
      isHidden: fc.boolean(),
      home: fc.option(fc.nat(seats - 1), { nil: undefined }),
      controller: fc.option(fc.nat(seats - 1), { nil: undefined }),
      developments: fc.integer({ min: 1, max: LIMITS.developments }),
      maximum: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      vessels: fc.array(vessel(seats), { maxLength: 5 }),
      combat: told,
      interdicted: told,
    })
    .map(({ isHidden, card, home, controller, developments, ...rest }) =>
      without({
        ...rest,
        card: isHidden ? undefined : card,
        faceDown: isHidden,
        home: !isHidden && card === 'homeworld' ? home : undefined,
        controller,
        developments: controller === undefined ? 0 : developments,
      }),
    )

const names = (many: number, unlike: RegExp) =>
  fc.uniqueArray(
    fc
      .string({ minLength: 1, maxLength: 16, unit: fc.constantFrom(...'aZé7 ~,;:.-&=%+') })
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'me' && name !== 'none' && unlike.test(name)),
    { minLength: many, maxLength: many },
  )

/** Random boards whose players have names like this. */
export const boards = (named: RegExp): fc.Arbitrary<Board> =>
  fc
    .record({
      size: fc.constantFrom<Size>(3, 4, 5),
      seats: fc.integer({ min: 2, max: 4 }),
      edition: fc.constantFrom(...EDITIONS),
    })
    .chain(({ size, seats, edition }) =>
      fc.record({
        edition: fc.constant(edition),
        size: fc.constant(size),
        seats: names(seats, named),
        me: fc.nat(seats - 1),
        systems: fc.array(system(seats), { minLength: size * size, maxLength: size * size }),
        table: fc
          .record({
            turn: fc.option(fc.nat(seats - 1), { nil: undefined }),
            phase: fc.constantFrom(undefined, 'command', 'end'),
            credits: fc.option(fc.nat(99), { nil: undefined }),
            controlledSinceTurnStart: told,
            buildCard: fc.constantFrom(undefined, 'corvette'),
          })
          .map(without),
        readings: fc.constant({}),
      }),
    )
