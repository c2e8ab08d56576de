import { choice, count, list, yesNo } from '../../../kernel/facts.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'
import { counted } from '../words.ts'

const DOMAINS = {
  industry: 'Industry',
  statecraft: 'Statecraft (Politics in February 2022)',
  science: 'Science',
} as const

const DOMAIN_ALIASES = { politics: 'statecraft' } as const

export const facts = {
  action: choice(
    {
      'ready-draw': 'Draw in the Ready Phase',
      buy: 'Buy a card',
      sell: 'Sell two cards',
      'card-effect': 'Draw because of a card',
      'gain-card': 'Take cards into hand without drawing',
    },
    { label: 'What you do' },
  ),
  handSize: count({
    label: 'Cards in your hand',
    max: 20,
    unit: 'card',
    changeable: true,
    remedy: (n: number) => (n ? `Have ${counted(n, 'card')} in hand first` : 'Have no cards in hand first'),
  }),
  draws: count({ label: 'How many cards', help: 'To draw or to take. Buying is one at a time.', max: 9 }),
  domainsControlled: list(choice(DOMAINS, { label: 'Domain', aliases: DOMAIN_ALIASES }), {
    label: 'Domains you control',
    help: 'Of your systems, besieged ones too; a Homeworld has none.',
    set: true,
    max: 3,
    item: 'domain',
  }),
  deck: choice(DOMAINS, {
    aliases: DOMAIN_ALIASES,
    label: 'Deck you draw from',
    help: 'In the Ready Phase of February 2022 the Domain Die says it: leave this blank.',
    optional: true,
    changeable: true,
    remedy: (deck: string) => `Draw from the ${deck[0]!.toUpperCase()}${deck.slice(1)} deck`,
  }),
  credits: vocabulary.credits,
  dieDomain: choice(DOMAINS, { aliases: DOMAIN_ALIASES, label: 'Result of the Domain Die', editions: [OLD] }),
  firstTurn: yesNo({ label: 'It is your first turn' }),
  timesThisTurn: count({
    label: 'Times you already bought or sold this turn',
    max: 9,
    optional: true,
  }),
  besiegedSource: yesNo({
    label: 'The System card that gives the draw is under siege',
    help: 'A Research World or an Alien System, for a draw because of a card. Blank if it is not.',
    editions: [NEW],
    optional: true,
  }),
} as const
