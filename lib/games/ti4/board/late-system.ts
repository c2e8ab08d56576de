/** A system of a board, looked at only where it is asked for. */
import { askFor } from '../../../kernel/seeing.ts'
import { type Anomaly, findSystemTile, NEXUS_WORMHOLES, type Wormhole } from '../data/tiles.ts'
import type { SystemFacts } from '../facts.ts'
import { hexInFracture, isNexus, liesOffMap, nexusSide, UNSEEN_SHIP } from '../places.ts'
import type { BoardUnit, System } from './board.ts'
import { strangerIn } from './unit.ts'

/** A system that reads its facts when they are looked at: what is not told stops whoever looks, and nobody else. */
export class LateSystem implements System {
  private place: { hex: System['hex'] } | undefined
  private side: { nexus: System['nexus'] } | undefined
  private odd: ReadonlySet<Anomaly> | undefined
  private mouths: readonly Wormhole[] | undefined
  private spared: ReadonlySet<string> | undefined
  private listed: readonly BoardUnit[] | undefined
  constructor(
    readonly facts: SystemFacts,
    readonly index: number,
    private readonly here: readonly BoardUnit[],
  ) {}
  get id() {
    return this.facts.id
  }
  get hex() {
    this.place ??= { hex: hexOf(this.facts) }
    return this.place.hex
  }
  /** What its tile prints stays there, whatever was added (LRR 9.4). */
  private get printed() {
    return this.facts.tile === undefined ? undefined : findSystemTile(this.facts.tile)
  }
  get anomalies() {
    const rift = this.tears.length ? (['gravity-rift'] as const) : []
    this.odd ??= new Set([...(this.printed?.anomalies ?? []), ...this.facts.anomalies, ...rift])
    return this.odd
  }
  get nexus() {
    this.side ??= {
      nexus: isNexus(this.facts) ? (nexusSide(this.facts) ?? askFor('systems', this.index, 'nexus')) : undefined,
    }
    return this.side.nexus
  }
  get wormholes() {
    const printed = this.nexus ? NEXUS_WORMHOLES[this.nexus] : (this.printed?.wormholes ?? [])
    this.mouths ??= [...new Set([...this.facts.wormholes, ...printed])]
    return this.mouths
  }
  get exempt() {
    this.spared ??= new Set([...(this.facts.rollExempt ?? []), ...this.tears.map(({ owner }) => owner)])
    return this.spared
  }
  /** Everything there; where not all is listed, with or without a ship of a stranger. */
  get units(): readonly BoardUnit[] {
    if (!this.listed) {
      const { unitsListed } = this.facts
      if (unitsListed === false) askFor('systems', this.index, 'unitsListed')
      this.listed = (unitsListed as unknown) === UNSEEN_SHIP ? [...this.here, strangerIn(this)] : this.here
    }
    return this.listed
  }
  /** A Dimensional Tear makes its system a gravity rift that its owner's ships leave without a die. */
  private get tears() {
    return this.here.filter((unit) => unit.component?.id === 'dimensional-tear')
  }
}

function hexOf(facts: SystemFacts): System['hex'] {
  const row = hexInFracture(facts)
  const hex = facts.hex ?? row
  return hex && (row || !liesOffMap(facts)) ? { q: hex.q, r: hex.r } : undefined
}
