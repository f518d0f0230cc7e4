import type { FieldViolation } from '@kalends/contract'
import { type Actor, isOwner } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { normalizeSettings, type Settings, settingsViolations } from '../rules/settings.ts'
import { newSiteSecret } from '../rules/site-secret.ts'
import { readTimeZoneAnswer } from '../rules/time-zone-answer.ts'
import { findSiteFacts, isOwnPicture, lockSite, type SiteRow, updateAddress, updateSite } from '../store.ts'
import { settingsView } from '../view.ts'

const days = 24 * 60 * 60 * 1000

/** How long a new address can be confirmed, in milliseconds. */
const pendingMs = 7 * days

/** The requested address for links in messages (null: none), and the origin of the request. */
type Requested = { actor: Actor; url: string | null; origin: string; now: number }

/**
 * Changes the address for links in messages. Owners only, since those links contain secrets. A new address waits until
 * its confirmation link is opened there, while whoever asked is an owner. Returns that link; null if nothing needs
 * confirmation. The address of the current request is confirmed by the request.
 */
async function changeAddress(tx: Tx, site: SiteRow, { actor, url, origin, now }: Requested): Promise<string | null> {
  const isUnchanged = url === site.confirmed_url
  if (isUnchanged && site.pending_url === null) return null
  if (!isOwner(actor)) return fail('UNAUTHORIZED_OPERATION')
  if (isUnchanged || url === null || url === origin) {
    await updateAddress(tx, site.id, { confirmed_url: url, ...noPendingAddress })
    return null
  }
  const { text, hash } = newSiteSecret(site.id)
  await updateAddress(tx, site.id, {
    pending_url: url,
    pending_url_hash: hash,
    pending_url_expires_at: new Date(now + pendingMs),
    pending_url_user_id: actor.userId,
  })
  return `${url}/dashboard/confirm-address/${text}`
}

const noPendingAddress = {
  pending_url: null,
  pending_url_hash: null,
  pending_url_expires_at: null,
  pending_url_user_id: null,
}

export const updateSiteSettings: Operation<'updateSiteSettings'> = async ({ input, actor, request }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { publicUrl } = context.config
    const now = context.clock.now()
    const row = (await lockSite(tx, siteId)) ?? fail('NOT_FOUND')
    const circumstances = await findSiteFacts(tx, siteId)
    const before = settingsView(row, circumstances, publicUrl)
    const faults = [...settingsViolations(input, before), ...(await pictureViolations(tx, siteId, input))]
    if (faults.length > 0) refuseFields(faults)
    const { confirmedUrl: url, ...others } = normalizeSettings(input)
    const isRequested = url !== undefined
    const link = isRequested ? await changeAddress(tx, row, { actor, url, origin: request.origin, now }) : null
    const changed = await updateSite(tx, siteId, others, now)
    const zoneChange = { siteId, from: row.time_zone, to: changed.time_zone, now }
    if (zoneChange.from !== zoneChange.to) {
      const answer = readTimeZoneAnswer(input.timeZoneChange)
      await context.ports.sites.changeTimeZone(context, tx, { ...zoneChange, actor, answer })
    }
    const settings = settingsView(changed, circumstances, publicUrl)
    const change = { operation: 'updateSiteSettings', entityType: 'site', entityId: siteId, entityName: settings.name }
    await recordChange(tx, siteId, actor, { ...change, before, after: settings }, now)
    return { settings, confirmationLink: link }
  })

/** Refuses external pictures: their server would learn who views the pages. */
async function pictureViolations(tx: Tx, siteId: string, sent: Settings): Promise<FieldViolation[]> {
  const faults: FieldViolation[] = []
  for (const field of ['logoUrl', 'coverUrl'] as const) {
    const url = sent[field]
    if (url && !(await isOwnPicture(tx, siteId, url)))
      faults.push({ field, description: 'is not the address of a picture you uploaded', violatedRule: 'FORMAT' })
  }
  return faults
}
