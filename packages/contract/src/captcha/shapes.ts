import { embed, oneOf, orNull, ownShape, Type, words } from '../own.ts'

const provider = oneOf(['ALTCHA', 'RECAPTCHA', 'TURNSTILE'], {
  description: 'ALTCHA: the browser works for a moment and nobody outside is asked. The others are services elsewhere.',
})
const places = Type.Array(oneOf(['REGISTER', 'LOGIN', 'FORMS', 'BOOKING']), {
  maxItems: 4,
  description: 'Where customers solve a captcha: signing up, signing in, submitting a form, booking. Empty: nowhere.',
})

/** Captcha settings of a business. */
export const CaptchaSettings = ownShape('captcha.CaptchaSettings', {
  provider,
  places,
  visibleSiteKey: orNull(words(200, 'Public key of the captcha people see.')),
  invisibleSiteKey: orNull(words(200, 'Public key of the captcha that asks without being seen.')),
  hasVisibleSecret: Type.Boolean({
    description: 'Whether the secret of the visible one is kept; it is never answered.',
  }),
  hasInvisibleSecret: Type.Boolean({ description: 'The same of the invisible one.' }),
})

export const GetCaptchaSettingsRequest = ownShape('captcha.GetCaptchaSettingsRequest', {})
export const CaptchaSettingsResponse = ownShape('captcha.CaptchaSettingsResponse', { settings: embed(CaptchaSettings) })
export const UpdateCaptchaSettingsRequest = ownShape('captcha.UpdateCaptchaSettingsRequest', {
  provider: Type.Optional(provider),
  places: Type.Optional(places),
  visibleSiteKey: Type.Optional(orNull(words(200, 'Public key of the captcha people see.'))),
  invisibleSiteKey: Type.Optional(orNull(words(200, 'Public key of the captcha that asks without being seen.'))),
  visibleSecret: Type.Optional(orNull(words(200, 'Its secret; null forgets it.'))),
  invisibleSecret: Type.Optional(orNull(words(200, 'Secret of the invisible one; null forgets it.'))),
})

export const CreateCaptchaChallengeRequest = ownShape('captcha.CreateCaptchaChallengeRequest', {})
export const CaptchaChallenge = ownShape('captcha.CaptchaChallenge', {
  parameters: Type.Record(Type.String(), Type.Unknown(), { description: 'The work, as ALTCHA’s widget reads it.' }),
  signature: words(200, 'Shows that the work was given here; ten minutes, once.'),
})
