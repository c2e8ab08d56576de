/** What a system is to a journey that is told. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import type { Place } from './places.ts'

const FROM = ['from', 'leave', 'leaves', 'leaving']
const STARTS = ['start', 'starts', 'starting', 'begin', 'begins', 'beginning']
const INTO = ['into', 'to', 'in', 'toward', 'enter', 'entering', 'onto']

/** Where a system stands in a journey: what it leaves, where it goes, or only on the way. */
export function roleOf(
  { tokens, isOne }: SceneTools,
  { from, to }: Pick<Place, 'from' | 'to'>,
): 'from' | 'into' | 'sits' | 'other' | '' {
  const { part } = tokens[from]!
  for (let at = from - 1; at >= Math.max(0, from - 6) && tokens[at]!.part === part; at--) {
    if (isOne(at, 'then', 'after', 'afterwards')) return 'into'
    if (isOne(at, 'through', 'via', 'past', 'beside', 'than')) return 'other'
    // "park a Scout at his capital": it goes there; "parked" it stands there
    const isParked = tokens.some(({ plain, part: own }, i) => i < at && own === part && /^park(ing)?$/.test(plain))
    if (isParked && isOne(at, 'in', 'at', 'on', 'over')) return 'into'
    if (isOne(at, 'to') && isOne(at - 1, 'next', 'adjacent')) return 'other'
    if (isOne(at, ...FROM) || (isOne(at, 'out') && isOne(at + 1, 'of'))) return 'from'
    if (isOne(at, 'in', 'at', 'on') && isOne(at - 1, ...STARTS)) return 'from'
    // "it was built this turn in my capital"
    const isMade = tokens.some((one, i) => i < at && one.part === part && one.plain === 'built')
    if (isOne(at, 'in', 'at', 'on') && (isOne(at - 1, ...SITS) || isMade)) return 'sits'
    // "the battle at Kim's planet is over", "I attacked his capital": there they are, or were
    if ((isOne(at, 'in', 'at', 'on', 'over', 'for') && isOne(at - 1, ...FIGHTS)) || isOne(at, ...ATTACKS)) return 'sits'
    // "I never moved my Frigate in his system": there it stands
    const isUnmoved = tokens.some((one, i) => i < at && one.part === part && STAYED.test(one.plain))
    if (isOne(at, 'in', 'at', 'on') && isUnmoved) return 'sits'
    if (isOne(at, 'for') && tokens.some((one, i) => i < at && one.part === part && isOne(i, ...HEADS))) return 'into'
    if (isOne(at, ...INTO)) return 'into'
  }
  const isNear = tokens.some(
    (token, at) =>
      token.part === part && Math.abs(at - from) < 6 && isOne(at, 'adjacent', 'neighbouring', 'neighbour', 'beside'),
  )
  return isNear || isOne(from, 'target', 'destination', 'door') || isOne(from - 1, 'next') || isOne(to + 1, 'next')
    ? 'into'
    : ''
}
const HEADS = [...FROM, 'head', 'heading', 'headed', 'bound', 'off']
const FIGHTS = 'fight fought fighting battle battled combat lost beaten shooting clash clashed skirmish brawl'.split(
  ' ',
)
const ATTACKS = ['attack', 'invade', 'raid', 'assault', 'storm']
const STAYED = /^(never|hasnt|havent|didnt)$/
const SITS = 'sit sits stand stands stuck park parked is are was were still now currently'.split(' ')
