import { KalendsError, type LoginFailure } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { describeSignInProblem } from './describe-sign-in-problem.ts'
import { signInLabels as labels } from './sign-in-labels.ts'

const error = (status: number, field?: string): KalendsError =>
  new KalendsError({
    status,
    code: 'X',
    description: 'x',
    data: {},
    fieldViolations: field ? [{ field, description: '' } as KalendsError['fieldViolations'][number]] : [],
    requestId: undefined,
  })
const failure = (more: Partial<LoginFailure>): LoginFailure => ({ loginState: 'FAILURE', error: 'x', ...more })

describe('describeSignInProblem', () => {
  it('does not tell who has an account', () => {
    const [wrong, unknown] = (['invalidPassword', 'invalidEmail'] as const).map((errorCode) =>
      describeSignInProblem(failure({ errorCode }), 'signIn', labels),
    )
    expect(wrong).toBe(unknown)
  })

  it('speaks of the field when someone signs up', () => {
    expect(describeSignInProblem(failure({ errorCode: 'invalidEmail' }), 'signUp', labels)).toBe(labels.wrongEmail)
    expect(describeSignInProblem(failure({ cause: error(400, 'password') }), 'signUp', labels)).toBe(
      labels.wrongPassword,
    )
  })

  it('leads to the hosted page for a captcha and a second factor', () => {
    const challenge = { stateToken: 's', factorTypes: ['TOTP'], factorType: 'TOTP', hint: undefined }
    expect(describeSignInProblem(failure({ challenge }), 'signIn', labels)).toBe(labels.secondFactor)
    expect(describeSignInProblem(failure({ errorCode: 'missingCaptchaToken' }), 'signIn', labels)).toBe(labels.captcha)
  })

  it('tells too many attempts and a lost connection apart', () => {
    expect(describeSignInProblem(failure({ cause: error(429) }), 'verify', labels)).toBe(labels.throttled)
    expect(describeSignInProblem(failure({ cause: error(400) }), 'verify', labels)).toBe(labels.wrongCode)
    expect(describeSignInProblem(error(0), 'signIn', labels)).toBe(labels.offline)
    expect(describeSignInProblem(error(500), 'signIn', labels)).toBe(labels.failed)
  })
})
