import type { ReactNode } from 'react'
import { PLAYER_NAMES, type Player } from '../../../lib/games/legion/facts'
import { Choice } from '../../_components/board/controls'
import { Asked } from './asked'
import { DieFace } from './die'
import { sideOf } from './duel'
import { FACE_WORDS, type Face, rollRedDie } from './red-die'
import { SIDES } from './sides'
import type { ToolState } from './use-tool-state'

const isFace = (value: unknown): value is Face => typeof value === 'string' && value in FACE_WORDS

/** What settles equal pips: Cunning, then the die of the player with the round counter. */
export function TieBreak({ tool }: { tool: ToolState }): ReactNode {
  const { facts, notes } = tool
  const { roundCounterHolder, die, round } = facts
  const told =
    facts.tied === true || SIDES.every((side) => sideOf(tool, side).card && !notes.missing.includes(`${side}.pips`))
  const waits = notes.missing.some(
    (path) => path === 'die' || path === 'roundCounterHolder' || path.endsWith('.cunning'),
  )
  if (!told || !(waits || die !== undefined)) return null
  const cunning = SIDES.filter(
    (side) => notes.missing.includes(`${side}.cunning`) || sideOf(tool, side).cunning !== undefined,
  )
  const holder = (roundCounterHolder ?? (typeof round === 'number' ? (round % 2 ? 'blue' : 'red') : undefined)) as
    | Player
    | undefined
  const roll = (side?: Player) => {
    const face = rollRedDie()
    tool.apply({ ...(side ? { roundCounterHolder: side } : {}), die: face }, `Rolled ${FACE_WORDS[face]}`)
  }
  return (
    <section aria-labelledby="tie" className="card mt-4 grid gap-4 p-3">
      <h2 id="tie" className="m-0 text-xl">
        Settle the tie
      </h2>
      {cunning.length > 0 && <Cunning tool={tool} sides={cunning} />}
      <div>
        <p className="m-0 mb-1 font-semibold leading-snug">Whoever holds the round counter rolls one red defense die</p>
        <div className="grid grid-cols-2 gap-2">
          {(holder ? [holder] : SIDES).map((side) => (
            <button
              key={side}
              type="button"
              className="button min-h-14 px-2 font-semibold"
              onClick={() => roll(roundCounterHolder === side || holder ? undefined : side)}
            >
              {PLAYER_NAMES[side]} rolls
            </button>
          ))}
        </div>
        {isFace(die) && (
          <p className="m-0 mt-2 flex items-center gap-3">
            <DieFace face={die} /> <strong>{FACE_WORDS[die]}</strong>
          </p>
        )}
      </div>
      <details>
        <summary>Enter a roll from the table, or the round</summary>
        <div className="grid gap-4 py-2">
          <Asked tool={tool} paths={['roundCounterHolder', 'die', 'round']} />
        </div>
      </details>
    </section>
  )
}

const BOTH = 'both'
const NOBODY = 'nobody'

/** Whose card belongs to a unit with Cunning, in one answer. */
function Cunning({ tool, sides }: { tool: ToolState; sides: readonly Player[] }): ReactNode {
  const has = sides.filter((side) => sideOf(tool, side).cunning === true)
  const known = sides.every((side) => sideOf(tool, side).cunning !== undefined)
  const value = !known ? undefined : has.length === 2 ? BOTH : (has[0] ?? NOBODY)
  const options = [
    { value: NOBODY, words: 'Nobody' },
    ...sides.map((side) => ({ value: side as string, words: PLAYER_NAMES[side] })),
    ...(sides.length > 1 ? [{ value: BOTH, words: 'Both' }] : []),
  ]
  const set = (who: string) => {
    const change = sides.map((side) => [side, { ...sideOf(tool, side), cunning: who === BOTH || who === side }])
    tool.apply(Object.fromEntries(change), 'Cunning: answered')
  }
  return (
    <div id={`fact-${sides[0]}.cunning`}>
      <Choice<string | undefined>
        label="Whose card is of a unit with Cunning?"
        value={value}
        options={options}
        onChange={(who) => who && set(who)}
      />
    </div>
  )
}
