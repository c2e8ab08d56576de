import type { Case } from '../../../kernel/pack.ts'
import { chain, effects, go, table, units } from '../board/samples.ts'
import type { EffectFacts } from '../facts.ts'
import { abilityCases } from './abilities.ts'
import { one, VIA } from './build.ts'
import { cannonCases } from './cannons.ts'
import { cargoCases } from './cargo.ts'

const m = one('movement')
const j = one('adjacency')

/** A flight past a nebula with one card listed, and what else is in effect. */
const listed = (otherEffects?: EffectFacts[]) =>
  table({
    systems: chain('a b=nebula c'),
    active: 'c',
    units: units('x:cruiser-i@a'),
    moves: [go('x', 'a b c')],
    effects: effects('antimass-deflectors'),
    otherEffects: { may: true, ...(otherEffects ? { these: otherEffects } : {}) },
  })
const joined = (otherEffects?: EffectFacts[]) => ({
  ...table({
    systems: chain('a=alpha b c=beta'),
    active: 'a',
    effects: effects('antimass-deflectors'),
    otherEffects: { may: true, ...(otherEffects ? { these: otherEffects } : {}) },
  }),
  from: 'a',
  to: 'c',
  player: 'ann',
  purpose: 'movement',
})
const law = [{ id: 'wormhole-reconstruction' }] as unknown as EffectFacts[]

/** A case with its cards told beside the list, and not in it. */
const beside = (id: string, title: string, of: string, from: readonly Case[]): Case => {
  const found = from.find((one) => one.id === `TI4.${of}`)!
  const { effects: these } = found.facts
  return {
    ...found,
    id: `TI4.${id}`,
    title,
    facts: { ...found.facts, effects: [], otherEffects: { may: true, these } },
  }
}

/** Cards of which only some were named: what else is in effect, if anything. */
export const partialCases = [
  m('PART.01', 'One card listed, the rest unknown', listed(), 'undetermined', ''),
  m('PART.02', 'One card listed, and nothing beside it', listed([]), 'illegal', 'nebula.1a'),
  m('PART.03', 'One card listed, and beside it Nav Suite', listed(effects('nav-suite')), 'legal', `${VIA} !nav-suite`),
  j('PART.04', 'Alpha and beta, one card listed, and nothing beside it', joined([]), 'answered', 'adjacency.0', {
    answer: false,
  }),
  j(
    'PART.05',
    'Alpha and beta, one card listed, and beside it Wormhole Reconstruction',
    joined(law),
    'answered',
    '!wormhole-reconstruction',
    { answer: true },
  ),
  beside('PART.06', 'None listed, and beside the list Dominus Orb', '95.A.07', cargoCases),
  beside('PART.07', 'None listed, and beside the list Plasma Scoring', '77.A.13', cannonCases),
  beside('PART.08', 'None listed, and beside the list Armada', '37.A.03', cargoCases),
  beside('PART.09', 'None listed, and beside the list Voidborn', '78.A.12', abilityCases),
  beside('PART.10', 'None listed, and beside the list Chaos Mapping', '58.R.09', cannonCases),
  beside('PART.11', 'None listed, and beside the list Aerie Hololattice', '58.R.15', cannonCases),
]
