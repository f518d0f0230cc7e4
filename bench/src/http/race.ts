import autocannon from 'autocannon'
import type { Measured } from '../table/row.ts'
import { type BookableTime, bookingBody } from './booking-body.ts'
import type { Stage } from './stage.ts'
import { DAY_MS, firstDay, MINUTES } from './studio.ts'

const CLIENTS = 64
const TIMES = 50
const ATTEMPTS = CLIENTS * TIMES
const SLOWER = 2
const TIMES_PER_DAY = 16

type Raced = { seconds: number; taken: number; p99Ms: number }

/** Many clients try to book the same few times of one staff member: exactly one succeeds at each. */
export async function measureRace(stage: Stage, bareUrl: string): Promise<Measured> {
  const times = raceTimes(stage)
  const bare = await race(bareUrl, '/take', {}, (time) => JSON.stringify(time), times)
  const ours = await race(stage.server.url, '/v2/bookings', stage.headers, (time) => bookingBody(stage, time), times)
  for (const { taken } of [bare, ours]) {
    if (taken !== TIMES) throw new Error(`the race for ${TIMES} times made ${taken} bookings`)
  }
  const refused = (raced: Raced) => (ATTEMPTS - TIMES) / raced.seconds
  return {
    yardsticks: [
      { name: `race of ${CLIENTS} clients for ${TIMES} times, bare insert`, value: bare.seconds, unit: 's' },
    ],
    rows: [
      {
        name: `race of ${CLIENTS} clients for ${TIMES} times`,
        value: ours.seconds,
        unit: 's',
        ratio: ours.seconds / bare.seconds,
        budget: `≤ ${SLOWER} × bare insert`,
        passed: ours.seconds / bare.seconds <= SLOWER,
        p99Ms: ours.p99Ms,
      },
      {
        name: 'refused attempts during the race',
        value: refused(ours),
        unit: 'per second',
        ratio: refused(ours) / refused(bare),
        budget: `≥ ${1 / SLOWER} × bare insert`,
        passed: refused(ours) / refused(bare) >= 1 / SLOWER,
        p99Ms: ours.p99Ms,
      },
    ],
  }
}

/** The half hours of one staff member that the race is for; afterwards they are occupied. */
export function raceTimes({ studio }: Stage): BookableTime[] {
  const resourceId = studio.staffIds[0] ?? ''
  return Array.from({ length: TIMES }, (_, number) => {
    const day = firstDay() + Math.floor(number / TIMES_PER_DAY) * DAY_MS
    const start = day + (9 * 60 + (number % TIMES_PER_DAY) * MINUTES) * 60_000
    const endDate = new Date(start + MINUTES * 60_000).toISOString()
    return { number, resourceId, startDate: new Date(start).toISOString(), endDate }
  })
}

async function race(
  url: string,
  path: string,
  headers: Record<string, string>,
  body: (time: BookableTime) => string,
  times: readonly BookableTime[],
): Promise<Raced> {
  let sent = 0
  const nextBody = () => body(times[Math.floor(sent++ / CLIENTS) % times.length] as BookableTime)
  const started = performance.now()
  const result = await autocannon({
    url,
    connections: CLIENTS,
    amount: ATTEMPTS,
    // Deadlocks of bare inserts take a second each to be found.
    timeout: 60,
    requests: [
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
        setupRequest: (request) => ({ ...request, body: nextBody() }),
      },
    ],
  })
  const seconds = (performance.now() - started) / 1000
  const failed = Object.keys(result.statusCodeStats).filter((status) => !['200', '409', '428'].includes(status))
  if (result.errors > 0 || failed.length > 0) throw new Error(`${path}: ${JSON.stringify(result.statusCodeStats)}`)
  return { seconds, taken: result['2xx'], p99Ms: result.latency.p99 }
}
