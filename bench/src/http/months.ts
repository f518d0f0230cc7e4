import type { Measured } from '../table/row.ts'
import type { Entry } from './bare.ts'
import { atLeast, atMost, perSecond } from './compared.ts'
import { type Load, loadInTurns } from './load.ts'
import type { Stage } from './stage.ts'
import { DAY_MS, DAYS, firstDay } from './studio.ts'

const CONNECTIONS = 8
const SPEED = 3
const SLOWEST = 3

/** Requests of a visitor for one month of five staff members. */
export function requestMonths({ server, visitorHeaders, service }: Stage): Load {
  const filter = {
    serviceId: service.id,
    startDate: new Date(firstDay()).toISOString(),
    endDate: new Date(firstDay() + DAYS * DAY_MS).toISOString(),
  }
  const body = JSON.stringify({ query: { filter }, timezone: 'UTC' })
  return {
    url: server.url,
    path: '/v1/availability/query',
    connections: CONNECTIONS,
    headers: visitorHeaders,
    nextBody: () => body,
  }
}

/** Both sides must answer the same request: the whole grid, in entries of the same shape. */
export async function firstEntry(stage: Stage, expected: number): Promise<Entry> {
  const { url, path, headers, nextBody } = requestMonths(stage)
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: nextBody(),
  })
  const { availabilityEntries = [] } = (await answer.json()) as { availabilityEntries?: Entry[] }
  const [first] = availabilityEntries
  if (!first || availabilityEntries.length !== expected) {
    throw new Error(`the month has ${availabilityEntries.length} entries, not ${expected}`)
  }
  return first
}

/** Months per second and their 99th percentile, compared with the two handlers of the bare server. */
export async function measureMonths(stage: Stage, bareUrl: string): Promise<Measured> {
  const bareLoad = { connections: CONNECTIONS, url: bareUrl, nextBody: () => '{}' }
  const [bare, memory, ours] = await loadInTurns([
    { ...bareLoad, path: '/month' },
    { ...bareLoad, path: '/memory' },
    requestMonths(stage),
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
