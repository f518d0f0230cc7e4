// Prints the table of budgets: the machine, the baselines, then every budget with its measurement. `--json` prints
// JSON, a word runs only groups whose name contains it, `--write` puts what was measured into docs/benchmarks.md.
// Exits with 1 if a budget is exceeded.
import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { attacked } from './attacks/group.ts'
import { calendar } from './calendar/group.ts'
import { catalogue } from './catalogue/group.ts'
import { engine } from './engine/group.ts'
import { growth } from './growth/group.ts'
import { overHttp } from './http/group.ts'
import { memory } from './memory/group.ts'
import { selling } from './orders/group.ts'
import { pages } from './pages/group.ts'
import { startingUp } from './process/group.ts'
import { signingIn } from './sign-in/group.ts'
import { costsText, sectionText, withSection } from './table/docs.ts'
import { machineFacts } from './table/machine.ts'
import { tableText } from './table/print.ts'
import type { Group, Measured } from './table/row.ts'

const GROUPS: Group[] = [
  engine,
  overHttp,
  growth,
  memory,
  catalogue,
  signingIn,
  selling,
  attacked,
  startingUp,
  pages,
  calendar,
]

const word = argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''
const measured: Required<Measured> = { yardsticks: [], rows: [], profiles: [] }
const machine = machineFacts()
const docs = new URL('../../docs/benchmarks.md', import.meta.url)
const groups = GROUPS.filter(({ name }) => name.includes(word))
for (const group of groups) {
  console.error(`measuring ${group.name} …`)
  const result = await group.measure({ alone: groups.length === 1 })
  measured.yardsticks.push(...result.yardsticks)
  measured.rows.push(...result.rows)
  measured.profiles.push(...(result.profiles ?? []))
  if (argv.includes('--write')) {
    const section = sectionText(group.name, machine, result)
    writeFileSync(docs, withSection(readFileSync(docs, 'utf8'), group.name, section))
  }
}
console.log(argv.includes('--json') ? JSON.stringify({ machine, ...measured }, null, 2) : tableText(machine, measured))
if (!argv.includes('--json') && measured.profiles.length > 0) console.log(`\nCosts\n\n${costsText(measured.profiles)}`)
process.exitCode = measured.rows.every(({ passed }) => passed) && measured.rows.length > 0 ? 0 : 1
