import type { InputOf, Noun, OperationId, OperationIdOf, OutputOf } from '@kalends/contract'
import { type Auth, type Fetch, noAuth } from './auth.ts'
import { KalendsError, parseError } from './error.ts'
import { addresses } from './generated/addresses.ts'
import { prepare } from './request.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Makes a write safe to retry: the server returns the first response again. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/** The input may be omitted if the operation requires none. */
type Args<I> = Record<string, never> extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions]

/** A client with one method per operation: `kalends.bookings.createBooking({ booking })`. */
export type Client = {
  readonly [N in Noun]: {
    readonly [Id in OperationIdOf<N>]: (...args: Args<InputOf<Id & OperationId>>) => Promise<OutputOf<Id & OperationId>>
  }
}

/** Options of a client. */
export interface ClientOptions {
  /** Scheme, host and port of the Kalends server, without a trailing slash; '' for the page's own origin. */
  readonly apiUrl: string
  readonly auth?: Auth
  readonly fetch?: Fetch
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Creates a typed client of a Kalends server.
 *
 * @returns one object per noun with one method per operation; each returns the operation's output or throws KalendsError.
 */
export function createClient(options: ClientOptions): Client {
  const nouns = Object.entries(addresses).map(([noun, table]) => {
    const methods = Object.entries(table).map(([id, [method, path]]) => [
      id,
      (input: Record<string, unknown> = {}, call: CallOptions = {}) => send(options, method, path, input, call),
    ])
    return [noun, Object.fromEntries(methods)]
  })
  return Object.fromEntries(nouns) as Client
}

async function send(
  options: ClientOptions,
  method: string,
  template: string,
  input: Record<string, unknown>,
  call: CallOptions,
): Promise<unknown> {
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const request = prepare(method, template, input)
  const proof = await (options.auth ?? noAuth()).headers(fetch, options.apiUrl)
  const init: RequestInit = {
    method: request.method,
    headers: {
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...options.headers,
      ...proof,
      ...call.headers,
    },
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(call.signal ? { signal: call.signal } : {}),
  }
  const response = await reach(() => fetch(`${options.apiUrl}${request.path}`, init))
  const text = await response.text()
  if (response.status !== 200)
    throw parseError(response.status, text, response.headers.get('x-wix-request-id') ?? undefined)
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : { content: text }
}

async function reach(fetching: () => Promise<Response>): Promise<Response> {
  try {
    return await fetching()
  } catch (cause) {
    if (cause instanceof KalendsError || (cause as Error).name === 'AbortError') throw cause
    throw new KalendsError({
      status: 0,
      code: 'NETWORK',
      description: (cause as Error).message,
      data: {},
      fieldViolations: [],
      requestId: undefined,
    })
  }
}
