/** A hyperlane tile that somebody wants to activate, or to end a move on: "can I activate a hyperlane tile". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import { ME, personAt, whoIs } from './people.ts'
import { SOME_SYSTEM } from './unnamed-places.ts'

const TILE = 'hyperlane tile'
const ENDS = ['end', 'stop', 'finish', 'park']
/** Beside them nothing else may be said. */
const PLAIN =
  'can could may do does am i we you he she they are is it to a an the my your his her their our move movement turn ship ships fleet on in at ok okay legal allowed possible ever even tile lane hyperlane activate'.split(
    ' ',
  )

/** "Activate a hyperlane tile", "end your move on a hyperlane": first and last word. */
function tileAt(tools: SceneTools): { from: number; to: number } | undefined {
  const { tokens, isOne } = tools
  const isUnit = (i: number) => fleetsIn(tools).some(({ start, to }) => start <= i && i <= to)
  const at = tokens.findIndex((_, i) => isOne(i, 'hyperlane'))
  const lead = isOne(at - 1, 'a', 'the', 'any') ? at - 2 : at - 1
  const isEnded = isOne(lead, 'on', 'in', 'at') && [1, 2, 3].some((step) => isOne(lead - step, ...ENDS))
  const isAll = tokens.every((_, i) => isUnit(i) || isOne(i, ...PLAIN, ...ENDS))
  if (at < 0 || !isAll || !(isOne(lead, 'activate') || isEnded)) return undefined
  return { from: lead, to: isOne(at + 1, 'tile') ? at + 1 : at }
}

/** It is no system, whoever comes and from wherever. */
export function onHyperlane(tools: SceneTools): Claim[] | undefined {
  const said = tileAt(tools)
  if (!said) return undefined
  const who = fleetsIn(tools)[0]?.owner ?? tools.tokens.flatMap((_, at) => personAt(tools, at) ?? [])[0]
  return [
    { path: 'hyperlanes[0]', value: { id: TILE, hex: { q: 0, r: 0 }, pairs: [[0, 3]], rotation: 0 }, ...said },
    { path: 'systems[0]', value: { id: SOME_SYSTEM, hex: { q: 0, r: 1 } }, ...said },
    { path: 'active', value: TILE, ...said },
    { path: 'activePlayer', value: whoIs(tools, who ?? ME), ...said },
    { path: 'moves', value: [], ...said },
    { path: 'units', value: [], ...said },
  ]
}
