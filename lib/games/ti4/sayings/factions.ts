/** Factions as players name them: "Sardakk", "the Titans", "I'm Muaat". */
import { COLOURS, type Mention, type Named, type SceneTools } from '../../../kernel/sayings.ts'
import { type FactionId, factions } from '../data/factions.ts'
import { TALK } from './people-words.ts'

/** "Titans", "Sardakk"; not the "Last" of the Last Bastion. */
const firstOf = (name: string): string[] => /^(?:The )?(\p{L}{5,})(?= )/u.exec(name)?.slice(1) ?? []
export const factionNames = ({ id, name }: (typeof factions)[number]): string[] => [
  ...new Set([name.replace(/^The /, ''), name.split(' ').at(-1)!, ...firstOf(name), id]),
]
const FACTIONS: Named<FactionId>[] = factions.flatMap((faction) =>
  factionNames(faction).map((said) => ({ name: said, value: faction.id })),
)

/** What is the asker's where it is called so behind "my Sol". */
const OWN =
  'cruiser carrier dread dreadnought destroyer fighter war warsun flagship infantry mech ship fleet stuff guys pds dock'.split(
    ' ',
  )

/** "I'm Muaat", "as Sol", "Saar here", "Saar asks": a faction that is the asker's own, by the place of its name. */
export const isAsker = (tools: SceneTools, { from, to }: Pick<Mention, 'from' | 'to'>): boolean => {
  const { tokens, isOne } = tools
  // "I'm Saar's neighbour"
  if (tokens[to]!.owner) return false
  const before = isOne(from - 1, 'the') ? from - 2 : from - 1
  const isNamed =
    (isOne(before, 'i', 'im', 'am', 'we', 'are') && (isOne(before, 'i', 'im', 'we') || isOne(before - 1, 'i', 'we'))) ||
    // "We're Empyrean", as it is heard
    (isOne(before, 'were') && tokens[before - 1]?.part !== tokens[before]!.part) ||
    (isOne(before, 'as', 'playing', 'play', 'being') &&
      // "the law is in play, Winnu goes"; "Kim plays Empyrean"
      !isOne(before - 1, 'he', 'she', 'is', 'him', 'her', 'them', 'they', 'in') &&
      !isSomebody(tools, before - 1))
  // "Sol, Hacan, Letnev, me" sit in a row
  const isMe = isOne(to + 1, 'me') && factionBefore(tools, from) === undefined
  // "me Barony, 5 dreads", "my Ghosts cruiser"; not "my Hacan friend"
  const isNear = tokens[before]?.part === tokens[from]!.part
  const isMeToo = isNear && isOne(before, 'me') && tokens[before - 1]?.part !== tokens[before]!.part
  const isOfMine = isOne(before, 'my', 'our') && isOne(to + 1, ...OWN)
  return isNamed || isMe || isMeToo || isOfMine || (isOne(to + 1, 'here', 'asks', 'asking') && from === 0)
}

/** "Kim", "yellow": a name, in the same breath. */
const isSomebody = ({ tokens }: SceneTools, at: number): boolean =>
  tokens[at]?.part === tokens[at + 1]?.part && (tokens[at]?.isStrange === true || COLOURS.test(tokens[at]?.plain ?? ''))

/** The faction of a player who is called by its name. */
export const factionCalled = (player: string | undefined): FactionId | undefined =>
  FACTIONS.find(({ name }) => name.toLowerCase() === player?.toLowerCase())?.value

/** Every faction that is named. */
export const factionsIn = ({ mentions }: SceneTools): Mention<FactionId>[] => mentions(FACTIONS)

/** The faction the asker plays, where it is told. */
export const askersFaction = (tools: SceneTools): FactionId | undefined =>
  factionsIn(tools).find((one) => isAsker(tools, one))?.value

/** "Adjacent for the Ghosts of Creuss", "Creuss says": from whose view it is asked. */
export const isViewpoint = ({ isOne }: SceneTools, { from, to }: Pick<Mention, 'from' | 'to'>): boolean =>
  isOne(isOne(from - 1, 'the') ? from - 2 : from - 1, 'for') || isOne(to + 1, ...TALK)

/** The faction named right before a place: "the Saar carrier". */
export const factionBefore = (tools: SceneTools, at: number): FactionId | undefined =>
  factionsIn(tools).find(({ to }) => to === at - 1)?.value

/** The faction named right beside a card: "Armada Letnev", "Letnev's Armada". */
export const factionBeside = (tools: SceneTools, { start, to }: Mention): Mention<FactionId> | undefined =>
  factionsIn(tools).find((faction) => faction.to === start - 1 || faction.from === to + 1)
