// A Vitest reporter that counts the tests of a run and names those that passed only on the second attempt: on the
// terminal at the end of the run, and as JSON in the file named by TEST_REPORT, which `npm test` reads.
import { writeFileSync } from 'node:fs'
import { env, stdout } from 'node:process'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export type Report = { passed: number; failed: number; retried: string[] }

export class RunReport implements Reporter {
  onTestRunEnd(modules: readonly Pick<TestModule, 'children'>[]): void {
    const report = reportOn(modules.flatMap(({ children }) => [...children.allTests()]))
    if (env.TEST_REPORT) writeFileSync(env.TEST_REPORT, JSON.stringify(report))
    else if (report.retried.length > 0) stdout.write(`${retriedText(report.retried)}\n`)
  }
}

export function reportOn(tests: Pick<TestCase, 'result' | 'diagnostic' | 'module' | 'fullName'>[]): Report {
  const inState = (state: string): number => tests.filter((test) => test.result().state === state).length
  const retried = tests.filter((test) => test.diagnostic()?.flaky === true)
  return {
    passed: inState('passed'),
    failed: inState('failed'),
    retried: retried.map(({ module, fullName }) => `${module.relativeModuleId}: ${fullName}`),
  }
}

/** Lists every test that needed a second attempt, one per line. */
export const retriedText = (retried: string[]): string =>
  [`Passed only at the second attempt (${retried.length}):`, ...retried.map((name) => `  ${name}`)].join('\n')
