/** Players in a sentence: who asks is called me in the facts, and is spoken to. */

import { listed } from './words.ts'

const isAsker = (player: string | undefined): boolean => player?.toLowerCase() === 'me'

/** "ann", "you"; of a card whose owner nobody told "its owner". */
export const sayPlayer = (player: string | undefined): string =>
  player === undefined ? 'its owner' : isAsker(player) ? 'you' : player
/** The beginning of a sentence: "ann pays", "You pay"; `plain` is the verb without its ending. */
export const does = (player: string | undefined, verb: string, plain: string): string =>
  isAsker(player) ? `You ${plain}` : `${sayPlayer(player)} ${verb}`
/** One of several: a token "of ann", "of yours". */
export const ofPlayer = (player: string | undefined): string =>
  isAsker(player) ? 'of yours' : `of ${sayPlayer(player)}`
/** Of one or several: "of ann and bob", "of yours", "of ann and you". */
export const ofPlayers = (players: readonly string[]): string =>
  players.length === 1 ? ofPlayer(players[0]) : `of ${joinPlayers(players)}`
/** All there are: "the ships of ann", "your ships". */
export const thoseOf = (player: string | undefined, things: string): string =>
  isAsker(player) ? `your ${things}` : `the ${things} of ${sayPlayer(player)}`
/** What one has: "Ann's turn", "your turn". */
export const belonging = (player: string, thing: string): string =>
  isAsker(player) ? `your ${thing}` : `${player}'s ${thing}`
/** Several who do the same, who asks last: "ann and you". */
export const joinPlayers = (players: readonly string[]): string =>
  listed([...players.filter((player) => !isAsker(player)), ...players.filter(isAsker)].map(sayPlayer))
