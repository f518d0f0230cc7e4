import autocannon from 'autocannon'

export type Load = {
  url: string
  path: string
  connections: number
  headers?: Record<string, string>
  /** The body of the next request. */
  nextBody: () => string
}

export type Answered = { perSecond: number; p99Ms: number }

const WARM_UP_SECONDS = 2
const SECONDS = 6

/**
 * POSTs as fast as the connections allow, after a warm-up.
 *
 * @throws Error when an answer was not a 200: a refusal is quick, and would be measured as speed
 */
export async function load(what: Load): Promise<Answered> {
  await run(what, WARM_UP_SECONDS)
  const result = await run(what, SECONDS)
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}

async function run({ url, path, connections, headers, nextBody }: Load, seconds: number) {
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
        setupRequest: (request) => ({ ...request, body: nextBody() }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} broken, of ${result.requests.total}`)
  }
  return result
}
