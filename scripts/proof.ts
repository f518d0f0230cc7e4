// Runs the long versions of the property, race and crash tests that `npm test` runs briefly. `npm run proof -- race`
// runs those whose name contains that word.
import { argv, env } from 'node:process'
import { buildIfNeeded } from './building/build.ts'
import { memoryFolder } from './running/memory-folder.ts'
import { retriedText, runParts, tallyLine } from './running/parts.ts'
import { proofParts } from './running/proofs.ts'

const built = await buildIfNeeded()
if (!built.passed) process.exit(1)
const parts = proofParts.filter(({ name }) => name.includes(argv[2] ?? ''))
env.TMPDIR = memoryFolder() ?? env.TMPDIR
// Most of the time one process waits for another, so two at once use two cores well.
const tally = await runParts(parts, 2)
if (tally.retried.length > 0) console.log(retriedText(tally.retried))
console.log(tallyLine(tally))
process.exitCode = tally.failed > 0 || parts.length === 0 ? 1 : 0
