/** Lists as text: those of Legion HQ, old and new, of Tabletop Admiral, and names one a line. */
import { cardNamed, characterNamed, nearestCard, titleOf } from '../names.ts'
import { bare, bracketed, type Entry, entriesIn, isMarked, labelled, markedCards } from './entries.ts'
import { readLink } from './link.ts'
import { type ArmyList, emptyList, type Heading, type ListForm } from './list.ts'
import { admiralUnit, headingOf, stacked, standardUnit, unitOf, upgradeOf, upgradesOf } from './units.ts'

const LONGEST_LINE = 400
/** Strange names weighed against every title; whoever pastes more of them has pasted no list. */
const GUESSES = 80
const FIGURES = /^(\d{1,5})(?:\/(\d{1,5}))?(?: \((\d{1,3}) activations?\))?$/i
const ACTIVATIONS = /^(\d{1,3}) activations?$/i
const COMMANDS = /^command(?:s| cards| hand)?\s*:\s*(.*)$/i
const CONTINGENCIES = /^contingenc(?:y|ies)\s*:\s*(.*)$/i
const DECK = /^(battle deck|objectives?|secondar(?:y|ies)|advantages?|deployments?|conditions?)\s*:?$/i
const DASH = /^[-–—]\s+/
/** Comma lines below the cards of Tabletop Admiral, in their order. */
const ADMIRAL_DECK = ['Objectives', 'Deployments', 'Conditions'] as const

/** What the lines have said so far. */
interface Reading {
  list: ArmyList
  part: 'head' | 'units' | 'cards' | 'contingencies' | 'deck'
  heading?: Heading
  /** A dash stands before every unit, not before upgrades only. */
  isDashed?: true
  /** Guesses left at what a strange name might be. */
  guesses: number
}

/** Tells the forms apart by their signs. */
function formOf(lines: readonly string[]): ListForm {
  const some = (test: (line: string) => boolean) => lines.some(test)
  if (some((line) => line.startsWith('--')) && some((line) => ACTIVATIONS.test(line))) return 'admiral-text'
  if (some((line) => headingOf(line) !== undefined)) return 'standard'
  const hasFigures = some((line) => /\d\/\d|\(\d+ activations?\)/i.test(line) && FIGURES.test(line))
  if (some((line) => ACTIVATIONS.test(line)) && hasFigures) return 'admiral-text'
  if (!hasFigures) return 'plain'
  const hasCosts = some((line) => /[^)]\s\(\d{1,4}\)$/.test(line))
  return hasCosts || some((line) => DASH.test(line)) ? 'tournament' : 'minimal'
}

/** A whole text, line by line. In: any text. Out: what was understood, with every other line in `aside`. */
export function readText(text: string): ArmyList {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\s+/g, ' ').trim())
  const told = lines.filter(Boolean)
  const reading: Reading = { list: emptyList(formOf(told)), part: 'head', guesses: GUESSES }
  told.forEach((line, at) => {
    const next = told[at + 1]
    if (reading.list.form !== 'plain' && at === 0 && next && FIGURES.test(next) && !FIGURES.test(line))
      reading.list.name = line
    else take(line, reading)
  })
  const { list } = reading
  list.units = stacked(list.units.map((unit) => (list.form === 'tournament' ? withoutUpgrades(unit) : unit)))
  return list
}

/** The tournament text gives the points of a unit with its upgrades. */
function withoutUpgrades(unit: ArmyList['units'][number]) {
  const { cost, ...rest } = unit
  const extra = unit.upgrades.map((upgrade) => upgrade.cost)
  if (cost === undefined || extra.includes(undefined)) return rest
  return { ...rest, cost: cost - extra.reduce<number>((sum, each) => sum + each!, 0) }
}

function take(line: string, reading: Reading): void {
  const { list } = reading
  if (line.length > LONGEST_LINE) list.aside.push(line)
  else if (!(takeSign(line, reading) || takeCards(line, reading) || takeDeck(line, reading) || takeUnit(line, reading)))
    takeNames(line, reading)
}

/** Figures, links and headings. */
function takeSign(line: string, reading: Reading): boolean {
  const { list } = reading
  const figures = list.form === 'plain' ? null : FIGURES.exec(line)
  if (figures && list.points === undefined) {
    list.points = Number(figures[1])
    if (figures[2]) list.limit = Number(figures[2])
    if (figures[3]) list.activations = Number(figures[3])
    reading.part = 'units'
    return true
  }
  const activations = ACTIVATIONS.exec(line)
  if (activations && list.activations === undefined) {
    list.activations = Number(activations[1])
    return true
  }
  const link = readLink(line)
  if (link) {
    if (link.faction) list.faction ??= link.faction
    if (link.battleForce) list.battleForce ??= link.battleForce
    list.link ??= line
    return true
  }
  const heading = headingOf(line)
  if (!heading) return false
  reading.heading = heading
  reading.part = 'units'
  return true
}

