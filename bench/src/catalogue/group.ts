import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyAuth, createClient } from '@kalends/sdk'
import pg from 'pg'
import { operator } from '../http/operator.ts'
import { openStudio } from '../http/studio.ts'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Row } from '../table/row.ts'
import { fillCatalogue } from './fill.ts'
import { QUESTIONS, type Question } from './questions.ts'

const WARM_UP = 50
const REQUESTED = 100

/** Ten thousand services on one site: response times of a page, a search and counts for one client. */
export const catalogue: Group = {
  name: 'catalogue',
  measure: () =>
    withDataFolder(async (folder) => {
      const server = await startServer(folder, { KALENDS_DEMO: '0' })
      try {
        const headers = await fill(folder, server.url)
        const rows: Row[] = []
        for (const question of QUESTIONS) rows.push(await measure(server.url, headers, question))
        return { yardsticks: [], rows }
      } finally {
        await server.stop()
      }
    }),
}

async function fill(folder: string, apiUrl: string): Promise<Record<string, string>> {
  const { siteId } = await operator<{ siteId: string }>(folder, 'sites', 'create', '--name', 'Catalogue')
  const words = ['api-keys', 'create', '--name', 'bench', '--site', siteId]
  const { apiKey } = await operator<{ apiKey: string }>(folder, ...words)
  const kalends = createClient({ apiUrl, auth: apiKeyAuth(apiKey, siteId) })
  const { url } = JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8')) as { url: string }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const studio = await openStudio(client, siteId)
    const { service } = await kalends.services.createService({
      service: {
        name: 'Appointment',
        type: 'APPOINTMENT',
        defaultCapacity: 1,
        staffMemberIds: studio.resourceIds,
        locations: [{ type: 'BUSINESS', business: { id: studio.locationId } }],
        schedule: { availabilityConstraints: { sessionDurations: [60] } },
        payment: { rateType: 'NO_FEE', options: { inPerson: true } },
        onlineBooking: { enabled: true },
      },
    })
    await fillCatalogue(client, siteId, service?.id ?? '')
  } finally {
    await client.end()
  }
  return { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' }
}

async function measure(url: string, headers: Record<string, string>, question: Question): Promise<Row> {
  const { name, path, body, budgetMs } = question
  const took: number[] = []
  for (let requested = 0; requested < WARM_UP + REQUESTED; requested += 1) {
    const start = performance.now()
    const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${name} returned ${answer.status}`)
    if (requested >= WARM_UP) took.push(performance.now() - start)
  }
  const value = took.sort((a, b) => a - b)[Math.floor(REQUESTED * 0.95)] ?? 0
  return { name: `${name}, p95`, value, unit: 'ms', budget: `≤ ${budgetMs} ms`, passed: value > 0 && value <= budgetMs }
}
