// Prints the table of budgets: the machine, the baselines, then every budget with its measurement. `--json` prints
// JSON, a word runs only groups whose name contains it. Exits with 1 if a budget is exceeded.
import { argv } from 'node:process'
import { attacked } from './attacks/group.ts'
import { calendar } from './calendar/group.ts'
import { catalogue } from './catalogue/group.ts'
import { engine } from './engine/group.ts'
import { overHttp } from './http/group.ts'
import { pages } from './pages/group.ts'
import { startingUp } from './process/group.ts'
import { signingIn } from './sign-in/group.ts'
import { machineFacts } from './table/machine.ts'
import { tableText } from './table/print.ts'
import type { Group, Measured } from './table/row.ts'

const GROUPS: Group[] = [engine, overHttp, catalogue, signingIn, attacked, startingUp, pages, calendar]

const word = argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''
const measured: Measured = { yardsticks: [], rows: [] }
for (const group of GROUPS.filter(({ name }) => name.includes(word))) {
  console.error(`measuring ${group.name} …`)
  const { yardsticks, rows } = await group.measure()
  measured.yardsticks.push(...yardsticks)
  measured.rows.push(...rows)
}
const machine = machineFacts()
console.log(argv.includes('--json') ? JSON.stringify({ machine, ...measured }, null, 2) : tableText(machine, measured))
process.exitCode = measured.rows.every(({ passed }) => passed) && measured.rows.length > 0 ? 0 : 1
