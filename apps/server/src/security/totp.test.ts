import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { matchingStep, newTotpSecret, otpauthUri, qrSvg } from './totp.ts'

// "12345678901234567890" of RFC 6238, appendix B, and its codes cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number, code: string, used?: number) => matchingStep(secret, code, seconds * 1000, used)

describe('TOTP code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is valid at %d seconds', (seconds, code) => {
    expect(at(seconds, code)).toBe(Math.floor(seconds / 30))
  })

  test('is valid one step early and one step late, and no further', () => {
    const now = 1_800_000_000
    const step = now / 30
    const generateCode = (away: number) => generateSync({ secret, epoch: now + away * 30 })
    expect([-2, -1, 0, 1, 2].map((away) => at(now, generateCode(away)))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ])
    expect(at(now + 29, generateCode(1))).toBe(step + 1)
    expect(at(now + 29, generateCode(-1))).toBe(step - 1)
  })

  test('is valid once, and earlier ones are not valid afterwards', () => {
    const step = 1
    expect(at(59, '287082', step - 1)).toBe(step)
    expect(at(59, '287082', step)).toBeUndefined()
    expect(at(59, '287082', step + 1)).toBeUndefined()
  })

  test('may be typed with a space, and must have six digits', () => {
    expect(at(59, '287 082')).toBe(1)
    for (const wrong of ['', '28708', '2870822', '28708a', '-87082', '２８７０８２'])
      expect(at(59, wrong)).toBeUndefined()
  })
})

test('has a new secret each time, and a URI with issuer and account', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  const uri = new URL(otpauthUri(made, 'Bright & Co', 'ana@example.org'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toBe('/Bright & Co:ana@example.org')
  expect(uri.searchParams.get('secret')).toBe(made)
  expect(uri.searchParams.get('issuer')).toBe('Bright & Co')
})

test('has a QR code as SVG without scripts', async () => {
  const svg = await qrSvg(otpauthUri(secret, 'Bright', 'ana@example.org'))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*viewBox/)
  expect(svg).not.toMatch(/script|href/)
})
