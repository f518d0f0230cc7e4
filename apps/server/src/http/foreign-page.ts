import type { FastifyRequest } from 'fastify'

/**
 * Returns true if a page of another site sent the request. Browsers send the origin of forms and calls; only its host
 * is compared, since a proxy may terminate TLS in front of us.
 */
export function isFromForeignPage(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const from = request.headers.origin
  if (from === undefined) return false
  return !URL.canParse(from) || new URL(from).host !== request.host
}
