/** What is said of the effect of a command card: moment, weapon, print and source, in words. */
import { type CardWeapon, EFFECT_SOURCES, isLater, type PrintedEffect } from './data/effects.ts'

const MOMENTS: Readonly<Record<string, string>> = {
  round: 'all round',
  'issue-orders': 'when orders are given',
  activation: 'when a unit activates',
  attack: 'in an attack',
  untimed: 'after the cards are revealed',
  'start-of-activation-phase': 'at the start of the Activation Phase',
  setup: 'at setup',
  'enemy-activation': 'when an enemy unit activates',
  'hand-building': 'when hands are built',
  'order-draw': 'when an order token is drawn',
  'end-of-command-phase': 'at the end of the Command Phase',
  'end-phase': 'in the End Phase',
  'from-hand': 'from the hand',
  'after-orders': 'after orders are given',
  reveal: 'on reveal',
  'pass-pool': 'when passes are counted',
}

const LASTS: Readonly<Record<string, string>> = {
  permanent: 'permanent: stays in play',
  'stays in play all game': 'stays in play all game',
  'returns to hand': 'goes back to the hand',
  'permanent if divulged': 'permanent if divulged',
  'one attack': 'for one attack',
}

/** When it works and how long: "All round, when a unit activates." Empty where nothing is recorded. */
export function sayTiming({ timing = [], permanence }: PrintedEffect): string {
  const parts = [
    ...timing.map((moment) => MOMENTS[moment] ?? moment),
    ...(LASTS[permanence ?? ''] ? [LASTS[permanence ?? '']] : []),
  ]
  const line = parts.join(', ')
  return line ? `${line.charAt(0).toUpperCase()}${line.slice(1)}.` : ''
}

/** "Range 1–2, 5 red dice, Blast, Scatter; a unit gains it." */
export function sayWeapon({ mode, name, range, dice, surge, keywords }: CardWeapon): string {
  const how =
    mode === 'gains' ? 'a unit gains it' : mode === 'attack' ? 'an attack is made with it' : `used as a ${mode}`
  const line = [
    `range ${range.replace('infinite', '∞')}`,
    dice && `${dice} dice`,
    surge && `surge to ${surge}`,
    ...keywords,
  ]
  return `${name ? `${name}: ` : ''}${line.filter(Boolean).join(', ')}; ${how}.`
}

/** Which print the words are of. */
export const sayPrinting = (print: PrintedEffect): string =>
  isLater(print)
    ? 'Print of 2024 and later'
    : print.printing === 'rrg-2'
      ? 'Print of this edition'
      : print.printing.charAt(0).toUpperCase() + print.printing.slice(1)

/** Where the words come from and how sure they are: "Two sources: Legion HQ, August 2026; pictures of the cards, 2026." */
export function saySource({ source, confidence }: PrintedEffect): string {
  const sure = confidence === 'one source' ? 'One source only' : 'Sources agree'
  return `${sure}: ${source.map((one) => EFFECT_SOURCES[one]).join('; ')}.`
}
