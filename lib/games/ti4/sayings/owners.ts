/** Who a clause speaks of: "he moves in with 3 cruisers", "Lea has now activated 35". */
import type { SceneTools } from '../../../kernel/sayings.ts'

const ME = 'me'
/** So far before a thing its subject is looked for. */
const REACH = 8
/** Who only says something does nothing. */
const TALK =
  'says say said claims claim thinks think insists argues argue argued reckons swears tells told asks asked wants claimed complains'.split(
    ' ',
  )
const HOLDS = 'has have had got owns owned both'.split(' ')
const DOES =
  'moves moved moving brings brought takes took attacks attacked comes came sends sent flies flew enters entered goes went activates activated gave now just then is was can cant will would could with still only already sits sit stands waits parks keeps'.split(
    ' ',
  )

/** Players by the colour of their plastic. */
const COLOURS = /^(blue|red|green|yellow|black|purple|orange|pink|white|grey|gray)$/

/** The one a token names as the subject of what follows: me, an opponent, or a name. */
function personAt({ tokens, typed, isOne }: SceneTools, at: number): string | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (/^(i|ive|im|we|weve|id|ill)$/.test(token.plain) || (token.plain === 'me' && isOne(at + 1, ...HOLDS))) return ME
  if (/^(he|hes|she|shes|they|theyre|theyve|opponent|opponents|enemy|somebody|someone)$/.test(token.plain))
    return isOne(at + 1, ...TALK) ? undefined : 'opponent'
  const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
  const isName = token.isStrange || COLOURS.test(token.plain) || (/^[A-Z][a-z]+$/.test(word) && token.owner === true)
  return isName && !isOne(at + 1, ...TALK) && (token.owner || isOne(at + 1, ...HOLDS, ...DOES, 'and'))
    ? word
    : undefined
}

/** "Joe has a PDS in 30, Ann one in 32": a name right before the thing. */
function nameAt({ tokens, typed }: SceneTools, at: number): string | undefined {
  const token = tokens[at]!
  const word = typed.slice(token.start, token.end)
  return token.isStrange && /^[A-Z][a-z]+$/.test(word) ? word : undefined
}

/** The subject of what stands at a place, the nearest in its clause. */
export function subjectBefore(tools: SceneTools, at: number): string | undefined {
  const { tokens } = tools
  for (let place = at - 1; place >= Math.max(0, at - REACH); place--) {
    if (tokens[place]!.part !== tokens[at]!.part) return undefined
    const person = personAt(tools, place)
    if (person !== undefined) return person
  }
  return undefined
}

/**
 * Everybody who has or moves what stands at a place: "Gus and Hana have PDS". Nobody where it is not said.
 * `anywhere`: said in an earlier clause too.
 */
export function holdersOf(tools: SceneTools, at: number, anywhere = false): string[] {
  const { tokens, isOne } = tools
  for (let place = at - 1; place >= (anywhere ? 0 : Math.max(0, at - REACH)); place--) {
    if (!anywhere && tokens[place]!.part !== tokens[at]!.part) return []
    if (anywhere && isOne(place, 'my', 'our', 'mine')) return []
    const person = personAt(tools, place) ?? (place === at - 1 ? nameAt(tools, place) : undefined)
    if (person === undefined) continue
    const other = isOne(place - 1, 'and') ? personAt(tools, place - 2) : undefined
    return other === undefined ? [person] : [other, person]
  }
  return []
}
