import { describe, expect, it } from 'vitest'
import { createSearch, type SearchOptions, type SearchRecord } from '../../../lib/search/index.ts'
import { record, records } from './table.ts'

const search = createSearch(records)
const idsOf = (query: string, options?: SearchOptions) => search.search(query, options).hits.map((hit) => hit.record.id)
const firstOf = (query: string, options?: SearchOptions) => idsOf(query, options)[0]

describe('finding by number and id', () => {
  it.each([
    ['build 5', 'star:command.build.5'],
    ['Build5', 'star:command.build.5'],
    ['command.build.5', 'star:command.build.5'],
    ['star:command.build.5', 'star:command.build.5'],
    ['Command Phase, Build 5', 'star:command.build.5'],
    ['58.4c', 'hex:movement.4c'],
    ['LRR 58.4 c', 'hex:movement.4c'],
    ['rule 58.4C', 'hex:movement.4c'],
    ['movement 4c', 'hex:movement.4c'],
    ['AMB-10', 'star:ambiguity.10'],
    ['amb 10', 'star:ambiguity.10'],
    ['Q10', 'star:ambiguity.10'],
    ['Build #5', 'star:command.build.5'],
    ['star build no. 5', 'star:command.build.5'],
    ['https://lawspeaker.example/rules/hex/movement/#4c', 'hex:movement.4c'],
    ['https://lawspeaker.example/questions/star/#10', 'star:ambiguity.10'],
    ['what does 58.4c say', 'hex:movement.4c'],
    ['59 note 1', 'hex:nebula.n1'],
  ])('%s', (query, id) => expect(firstOf(query)).toBe(id))

  it('puts what stands below a number after it', () => {
    expect(idsOf('58.4').slice(0, 3)).toEqual(['hex:movement.4', 'hex:movement.4b', 'hex:movement.4c'])
  })
  it('is sure of a number, and of nothing when the number does not exist', () => {
    expect(search.search('58.4c').confident).toBe(true)
    expect(search.search('99.9z').confident).toBe(false)
  })
})

