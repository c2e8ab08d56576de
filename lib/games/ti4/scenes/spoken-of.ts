/** Cards that are only spoken of: "I plan to research Antimass", "Nav Suite is my next card", "I played it last turn". */
import { colourOf, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { findComponent } from '../data/technologies.ts'
import { factionsIn } from '../sayings/factions.ts'
import { effectsIn, fleetsIn } from '../sayings/fleets.ts'
import { holdersOf } from './owners.ts'
import { personAt } from './people.ts'
import { placesIn } from './places.ts'

/** What says that somebody has or uses a card. */
const HAD =
  'have has had got own owns hold holds holding play plays played playing use uses used using cast announced activate activated activates exhaust exhausts exhausted purge purged spend spent burn researched passed threw slammed slapped okd ok drop dropped pop popped put down having agreed agrees lets let allows allowed gave gives grants granted unlocked unlocks'.split(
    ' ',
  )
/** What tells nothing of whether somebody has it. */
const IDLE =
  'i ive im we weve my our me mine us he hes she shes they theyve his her hers their them opponent opponents enemy player players guy friend a an the and or plus so if when while once during since because as by from of for to on in at this that these those it its is are was be been does do does did dont doesnt isnt wont can could may might would will ill should shall must want wants now then already still just only also both too yes no not nor here all same but even after vs versus against law agenda agent hero card tech technology action turn tactical ability faction ship ships fleet pool supply limit system tile planet planets token tokens what which who how why where'.split(
    ' ',
  )
/** "With it", "plus it": what they lead to is there. */
const TAKEN = ['with', 'plus', '+', 'via', 'using', 'thanks', 'due', 'under', 'given', 'after']
const KNOWN: ReadonlySet<string> = new Set([...HAD, ...IDLE, ...TAKEN])

/** Behind a card they say that it was, or will be. */
const PAST = 'last previous earlier'.split(' ')
const TIMES = 'later soon tomorrow yet afterwards next'.split(' ')
const GONE = 'discarded lost traded sold skipped away missing needed wanted planned'.split(' ')

interface Clause {
  before: number[]
  behind: number[]
}

/** The words of its clause around a card, up to what else is named there. */
function clauseOf(tools: SceneTools, { from, to }: Mention): Clause {
  const { tokens } = tools
  const others = [...fleetsIn(tools), ...placesIn(tools), ...effectsIn(tools)].filter((other) => other.from !== from)
  const first = Math.max(-1, ...others.map((other) => (other.to < from ? other.to : -1)))
  const last = Math.min(tokens.length, ...others.map((other) => (other.from > to ? other.from : tokens.length)))
  const own = tokens.flatMap(({ part }, at) => (part === tokens[from]!.part && at > first && at < last ? [at] : []))
  return { before: own.filter((at) => at < from), behind: own.filter((at) => at > to) }
}

/** Whether a word before a card may take it back: neither somebody nor something, and no word of having it. */
function isUnclear(tools: SceneTools, at: number): boolean {
  const { tokens, typed } = tools
  const { plain, number, owner, isStrange, start, end } = tokens[at]!
  if (KNOWN.has(plain) || number !== undefined || owner || colourOf(typed.slice(start, end))) return false
  const isNamed = personAt(tools, at) !== undefined || (isStrange && HAD.includes(tokens[at + 1]?.plain ?? ''))
  return !isNamed && !factionsIn(tools).some(({ from, to }) => from <= at && at <= to)
}

/** "Everyone but me has it": somebody has it, and nobody said who. */
function isOfNobody(tools: SceneTools, { from, start, owner }: Mention, before: readonly number[]): boolean {
  const { isOne } = tools
  const isTold =
    owner !== undefined || holdersOf(tools, start).length > 0 || before.some((at) => isOne(at, 'my', 'our'))
  return isOne(from - 1, 'has', 'owns', 'holds') && !isTold && !fleetsIn(tools).some(({ to }) => to === from - 2)
}

/** "Used to have", "plan to get" and the like before it, "next round" behind it: it need not be in play now. */
export function isOnlySpokenOf(tools: SceneTools, one: Mention<string>): boolean {
  const { tokens, isOne } = tools
  const { before, behind } = clauseOf(tools, one)
  // "wants to go there with it", "says no and plays it": what comes earlier speaks of something else
  const cut = before.findLast((at) => isOne(at, ...TAKEN) || (isOne(at, 'and') && isOne(at + 1, ...HAD)))
  const governing = before.filter((at) => cut === undefined || at > cut)
  const isFormer = before.some((at) => isOne(at, 'used') && isOne(at + 1, 'to'))
  // what was researched or passed into law stays
  const isLasting = /^(law|technology|faction-technology)$/.test(findComponent(one.value)?.kind ?? '')
  const times = isLasting && !before.some((at) => isOne(at, 'had')) ? TIMES : [...TIMES, ...PAST]
  const isThen = behind.some((at) => times.includes(tokens[at]!.plain) && !isOne(at + 1, 'to', 'door'))
  const isGone = behind.some((at) => GONE.includes(tokens[at]!.plain) || (isOne(at, 'would') && isOne(at + 1, 'be')))
  // "Gravity Drive not researched"
  const isNot = behind.some(
    (at) => isOne(at, 'not', 'isnt', 'never') && isOne(at + 1, 'researched', 'available', 'ready', 'mine', 'there'),
  )
  if (isNot || isOfNobody(tools, one, before)) return true
  return isFormer || isThen || isGone || governing.some((at) => isUnclear(tools, at))
}
