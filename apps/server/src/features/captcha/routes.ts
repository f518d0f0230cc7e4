import type { RoutesOf } from '../../operation.ts'
import { createCaptchaChallenge } from './operations/create-captcha-challenge.ts'
import { getCaptchaSettings } from './operations/get-captcha-settings.ts'
import { updateCaptchaSettings } from './operations/update-captcha-settings.ts'

/** The captcha operations. */
export const captchaRoutes: RoutesOf<'captcha'> = {
  getCaptchaSettings,
  updateCaptchaSettings,
  createCaptchaChallenge,
}
