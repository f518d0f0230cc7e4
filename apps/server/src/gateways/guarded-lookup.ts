import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import type { ClientRequest } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'

/** An address that must not be connected to. */
export class AddressNotAllowed extends Error {
  constructor(host: string) {
    super(`${host} is not outside`)
    this.name = 'AddressNotAllowed'
  }
}

/** Returns the addresses of a name, as the system finds them. */
export const systemAddresses = (host: string): Promise<LookupAddress[]> => lookup(host, { all: true })

/**
 * Returns a function that asks the name servers themselves, for at most `timeoutMs`. The system's lookup occupies one of
 * the process's few threads as long as a name server keeps it waiting.
 */
export function nameServerAddresses(timeoutMs: number): (host: string) => Promise<LookupAddress[]> {
  return async (host) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (found.length === 0 && four.status === 'rejected') throw four.reason
    return found
  }
}

/**
 * Returns a lookup that fails if any address of the name is not allowed. The connection uses what was checked here, so
 * that DNS cannot change it afterwards.
 */
export function guardedLookup(
  mayConnect: (address: string) => boolean,
  findAddresses: (host: string) => Promise<LookupAddress[]> = systemAddresses,
): LookupFunction {
  return (host, options, done) => {
    findAllowed(host, options).then(
      (found) => {
        const [first] = found
        if (!first) return done(new Error(`${host} has no address`), '')
        return options.all ? done(null, found) : done(null, first.address, first.family)
      },
      (error) => done(error, ''),
    )
  }

  async function findAllowed(host: string, { family }: LookupOptions): Promise<LookupAddress[]> {
    const found = await findAddresses(host)
    if (!found.every(({ address }) => mayConnect(address))) throw new AddressNotAllowed(host)
    return found.filter((one) => !family || family === one.family)
  }
}

/**
 * Ends a request before a byte of it is sent if it was connected to an address that is not allowed: the socket decides,
 * whatever a name, a lookup or a parser made of the URL.
 */
export function guardConnection(request: ClientRequest, mayConnect: (address: string) => boolean): void {
  request.once('socket', (socket) => {
    const check = () => {
      const address = socket.remoteAddress ?? ''
      if (!mayConnect(address)) socket.destroy(new AddressNotAllowed(address))
    }
    if (socket.connecting) socket.once('connect', check)
    else check()
  })
}

/** Returns the host of a URL without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Throws if a URL names a forbidden address itself: no name is looked up then. */
export function requireAllowedHost(url: URL, mayConnect: (address: string) => boolean): void {
  const host = hostOf(url)
  if (isIP(host) !== 0 && !mayConnect(host)) throw new AddressNotAllowed(host)
}
