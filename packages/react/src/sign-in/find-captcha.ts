import { captchaStep, type LoginStep } from '@kalends/sdk'
import type { OperationOutput } from '../query-key.ts'

/** A captcha that the business requires before it goes on with a sign-in. */
export interface CaptchaRequest {
  /** Whose widget solves it. ALTCHA is part of Kalends: `captcha.createCaptchaChallenge` creates its challenge. */
  readonly provider: 'ALTCHA' | 'RECAPTCHA' | 'TURNSTILE'
  /** What the provider knows the business by; empty for ALTCHA. */
  readonly siteKey: string
  /** Whether the widget decides alone, without being shown. */
  readonly isInvisible: boolean
}

/** What a front end's captcha takes. */
export interface CaptchaProps extends CaptchaRequest {
  /** Takes the token of a solved captcha, which sends the form again. */
  readonly onToken: (token: string) => void
}

/** The captcha in the public settings of a business. */
export type CaptchaSettings = OperationOutput<'sites', 'getSite'>['site']['captcha']

/** A front end that solves captchas alone would repeat a refused one forever. */
const MAX_REFUSALS = 3

/** Returns true if a sign-in failed for want of a captcha. */
export function needsCaptcha(step: LoginStep): boolean {
  if (step.loginState !== 'FAILURE') return false
  return step.errorCode === 'missingCaptchaToken' || step.errorCode === 'invalidCaptchaToken'
}

/**
 * Returns the captcha that continues a failed sign-in; null if there is none, or too many were refused.
 *
 * @param refusals  how many tokens of this sign-in were refused in a row
 */
export function findCaptcha(step: LoginStep, settings: CaptchaSettings, refusals: number): CaptchaRequest | null {
  if (!settings || !needsCaptcha(step) || refusals >= MAX_REFUSALS) return null
  const { provider } = settings
  if (provider === 'ALTCHA') return { provider, siteKey: '', isInvisible: false }
  const next = captchaStep(step, settings)
  if (next.loginState === 'USER_CAPTCHA_REQUIRED') return { provider, siteKey: next.data.siteKey, isInvisible: false }
  if (next.loginState === 'SILENT_CAPTCHA_REQUIRED') return { provider, siteKey: next.data.siteKey, isInvisible: true }
  return null
}
