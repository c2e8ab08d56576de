/** Tells the test run what Vitest finishes: each test, each file, each failure. */
const tell = (message) => process.send?.(message)

/** Why something failed, without the frames of the test runner. */
const reasonOf = (errors) =>
  (errors ?? []).map((error) => [error.message, error.diff, ownFrames(error)].filter(Boolean).join('\n')).join('\n')

const ownFrames = ({ stack = '' }) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
    .slice(0, 3)
    .join('\n')

const OUTCOMES = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped' }

export default class {
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    tell({ ended: name, outcome: OUTCOMES[state], why: reasonOf(errors) })
  }

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()]
    // A file that cannot be loaded, or a hook around its tests that throws, is no test of its own.
    const around = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
    const name = module.relativeModuleId
    if (around.length) tell({ ended: name, outcome: 'failed', why: reasonOf(around) })
    const failed = tests.filter((test) => test.result().state === 'failed').length + (around.length ? 1 : 0)
    tell({ suite: name, tests: tests.length, failed, ms: module.diagnostic().duration })
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors) tell({ ended: 'outside any test', outcome: 'failed', why: reasonOf([error]) })
  }
}
