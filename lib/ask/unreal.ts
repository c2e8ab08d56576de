/** What is named and is not so: denied behind its name, over, feared, wanted, to come, or only claimed. */
import type { Token } from '../kernel/sayings.ts'
import type { Match } from './phrases.ts'

/** "Interdiction is not there", "the siege isn't on any more", "it got cancelled": denied behind it. `to`: its last word. */
export function deniedBehind(tokens: readonly Token[], to: number): boolean {
  const behind = tokens.slice(to + 1, to + 5).flatMap(({ part, plain }) => (part === tokens[to]!.part ? [plain] : []))
  const [verb = '', ...rest] = behind
  if (VERB.test(verb) && OVER.test(rest[rest[0] === 'been' ? 1 : 0] ?? '')) return true
  const isNot = VERB.test(verb) && /^(not|no|never)$/.test(rest[0] ?? '')
  return (isNot || DENYING.test(verb)) && THERE.test(rest[isNot ? 1 : 0] ?? '')
}
const VERB = /^(is|are|was|were|has|have|had|did|does|been|got|gets)$/
const DENYING = /^(is|are|was|were|has|have|had|did|does|ai)nt$/
const OVER = /^(over|gone|ended|lifted|cancell?ed|removed|finished|countered|negated|prevented|stopped|broken|undone)$/
const THERE =
  /^(there|here|present|active|around|out|on|in|play|played|used|happen|happened|occur|apply|been|longer|anymore|any)$/

/** Only spoken of: nobody can tell from it whether it is so. */
export const isUnreal = (tokens: readonly Token[], match: Match<unknown>): boolean =>
  isAverted(tokens, match) || isToCome(tokens, match) || isBefore(tokens, match) || isDisputed(tokens, match)

/** "I broke off the siege", "he threatens Interdiction", "almost under siege". */
function isAverted(tokens: readonly Token[], { from }: Match<unknown>): boolean {
  const { part } = tokens[from]!
  const between = [1, 2, 3].find((step) => !LEADS.test(tokens[from - step]?.plain ?? '')) ?? 1
  const verb = tokens[from - between]
  return verb?.part === part && AVERTS.test(verb.plain)
}
const LEADS = /^(the|an?|his|her|their|my|our|that|this|off|out|up|of|from)$/
const AVERTS =
  /^(almost|nearly|fear(s|ed)?|afraid|worried|threat(s|en|ens|ened)?|expect(s|ed)?|avoid(s|ed)?|prevent(s|ed)?|escaped?|risk(s|ed)?|br(oke|eak|eaks|oken)|end(s|ed)|lift(s|ed)?|cancel(s|led|ed)?|stop(s|ped)|removed?|countered)$/

/** "He wants to besiege me", "next turn I am under siege", "it would be besieged". */
function isToCome(tokens: readonly Token[], { from }: Match<unknown>): boolean {
  const { part } = tokens[from]!
  const [two, one] = [tokens[from - 2]?.plain ?? '', tokens[from - 1]?.plain ?? '']
  if (tokens[from - 1]?.part !== part) return false
  if (one === 'to' && /^(wants?|plans?|going|about|threatens?|tries|trying|hopes?|intends?)$/.test(two)) return true
  if (/^(be|been|get|become)$/.test(one) && /^(will|would|might|wont|have)$/.test(two))
    return two !== 'have' || /^(would|might)$/.test(tokens[from - 3]?.plain ?? '')
  const head = tokens.findIndex((token) => token.part === part)
  return tokens[head]!.plain === 'next' && /^(turn|round)$/.test(tokens[head + 1]?.plain ?? '')
}

/** "It was under siege until I jumped in". */
function isBefore(tokens: readonly Token[], { from, to }: Match<unknown>): boolean {
  const { part } = tokens[from]!
  const isWas = [1, 2, 3].some((step) => /^(was|were|been)$/.test(tokens[from - step]?.plain ?? ''))
  return isWas && tokens[to + 1]?.part === part && /^(until|till|til)$/.test(tokens[to + 1]!.plain)
}

/** "Tom claims it is besieged but it isn't", "he says I am under siege. He is wrong". */
export function isDisputed(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  const { part } = tokens[from]!
  const isClaimed = tokens.some((token, at) => at < from && token.part === part && CLAIMS.test(token.plain))
  if (!isClaimed) return false
  const denies = (token: Token, at: number) =>
    at > to &&
    token.part > part &&
    (WRONG.test(token.plain) ||
      (/^(not|isnt|arent|dont|doesnt|wasnt|no)$/.test(token.plain) &&
        (tokens[at + 1]?.part !== token.part || WRONG.test(tokens[at + 1]!.plain))))
  return tokens.some(denies)
}
const CLAIMS = /^(claim(s|ed)?|thinks?|thought|says?|said|insist(s|ed)?|believes?|swears?|argues?|reckons?)$/
const WRONG = /^(wrong|mistaken|false|untrue|nonsense|bluffing|lying)$/
