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
}

export type Answered = { perSecond: number; p99Ms: number }

const WARM_UP_SECONDS = 2
const SECONDS = 3
const ROUNDS = 3

/**
 * POSTs as fast as the connections allow: warms up each load, then alternates between them in rounds, so that a
 * moment in which the machine was busy affects all of them equally. Returns medians of the rounds.
 *
 * @throws Error if a response was not 200: a refusal is fast, and would be measured as speed
 */
export async function loadInTurns(loads: Load[]): Promise<Answered[]> {
  const rounds: Answered[][] = loads.map(() => [])
  for (const load of loads) await run(load, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, load] of loads.entries()) rounds[index]?.push(await run(load, SECONDS))
  }
  return rounds.map((answered) => ({
    perSecond: median(answered.map(({ perSecond }) => perSecond)),
    p99Ms: median(answered.map(({ p99Ms }) => p99Ms)),
  }))
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function run(
  { url, path, connections, headers, nextHeaders, nextBody }: Load,
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
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed, of ${result.requests.total}`)
  }
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}
