import { env } from 'node:process'
import autocannon from 'autocannon'

export type Load = {
  url: string
  path: string
  connections: number
  headers?: Record<string, string>
  /** Additional headers of the next request: customers take turns, because each has a rate limit. */
  nextHeaders?: () => Record<string, string>
  /** The body of the next request. */
  nextBody: () => string
  /** The status of every response; 200 unless given. */
  status?: number
}

export type Answered = { perSecond: number; p99Ms: number }

/** `BENCH_SECONDS=1` gives rough figures soon, to try the measurement itself. */
const SECONDS = Number(env.BENCH_SECONDS ?? 3)
const WARM_UP_SECONDS = Math.min(2, SECONDS)
const ROUNDS = 3

/**
 * POSTs as fast as the connections allow: warms up each load, then alternates between them in rounds, so that a
 * moment in which the machine was busy affects all of them equally. Returns medians of the rounds.
 *
 * @throws Error if a response has another status: an unexpected refusal is fast, and would be measured as speed
 */
export async function loadInTurns(loads: Load[]): Promise<Answered[]> {
  const rounds: Answered[][] = loads.map(() => [])
  for (const load of loads) await runLoad(load, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, load] of loads.entries()) rounds[index]?.push(await runLoad(load, SECONDS))
  }
  return rounds.map((answered) => ({
    perSecond: median(answered.map(({ perSecond }) => perSecond)),
    p99Ms: median(answered.map(({ p99Ms }) => p99Ms)),
  }))
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** POSTs as fast as the connections allow. */
export async function runLoad(
  { url, path, connections, headers, nextHeaders, nextBody, status = 200 }: Load,
  seconds: number,
): Promise<Answered> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, ...nextHeaders?.() },
          body: nextBody(),
        }),
      },
    ],
  })
  const answered = result.statusCodeStats[status]?.count ?? 0
  if (answered < result['2xx'] + result.non2xx || result.errors > 0) {
    throw new Error(`${path}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`)
  }
  return { perSecond: answered / result.duration, p99Ms: result.latency.p99 }
}
