import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../lib/page-context.ts'

/** Work for the browser that shows that a person is there. */
export type Challenge = OutputOf<'createCaptchaChallenge'>

/** What a page of signing in offers, and asks of machines. */
export type WaysIn = { providers: OutputOf<'listWaysIn'>['providers']; challenge: Challenge | undefined }

export async function loadWaysIn(page: RequestContext, place: 'LOGIN' | 'REGISTER'): Promise<WaysIn> {
  const { captcha } = page.site
  const isWork = captcha?.provider === 'ALTCHA' && captcha.places.includes(place)
  const [{ providers }, challenge] = await Promise.all([
    page.kalends.authentication.listWaysIn({}),
    isWork ? page.kalends.captcha.createCaptchaChallenge({}) : undefined,
  ])
  return { providers, challenge }
}

/** The tokens a form brought, as the API takes them. */
export function captchaTokensIn(form: FormData): { Recaptcha?: string; InvisibleRecaptcha?: string }[] {
  const text = (name: string) => String(form.get(name) ?? '')
  const [visible, invisible] = [text('captcha'), text('invisibleCaptcha')]
  return [...(visible ? [{ Recaptcha: visible }] : []), ...(invisible ? [{ InvisibleRecaptcha: invisible }] : [])]
}
