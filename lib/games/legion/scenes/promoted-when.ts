/** When somebody is promoted: when the commander died is another time, unless it is asked of that very moment. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { DEAD } from './fates.ts'

const PHASES = ['command', 'activation', 'end'] as const
const AT_ONCE = /^(now|immediately|instantly|straightaway|there)$/

/** "Killed in the activation phase": where in the sentence it stands, and which phase it is. */
interface Death {
  from: number
  to: number
  phase: (typeof PHASES)[number] | undefined
}

function deathsIn({ tokens, isOne }: SceneTools): Death[] {
  return tokens.flatMap(({ plain }, at): Death[] => {
    const to = [2, 3, 4, 5, 6, 7, 8, 9].map((step) => at + step).find((place) => isOne(place, 'phase'))
    // "lost our commander in the command phase"
    const reach = /^(lost|lose)$/.test(plain) ? 5 : DEAD.includes(plain) ? 1 : 0
    const steps = Array.from({ length: reach }, (_, i) => at + i + 1)
    const from = steps.find((place) => isOne(place, 'in', 'during', 'at'))
    if (to === undefined || from === undefined || to - from > 4) return []
    return [{ from, to, phase: PHASES.find((phase) => tokens.slice(from, to).some((one) => one.plain === phase)) }]
  })
}

/** "Straight away", "on the spot", "can I promote somebody now". */
function atOnce({ tokens, isOne }: SceneTools): number {
  return tokens.findIndex(
    ({ plain }, at) =>
      (AT_ONCE.test(plain) && (plain !== 'there' || isOne(at + 2, 'then'))) ||
      (isOne(at, 'away') && /^(straight|right)$/.test(tokens[at - 1]?.plain ?? '')) ||
      (/^(once|spot)$/.test(plain) && isOne(at - 1, 'at', 'the')) ||
      (/^(moment|instant|second)$/.test(plain) && /^(the|that|this)$/.test(tokens[at - 1]?.plain ?? '')),
  )
}

/**
 * "Leia died in the activation phase": the phase of her death is read only where somebody is promoted at once, and no
 * other phase is named; else when it is done is in doubt.
 */
export function whenPromoted(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const deaths = deathsIn(tools)
  const now = atOnce(tools)
  const isOther = tokens.some((_, at) => isOne(at, 'phase') && !deaths.some(({ to }) => to === at))
  const heard = deaths.map(({ from, to }): Claim => ({ path: '', value: undefined, from, to }))
  // "at once or in the End Phase"
  const isEither = now >= 0 && tokens.some((_, at) => isOne(at, 'or') && at > now - 6 && at < now + 6)
  if (isOther) return isEither ? [...heard, { path: 'phase', value: undefined, from: now, to: now }] : heard
  const [death] = deaths
  if (!death) return now < 0 || isOne(now, 'now') ? [] : [{ path: 'phase', value: undefined, from: now, to: now }]
  const isEarlier = tokens.some(
    (_, at) => isOne(at, 'earlier') || (isOne(at, 'last', 'previous') && isOne(at + 1, 'round', 'turn')),
  )
  const value = now >= 0 && !isEarlier ? death.phase : undefined
  if (death.phase === 'end' && value === undefined) return heard
  return [...heard, { path: 'phase', value, from: death.from, to: death.to }]
}
