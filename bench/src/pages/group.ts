import { gzipSync } from 'node:zlib'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Row } from '../table/row.ts'
import { firstLoad } from './first-load.ts'

const SCRIPT_KB = 130
const STYLE_KB = 15

/** What a browser loads to show the booking page: everything its first HTML references. */
export const pages: Group = {
  name: 'pages',
  measure: () =>
    withDataFolder(async (folder) => {
      const server = await startServer(folder)
      try {
        return { yardsticks: [], rows: await weigh(server.url) }
      } finally {
        await server.stop()
      }
    }),
}

async function weigh(site: string): Promise<Row[]> {
  const home = await fetchText(site)
  const service = /href="([^"]*\/services\/[^"#?]+)"/.exec(home)?.[1]
  if (service === undefined) throw new Error('the home page links to no service')
  const address = new URL(service, site).href
  const page = await fetchText(address)
  const scripts = linked(page, /(?:src|href)="([^"]+\.js)"/g)
  const styles = linked(page, /href="([^"]+\.css)"/g)
  return [
    row('JavaScript of the booking page, gzip', await weighPages(site, scripts), SCRIPT_KB),
    row('CSS of the booking page, gzip', await weighPages(site, styles), STYLE_KB),
    ...(await firstLoad(address)),
  ]
}

const row = (name: string, value: number, limit: number): Row => ({
  name,
  value,
  unit: 'kB',
  budget: `≤ ${limit} kB`,
  passed: value > 0 && value <= limit,
})

const linked = (page: string, pattern: RegExp): string[] => [
  ...new Set([...page.matchAll(pattern)].map((match) => match[1] ?? '')),
]

async function weighPages(site: string, paths: string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => fetchText(new URL(path, site).href)))
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1000
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`)
  return answer.text()
}