describe('finding by words', () => {
  it.each([
    ['the page word alone finds the clause that opens it', 'siege', 'star:extra.siege.1'],
    ['a swap of two letters', 'seige', 'star:extra.siege.1'],
    ['a missing letter', 'hand limt', 'star:extra.hand.1'],
    ['half a word', 'nebu', 'hex:nebula.1'],
    ['words in another order', 'limit of the hand', 'star:extra.hand.1'],
    ['another form of the word', 'repairing', 'star:command.repair.1'],
    ['a word of the same family', 'repairment', 'star:command.repair.1'],
    ['a general synonym', 'revenue', 'star:extra.siege.2'],
    ['a word that only an alias has', 'embargo', 'star:extra.siege.2'],
    ['apostrophe, accent and dash folded', 'leclair gate', 'hex:creuss'],
    ['two words written as one', 'spacedocks', 'hex:creuss'],
    ['one word written as two', 'face down', 'hex:creuss'],
    ['a number as a word', '5 cards', 'star:extra.hand.1'],
  ])('%s', (_, query, id) => expect(firstOf(query)).toBe(id))

  it('does not let small words outvote telling ones', () => {
    expect(firstOf('what is it that you may do in the nebula')).toBe('hex:nebula.1')
  })
  it('uses small words when nothing else remains', () => expect(idsOf('whose')).toContain('star:command.build.1'))
  it('reads the aliases of a term as other words for it', () => {
    expect(idsOf('colonies', { kinds: ['clause'] })).toContain('star:command.build.5')
    const without = createSearch(records.filter(({ kind }) => kind !== 'term'))
    expect(without.search('colonies', { kinds: ['clause'] }).confident).toBe(false)
  })
  it('takes synonyms of one game for that game only', () => {
    const slang = createSearch(records, { synonyms: { hex: [['fog', 'nebula']] } })
    expect(slang.search('fog', { game: 'hex' }).hits[0]?.record.id).toBe('hex:nebula.1')
    expect(slang.search('fog', { game: 'star' }).confident).toBe(false)
  })
  it('tells close sayings apart by their small words', () => {
    const two = [
      record({ id: 'g:when', title: 'Turn', page: 'A', aliases: ['when to draw cards'] }),
      record({ id: 'g:who', title: 'Turn', page: 'B', aliases: ['who draws cards'] }),
    ]
    expect(createSearch(two).search('when do I draw cards').hits[0]?.record.id).toBe('g:when')
    expect(createSearch([...two].reverse()).search('who is it that draws cards').hits[0]?.record.id).toBe('g:who')
  })
  it.each([
    ['another form of a word that is there', 'repairment cost', 'Repair', 'Repayment'],
    ['what begins a word while it is typed', 'cost carav', 'Caravanserai', 'Carat'],
  ])('takes for no slip %s', (_, query, meant, near) => {
    const two = [meant, near].map((title) => record({ id: `g:${title}`, title }))
    const found = createSearch([...two, record({ id: 'g:other', title: 'Cost' })]).search(query)
    const ids = found.hits.map(({ record: { id } }) => id)
    expect(ids).toContain(`g:${meant}`)
    expect(ids).not.toContain(`g:${near}`)
  })
  it('of many that say the same shows the first, in their order', () => {
    const many = Array.from({ length: 90 }, (_, i) => record({ id: `g:${i}`, title: 'Siege', page: `Page ${i}` }))
    const { hits } = createSearch(many).search('siege', { limit: 5 })
    expect(hits.map(({ record: { id } }) => id)).toEqual(['g:0', 'g:1', 'g:2', 'g:3', 'g:4'])
  })
  it('calls a title what stands before its brackets', () => {
    const two = [
      record({ id: 'g:far', title: 'What the tear does', page: 'A', aliases: ['dim tear'] }),
      record({ id: 'g:name', title: 'Dim Tear (Cabal)', page: 'B', text: 'A rift.' }),
    ]
    expect(createSearch(two).search('dim tear').hits[0]?.record.id).toBe('g:name')
  })
  it('prefers words that stand together', () => {
    const two = [
      record({ id: 'g:far', title: 'One', page: 'A', text: 'A fleet is a group. The lid of the box is called pool.' }),
      record({
        id: 'g:near',
        title: 'Two',
        page: 'B',
        text: 'The lid of the box is a group called that. A fleet pool.',
      }),
    ]
    expect(createSearch(two).search('fleet pool').hits[0]?.record.id).toBe('g:near')
  })
})

describe('what it prefers', () => {
  it('the record whose name was typed over one that speaks of it often', () => {
    const two = [
      record({
        id: 'g:much',
        title: 'Notes on retreat',
        page: 'A',
        text: 'Retreat. Retreat now. Retreat then. Retreat again.',
      }),
      record({
        id: 'g:name',
        title: 'Retreat',
        page: 'B',
        text: 'Ships with movement left may jump to another system that you control, in turn order, clockwise.',
      }),
    ]
    expect(createSearch(two).search('retreat').hits[0]?.record.id).toBe('g:name')
  })
  it('the name said word for word, small words included', () => {
    const two = [
      record({ id: 'g:decks', title: 'Decks', page: 'A', text: 'Three decks.' }),
      record({
        id: 'g:out',
        title: 'Last card',
        page: 'B',
        text: 'The game ends with the last card.',
        aliases: ['deck out'],
      }),
    ]
    expect(createSearch(two).search('deck out').hits[0]?.record.id).toBe('g:out')
  })
  it('a record on a page where more matches', () => {
    const lone = record({ id: 'g:lone', title: 'Alpha', page: 'A', text: 'The rift bends.' })
    const many = ['b', 'c', 'd'].map((name) =>
      record({ id: `g:${name}`, title: 'Beta', page: 'B', text: 'The rift bends.' }),
    )
    expect(createSearch([lone, ...many]).search('rift').hits[0]?.record.id).toBe('g:b')
  })
  it('the rule over a note of the same words', () => {
    expect(idsOf('entering a nebula').slice(0, 2)).toEqual(['hex:nebula.1', 'hex:nebula.n1'])
    const noteFirst = createSearch([...records].reverse())
    expect(noteFirst.search('entering a nebula').hits[0]?.record.id).toBe('hex:nebula.1')
  })
  it('the chosen game', () => {
    expect(idsOf('ships system', { game: 'hex' })[0]).toMatch(/^hex:/)
    expect(idsOf('ships system', { game: 'star' })[0]).toMatch(/^star:/)
  })
  it('another game only when the chosen one has nothing close', () => {
    expect(idsOf('hand limit', { game: 'star' }).every((id) => id.startsWith('star:'))).toBe(true)
    const result = search.search('nebula', { game: 'star' })
    expect(result.confident).toBe(false)
    expect(result.hits.map((hit) => hit.record.id)).toContain('hex:nebula.1')
  })
  it('the chosen edition, and marks what it lacks instead of hiding it', () => {
    const both: SearchRecord[] = ['old', 'new'].map((edition) =>
      record({ id: `g:${edition}`, title: 'Hand limit', text: 'Cards in hand.', editions: [edition] }),
    )
    const { hits } = createSearch(both).search('hand limit', { edition: 'new' })
    expect(hits.map((hit) => [hit.record.id, hit.inEdition])).toEqual([
      ['g:new', true],
      ['g:old', false],
    ])
  })
  it('a checker when a case is asked, the rule when a topic is', () => {
    expect(firstOf('can I build a ship?')).toBe('star:check-build')
    expect(firstOf('ship cap')).toBe('star:command.build.5')
  })
  it('only the kinds asked for, as many as asked for', () => {
    const { hits } = search.search('can I build a ship?', { kinds: ['clause'], limit: 2 })
    expect(hits.map((hit) => hit.record.kind)).toEqual(['clause', 'clause'])
  })
})

