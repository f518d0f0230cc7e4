// The proofs in their long form: what `npm test` shows in short, long enough to convince. `npm run proof -- race` runs
// the ones whose name holds that word.
import { argv, env } from 'node:process'
import { buildIfNeeded } from './building/build.ts'
import { memoryFolder } from './running/memory-folder.ts'
import { runParts, tallyLine } from './running/parts.ts'
import { proofParts } from './running/proofs.ts'
import { retriedText } from './running/run-report.ts'

const built = await buildIfNeeded()
if (!built.passed) process.exit(1)
const parts = proofParts.filter(({ name }) => name.includes(argv[2] ?? ''))
env.TMPDIR = memoryFolder() ?? env.TMPDIR
// Most of each is one process waiting for another: two at once share two cores well.
const tally = await runParts(parts, 2)
if (tally.retried.length > 0) console.log(retriedText(tally.retried))
console.log(tallyLine(tally))
process.exitCode = tally.failed > 0 || parts.length === 0 ? 1 : 0
