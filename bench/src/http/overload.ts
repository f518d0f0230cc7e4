import autocannon from 'autocannon'
import type { Row } from '../table/row.ts'
import { requestMonths } from './months.ts'
import type { Stage } from './stage.ts'

/** Three times as many as the server answers at once. */
const CONNECTIONS = 1500
const SECONDS = 5
const SLOWEST_SECONDS = 5

/** Far more clients than are answered: the others are told to come back later, and nobody waits for long. */
export async function measureOverload(stage: Stage): Promise<Row> {
  const { url, path, headers, nextBody } = requestMonths(stage)
  let refused = 0
  let refusedWithoutTime = 0
  const { latency, statusCodeStats } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: nextBody(),
        onResponse: (status, _body, _context, received) => {
          if (status !== 503) return
          refused++
          if (!Object.keys(received).some((name) => name.toLowerCase() === 'retry-after')) refusedWithoutTime++
        },
      },
    ],
  })
  const others = Object.keys(statusCodeStats).filter((status) => status !== '200' && status !== '503')
  if (others.length > 0) throw new Error(`overload: ${JSON.stringify(statusCodeStats)}`)
  const p99 = latency.p99 / 1000
  return {
    name: `overload by ${CONNECTIONS} clients, p99 of all responses`,
    value: p99,
    unit: 's',
    budget: `≤ ${SLOWEST_SECONDS} s, refused with Retry-After`,
    passed: p99 <= SLOWEST_SECONDS && refused > 0 && refusedWithoutTime === 0,
    p99Ms: latency.p99,
  }
}
