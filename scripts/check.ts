// Runs every check that needs neither a server nor a browser. `npm run check -- imports` runs the parts whose name
// contains that word.
import { argv } from 'node:process'
import { checkParts } from './running/check-parts.ts'
import { runParts, tallyLine } from './running/parts.ts'

const word = argv[2]
const parts = word === undefined ? checkParts : checkParts.filter(({ name }) => name.includes(word))
const started = performance.now()
const tally = await runParts(parts, 2)
console.log(`${tallyLine(tally)} in ${((performance.now() - started) / 1000).toFixed(0)} s`)
process.exitCode = tally.failed > 0 || parts.length === 0 ? 1 : 0
