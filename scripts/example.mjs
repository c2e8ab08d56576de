/** The pages that stand for all where one must do: of the first game of the registry. Node only; needs no build. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Addresses of a page of rules, of a checker, and of a case of it. */
export async function examplePages() {
  const registry = await readFile(join(root, 'lib', 'games', 'index.ts'), 'utf8')
  const [, id] = /\bgames\b[^=]*=\s*\[\s*(\w+)/.exec(registry)
  const { example } = JSON.parse(await readFile(join(root, 'content', id, 'game.json'), 'utf8'))
  const checker = `/check/${id}/${example.checker}/`
  return { game: `/rules/${id}/`, page: `/rules/${id}/${example.page}/`, checker, facts: `${checker}?${example.facts}` }
}
