/** What every question of TI4 has in common: the systems, units, cards and pools of a sentence, and whose turn it is. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import type { Touch } from '../data/technologies.ts'
import { isShip } from '../sayings/fleets.ts'
import { effectClaims, OF_WAYS } from './cards.ts'
import { namedAgain, systemClaims, unitClaims } from './claims.ts'
import { withTokens } from './command-tokens.ts'
import { isHyperlane } from './places.ts'
import { fleetPool, othersTactics } from './pools.ts'
import type { Read } from './read.ts'
import { withResults } from './results.ts'
import { activation, formerTokens } from './table.ts'
import { withUnlisted } from './unlisted.ts'

/** "Hyperlane 87A": how it lies was not said. */
export const hyperlanes = (tools: SceneTools): Claim[] =>
  tools.tokens
    .flatMap(({ plain }, at) => (isHyperlane(tools, at) ? [{ face: plain.toUpperCase(), at }] : []))
    .map(({ face, at }, i) => ({ path: `hyperlanes[${i}]`, value: { face }, from: at, to: at }))

export function base(one: Read, isMyTurn = true, touches: readonly Touch[] = OF_WAYS): Claim[] {
  const turn = activation(one, isMyTurn)
  const systems = withUnlisted(withResults(withTokens(systemClaims(one), one), one), one)
  const activePlayer = turn.find(({ path }) => path === 'activePlayer')?.value
  return [
    ...systems,
    ...namedAgain(one),
    ...formerTokens(one, activePlayer, systems),
    ...hyperlanes(one.tools),
    ...unitClaims(one),
    ...turn,
    ...othersTactics(one.tools, activePlayer),
    ...effectClaims(one.tools, one, touches),
    ...fleetPool(
      one.tools,
      one.groups.map(({ mention, owner, isAssumed }) =>
        owner === undefined || isAssumed || !isShip(mention.value) ? mention : { ...mention, owner },
      ),
    ),
  ]
}

/** A claim of a unit. */
export const isUnit = ({ path }: Claim): boolean => /^units\[\d+\]$/.test(path)
