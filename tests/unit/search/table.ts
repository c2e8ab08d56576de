/** A small game for search tests: enough to prefer, to mistake and to miss. */
import type { SearchRecord } from '../../../lib/search/index.ts'

type Given = Partial<SearchRecord> & Pick<SearchRecord, 'id' | 'title'>

export function record(given: Given): SearchRecord {
  return {
    kind: 'clause',
    game: given.id.split(':')[0] ?? '',
    page: 'Rules',
    section: '',
    label: given.title,
    text: '',
    aliases: [],
    editions: [],
    url: `/rules/${given.id}`,
    ...given,
  }
}

export const records: SearchRecord[] = [
  record({
    id: 'star:command.build.1',
    title: 'Pay the cost',
    page: 'Command Phase',
    section: 'Build',
    label: 'Command Phase, Build 1',
    text: 'You may build any ship or station whose cost you can pay in credits.',
  }),
  record({
    id: 'star:command.build.5',
    title: 'Ship cap',
    page: 'Command Phase',
    section: 'Build',
    label: 'Command Phase, Build 5',
    text: 'You may build a ship only while you control fewer ships than developments. Fighters count.',
    editions: ['new'],
  }),
  record({
    id: 'star:command.repair.1',
    title: 'Repair',
    page: 'Command Phase',
    section: 'Repair',
    label: 'Command Phase, Repair 1',
    text: 'Two credits remove 1 point of damage from a ship.',
    editions: ['old'],
  }),
  record({
    id: 'star:extra.siege.1',
    title: 'When a system is under siege',
    page: 'Additional Rules',
    section: 'Siege',
    label: 'Additional Rules, Siege 1',
    text: 'An opponent has a ship there that is not a Fighter, and you have no armed ship there.',
  }),
  record({
    id: 'star:extra.siege.2',
    title: 'No income',
    page: 'Additional Rules',
    section: 'Siege',
    label: 'Additional Rules, Siege 2',
    text: 'Developments of a besieged system pay no credits.',
    aliases: ['embargo'],
  }),
  record({
    id: 'star:extra.hand.1',
    title: 'Hand limit',
    page: 'Additional Rules',
    section: 'Hand limit',
    label: 'Additional Rules, Hand limit 1',
    text: 'You hold at most five cards. Cards beyond that are never drawn.',
  }),
  record({
    id: 'star:ambiguity.10',
    title: 'Do defending Fighters prevent a siege',
    page: 'Open questions',
    label: 'AMB-10',
  }),
  record({
    id: 'star:check-build',
    kind: 'checker',
    title: 'Can I build this ship?',
    page: 'Checkers',
    label: 'Build checker',
    text: 'Tells whether you may build a ship.',
  }),
  record({
    id: 'star:term.development',
    kind: 'term',
    title: 'Development',
    page: 'Glossary',
    aliases: ['cube', 'colony'],
  }),
  record({
    id: 'hex:movement.4',
    title: 'Move Ships',
    page: 'Movement',
    label: 'LRR 58.4',
    text: 'Bring ships into the active system.',
  }),
  record({
    id: 'hex:movement.4b',
    title: 'No passing other ships',
    page: 'Movement',
    label: 'LRR 58.4b',
    text: 'A ship cannot pass through a system that holds ships of another player.',
  }),
  record({
    id: 'hex:movement.4c',
    title: 'Own token holds ships',
    page: 'Movement',
    label: 'LRR 58.4c',
    text: 'A ship cannot leave a system that holds its own token.',
  }),
  record({
    id: 'hex:nebula.1',
    title: 'Entering a nebula',
    page: 'Nebula',
    label: 'LRR 59.1',
    text: 'A ship may enter a nebula only if the nebula is active.',
  }),
  record({
    id: 'hex:nebula.n1',
    title: 'Entering a nebula',
    page: 'Nebula',
    label: 'LRR 59, note I',
    from: 'note',
    text: 'A ship may enter a nebula only if the nebula is active.',
  }),
  record({
    id: 'hex:creuss',
    title: 'L’Éclair–Gate',
    page: 'Components',
    label: 'Card',
    text: 'The gate joins two space docks lying facedown.',
  }),
]
