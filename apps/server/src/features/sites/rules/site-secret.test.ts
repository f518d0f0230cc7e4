import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newSiteSecret, readSiteSecret } from './site-secret.ts'

describe('site secret', () => {
  it('returns the site and the hash it was created with', () => {
    fc.assert(
      fc.property(fc.uuid(), (siteId) => {
        const secret = newSiteSecret(siteId, 'kal_')
        expect(readSiteSecret(secret.text, 'kal_')).toEqual({ siteId, hash: secret.hash })
      }),
    )
  })

  it('is never the same twice and reveals nothing of its hash', () => {
    const siteId = randomUUID()
    const first = newSiteSecret(siteId)
    const second = newSiteSecret(siteId)
    expect(first.text).not.toBe(second.text)
    expect(first.text).not.toContain(first.hash.toString('base64url'))
  })

  it('refuses every other text without throwing', () => {
    const { text } = newSiteSecret(randomUUID())
    for (const wrong of ['', '.', text.slice(1), `${text}A`, `${text} `, text.replace('.', ':'), `kal_${text}`]) {
      expect(readSiteSecret(wrong)).toBeUndefined()
    }
    expect(readSiteSecret(text, 'kal_')).toBeUndefined()
    fc.assert(fc.property(fc.string(), (anything) => readSiteSecret(anything) === undefined))
  })
})
