import { describe, expect, it } from 'vitest'
import { findCaptchaProblems } from './change-captcha.ts'

function faults(fields: Record<string, string>): string[] {
  const form = new FormData()
  for (const [name, value] of Object.entries({ captcha: 'TURNSTILE', forms: 'LOGIN', ...fields })) form.set(name, value)
  return findCaptchaProblems(form)
}

describe('captcha form', () => {
  it('needs nothing without a captcha, and at least one form with one', () => {
    expect(faults({ captcha: 'OFF' })).toEqual([])
    expect(faults({ captcha: 'ALTCHA' })).toEqual([])
    const form = new FormData()
    form.set('captcha', 'ALTCHA')
    expect(findCaptchaProblems(form)).toEqual(['forms'])
  })

  it('needs a key and a secret from the provider; a stored secret counts', () => {
    expect(faults({})).toEqual(['TURNSTILE.visibleSiteKey'])
    expect(faults({ 'TURNSTILE.visibleSiteKey': 'k' })).toEqual(['TURNSTILE.visibleSecret'])
    expect(faults({ 'TURNSTILE.visibleSiteKey': 'k', 'TURNSTILE.visibleStored': 'yes' })).toEqual([])
    expect(faults({ 'TURNSTILE.invisibleSecret': 's' })).toEqual(['TURNSTILE.invisibleSiteKey'])
    expect(faults({ 'TURNSTILE.invisibleSiteKey': 'k', 'TURNSTILE.invisibleSecret': 's' })).toEqual([])
    expect(faults({ 'RECAPTCHA.visibleSiteKey': 'k', 'RECAPTCHA.visibleSecret': 's' })).toHaveLength(1)
  })
})
