import { describe, expect, it } from 'vitest'
import { toNetwork, toWiderNetwork } from './network.ts'

describe('the network of an address', () => {
  it('is the /64 of an IPv6 address in any spelling', () => {
    expect(toNetwork('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64')
    expect(toNetwork('2001:0DB8:0001:0002::5')).toBe('2001:db8:1:2::/64')
    expect(toNetwork('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(toNetwork('::1')).toBe('0:0:0:0::/64')
    expect(toNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })

  it('differs between adjacent /64s', () => {
    expect(toNetwork('2001:db8:1:2::5')).not.toBe(toNetwork('2001:db8:1:3::5'))
  })

  it('is the IPv4 address, even if written as IPv6', () => {
    expect(toNetwork('10.0.0.1')).toBe('10.0.0.1')
    expect(toNetwork('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(toNetwork('::FFFF:0a00:0001')).toBe('10.0.0.1')
  })

  it('is the text itself if it is not an address', () => {
    expect(toNetwork('unix:')).toBe('unix:')
  })
})

describe('the wider network of an address', () => {
  it('is the /48 of an IPv6 address and the /24 of an IPv4 address', () => {
    expect(toWiderNetwork('2001:db8:1:2::5')).toBe('2001:db8:1::/48')
    expect(toWiderNetwork('2001:db8:1:ff00::5')).toBe('2001:db8:1::/48')
    expect(toWiderNetwork('2001:db8:2:2::5')).toBe('2001:db8:2::/48')
    expect(toWiderNetwork('10.1.2.3')).toBe('10.1.2.0/24')
    expect(toWiderNetwork('::ffff:10.1.2.3')).toBe('10.1.2.0/24')
    expect(toWiderNetwork('unix:')).toBe('unix:')
  })
})
