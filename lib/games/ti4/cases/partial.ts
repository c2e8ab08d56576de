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
  m('PART.01', 'Partly told: Antimass Deflectors and whatever else', listed(), 'undetermined', ''),
  m('PART.02', 'Partly told: Antimass Deflectors alone', listed([]), 'illegal', 'nebula.1a'),
  m(
    'PART.03',
    'Partly told: Antimass Deflectors and Nav Suite',
    listed(effects('nav-suite')),
    'legal',
    `${VIA} !nav-suite`,
  ),
  j('PART.04', 'Partly told: alpha and beta, no law', joined([]), 'answered', 'adjacency.0', {
    answer: false,
  }),
  j(
    'PART.05',
    'Partly told: alpha and beta, Wormhole Reconstruction',
    joined(law),
    'answered',
    '!wormhole-reconstruction',
    { answer: true },
  ),
  beside('PART.06', 'Partly told: Dominus Orb', '95.A.07', cargoCases),
  beside('PART.07', 'Partly told: Plasma Scoring', '77.A.13', cannonCases),
  beside('PART.08', 'Partly told: Armada', '37.A.03', cargoCases),
  beside('PART.09', 'Partly told: Voidborn', '78.A.12', abilityCases),
  beside('PART.10', 'Partly told: Chaos Mapping', '58.R.09', cannonCases),
  beside('PART.11', 'Partly told: Aerie Hololattice', '58.R.15', cannonCases),
]
