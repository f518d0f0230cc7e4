/** Captcha settings and checks. */

export { captchaJobs } from './jobs.ts'
export { captchaRoutes } from './routes.ts'
export { checkBookingCaptcha, checkFormCaptcha, checkSignInCaptcha } from './steps/check-captcha.ts'
