/** Words without which a checker is hardly asked for. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { BUILDS } from '../scenes/things.ts'
import { spoken } from './shared.ts'

const words = (text: string) => text.trim().split(/\s+/)

const SIEGE =
  'siege sieged sieging sieges besiege besieged besieges besieging blockade blockaded blockading blockades surrounded'

export const needs: NonNullable<Sayings['needs']> = {
  // what is asked of a combat names a deed or what came of it
  'combat-damage': [
    ...words(
      `damage damaged shoot shoots shooting shot fire fires hit hits assign assigns assigned kill kills destroy destroys destroyed
    deals dealt dead alive die dies survive survives attack hp points puts split combat fight overkill take takes took down gone fires fired
    absorb absorbs eat eats soak soaks sunk blown blast hurt health`,
    ),
    '(all|everything) (on|at|into) (the|his|her|their|it|him)',
  ],
  // a price, or money to pay it
  affordability: words(
    `much cost costs price pay paying afford affordable enough money credit credits cash cheap expensive total sum short cover buy
    buying for bill spend wallet purse budget broke altogether`,
  ),
  siege: words(`${SIEGE} defend defends defending defended guard guards guarding guns`),
  conquest: [
    ...words(`${SIEGE} end conquest conquer conquers take takes taken fall falls lose loses lost strip strips`),
  ],
  retreat: [
    ...words(
      `retreat retreats retreating retreated flee flees fleeing fled withdraw withdraws escape escapes run runs running bail bails
      pull pulls combat fight fighting battle shots slip disengage`,
    ),
    '(back|get|fall|turn) (out|off|away|back)',
  ],
  'station-limit': words(
    `fit fits max maximum most many limit cap slot slots another second third fourth fifth more room allowed full build add put
    place squeeze enough count counts`,
  ),
  'fighter-limit': words('fighter fighters'),
  deal: [
    ...words(
      `give gives giving gave traded trading deal swap swaps offer offers sell sells selling pay pays exchange gift promise
    for get gets receive receives hand hands handing wants buy lend owe`,
    ),
    // a Trade World is no trade
    '(trade|trades) (my|his|her|their|him|them|you|me|it|this|that|these|a|an|one|#|the|with|for|away|is|ok|between|in|of)',
    '(a|the|this|that|our|my|fair|can|to) trade (or|and|then|now|ok|allowed|legal|possible)',
  ],
  hand: words(
    `card cards draw draws drawing drew deck hand discard discards sell buy purchase die dice holding hold pile toss keep`,
  ),
  contested: words('contested contest'),
  'repair-scrap': words(
    `repair repairs repairing repaired fix fixing fixed mend mending heal heals healing patch patched scrap scraps scrapping
    scrapped recycle junk repairable dismantle restore restored damaged sell break`,
  ),
  development: [
    ...words(`development developments develop develops developing developed counter counters devs uncontrolled unclaimed
      unowned claim grab nab snatch settle colonise colonize grow upgrade expand`),
    '(nobody|noone) (controls|owns|holds)',
    'neutral (system|world|planet|colony) (with|where|and)',
  ],
  jump: [
    ...words(
      `jump jumps jumped jumping hop hops hopped move moves moved moving fly flies flying flew go goes going gone went enter enters
    entering leave leaves leaving come comes reach into follow travel sail cross through pass speed carry carries adjacent next
    neighbour neighbours neighbouring interdict interdicted interdiction bribery bribes bribed drummond stabilization row column
    away out send sends sent stop stops end ends arrive arrives land lands park parks parking`,
    ),
    'from * to',
    '(to|from) (my|mine|his|hers|her|their|theirs|the|a|an|neutral|home|#)',
  ],
  // more hops than one
  route: [
    ...words(
      'route path trip hops jumps legs leg steps moves then after afterwards next back through via finally systems between way stops on',
    ),
    '(two|three|four|#) (jump|hop|step|system)',
    '(mine|his|hers|theirs|neutral|home) (mine|his|hers|theirs|neutral|home)',
    '(second|third) (one|hop|leg|step)',
    'to * to',
    'from * to',
    'again then',
  ],
  responses: words(
    `respond responds responding response responses react reacts reaction answer answers answered counter counters interrupt reply
    play plays played playing pass passes passed resolve resolves resolved stack order first clockwise chance intercept step
    turn phase ability use uses used seats cancel stop allowed`,
  ),
  income: [
    ...words(
      `credit credits money earn earns income pay pays paid paying collect gain gains get gets bring brings cash worth turn payout produce
    produces give gives refinery refineries ready bucks creds receive much nothing`,
    ),
    'trade routes',
  ],
  'game-end': words(
    `win wins won winner winning end ends ended over finish finished finishes homeworld homeworlds home deck last final out tie tied
    eliminated score scores draw drawn defeated beaten`,
  ),
  'quick-facts': words(
    `how what whats which limit max maximum most price cost costs fee worth speed fast start starting begin beginning setup neighbour
    neighbours neighbor neighbors row column number many much adjacent distance far wrap touch touching remind next`,
  ),
  targets: [
    ...words('target targets targeted aim aims aimed command commands play plays at against bombard hit use uses used'),
    ...spoken('Command'),
  ],
  'ship-limit': words('ship ships vessel vessels fleet warship warships scout scouts fighter fighters limit cap'),
  // a word for building, or a thing to build (`shownBy`)
  build: [
    // "I want to play Ram" builds nothing
    ...BUILDS.filter((word) => word !== 'want'),
    '(want|wants|need) (a|an|another|my|one|#|more|some|to (build|place|put|add))',
    '(can|may|could) i (still|) get (a|an|another)',
    ...words('built another room'),
  ],
}

export const shownBy: NonNullable<Sayings['shownBy']> = {
  build: ['what', 'card', 'shipClass'],
  'combat-damage': ['assignments[0]'],
  // who is where, and nothing is asked
  siege: ['vessels[0]'],
}
