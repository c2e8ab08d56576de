import { describe, expect, test } from 'vitest'
import { clausesOn, questionsOn } from '../../../../lib/games/legion/card-clauses.ts'
import { cardsFor, cardUsers, userKey, userKeysOf } from '../../../../lib/games/legion/card-users.ts'
import { doubtsOf, lineOf, ownerOf, pipsOf, sayOrders, sectionOf } from '../../../../lib/games/legion/card-words.ts'
import { CARD_SOURCES, cards } from '../../../../lib/games/legion/data/cards.ts'
import { EFFECT_SOURCES, effectOf, isLater } from '../../../../lib/games/legion/data/effects.ts'
import { sayPrinting, saySource, sayTiming, sayWeapon } from '../../../../lib/games/legion/effect-words.ts'
import { legion } from '../../../../lib/games/legion/index.ts'
import { characterNamed } from '../../../../lib/games/legion/names.ts'
import { library, searchOfAll } from '../../../library.ts'

const clauses = new Set(library.clauses.map(({ id }) => id))
const named = (name: string) => cards.find((card) => card.name === name)!

describe('what is said of a card', () => {
  const said = (card: (typeof cards)[number]): string => {
    const effect = effectOf(card)
    const prints = effect ? [effect, ...(effect.others ?? [])] : []
    return [
      ownerOf(card),
      pipsOf(card),
      sectionOf(card),
      lineOf(card),
      sayOrders(card.orders),
      ...doubtsOf(card),
      effect?.note ?? '',
      effect?.nominee ?? '',
      ...prints.flatMap((print) => [
        sayPrinting(print),
        saySource(print),
        sayTiming(print),
        print.weapon ? sayWeapon(print.weapon) : '',
        print.effect,
      ]),
    ].join('\n')
  }

  test('never holds the code of a data set, nor a word of the data', () => {
    const codes = new RegExp(
      [
        ...Object.keys(CARD_SOURCES),
        ...Object.keys(EFFECT_SOURCES),
        'rrg-2',
        'BSData',
        'undefined',
        'special-forces',
        '-trooper',
        'scan-text',
        'issue-orders',
      ].join('|'),
    )
    for (const card of cards) expect(said(card)).not.toMatch(codes)
  })

  test('235 cards have their effect, 111 of them in a print of this edition; the nine others say that they have none', () => {
    const known = cards.flatMap((card) => effectOf(card) ?? [])
    expect(known).toHaveLength(235)
    expect(known.filter((effect) => !isLater(effect))).toHaveLength(111)
    expect(
      cards.filter((card) => !effectOf(card)).map((card) => card.campaign !== undefined || card.characters),
    ).toHaveLength(9)
  })

  test('a print of 2024 is always called one', () => {
    for (const card of cards)
      for (const print of [effectOf(card), ...(effectOf(card)?.others ?? [])])
        if (print) expect(sayPrinting(print).includes('2024')).toBe(isLater(print))
  })
})

describe('the rules that touch a card', () => {
  test('every card has some, and every one of them exists', () => {
    for (const card of cards) {
      const ids = clausesOn(card, effectOf(card))
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((id) => !clauses.has(id))).toEqual([])
      const known = new Set(legion.ambiguities.map(({ id }) => id))
      expect(questionsOn(card).filter((id) => !known.has(id))).toEqual([])
    }
  })

  test('Change of Plans, Standing Orders and Common Cause have theirs', () => {
    const change = named('Change of Plans')
    expect(clausesOn(change, effectOf(change))).toContain('legion:command-cards.effects.5a')
    expect(questionsOn(change)).toContain('legion:ambiguity.13')
    expect(clausesOn(named('Standing Orders'), undefined)).toContain('legion:command-cards.generic.3')
    expect(questionsOn(named('Common Cause'))).toContain('legion:ambiguity.10')
  })

  test('a keyword known only from a later print brings no clause along', () => {
    const later = cards.find((card) => effectOf(card) && isLater(effectOf(card)!) && effectOf(card)!.keywords?.length)!
    expect(clausesOn(later, effectOf(later))).not.toContain('legion:command-cards.keywords.1')
  })
})

describe('who may use which card', () => {
  const titles = (user: Parameters<typeof cardsFor>[0]) => cardsFor(user).map(({ card }) => card.name)

  test('a commander: the own cards and those for everyone', () => {
    const vader = titles({ kind: 'character', name: 'vader' })
    expect(vader).toEqual(expect.arrayContaining(['Ambush', 'Implacable', 'Master of Evil', 'Standing Orders']))
    expect(vader).not.toContain('Son of Skywalker')
    expect(vader).toHaveLength(4 + 6)
  })

  test('a card for two characters says whom it needs besides', () => {
    const both = cardsFor({ kind: 'character', name: 'Han Solo' }).find(({ card }) => card.name === 'Not Out of it Yet')
    expect(both?.needs).toEqual(['Luke Skywalker'])
  })

  test('a faction and a battle force', () => {
    expect(titles({ kind: 'faction', name: 'empire' })).toEqual(
      expect.arrayContaining(['Pinned Down', 'Implacable', 'Push']),
    )
    expect(titles({ kind: 'faction', name: 'empire' })).not.toContain('Overwhelming Barrage')
    expect(titles({ kind: 'battle-force', name: 'Blizzard Force' })).toContain('Overwhelming Barrage')
  })

  test('the filter on the page knows what the list knows', () => {
    for (const user of cardUsers) {
      const open = cards.filter((card) => userKeysOf(card).some((key) => key === 'all' || key === userKey(user)))
      expect(open.map(({ name }) => name)).toEqual(titles(user))
    }
  })
})

describe('search', () => {
  const { search } = searchOfAll()
  const first = (query: string) => search(query, { game: 'legion', edition: 'rrg-2' }).hits[0]?.record

  test.each([
    ['implacable', 'implacable'],
    ['Implacible', 'implacable'],
    ['master of evil', 'master-of-evil'],
    ['sorry about the mess', 'sorry-about-the-mess'],
    ['son of skywalker', 'son-of-skywalker'],
    ['annihilation looms', 'annihilation-looms'],
    ['vaders might', 'vaders-might'],
    ['whipcord launcher', 'whipcord-launcher'],
  ])('“%s” finds the card', (query, id) => {
    expect(first(query)).toMatchObject({ id: `legion:card.${id}`, url: `/cards/legion/#${id}` })
  })

  test('a name finds the cards of its owner, and no clause passes for the answer', () => {
    for (const query of ['vader', 'boba fett']) {
      const { hits, answer } = search(query, { game: 'legion', edition: 'rrg-2' })
      expect(hits.slice(0, 3).map(({ record }) => record.kind)).toEqual(['card', 'card', 'card'])
      expect(answer).toBe(undefined)
    }
  })

  test('every card is the first or second thing found by its name', () => {
    const far = cards.filter((card) => {
      const found = search(card.name, { game: 'legion', edition: 'rrg-2' }).hits.slice(0, 2)
      return !found.some(({ record }) => record.id === `legion:card.${card.id}`)
    })
    expect(far.map(({ name }) => name)).toEqual([])
  })
})

test.each([
  ['Mando', 'Din Djarin'],
  ['the Armourer', undefined],
  ['armourer', 'The Armorer'],
])('by the name %s a character is %s', (called, name) => expect(characterNamed(called)?.name).toBe(name))
