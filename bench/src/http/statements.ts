import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Row } from '../table/row.ts'
import { startCountingProxy } from './counting-proxy.ts'
import type { Stage } from './stage.ts'
import { DAY_MS, DAYS, firstDay } from './studio.ts'

const LIMIT = 3
const REQUESTED = 12

/** The number of statements of one availability request, with five staff members and with forty. */
export function measureStatements(stage: Stage): Promise<Row[]> {
  // With a database of the operator's own the server closes its folder to PostgreSQL: not the one of the stage.
  return withDataFolder((folder) => measure(stage, folder))
}

async function measure(stage: Stage, dataFolder: string): Promise<Row[]> {
  const proxy = await startCountingProxy(stage.databaseUrl)
  const server = await startServer(dataFolder, { DATABASE_URL: proxy.url, KALENDS_DEMO: '0' })
  try {
    const few = await countStatements(server.url, stage, stage.service.id, proxy.taken)
    const many = await countStatements(server.url, stage, stage.staff.id, proxy.taken)
    return [
      row('queries per availability request, 5 staff', few),
      row('queries per availability request, 40 staff', many),
    ]
  } finally {
    await server.stop()
    proxy.stop()
  }
}

/**
 * Requests a different month each time, so that nothing comes from the cache, and returns the minimum, because
 * background jobs run statements too.
 */
async function countStatements(url: string, stage: Stage, serviceId: string, taken: () => number): Promise<number> {
  const counts: number[] = []
  for (let index = 0; index < REQUESTED; index++) {
    taken()
    await request(url, stage, serviceId, index)
    counts.push(taken())
  }
  return Math.min(...counts)
}

async function request(url: string, { headers }: Stage, serviceId: string, index: number): Promise<void> {
  const from = firstDay() + index * DAY_MS
  const filter = {
    serviceId,
    startDate: new Date(from).toISOString(),
    endDate: new Date(from + DAYS * DAY_MS).toISOString(),
  }
  const answer = await fetch(new URL('/v1/availability/query', url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: { filter } }),
  })
  if (!answer.ok) throw new Error(`availability returned ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const row = (name: string, value: number): Row => ({
  name,
  value,
  unit: 'queries',
  budget: `≤ ${LIMIT}`,
  passed: value > 0 && value <= LIMIT,
})
