import type { LoginErrorCode, LoginStep } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { type CaptchaSettings, findCaptcha } from './find-captcha.ts'

const failed = (errorCode: LoginErrorCode): LoginStep => ({ loginState: 'FAILURE', error: 'x', errorCode })
const missing = failed('missingCaptchaToken')
const refused = failed('invalidCaptchaToken')
const settings = (more: Partial<NonNullable<CaptchaSettings>> = {}): CaptchaSettings => ({
  provider: 'TURNSTILE',
  places: ['LOGIN'],
  visibleSiteKey: 'seen',
  invisibleSiteKey: 'silent',
  ...more,
})

describe('findCaptcha', () => {
  it('asks silently first, and visibly once a token was refused', () => {
    const provider = 'TURNSTILE'
    expect(findCaptcha(missing, settings(), 0)).toEqual({ provider, siteKey: 'silent', isInvisible: true })
    expect(findCaptcha(refused, settings(), 1)).toEqual({ provider, siteKey: 'seen', isInvisible: false })
    const visibleOnly = settings({ invisibleSiteKey: null })
    expect(findCaptcha(missing, visibleOnly, 0)).toEqual({ provider, siteKey: 'seen', isInvisible: false })
    expect(findCaptcha(refused, settings({ visibleSiteKey: null }), 1)).toBeNull()
  })

  it('needs no site key for the captcha of the server itself', () => {
    const own = settings({ provider: 'ALTCHA', visibleSiteKey: null, invisibleSiteKey: null })
    expect(findCaptcha(missing, own, 0)).toEqual({ provider: 'ALTCHA', siteKey: '', isInvisible: false })
  })

  it('gives up after three refused tokens, so that nothing repeats forever', () => {
    const own = settings({ provider: 'ALTCHA' })
    expect(findCaptcha(refused, own, 2)).not.toBeNull()
    expect(findCaptcha(refused, own, 3)).toBeNull()
  })

  it('is nothing for other failures, other steps, and businesses without one', () => {
    expect(findCaptcha(failed('invalidPassword'), settings(), 0)).toBeNull()
    expect(findCaptcha({ loginState: 'SUCCESS', data: { sessionToken: 't' } }, settings(), 0)).toBeNull()
    expect(findCaptcha(missing, null, 0)).toBeNull()
  })
})
