import type { InputOf } from '@kalends/contract'
import type { RequestContext } from '../lib/page-context.ts'
import { continueSignIn, type SignInState, signInProblem } from './continue-sign-in.ts'
import { type Factor, requestedFactor } from './factor.ts'

/** Verifies a second factor, or switches to another one. */
export async function verifyFactor(page: RequestContext, form: FormData, next: string): Promise<SignInState> {
  const text = (name: string) => String(form.get(name) ?? '')
  const stateToken = text('stateToken')
  const factor = text('factor') as Factor
  const factors = text('factors').split(',') as Factor[]
  const { authentication } = page.kalends
  try {
    if (form.has('switchTo')) {
      const requested = requestedFactor(
        await authentication.challengeFactor({ stateToken, factorType: text('switchTo') as Factor }),
      )
      return requested ?? { step: 'closed' }
    }
    const rememberThisDevice = form.has('remember')
    const shown = { ...toVerification(factor, text), factorType: factor, stateToken, rememberThisDevice }
    const answer = await authentication.verify(shown)
    return await continueSignIn(page, answer, answer.identity?.email?.address ?? '', next)
  } catch (error) {
    return {
      step: 'factor',
      stateToken,
      factor,
      factors,
      hint: text('hint') || undefined,
      problem: signInProblem(error),
    }
  }
}

function toVerification(factor: Factor, text: (name: string) => string): Partial<InputOf<'verify'>> {
  // An empty code is wrong, not malformed.
  const code = text('code').trim() || '-'
  switch (factor) {
    case 'TOTP':
      return { totpData: { code } }
    case 'EMAIL':
      return { emailData: { code: readDigits(code) } }
    case 'SMS':
      return { smsData: { code: readDigits(code) } }
    case 'CALL':
      return { callData: { code: readDigits(code) } }
    case 'RECOVERY_CODE':
      return { recoveryCodeData: { code } }
    case 'WEBAUTHN':
      return { webauthnData: { challengeId: text('challengeId'), credential: text('credential') } }
  }
}

function readDigits(code: string): string {
  return code.replaceAll(/\D/g, '') || '-'
}
