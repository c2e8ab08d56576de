#!/usr/bin/env node
/** `npm run new:game ID [CHECKER]`: the folders of a game, its line, a page, a checker, a first case. */
import { main, newGame } from './write.mjs'

await main(() => newGame(...process.argv.slice(2, 4)))
