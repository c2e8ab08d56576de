/** Cards, technologies and abilities as players name them. */
import type { Named } from '../../../kernel/sayings.ts'
import { components } from '../data/technologies.ts'

/** What players call a card for short. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  'antimass-deflectors': ['amd', 'antimass', 'deflectors'],
  'gravity-drive': ['gd', 'grav drive'],
  // "L/W Deflector", as its letters are heard
  'light-wave-deflector': ['lwd', 'l with deflector', 'light wave', 'lightwave'],
  'graviton-laser-system': ['gls', 'graviton laser', 'graviton'],
  'fleet-logistics': ['fleet log'],
  'dark-energy-tap': ['det', 'dark energy'],
  'dark-space-navigation': ['dark space nav'],
  'plasma-scoring': ['plasma'],
  'chaos-mapping': ['chaos map'],
  'in-the-silence-of-space': ['silence of space'],
  'fleet-regulations': ['fleet regs', 'fleet reg', 'fleet regulation'],
  'enforced-travel-ban': ['travel ban'],
  'lost-star-chart': ['star chart'],
  'maneuvering-jets': ['manoeuvring jets'],
  'emissary-taivra': ['taivra'],
  'captain-mendosa': ['mendosa'],
  'sai-seravus': ['seravus'],
  'circlet-of-the-void': ['circlet'],
  'spacial-conduit-cylinder': ['spatial conduit cylinder', 'conduit cylinder'],
  'magmus-reactor': ['magmus'],
  'gashlai-physiology': ['gashlai'],
  'aerie-hololattice': ['hololattice'],
  'lazax-gate-folding': ['lazax gate', 'gate folding', 'folding'],
}
/** Technologies, cards and abilities: everything but the units. */
export const EFFECTS: Named<string>[] = components
  .filter(({ kind }) => !['unit', 'flagship', 'mech', 'map'].includes(kind))
  .flatMap(({ id, name }) =>
    [name.replace(/\(.*\)/, ''), ...(SHORT_NAMES[id] ?? [])].map((said) => ({ name: said, value: id })),
  )
