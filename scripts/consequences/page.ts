import type { Outcome, Row } from '../../apps/server/test/consequences/table/cells.ts'
import { THINGS, type Thing } from '../../apps/server/test/consequences/table/things.ts'
import { type Table, testOf } from './judge.ts'

const things = Object.keys(THINGS) as Thing[]
const words: Record<Outcome, string> = {
  follows: 'follows',
  asks: 'asks',
  refused: 'refused',
  nothing: 'nothing to do',
  gap: '**gap**',
}
const signs: Record<Outcome, string> = { follows: 'F', asks: 'A', refused: 'R', nothing: '·', gap: '**G**' }

const introduction = `<!-- Made by scripts/make-consequences.ts from apps/server/test/consequences/table. -->
# Consequences
What hangs on a fact must follow when somebody changes it. Each row is a change; each column a thing that may hang on it.

- **F** follows: changed in the same transaction, or by a job that is resumed
- **A** asks: the person who makes the change decides
- **R** refused: not possible while the thing exists, or for some people
- **·** nothing to do
- **G** gap: it should follow and does not yet

The test of a row makes the change in a business where all these things exist, lets the jobs run, and fails unless
exactly the things that follow have changed: so *nothing to do* is tested too. A cell may name another test besides.
`

/** Returns docs/consequences.md. */
export function consequencesPage({ rows, unconnected }: Table): string {
  const head = ['Change', ...things.map((thing) => THINGS[thing])]
  return [
    introduction,
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line([`[${row.change}](#${anchor(row.change)})`, ...things.map((thing) => sign(row, thing))])),
    '',
    ...knownGaps(rows),
    ...rows.flatMap(section),
    '## Operations that change nothing others hang on',
    ...Object.entries(unconnected).map(([why, ids]) => `- ${why}: ${ids.map((id) => `\`${id}\``).join(', ')}`),
    '',
  ].join('\n')
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const anchor = (change: string): string =>
  change
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
const heading = (change: string): string => `${change.charAt(0).toUpperCase()}${change.slice(1)}`
const sign = ({ cells }: Row, thing: Thing): string => signs[cells[thing]?.outcome ?? 'nothing']

function knownGaps(rows: readonly Row[]): string[] {
  const gaps = rows.flatMap(({ change, cells }) =>
    things.flatMap((thing) => {
      const cell = cells[thing]
      return cell?.outcome === 'gap' ? [`- ${heading(change)}: ${THINGS[thing].toLowerCase()}: ${cell.why}`] : []
    }),
  )
  return [`## Known gaps`, `There are ${gaps.length}; the check lets their number only fall.`, '', ...gaps, '']
}

function section(row: Row): string[] {
  const { change, operations, cells } = row
  const test = testOf(row, undefined)
  const named = things.flatMap((thing) => {
    const cell = cells[thing]
    if (!cell) return []
    const own = cell.test ? `\`${cell.test.file}\`: ${cell.test.title}` : 'that of the row'
    return [line([THINGS[thing], words[cell.outcome], cell.why ?? '', own])]
  })
  const others = things.filter((thing) => !cells[thing]).map((thing) => THINGS[thing].toLowerCase())
  return [
    `## ${heading(change)}`,
    ...(operations.length > 0 ? [`Operations: ${operations.map((id) => `\`${id}\``).join(', ')}.`] : []),
    `Test: \`${test.file}\`: ${test.title}.`,
    '',
    line(['Thing', 'Outcome', 'Why', 'Test']),
    line(['---', '---', '---', '---']),
    ...named,
    '',
    ...(others.length > 0 ? [`Nothing to do: ${others.join(', ')}.`, ''] : []),
  ]
}
