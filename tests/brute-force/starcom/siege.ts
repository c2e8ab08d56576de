/** CK-08, from the fact sheet. */
import type { Judge } from './opinion.ts'
import type { Random } from './random.ts'

interface Vessel {
  owner: string
  type: 'ship' | 'station'
  class?: string
  attack: number
  /** Where a bonus changes the attack. */
  printedAttack?: number
}
interface Siege extends Record<string, unknown> {
  controller: string
  vessels: Vessel[]
}

function deal(random: Random): Siege {
  const players = ['me', 'Red', 'Blue']
  const vessels = Array.from({ length: random.int(0, 5) }, (): Vessel => {
    const station = random.chance(0.3)
    const attack = random.of([0, 0, 1, 2, 3])
    const shared = {
      owner: random.of(players),
      attack,
      ...(random.chance(0.2) ? { printedAttack: random.int(0, attack) } : {}),
    }
    return station
      ? { ...shared, type: 'station' }
      : { ...shared, type: 'ship', class: random.of(['Fighter', 'Fighter', 'Small', 'Medium', 'Large']) }
  })
  return { controller: random.of(['none', ...players, ...players]), vessels }
}

const POINTS = { 10: ['A', 'B'], 11: ['A', 'B'], 12: ['A', 'B'] }

export const besieging: Judge<Siege> = {
  checker: 'starcom/siege',
  deal,
  judge: ({ controller, vessels }, _edition, reads) => {
    const attackers = vessels.filter((v) => v.owner !== controller && v.type === 'ship' && v.class !== 'Fighter')
    const defenders = vessels.filter((v) => {
      const attack = reads('12') === 'B' && v.printedAttack !== undefined ? v.printedAttack : v.attack
      const armed = attack >= 1 || reads('11') === 'B'
      return v.owner === controller && armed && !(v.class === 'Fighter' && reads('10') === 'B')
    })
    const answer = controller !== 'none' && attackers.length > 0 && defenders.length === 0
    return { verdict: 'answered', headline: 'additional-rules.siege.1', answer }
  },
  unclear: {},
  settled: { '2022-11': POINTS, '2022-02': POINTS },
  answerOf: (ruling) => ruling.answer?.value,
}
