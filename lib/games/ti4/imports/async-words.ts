/** The short names AsyncTI4 has for units, factions, technologies and colours. */
import type { FactionId } from '../data/factions.ts'
import type { UnitType } from '../data/units.ts'
import type { Added } from './lay.ts'

/** Kinds of unit. */
export const UNITS: Readonly<Record<string, UnitType>> = {
  ff: 'fighter',
  dd: 'destroyer',
  ca: 'cruiser',
  cv: 'carrier',
  dn: 'dreadnought',
  ws: 'war-sun',
  fs: 'flagship',
  gf: 'infantry',
  mf: 'mech',
  pd: 'pds',
  sd: 'space-dock',
}
/** Names the bot has for factions where they differ from ours. */
export const FACTIONS: Readonly<Record<string, FactionId>> = {
  ghost: 'creuss',
  jolnar: 'jol-nar',
  naaz: 'naaz-rokha',
  sardakk: 'norr',
  titans: 'ul',
  cabal: 'vuilraith',
  keleresa: 'keleres',
  keleresm: 'keleres',
  keleresx: 'keleres',
  ralnel: 'ral-nel',
}
/** Technologies that bear on movement, by the bot's short names. */
export const CARDS: Readonly<Record<string, string>> = {
  amd: 'antimass-deflectors',
  gd: 'gravity-drive',
  fl: 'fleet-logistics',
  lwd: 'light-wave-deflector',
  det: 'dark-energy-tap',
  gls: 'graviton-laser-system',
  ps: 'plasma-scoring',
  cm: 'chaos-mapping',
  as: 'aetherstream',
  ah: 'aerie-hololattice',
  mr: 'magmus-reactor',
  vw: 'voidwatch',
}
/** Technologies that bear on movement only while they are used, or while somebody does not hold Mecatol Rex. */
export const TO_CHOOSE: Readonly<Record<string, string>> = {
  scc: 'Spacial Conduit Cylinder',
  lgf: 'Lazax Gate Folding',
}
/** What the data tell of a player and nothing here reads, by its field: some of it bears on movement. */
export const UNREAD: Readonly<Record<string, string>> = {
  leaders: 'leaders',
  relics: 'relics',
  breakthrough: 'breakthroughs',
  promissoryNotesInPlayArea: 'promissory notes',
}
/** Upgrades, of every faction, by the kind of unit they change. */
export const UPGRADES: Readonly<Record<string, UnitType>> = {
  cv2: 'carrier',
  ac2: 'carrier',
  cr2: 'cruiser',
  se2: 'cruiser',
  dd2: 'destroyer',
  swa2: 'destroyer',
  exile2: 'destroyer',
  linkship2: 'destroyer',
  dn2: 'dreadnought',
  exo2: 'dreadnought',
  sdn2: 'dreadnought',
  pws2: 'war-sun',
  m2: 'flagship',
  ff2: 'fighter',
  hcf2: 'fighter',
  inf2: 'infantry',
  pds2: 'pds',
  ht2: 'pds',
  sd2: 'space-dock',
  ffac2: 'space-dock',
  dt2: 'space-dock',
}
/** The colour of the map that is nearest. */
export const COLOURS: Readonly<Record<string, string>> = {
  blue: 'blue',
  orange: 'orange',
  purple: 'purple',
  green: 'green',
  red: 'red',
  yellow: 'ochre',
  gold: 'ochre',
  black: 'grey',
  gray: 'grey',
  white: 'grey',
  pink: 'teal',
  teal: 'teal',
}

const ALPHA: Added = { wormholes: ['alpha'] }
const BETA: Added = { wormholes: ['beta'] }
const GAMMA: Added = { wormholes: ['gamma'] }
const EPSILON: Added = { wormholes: ['epsilon'] }

/** Tokens that change the system they lie in. */
export const TOKENS: Readonly<Record<string, Added>> = {
  creussalpha: ALPHA,
  ionalpha: ALPHA,
  whalpha: ALPHA,
  creussbeta: BETA,
  ionbeta: BETA,
  whbeta: BETA,
  creussgamma: GAMMA,
  gamma: GAMMA,
  whgamma: GAMMA,
  whdelta: { wormholes: ['delta'] },
  creussepsilon: EPSILON,
  whepsilon: EPSILON,
  gravityrift: { anomalies: ['gravity-rift'] },
  nebula: { anomalies: ['nebula'] },
  supernova: { anomalies: ['supernova'] },
  asteroids: { anomalies: ['asteroid-field'] },
  entropicscar: { anomalies: ['entropic-scar'] },
  breachactive: { marks: ['active-breach'] },
  ingress: { marks: ['ingress'] },
}
/** Tokens in space that change no movement. */
export const IDLE_TOKENS = ['frontier', 'custodian', 'custodianvp', 'custc1', 'custvpc1', 'breachinactive', 'speaker']
