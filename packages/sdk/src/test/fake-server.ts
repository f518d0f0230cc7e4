import type { Fetch } from '../tokens/auth.ts'

/** A call that the fake server received. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly body: ReturnType<typeof JSON.parse>
  readonly headers: Readonly<Record<string, string>>
}

/** What the fake server answers. */
export interface Reply {
  readonly status?: number
  readonly statusText?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A server that answers by path, hands out numbered tokens, and records what it received. */
export function fakeServer(replies: Readonly<Record<string, Reply | ((call: Received) => Reply)>> = {}) {
  const calls: Received[] = []
  let issued = 0
  const fetch: Fetch = async (url, init) => {
    const { pathname, search } = new URL(url)
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    const headers = init.headers as Record<string, string>
    const call = { method: init.method ?? 'GET', path: `${pathname}${search}`, body, headers }
    calls.push(call)
    const reply = replies[pathname]
    const {
      status = 200,
      statusText = '',
      body: answer = {},
      headers: sent = {},
    } = typeof reply === 'function' ? reply(call) : (reply ?? (pathname === '/oauth2/token' ? newTokens() : {}))
    return new Response(JSON.stringify(answer), {
      status,
      statusText,
      headers: { 'content-type': 'application/json', 'x-wix-request-id': 'r-1', ...sent },
    })
  }
  const newTokens = (): Reply => {
    issued += 1
    return { body: { access_token: `a${issued}`, refresh_token: `r${issued}`, expires_in: 14_400 } }
  }
  const sentTo = (path: string): Received[] => calls.filter((call) => call.path.split('?')[0] === path)
  return { fetch, calls, sentTo }
}

/** An application error as the server sends it. */
export const refusal = (code: string, status = 400, description = `Refused with ${code}.`): Reply => ({
  status,
  body: { message: description, details: { applicationError: { code, description, data: {} } } },
})

/** Refused fields as the server sends them. */
export const violations = (...found: { field: string; description: string; data?: object }[]): Reply => ({
  status: 400,
  body: {
    message: 'INVALID_ARGUMENT',
    details: { validationError: { fieldViolations: found.map((it) => ({ data: {}, violatedRule: 'FORMAT', ...it })) } },
  },
})
