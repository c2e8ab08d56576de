import { uncolouredLegion } from './uncoloured-legion.ts'

/**
 * Colours no scenario can show, by checker, as "clause outcome", with the reason; `*` for a whole checker. Everything
 * else that a checker can cite must be seen holding, failing and unknown in its scenarios.
 */
export const uncoloured: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'starcom/development': {
    'starcom:additional-rules.siege.3 unknown': 'underSiege is optional: left out, there is no siege.',
  },
  'starcom/hand': {
    'starcom:additional-rules.siege.4 unknown': 'besiegedSource is optional: left out, no siege is spoken of.',
    'starcom:cards.research-world.1 unknown': 'besiegedSource is optional: left out, no siege is spoken of.',
  },
  'starcom/jump': {
    'starcom:cards.jump-nexus.1 fails': 'In February 2022 its system is reached from anywhere.',
    'starcom:cards.jump-nexus.1 unknown': 'It never forbids a jump, so an unknown card leaves it met.',
  },
  'starcom/retreat': {
    'starcom:cards.jump-nexus.1 fails': 'In February 2022 its system is reached from anywhere.',
    'starcom:cards.jump-nexus.1 unknown': 'It never forbids a retreat, so an unknown card leaves it met.',
    'starcom:cards.drummond.1 fails': 'In February 2022 it reaches any system; November 2022 has no retreat by it.',
    'starcom:cards.drummond.1 unknown': 'It never forbids a retreat, so an unknown card leaves it met.',
  },
  'starcom/route': {
    '*': 'Every jump is judged by the clauses of the jump checker, which shows their colours.',
  },
  ...uncolouredLegion,
}
