import type { RawFacts } from '../../../kernel/facts.ts'
import type { TextReader, Told } from '../../../kernel/texts.ts'
import { handFacts } from '../lists/facts.ts'
import { type ArmyList, sayRead } from '../lists/list.ts'
import { readList } from '../lists/read.ts'
import { cardNamed, has, listed } from '../names.ts'

/** The checker takes no longer names and no larger hand. */
const NAME_LIMIT = 60
const HAND_LIMIT = 40
/** Longest line that is shown again. */
const SHOWN = 200

const strings = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [])

function hintFor({ form, aside, cards }: ArmyList): string | undefined {
  if (form === 'link')
    return 'Only Legion HQ itself can read the codes in its links. Open the link and export the list as text.'
  if (!cards.length && aside.length)
    return 'No card was found. Paste the part of the list that names the command cards.'
  const strange = cards.filter((name) => !cardNamed(name))
  if (strange.length) return `Kept, but not in our list: ${listed(strange)}.`
  return aside.length ? 'If one of these is a card, correct its name.' : undefined
}

/** A list, or names, as facts of a hand. In: the text, the facts there are, and whether its cards join the hand. */
function read(text: string, facts: RawFacts, way: string): Told {
  const list = readList(text)
  if ('problem' in list) return list
  const long = list.cards.filter((name) => name.length > NAME_LIMIT)
  const cards = list.cards.filter((name) => name.length <= NAME_LIMIT)
  const kept = { ...list, cards, aside: [...list.aside, ...long] }
  const told = handFacts(kept)
  const hand = way === 'add' ? [...strings(facts.hand), ...cards] : cards
  if (hand.length > HAND_LIMIT)
    return { problem: `These are ${hand.length} cards; a hand here has at most ${HAND_LIMIT}. Paste one hand only.` }
  const before = list.form === 'plain' || way === 'add' ? strings(facts.army) : []
  const army = [...before, ...strings(told.army).filter((name) => !has(before, name))]
  const hint = hintFor(kept)
  return {
    change: { ...told, ...(hand.length ? { hand } : {}), ...(army.length ? { army } : {}) },
    says: sayRead(kept),
    aside: kept.aside.map((line) => (line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line)),
    ...(hint ? { hint } : {}),
  }
}

/** How a hand is filled in from a list of Legion HQ or Tabletop Admiral, or from names. */
export const reads: TextReader = {
  title: 'Paste a hand',
  label: 'Army list or cards',
  help: 'An export of Legion HQ or Tabletop Admiral, or names one a line. Spelling is forgiving.',
  ways: [
    { id: 'take', word: 'Take as the hand' },
    { id: 'add', word: 'Add to the hand' },
  ],
  read,
}
