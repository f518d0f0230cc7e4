/** People are told from machines where a business wants it. */

export { captchaJobs } from './jobs.ts'
export { checkBookingCaptcha, checkFormCaptcha, checkSignInCaptcha } from './operations/check-captcha.ts'
export { captchaRoutes } from './routes.ts'
