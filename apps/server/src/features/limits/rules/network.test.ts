import { describe, expect, it } from 'vitest'
import { networkOf, widerNetworkOf } from './network.ts'

describe('the network of an address', () => {
  it('is the /64 of an IPv6 address, however it is written', () => {
    expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:0DB8:0001:0002::5')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })

  it('differs between neighbouring /64s', () => {
    expect(networkOf('2001:db8:1:2::5')).not.toBe(networkOf('2001:db8:1:3::5'))
  })

  it('is an IPv4 address itself, also where it is written as IPv6', () => {
    expect(networkOf('10.0.0.1')).toBe('10.0.0.1')
    expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(networkOf('::FFFF:0a00:0001')).toBe('10.0.0.1')
  })

  it('is the text itself where that is no address', () => {
    expect(networkOf('unix:')).toBe('unix:')
  })
})

describe('the wider network of an address', () => {
  it('is the /48 of an IPv6 address and the /24 of an IPv4 address', () => {
    expect(widerNetworkOf('2001:db8:1:2::5')).toBe('2001:db8:1::/48')
    expect(widerNetworkOf('2001:db8:1:ff00::5')).toBe('2001:db8:1::/48')
    expect(widerNetworkOf('2001:db8:2:2::5')).toBe('2001:db8:2::/48')
    expect(widerNetworkOf('10.1.2.3')).toBe('10.1.2.0/24')
    expect(widerNetworkOf('::ffff:10.1.2.3')).toBe('10.1.2.0/24')
    expect(widerNetworkOf('unix:')).toBe('unix:')
  })
})
