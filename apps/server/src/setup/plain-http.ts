import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { isNear } from '../gateways/near-host.ts'

const use =
  'Use KALENDS_TLS, or a proxy with TLS and KALENDS_TRUST_PROXY; KALENDS_HTTPS_ONLY=1 then refuses plain HTTP.'

/** Returns a warning if passwords and personal data may travel readable: plain HTTP on an address that is not private. */
export function plainHttpWarning({ publicUrl, tls, trustProxy, host }: Config): string | undefined {
  if (publicUrl !== undefined) {
    const { protocol, hostname } = new URL(publicUrl)
    if (protocol === 'https:' || isNear(hostname)) return undefined
    return `KALENDS_URL is ${publicUrl}: without TLS everybody on the way reads passwords and bookings. ${use}`
  }
  if (tls !== undefined || trustProxy !== false || isNear(host)) return undefined
  return `Other machines reach this server by plain HTTP: everybody on the way reads passwords and bookings. ${use}`
}

/** The same as a start step: in the log and beside the address. */
export async function warnOfPlainHttp({ config, log }: Context): Promise<string[]> {
  const found = plainHttpWarning(config)
  if (found === undefined) return []
  log.warn({ host: config.host }, found)
  return [`Warning    ${found}`]
}
