type Settings = {
  provider: 'ALTCHA' | 'RECAPTCHA' | 'TURNSTILE'
  places: readonly string[]
  visibleSiteKey: string | null
  invisibleSiteKey: string | null
  visibleSecret: Buffer | null
  invisibleSecret: Buffer | null
}

/**
 * Returns true if every required captcha can be shown and verified: external providers need a site key and its secret.
 */
export function isComplete(settings: Settings): boolean {
  if (settings.provider === 'ALTCHA' || settings.places.length === 0) return true
  const { visibleSiteKey, invisibleSiteKey, visibleSecret, invisibleSecret } = settings
  const hasPairs = !visibleSiteKey === !visibleSecret && !invisibleSiteKey === !invisibleSecret
  return hasPairs && (visibleSiteKey !== null || invisibleSiteKey !== null)
}
