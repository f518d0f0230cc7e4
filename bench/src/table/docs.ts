import type { Profile } from '../profile/costs.ts'
import type { Machine } from './machine.ts'
import { figure } from './print.ts'
import type { Measured } from './row.ts'

/** Replaces the section of one group in the text of docs/benchmarks.md, or adds it at the end. */
export function withSection(text: string, group: string, section: string): string {
  const [start, end] = [`<!-- generated: ${group} -->`, `<!-- end of ${group} -->`]
  const marked = `${start}\n\n${section}\n\n${end}`
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${marked}\n`
  return text.slice(0, from) + marked + text.slice(to + end.length)
}

/** Writes what a group measured as Markdown, with the largest costs of each of its loads. */
export function sectionText(group: string, machine: Machine, { yardsticks, rows, profiles = [] }: Measured): string {
  const { processor, cores, memory, node, date = '' } = machine
  return [
    `## ${group}`,
    `${date.slice(0, 10)}, ${processor}, ${cores} cores, ${memory}, Node ${node}.`,
    table(
      ['measurement', 'value', 'p99', 'ratio', 'budget', ''],
      rows.map(({ name, value, unit, p99Ms, ratio, budget, passed }) => [
        name,
        `${figure(value)} ${unit}`,
        p99Ms === undefined ? '' : `${figure(p99Ms)} ms`,
        ratio === undefined ? '' : `${figure(ratio)} ×`,
        budget,
        passed ? 'ok' : 'over',
      ]),
    ),
    ...(yardsticks.length > 0
      ? [
          table(
            ['baseline', 'value'],
            yardsticks.map(({ name, value, unit }) => [name, `${figure(value)} ${unit}`]),
          ),
        ]
      : []),
    ...(profiles.length > 0 ? [costsText(profiles)] : []),
  ].join('\n\n')
}

/** The three largest costs of each load, in the server and in PostgreSQL. */
export function costsText(profiles: readonly Profile[]): string {
  const lines = profiles.map(({ name, serverMs, databaseMs, server, database }) => [
    name,
    listed(serverMs, server),
    listed(databaseMs, database),
  ])
  return table(['load', 'processor time of the server', 'PostgreSQL'], lines)
}

function listed(milliseconds: number | undefined, costs: Profile['server']): string {
  const total = milliseconds === undefined ? [] : [`${figure(milliseconds)} ms a request`]
  return [...total, ...costs.map(({ name, share }) => `${Math.round(share * 100)} % ${name}`)].join('<br>')
}

function table(head: string[], lines: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n')
}
