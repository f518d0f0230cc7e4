import type { InputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { recordChange } from '../../audit/index.ts'
import { lockSite, setPublicCaptcha } from '../../sites/index.ts'
import { type CaptchaRow, findCaptcha, saveCaptcha } from '../store.ts'
import { captchaView } from '../view.ts'

type Input = InputOf<'updateCaptchaSettings'>

/**
 * Changes the sent settings. A new provider starts without keys. Throws INVALID_SETTINGS if a required captcha lacks
 * keys.
 */
export const updateCaptchaSettings: Operation<'updateCaptchaSettings'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const secrets = await encryptedSecrets(context, siteId, input)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const site = (await lockSite(tx, siteId)) ?? fail('NOT_FOUND')
    const current = await findCaptcha(tx, siteId)
    const after = mergeSettings(current, input, secrets)
    if (!isComplete(after)) return fail('INVALID_SETTINGS')
    await saveCaptcha(tx, siteId, after, now)
    const { visibleSecret: _, invisibleSecret: __, ...shown } = after
    await setPublicCaptcha(tx, siteId, after.places.length > 0 ? shown : null)
    const noted = { operation: 'updateCaptchaSettings', entityType: 'captcha', entityId: siteId, entityName: site.name }
    const settings = captchaView(after)
    await recordChange(tx, siteId, actor, { ...noted, before: captchaView(current), after: settings }, now)
    return { settings }
  })
}

type Secrets = { visibleSecret: Buffer | null | undefined; invisibleSecret: Buffer | null | undefined }

async function encryptedSecrets(context: Context, siteId: string, sent: Input): Promise<Secrets> {
  const encrypted = async (secret: string | null | undefined) => {
    const text = toText(secret)
    return text ? encrypt(context, text, `captcha:${siteId}`) : (text as null | undefined)
  }
  return { visibleSecret: await encrypted(sent.visibleSecret), invisibleSecret: await encrypted(sent.invisibleSecret) }
}

function mergeSettings(current: CaptchaRow, sent: Input, secrets: Secrets): CaptchaRow {
  const none = { visibleSiteKey: null, invisibleSiteKey: null, visibleSecret: null, invisibleSecret: null }
  const { provider = current.provider } = sent
  const known = provider === current.provider ? current : { ...current, ...none, provider }
  const given = {
    places: sent.places && [...new Set(sent.places)],
    ...secrets,
    visibleSiteKey: toText(sent.visibleSiteKey),
    invisibleSiteKey: toText(sent.invisibleSiteKey),
  }
  const written = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...known, ...(Object.fromEntries(written) as Partial<CaptchaRow>) }
}

/** Returns null for blank text. */
const toText = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

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
function isComplete(settings: Settings): boolean {
  if (settings.provider === 'ALTCHA' || settings.places.length === 0) return true
  const { visibleSiteKey, invisibleSiteKey, visibleSecret, invisibleSecret } = settings
  const hasPairs = !visibleSiteKey === !visibleSecret && !invisibleSiteKey === !invisibleSecret
  return hasPairs && (visibleSiteKey !== null || invisibleSiteKey !== null)
}
