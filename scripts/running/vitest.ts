import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, type RunOptions, runNode, tool } from './run.ts'
import type { Report } from './run-report.ts'

export type Counted = Outcome & { counts: Counts; retried: string[] }
export type Counts = { passed: number; failed: number }

/** Runs projects of vitest.config.ts, all their files or some, and counts their tests from the report of the run. */
export async function runVitest(projects: string[], options: RunOptions = {}, files: string[] = []): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-report-'))
  const report = join(folder, 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const env = { ...options.env, TEST_REPORT: report }
  const outcome = await runNode([tool('vitest'), 'run', ...chosen, ...files], { ...options, env })
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  rmSync(folder, { recursive: true })
  return { ...outcome, ...resultsOf(outcome.passed, text) }
}

/** A run that failed without a failed test (a file that does not load, a set-up that breaks) counts as one failure. */
export function resultsOf(passed: boolean, text: string | undefined): Pick<Counted, 'counts' | 'retried'> {
  if (text === undefined) return { counts: { passed: 0, failed: passed ? 0 : 1 }, retried: [] }
  const report = JSON.parse(text) as Report
  const failed = report.failed === 0 && !passed ? 1 : report.failed
  return { counts: { passed: report.passed, failed }, retried: report.retried }
}
