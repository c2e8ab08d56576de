import { expect, it } from 'vitest'
import type { RulingCard } from '../../../app/_components/table/card.ts'
import { blocksOf, wrapped } from '../../../app/_components/table/draw-card.ts'

const letters = (text: string) => text.length

it('breaks lines between words, and never loses one', () => {
  expect(wrapped('one two three four', 9, letters)).toEqual(['one two', 'three', 'four'])
  expect(wrapped('a wonderfullylongword b', 6, letters)).toEqual(['a', 'wonderfullylongword', 'b'])
  expect(wrapped('  ', 6, letters)).toEqual([])
})

it('draws which rules, the question, then the verdict, why, and the words that decide', () => {
  const card: RulingCard = {
    game: 'starcom',
    title: 'Star Commander',
    question: 'Can I build this here?',
    table: 'November 2022',
    verdict: 'illegal',
    word: 'NOT LEGAL',
    summary: 'The system is under siege.',
    taken: '',
    facts: [{ label: 'Kind of system', value: 'Capital' }],
    deciding: [{ id: 'x', label: 'Build 6', text: 'Nothing is built under siege.' }],
    contrasts: ['In February 2022: LEGAL'],
    sentence: '',
    query: '',
  }
  expect(blocksOf(card).map(({ text }) => text)).toEqual([
    'Star Commander · November 2022',
    'Can I build this here?',
    'NOT LEGAL',
    'The system is under siege.',
    'In February 2022: LEGAL',
    'Kind of system: Capital',
    'Build 6',
    'Nothing is built under siege.',
    'Lawspeaker · rules told in our own words',
  ])
  // One bar beside a rule and its words.
  expect(blocksOf(card).flatMap(({ bar }) => bar ?? [])).toEqual(['begins', 'goes on'])
})
