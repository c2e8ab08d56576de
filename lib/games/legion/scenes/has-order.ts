/** Whether a unit has an order, by the words behind it. */
import type { SceneTools } from '../../../kernel/sayings.ts'

const LEAD = '(?:and |but |who |which |it |they |still |already |currently )*'
const AN_ORDER = '(?:(?:an?|any|its|their|one) )?(?:(?:face ?up|own) )?(?:orders?|order token)\\b'
const WITHOUT_ORDER = new RegExp(
  `^${LEAD}(?:with |has |have |got )?(?:no|without|hasnt(?: got)?|havent(?: got)?) ${AN_ORDER}`,
)
// "had an order last round" has none now
const WITH_ORDER = new RegExp(
  `^${LEAD}(?:(?:(?:has|have|is|are|was|were) )?(?:already )(?:been )?ordered\\b|(?:has|have) been ordered\\b|already (?:got|received) ${AN_ORDER}(?! (?:(?:in |from )?(?:the )?(?:last|previous)))|got ${AN_ORDER} (?:from|off|by)\\b|(?:with|has|have|holds|had already) (?:already |got )*${AN_ORDER})`,
)
// of a bare token it has to be said that it is there already
const A_TOKEN = '(?:an?|its|their) (?:face ?up )?token\\b'
const WITH_TOKEN = new RegExp(
  `^${LEAD}(?:already (?:has|have|got) |(?:has|have|got) already (?:got )?)${A_TOKEN}|^${LEAD}(?:has |have )?(?:got )?${A_TOKEN}(?: (?:from|off) (?:an? )?[a-z]+)? already\\b`,
)

// or that is all there is
const ONLY_TOKEN = new RegExp(`^${LEAD}(?:has|have|got|holds) (?:got )?${A_TOKEN}$`)

/** "With no order yet", "and already has an order". */
export function orderOf({ tokens }: SceneTools, at: number): { hasOrder?: boolean } {
  const behind = tokens.slice(at, at + 7)
  const text = behind.map(({ plain }) => plain).join(' ')
  if (WITHOUT_ORDER.test(text)) return { hasOrder: false }
  const own = behind.filter(({ part }) => part === tokens[at - 1]?.part).map(({ plain }) => plain)
  // "got an order off a comms relay last round"
  const far = tokens.slice(at, at + 11).filter(({ part }) => part === tokens[at]?.part)
  if (/\b(last|previous) (round|turn)\b/.test(far.map(({ plain }) => plain).join(' '))) return {}
  return WITH_ORDER.test(text) || WITH_TOKEN.test(text) || ONLY_TOKEN.test(own.join(' ')) ? { hasOrder: true } : {}
}
