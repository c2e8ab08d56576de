import { followsOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { plural } from '../../../kernel/words.ts'
import { EDITIONS, NEW } from '../facts.ts'
import * as usual from '../presumes.ts'
import { clauses } from './clauses.ts'
import { checks, facts } from './facts.ts'

/** Developments an Orbital Bombardment takes: the attack of the ship, but never the last one. */
const bombarded = followsOver(facts)({
  editions: [NEW],
  needs: ['card', 'attack', 'developments'],
  clause: 'starcom:cards.orbital-bombardment.1',
  of: ({ card, attack, developments }) => {
    if (card !== 'orbital-bombardment' || attack === undefined || developments === undefined) return undefined
    const value = Math.min(attack, Math.max(0, developments - 1))
    return { says: `${plural(value, 'development')} ${value === 1 ? 'comes' : 'come'} off, never the last one.`, value }
  },
})

/** What a Command may be aimed at: kind and owner of the target, what you need there, the shield of a Pulsar System. */
export const targets = defineChecker({
  id: 'targets',
  game: 'starcom',
  aliases: ['command-targets'],
  title: 'What may this Command be aimed at?',
  question: 'Can this Command be aimed there?',
  asked: [
    'target of a command',
    'what can sabotage hit',
    'sabotage without a ship there',
    'pulsar system and commands',
    'orbital bombardment',
    'ram another ship',
    'reach of a command',
  ],
  editions: EDITIONS,
  facts,
  checks,
  clauses,
  follows: [bombarded],
  ...usual.targets,
  asks: 'may',
  gaps: [
    'Spy Network, Intercept Orders, Filibuster and Mass Production, which have no target.',
    'When it may be played, and what it does beyond its target: ask about responses.',
  ],
})
