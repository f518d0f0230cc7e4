import type { Measured } from '../table/row.ts'
import type { Entry } from './bare.ts'
import { atLeast, atMost, perSecond } from './compared.ts'
import { loadInTurns } from './load.ts'
import type { Stage } from './stage.ts'

const CONNECTIONS = 8
const SPEED = 2.5
const SLOWEST = 3

/** The month as two instants. */
export type Range = { from: string; to: string }

const monthQuery = ({ service }: Stage, { from, to }: Range): string =>
  JSON.stringify({ query: { filter: { serviceId: service.id, startDate: from, endDate: to } }, timezone: 'UTC' })

/** Both sides must answer the same request: the whole grid, in entries of the same shape. */
export async function firstEntry(stage: Stage, range: Range, expected: number): Promise<Entry> {
  const answer = await fetch(`${stage.server.url}/v1/availability/query`, {
    method: 'POST',
    headers: { ...stage.headers, 'content-type': 'application/json' },
    body: monthQuery(stage, range),
  })
  const { availabilityEntries = [] } = (await answer.json()) as { availabilityEntries?: Entry[] }
  const [first] = availabilityEntries
  if (!first || availabilityEntries.length !== expected) {
    throw new Error(`the month has ${availabilityEntries.length} entries, not ${expected}`)
  }
  return first
}

/** Months per second and their 99th percentile, compared with the two handlers of the bare server. */
export async function measureMonths(stage: Stage, bareUrl: string, range: Range): Promise<Measured> {
  const bareLoad = { connections: CONNECTIONS, url: bareUrl, nextBody: () => '{}' }
  const [bare, memory, ours] = await loadInTurns([
    { ...bareLoad, path: '/month' },
    { ...bareLoad, path: '/memory' },
    {
      connections: CONNECTIONS,
      url: stage.server.url,
      path: '/v1/availability/query',
      headers: stage.headers,
      nextBody: () => monthQuery(stage, range),
    },
  ])
  if (!bare || !memory || !ours) throw new Error('a load was not measured')
  return {
    yardsticks: [
      perSecond('months of availability, bare handler with naive slots', bare),
      perSecond('months of availability, JSON.stringify from memory', memory),
      { name: 'JSON.stringify from memory, p99', value: memory.p99Ms, unit: 'ms' },
    ],
    rows: [
      atLeast('months of availability, 5 staff, 8 connections', ours, bare, SPEED, 'bare handler'),
      atMost('months of availability, p99', ours.p99Ms, memory.p99Ms, SLOWEST, 'from memory'),
    ],
  }
}
