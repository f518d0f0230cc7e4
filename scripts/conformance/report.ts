import { BROWSER_STEPS, exists, SPECIFIED, STEPS } from './operations.ts'
import { PACKAGES } from './packages.ts'
import type { Outcome, Recorder, Result } from './recorder.ts'

type Row = Result & { name: string }
type Group = { title: string; rows: Row[] }

/** Returns the results in groups, with what the server does not have. */
export function groupResults(recorder: Recorder): Group[] {
  const judge = (name: string): Row => ({ name, ...(exists(name) ? recorder.find(name) : { outcome: 'absent' }) })
  const groups = Object.entries(SPECIFIED).map(([title, names]) => ({ title, rows: names.map(judge) }))
  const find = (names: object): Row[] => Object.values(names).map((name) => ({ name, ...recorder.find(name) }))
  return [
    ...groups,
    { title: 'what the SDK does itself', rows: find(STEPS) },
    { title: 'in a browser', rows: find(BROWSER_STEPS) },
  ]
}

/** Returns how many results had each outcome. */
export function countOutcomes(groups: Group[]): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, absent: 0, 'not run': 0 }
  for (const { outcome } of groups.flatMap(({ rows }) => rows)) counts[outcome]++
  return counts
}

/** Returns one line per result, for the terminal. */
export function printable(groups: Group[]): string {
  const lines = groups.flatMap(({ title, rows }) => [
    '',
    title,
    ...rows.map(({ name, outcome, reason = '' }) => `  ${name.padEnd(44)} ${outcome.padEnd(8)} ${reason}`.trimEnd()),
  ])
  return lines.join('\n')
}

/** Returns the results as docs/conformance.md. @param date  such as `2026-11-26` */
export function toMarkdown(groups: Group[], date: string): string {
  const { passed, failed, absent, 'not run': skipped } = countOutcomes(groups)
  const packages = Object.entries(PACKAGES).map(([name, version]) => `\`${name}\` ${version}`)
  const tables = groups.flatMap(({ title, rows }) => [
    '',
    `## ${title[0]?.toUpperCase()}${title.slice(1)}`,
    '',
    '| call | result | reason |',
    '|---|---|---|',
    ...rows.map(({ name, outcome, reason = '' }) => `| ${name} | ${outcome} | ${reason} |`),
  ])
  return `# Conformance with the platform's SDK

<!-- Written by \`npm run conformance -- --write\`. Do not edit. -->

Run on ${date}: ${passed} passed, ${failed} failed, ${absent} absent, ${skipped} not run.

Every operation of the specifications that Kalends has is called through the platform's public packages, unmodified, in Node with
\`@kalends/sdk/connect\`, on a server with the demo business. Absent operations do not exist in Kalends yet. The packages are installed outside this
repository: ${packages.join(', ')}.

\`verify\` and \`resendDuringAuthentication\` are not exported by these versions and are sent through the SDK's \`fetchWithAuth\`. \`loginCallback\` and
\`logout\` are pages, opened as a browser does.
\`changePassword\` is called soon after the sign-in: later it requires the current password too, which the SDK cannot send.

The rows of "In a browser" are calls of the same packages, bundled with \`@kalends/sdk/connect\` into a page of another origin. Its browser resolves no
other host than the server's.
${tables.join('\n')}
`
}
