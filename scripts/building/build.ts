import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'
import { WORKSPACES } from '../project/workspaces.ts'
import { inTurn } from '../running/parts.ts'
import { type Outcome, runNode, tool } from '../running/run.ts'
import { findOutdatedPackage } from './dependencies.ts'
import { packTexts } from './pack.ts'
import { isBuilt, writeStamp } from './stamp.ts'

/** Compiles packages, server and CLI, then bundles the pages. */
export async function build(): Promise<Outcome> {
  forgetLostOutput()
  const outcome = await inTurn(
    () => runNode([tool('typescript', 'tsc'), '-b']),
    () =>
      runNode([tool('@react-router/dev', 'react-router'), 'build'], {
        folder: 'apps/web',
        env: { NODE_ENV: 'production' },
      }),
  )
  if (!outcome.passed) return outcome
  packTexts(join(TOP, 'apps/web/build/client'))
  writeStamp()
  return outcome
}

/** Builds unless the result exists and its sources are unchanged. */
export async function buildIfNeeded(print = console.log): Promise<Outcome> {
  if (isBuilt()) return { passed: true, output: '', seconds: 0 }
  const outdated = findOutdatedPackage(TOP)
  if (outdated) {
    print(`The dependencies have changed since they were installed (${outdated}). Run npm ci, then try again.`)
    return { passed: false, output: '', seconds: 0 }
  }
  print('Building Kalends: the first time takes a moment.')
  const outcome = await build()
  print(outcome.passed ? `Built in ${outcome.seconds.toFixed(1)} s.` : outcome.output)
  return outcome
}

/** Removes the compiler's incremental state if dist/ was deleted, because the compiler trusts it. */
function forgetLostOutput(): void {
  for (const workspace of WORKSPACES) {
    const notes = join(TOP, workspace, 'tsconfig.tsbuildinfo')
    if (existsSync(notes) && !existsSync(join(TOP, workspace, 'dist'))) rmSync(notes)
  }
}
