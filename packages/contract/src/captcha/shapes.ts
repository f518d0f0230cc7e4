import { embed, oneOf, orNull, ownShape, Type, text } from '../own.ts'

const provider = oneOf(['ALTCHA', 'RECAPTCHA', 'TURNSTILE'], {
  description: 'ALTCHA: proof of work in the browser, without a third party. The others are external services.',
})
const places = Type.Array(oneOf(['REGISTER', 'LOGIN', 'FORMS', 'BOOKING']), {
  maxItems: 4,
  description: 'Forms that require a captcha: sign-up, sign-in, form submission, booking. Empty for none.',
})

/** Captcha settings of a business. */
export const CaptchaSettings = ownShape('captcha.CaptchaSettings', {
  provider,
  places,
  visibleSiteKey: orNull(text(200, 'Site key of the visible captcha.')),
  invisibleSiteKey: orNull(text(200, 'Site key of the invisible captcha.')),
  hasVisibleSecret: Type.Boolean({
    description: 'Whether a secret for the visible captcha is stored; it is never returned.',
  }),
  hasInvisibleSecret: Type.Boolean({
    description: 'Whether a secret for the invisible captcha is stored; it is never returned.',
  }),
})

export const GetCaptchaSettingsRequest = ownShape('captcha.GetCaptchaSettingsRequest', {})
export const CaptchaSettingsResponse = ownShape('captcha.CaptchaSettingsResponse', { settings: embed(CaptchaSettings) })
export const UpdateCaptchaSettingsRequest = ownShape('captcha.UpdateCaptchaSettingsRequest', {
  provider: Type.Optional(provider),
  places: Type.Optional(places),
  visibleSiteKey: Type.Optional(orNull(text(200, 'Site key of the visible captcha.'))),
  invisibleSiteKey: Type.Optional(orNull(text(200, 'Site key of the invisible captcha.'))),
  visibleSecret: Type.Optional(orNull(text(200, 'Secret of the visible captcha; null deletes it.'))),
  invisibleSecret: Type.Optional(orNull(text(200, 'Secret of the invisible captcha; null deletes it.'))),
})

export const CreateCaptchaChallengeRequest = ownShape('captcha.CreateCaptchaChallengeRequest', {})
export const CaptchaChallenge = ownShape('captcha.CaptchaChallenge', {
  parameters: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The challenge, as expected by the ALTCHA widget.',
  }),
  signature: text(200, 'Signature of the challenge; valid once, for ten minutes.'),
})
