import { NEW, OLD } from './facts.ts'

/** A number of the rules, with the clause that prints it. */
export interface Figure {
  label: string
  unit: string
  clause: string
  value: Readonly<Record<string, number>>
}

const both = (value: number) => ({ [NEW]: value, [OLD]: value })

/** Numbers players look up, and the checkers count with. */
export const figures = {
  'hand-limit': {
    label: 'Hand limit',
    unit: 'card',
    clause: 'starcom:additional-rules.hand-limit.1',
    value: { [NEW]: 5, [OLD]: 8 },
  },
  'buy-price': { label: 'Price of a card', unit: 'credit', clause: 'starcom:command-phase.trade.1', value: both(3) },
  'sell-cards': {
    label: 'Cards to discard for a sale',
    unit: 'card',
    clause: 'starcom:command-phase.trade.2',
    value: both(2),
  },
  'sell-price': {
    label: 'Credits for two cards',
    unit: 'credit',
    clause: 'starcom:command-phase.trade.2',
    value: both(3),
  },
  'start-credits': { label: 'Credits at the start', unit: 'credit', clause: 'starcom:setup.credits.1', value: both(3) },
  'start-developments': {
    label: 'Developments at the start',
    unit: 'development',
    clause: 'starcom:setup.homeworld.2',
    value: both(1),
  },
  'start-ships': { label: 'Scouts at the start', unit: 'Scout', clause: 'starcom:setup.scout.1', value: both(1) },
  'first-development': {
    label: 'Price of a first development',
    unit: 'credit',
    clause: 'starcom:command-phase.develop.2',
    value: both(1),
  },
  'fighter-speed': {
    label: 'Base speed of a Fighter',
    unit: 'jump',
    clause: 'starcom:additional-rules.fighters.3',
    value: both(0),
  },
  'repair-price': {
    label: 'Credits to repair one point',
    unit: 'credit',
    clause: 'starcom:command-phase.repair-scrap.1',
    value: { [OLD]: 2 },
  },
  'card-income': {
    label: 'Credits of a Trade World or a Refinery',
    unit: 'credit',
    clause: 'starcom:ready-phase.gain-credits.2',
    value: both(2),
  },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures

/** The number of an edition that has it. */
export const figureOf = (name: FigureName, edition: string): number =>
  (figures[name].value as Readonly<Record<string, number>>)[edition]!