const put = (reading: Reading, names: readonly string[]): void => {
  const { list, part } = reading
  list[part === 'contingencies' ? 'contingencies' : 'cards'].push(...names.map(titleOf))
}

/** Headings of cards, and lines marked with pips. */
function takeCards(line: string, reading: Reading): boolean {
  const [commands, contingencies] = [COMMANDS.exec(line), CONTINGENCIES.exec(line)]
  const found = commands ?? contingencies
  if (found) {
    reading.part = commands ? 'cards' : 'contingencies'
    if (found[1]) take(found[1], reading)
    return true
  }
  const inCards = reading.part === 'cards' || reading.part === 'contingencies'
  const ends = reading.list.form === 'admiral-text' && /[•●*]\s*(?:,|$)/u.test(line)
  if (!isMarked(line) && !ends) return false
  const names = markedCards(line)
  const isSure = inCards || ends || /^[•●*]{2}/u.test(line) || names.every((name) => cardNamed(bare(name)))
  if (!isSure || !names.length) return false
  if (!inCards) reading.part = 'cards'
  const plain = names.map((name) => (cardNamed(name) ? name : bare(name) || name))
  put(reading, plain)
  reading.list.aside.push(...names.filter((name, i) => name !== plain[i]).flatMap(bracketed))
  return true
}

/** The battle deck is no part of a hand. */
function takeDeck(line: string, reading: Reading): boolean {
  const { list } = reading
  const heading = DECK.exec(line)?.[1]
  if (heading) {
    reading.part = 'deck'
    if (!/^battle deck$/i.test(heading)) list.deck.push({ heading, cards: [] })
    return true
  }
  if (reading.part === 'deck' && DASH.test(line) && list.deck.length) {
    list.deck.at(-1)!.cards.push(line.replace(DASH, ''))
    return true
  }
  const row = ADMIRAL_DECK[list.deck.length]
  if (list.form !== 'admiral-text' || reading.part !== 'cards' || !row || cardNamed(line)) return false
  list.deck.push({ heading: row, cards: line.split(/,\s*/).filter(Boolean) })
  return true
}

function takeUnit(line: string, reading: Reading): boolean {
  const { list, part, heading } = reading
  const last = list.units.at(-1)
  if (part !== 'units' || (cardNamed(line) && !characterNamed(line))) return false
  if (list.form === 'admiral-text' && line.startsWith('--') && last) {
    last.upgrades.push(...upgradesOf(line.replace(/^-+\s*/, '')))
    return true
  }
  if (list.form === 'tournament' && DASH.test(line) && !last) reading.isDashed = true
  if (list.form === 'tournament' && DASH.test(line) && last && !reading.isDashed) {
    last.upgrades.push(upgradeOf(line.replace(DASH, '')))
    return true
  }
  const unit =
    list.form === 'standard'
      ? standardUnit(line, heading)
      : list.form === 'admiral-text'
        ? admiralUnit(line)
        : DASH.test(line) && !reading.isDashed
          ? undefined
          : unitOf(line.replace(DASH, ''))
  if (!unit) return false
  list.units.push(unit)
  return true
}

const isMisspelt = (name: string, reading: Reading): boolean => reading.guesses-- > 0 && Boolean(nearestCard(name))

/** Names one a line or commas between them. A name like no card is left aside; a misspelt one is kept as it was typed. */
function takeNames(line: string, reading: Reading): void {
  const { list } = reading
  const { label, rest } = labelled(line)
  const entries = entriesIn(rest)
  const isStrange = ({ name }: Entry) => !cardNamed(name) && !characterNamed(name) && !isMisspelt(name, reading)
  const strange = entries.filter(isStrange)
  if (entries.length === strange.length) {
    list.aside.push(line)
    return
  }
  if (label) list.aside.push(label)
  list.aside.push(...bracketed(rest))
  for (const entry of entries) {
    const { name, times } = entry
    const character = cardNamed(name) ? undefined : characterNamed(name)
    if (character) list.units.push({ name: character.name, count: 1, upgrades: [] })
    else if (strange.includes(entry)) list.aside.push(name)
    else
      put(
        reading,
        Array.from({ length: times }, () => name),
      )
  }
}
