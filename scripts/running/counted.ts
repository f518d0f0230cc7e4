import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'
import { type Outcome, type RunOptions, runNode, tool } from './run.ts'

export type Counts = { passed: number; failed: number }

/** `retried`: browser tests that passed only on the second attempt. */
export type Counted = Outcome & { counts: Counts; retried: string[] }

/** What the reporters write. Only browser tests are retried. */
type Report = Counts & { retried?: string[] }

/**
 * Runs projects of vitest.config.ts, with all or some of their files, and counts their tests from the report of the
 * run.
 */
export function runVitest(projects: string[], options: RunOptions = {}, files: string[] = []): Promise<Counted> {
  const chosen = projects.flatMap((project) => ['--project', project])
  return runCounted([tool('vitest'), 'run', ...chosen, ...files], options)
}

/** Runs all or some of the browser tests, and counts them in the same way. */
export function runPlaywright(options: RunOptions = {}, args: string[] = []): Promise<Counted> {
  // As in the server tests, other workspaces are loaded from their sources.
  const env = { ...options.env, NODE_OPTIONS: '--conditions=source' }
  return runCounted([tool('@playwright/test', 'playwright'), 'test', ...args], { ...options, folder: 'e2e', env })
}

/** Node stores compiled modules here: a run starts hundreds of processes that load the same ones. */
const NODE_COMPILE_CACHE = join(TOP, 'node_modules/.cache/kalends/compiled')

/** Runs a program that writes its report into the file named by TEST_REPORT. */
async function runCounted(args: string[], options: RunOptions): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-report-'))
  const report = join(folder, 'report.json')
  const outcome = await runNode(args, { ...options, env: { ...options.env, NODE_COMPILE_CACHE, TEST_REPORT: report } })
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  rmSync(folder, { recursive: true })
  return { ...outcome, ...readResults(outcome.passed, text) }
}

/** A run that failed without a failed test (a file that does not load, a failing setup) counts as one failure. */
export function readResults(passed: boolean, text: string | undefined): Pick<Counted, 'counts' | 'retried'> {
  if (text === undefined) return { counts: { passed: 0, failed: passed ? 0 : 1 }, retried: [] }
  const report = JSON.parse(text) as Report
  const failed = report.failed === 0 && !passed ? 1 : report.failed
  return { counts: { passed: report.passed, failed }, retried: report.retried ?? [] }
}
