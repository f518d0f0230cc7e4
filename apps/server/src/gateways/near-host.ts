import { isLoopback, isPrivate } from './outside-address.ts'

/** Returns true if only this machine can reach a server that listens there. */
export function isOwnMachine(host: string): boolean {
  return host === 'localhost' || isLoopback(host)
}

/** Of this machine or a private network, where an installation without TLS is in order. */
export function isNear(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return isOwnMachine(name) || isPrivate(name) || /\.(local|localhost|internal|home\.arpa)$/.test(name)
}
