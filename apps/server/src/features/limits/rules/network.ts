import ipaddr from 'ipaddr.js'

/**
 * Returns the network of an address, as limits count it: an IPv4 address, or the /64 of an IPv6 address, within which
 * one customer of a provider may choose freely (RFC 6177 §2, RFC 8981). An IPv4-mapped IPv6 address (RFC 4291 §2.5.5.2)
 * is that IPv4 address. Other text is returned unchanged.
 */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}

/**
 * Returns the network around the one of `toNetwork` that may still be one customer's: the /48 of an IPv6 address (RFC 6177
 * §2 lets an end site have one), the /24 of an IPv4 address.
 */
export function toWiderNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`
  const prefix = parsed.parts.slice(0, 3).map((part) => part.toString(16))
  return `${prefix.join(':')}::/48`
}
