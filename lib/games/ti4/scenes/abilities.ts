/** Whose faction is told, and what that faction does by itself. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { FactionId } from '../data/factions.ts'
import { components, type Touch } from '../data/technologies.ts'
import { factionCalled, factionsIn, isAsker, isViewpoint } from '../sayings/factions.ts'
import { effectsIn } from '../sayings/fleets.ts'
import { ME } from './groups.ts'
import { playerAt, whoIs } from './people.ts'
import type { Read } from './read.ts'

/** Abilities nobody chooses to use: who plays the faction has them. */
const STANDING = components.filter(
  ({ kind, timing }) => kind === 'faction-ability' && (timing === 'always' || timing === 'movement'),
)

/** "Kim plays Empyrean", "yellow is playing the Empyrean", "she is Empyrean": who does. */
function bearerOf(tools: SceneTools, { from }: Mention): string | undefined {
  const { tokens, isOne } = tools
  const before = isOne(from - 1, 'the') ? from - 2 : from - 1
  const verb = isOne(before, 'play') && isOne(before - 1, 'is', 'was') ? before - 1 : before
  if (tokens[verb - 1]?.part !== tokens[from]!.part || !isOne(verb, 'play', 'is', 'was')) return undefined
  if (/^(he|she|they)$/.test(tokens[verb - 1]!.plain)) return whoIs(tools, 'opponent')
  return playerAt(tools, verb - 1)
}

/** "I'm Muaat", "the Creuss player's carrier", "my Muaat cruiser", "my Prototype War Sun": whose faction is told. */
export function factionsTold(tools: SceneTools, groups: Read['groups']): (Mention<FactionId> & { owner: string })[] {
  // "past a Muaat war sun": whose that is, and nothing of who plays
  const isMet = ({ from, to }: Mention) =>
    tools.isOne(from - 1, 'a', 'an') &&
    groups.some(({ mention, owner }) => owner !== ME && mention.from === to + 1) &&
    groups.some(({ owner }) => owner === ME)
  const told = factionsIn(tools).filter((faction) => !isMet(faction) || isAsker(tools, faction))
  const named = told.flatMap((faction) => {
    const isOwn = groups.some(({ mention, owner }) => owner === ME && mention.from === faction.to + 1)
    const owner =
      isOwn || isAsker(tools, faction)
        ? ME
        : (bearerOf(tools, faction) ??
          groups.find((group) => factionCalled(group.owner) === faction.value)?.owner ??
          (isViewpoint(tools, faction) ? faction.value : undefined))
    return owner === undefined ? [] : [{ ...faction, owner }]
  })
  const byUnit = groups.flatMap(({ mention, owner, isAssumed }) =>
    owner === ME && !isAssumed && mention.value.faction && !named.some(({ value }) => value === mention.value.faction)
      ? [{ ...mention, value: mention.value.faction, owner }]
      : [],
  )
  return [...named, ...byUnit.slice(0, 1)]
}

/** What the faction of a player does by itself. Nothing that is named or denied. */
export function abilities(
  tools: SceneTools,
  groups: Read['groups'],
  touches: readonly Touch[],
): (Mention<string> & { owner: string })[] {
  const named = effectsIn(tools).map(({ value }) => value)
  return factionsTold(tools, groups).flatMap((faction) =>
    STANDING.filter(
      (ability) =>
        ability.faction === faction.value &&
        !named.includes(ability.id) &&
        ability.touches.some((touch) => touches.includes(touch)),
    ).map(({ id }) => ({ ...faction, value: id })),
  )
}
