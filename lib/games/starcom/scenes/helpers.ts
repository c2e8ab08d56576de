/** What stands by and helps a ship on its way. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Card } from '../data/cards.ts'
import { roleOf } from './roles.ts'
import { isCard, isFighter, isStation, SYSTEMS, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "It stands at my Jump Nexus", "I control Silis Major": what helps a ship jumps nowhere; how far it helps is asked. */
export function helpers(tools: SceneTools): Claim[] {
  const { isOne, mentions, tokens } = tools
  const isNear = ({ start, from }: { start: number; from: number }, words: readonly string[]) =>
    tokens.some((_, at) => at >= start - 2 && at < from && isOne(at, ...words))
  const stations = stationsBeside(tools)
  const held = mentions(SYSTEMS).filter((one) => isNear(one, HELD) && roleOf(tools, one) !== 'into')
  return [
    ...[...stations, ...held].map(({ from, to }) => ({
      path: '',
      value: undefined,
      isUnread: true as const,
      from,
      to,
    })),
    ...hastening(tools),
    ...stations
      .filter((one) => isCard(one.value) && one.value.slug === 'jump-nexus' && isNear(one, BY))
      .map(({ from, to }) => ({ path: 'viaCard', value: 'jump-nexus', from, to })),
  ]
}
/** Stations that are named beside a ship. */
function stationsBeside(tools: SceneTools): readonly VesselMention[] {
  const vessels = vesselsIn(tools)
  const isShipNamed = vessels.some(({ value }) => !isStation(value))
  return vessels.filter(({ value }) => isShipNamed && isStation(value))
}

/** What a Jump Nexus or Silis Major adds to the speed of the ship, or that it is asked. */
export const hastening = (tools: SceneTools): Claim[] =>
  hastened(
    tools,
    [...stationsBeside(tools), ...tools.mentions(SYSTEMS)].filter(
      ({ value, count }) => isCard(value) && HASTENS.test(value.slug) && count !== 0,
    ),
  )

const HELD = 'control own have hold got ive conquered'.split(' ')
const BY = 'use using via through'.split(' ')
const HASTENS = /^(jump-nexus|silis-major)$/

/** "My Fighter sits at my Jump Nexus", "I control Silis Major": one more each, where nothing takes it back; else it is asked. */
function hastened(tools: SceneTools, all: readonly Mention<unknown>[]): Claim[] {
  const { tokens, isOne } = tools
  const isOpen = tokens.some(({ plain }) => TAKES_BACK.test(plain)) || all.some(({ count = 1 }) => count !== 1)
  const ships = vesselsIn(tools).filter(({ value }) => !isStation(value))
  const given = all.map((one) => {
    const { slug } = one.value as Card
    const before = [1, 2].map((step) => one.start - step).filter((at) => !isOne(at, 'the', 'a'))
    const isIts = (...words: string[]) =>
      before.some((at, i) => isOne(at, ...words) && (i === 0 || at === one.start - 2))
    if (slug === 'jump-nexus') return isIts(...THERE) && one.owner !== 'opponent' ? 1 : undefined
    const isMine = one.owner === 'me' || isIts('control', 'own', 'hold', 'have', 'got', 'with')
    return isMine && ships.length > 0 ? Number(ships.every(({ value }) => isFighter(value))) : undefined
  })
  return all.map(({ from, to }, i) =>
    isOpen || given.includes(undefined)
      ? { path: 'speedBonus', value: undefined, from: to, to }
      : {
          path: 'speedBonus',
          value: (given as number[]).reduce((total, one) => total + one, 0),
          from: i ? to : from,
          to,
        },
  )
}
const THERE = ['at', 'in', 'on', 'by', 'beside', 'from', 'leaving']
const TAKES_BACK = /^(besieged|sieged?|gone|destroyed|lost|if|not|no|without|isnt|never|was|last|left|their|his|her)$/
