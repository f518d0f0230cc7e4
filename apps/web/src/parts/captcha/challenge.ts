import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'

/** Proof-of-work challenge. */
export type Challenge = OutputOf<'createCaptchaChallenge'>

export type CaptchaForm = 'LOGIN' | 'REGISTER' | 'BOOKING' | 'FORMS'

/** Loads the challenge for a form, if the business requires a captcha without an external provider. */
export async function loadChallenge(
  { site, kalends }: RequestContext,
  form: CaptchaForm,
): Promise<Challenge | undefined> {
  const isWork = site.captcha?.provider === 'ALTCHA' && site.captcha.places.includes(form)
  return isWork ? kalends.captcha.createCaptchaChallenge({}) : undefined
}
