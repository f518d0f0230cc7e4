// Calls every operation of the specifications through the platform's unmodified SDK and prints which ones pass:
// `npm run conformance`, on a server of its own. `-- --write` writes docs/conformance.md. For another server, `-- --url
// URL --site-id ID --api-key KEY --client-id ID --redirect-uri URI`; it gets bookings, members and plans that are
// cancelled, deleted and archived again. Needs the network for the first run; never part of `npm ci`, `npm test` or CI.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countOutcomes, groupResults, printable, toMarkdown } from './conformance/report.ts'
import { runScenarios } from './conformance/run.ts'
import { type Target, withOwnServer } from './conformance/target.ts'
import { TOP } from './project/files.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    url: text,
    'site-id': text,
    'api-key': text,
    'client-id': text,
    'redirect-uri': text,
    write: { type: 'boolean' },
  },
})

function otherServer(url: string): Target {
  const required = (name: 'site-id' | 'api-key' | 'client-id' | 'redirect-uri'): string => {
    const value = values[name]
    if (value === undefined) throw new Error(`--url needs --${name}`)
    return value
  }
  return {
    url,
    siteId: required('site-id'),
    apiKey: required('api-key'),
    clientId: required('client-id'),
    redirectUri: required('redirect-uri'),
  }
}

const recorder = values.url ? await runScenarios(otherServer(values.url)) : await withOwnServer(runScenarios)
const groups = groupResults(recorder)
const counts = countOutcomes(groups)
console.log(printable(groups))
console.log(
  `\n${Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')}`,
)
if (values.write)
  writeFileSync(join(TOP, 'docs/conformance.md'), toMarkdown(groups, new Date().toISOString().slice(0, 10)))
process.exitCode = counts.failed > 0 ? 1 : 0
