/** Which side "I" am, said where no colour was: the answer names the sides by their colours. */
import { sayValue } from '../../../kernel/fact-words.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { factAt, segmentsOf } from '../../../kernel/parse.ts'
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { lowered } from '../../../kernel/words.ts'
import { timingOptions } from '../effect-order/facts.ts'
import { PLAYER_NAMES } from '../facts.ts'
import { facts } from '../priority/facts.ts'
import { sayEffects } from '../told.ts'
import { namesOfSides } from './named-sides.ts'
import { mySide, SIDES } from './sides.ts'
import { cardsIn } from './things.ts'

const ME: Who = { blue: 'You, blue here', red: 'Your opponent, red here' }
type Who = Readonly<Record<'blue' | 'red', string>>

const told = sayEffects(PLAYER_NAMES, timingOptions)

const isOfMe = (tools: SceneTools): boolean => {
  const mine = mySide(tools)
  return (
    mine?.at === -1 &&
    mine.side === 'blue' &&
    tools.tokens.some(({ plain }) => /^(i|ive|im|id|my|mine|me)$/.test(plain))
  )
}

/** Who the sides are, where the asker would not know: I and my opponent, or two that are called by their names. */
function whoOf(tools: SceneTools): Who | undefined {
  if (isOfMe(tools)) return ME
  const [blue, red] = (mySide(tools)?.at === -1 && namesOfSides(tools, cardsIn(tools))) || []
  return blue && red ? { blue: `${blue}, blue here`, red: `${red}, red here` } : undefined
}

function sayWhose(claim: Claim, who: Who): Claim {
  const { path, value } = claim
  if (value === undefined || claim.says) return claim
  const effect = path.startsWith('effects[') ? (value as RawFacts) : undefined
  const owner = effect?.card === undefined ? undefined : SIDES.find((side) => side === effect.player)
  if (owner) return { ...claim, says: `${who[owner]}: ${told.says([{ ...effect, player: undefined }])}` }
  const holder = SIDES.find((side) => path === 'roundCounterHolder' && value === side)
  if (holder) return { ...claim, says: `${facts.roundCounterHolder.label}: ${lowered(who[holder])}` }
  const side = SIDES.find((one) => path.startsWith(`${one}.`))
  const fact = side && factAt(facts, segmentsOf(path))
  return fact ? { ...claim, says: `${who[side]}: ${fact.label}: ${sayValue(fact, value)}` } : claim
}

/** In: a scene that tells the two sides apart. Out: the same, each fact with who that side is where the asker is one of them. */
export const sayingWhose =
  (scene: Scene): Scene =>
  (tools) => {
    const who = whoOf(tools)
    return who ? scene(tools).map((claim) => sayWhose(claim, who)) : scene(tools)
  }
