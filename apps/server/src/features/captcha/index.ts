/** Captcha settings and checks. */

export { captchaJobs } from './jobs.ts'
export { checkBookingCaptcha, checkFormCaptcha, checkSignInCaptcha } from './operations/check-captcha.ts'
export { captchaRoutes } from './routes.ts'
