import { checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Remedy } from '../../../kernel/ruling.ts'
import { EDITIONS } from '../facts.ts'
import { cardNamed, has, isNone, same } from '../names.ts'
import * as usual from '../presumes.ts'
import { clauses } from './clauses.ts'
import { facts, seen } from './facts.ts'
import { asks, prepare } from './prepare.ts'

const check = checksOver(facts)

/** The owner of the card, and the other commanders named; each is judged again. */
function repairs(raw: RawFacts): Remedy[] {
  const { owner } = prepare(raw) as { owner: { name?: string; rank?: string } }
  const others = (raw.otherCommanders as string[] | undefined) ?? []
  const own =
    owner.name && !isNone(owner.name) && (owner.rank === 'commander' || owner.rank === 'operative')
      ? [{ name: owner.name, rank: owner.rank }]
      : []
  const now = (raw.nominee as { name?: string } | undefined)?.name ?? ''
  const units = [...own, ...others.map((name) => ({ name, rank: 'commander' }))].filter((unit) => !same(unit.name, now))
  return units.map((unit) => ({
    change: { nominee: { ...unit, friendly: true, defeated: false } },
    says: `Nominate ${unit.name}, if undefeated`,
  }))
}

const ownerFits = ({ card }: { card: { name: string; owner: { name: string } } }) => {
  const known = cardNamed(card.name)
  if (!known || !card.owner) return true
  return known.scope === 'character' ? has(known.characters, card.owner.name) : isNone(card.owner.name)
}

/** Told of the nominee, and true of it as the clauses see it. */
const promoted = check(['nominee'], ({ nominee }) => !nominee.promotedFrom || nominee.rank === 'commander', {
  path: 'nominee.rank',
  message: 'A promoted unit has the rank commander.',
  fix: 'Choose the rank commander, or leave the former rank blank.',
})

/** 5.4: who may be nominated for a card. */
export const nomination = defineChecker({
  id: 'nomination',
  ...usual.nomination,
  game: 'legion',
  aliases: ['swl-5-4'],
  title: 'Who may issue the orders?',
  question: 'Can this unit be nominated to issue the orders?',
  asked: [
    'who can be nominated',
    'nominate a commander',
    'can an operative issue orders',
    'field commander',
    'must i nominate vader for his card',
    'promoted commander',
  ],
  editions: EDITIONS,
  facts,
  clauses,
  asks: 'may',
  gaps: ['Cards of characters that are neither commander nor operative: any commander may be nominated for them.'],
  derives: { facts: seen, of: prepare, from: { owner: ['card'], hiring: ['card'] }, asks, checks: [promoted] },
  repairs,
  checks: [
    check(['card'], ownerFits as never, {
      path: 'card.owner.name',
      message: 'Our list has another name under the title of that card.',
      fix: 'Leave the owner’s name out, or give the name printed under the title.',
    }),
    promoted,
  ],
})
