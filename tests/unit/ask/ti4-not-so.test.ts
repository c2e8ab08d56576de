/** Of a table of TI4: what is put right, taken back, told in part or said of something else fills nothing wrong. */
import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)
type Row = Record<string, unknown>
const rows = (value: unknown) => (value as Row[] | undefined) ?? []

/** What a case comes to in a line: places with what was laid there, units with owner and place, ways with their loads. */
function told(question: string) {
  const { facts, unsure } = ask({ question, game: 'ti4' })
  const moves = facts.moves as { path: string[]; loads?: { at: string }[] }[] | undefined
  return {
    path: moves?.[0]?.path.join(' '),
    movers: moves?.length,
    held: moves?.map(({ loads = [] }) => loads.length).join(' '),
    loads: moves?.flatMap(({ loads = [] }) => loads.map(({ at }) => at)).join(' '),
    units: rows(facts.units)
      .map(({ owner, type, system, at }) =>
        [owner, type, system, at === 'space' && !/infantry|mech/.test(String(type)) ? undefined : at]
          .filter(Boolean)
          .join(' '),
      )
      .join(', '),
    tokens: rows(facts.systems)
      .flatMap(({ id, tokens }) => (tokens ? [`${id}: ${tokens}`] : []))
      .join(),
    anomalies: rows(facts.systems).flatMap(({ id, anomalies }) =>
      (anomalies as string[])?.length ? [`${id} ${anomalies}`] : [],
    ),
    wormholes: rows(facts.systems)
      .flatMap(({ wormholes = [] }) => wormholes as string[])
      .join(),
    hexes: rows(facts.systems).filter(({ hex }) => hex).length,
    effects: rows(facts.effects)
      .map(({ id }) => id)
      .join(),
    owners: rows(facts.effects)
      .map(({ owner }) => owner)
      .join(),
    seating: String(facts.seating),
    pool: facts.fleetPool,
    active: facts.active,
    activePlayer: facts.activePlayer,
    player: facts.player,
    from: facts.from,
    tacticTokens: facts.tacticTokens,
    unsure: unsure.map((path) => path.replace(/\[\d+\]/g, '')).join(),
  }
}
const CRUISER = 'me cruiser-i'

