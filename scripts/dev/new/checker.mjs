#!/usr/bin/env node
/** `npm run new:checker GAME ID`: the folder of a checker, its line, a first case. */
import { main, newChecker } from './write.mjs'

await main(() => newChecker(process.argv[2], process.argv[3]))
