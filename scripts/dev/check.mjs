#!/usr/bin/env node
/**
 * `npm run check`: the part of `npm test` that needs no built site: lint, types, unit and contract tests.
 * Of the random tables that an independent judge is compared on it draws a tenth; `npm test` draws them all.
 * `npm run check -- --game ID` runs only the tests that concern that game.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies, requireNode, root } from '../install.mjs'
import { couldNotStart, runSuite } from './suite.mjs'

/** One random table in so many is drawn here. */
const SHARE = 10

/** The game that was asked for; ends with one clear line when there is none of that name. */
async function readGame() {
  const { game } = parseArgs({ options: { game: { type: 'string' } } }).values
  if (game === undefined) return
  const entries = await readdir(join(root, 'content'), { withFileTypes: true })
  const games = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  if (games.includes(game)) return game
  throw new Error(`--game ${game}: there is no such game. Give one of ${games.join(', ')}.`)
}

requireNode()
try {
  const game = await readGame()
  process.exitCode = (await ensureDependencies())
    ? await runSuite([[['lint'], ['types'], ['tests']]], { game, share: SHARE })
    : couldNotStart('The packages could not be installed.')
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
