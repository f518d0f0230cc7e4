import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isLoopback } from '../gateways/outside-address.ts'
import { writeProxyNotice } from './proxy-notice.ts'

const headersOfProxies = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const

/**
 * Notices a proxy on this machine while KALENDS_TRUST_PROXY is not set. Every visitor then seems to come from this machine
 * over plain HTTP: limits per network hit all of them together, and cookies are not marked as secure. Logged once.
 */
export function detectUntrustedProxy(app: FastifyInstance, context: Context): void {
  if (context.config.trustProxy !== false) return
  let noticed = false
  app.addHook('onRequest', async (request) => {
    const header = noticed ? undefined : findProxyHeader(request)
    if (header === undefined) return
    noticed = true
    const seenAt = new Date(context.clock.now()).toISOString()
    context.log.warn(
      { header },
      'a proxy on this machine forwards requests, but KALENDS_TRUST_PROXY is not set: set it to 127.0.0.1,::1',
    )
    try {
      writeProxyNotice(context.config, { seenAt, header })
    } catch (error) {
      context.log.warn({ err: error }, 'the notice for doctor could not be saved')
    }
  })
}

function findProxyHeader({ headers, socket }: FastifyRequest): string | undefined {
  const header = headersOfProxies.find((name) => headers[name] !== undefined)
  const address = header && socket.remoteAddress?.replace(/^::ffff:/i, '')
  return address && isLoopback(address) ? header : undefined
}