describe('being sure', () => {
  it.each(['flurb gnaxel wibbleton', 'quarterly tax return', 'xyzzy'])('has no answer to nonsense: %s', (query) => {
    const { answer, confident, suggestions } = search.search(query, { game: 'star' })
    expect({ answer, confident }).toEqual({ answer: undefined, confident: false })
    expect(suggestions.length).toBeGreaterThan(0)
  })
  it('is less sure of corrected words than of those that stand as typed', () => {
    expect(search.search('ham limb', { game: 'star' }).confident).toBe(false)
    const { answer, confident } = search.search('hand limt', { game: 'star' })
    expect({ answer, confident }).toEqual({ answer: undefined, confident: true })
  })
  it('is not sure when one word of many is known', () => {
    const { confident, hits } = search.search('quarterly tax return for a station', { game: 'star' })
    expect(confident).toBe(false)
    expect(hits.length).toBeGreaterThan(0)
  })
  it('answers when one clause is clearly ahead', () =>
    expect(search.search('hand limit').answer?.record.id).toBe('star:extra.hand.1'))
  it('gives no answer when two stand equal', () => {
    const twins = ['a', 'b'].map((name) => record({ id: `g:${name}`, title: 'Hand limit', text: 'Five cards.' }))
    expect(createSearch(twins).search('hand limit').answer).toBeUndefined()
  })
  it('never answers with a clause the chosen edition lacks', () => {
    expect(search.search('repair', { edition: 'old' }).answer?.record.id).toBe('star:command.repair.1')
    expect(search.search('repair', { edition: 'new' }).answer).toBeUndefined()
  })
  it('suggests near titles and words', () => {
    expect(search.suggest('nebuxxa')).toContain('Nebula')
    expect(search.suggest('hadn limmitt')).toContain('Hand limit')
  })
  it('survives an empty query and an empty collection', () => {
    expect(search.search('  ').hits).toEqual([])
    expect(createSearch([]).search('siege')).toEqual({ hits: [], confident: false, suggestions: [] })
  })
})

describe('what is marked in a hit', () => {
  const two = createSearch([
    record({ id: 'g:1', title: 'Income', text: 'You gain income: money for each system.' }),
    record({ id: 'g:2', title: 'Pay', text: 'You pay with your money.' }),
  ])
  const markedIn = (id: string) => two.search('income').hits.find((hit) => hit.record.id === id)?.matched
  it('is the word that was typed, where the record has it', () => expect(markedIn('g:1')).toEqual(['income']))
  it('is another word for it only where it has not', () => expect(markedIn('g:2')).toContain('money'))
})
