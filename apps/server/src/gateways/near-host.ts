import { isIP } from 'node:net'
import { hostOf } from './guarded-lookup.ts'
import { isLoopback, isOutside, isPrivate } from './outside-address.ts'

/** Returns true if only this machine can reach a server that listens there. */
export function isOwnMachine(host: string): boolean {
  return host === 'localhost' || isLoopback(host)
}

/**
 * Returns true unless an address names this machine or an IP address that is not a public one. `allowsLoopback` permits this
 * machine.
 */
export function isReachable(url: URL, allowsLoopback: boolean): boolean {
  const host = hostOf(url)
  if (isOwnMachine(host)) return allowsLoopback
  return isIP(host) === 0 || isOutside(host)
}

/** Of this machine or a private network, where an installation without TLS is in order. */
export function isNear(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return isOwnMachine(name) || isPrivate(name) || /\.(local|localhost|internal|home\.arpa)$/.test(name)
}
