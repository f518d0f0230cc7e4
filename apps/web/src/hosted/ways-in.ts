import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../lib/page-context.ts'
import { type Challenge, loadChallenge } from '../parts/captcha/challenge.ts'

/** What a page of signing in offers, and asks of machines. */
export type WaysIn = { providers: OutputOf<'listWaysIn'>['providers']; challenge: Challenge | undefined }

export async function loadWaysIn(page: RequestContext, place: 'LOGIN' | 'REGISTER'): Promise<WaysIn> {
  const [{ providers }, challenge] = await Promise.all([
    page.kalends.authentication.listWaysIn({}),
    loadChallenge(page, place),
  ])
  return { providers, challenge }
}

/** The tokens a form brought, as the API takes them. */
export function captchaTokensIn(form: FormData): { Recaptcha?: string; InvisibleRecaptcha?: string }[] {
  const text = (name: string) => String(form.get(name) ?? '')
  const [visible, invisible] = [text('captcha'), text('invisibleCaptcha')]
  return [...(visible ? [{ Recaptcha: visible }] : []), ...(invisible ? [{ InvisibleRecaptcha: invisible }] : [])]
}
