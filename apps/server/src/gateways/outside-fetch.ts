import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { guardConnection, guardedLookup, hostOf, requireAllowedHost } from './guarded-lookup.ts'
import { isLoopback, isOutside } from './outside-address.ts'

type Options = { method?: string; headers?: Record<string, string>; body?: unknown; signal?: AbortSignal | undefined }

/** Fetches what an owner named: `https` alone, from machines outside alone; redirects are not followed. */
export type OutsideFetch = (address: string, options?: Options) => Promise<Response>

const timeoutMs = 10_000
const maxBytes = 1024 * 1024

/**
 * Fetches external addresses only: a business owner must not reach the operator's network through us. The address is
 * checked on connecting, so that DNS cannot change it afterwards. `allowsLoopback` permits this machine, also without
 * TLS, for development.
 */
export function outsideFetch({ allowsLoopback }: { allowsLoopback: boolean }): OutsideFetch {
  const mayConnect = (address: string) => isOutside(address) || (allowsLoopback && isLoopback(address))
  const guarded = guardedLookup(mayConnect)
  return async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = new URL(address)
    requireAllowedHost(url, mayConnect)
    const isPlain = url.protocol === 'http:' && allowsLoopback && isLoopback(hostOf(url))
    if (url.protocol !== 'https:' && !isPlain) throw new Error(`${url.protocol} is not https`)
    const patience = AbortSignal.timeout(timeoutMs)
    const options = {
      method,
      headers,
      lookup: guarded,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    }
    return new Promise((resolve, reject) => {
      const requesting = (isPlain ? plainRequest : secureRequest)(url, options, (answer) =>
        read(answer).then(resolve, reject),
      )
      guardConnection(requesting, mayConnect)
      requesting.on('error', reject)
      requesting.end(body === undefined || body === null ? undefined : String(body))
    })
  }
}

async function read(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('The answer is too long')
    parts.push(part)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  const status = answer.statusCode ?? 500
  const isEmpty = status === 204 || status === 304 || status < 200
  return new Response(isEmpty ? null : Buffer.concat(parts), { status: Math.max(status, 200), headers })
}
