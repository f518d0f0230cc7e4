import { addresses } from '../generated/addresses.ts'
import type { Operations } from '../generated/operations.ts'
import { type Auth, type Fetch, noAuth } from '../tokens/auth.ts'
import { type Address, prepare } from './request.ts'
import { type Connection, globalFetch, send } from './send.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Makes a write safe to retry: the server returns the first response again. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/** The input may be omitted if the operation requires none. */
export type Args<I> =
  Record<string, never> extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions]

/** A noun of the API: `bookings`. */
export type Noun = keyof Operations
/** What an operation takes, as it is on the wire. */
export type InputOf<N extends Noun, Id extends keyof Operations[N]> = Operations[N][Id] extends { input: infer I }
  ? I
  : never
/** What an operation returns, as it is on the wire. */
export type OutputOf<N extends Noun, Id extends keyof Operations[N]> = Operations[N][Id] extends { output: infer O }
  ? O
  : never

/** A client with one method per operation: `kalends.bookings.createBooking({ booking })`. */
export type Client = {
  readonly [N in Noun]: {
    readonly [Id in keyof Operations[N]]: (...args: Args<InputOf<N, Id>>) => Promise<OutputOf<N, Id>>
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
  /** Called with the fields of a request that the server ignored because it does not know them. */
  readonly onIgnoredFields?: (fields: readonly string[]) => void
}

/**
 * Creates a typed client of a Kalends server that speaks as the wire does: dates are ISO strings.
 *
 * @returns one object per noun with one method per operation; each returns the operation's output or throws KalendsError.
 */
export function createClient(options: ClientOptions): Client {
  const connection: Connection = {
    apiUrl: options.apiUrl,
    fetch: options.fetch ?? globalFetch,
    auth: options.auth ?? noAuth(),
    headers: options.headers ?? {},
    onIgnoredFields: options.onIgnoredFields ?? (() => undefined),
  }
  return mapOperations(
    (_, address) => (input, call) => callOperation(connection, address, input, call),
  ) as unknown as Client
}

/** A method of a client without its types. */
export type Method = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

/** Builds one object per noun with one method per operation. */
export function mapOperations(
  make: (id: string, address: Address, noun: string) => Method,
): Record<string, Record<string, Method>> {
  const nouns = Object.entries(addresses).map(([noun, table]) => {
    const methods = Object.entries(table).map(([id, address]) => [id, make(id, address, noun)])
    return [noun, Object.fromEntries(methods)]
  })
  return Object.fromEntries(nouns)
}

async function callOperation(
  connection: Connection,
  address: Address,
  input: Record<string, unknown> = {},
  call: CallOptions = {},
): Promise<unknown> {
  const { method, path, body } = prepare(address, input)
  return send(connection, path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(call.signal ? { signal: call.signal } : {}),
  })
}
