import type { Row, TestName } from '../../apps/server/test/consequences/table/cells.ts'

/** What is known of the project: the titles of each test file below apps/server/test, and the writing operations. */
export type Known = { titles: ReadonlyMap<string, ReadonlySet<string>>; writing: readonly string[] }

/** The table: its rows, the operations that change nothing others hang on, and how many gaps it may have. */
export type Table = {
  rows: readonly Row[]
  unconnected: Readonly<Record<string, readonly string[]>>
  knownGaps: number
}

/**
 * Checks that each cell names a test that exists, that each writing operation belongs to exactly one row or reason, and
 * that there are as many gaps as the table says.
 */
export function judgeConsequences({ rows, unconnected, knownGaps }: Table, { titles, writing }: Known): string[] {
  return [
    ...rows.flatMap((row) => missingTests(row, titles)),
    ...rows.flatMap(({ change, cells }) =>
      Object.entries(cells)
        .filter(([, { outcome, why }]) => outcome !== 'follows' && !why)
        .map(([thing, { outcome }]) => `${change}, ${thing}: "${outcome}" needs a reason`),
    ),
    ...judgeOperations(rows, unconnected, writing),
    ...judgeGaps(rows, knownGaps),
  ]
}

/** The test of a cell: its own, or that of the row. */
export const testOf = ({ change, file }: Row, own: TestName | undefined): TestName =>
  own ?? { file: `consequences/${file}`, title: change }

function missingTests(row: Row, titles: Known['titles']): string[] {
  const tests = [testOf(row, undefined), ...Object.values(row.cells).flatMap(({ test }) => test ?? [])]
  return tests
    .filter(({ file, title }) => !titles.get(file)?.has(title))
    .map(({ file, title }) => `${row.change}: apps/server/test/${file} has no test "${title}"`)
}

function judgeOperations(
  rows: readonly Row[],
  unconnected: Table['unconnected'],
  writing: readonly string[],
): string[] {
  const assigned = [...rows.flatMap(({ operations }) => operations), ...Object.values(unconnected).flat()]
  const twice = assigned.filter((id, index) => assigned.indexOf(id) !== index)
  return [
    ...writing.filter((id) => !assigned.includes(id)).map((id) => `${id} writes, and belongs to no row`),
    ...assigned.filter((id) => !writing.includes(id)).map((id) => `${id} is no writing operation of the contract`),
    ...twice.map((id) => `${id} belongs to two rows`),
  ]
}

function judgeGaps(rows: readonly Row[], knownGaps: number): string[] {
  const gaps = rows.flatMap(({ cells }) => Object.values(cells)).filter(({ outcome }) => outcome === 'gap').length
  if (gaps > knownGaps) return [`there are ${gaps} gaps, and at most ${knownGaps} are allowed`]
  return gaps < knownGaps ? [`there are ${gaps} gaps: lower KNOWN_GAPS, which is ${knownGaps}`] : []
}
