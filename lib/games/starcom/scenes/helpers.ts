/** What stands by and helps a ship on its way. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { roleOf } from './roles.ts'
import { isCard, isStation, SYSTEMS } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "It stands at my Jump Nexus", "I control Silis Major": what helps a ship jumps nowhere; how far it helps is asked. */
export function helpers(tools: SceneTools): Claim[] {
  const { isOne, mentions, tokens } = tools
  const isNear = ({ start, from }: { start: number; from: number }, words: readonly string[]) =>
    tokens.some((_, at) => at >= start - 2 && at < from && isOne(at, ...words))
  const vessels = vesselsIn(tools)
  const isShipNamed = vessels.some(({ value }) => !isStation(value))
  const stations = vessels.filter((one) => isShipNamed && isStation(one.value))
  const held = mentions(SYSTEMS).filter((one) => isNear(one, HELD) && roleOf(tools, one) !== 'into')
  const isHeld = tokens.some((_, at) => isOne(at, ...HELD, 'my', 'mine'))
  const hasteners = [...stations, ...mentions(SYSTEMS)].filter(({ value }) => isCard(value) && HASTENS.test(value.slug))
  return [
    ...[...stations, ...held].map(({ from, to }) => ({
      path: '',
      value: undefined,
      isUnread: true as const,
      from,
      to,
    })),
    ...(isHeld ? hasteners : []).map(({ to }) => ({ path: 'speedBonus', value: undefined, from: to, to })),
    ...stations
      .filter((one) => isCard(one.value) && one.value.slug === 'jump-nexus' && isNear(one, BY))
      .map(({ from, to }) => ({ path: 'viaCard', value: 'jump-nexus', from, to })),
  ]
}
const HELD = 'control own have hold got ive conquered'.split(' ')
const BY = 'use using via through'.split(' ')
const HASTENS = /^(jump-nexus|silis-major)$/
