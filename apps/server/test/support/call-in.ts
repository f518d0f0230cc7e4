import type { FastifyInstance } from 'fastify'
import type { CallApi } from './a-business.ts'

/** Calls the API without a network. */
export function callIn(app: FastifyInstance): CallApi {
  return async ({ method, ...rest }) => {
    const answer = await app.inject({ method: method as 'POST', ...rest })
    return { status: answer.statusCode, body: answer.body }
  }
}

/** Calls the API of a server that listens. */
export function callAt(address: string): CallApi {
  return async ({ method, url, headers, payload }) => {
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: { ...(payload ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(payload ? { body: JSON.stringify(payload) } : {}),
    })
    return { status: answer.status, body: await answer.text() }
  }
}
