/** Who is named in a sentence: "Kim", "kims turn", "tom parked a Scout". */
import { COLOURS, type SceneTools } from '../../../kernel/sayings.ts'
import { BUILDS, COMMANDS, OTHERS, SYSTEMS, VESSELS } from './things.ts'

/** Words that begin a sentence or belong to the game, and are nobody's name. */
const NO_NAME = new Set(
  'can may is are am was were has had why if the a an my his her their who what when where how does do did it its i im ive we they he she there this that and but or not no yes in on at for with after before end command ready combat phase turn step industry science statecraft politics domain large medium small somebody nobody someone income credits so ok okay hey wait also now still then even only both all some any every each one two three four you him me us just well sorry quick please because since while until like say says mate dude hi hello sure'.split(
    ' ',
  ),
)

/** Strange words that own or do something, or have a capital, somewhere in the sentence: "gus plays", "rita's". */
const players = ({ tokens, typed }: SceneTools): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ isStrange, owner, plain, part, start }, at) => {
      const does = tokens[at + 1]?.part === part && DOES.includes(tokens[at + 1]!.plain)
      const isNamed = at > 0 && /[A-Z]/.test(typed[start]!)
      // "can tom build"
      const isAsked = ASKS.test(tokens[at - 1]?.plain ?? '') && ACTS.includes(tokens[at + 1]?.plain ?? '')
      const isTold = (owner || does || isNamed) && !LEADS.test(tokens[at - 1]?.plain ?? '')
      return isStrange && (isTold || isAsked) ? [plain] : []
    }),
  )
const ASKS = /^(can|may|could)$/
const ACTS = [...BUILDS, ...'develop jump move fly hop retreat leave enter play use sell draw trade'.split(' ')]
const LEADS = /^(the|an?|my|his|her|their|our|your|to|can|may|not)$/

/** "Under siege?", "Still there": an everyday word has a capital where a sentence begins. */
const isHead = ({ tokens, typed }: SceneTools, at: number): boolean => {
  const { isStrange, owner, plain, start } = tokens[at]!
  const isFirst = /(^|[.?!])\s*$/.test(typed.slice(0, start))
  return isFirst && !isStrange && !owner && plain.length > 3 && !DOES.includes(tokens[at + 1]?.plain ?? '')
}

/** A name at a place: a capitalised word that is no other word of the game, or one that is a player elsewhere. */
export function nameAt(tools: SceneTools, place: number): string | undefined {
  const { tokens, typed } = tools
  const token = tokens[place]
  if (!token) return undefined
  const word = typed.slice(token.start, token.end).replace(/[’']s$/i, '')
  if (COLOURS.test(token.plain)) return word
  const isName = /^[A-Z][a-z]+$/.test(word) || (token.isStrange && tools.once(players).has(token.plain))
  if (!isName || NO_NAME.has(token.plain) || isHead(tools, place)) return undefined
  return isThingAt(tools, place) ? undefined : word
}

/** Names that end in s as they are. */
const ENDS_IN_S =
  /^(jonas|lukas|lucas|thomas|chris|niklas|klaus|hans|jens|lars|andreas|mar[ck]us|tobias|james|luis|louis|alexis|agnes|ines|doris|iris|nils|mathias|matthias|elias|silas|dennis|boris|carlos|nicolas|nikolas|marius|linus|justus|julius|magnus|rasmus|jess|tess|ross|lewis|charles|anders|francis)$/i
/** What somebody has: behind these a name with an s and no sign is an owner. */
const OWNED =
  'turn go phase command ready combat end ship fleet station fighter system planet world capital colony homeworld home place hand development card'.split(
    ' ',
  )
/** What somebody does who is no more than a name. */
const DOES =
  'has have had got owns controls holds parks parked brings brought sends sent moves moved jumps jumped flies flew keeps kept leaves left plays played fires fired shoots shot puts put builds built says said claims insists wants attacks attacked retreats retreated drops dropped sits stands trades gives gave offers took takes besieges sieges passes passed evaded evades sabotaged sabotages bribed bribes rammed rams answered answers gets get hands handed pays paid explores explored needs holding brings will would lands landed bombards responds used uses conquered captured seized grabbed stole snatched nabbed comes came hops hopped enters entered'.split(
    ' ',
  )

const wordAt = ({ tokens, typed }: SceneTools, at: number) => typed.slice(tokens[at]!.start, tokens[at]!.end)
const isThingAt = ({ mentions }: SceneTools, at: number): boolean =>
  [VESSELS, SYSTEMS, COMMANDS, OTHERS].some((table) =>
    mentions<unknown>(table).some(({ from, to }) => from <= at && at <= to),
  )

/** Whose something is by name: "Kim's", "kims turn", "of Kims". */
export function genitiveAt(tools: SceneTools, at: number): string | undefined {
  const token = tools.tokens[at]
  if (!token || isThingAt(tools, at) || NO_NAME.has(token.plain)) return undefined
  const word = wordAt(tools, at)
  const isColour = COLOURS.test(token.plain.replace(/s$/, ''))
  const isName = token.isStrange || isColour || nameAt(tools, at) !== undefined
  if (token.owner) return isName ? word.replace(/[’']s$/i, '') : undefined
  const isBare = /[a-z]{2}s$/i.test(word) && isName
  const isOfIt = isThingAt(tools, at + 1) || tools.isOne(at + 1, ...OWNED)
  // "from reds system into blues"
  const isWay = isColour && tools.isOne(at - 1, 'to', 'into', 'from')
  if (!isBare || !(isOfIt || isWay || tools.isOne(at - 1, 'of'))) return undefined
  return ENDS_IN_S.test(word) ? word : word.slice(0, -1)
}

/** Who does something: a name, or a strange word before what players do. */
export function doerAt(tools: SceneTools, at: number): string | undefined {
  const token = tools.tokens[at]
  if (!token || token.owner || genitiveAt(tools, at)) return undefined
  const name = nameAt(tools, at)
  const isFirst = at === 0 || tools.tokens[at - 1]!.part !== token.part || tools.isOne(at - 1, ...JOINS)
  const does =
    DOES.includes(tools.tokens[at + 1]?.plain ?? '') || /^(just|already|also)$/.test(tools.tokens[at + 1]?.plain ?? '')
  // the first word has a capital whatever it is
  if (name && name !== 'I' && (at > 0 || does || token.isStrange)) return name
  return token.isStrange && isFirst && does ? wordAt(tools, at) : undefined
}
const JOINS = 'and but while when if so that because since as then says where after before'.split(' ')

/** Somebody is named there, as an owner or as who does something. */
export const isNameAt = (tools: SceneTools, at: number): boolean =>
  (genitiveAt(tools, at) ?? doerAt(tools, at) ?? nameAt(tools, at)) !== undefined

/** The one player who is named: "his" is theirs. */
export function onlyName(tools: SceneTools): string | undefined {
  const names = new Map<string, string>()
  tools.tokens.forEach((_, at) => {
    const name = genitiveAt(tools, at) ?? doerAt(tools, at)
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  })
  return names.size === 1 ? [...names.values()][0] : undefined
}
