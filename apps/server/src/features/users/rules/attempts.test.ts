import { describe, expect, it } from 'vitest'
import { networkOf, retryAfterSeconds, signInLimits } from './attempts.ts'

describe('limits of signing in', () => {
  it('counts one account from one address under one key, whatever the case', () => {
    const [first] = signInLimits('Ada@Example.org ', '10.0.0.1')
    expect(signInLimits('ada@example.org', '10.0.0.1')[0]).toEqual(first)
    expect(signInLimits('ada@example.org', '10.0.0.2')[0]).not.toEqual(first)
    expect(signInLimits('bob@example.org', '10.0.0.1')[0]).not.toEqual(first)
  })

  it('keeps no e-mail address in the key', () => {
    expect(JSON.stringify(signInLimits('ada@example.org', '10.0.0.1'))).not.toContain('ada')
  })

  it('takes the first half of an IPv6 address for one caller', () => {
    expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8:1:2::5')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(networkOf('10.0.0.1')).toBe('10.0.0.1')
  })

  it('says how long to wait', () => {
    const limit = { key: 'k', limit: 1, windowMs: 60_000 }
    expect(retryAfterSeconds(0, limit, 1_500)).toBe(59)
    expect(retryAfterSeconds(0, limit, 60_000)).toBe(1)
  })
})
