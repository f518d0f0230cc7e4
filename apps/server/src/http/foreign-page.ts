import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Origin of KALENDS_URL. */
    publicOrigin: string | undefined
  }
}

type Received = Pick<FastifyRequest, 'headers' | 'host' | 'server'>

/** Returns true if a page of another site sent the request. Browsers send the origin of forms and calls. */
export function isFromForeignPage(request: Received): boolean {
  const from = request.headers.origin
  return from !== undefined && !isOwnPage(request, from)
}

/**
 * Returns true if a page is one of ours. Its host is that of the request, which a trusted proxy may name; only hosts are
 * compared, since a proxy may terminate TLS in front of us. A proxy that asks for its upstream instead of the visitor's
 * host hides it: then only the pages of KALENDS_URL are ours.
 */
export function isOwnPage(
  { host, server: { publicOrigin } }: Pick<Received, 'host' | 'server'>,
  page: string,
): boolean {
  if (!URL.canParse(page)) return false
  const { host: pageHost, origin, protocol } = new URL(page)
  // Some proxies name the usual port as well.
  if (pageHost === host.replace(protocol === 'https:' ? /:443$/ : /:80$/, '')) return true
  return origin === publicOrigin && isUpstream(host)
}

/** Returns true for addresses and names without a dot: no business has such a host. */
export function isUpstream(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return name.startsWith('[') || isIP(name) !== 0 || !name.includes('.')
}
