import type { Machine } from './machine.ts'
import type { Measured, Row } from './row.ts'

/** Formats the table as text: the machine, the baselines, then one line per budget. */
export function tableText(machine: Machine, { yardsticks, rows }: Measured): string {
  const facts = Object.entries(machine).map(([name, value]) => [name, value])
  const sticks = yardsticks.map(({ name, value, unit }) => [name, `${figure(value)} ${unit}`])
  const lines = rows.map((row) => [
    row.passed ? 'ok' : 'OVER',
    row.name,
    `${figure(row.value)} ${row.unit}`,
    compared(row),
    slowest(row),
    row.budget,
  ])
  return [
    'The machine',
    columns(facts),
    '',
    'Baselines',
    columns(sticks),
    '',
    'Budgets',
    columns([['', 'measurement', 'value', 'ratio', 'p99', 'budget'], ...lines]),
  ].join('\n')
}

const compared = ({ ratio }: Row): string => (ratio === undefined ? '' : `${figure(ratio)} ×`)

const slowest = ({ p99Ms }: Row): string => (p99Ms === undefined ? '' : `${figure(p99Ms)} ms`)

/** Formats a number with three significant digits. */
export function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

function columns(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) => `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}
