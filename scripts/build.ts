// Builds everything that `npm start` runs. With --if-needed only when the sources changed since the last build.
import { argv } from 'node:process'
import { build, buildIfNeeded } from './building/build.ts'

const ifNeeded = argv.includes('--if-needed')
const outcome = ifNeeded ? await buildIfNeeded() : await build()
if (!ifNeeded) console.log(outcome.passed ? `Built in ${outcome.seconds.toFixed(1)} s.` : outcome.output)
process.exitCode = outcome.passed ? 0 : 1
