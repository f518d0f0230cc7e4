import { describe, expect, it } from 'vitest'
import { canBind, readClaims } from './provider-claims.ts'

describe('claims of a provider', () => {
  it('reads only well-formed claims', () => {
    expect(
      readClaims({ sub: '7', email: ' Ada@Example.org ', email_verified: true, given_name: 'Ada', family_name: 7 }),
    ).toEqual({
      subject: '7',
      email: 'ada@example.org',
      isVerified: true,
      firstName: 'Ada',
      lastName: undefined,
    })
    expect(readClaims({ sub: '7', email: 'nobody', email_verified: 'yes', name: 'Ada L.' })).toMatchObject({
      email: '',
      isVerified: false,
      firstName: 'Ada L.',
    })
  })

  it.each([
    [true, true, true, true],
    [true, true, false, true],
    [true, false, false, true],
    [true, false, true, false],
    [false, true, false, false],
    [false, false, false, false],
  ])('email vouched for: %s, verified: %s, password: %s, matched: %s', (vouched, isVerified, hasPassword, bound) => {
    expect(canBind({ isVerified: vouched }, { isVerified, hasPassword })).toBe(bound)
  })
})
