import type { RequestContext } from '../lib/page-context.ts'
import { continueSignIn, type SignInState, signInProblem } from './continue-sign-in.ts'

/** Verifies an emailed code, or sends another one. */
export async function verifyCode(page: RequestContext, form: FormData, next: string): Promise<SignInState> {
  const stateToken = String(form.get('stateToken') ?? '')
  const email = String(form.get('email') ?? '')
  const { authentication } = page.kalends
  try {
    if (form.get('intent') === 'resend') {
      await authentication.resendDuringAuthentication({ stateToken })
      return { step: 'code', stateToken, email, sent: true }
    }
    const code = String(form.get('code') ?? '').replaceAll(/\D/g, '')
    // Padded to six digits, so that a short code is wrong and not malformed.
    const typed = code.slice(0, 6).padEnd(6, '-')
    return await continueSignIn(
      page,
      await authentication.verifyDuringAuthentication({ code: typed, stateToken }),
      email,
      next,
    )
  } catch (error) {
    return { step: 'code', stateToken, email, problem: signInProblem(error) }
  }
}
