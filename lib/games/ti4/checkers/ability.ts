import type { Checker } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Issue } from '../../../kernel/ruling.ts'
import { ABILITIES, ANNOUNCED, judgeAbility } from '../ability.ts'
import { withAlso } from '../also.ts'
import { boardOf } from '../board.ts'
import { pick } from '../facts.ts'
import { issuesOf } from '../issues/index.ts'
import { examineWorlds } from '../unknown.ts'
import { caseFacts, LINK_CLAUSES, OPENER_CLAUSES, shared, unique } from './common.ts'
import { scenariosOf } from './scenarios.ts'

const rule = (names: string) => names.split(' ').map((name) => `ti4:${name}`)
const card = (names: string) => names.split(' ').map((name) => `ti4:components.${name}`)

const CITES = unique(
  rule('movement.9 movement.n1 movement.n2 movement.n2a movement.n3 movement.5 space-combat.7b space-combat.7c'),
  rule('space-combat.7d nebula.n1 nebula.n5 asteroid-field.1 supernova.1 gravity-rift.2 gravity-rift.n5b'),
  rule(
    'faq.skilled-retreat faq.ability-transport transport.n2 transport.n5 transport.3 transport.0 capacity.1 structures.3 ships.0',
  ),
  rule('hyperlanes.2'),
  card('dark-energy-tap skilled-retreat foresight helix-protocol dark-space-navigation te-survival-instinct fighter-i'),
  card('ahk-syl-siven hel-titan te-miniaturization aerie-sentinel'),
  LINK_CLAUSES.filter((clause) => !/adjacency.[02]|memoria/.test(clause)),
  OPENER_CLAUSES.filter((clause) => !/nav-suite|shared-research|gashlai/.test(clause)),
)

/** The cases of heroes have no active system; elsewhere it is where the action or the combat is. */
const hasActive = (by: unknown) => by !== 'helix-protocol' && by !== 'dark-space-navigation'

interface Loose {
  by?: keyof typeof ABILITIES
  expansions?: readonly string[]
  moves?: readonly { ship?: string; path?: readonly string[] }[]
}

function abilityIssues({ by, expansions, moves }: Loose): Issue[] {
  const found: Issue[] = []
  if (by?.startsWith('te-') && expansions && !expansions.length)
    found.push({ path: 'by', message: `${ABILITIES[by].name} is of Thunder's Edge.`, fix: 'Add te to expansions.' })
  moves?.forEach((move, i) => {
    if (move.path && move.path.length > 2)
      found.push({
        path: `moves[${i}].path`,
        message: `An ability takes ${move.ship ?? 'a ship'} straight to its target.`,
        fix: 'Give two systems: where it stands and where it goes.',
      })
  })
  return found
}

/** Whose ships move is told by `player`; whose turn it is may be somebody else's. */
const asMover = (facts: RawFacts): RawFacts => ({
  ...facts,
  ...(facts.player === undefined ? {} : { activePlayer: facts.player }),
})

const ALWAYS = ['systems', 'units', 'moves', 'effects', 'by', 'player'] as const
/** Cards that look at whose turn it is. */
const needsTurn = (facts: RawFacts) =>
  ((facts.effects ?? []) as readonly { id?: string }[]).some(
    ({ id }) => id === 'lazax-gate-folding' || id === 'spacial-conduit-cylinder',
  )

/** Movement outside the Movement step: retreats, cards, heroes. */
export const ability: Checker = {
  ...shared,
  id: 'ability',
  aliases: ['58-9'],
  title: 'May an ability move them?',
  question: 'May these ships move so by an ability?',
  asked: ['retreat', 'skilled retreat', 'foresight', 'helix protocol', 'dark space navigation', 'rescue'],
  facts: { ...caseFacts, ...pick('by', 'player', 'controlled') },
  refuses: (facts) => {
    const { seating: _seating, ...rest } = asMover(facts)
    return [...issuesOf(rest as never), ...abilityIssues(facts as Loose)]
  },
  cites: () => withAlso(CITES),
  consults: [ANNOUNCED],
  gaps: ['Whether the ability may be used now.', 'Limits on arrival: ask for the fleet.'],
  scenarios: scenariosOf('ability'),
  examine: (facts, table) => {
    const active = hasActive(facts.by)
    const turn = needsTurn(facts)
    const mover = turn && facts.activePlayer === undefined ? facts : asMover(facts)
    return examineWorlds({ ...mover, active: active ? facts.active : '' }, table, {
      all: [...ALWAYS, ...(active ? ['active' as const] : []), ...(turn ? ['activePlayer' as const] : [])],
      some: ['hyperlanes', 'expansions'],
      of: (whole, reads, anyHyperlane) => {
        const activePlayer = (facts.activePlayer as string | undefined) ?? whole.player!
        const board = boardOf({ ...whole, activePlayer }, anyHyperlane)
        return judgeAbility(board, whole.by!, whole.player!, whole.controlled, reads)
      },
    })
  },
}
