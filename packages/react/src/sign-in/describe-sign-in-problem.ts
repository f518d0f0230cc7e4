import { KalendsError, type LoginErrorCode, type LoginFailure } from '@kalends/sdk'
import type { SignInLabels } from './sign-in-labels.ts'

/** What a person was doing when a sign-in failed. */
export type SignInTask = 'signIn' | 'signUp' | 'verify' | 'other'

type Text = Exclude<keyof SignInLabels, 'codeSent'>

const signInTexts: Readonly<Record<LoginErrorCode, Text>> = {
  invalidEmail: 'wrongCredentials',
  invalidPassword: 'wrongCredentials',
  resetPassword: 'noPassword',
  emailAlreadyExists: 'taken',
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
}

/**
 * Describes why a sign-in failed. A wrong password and an unknown email read the same: it is not told who has an account.
 */
export function describeSignInProblem(
  problem: LoginFailure | KalendsError,
  task: SignInTask,
  labels: SignInLabels,
): string {
  if (problem instanceof KalendsError) return labels[problem.status === 0 ? 'offline' : 'failed']
  const { challenge, errorCode, cause } = problem
  if (challenge) return labels.secondFactor
  if (cause?.status === 429) return labels.throttled
  if (task === 'verify') return labels.wrongCode
  if (task === 'signUp' && errorCode === 'invalidEmail') return labels.wrongEmail
  if (task === 'signUp' && cause?.fieldViolations.some(({ field }) => field === 'password')) return labels.wrongPassword
  return labels[errorCode ? signInTexts[errorCode] : 'failed']
}
