/**
 * What players say in any board game. Words of one game ("cube" for a development counter) do not belong here:
 * they come in through the aliases of that game's clauses and glossary terms. Each line: words for one thing.
 */
const LINES = `
enemy, opponent, opposing, rival, other player, another player, someone else, somebody else, foe, hostile, adversary, other guy, other side, dude, bloke
own, friendly, mine, controlled, ally, allied
owner, owned, belong, controller, whose
attacker, attacking, aggressor, active player
defender, defending, defense, defence
buy, purchase, pay, afford, shop, spend, splurge, cough up, fork out
cost, price, pay, expensive, worth, pricey, fee, charge, tariff
cheap, cheaper, discount, reduced, less
free, no cost, without paying
sell, discard for, trade in, turn in, cash in, flog, offload, pawn, hawk
trade, deal, exchange, swap, barter, transaction, transfer, give, haggle, bargain, negotiate, agreement, treaty
money, cash, coin, credit, gold, dough, buck, moola, fund, penny, dosh, wealth, budget, rich, riches
broke, skint, no money, poor, bankrupt, penniless
income, revenue, earn, credit, money, gain, payout, wage, salary, paycheck, earning, profit, yield, collect
kill, destroy, die, dead, defeat, death, eliminate, casualty, destruction, wipe out, remove, blow up, blown up, delete, annihilate, obliterate, murder, slay, demolish, wreck, explode, vaporise, vaporize, toast, perish, lose, waste, take out, knock out, gone
remove, lose, take off, discard, trash, strip, evict, clear, take away, get rid of, chuck, ditch, dump, bin, yeet, toss, throw away, throw out
eliminated, knocked out, last one standing, sole remaining, out of the game
blockade, siege, besieged, surround, besiege
move, jump, fly, travel, go, movement, relocate
route, path, way, along the way
halfway, part way, midway, on the way, en route, in between, half way, mid move, along the way, partway
pass, through, past, fly by, cross, sneak, cut across, slip by, traverse, skirt, barge, go by, fly over, skip over, jump over
stop, end, halt, finish, pause, park, rest
park, sit, camp, squat, loiter, hang around, stay, sitting on, hover, linger
block, prevent, stop, bar, closed, obstruct, deny, forbid, barrier, wall, stonewall, shut
leave, exit, depart, out of, get out, vacate, clear out, move out
enter, into, arrive, end, go in
retreat, flee, run away, running away, escape, withdraw, disengage, bug out, bail, bail out, scram, leg it, bolt, chicken out, fall back, back out, pull back, pull out, hightail, evacuate, peace out, get away
carry, transport, load, pick up, picking up, lift, cargo, aboard, on board, ferry, bring, haul, passenger, tow, grab, scoop up, fetch, board, hitch a ride, ride, take along, bring along, drag along
drop, land, unload, set down, drop off, landing, disembark, offload, let off, touch down
invade, invasion, land, landing
bombard, bombardment, bomb
token, counter, marker, cube, chit
hand, cards, held, hold
deck, pile, stack, draw pile
draw, pick up, take a card, grab a card, card draw
discard pile, used cards, graveyard, discarded
hidden, facedown, face down, secret, secretly, upside down, unrevealed, unexplored, private
faceup, face up, visible, open, public, shown
reveal, show, flip, turn over, turning over, turn up, expose
look, see, peek, view, inspect, ask, spy, check, glance, browse, snoop
tell, announce, declare, name, state, say, said, call out, mention, specify
explore, flip, discover, turn over, turning over, scout
limit, cap, max, maximum, most, at most, upper limit, as many
minimum, min, least, at least, fewest
exceed, too many, surplus, excess, over, above, beyond, more than, overflow, overstack, overload, go past, outnumber
unlimited, infinite, endless, any number
priority, initiative, first, goes first, start
tie, tied, equal, same, draw, tiebreaker, tie break, even, roll off, deadlock, stalemate, level, drawn
equal, same, match, matching, identical
different, distinct, separate
roll, dice, die
random, randomly, shuffle, mix, mixed, coin flip, lottery, blind, luck, chance
win, victory, winner, score, scoring, champion, triumph, crown, first place, gg
end, over, finish, finished, game over, done, conclude, conclusion, wrap up, finale, ending
begin, start, starting, initial, setup, opening, beginning
shoot, fire, attack, shot, damage, target, gun, weapon
fight, combat, battle, attack, war, brawl, clash, skirmish, scrap with, engagement, duel, showdown, shootout
melee, close combat, hand to hand, engaged
damage, hit, wound, hurt, injure, harm, ding, scratch, dent
hp, hit point, health, hull, life, toughness, durability
repair, fix, heal, mend, restore, patch up, patch, cure, service
scrap, salvage, recycle, refund, dismantle, sell, junk, cashback, disassemble, decommission
capture, conquer, take over, taking over, conquest, steal, seize, takeover, overrun, control, grab, snatch, usurp, occupy, annex, subdue, claim, invade
steal, rob, swipe, nick, pinch, snatch, yoink, thieve, take, nab, pilfer
build, produce, construct, make, place, create, recruit, production, manufacture, pump out, crank out, churn out, erect, assemble, train, spawn, put up, plonk, plop
place, put, lay, set
place, location, spot, position, where
upgrade, improve, grow, develop, advance, level up
settle, colonize, colony, settlement, colonise, claim, found, outpost, settler, expand, expansion, inhabit
home, homeworld, base, hq, headquarters, starting
planet, system, world, tile, space, hex
board, map, table, battlefield
edge, border, rim, outside
adjacent, neighbor, neighboring, next to, next door, adjacency, bordering, connected, touching
empty, vacant, uncontrolled, unclaimed, neutral, nobody, no one, unowned, free, ownerless, deserted, abandoned, unoccupied
nobody, no one, none, neither, no player, not anyone, zero
respond, response, react, answer, reaction, counter, reply, interrupt
cancel, negate, counterspell, nullify, undo, ignore, intercept, nope, veto, deny, annul, void, shut down, block
order, sequence, steps
simultaneous, simultaneously, same time, together, at once, both
combine, combined, together, join, sum, total, add
split, divide, share, spread, distribute
immediately, at once, instantly, right away, straight away, right now, straight off, on the spot, asap, outright, directly
any time, anytime, whenever, always, any moment
permanent, stay in play, lasting, persist, ongoing, stays, forever, for good, lasts, remain, constant
temporary, until end of turn
again, repeat, twice, more than once, often, several, repeated, second time, two times, double, once more, another time, multiple
once, single, one time, one off, only once
next, following
before, earlier, prior, previous, ahead
later, after, afterwards
effect, ability, text, power
type, kind, class, category, sort, rank
troop, infantry, ground force, soldier, trooper, army, men, grunt, marine, guy, boot, foot
army, list, roster, force, warband, team, lineup
leader, commander, hero, general, boss, character, captain, chief, officer, warlord, top dog
alone, by itself, on its own, without
range, distance, reach, far, close, near, within
nearest, closest
measure, measuring, premeasure, premeasuring, ruler, tape
how many, number, size, quantity, amount
how much, cost, price, amount
how far, range, distance, reach, speed
how long, duration, until, length
issue, hand out, give out, give, assign
choose, select, pick, decide, nominate, choice, choosing, determine, appoint, say, up to me
optional, voluntary, choose, forced, must, mandatory, compulsory, obliged, have to
duplicate, copy, copies, twice, same, double
round, turn
player, side, people
stuck, locked, cannot move, pinned, trapped, frozen, freeze, grounded, immobile, jammed, paralysed, glued, held, lock down
stay, remain, keep, stay put, stays
supply, reinforcement, reserve, pool
leftover, remaining, unused, excess, wasted, spare, left over, remainder, extra
skip, pass, forgo, leave out, omit, decline, miss, sit out, refuse, refrain, say no, opt out, do without, bypass
illegal, invalid, forbidden, not allowed, banned, wrong, mistake, unlawful, prohibited, not permitted, isnt allowed, cheat, cheating, against the rules, foul, misplay, oops, screwed up, messed up
legal, allowed, permitted, valid, okay, ok, fine, kosher, permissible, may
bonus, extra, additional, plus, increase, more, boost, buff, perk, upgrade, raise
less, fewer, lower, smaller, minus
more, higher, greater, larger
return, come back, back, go back, get back
replace, substitute, instead, swap, exchange
newest, latest, last, recent
oldest, earliest, first
small, little, tiny
big, large, huge
figure, miniature, mini, model, unit, squad, piece, dude, guy, plastic
slow, speed, fast, quick
slot, room, space, capacity
stat, figure, value, attribute
survive, alive, safe, live, stay alive, outlive, spared, make it out
`

/** Groups of words and phrases that mean the same at any table. */
export const GENERAL_SYNONYMS: readonly string[][] = LINES.trim()
  .split('\n')
  .map((line) => line.split(', '))
