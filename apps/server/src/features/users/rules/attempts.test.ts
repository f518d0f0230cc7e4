import { describe, expect, it } from 'vitest'
import { signInLimits } from './attempts.ts'

describe('sign-in limits', () => {
  it('count one account from one network under one key, case-insensitively', () => {
    const [first] = signInLimits('Ada@Example.org ', '10.0.0.1')
    expect(signInLimits('ada@example.org', '10.0.0.1')[0]).toEqual(first)
    expect(signInLimits('ada@example.org', '10.0.0.2')[0]).not.toEqual(first)
    expect(signInLimits('bob@example.org', '10.0.0.1')[0]).not.toEqual(first)
  })

  it('store no email address in the key', () => {
    expect(JSON.stringify(signInLimits('ada@example.org', '10.0.0.1'))).not.toContain('ada')
  })
})
