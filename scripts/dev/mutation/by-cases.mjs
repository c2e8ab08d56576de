/** Whether the whole ruling of a known case, or what is read of a known sentence, notices a fault. */
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../bundle.mjs'
import { bundle, FOLDER, run } from './run.mjs'

/**
 * The known cases with faults switched in one at a time. `texts`: files with their faults beside the sound code.
 * Gives a function that says whether a ruling notices a fault, by the fault's number.
 */
export async function knownCases(texts) {
  await bundle(texts, { entryPoints: { switched: 'tests/contracts/whole-rulings.ts' }, outdir: FOLDER })
  const judging = join(FOLDER, 'cases.mjs')
  await cp(join(root, 'scripts', 'dev', 'mutation', 'cases.mjs'), judging)
  const SOUND = join(FOLDER, 'sound.json')
  const begun = Date.now()
  if (!(await run([judging], { env: { SOUND } })).ended)
    throw new Error('A known case cannot be judged even without a fault.')
  const longest = 60_000 + 10 * (Date.now() - begun)
  const { atLoad, cases } = JSON.parse(await readFile(SOUND, 'utf8'))
  return async (number) => {
    const order = orderFor(number, atLoad, cases)
    if (!order.length) return false
    const { ended, said } = await run([judging], {
      env: { SOUND, FAULT: number, ORDER: JSON.stringify(order) },
      longest,
    })
    return !ended || said !== ''
  }
}

/**
 * The cases a fault may turn, the likeliest first: those that come by it, spread over all; then, as what is worked out once
 * is met once, every other case of their checkers. What is met while everything is loaded may turn any case.
 */
function orderFor(number, atLoad, cases) {
  const all = cases.map((_, at) => at)
  const meets = all.filter((at) => cases[at].met.includes(number))
  const checkers = new Set(meets.map((at) => cases[at].checker))
  const isNear = ({ checker }) => atLoad.includes(number) || checkers.has(checker)
  const stride = Math.max(1, Math.floor(meets.length / 20))
  const spread = (list, step) => [...list.filter((_, i) => i % step === 0), ...list.filter((_, i) => i % step !== 0)]
  return [
    ...new Set([
      ...spread(meets, stride),
      ...spread(
        all.filter((at) => isNear(cases[at])),
        50,
      ),
    ]),
  ]
}
