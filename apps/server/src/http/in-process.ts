import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'

const mark = 'x-kalends-in-process'
const secret = randomBytes(24).toString('base64url')

/** Carries a page's call to the API without leaving the process, in the name of the same address and protocol. */
export async function callInProcess(app: FastifyInstance, inner: Request, outer: FastifyRequest): Promise<Response> {
  const url = new URL(inner.url)
  const body = inner.body === null ? undefined : Buffer.from(await inner.arrayBuffer())
  const answer = await app.inject({
    method: inner.method as NonNullable<InjectOptions['method']>,
    url: `${url.pathname}${url.search}`,
    headers: { ...Object.fromEntries(inner.headers), host: outer.host, [mark]: `${secret} ${outer.protocol}` },
    remoteAddress: outer.ip,
    ...(body ? { payload: body } : {}),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, String(item))
  }
  return new Response(answer.statusCode === 204 ? null : answer.rawPayload, { status: answer.statusCode, headers })
}

/** Returns true for an in-process call of a page. */
export function isInProcess(request: FastifyRequest): boolean {
  return String(request.headers[mark] ?? '').split(' ')[0] === secret
}

/** Returns the protocol the browser used, also for in-process calls. */
export function requestProtocol(request: FastifyRequest): string {
  const [shown, protocol] = String(request.headers[mark] ?? '').split(' ')
  return shown === secret && protocol ? protocol : request.protocol
}
