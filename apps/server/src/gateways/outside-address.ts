import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

// Everything that is no ordinary public address. Source: IANA IPv4 Special-Purpose Address Registry, and multicast
// (RFC 5771). Ranges that are reachable but serve anycast or translation (192.88.99.0/24) are no receiver's either.
const special4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

// Global unicast (RFC 4291) is the only range of IPv6 that leads to public machines. A list of its own for each kind: one
// list would mix them.
const globalUnicast6 = blockList('ipv6', ['2000::/3'])

// Parts of it that don't, or that carry an IPv4 address (Teredo in 2001::/23, 6to4). Translated and mapped addresses
// (64:ff9b::/96, 64:ff9b:1::/48, ::ffff:0:0/96) are outside of it. Source: IANA IPv6 Special-Purpose Address Registry.
const special6 = blockList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'])

// Of the operator's own network. Link-local addresses stay out: cloud machines answer there with their secrets.
const private4 = blockList('ipv4', ['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16'])
const private6 = blockList('ipv6', ['fc00::/7'])

/** Returns true if an IP address belongs to a private network. */
export function isPrivate(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0) return false
  return kind === 4 ? private4.check(address, 'ipv4') : private6.check(address, 'ipv6')
}

/** Returns true if an IP address is this machine's own. */
export const isLoopback = (address: string): boolean => loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Returns true if an IP address is a public one: global unicast and for no special purpose. */
export function isOutside(address: string): boolean {
  const kind = isIP(address)
  // An address with a zone belongs to one link of this machine.
  if (kind === 0 || address.includes('%')) return false
  if (kind === 4) return !special4.check(address, 'ipv4')
  return globalUnicast6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

function blockList(kind: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    list.addSubnet(address, Number(length), kind)
  }
  return list
}
