import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { ClientAnswer } from './judge.ts'

/** A client with its own connection. */
export type RaceClient = {
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<ClientAnswer>
  close(): void
}

/**
 * Creates a client of one server. It keeps its connection open between calls, so that a race starts on warm
 * connections.
 */
export function raceClient(server: string): RaceClient {
  const secure = server.startsWith('https:')
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 1, timeout: 120_000 })
  const send = secure ? secureRequest : request
  const call: RaceClient['call'] = (path, body, headers = {}) =>
    new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const outgoing = send(
        new URL(path, server),
        { agent, method: text === undefined ? 'GET' : 'POST', headers: { ...jsonHeaders(text), ...headers } },
        (answer) => {
          let received = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            received += chunk
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: parseBody(received) }))
          answer.on('error', (error) => resolve({ status: 0, body: error.message }))
        },
      )
      outgoing.on('error', (error) => resolve({ status: 0, body: error.message }))
      outgoing.end(text)
    })
  return { call, close: () => agent.destroy() }
}

function jsonHeaders(text: string | undefined): Record<string, string> {
  if (text === undefined) return {}
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 200)
  }
}
