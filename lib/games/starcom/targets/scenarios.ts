import type { Scenario } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { NEW, OLD } from '../facts.ts'
import { AIMED, AIMS } from './aims.ts'
import { facts as specs } from './facts.ts'

const card = (slug: string) => `starcom:cards.${slug}.1`
const PULSAR = card('pulsar-system')
const BOMBARDMENT = card('orbital-bombardment')
const ANYWHERE = 'starcom:additional-rules.targeting.2'
const OWN_SYSTEM = 'starcom:additional-rules.targeting.1'

const there = { target: 'ship', targetMine: false, myShipThere: true, myVesselThere: true, pulsarSystem: false }
const away = { ...there, myShipThere: false, myVesselThere: false }
const system = { ...there, target: 'system' }
const mine = { ...there, targetMine: true }

const november: Scenario[] = [
  {
    number: 1,
    title: 'Sabotage where I have a vessel',
    facts: { ...there, card: 'sabotage' },
    expect: { verdict: 'legal', deciding: [card('sabotage')] },
  },
  {
    number: 2,
    title: 'Sabotage needs a vessel of mine in the system',
    facts: { ...away, card: 'sabotage' },
    expect: { verdict: 'illegal', deciding: [card('sabotage')] },
  },
  {
    number: 3,
    title: 'A ship in a Pulsar System is shielded from Commands',
    facts: { ...there, card: 'sabotage', pulsarSystem: true },
    expect: { verdict: 'illegal', deciding: [PULSAR], outcome: { clause: PULSAR, outcome: 'fails' } },
  },
  {
    number: 4,
    title: 'A station in a Pulsar System is not shielded',
    facts: { ...there, target: 'station', card: 'sabotage', pulsarSystem: true },
    expect: { verdict: 'legal', deciding: [card('sabotage'), PULSAR], outcome: { clause: PULSAR, outcome: 'holds' } },
  },
  {
    number: 5,
    title: 'Interdiction cannot be played on a Pulsar System',
    facts: { ...system, card: 'interdiction', pulsarSystem: true },
    expect: { verdict: 'illegal', deciding: [PULSAR] },
  },
  {
    number: 6,
    title: 'It depends on whether it is a Pulsar System',
    facts: { card: 'interdiction', target: 'system' },
    expect: {
      verdict: 'undetermined',
      missing: ['pulsarSystem'],
      deciding: [PULSAR],
      outcome: { clause: PULSAR, outcome: 'unknown' },
    },
  },
  {
    number: 7,
    title: 'Barrage hits an opposing vessel where I have one',
    facts: { ...there, card: 'barrage' },
    expect: { verdict: 'legal', deciding: [card('barrage')] },
  },
  {
    number: 8,
    title: 'Barrage does not hit my own ship',
    facts: { ...mine, card: 'barrage' },
    expect: { verdict: 'illegal', deciding: [card('barrage')] },
  },
  {
    number: 9,
    title: 'Bribery moves no ship of mine',
    facts: { ...mine, card: 'bribery' },
    expect: { verdict: 'illegal', deciding: [card('bribery')] },
  },
  {
    number: 10,
    title: 'Jump Drive Detonation needs a ship of mine in the system',
    facts: { ...system, myShipThere: false, card: 'jump-drive-detonation' },
    expect: { verdict: 'illegal', deciding: [card('jump-drive-detonation')] },
  },
  {
    number: 11,
    title: 'Orbital Bombardment with attack 5 on 3 developments takes 2',
    facts: { ...mine, card: 'orbital-bombardment', attack: 5, developments: 3 },
    expect: { verdict: 'legal', deciding: [BOMBARDMENT], follows: [BOMBARDMENT] },
  },
  {
    number: 12,
    title: "Orbital Bombardment picks a ship of mine, not the opponent's system",
    facts: { ...system, card: 'orbital-bombardment' },
    expect: { verdict: 'illegal', deciding: [BOMBARDMENT] },
  },
]

const february: Scenario[] = [
  {
    number: 13,
    title: 'Sabotage reaches every system (February 2022)',
    edition: OLD,
    facts: { ...away, card: 'sabotage' },
    expect: { verdict: 'legal', deciding: [card('sabotage'), ANYWHERE] },
  },
  {
    number: 14,
    title: 'A Pulsar System itself may be picked (February 2022)',
    edition: OLD,
    facts: { ...system, card: 'interdiction', pulsarSystem: true },
    expect: { verdict: 'legal', deciding: [card('interdiction'), PULSAR] },
  },
  {
    number: 15,
    title: 'Whether Ram reaches another system, the rules do not say (February 2022)',
    edition: OLD,
    facts: { ...away, card: 'ram' },
    expect: { verdict: 'disputed', deciding: [card('ram'), ANYWHERE, OWN_SYSTEM] },
  },
  {
    number: 16,
    title: 'Ram in the system of the destroyed ship (February 2022)',
    edition: OLD,
    facts: { ...there, card: 'ram' },
    expect: { verdict: 'legal', deciding: [card('ram'), ANYWHERE, OWN_SYSTEM] },
  },
  {
    title: 'Whose the target of Sabotage is, nobody has to say (February 2022)',
    edition: OLD,
    facts: { card: 'sabotage' },
    expect: { verdict: 'undetermined', missing: ['target', 'pulsarSystem'] },
  },
]

const NOT: Readonly<Record<string, string>> = { system: 'station', ship: 'system', station: 'system' }

/** Each Command of an edition at a target it may be aimed at, at one of a wrong kind, and at one nobody told. */
function eachOf(edition: string): Scenario[] {
  return AIMED.filter((slug) => AIMS[edition]![slug]).flatMap((slug): Scenario[] => {
    const { kinds, whose } = AIMS[edition]![slug]!
    const kind = kinds[0]!
    const aimed: RawFacts = { ...there, card: slug, target: kind, targetMine: whose === 'mine' && kind !== 'system' }
    const { target: _target, ...untold } = aimed
    const name = specs.card.options[slug]
    const asked = edition === OLD ? { edition } : {}
    const at = (outcome: 'holds' | 'fails' | 'unknown') => ({ clause: card(slug), outcome })
    return [
      { ...asked, title: `${name} at a ${kind}`, facts: aimed, expect: { verdict: 'legal', outcome: at('holds') } },
      {
        ...asked,
        title: `${name} is not aimed at a ${NOT[kind]}`,
        facts: { ...aimed, target: NOT[kind], targetMine: false },
        expect: { verdict: 'illegal', outcome: at('fails') },
      },
      {
        ...asked,
        title: `${name}, what it is aimed at not known`,
        facts: untold,
        expect: { verdict: 'undetermined', outcome: at('unknown') },
      },
    ]
  })
}

/** Worked examples of what Commands are aimed at. */
export const scenarios: Scenario[] = [...november, ...february, ...eachOf(NEW), ...eachOf(OLD)]
