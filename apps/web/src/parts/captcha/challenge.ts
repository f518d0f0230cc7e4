import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'

/** Work for the browser that shows that a person is there. */
export type Challenge = OutputOf<'createCaptchaChallenge'>

export type CaptchaForm = 'LOGIN' | 'REGISTER' | 'BOOKING'

/** The work a page hands the browser, where the business asks for a captcha and no provider outside does. */
export async function loadChallenge(
  { site, kalends }: RequestContext,
  form: CaptchaForm,
): Promise<Challenge | undefined> {
  const isWork = site.captcha?.provider === 'ALTCHA' && site.captcha.places.includes(form)
  return isWork ? kalends.captcha.createCaptchaChallenge({}) : undefined
}
