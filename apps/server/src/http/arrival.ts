import type { FastifyRequest } from 'fastify'
import type { Arrival } from '../features/redirects/index.ts'
import { isFromForeignPage, isOwnPage } from './foreign-page.ts'

/**
 * Reads how a browser arrived, from its Sec-Fetch headers (W3C Fetch Metadata) on encrypted connections, otherwise from
 * the referrer.
 */
export function readArrival(request: FastifyRequest): Arrival {
  const header = (name: string): string => [request.headers[name]].flat()[0]?.toLowerCase() ?? ''
  const site = header('sec-fetch-site')
  const mode = header('sec-fetch-mode')
  const destination = header('sec-fetch-dest')
  const isAhead = [header('sec-purpose'), header('purpose')].some((purpose) => purpose.includes('prefetch'))
  const isPage = (mode === '' || mode === 'navigate') && (destination === '' || destination === 'document')
  const from = request.headers.referer
  const page = from !== undefined && URL.canParse(from) ? new URL(from) : undefined
  const isFromOwnPage = site === '' ? page !== undefined && isOwnPage(request, page.origin) : site === 'same-origin'
  const pageOrigin = page?.origin
  const isEmbedded = request.method === 'HEAD' || isAhead || !isPage || isFromForeignPage(request)
  if (isEmbedded) return { kind: 'EMBEDDED', isFromOwnPage, pageOrigin }
  return { kind: request.method === 'POST' ? 'CONFIRMED' : 'NAVIGATION', isFromOwnPage, pageOrigin }
}

/** Returns true if one of our own pages sent this form. Browsers send the origin with every form. */
export function isOwnForm(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (isFromForeignPage(request) || (site !== undefined && site !== 'same-origin')) return false
  return request.headers.origin !== undefined || site === 'same-origin'
}
