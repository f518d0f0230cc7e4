import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

// Addresses that lead to no public machine. Source: IANA special-purpose address registries.
const inside4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
// With them those that carry an address of the other kind: a list of their own, for one list would mix the kinds.
const inside6 = blockList('ipv6', [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])

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

/** Returns true if an IP address leads out of the operator's network. */
export function isOutside(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0) return false
  return kind === 4 ? !inside4.check(address, 'ipv4') : !inside6.check(address, 'ipv6')
}

function blockList(kind: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    list.addSubnet(address, Number(length), kind)
  }
  return list
}
