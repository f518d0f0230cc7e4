import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

/** An address that must not be connected to. */
export class AddressNotAllowed extends Error {
  constructor(host: string) {
    super(`${host} is not outside`)
    this.name = 'AddressNotAllowed'
  }
}

/**
 * Returns a lookup that fails if any address of the name is not allowed. The connection uses what was checked here, so
 * that DNS cannot change it afterwards.
 */
export function guardedLookup(mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '')
      if (!found.every(({ address }) => mayConnect(address))) return done(new AddressNotAllowed(hostname), '')
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
}

/** Returns the host of a URL without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Throws if a URL names a forbidden address itself: no name is looked up then. */
export function requireAllowedHost(url: URL, mayConnect: (address: string) => boolean): void {
  const host = hostOf(url)
  if (isIP(host) !== 0 && !mayConnect(host)) throw new AddressNotAllowed(host)
}
