import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, type RunOptions, runNode, tool } from './run.ts'

export type Counted = Outcome & { counts: Counts }
export type Counts = { passed: number; failed: number }

type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; success: boolean }

/** Runs projects of vitest.config.ts and counts their tests from vitest's own report. */
export async function runVitest(projects: string[], options: RunOptions = {}): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-report-'))
  const report = join(folder, 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const outcome = await runNode([tool('vitest'), 'run', ...chosen, ...reporters], options)
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  rmSync(folder, { recursive: true })
  return { ...outcome, counts: countsOf(outcome.passed, text) }
}

/** A run that failed without a failed test (a file that does not load, a set-up that breaks) counts as one failure. */
export function countsOf(passed: boolean, text: string | undefined): Counts {
  if (text === undefined) return { passed: 0, failed: passed ? 0 : 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(text) as Report
  return { passed: numPassedTests, failed: numFailedTests === 0 && !passed ? 1 : numFailedTests }
}
