import { clientError, KalendsError } from '../errors/kalends-error.ts'
import { parseError } from '../errors/parse-error.ts'
import type { Auth, Fetch } from '../tokens/auth.ts'

/** The header with the id of a request in the server's log. */
export const requestIdHeader = 'x-wix-request-id'

/** What every call of a client shares. */
export interface Connection {
  readonly apiUrl: string
  readonly fetch: Fetch
  readonly auth: Auth
  readonly headers: Readonly<Record<string, string>>
  /** Called with the fields of a request that the server ignored because it does not know them. */
  readonly onIgnoredFields: (fields: readonly string[]) => void
}

/** The `fetch` of the moment of the call, so that it may be wrapped later. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init)

/**
 * Sends a request with credentials and returns the body of the answer. Credentials that were refused are renewed once,
 * if they can be; then the request is repeated.
 *
 * @throws KalendsError, also if there is no answer
 */
export async function send(connection: Connection, path: string, init: RequestInit): Promise<unknown> {
  const { auth, fetch, apiUrl } = connection
  let proof: Record<string, string> = {}
  const attempt = async (): Promise<Answer> => {
    proof = await unlessAborted(auth.headers(fetch, apiUrl), init.signal)
    const headers = { ...connection.headers, ...proof, ...(init.headers as Record<string, string>) }
    return reach(fetch, `${apiUrl}${path}`, { ...init, headers })
  }
  const first = await attempt()
  const isRenewed = first.status === 401 && (await unlessAborted(auth.renew?.(fetch, apiUrl, proof), init.signal))
  const answer = isRenewed ? await attempt() : first
  if (answer.status !== 200) throw parseError(answer)
  const ignored = answer.headers.get('warnings')
  if (ignored) connection.onIgnoredFields(ignored.split(',').map((field) => decodeURIComponent(field.trim())))
  return readBody(answer)
}

interface Answer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
  readonly requestId: string | undefined
}

/**
 * Fetches and reads the whole answer.
 *
 * @throws KalendsError with code `ABORTED`, `TIMEOUT` or `NETWORK` if there is none
 */
export async function reach(fetch: Fetch, url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init)
    const { status, statusText, headers } = response
    return {
      status,
      statusText,
      headers,
      text: await response.text(),
      requestId: headers.get(requestIdHeader) ?? undefined,
    }
  } catch (cause) {
    throw cause instanceof KalendsError ? cause : noAnswer(cause)
  }
}

function noAnswer(cause: unknown): KalendsError {
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) }
  if (name === 'AbortError') return clientError('ABORTED', 'The request was aborted.', cause)
  if (name === 'TimeoutError') return clientError('TIMEOUT', 'The request timed out.', cause)
  return clientError('NETWORK', `System error occurred: ${message}`, cause)
}

/** Waits for work that other calls share and that a signal therefore must not end. */
async function unlessAborted<T>(work: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(noAnswer(signal.reason))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function readBody(answer: Answer): unknown {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return { content: answer.text }
  try {
    return JSON.parse(answer.text)
  } catch {
    throw parseError({ ...answer, text: '' })
  }
}
