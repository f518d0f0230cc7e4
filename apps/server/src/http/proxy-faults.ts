import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isLoopback } from '../gateways/outside-address.ts'
import { isUpstream } from './foreign-page.ts'
import { requestProtocol } from './in-process.ts'
import { type ProxyFault, proxyFaults, writeProxyNotice } from './proxy-notice.ts'

const headersOfProxies = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const

/**
 * Notices what a proxy in front does wrong. Each fault is logged once and kept for `doctor`. Health checks and commands
 * on this machine come without a proxy, so that missing headers count only in requests of pages under KALENDS_URL.
 */
export function detectProxyFaults(app: FastifyInstance, context: Context): void {
  const { config, clock, log } = context
  const noticed = new Set<ProxyFault>()
  app.addHook('onRequest', async (request) => {
    const header = config.trustProxy === false ? findProxyHeader(request) : undefined
    const found = [...(header === undefined ? [] : (['UNTRUSTED'] as const)), ...findHidden(request)]
    for (const fault of found.filter((one) => !noticed.has(one))) {
      noticed.add(fault)
      log.warn({ fault, header }, proxyFaults[fault])
      try {
        writeProxyNotice(config, { fault, seenAt: new Date(clock.now()).toISOString(), header })
      } catch (error) {
        log.warn({ err: error }, 'the notice for doctor could not be saved')
      }
    }
  })
}

/** Lists what is hidden from us of a request that a page under KALENDS_URL sent. */
function findHidden(request: FastifyRequest): ProxyFault[] {
  const { headers, host, ip, server } = request
  const { publicOrigin } = server
  if (publicOrigin === undefined || headers.origin !== publicOrigin) return []
  const lacksHost = isUpstream(host) && !isUpstream(new URL(publicOrigin).host)
  const saysProtocol = headers['x-forwarded-proto'] !== undefined
  const lacksProtocol = publicOrigin.startsWith('https:') && requestProtocol(request) === 'http' && !saysProtocol
  // A browser on this machine comes without a proxy.
  const isForwarded = lacksHost || lacksProtocol || saysProtocol
  const lacksAddress = isForwarded && headers['x-forwarded-for'] === undefined && isLoopback(plainAddress(ip))
  return [
    ...(lacksHost ? (['HOST'] as const) : []),
    ...(lacksProtocol ? (['PROTOCOL'] as const) : []),
    ...(lacksAddress ? (['ADDRESS'] as const) : []),
  ]
}

function findProxyHeader({ headers, socket }: FastifyRequest): string | undefined {
  const header = headersOfProxies.find((name) => headers[name] !== undefined)
  const address = header && socket.remoteAddress
  return address && isLoopback(plainAddress(address)) ? header : undefined
}

const plainAddress = (address: string): string => address.replace(/^::ffff:/i, '')
