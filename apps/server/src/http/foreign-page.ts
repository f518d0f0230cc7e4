import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of another site sent this. Browsers say where forms and calls come from; only the host counts, for a
 * proxy may speak TLS in front of us.
 */
export function isFromForeignPage(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const from = request.headers.origin
  if (from === undefined) return false
  return !URL.canParse(from) || new URL(from).host !== request.host
}
