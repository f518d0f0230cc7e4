import type { Measured } from '../table/row.ts'
import { atLeast, atMost, perSecond } from './compared.ts'
import { type Load, loadInTurns } from './load.ts'
import { timeOneByOne } from './one-by-one.ts'
import type { Stage } from './stage.ts'
import { DAY_MS, firstDay } from './studio.ts'

const CONNECTIONS = 8
const SHARE = 0.8
const SLOWER = 1.25

/** Requests of a visitor for one day of five staff members. */
export function requestDays({ server, visitorHeaders, service }: Stage): Load {
  const filter = {
    serviceId: service.id,
    startDate: new Date(firstDay()).toISOString(),
    endDate: new Date(firstDay() + DAY_MS).toISOString(),
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

/** One day of five staff members: requests per second on several connections, and the median time on one. */
export async function measureDays(stage: Stage, bareUrl: string): Promise<Measured> {
  const bare = { url: bareUrl, path: '/day', nextBody: () => '{}' }
  const ours = requestDays(stage)
  const [bareLoad, ourLoad] = await loadInTurns([{ ...bare, connections: CONNECTIONS }, ours])
  if (!bareLoad || !ourLoad) throw new Error('a load was not measured')
  const [bareTimed, ourTimed, appTimed] = await timeOneByOne([bare, ours, { ...ours, headers: stage.headers }])
  if (!bareTimed || !ourTimed || !appTimed) throw new Error('a request was not timed')
  return {
    yardsticks: [
      perSecond('one day, bare handler, 8 connections', bareLoad),
      { name: 'one day, bare handler, 1 connection, median', value: bareTimed.medianMs, unit: 'ms' },
      {
        name: 'one day, 1 connection, median, with an API key that is looked up',
        value: appTimed.medianMs,
        unit: 'ms',
      },
    ],
    rows: [
      atLeast('one day of 5 staff, 8 connections', ourLoad, bareLoad, SHARE, 'bare handler'),
      {
        ...atMost(
          'one day of 5 staff, 1 connection, median',
          ourTimed.medianMs,
          bareTimed.medianMs,
          SLOWER,
          'bare handler',
        ),
        p99Ms: ourTimed.p99Ms,
      },
    ],
  }
}
