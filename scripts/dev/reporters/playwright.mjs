/** Tells the test run what Playwright begins and finishes: each test, each step of one, each file, each failure. */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const tell = (message) => process.send?.(message)
const plain = (text = '') => stripVTControlCharacters(text)
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }

export default class {
  #files = new Map()

  onBegin(_config, suite) {
    for (const test of suite.allTests()) this.#fileOf(test).open += 1
  }

  #fileOf({ location }) {
    const { file } = location
    if (!this.#files.has(file)) this.#files.set(file, { open: 0, tests: 0, failed: 0, ms: 0 })
    return this.#files.get(file)
  }

  #nameOf(test) {
    const [, project, , ...titles] = test.titlePath()
    return `${relative(process.cwd(), test.location.file)} (${project}) > ${titles.join(' > ')}`
  }

  onTestBegin(test) {
    tell({ begun: this.#nameOf(test) })
  }

  // A long test gets on with each of its steps.
  onStepEnd() {
    tell({})
  }

  onTestEnd(test, result) {
    const outcome = OUTCOMES[test.outcome()]
    const why = result.errors.map(({ message, stack }) => plain(stack ?? message)).join('\n')
    tell({ ended: this.#nameOf(test), outcome, why })
    const file = this.#fileOf(test)
    file.open -= 1
    file.tests += 1
    file.ms += result.duration
    if (outcome === 'failed') file.failed += 1
    if (file.open === 0)
      tell({ suite: relative(process.cwd(), test.location.file), tests: file.tests, failed: file.failed, ms: file.ms })
  }

  onError({ message, stack }) {
    tell({ ended: 'outside any test', outcome: 'failed', why: plain(stack ?? message) })
  }

  printsToStdio() {
    return false
  }
}
