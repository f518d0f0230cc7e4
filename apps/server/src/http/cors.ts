import type { FastifyInstance } from 'fastify'

export const allowed = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-wix-request-id, idempotency-replayed, retry-after, warnings',
}
export const preflight = {
  ...allowed,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, wix-site-id, wix-account-id, x-wix-bi-gateway, x-wix-consistent',
  'access-control-max-age': '86400',
}

/**
 * Any origin may call the API with a token in a header. Cookies never travel along: no answer allows credentials.
 */
export function openToAllOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(allowed)
  })
}
