// Counts the tests of a run and names those that passed only at their second attempt, as JSON in the file that
// TEST_REPORT names, where `npm test` and `npm run e2e` read it.
import { writeFileSync } from 'node:fs'
import { env } from 'node:process'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

export default class RunReport implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? []
    const withOutcome = (outcome: string) => tests.filter((test) => test.outcome() === outcome)
    const retried = withOutcome('flaky').map((test) => test.titlePath().slice(2).join(': '))
    const passed = withOutcome('expected').length + retried.length
    const failed = withOutcome('unexpected').length
    if (env.TEST_REPORT) writeFileSync(env.TEST_REPORT, JSON.stringify({ passed, failed, retried }))
  }
}
