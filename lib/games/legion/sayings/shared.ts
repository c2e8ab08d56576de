/** Ways of saying that several facts share. */

/** Ranks, and what they are called. */
export const ranks = [
  { value: 'commander', as: ['commander'] },
  { value: 'operative', as: ['operative'] },
  { value: 'corps', as: ['corps', 'core'] },
  { value: 'special', as: ['special forces', 'special force', 'spec ops'] },
  { value: 'support', as: ['support'] },
  { value: 'heavy', as: ['heavy'] },
]

const types = [
  { value: 'trooper', as: ['trooper', 'infantry', '(regular|ordinary|plain) trooper'] },
  { value: 'vehicle', as: ['vehicle'] },
  { value: 'emplacement-trooper', as: ['emplacement trooper', 'emplacement'] },
  { value: 'droid-trooper', as: ['droid trooper', 'droid'] },
  { value: 'clone-trooper', as: ['clone trooper', 'clone', 'clones'] },
  { value: 'wookiee-trooper', as: ['wookiee trooper', 'wookiee', 'wookie'] },
  { value: 'creature-trooper', as: ['creature trooper', 'creature'] },
  { value: 'ewok-trooper', as: ['ewok trooper', 'ewok'] },
]

/** Longer words first: a ground vehicle is no plain vehicle. */
export const exactTypes = [
  ...types,
  { value: 'ground-vehicle', as: ['ground vehicle', 'walker', 'at st', 'at rt'] },
  { value: 'repulsor-vehicle', as: ['repulsor vehicle', 'repulsor', 'speeder', 'landspeeder', 'airspeeder'] },
]

/** All ranks but that of a commander, which every question of commanders names. */
export const lowerRanks = ranks.filter(({ value }) => value !== 'commander')