describe('a way', () => {
  it.each<[question: string, facts: Partial<ReturnType<typeof told>>]>([
    ['3 cruisers from 27 through the nebula at 26 to 25', { path: '27 26 25', anomalies: ['26 nebula'] }],
    ['not from 24, from 26: 2 cruisers to 27', { path: '26 27' }],
    ['from 24, my 3 ships (2 destroyers, 1 cruiser) to 25, then 26', { path: '24 25 26' }],
    ['carrier from 19 picks up 2 infantry at 20 drops one at 21 and ends in 22', { path: '19 20 21 22' }],
    ['may I move through my own ships in 23 with the carrier from 22 to 24', { path: '22 23 24' }],
    [
      'two destroyers of mine from 27 to 38 going over 28, Petra has a carrier parked in 28',
      { path: '27 28 38', active: '38' },
    ],
    [
      'can 2 fighter IIs fly 46 to 47 and then get carried by the carrier that is going 47 to 48?',
      { path: undefined, active: undefined },
    ],
    ['Ghosts player: my destroyer goes from alpha to beta, 39 to 40', { path: '39 40', active: '40' }],
    ['cruiser II from 19 to 22, 3 steps', { path: undefined, hexes: 0 }],
    ['Can my carrier go from 25 through the nexus to 39', { path: '25 nexus 39', hexes: 1 }],
    ['show me every way for the destroyer in 48 to reach 26', { hexes: 0 }],
    [
      'can two destroyers from 34 and a carrier from 35 both reach 36, carrier has 4 fighters',
      { loads: '35 35 35 35' },
    ],
    ['can the dread from 47 passing 46 on the way to 48 grab one of my 3 infantry in 46', { loads: '46' }],
    ['one cruiser from 20, two from 21 to 22', { units: `${CRUISER} 20, ${CRUISER} 21, ${CRUISER} 21` }],
    ['cruisers: one in 20, one in 21, both to 22', { units: `${CRUISER} 20, ${CRUISER} 21` }],
    [
      'the 2 destroyers and my cruiser in 66 go to 67 which has a rift',
      { units: `me destroyer-i 66, me destroyer-i 66, ${CRUISER} 66` },
    ],
    ['4 cruisers at 31, 2 stay, 2 go to 32', { movers: 2 }],
    ["ways from 19 to 22 for a cruiser, don't go through 20", { path: '19 22' }],
    [
      'I have 2 destroyers, they go 30-31-32 and in 31 sits one lone fighter of mine',
      { units: 'me destroyer-i 30, me destroyer-i 30, me fighter-i 31', movers: 2, loads: '' },
    ],
    [
      "my cruiser goes 30-31-32. In 31 there's his dock and a fighter",
      { units: `${CRUISER} 30, opponent space-dock-i 31, opponent fighter-i 31` },
    ],
    ['my cruiser goes 30-31-32. In 31 he only has a PDS', { units: `${CRUISER} 30, opponent pds-i 31` }],
    [
      'a cruiser sits in 31. My cruiser goes 30-31-32',
      { units: `cruiser-i 31, ${CRUISER} 30`, path: '30 31 32', movers: 1 },
    ],
    [
      "Thunder's Edge: a neutral cruiser sits in 31. My cruiser goes 30-31-32",
      { units: `neutral cruiser-i 31, ${CRUISER} 30` },
    ],
    [
      'I retreat from 30 to the nebula 42 next door, where I have a cruiser',
      { units: `${CRUISER} 42`, movers: undefined },
    ],
    [
      'I move 2 cruisers into 31 where I have a destroyer',
      { units: `${CRUISER} start, ${CRUISER} start, me destroyer-i 31` },
    ],
    ['one cruiser from 19, another from 20, both into 21', { units: `${CRUISER} 19, ${CRUISER} 20`, movers: 2 }],
    [
      'what about 2 cruisers, 1 of them is in 34 with my token and the other in 35, both to 36',
      { units: `${CRUISER} 34, ${CRUISER} 35`, tokens: '34: me' },
    ],
    [
      'fighter IIs plus carrier: fighters fly from 22, carrier from 21, all to 23',
      { units: 'me fighter-ii 22, me carrier-i 21', movers: 2 },
    ],
    [
      'dark space navigation: a dread from 70 and the flagship 0.0.1 from 6, all into 22',
      { units: 'me dreadnought-i 70, me 6' },
    ],
    [
      'Floating Factory I of the Saar, 11 to 22, taking a fighter along?',
      { path: '11 22', loads: '11', units: 'saar floating-factory-i 11, saar fighter-i 11' },
    ],
    ['my carrier takes his infantry from 30 to 31', { loads: '30', activePlayer: 'me' }],
    ['does his mech on Lodor stop me from flying 25 26 27', { activePlayer: 'me' }],
    ['can gamma relay in 33 take my cruiser from 33 to the nexus', { wormholes: 'gamma' }],
    [
      '24 to 25 with my 2 cruisers, there is a dread of blue there',
      { units: `${CRUISER} 24, ${CRUISER} 24, blue dreadnought-i 25` },
    ],
    ['can I get there? my cruiser goes from 24 to 25', { path: '24 25', units: `${CRUISER} 24` }],
    ['first carrier has 4 inf, second has 2 ff, both 22 to 23', { movers: 2, loads: '22 22 22 22 22 22' }],
    ['dread and carrier go from 22 to 23, an infantry on the carrier', { movers: 2 }],
    ['everything but the carrier goes from 22 to 23, i.e. 2 dreads', { movers: 2 }],
    ['half of my 4 cruisers go from 22 to 23', { movers: undefined, unsure: 'moves' }],
    ['I leave one of three dreads at home in 22, the others to 23', { movers: 2 }],
    ["I'd like to take the PDS off Jord with a carrier to 22", { loads: 'Jord' }],
    [
      'his ground forces on Lodor, 3 inf, do they block 25-26-27 for my destroyer',
      {
        activePlayer: 'me',
        units: `${Array(3).fill('opponent infantry-i Lodor (26) Lodor').join(', ')}, me destroyer-i 25`,
      },
    ],
    ['carrier 22 to 23 to 24, takes 2 inf from 23', { path: '22 23 24', loads: '23 23' }],
    ['carrier picks up an inf from 41, 22 to 23', { path: '22 23', loads: '41' }],
    ['one cruiser at 20, a dread at 21, all into 22', { movers: 2, units: `${CRUISER} 20, me dreadnought-i 21` }],
    ['two cruisers in 22 and 23 stay, my dread 30 to 31', { path: '30 31', movers: 1 }],
    ['3 dreads in 22, one of them stays, the others go to 23', { movers: 2 }],
    ['can 2 carriers both go: one 22-23-24, the other 30-31-24', { movers: undefined, unsure: 'moves' }],
    [
      'if one of my two cruisers dies in the rift, is the other still moving? 22 41 23',
      { units: `${CRUISER} 22, ${CRUISER} 22` },
    ],
    [
      'am I over? pool of 4: dread x2, carrier x1 in 22',
      { units: 'me dreadnought-i 22, me dreadnought-i 22, me carrier-i 22' },
    ],
    ['3 cruisers: 2 in 24 and 1 in 25, all to 26', { units: `${CRUISER} 24, ${CRUISER} 24, ${CRUISER} 25`, movers: 3 }],
    ['carrier w/ 1ff + 1inf 22 to 23', { loads: '22 22' }],
    ['my carrier goes 22 to 23, the 2 infantry on the planet stay', { loads: '' }],
    ['fighters: 3, carriers: 2, moving 22 to 23', { movers: 2, loads: '22 22 22' }],
    [
      "I've activated 23. From 22 comes a cruiser, from 24 a dread",
      { units: `${CRUISER} 22, me dreadnought-i 24`, movers: 2 },
    ],
    ['22 to 23: 2 cruisers. 24 to 23: 1 dread', { units: 'me cruiser-i, me cruiser-i, me dreadnought-i' }],
    [
      'carrier with 2 inf from 22 to 23 where i have 1 inf',
      { units: 'me carrier-i 22, me infantry-i 22, me infantry-i 22, me infantry-i 23', loads: '22 22' },
    ],
    ['he put two tokens, one in 22 one in 23; my cruiser 23 to 24', { units: `${CRUISER} 23` }],
    ['two carriers 24 to 25, one has 5 infantry and the other takes 2 fighters', { held: '5 2' }],
    ['2 carriers from 24 to 25, 3 infantry on one and 5 fighters on the other', { held: '3 5' }],
    ['two carriers from 24 to 25 with 4 infantry and 4 fighters', { held: '4 4' }],
    ['two dreads go 24 to 25, 1 mech on each', { held: '1 1' }],
    ['my carriers at 20: one loads 4 ff, the other 3 inf; both to 21', { held: '4 3' }],
    ['my carriers take 8 fighters from 20 to 21', { movers: undefined, unsure: 'moves' }],
    ['my 2 carriers take 9 fighters from 20 to 21', { held: '4 5' }],
    [
      'the red player took my token from 26 by a card; cruiser 26 to 27',
      { path: '26 27', activePlayer: 'me', tokens: '' },
    ],
    ['I moved two cruisers into 25 earlier, can my carrier from 24 follow', { path: '24 25', movers: 1 }],
    ['2 carriers from 24 to 25, 4 infantry on one, 3 fighters', { movers: undefined, unsure: 'moves' }],
    [
      'my token is on 32, carrier from 31 picks up 2 infantry there on the way to 33',
      { path: '31 32 33', loads: '32 32', tokens: '32: me' },
    ],
    ['carrier goes 31 to 32 and picks up 2 infantry there', { path: '31 32', loads: '32 32' }],
    [
      'Ben has a token in 31 & his infantry wait there, can his carrier from 30 collect them heading to 32',
      { path: '30 31 32', loads: '31', activePlayer: 'Ben' },
    ],
    [
      'he moved out of 25 and now he says his carrier moves back to 25 from 26',
      { path: '26 25', activePlayer: 'opponent' },
    ],
    ['Bo left 25 with everything, so can I pass, 24 to 26, carrier ii', { path: '24 26' }],
    ['Bo leaves 25 with 2 cruisers for 26, my pds is in 26', { path: '25 26', activePlayer: 'Bo' }],
    ['Ivy attacks 28 with a dread from 27, can she', { path: '27 28', activePlayer: 'Ivy' }],
    ['Ivy attacks 28 with a dread, my PDS is in 28, do I shoot', { path: undefined, activePlayer: 'Ivy' }],
    ['moving through two rifts with dread i, 24 to 41 to 67 to 25', { path: '24 41 67 25' }],
    ['dread through two rifts from 24 to 25', { path: '24 gravity rift 1 gravity rift 2 25' }],
    ['Nekro goes 22 44 23 cruiser', { path: '22 44 23', units: 'Nekro cruiser-i 22' }],
    [
      'he plays In the Silence of Space on 24, moves 24-25-26 thru my dread in 25 with a destroyer',
      { path: '24 25 26', activePlayer: 'opponent' },
    ],
    ['he plays flank speed, my cruiser goes 24-25-26 thru his dread in 25', { path: '24 25 26', activePlayer: 'me' }],
    ['I wanted 24 to 26 but then decided 24 to 25 for my dread', { path: '24 25' }],
    ['I wanted to go 24 to 26 with my dread but there is a nebula in 25', { path: '24 26' }],
    ["I'll activate 32 after this. now 30 to 31 with a carrier", { active: '31' }],
    ["I'll activate 32 and move my dread from 31", { active: '32' }],
    [
      'I moved my dread from 24 to 25. can my cruiser in 25 now go on to 26',
      { path: '25 26', movers: 1, units: 'me dreadnought-i 25, me cruiser-i 25' },
    ],
    ['I moved my dread from 24 to 25. Can my cruiser in 23 now move to 25', { path: '23 25', movers: 1 }],
    [
      'he moved 2 cruisers from 24 to 25, can my destroyer in 25 now move on to 26',
      { path: '25 26', units: 'opponent cruiser-i 25, opponent cruiser-i 25, me destroyer-i 25' },
    ],
  ])('is read as it stands: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })
})

describe('what is not there, or not so', () => {
  it.each<[question: string, facts: Partial<ReturnType<typeof told>>]>([
    ['they repealed enforced travel ban, so 39 to 26 with one carrier is fine now?', { path: '39 26', effects: '' }],
    [
      "2 cruisers from 20 to 21. Mike says I can't fly past his pds in 37, just the one pds there",
      { units: `${CRUISER} 20, ${CRUISER} 20, Mike pds-i 37` },
    ],
    [
      'we are mid combat in 35, my only carrier just got blown up, do my 4 fighters go now or after?',
      { units: Array(4).fill('me fighter-i 35').join(', ') },
    ],
    ['nobody has pds 2 here, I activate 25', { units: '' }],
    [
      'her mech on Quann fires as PDS, I go to 25 with a cruiser',
      { units: 'opponent mech Quann (25) Quann, me cruiser-i Quann (25)' },
    ],
    [
      "My cruiser's in the nebula at 42, wants to reach 35 over 34. Grav drive I already exhausted earlier for a different ship",
      { effects: '' },
    ],
    [
      'they offered aetherpassage. i want 21-22-23 with a cruiser but Empyrean has 1 dread in 22',
      { effects: '', unsure: 'effects' },
    ],
    [
      'Kim played Ceasefire on me after I activated 33. can my cruiser in 34 still come in?',
      { effects: '', unsure: 'effects' },
    ],
    ['my token was in 33 but I removed it with warfare. cruisers there to 34?', { tokens: '' }],
    [
      'retreat from 34 to 35 with 2 destroyers, my token is in 35 already',
      { units: 'me destroyer-i 34, me destroyer-i 34' },
    ],
    [
      "destroyers can't carry anything can they? Tom loaded 1 infantry on his destroyer in 50",
      { units: 'Tom infantry-i 50, Tom destroyer-i 50' },
    ],
    [
      "I activate 26 and a carrier comes from 19. Does Milo's pds in 26 shoot my carrier",
      { units: 'me carrier-i 26, Milo pds-i 26' },
    ],
    ['I had 3 fighters but he shot down 2, carrier still alive, pool 1', { units: '', pool: { me: 1 } }],
    [
      'he has 3 tokens in his fleet pool and 5 ships in 28 including 2 fighters',
      { units: '', unsure: 'units,tacticTokens' },
    ],
    ['retreat with 1 cruiser from 29 to 30, two tokens left in strategy', { tacticTokens: undefined }],
    ['can anything of theirs get to my home, tile 5', { active: '5' }],
    ['gamma token lies in 44. is that next to the nexus', { from: '44', wormholes: 'gamma' }],
    ['what if the destroyer had been upgraded? 1 destroyer 19 to 22 over 20 and 21', { units: 'me destroyer-i 19' }],
    ['Graviton laser exhausted last action. my PDS in 20 shoots at his carrier', { effects: '' }],
    ['war sun 24 -> 25 -> 26, gravity drive not researched', { effects: '', unsure: 'effects' }],
    ['a PDS in 35. cruiser 34-35-36', { units: `pds-i 35, ${CRUISER} 34` }],
    ['can fighters without tech move from 24 to 25 alone, no carrier', { activePlayer: 'me' }],
    ["my cruiser goes 30-31-32, red's dread isn't in 31", { units: `${CRUISER} 30` }],
    [
      'last round red had a cruiser in 31 but it got blown up, my destroyer goes 30-31-32',
      { units: 'me destroyer-i 30' },
    ],
    ['he used to have a destroyer in 31, my cruiser goes 30-31-32', { units: `${CRUISER} 30` }],
    ['last round I moved 2 cruisers to 30. now can my carrier go 30 to 31', { movers: 1 }],
    [
      'fleet pool 3, one of my 4 cruisers in 30 was just destroyed',
      { units: Array(3).fill(`${CRUISER} 30`).join(', ') },
    ],
    ["my fleet pool was 3, I added one so it's 4 now. a cruiser in 30", { pool: { me: 4 } }],
    ['My fleet pool is 3. He has four cruisers in 30, I have two', { player: undefined }],
    ['he has no tactic tokens left, I have one. may I activate 30', { tacticTokens: undefined }],
    ['is 25 adjacent to 26? Red is the Creuss', { anomalies: [], wormholes: 'beta,alpha' }],
    [
      'my cruiser from 31, where his PDS is, to 32. may his PDS in 31 shoot',
      { units: `${CRUISER} 32, opponent pds-i 31` },
    ],
    [
      'a dread of mine in 30, his cruiser in 31. dread 30-31-32, two of its crew stay home with the fighters',
      { loads: '' },
    ],
    ['3 cruisers 25 to 26 and my pds is in 26', { loads: '' }],
    ['my cruiser goes 30-31-32. red has something in 31 but only infantry', { loads: '' }],
    ['my token was in 22 until I used warfare. dread 22 to 23', { tokens: '', unsure: 'systems.tokens' }],
    ['I put my token on 31 this turn, cruiser 30 to 31', { tokens: '' }],
    [
      '3 infantry in space over 22, my only ship there, a carrier, got destroyed',
      { units: Array(3).fill('me infantry-i 22 space').join(', ') },
    ],
    ['i announced a retreat from 22 to 23, this round he moved a destroyer into 23', { player: 'me' }],
    ['is 26 next to 31? the carrier loaded 5 inf, oops, is that ok', { activePlayer: undefined }],
    ['fleet pool 5, 3 of the tokens went to reinforcements so 2 now, a dread in 22', { pool: { me: 2 } }],
  ])('fills nothing: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })
})

describe('whose, and what kind', () => {
  it.each<[question: string, facts: Partial<ReturnType<typeof told>>]>([
    ['2 dreadnoughts with the upgrade 10-39-26', { units: 'me dreadnought-ii 10, me dreadnought-ii 10' }],
    [
      'how many dice for 3 PDS, two of them upgraded',
      { units: 'me, me, me', unsure: 'units.type,units.type,units.type' },
    ],
    [
      'Fleet regulations is law and Tobi has 6 tokens in his fleet pool, 1 destroyer in 64. He says 6 is fine, i say no',
      { pool: { Tobi: 6 }, units: 'Tobi destroyer-i 64', player: 'Tobi' },
    ],
    [
      "mecatol has Nils' 2 dreads, I go there",
      { units: 'Nils dreadnought-i Mecatol Rex, Nils dreadnought-i Mecatol Rex' },
    ],
    [
      'Skilled retreat by Tom, 1 dread from 28 to 29',
      { units: 'Tom dreadnought-i 28', player: 'Tom', activePlayer: undefined },
    ],
    ['Naalu want to foresight out of 28 into 27 but my dreadnought is in 27', { activePlayer: undefined }],
    ['He wants to move 3 ships, I only see 2 cruisers in 40; target 41', { units: 'cruiser-i 40, cruiser-i 40' }],
    [
      'Rosa has a fighter and a cruiser in 21, do her fighters go poof now',
      { units: 'Rosa fighter-i 21, Rosa cruiser-i 21' },
    ],
    [
      'yellow: 1 infantry hanging in space with one dreadnought at 75',
      { units: 'yellow infantry-i 75 space, yellow dreadnought-i 75' },
    ],
    ['carrier II with 1 fighter from 32 to 34 via 33, no enemy there', { units: 'me carrier-ii 32, me fighter-i 32' }],
    [
      'mine: 1 dread in 36. his: 1 cruiser in 37. can I fly 36 37 38',
      { units: 'me dreadnought-i 36, opponent cruiser-i 37' },
    ],
    ["I'm Saar's neighbour: Saar has a ship in 44 and chaos mapping", { owners: 'saar' }],
    [
      'empyrean lets me through: aetherpassage, cruiser 22 - 23 - 24, their dread in 23',
      { owners: 'empyrean,empyrean', units: 'me cruiser-i 22, empyrean dreadnought-i 23' },
    ],
    ['I have the Argent flagship Quetzecoatl in 30', { units: 'quetzecoatl 30' }],
    ['my flagship genesis, 1 to 22', { units: 'me genesis 1' }],
    ['my two dreads were damaged, can they go from 30 to 31', { activePlayer: 'me' }],
    ['3 adv carriers from 22 to 23, I am sol', { units: Array(3).fill('me advanced-carrier-i 22').join(', ') }],
    ['how about 5 ships when pool is 3 (Barony of Letnev me)', { owners: 'me' }],
    [
      'his PDS and mine are both in 24, green comes in with a carrier',
      { units: 'opponent pds-i 24, me pds-i 24, green carrier-i' },
    ],
    ['his token and mine are in 22, may my carrier leave 22 for 23', { tokens: '22: opponent,me' }],
    ['my cruiser in 20 or his in 24', { units: `${CRUISER} 20, opponent cruiser-i 24` }],
    ['what can Kim throw at me in 22? a cruiser in 20', { units: 'Kim cruiser-i 20' }],
    ['he upgraded his pds last turn. can it hit my carrier in 22', { units: 'opponent pds-ii, me carrier-i 22' }],
    [
      "vuil'raith's tear is in 23, my cruiser passes 22 23 24",
      { units: `vuil'raith dimensional-tear-i 23, ${CRUISER} 22` },
    ],
    ['L1Z1X super dread II 22 23 24', { units: 'l1z1x super-dreadnought-ii 22' }],
    [
      'my buddy plays Nekro and moves his alastor with an inf from 8 to 21',
      { units: 'opponent the-alastor 8, opponent infantry-i 8' },
    ],
    ["PDS in 23 isn't upgraded, my cruiser is in 22 which is active", { units: `pds-i 23, ${CRUISER} 22` }],
    ['seating me, Ann, Bob: Ann has a PDS in 24', { seating: 'me,Ann,Bob' }],
    ['hil colish stands in 22, is 22 next to 17', { effects: '' }],
    [
      'which of his 2 ships (a dread in 22, a cruiser in 24) can hit me in 23',
      { units: 'opponent dreadnought-i 22, opponent cruiser-i 24' },
    ],
    ['my destroyer and hers are both in 22, I go on to 23', { activePlayer: 'me' }],
    ['tokens of red, blue and me in 22. cruiser 22 to 23', { tokens: '22: red,blue,me' }],
    ['fleet pool 4, in 30: dread, dread', { units: 'me dreadnought-i 30, me dreadnought-i 30' }],
    ['can her dread in 24 reach my home at 5', { active: '5' }],
    ['so is his pool 5? 1 dread in 12', { pool: { opponent: 5 } }],
    [
      'she says her cruiser 2 can haul an infantry, 20 to 21',
      { units: 'opponent cruiser-ii 20, opponent infantry-i 20' },
    ],
    ['Max loaded 1 mech on a carrier in 28 and jumps to 29', { units: 'Max mech 28, Max carrier-i 28' }],
    ['Dread loads 1 mech and goes 24 to 25', { units: 'me dreadnought-i 24, me mech 24' }],
    ['could his fleet at 33 reach Mecatol? 2 dreads', { units: Array(2).fill('opponent dreadnought-i 33').join(', ') }],
    ['can my fleet get from 33 to 34? two dreads', { units: Array(2).fill('me dreadnought-i 33').join(', ') }],
    ['his fleet is in 28, 2 cruisers go 27 to 28', { units: 'cruiser-i 27, cruiser-i 27' }],
    ['can Bo move his fleet out, 2 cruisers 28 to 29', { units: 'Bo cruiser-i 28, Bo cruiser-i 28' }],
    ['my letnev armada, 1 dread in 30, pool of 4', { units: 'me dreadnought-i 30', player: 'me' }],
    [
      'his token is in 26 along with 2 cruisers, my destroyer goes from 25 to 26',
      { movers: 1, units: 'cruiser-i 26, cruiser-i 26, me destroyer-i 25' },
    ],
    ['we both got antimass; may he fly 22 44 23 with a cruiser?', { owners: 'me,opponent' }],
    ["we all have antimass, red's cruiser goes 22 44 23", { effects: '', unsure: 'effects' }],
    ['we both have 1 pds in 27 and I activate 27', { units: 'me pds-i 27, opponent pds-i 27' }],
    ['armada plus 3 fleet tokens, me barony, 5 dreads in 24 fine?', { owners: 'me' }],
    ['my Ghosts cruiser 26 to 27', { units: `${CRUISER} 26` }],
    ['I use aetherpassage from the Empyrean, my cruiser 24 to 26 past his dread in 25', { owners: 'opponent' }],
    ["I'm Empyrean and play aetherpassage, his cruiser 24 to 26 past my dread in 25", { owners: 'me,me' }],
    ["my Hacan friend's cruiser goes 26 to 27", { units: 'friend cruiser-i 26' }],
    ['Sol carrier II (advanced carrier) 24 to 26 via 25', { units: 'sol advanced-carrier-ii 24' }],
    ['my carrier with capacity 6 goes from 24 to 25', { units: 'me 24', unsure: 'units.type' }],
    ['my carrier with capacity 4 goes from 24 to 25', { units: 'me carrier-i 24' }],
    ['he is over by one? pool 2: 2 cruisers in 25', { pool: { opponent: 2 }, player: 'opponent' }],
    ['I raised my pool from 3 to 4 then built a 5th cruiser in 30', { pool: { me: 4 }, unsure: 'units' }],
    ['pool 3, 2 dreads in 26, one dread dies', { pool: { me: 3 }, unsure: 'units' }],
    ['yesterday he had cruisers in 25, not anymore. my dread 24 25 26', { units: 'me dreadnought-i 24' }],
    ['after warfare took my token off 25 my cruiser leaves 25 for 26', { activePlayer: 'me', tokens: '' }],
  ])('is read: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })
})

describe('ships of others that are not told one by one', () => {
  const listed = (question: string) =>
    rows(ask({ question, game: 'ti4' }).facts.systems).flatMap(({ id, unitsListed }) =>
      unitsListed === undefined ? [] : [`${id} ${unitsListed}`],
    )
  it.each([
    'red has ships in 31',
    "red's fleet is in 31",
    'there are enemy ships in 31',
    "31 is full of red's ships",
    "a ship of red's is in 31",
  ])('may stand in the way: %s', (told) => {
    expect(listed(`my cruiser goes 30-31-32, ${told}`)).toEqual(['31 false'])
  })

  it.each([
    'my own fleet is in 31',
    'red has no ships in 31',
    'red had ships in 31 last round',
    "red's ships in 31 are all dead",
    'my fleet pool is 3',
  ])('are none where nobody else has some: %s', (told) => {
    expect(listed(`my cruiser goes 30-31-32, ${told}`)).toEqual([])
  })
})
