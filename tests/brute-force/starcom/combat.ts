/** CK-15, from the fact sheet. */
import { cards } from '../../../lib/games/starcom/data/cards.ts'
import type { Judge, Reads } from './opinion.ts'
import type { Random } from './random.ts'

interface Vessel {
  id: string
  owner: string
  card: string
  attack: number
  hp: number
  damage: number
  system?: string
  cannotBeDamaged?: boolean
  destroyedBeforeResolve?: boolean
  targetingSystems?: boolean
  maximumFirepower?: boolean
}
interface Shot {
  from: string
  to: string
  amount: number
}
interface Combat extends Record<string, unknown> {
  seats: string[]
  activePlayer: string
  vessels: Vessel[]
  assignments: Shot[]
}

const NEW = '2022-11'
const deck = (edition: string) =>
  cards.filter((card) => card.edition === edition && (card.type === 'Ship' || card.type === 'Station'))

function dealVessel(random: Random, edition: string, id: string, owner: string, system: string | undefined): Vessel {
  const favourites = deck(edition).filter(({ slug }) => ['frigate', 'defense-station', 'battleship'].includes(slug))
  const card = random.chance(0.5) ? random.of(favourites) : random.of(deck(edition))
  const flag = (name: keyof Vessel, share: number) => (random.chance(share) ? { [name]: random.chance(0.8) } : {})
  return {
    id,
    owner,
    card: card.slug,
    attack: (card.attack ?? 0) + random.of([0, 0, 0, 1, 2]),
    hp: (card.hp ?? 1) + random.of([0, 0, 0, 1, 2]),
    damage: random.chance(0.7) ? 0 : random.int(0, (card.hp ?? 1) + 1),
    ...(system ? { system } : {}),
    ...flag('cannotBeDamaged', 0.1),
    ...flag('destroyedBeforeResolve', 0.15),
    ...flag('targetingSystems', 0.25),
    ...flag('maximumFirepower', 0.2),
  }
}

function deal(random: Random, edition: string): Combat {
  const seats = ['Ada', 'Ben', 'Cleo', 'Dov'].slice(0, random.int(2, 4))
  const named = random.chance(0.2)
  const vessels = Array.from({ length: random.int(1, 7) }, (_, i) =>
    dealVessel(
      random,
      edition,
      `v${i}`,
      random.of(seats.slice(0, random.of([1, 2, 2, 3, 4]))),
      named ? random.of(['X', 'X', 'X', 'Y']) : undefined,
    ),
  )
  const assignments: Shot[] = []
  for (const shooter of vessels) {
    if (!shooter.attack || random.chance(0.35)) continue
    const foes = vessels.filter(
      (other) => other.id !== shooter.id && (other.owner !== shooter.owner || random.chance(0.1)),
    )
    const near = random.chance(0.9) ? foes.filter((other) => other.system === shooter.system) : foes
    const shots = random.of([1, 1, 1, 1, 2, 2, 3])
    let left = shooter.attack
    for (const target of [...near].sort(() => random.next() - 0.5).slice(0, shots)) {
      const lethal = target.hp - target.damage
      const most = random.chance(0.75) ? left : shooter.attack
      if (most < 1) break
      const amount = lethal >= 1 && lethal <= most && random.chance(0.5) ? lethal : random.int(1, most)
      assignments.push({ from: shooter.id, to: target.id, amount })
      left = Math.max(0, left - amount)
    }
  }
  return { seats, activePlayer: random.of(seats), vessels, assignments }
}

const total = (shots: readonly Shot[]) => shots.reduce((sum, { amount }) => sum + amount, 0)

function noCombat(f: Combat, edition: string): boolean {
  const owners = new Map<string, Set<string>>()
  for (const { system = '', owner } of f.vessels) owners.set(system, (owners.get(system) ?? new Set()).add(owner))
  const quiet = (system: string) =>
    owners.get(system)!.size < 2 || (edition === NEW && !owners.get(system)!.has(f.activePlayer))
  if (!f.assignments.length) return [...owners.keys()].every(quiet)
  return f.assignments.some(({ from }) => quiet(f.vessels.find(({ id }) => id === from)!.system ?? ''))
}

/** Step 3, as the clause each shooter falls foul of. */
function badFire(f: Combat, edition: string, reads: Reads): Set<string> {
  const wrong = new Set<string>()
  for (const shooter of f.vessels) {
    const shots = f.assignments.filter(({ from }) => from === shooter.id)
    if (shots.length < 2) continue
    const divides = total(shots) <= shooter.attack
    if (edition === NEW && shooter.card === 'battleship') {
      if (shots.length > 2 || (!divides && reads('18/i') === 'A')) wrong.add('cards.battleship.1')
    } else if (edition !== NEW && shooter.targetingSystems) {
      if (!divides) wrong.add('cards.targeting-systems.1')
    } else if (edition !== NEW && shooter.maximumFirepower) {
      if (shots.length > 2 || !divides) wrong.add('cards.maximum-firepower.1')
    } else if (edition !== NEW || reads('18/ii') === 'A' || !divides) wrong.add('combat-phase.assign-damage.2')
  }
  return wrong
}

