import { Agent, request } from 'node:http'

const WARM_UP = 200
const REQUESTS = 500

/** A POST that is sent again and again. */
export type Post = { url: string; path: string; headers?: Record<string, string>; nextBody: () => string }

export type Timed = { medianMs: number; p99Ms: number }

/**
 * Sends requests one after another on one connection and returns the median time of each and its 99th percentile,
 * in milliseconds. The posts take turns, so that a moment in which the machine was busy affects all of them equally.
 *
 * @throws Error if a response was not 200
 */
export async function timeOneByOne(posts: readonly Post[]): Promise<Timed[]> {
  const times: number[][] = posts.map(() => [])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let sent = 0; sent < WARM_UP + REQUESTS; sent++) {
    for (const [index, post] of posts.entries()) {
      const started = performance.now()
      const { status } = await send(agent, post)
      if (status !== 200) throw new Error(`${post.path}: ${status}`)
      if (sent >= WARM_UP) times[index]?.push(performance.now() - started)
    }
  }
  agent.destroy()
  return times.map((of) => {
    of.sort((a, b) => a - b)
    return { medianMs: of[Math.floor(of.length / 2)] ?? 0, p99Ms: of[Math.floor(of.length * 0.99)] ?? 0 }
  })
}

/** Sends one request and returns its status and body. */
export function send(
  agent: Agent,
  { url, path, headers, nextBody }: Post,
): Promise<{ status: number | undefined; text: string }> {
  const body = nextBody()
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
