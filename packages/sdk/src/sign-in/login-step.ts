import type { KalendsError } from '../errors/kalends-error.ts'
import type { StateMachineResponse } from '../generated/outputs/authentication.ts'
import { type Challenge, readChallenge } from './challenge.ts'

/** The states of a sign-in. Source: specification of members, section 4. */
export const loginStates = [
  'INITIAL',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
] as const
export type LoginState = (typeof loginStates)[number]

/** Why a registration or sign-in failed, in words for code. */
export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'emailAlreadyExists'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'

/** A sign-in that failed. */
export interface LoginFailure {
  readonly loginState: 'FAILURE'
  /** One sentence in English, for logs. */
  readonly error: string
  readonly errorCode?: LoginErrorCode
  /** The error behind it; unset if the server answered with a state that the client does not know. */
  readonly cause?: KalendsError
  /** The second factor that the server waits for. `verifyFactor` continues. */
  readonly challenge?: Challenge
}

/** Where a sign-in is, with the data of its state. */
export type LoginStep =
  | { readonly loginState: 'INITIAL' }
  | { readonly loginState: 'SUCCESS'; readonly data: { readonly sessionToken: string } }
  | LoginFailure
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly data: { readonly stateToken: string } }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | { readonly loginState: 'USER_CAPTCHA_REQUIRED'; readonly data: { readonly siteKey: string } }
  | { readonly loginState: 'SILENT_CAPTCHA_REQUIRED'; readonly data: { readonly siteKey: string } }

/** Before anything was sent. */
export const initialStep: LoginStep = { loginState: 'INITIAL' }

/** The text of a state that the client does not know, or in which a call makes no sense. */
export const unknownState = 'Unknown _state'

/** Returns the step that a state of the server leads to. */
export function toLoginStep(answer: StateMachineResponse): LoginStep {
  switch (answer.state) {
    case 'SUCCESS':
      return { loginState: 'SUCCESS', data: { sessionToken: answer.sessionToken ?? '' } }
    case 'REQUIRE_OWNER_APPROVAL':
      return { loginState: 'OWNER_APPROVAL_REQUIRED' }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: answer.stateToken ?? '' } }
    default: {
      const challenge = readChallenge(answer)
      return { loginState: 'FAILURE', error: unknownState, ...(challenge ? { challenge } : {}) }
    }
  }
}

/** The site keys of the business's captcha; null where it has none. */
export interface CaptchaKeys {
  readonly visibleSiteKey: string | null
  readonly invisibleSiteKey: string | null
}

/**
 * Returns the captcha that a failed sign-in asks for: the silent one if no token was sent, the visible one if the token
 * was refused or there is no silent one. Returns every other step unchanged.
 */
export function captchaStep(step: LoginStep, { visibleSiteKey, invisibleSiteKey }: CaptchaKeys): LoginStep {
  if (step.loginState !== 'FAILURE') return step
  const { errorCode } = step
  if (errorCode === 'missingCaptchaToken' && invisibleSiteKey)
    return { loginState: 'SILENT_CAPTCHA_REQUIRED', data: { siteKey: invisibleSiteKey } }
  if ((errorCode === 'missingCaptchaToken' || errorCode === 'invalidCaptchaToken') && visibleSiteKey)
    return { loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: visibleSiteKey } }
  return step
}
