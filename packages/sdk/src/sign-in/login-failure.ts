import { KalendsError } from '../errors/kalends-error.ts'
import type { LoginErrorCode, LoginFailure } from './login-step.ts'
import { signInCodes } from './sign-in-codes.ts'

const registerCodes: Readonly<Record<string, LoginErrorCode>> = {
  [signInCodes.captchaMissing]: 'missingCaptchaToken',
  [signInCodes.emailTaken]: 'emailAlreadyExists',
  [signInCodes.captchaFailed]: 'invalidCaptchaToken',
}

const loginCodes: Readonly<Record<string, LoginErrorCode>> = {
  [signInCodes.captchaMissing]: 'missingCaptchaToken',
  [signInCodes.captchaFailed]: 'invalidCaptchaToken',
  [signInCodes.wrongPassword]: 'invalidPassword',
  [signInCodes.passwordNotSet]: 'resetPassword',
}

/** Returns why a registration failed. Source: specification of members, section 8. */
export function registerFailure(error: unknown): LoginFailure {
  const answered = assertAnswered(error)
  const isEmail = answered.fieldViolations.some(({ data }) => data?.['type'] === 'EMAIL')
  const errorCode = isEmail ? 'invalidEmail' : registerCodes[answered.code]
  return failure(answered, errorCode)
}

/** Returns why a sign-in failed: anything but a known code is blamed on the email. Source: as above. */
export function loginFailure(error: unknown): LoginFailure {
  const answered = assertAnswered(error)
  return failure(answered, loginCodes[answered.code] ?? 'invalidEmail')
}

/** Returns why a code was refused. */
export function verificationFailure(error: unknown): LoginFailure {
  return failure(assertAnswered(error), undefined)
}

/** Narrows to an error that the server answered with; rethrows that there was no answer, and what is no error of a call. */
function assertAnswered(error: unknown): KalendsError {
  if (error instanceof KalendsError && error.status > 0) return error
  throw error
}

function failure(cause: KalendsError, errorCode: LoginErrorCode | undefined): LoginFailure {
  return { loginState: 'FAILURE', error: cause.message, ...(errorCode ? { errorCode } : {}), cause }
}
