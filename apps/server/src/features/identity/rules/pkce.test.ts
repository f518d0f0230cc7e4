import { describe, expect, it } from 'vitest'
import { isChallenge, isVerifier, matchesChallenge } from './pkce.ts'

describe('proof of a code', () => {
  it('matches the challenge of RFC 7636 appendix B', () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    expect(matchesChallenge(verifier, challenge)).toBe(true)
    expect(matchesChallenge(`${verifier.slice(0, -1)}l`, challenge)).toBe(false)
    expect(matchesChallenge(verifier, challenge.slice(0, -2))).toBe(false)
  })

  it('has 43 to 128 unreserved characters', () => {
    expect([42, 43, 128, 129].map((length) => isVerifier('a'.repeat(length)))).toEqual([false, true, true, false])
    expect(isVerifier(`${'a'.repeat(42)}-._~`)).toBe(true)
    for (const strange of ['+', '/', '=', ' ', 'é', '\n']) expect(isVerifier('a'.repeat(43) + strange)).toBe(false)
  })

  it('validates a challenge by its length and characters', () => {
    expect(isChallenge('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')).toBe(true)
    for (const wrong of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`])
      expect(isChallenge(wrong)).toBe(false)
  })
})
