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
import { mySide, SIDES } from './sides.ts'

const WHO = { blue: 'You, blue here', red: 'Your opponent, red here' } as const

const told = sayEffects(PLAYER_NAMES, timingOptions)

const isOfMe = (tools: SceneTools): boolean =>
  mySide(tools)?.at === -1 && tools.tokens.some(({ plain }) => /^(i|ive|im|id|my|mine|me)$/.test(plain))

function sayWhose(claim: Claim): Claim {
  const { path, value } = claim
  if (value === undefined || claim.says) return claim
  const effect = path.startsWith('effects[') ? (value as RawFacts) : undefined
  const owner = effect?.card === undefined ? undefined : SIDES.find((side) => side === effect.player)
  if (owner) return { ...claim, says: `${WHO[owner]}: ${told.says([{ ...effect, player: undefined }])}` }
  const holder = SIDES.find((side) => path === 'roundCounterHolder' && value === side)
  if (holder) return { ...claim, says: `${facts.roundCounterHolder.label}: ${lowered(WHO[holder])}` }
  const side = SIDES.find((one) => path.startsWith(`${one}.`))
  const fact = side && factAt(facts, segmentsOf(path))
  return fact ? { ...claim, says: `${WHO[side]}: ${fact.label}: ${sayValue(fact, value)}` } : claim
}

/** In: a scene that tells the two sides apart. Out: the same, each fact with who that side is where the asker is one of them. */
export const sayingWhose =
  (scene: Scene): Scene =>
  (tools) =>
    isOfMe(tools) ? scene(tools).map(sayWhose) : scene(tools)
