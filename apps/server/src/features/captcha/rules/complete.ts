type Settings = {
  provider: 'ALTCHA' | 'RECAPTCHA' | 'TURNSTILE'
  places: readonly string[]
  visibleSiteKey: string | null
  invisibleSiteKey: string | null
  visibleSecret: Buffer | null
  invisibleSecret: Buffer | null
}

/** Whether what is asked for can be solved and judged: a provider outside needs a key with its secret. */
export function isComplete(settings: Settings): boolean {
  if (settings.provider === 'ALTCHA' || settings.places.length === 0) return true
  const { visibleSiteKey, invisibleSiteKey, visibleSecret, invisibleSecret } = settings
  const hasPairs = !visibleSiteKey === !visibleSecret && !invisibleSiteKey === !invisibleSecret
  return hasPairs && (visibleSiteKey !== null || invisibleSiteKey !== null)
}
