// A Vitest reporter that counts the tests of a run and writes the counts as JSON into the file named by TEST_REPORT,
// which `npm test` reads.
import { writeFileSync } from 'node:fs'
import { env } from 'node:process'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Counts } from './counted.ts'

export class RunReport implements Reporter {
  onTestRunEnd(modules: readonly Pick<TestModule, 'children'>[]): void {
    if (!env.TEST_REPORT) return
    const counts = countTests(modules.flatMap(({ children }) => [...children.allTests()]))
    writeFileSync(env.TEST_REPORT, JSON.stringify(counts))
  }
}

export function countTests(tests: Pick<TestCase, 'result'>[]): Counts {
  const inState = (state: string): number => tests.filter((test) => test.result().state === state).length
  return { passed: inState('passed'), failed: inState('failed') }
}