function strays(f: Combat): boolean {
  const place = (name: string) => f.vessels.find(({ id }) => id === name)!.system
  return f.assignments.some(({ from, to }) => place(from) !== place(to))
}

const SCREENS = ['frigate', 'defense-station']

/** Step 4 for one set of shots: every system, every owner attacked. */
function passesOver(f: Combat, shots: readonly Shot[], reads: Reads): boolean {
  for (const screen of f.vessels.filter(({ card }) => SCREENS.includes(card))) {
    const others = f.vessels.filter(({ id, owner, system, card }) => {
      const besides = id !== screen.id && owner === screen.owner && system === screen.system
      return besides && (!SCREENS.includes(card) || reads('17/i') === 'B')
    })
    const hit = others.filter(({ id }) => shots.some(({ to }) => to === id))
    if (!hit.length) continue
    if (screen.cannotBeDamaged && reads('17/iv') === 'B') continue
    if (screen.cannotBeDamaged && reads('17/iv') === 'C') return true
    if (hit.some(({ card }) => SCREENS.includes(card))) return true
    const printed = cards.find(({ slug, edition }) => slug === screen.card && edition === NEW)!.hp!
    const points = reads('17/v') === 'B' ? printed : screen.hp
    const needed = points - (reads('17/iii') === 'B' ? 0 : screen.damage)
    if (total(shots.filter(({ to }) => to === screen.id)) < needed) return true
  }
  return false
}

function lethalFirst(f: Combat, reads: Reads): boolean {
  if (reads('17/ii') === 'A') return passesOver(f, f.assignments, reads)
  const owner = (name: string) => f.vessels.find(({ id }) => id === name)!.owner
  return f.seats.some((seat) =>
    passesOver(
      f,
      f.assignments.filter(({ from }) => owner(from) === seat),
      reads,
    ),
  )
}

function destroyed(f: Combat, edition: string, reads: Reads): string[] {
  const lost: string[] = []
  for (const target of f.vessels) {
    // Cleanup of February 2022 looks at every vessel, shot at or not.
    const isLookedAt = edition !== NEW || f.assignments.some(({ to }) => to === target.id)
    if (target.destroyedBeforeResolve || !isLookedAt) continue
    let damage = target.damage
    for (const { from, to, amount } of f.assignments) {
      const gone = f.vessels.find(({ id }) => id === from)!.destroyedBeforeResolve
      if (to === target.id && !target.cannotBeDamaged && !(gone && edition === NEW)) damage += amount
    }
    const equalIsEnough = edition === NEW || reads('30') === 'B'
    if (damage > target.hp || (damage === target.hp && equalIsEnough)) lost.push(target.id)
  }
  return lost
}

function judge(f: Combat, edition: string, reads: Reads) {
  const failures: string[] = []
  if (noCombat(f, edition)) failures.push('combat-phase.systems.1')
  const wrong = badFire(f, edition, reads)
  const shooting = [
    'combat-phase.assign-damage.2',
    'cards.battleship.1',
    'cards.targeting-systems.1',
    'cards.maximum-firepower.1',
  ]
  failures.push(...shooting.filter((clause) => wrong.has(clause)))
  if (strays(f)) failures.push(edition === NEW ? 'combat-phase.order.1' : 'additional-rules.targeting.1')
  if (edition === NEW && lethalFirst(f, reads)) failures.push('combat-phase.assign-damage.3')
  if (failures.length) return { verdict: 'illegal' as const, headline: failures[0]!, failures }
  return { verdict: 'legal' as const, headline: 'combat-phase.systems.1', answer: destroyed(f, edition, reads) }
}

export const fighting: Judge<Combat> = {
  checker: 'starcom/combat-damage',
  deal,
  judge,
  unclear: { '2022-11': { '17/ii': ['A', 'B'], '17/iii': ['A', 'B'], '17/iv': ['A', 'B', 'C'], '18/i': ['A', 'B'] } },
  settled: {
    '2022-11': { '17/i': ['A', 'B'], '17/v': ['A', 'B'], '18/ii': ['A', 'B'] },
    '2022-02': { 30: ['A', 'B'] },
  },
  answerOf: (ruling) => ruling.answer?.value,
}
