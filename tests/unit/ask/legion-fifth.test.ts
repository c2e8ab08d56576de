import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears, outcomeOf } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const headOf = (question: string) => {
  const { ruling } = read(question)
  return ruling && !('error' in ruling) ? (ruling.presumed ?? ruling).verdict : 'error'
}
/** The checker beside the verdict: what is asked is told, too. */
const ruledOf = (question: string) => `${read(question).checker?.split('/')[1]} ${headOf(question)}`
const judged = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)('%s: %s', (question, verdict) => expect(ruledOf(question)).toBe(verdict))
const said = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)('%s: %s', (question, answer) => expect(outcomeOf(read(question))).toBe(answer))
const open = (questions: readonly string[]) =>
  it.each(questions)('left open: %s', (question) => expect(headOf(question)).toBe('undetermined'))

describe('a moment that is told is not presumed away', () => {
  judged([
    ['fired Coordinated Bombardment before Leia had even activated', 'card-weapon illegal'],
    ['can Veers use Maximum Firepower before he has even activated', 'card-weapon illegal'],
    ["Leia hasn't activated yet, can she use Coordinated Bombardment", 'card-weapon illegal'],
    ['Veers has not activated, may he fire Maximum Firepower', 'card-weapon illegal'],
    ['can Leia use Coordinated Bombardment when her activation ends', 'card-weapon legal'],
    ['can Veers use Maximum Firepower', 'card-weapon legal'],
  ])
  open([
    'can Boba use the ZX Flame Projector before Vader activates',
    'Veers already activated this round, can he shoot Maximum Firepower now',
    'can Veers fire Maximum Firepower when the snowtroopers activate',
    "if Leia hasn't activated yet, can she use Coordinated Bombardment",
    'can Veers fire Maximum Firepower straight away',
    'can Leia fire Coordinated Bombardment at the start of the round',
  ])
})

describe('whether it has to be somebody, or which of two, is not whether he may', () => {
  judged([
    ['must Veers be nominated for Maximum Firepower', 'nomination disputed'],
    ['do I have to nominate Veers when I play Maximum Firepower', 'nomination disputed'],
    ['is Veers required as nominee for Maximum Firepower', 'nomination disputed'],
    ['he says I must nominate Veers for Maximum Firepower', 'nomination disputed'],
    ['must Boba be nominated for Whipcord Launcher', 'nomination legal'],
    ['can i nominate Veers for Maximum Firepower', 'nomination legal'],
  ])
  open([
    'must veers be nominated for maximum firepower or can the officer do it',
    'Playing Whipcord Launcher, do I nominate Veers or Boba',
    'should i nominate Leia or Han for Push',
    'Implacable, can vader or veers be nominated',
    'must Veers be nominated for Ambush',
    'do I need a commander to nominate Veers',
  ])
})

describe('to play none, or a card that is nobody’s own, somebody who leads is all that counts', () => {
  judged([
    ['can i just skip playing a command card this round to save it', 'play-card illegal'],
    ['may I pass this round', 'play-card illegal'],
    ['he wants to sit this one out, ok?', 'play-card illegal'],
    ['can i play Push this round', 'play-card legal'],
    ['my commander is alive, may I play Push', 'play-card legal'],
    ['only operatives left, can I play Ambush', 'play-card disputed'],
    ['no commander any more only an operative.. Push allowed?', 'play-card disputed'],
    ['just my operative remains, can he play Push', 'play-card disputed'],
  ])
  open([
    "can I pass if I can't play any card",
    'no commander left, can I pass',
    "all my cards are Vader's and he is dead, can I pass",
    'no commander left, may I play Push',
    'may I play Push if all my commanders are dead',
    'if my commander dies can I play Push',
    'do I need an operative to play Push',
    'my commander is alive, can I play Implacable',
    'can I play Pinned Down',
    "can I play my opponent's Push",
  ])
})

describe('a card that was played in an earlier round is discarded', () => {
  judged([
    ['Can he play ambush again, he used it in round 1', 'play-card illegal'],
    ['I played Assault last round, can I play it again now', 'play-card illegal'],
    ['he already used Push earlier, may he use Push again', 'play-card illegal'],
    ['used Push on turn two and wants Push again', 'play-card illegal'],
    ['he used Change of Plans on my Push, can I pick it again', 'play-card illegal'],
    ['he used Change of Plans, can I choose the same card again', 'play-card illegal'],
    ['i used Standing Orders last round, can i use it again', 'play-card legal'],
  ])
  open([
    'he played Ambush last round. may I play Ambush again',
    'I played Push in round 1, it is still round 1, can I play it again',
    'I used Standing Orders this round, can i use it again',
    'can I use Standing Orders twice in one round',
    'I used Push earlier this round, can I play it again',
    'he used Change of Plans last round, can I choose the same card again',
  ])
})
