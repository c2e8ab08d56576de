/**
 * What players say in any board game. Words of one game ("cube" for a development counter) do not belong here:
 * they come in through the aliases of that game's clauses and glossary terms. Each line: words for one thing.
 */
const LINES = `
enemy, opponent, opposing, rival, other player, another player, someone else, somebody else, foe, hostile, adversary
own, friendly, mine, controlled, ally, allied
owner, owned, belong, controller, whose
attacker, attacking, aggressor, active player
defender, defending, defense, defence
buy, purchase, pay, afford
cost, price, pay, expensive, worth
cheap, cheaper, discount, reduced, less
free, no cost, without paying
sell, discard for, trade in, turn in, cash in
trade, deal, exchange, swap, barter, transaction, transfer, give
money, cash, coin, credit, gold
income, revenue, earn, credit, money, gain, payout
kill, destroy, die, dead, defeat, death, eliminate, casualty, destruction, wipe out, remove
remove, lose, take off, discard, trash
eliminated, knocked out, last one standing, sole remaining, out of the game
blockade, siege, besieged, surround, besiege
move, jump, fly, travel, go, movement, relocate
route, path, way, along the way
halfway, part way, midway, on the way
pass, through, past, fly by, cross, sneak
stop, end, halt, finish
block, prevent, stop, bar, closed
leave, exit, depart, out of, start
enter, into, arrive, end, go in
retreat, flee, run away, running away, escape, withdraw, disengage
carry, transport, load, pick up, picking up, lift, cargo, aboard, on board, ferry, bring
drop, land, unload, set down, drop off, landing
invade, invasion, land, landing
bombard, bombardment, bomb
token, counter, marker, cube, chit
hand, cards, held, hold
deck, pile, stack, draw pile
draw, pick up, take a card
discard pile, used cards, graveyard, discarded
hidden, facedown, face down, secret, secretly, upside down, unrevealed, unexplored, private
faceup, face up, visible, open, public, shown
reveal, show, flip, turn over, turning over, turn up, expose
look, see, peek, view, inspect, ask
tell, announce, declare, name, state, say, said
explore, flip, discover, turn over, turning over, scout
limit, cap, max, maximum, most, at most, upper limit, as many
minimum, min, least, at least, fewest
exceed, too many, surplus, excess, over, above, beyond, more than
unlimited, infinite, endless, any number
priority, initiative, first, goes first, start
tie, tied, equal, same, draw, tiebreaker, tie break, even, roll off
equal, same, match, matching, identical
different, distinct, separate
roll, dice, die
random, randomly, shuffle, mix, mixed
win, victory, winner, score, scoring
end, over, finish, finished, game over
begin, start, starting, initial, setup, opening, beginning
shoot, fire, attack, shot, damage, target, gun, weapon
fight, combat, battle, attack, war
melee, close combat, hand to hand, engaged
damage, hit, wound, hurt
hp, hit point, health, hull, life
repair, fix, heal, mend, restore
scrap, salvage, recycle, refund, dismantle, sell
capture, conquer, take over, taking over, conquest, steal, seize, takeover, overrun, control
build, produce, construct, make, place, create, recruit, production
place, put, lay, set
place, location, spot, position, where
upgrade, improve, grow, develop, advance, level up
settle, colonize, colony, settlement
home, homeworld, capital, base, hq, headquarters, starting
planet, system, world, tile, space, hex
board, map, table, battlefield
edge, border, rim, outside
adjacent, neighbor, neighboring, next to, next door, adjacency, bordering, connected, touching
empty, vacant, uncontrolled, unclaimed, neutral, nobody, no one
nobody, no one, none, neither
respond, response, react, answer, reaction, counter, reply, interrupt
cancel, negate, counterspell, nullify, undo, ignore, intercept
order, sequence, steps
simultaneous, simultaneously, same time, together, at once, both
combine, combined, together, join, sum, total, add
split, divide, share
immediately, at once, instantly, right away, straight away
any time, anytime, whenever, always, any moment
permanent, stay in play, lasting, persist, ongoing, stays
temporary, until end of turn
again, repeat, twice, more than once, often, several, repeated
once, single, one time
next, following
before, earlier, prior, previous, ahead
later, after, afterwards
effect, ability, text, power
type, kind, class, category, sort, rank
troop, infantry, ground force, soldier, trooper, army, men
army, list, roster, force
leader, commander, hero, general, boss, character
alone, by itself, on its own, without
range, distance, reach, far, close, near, within
nearest, closest
measure, measuring, premeasure, premeasuring, ruler, tape
how many, number, size, quantity, amount
how much, cost, price, amount
how far, range, distance, reach, speed
how long, duration, until, length
issue, hand out, give out, give, assign
choose, select, pick, decide, nominate, choice
optional, voluntary, choose, forced, must, mandatory, compulsory, obliged, have to
duplicate, copy, copies, twice, same, double
round, turn
player, side, people
stuck, locked, cannot move, pinned, trapped
stay, remain, keep, stay put, stays
supply, reinforcement, reserve, pool
leftover, remaining, unused, excess, wasted
skip, pass, forgo, leave out, omit, decline, miss
illegal, invalid, forbidden, not allowed, banned, wrong, mistake
legal, allowed, permitted, valid
bonus, extra, additional, plus, increase, more, boost
less, fewer, lower, smaller, minus
more, higher, greater, larger
return, come back, back, go back, get back
replace, substitute, instead, swap, exchange
newest, latest, last, recent
oldest, earliest, first
small, little, tiny
big, large, huge
figure, miniature, mini, model, unit
slow, speed, fast, quick
slot, room, space, capacity
stat, figure, value, attribute
survive, alive, safe
`

/** Groups of words and phrases that mean the same at any table. */
export const GENERAL_SYNONYMS: readonly string[][] = LINES.trim()
  .split('\n')
  .map((line) => line.split(', '))
