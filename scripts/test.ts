// Runs every test: the check, then tests with PostgreSQL, with whole processes and in a browser. The last line is `N
// passed, N failed`; the lines above it name the browser tests that needed a second attempt. Needs only Node and npm.
import { env, versions } from 'node:process'
import { buildIfNeeded } from './building/build.ts'
import { checkParts } from './running/check-parts.ts'
import { runPlaywright, runVitest } from './running/counted.ts'
import { memoryFolder } from './running/memory-folder.ts'
import { type Part, retriedText, runParts, type Tally, tallyLine } from './running/parts.ts'

env.TMPDIR = memoryFolder() ?? env.TMPDIR

const live = { live: true }
const started = performance.now()
const total: Tally = { passed: 0, failed: 0, retried: [] }

async function stage(parts: Part[], atOnce = 1): Promise<boolean> {
  const tally = await runParts(parts, atOnce)
  total.passed += tally.passed
  total.failed += tally.failed
  total.retried.push(...tally.retried)
  return tally.failed === 0
}

console.log(`Node ${versions.node}: ${process.execPath}`)
await stage(checkParts, 2)
await stage([{ name: 'operations, permissions and guarantees, with PostgreSQL', run: () => runVitest(['db'], live) }])
const built = await stage([{ name: 'build', run: () => buildIfNeeded() }])
// Without a build there is nothing to start; the failure is already counted.
if (built) {
  await stage([{ name: 'starting, stopping and the command line', run: () => runVitest(['running'], live) }])
  await stage([{ name: 'browser tests', run: () => runPlaywright(live, ['--grep-invert', '@proof']) }])
}
console.log(`all in ${((performance.now() - started) / 60_000).toFixed(1)} min`)
if (total.retried.length > 0) console.log(retriedText(total.retried))
console.log(tallyLine(total))
process.exitCode = total.failed > 0 ? 1 : 0
