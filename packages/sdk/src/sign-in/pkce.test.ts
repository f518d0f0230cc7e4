import { describe, expect, it } from 'vitest'
import { challengeOf, createVerifier } from './pkce.ts'

describe('a code verifier', () => {
  it.each([undefined, 43, 128])('of length %s is random text of the allowed characters', (length) => {
    const verifier = createVerifier(length)
    expect(verifier).toMatch(/^[\w.~-]+$/)
    expect(verifier.length).toBe(length ?? 43)
    expect(createVerifier(length)).not.toBe(verifier)
  })

  it.each([42, 129, 0, -1, Number.NaN])('of length %d is refused', (length) => {
    expect(() => createVerifier(length)).toThrow(
      new RegExp(`^Expected a length between 43 and 128\\. Received ${length}\\.$`),
    )
  })

  it('has the challenge of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })
})
