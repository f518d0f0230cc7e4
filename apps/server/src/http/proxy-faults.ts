import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isLoopback } from '../gateways/outside-address.ts'
import { isUpstream } from './foreign-page.ts'
import { requestProtocol } from './in-process.ts'
import { type ProxyFault, writeProxyNotice } from './proxy-notice.ts'

const headersOfProxies = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const

/** What each fault means and how it is mended; for the log and for `doctor`. */
export const proxyFaults: Record<ProxyFault, string> = {
  UNTRUSTED: 'a proxy on this machine forwards requests, but KALENDS_TRUST_PROXY is not set: set it to 127.0.0.1,::1',
  HOST: 'a proxy replaces the Host header, so only the address in KALENDS_URL works: let it pass the header on (nginx: proxy_set_header Host $host; Apache: ProxyPreserveHost On)',
  PROTOCOL:
    'a proxy does not say that visitors use https, so cookies are not marked as secure: let it send X-Forwarded-Proto (nginx: proxy_set_header X-Forwarded-Proto $scheme; Apache: RequestHeader set X-Forwarded-Proto https), and name it in KALENDS_TRUST_PROXY',
  ADDRESS:
    'a proxy does not say where visitors come from, so limits per network hit all of them together: let it send X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), and name it in KALENDS_TRUST_PROXY',
}

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
