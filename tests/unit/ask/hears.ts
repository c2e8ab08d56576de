/** The front door for the tests of sentences: each is read once a file, and judged when asked for, up to its verdict. */
import { adjudicateInSteps, type Refusal } from '../../../lib/adjudicate.ts'
import { isBlind, type Judged, requestOf } from '../../../lib/ask/door.ts'
import { type Asked, createAsk, type Question } from '../../../lib/ask/index.ts'
import type { AskedPack } from '../../../lib/kernel/pack.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'

/** As `openAsk`, without what would turn the verdict: to find it takes ten times as long as the verdict. */
export function hears(packs: readonly AskedPack[]): (question: Question) => Judged {
  const ask = createAsk(packs)
  const heard = new Map<string, Judged>()
  return (question) => {
    const key = JSON.stringify(question)
    const known = heard.get(key)
    if (known) return known
    const judged = judgedLater(packs, ask(question))
    heard.set(key, judged)
    return judged
  }
}

function judgedLater(packs: readonly AskedPack[], asked: Asked): Judged {
  if (!asked.checker) return asked
  let ruling: Ruling | Refusal | undefined
  return {
    ...asked,
    get ruling() {
      ruling ??= verdictOf(packs, asked)
      return isBlind(asked, ruling) ? undefined : ruling
    },
  }
}

/** The ruling as it first stands, with the usual verdict but not yet what would turn it. */
function verdictOf(packs: readonly AskedPack[], asked: Asked): Ruling | Refusal {
  const steps = adjudicateInSteps(packs, requestOf(asked))
  let step = steps.next()
  while (!step.done && !step.value) step = steps.next()
  if (!step.value) throw new Error(`${asked.checker} was not judged.`)
  return step.value
}

/** The answer in words or the verdict, usual where it is not settled. */
export function outcomeOf({ ruling }: Judged): string {
  if (!ruling || 'error' in ruling) return 'error'
  const { verdict, answer } = ruling.presumed ?? ruling
  return answer?.says ?? verdict
}

/** The checker, the verdict and the value of the answer, usual where it is not settled: "income answered 6". */
export function headOf({ checker, ruling }: Judged): string {
  if (!ruling || 'error' in ruling) return 'error'
  const { verdict, answer } = ruling.presumed ?? ruling
  const value = answer && 'value' in answer && !Array.isArray(answer.value) ? answer.value : undefined
  return [checker?.split('/')[1], verdict, value].filter((one) => one !== undefined).join(' ')
}
