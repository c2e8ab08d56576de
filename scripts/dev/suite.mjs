/** Runs stages side by side, prints a line for each suite, repeats what failed, and ends with the sum, last and alone. */
import { STAGES, tidy } from './stages.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const print = (text) => process.stdout.write(`${text}\n`)

/** What a stage says while it runs: a line for each suite with its time, and what failed, at once and again at the end. */
function teller(stage, failures) {
  const line = (text, ms) => print(`${stage.padEnd(8)} ${text}${ms === undefined ? '' : ` (${seconds(ms)})`}`)
  const failed = (name, why = '') => {
    failures.push({ stage, name, why })
    line(`FAILED ${name}`)
  }
  return { stage, line, failed }
}

async function runStage(stage, failures, run) {
  const tell = teller(stage, failures)
  const start = Date.now()
  const counts = await STAGES[stage](tell, run).catch((error) => {
    tell.failed('could not be run', error.message)
    return { passed: 0, failed: 1 }
  })
  const ms = Date.now() - start
  tell.line(`=== ${counts.failed ? 'FAILED' : 'ok'} ===`, ms)
  return { stage, counts, ms }
}

/** Stages one after the other; what comes after a failed one stands on it, is not run and counts as failed. */
async function runChain(chain, failures, run) {
  const results = []
  for (const stage of chain) {
    const broken = results.find(({ counts }) => counts.failed)
    if (broken) {
      teller(stage, failures).failed(`Not run, because ${broken.stage} failed.`)
      results.push({ stage, counts: { passed: 0, failed: 1 }, ms: 0 })
    } else results.push(await runStage(stage, failures, run))
  }
  return results
}

const sum = (results, key) => results.reduce((total, { counts }) => total + (counts[key] ?? 0), 0)

/**
 * Runs rounds of chains of stages: the chains of a round run side by side, a round begins when the one before it is over.
 * Gives the exit code.
 */
export async function runSuite(rounds, options = {}) {
  const run = { ...options }
  const failures = []
  const results = []
  for (const round of rounds) {
    const done = await Promise.all(round.map((chain) => runChain(chain, failures, run)))
    results.push(...done.flat())
  }
  await tidy(run)
  return report(results, failures)
}

function report(results, failures) {
  for (const { stage, name, why } of failures) print(`\n--- ${stage} FAILED: ${name}${why ? `\n${why}` : ''}`)
  print('\n=== result ===')
  for (const { stage, counts, ms } of results) {
    const skipped = counts.skipped ? `, ${counts.skipped} skipped` : ''
    const word = counts.failed ? 'FAILED' : 'ok    '
    print(`${stage.padEnd(8)} ${word} ${counts.passed} ok, ${counts.failed} not${skipped} (${seconds(ms)})`)
  }
  const failed = sum(results, 'failed')
  print(`\n${sum(results, 'passed')} passed, ${failed} failed`)
  return failed ? 1 : 0
}

/** The counts of a run in which nothing could be run. */
export function couldNotStart(why) {
  return report(
    [{ stage: 'install', counts: { passed: 0, failed: 1 }, ms: 0 }],
    [{ stage: 'install', name: why, why: '' }],
  )
}
