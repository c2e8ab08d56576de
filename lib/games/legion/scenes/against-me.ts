/** Which side is mine, where only the other one is told by its colour and each of us shows a card: "red flipped Push, I flipped Ambush". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { cardsIn } from './things.ts'

const COLOURS = ['blue', 'red']
const SHOWS =
  /^(flipped|flips|flip|played|plays|play|showed|shows|show|revealed|reveals|dropped|drops|put|puts|picked|chose|has|have|got)$/
const BETWEEN = /^(a|an|the|down|out|up|only|just|his|her|my|is|it)$/

/** A card or a number of pips behind a verb, with nothing but small words between. */
function isShownAt(tools: SceneTools, verb: number): boolean {
  const { tokens, isOne } = tools
  const first = tokens.findIndex(({ plain }, at) => at > verb && !BETWEEN.test(plain))
  const isPips = tokens[first]?.number !== undefined && isOne(first + 1, 'pip', 'pips', 'pipper', 'pippers')
  return isPips || cardsIn(tools).some(({ from }) => from === first)
}

/** "Couldn't play anything, red …": nobody is named, so it is who asks. */
const isEmptyHanded = ({ tokens }: SceneTools): boolean =>
  /^(couldnt|cant|cannot)$/.test(tokens[0]?.plain ?? '') &&
  tokens[1]?.plain === 'play' &&
  /^(anything|any|a)$/.test(tokens[2]?.plain ?? '')

export function againstMe(tools: SceneTools): { side: string; at: number } | undefined {
  const { tokens, isOne } = tools
  const isDoing = (at: number) => SHOWS.test(tokens[at]?.plain ?? '') && isShownAt(tools, at)
  const colourAt = (at: number) => COLOURS.find((one) => tokens[at]?.plain === one || tokens[at]?.plain === `${one}s`)
  const told = tokens.flatMap((_, at) => (colourAt(at) && !isOne(at + 1, 'die') ? [at] : []))
  const [colour, ...more] = new Set(told.map(colourAt))
  if (!colour || more.length) return undefined
  const isTheirs = told.some((at) => isDoing(at + 1) || (tokens[at]!.owner === true && isOne(at + 1, 'is')))
  const isMine =
    isEmptyHanded(tools) ||
    tokens.some(
      ({ plain }, at) =>
        (/^(i|ive)$/.test(plain) && isDoing(at + 1)) ||
        (plain === 'mine' && isOne(at + 1, 'is') && isShownAt(tools, at + 1)),
    )
  return isTheirs && isMine ? { side: COLOURS.find((one) => one !== colour)!, at: -1 } : undefined
}
