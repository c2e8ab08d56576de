/** A small language inside a query: `game:x nebula`, `edition:feb`, `is:open`, `card:vader`. The games are given: it knows none. */

/** As much of a game as a query may name. */
export interface Named {
  id: string
  short: string
  title: string
  editions: readonly { id: string; title: string }[]
}

/** What a query asks for, apart from its words. */
export interface Asked {
  /** The words that are left. */
  words: string
  game?: string
  edition?: string
  /** Only open questions, only checkers, or only cards. */
  only?: 'open' | 'check' | 'card'
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whole names of a game, the longest first: its title, its short name. */
const namesOf = ({ id, short, title }: Named): string[] =>
  [...new Set([title, title.split(':')[0]!, short, id].map(plain))].sort((a, b) => b.length - a.length)

const gameNamed = (value: string, games: readonly Named[]) =>
  games.find((game) =>
    namesOf(game).some((name) => name.replaceAll(' ', '').startsWith(plain(value).replaceAll(' ', ''))),
  )

function editionNamed(value: string, games: readonly Named[]) {
  for (const { id: game, editions } of games) {
    const found = editions.find(
      ({ id, title }) =>
        id === value ||
        plain(title)
          .split(' ')
          .some((word) => word.startsWith(plain(value))),
    )
    if (found) return { game, edition: found.id }
  }
  return {}
}

const ONLY = ['open', 'check', 'card'] as const

/** What one `key:value` asks for; nothing where the value is not known, and then it stays a word. */
function read(key: string, value: string, games: readonly Named[]): Omit<Asked, 'words'> & { word?: string } {
  if (key === 'game') {
    const game = gameNamed(value, games)
    return game ? { game: game.id } : {}
  }
  if (key === 'edition') return editionNamed(value, games)
  if (key === 'card') return { only: 'card', word: value }
  const only = ONLY.find((one) => one === value)
  return only ? { only } : {}
}

/** Takes what is no word out of a query: `key:value`, and the whole name of a game at its beginning or end. */
export function readQuery(typed: string, games: readonly Named[]): Asked {
  let asked: Omit<Asked, 'words'> = {}
  let words = typed.replace(/\b(game|edition|is|card):(\S+)/gi, (whole, key: string, value: string) => {
    const { word, ...told } = read(key.toLowerCase(), value.toLowerCase(), games)
    if (!Object.keys(told).length) return whole
    asked = { ...asked, ...told }
    return word ?? ''
  })
  for (const game of games) {
    for (const name of asked.game ? [] : namesOf(game)) {
      // As it is printed, too: "Star Wars: Legion".
      const written = name.replaceAll(' ', '[^a-z0-9]+')
      const stands = new RegExp(`^(?:in )?${written}\\b[:,]?\\s+|\\s+(?:in )?${written}[?.!]*$`, 'i')
      if (!stands.test(words)) continue
      words = words.replace(stands, ' ')
      asked = { ...asked, game: game.id }
    }
  }
  return { words: words.replace(/\s+/g, ' ').trim(), ...asked }
}

/** Ways to end the word that is being typed, where it begins one of the keys; whole queries. */
export function completions(typed: string, games: readonly Named[]): string[] {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/s.exec(typed) ?? []
  if (last.length < 2) return []
  const all = [
    ...games.map(({ id }) => `game:${id}`),
    ...games.flatMap(({ editions }) => editions.map(({ title }) => `edition:${plain(title).slice(0, 3)}`)),
    'is:open',
    'is:check',
    'card:',
  ]
  return all
    .filter((one) => one.startsWith(last.toLowerCase()) && one !== last.toLowerCase())
    .map((one) => before + one)
}
