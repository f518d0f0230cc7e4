import { describe, expect, it } from 'vitest'
import { OAuthError } from './oauth-error.ts'
import { readTokenRequest } from './token-request.ts'

const refusal = (input: Parameters<typeof readTokenRequest>[0], clientId?: string): unknown => {
  try {
    readTokenRequest(input, clientId)
  } catch (error) {
    if (error instanceof OAuthError) return error.code
    throw error
  }
  return undefined
}

describe('token request', () => {
  it('accepts both spellings', () => {
    expect(readTokenRequest({ grantType: 'anonymous' }, 'c')).toEqual({ grant: 'anonymous', clientId: 'c' })
    expect(readTokenRequest({ grant_type: 'anonymous' }, 'c')).toEqual({ grant: 'anonymous', clientId: 'c' })
    expect(readTokenRequest({ grant_type: 'refresh_token', refreshToken: 'r' }, undefined)).toEqual({
      grant: 'refresh_token',
      refreshToken: 'r',
      clientId: undefined,
    })
  })

  it('accepts a repeated value, but not contradicting ones', () => {
    expect(refusal({ grantType: 'anonymous', grant_type: 'anonymous' }, 'c')).toBeUndefined()
    expect(refusal({ grantType: 'anonymous', grant_type: 'refresh_token' }, 'c')).toBe('invalid_request')
  })

  it('is refused when something is missing or unknown', () => {
    expect(refusal({})).toBe('invalid_request')
    expect(refusal({ grantType: 'anonymous' })).toBe('invalid_request')
    expect(refusal({ grantType: 'refresh_token' })).toBe('invalid_request')
    for (const grantType of ['password', '', 'constructor', '__proto__']) {
      expect(refusal({ grantType }, 'c')).toBe('unsupported_grant_type')
    }
  })
})
