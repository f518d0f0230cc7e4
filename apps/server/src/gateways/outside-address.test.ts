import { expect, test } from 'vitest'
import { isOutside, isPrivate } from './outside-address.ts'

const publicAddresses = ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450:4001:81b::200e']

test.each(publicAddresses)('%s is public', (address) => {
  expect(isOutside(address)).toBe(true)
})

// First and last address of each range of the registries, and how they are written inside IPv6.
test.each([
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.169.254'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
])('%s to %s are not public, nor written inside an address of IPv6', (first, last) => {
  for (const address of [first, last]) {
    const inside = [`::${address}`, `::ffff:${address}`, `::ffff:0:${address}`, `64:ff9b::${address}`]
    expect([address, ...inside].filter(isOutside)).toEqual([])
  }
})

test.each([
  ['::', '::1'],
  ['::ffff:8.8.8.8', '::ffff:808:808'],
  ['64:ff9b::808:808', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['100::', '100::ffff:ffff:ffff:ffff'],
  ['100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '4000::'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:a00:1::'],
  ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::1', 'ff02::1'],
])('%s and %s are not public', (...addresses) => {
  expect(addresses.filter(isOutside)).toEqual([])
})

test.each(['2001:200::', '2001:db9::', '2003::', '3ffe:ffff::1', '198.51.101.0', '192.0.1.0', '223.255.255.255'])(
  '%s is public, just outside a special range',
  (address) => {
    expect(isOutside(address)).toBe(true)
  },
)

test.each(['localhost', '', 'fe80::1%eth0', '2606:4700::1%1', '0x7f.1', '127.1', '2130706433'])(
  '%s is no address that is connected to',
  (address) => {
    expect(isOutside(address)).toBe(false)
  },
)

test('private networks never include link-local addresses, where cloud machines tell their secrets', () => {
  expect(['10.1.2.3', '192.168.1.1', 'fd00::1'].every(isPrivate)).toBe(true)
  expect(['169.254.169.254', 'fe80::1'].filter(isPrivate)).toEqual([])
})
