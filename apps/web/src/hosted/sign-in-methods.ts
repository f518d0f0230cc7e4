import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../lib/page-context.ts'
import { type Challenge, loadChallenge } from '../parts/captcha/challenge.ts'

/** What a page of signing in offers, and asks of machines. */
export type SignInMethods = { providers: OutputOf<'listWaysIn'>['providers']; challenge: Challenge | undefined }

export async function loadSignInMethods(page: RequestContext, form: 'LOGIN' | 'REGISTER'): Promise<SignInMethods> {
  const [{ providers }, challenge] = await Promise.all([
    page.kalends.authentication.listSignInMethods({}),
    loadChallenge(page, form),
  ])
  return { providers, challenge }
}

/** The tokens a form brought, as the API takes them. */
export function captchaTokensIn(form: FormData): { Recaptcha?: string; InvisibleRecaptcha?: string }[] {
  const text = (name: string) => String(form.get(name) ?? '')
  const [visible, invisible] = [text('captcha'), text('invisibleCaptcha')]
  return [...(visible ? [{ Recaptcha: visible }] : []), ...(invisible ? [{ InvisibleRecaptcha: invisible }] : [])]
}
