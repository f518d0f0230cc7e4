import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../lib/page-context.ts'
import { type Challenge, loadChallenge } from '../parts/captcha/challenge.ts'

/** Loads the sign-in methods of a page, and its captcha. */
export type SignInMethods = { providers: OutputOf<'listSignInMethods'>['providers']; challenge: Challenge | undefined }

export async function loadSignInMethods(page: RequestContext, form: 'LOGIN' | 'REGISTER'): Promise<SignInMethods> {
  const [{ providers }, challenge] = await Promise.all([
    page.kalends.authentication.listSignInMethods({}),
    loadChallenge(page, form),
  ])
  return { providers, challenge }
}

/** Returns the captcha tokens of a form in the shape of the API. */
export function captchaTokensIn(form: FormData): { Recaptcha?: string; InvisibleRecaptcha?: string }[] {
  const text = (name: string) => String(form.get(name) ?? '')
  const visible = text('captcha')
  const invisible = text('invisibleCaptcha')
  return [...(visible ? [{ Recaptcha: visible }] : []), ...(invisible ? [{ InvisibleRecaptcha: invisible }] : [])]
}
